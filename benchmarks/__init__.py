"""What is measured; benchmarks/README.md has the figures."""

COLLAPSE = 4.0
"""How many times worse than required a speed or a time must be for ``--check`` to fail: a busy machine makes it two or
three times worse, recomputing what should be remembered makes it ten times worse."""

WHOLE_SHEET = "view=sheet"
"""The link to the homework with all its fields; without it, one part is asked at a time."""
