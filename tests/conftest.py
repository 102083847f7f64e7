"""How many examples hypothesis draws: `pytest --hypothesis-profile=long` for many."""

from hypothesis import settings

settings.register_profile("short", max_examples=200, deadline=None)
settings.register_profile("long", max_examples=5000, deadline=None)
settings.load_profile("short")
