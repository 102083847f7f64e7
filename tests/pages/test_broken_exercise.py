"""A broken file in the bank takes no screen down: it is named with its reason, and the others can be chosen."""

import pytest

from core import exercises
from core.homework import bank
from tests.pages.test_screens import screen

SCREENS = {"quiz": "exercise", "learned": "example", "similarity": "example", "scaling": "example"}


@pytest.fixture
def _broken_file(tmp_path, monkeypatch):
    for file in exercises.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "unfinished.toml").write_text('id = "unfinished', encoding="utf-8")
    monkeypatch.setattr(bank, "BANK", tmp_path)
    bank.ids.cache_clear()
    yield
    bank.ids.cache_clear()


@pytest.mark.usefixtures("_broken_file")
@pytest.mark.parametrize(("name", "parameter"), SCREENS.items())
def test_the_broken_one_is_named_and_the_others_are_there(name, parameter):
    at = screen(name, **{parameter: "unfinished"})
    (error,) = at.error
    assert "unfinished.toml" in error.value
    assert "expected TOML in UTF-8" in error.value
    other = screen(name, **{parameter: "journey"})
    assert not other.error
    assert not other.exception
