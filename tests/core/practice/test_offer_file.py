"""What exercises offer to practice is kept in a file, which is what it would be if it were computed now."""

import pytest

from core.homework import bank, exercise_files
from core.homework.mistakes import MISTAKES
from core.practice import offer_file, offers
from core.practice.offer_file import FILE, read
from core.practice.offers import computed, names
from tests.practice_offers import text


@pytest.fixture
def afresh():
    """Nothing is remembered before and after."""
    offers.offers.cache_clear()
    yield
    offers.offers.cache_clear()


def test_the_file_is_what_it_would_be_now():
    """After a change to an exercise or a mistake: python -m tests.practice_offers."""
    assert FILE.read_text(encoding="utf-8") == text()


def test_what_is_read_is_what_was_computed():
    assert tuple(read()) == names()
    for name in names():
        assert read()[name] == computed(name)


@pytest.mark.usefixtures("afresh")
def test_nothing_is_computed_for_the_first_visitor(monkeypatch):
    def load(*_):
        raise AssertionError("an exercise was loaded")

    monkeypatch.setattr(bank, "load", load)
    assert len(offers.offers()) > 90
    offers.choices.cache_clear()
    assert len(offers.choices()) > 8


@pytest.mark.usefixtures("afresh")
def test_an_exercise_that_was_changed_or_added_is_computed_anew(monkeypatch, tmp_path):
    for file in exercise_files.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))  # as Git may write it elsewhere
    monkeypatch.setattr(offer_file, "BANK", tmp_path)
    assert "dog-tail" in read()
    with (tmp_path / "dog-tail.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert "dog-tail" not in read()
    assert "journey" in read()
    assert {"dog-tail", "journey"} <= {offer.exercise for offer in offers.offers()}


def test_with_another_mistake_everything_is_computed_anew(monkeypatch):
    monkeypatch.setattr(offer_file, "MISTAKES", {**MISTAKES, "new": MISTAKES["unscaled"]})
    assert read() == {}


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize("fault", [None, "exercises = 7", "[[", 'exercises = [{id = "x", made_from = "y", more = 1}]'])
def test_without_the_file_everything_is_computed(monkeypatch, tmp_path, fault):
    expected = offers.offers()
    offers.offers.cache_clear()
    if fault:
        (tmp_path / "practice.toml").write_text(fault, encoding="utf-8")
    monkeypatch.setattr(offer_file, "FILE", tmp_path / "practice.toml")
    assert read() == {}
    assert offers.offers() == expected
