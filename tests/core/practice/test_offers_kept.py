"""What exercises offer to practice is kept in a file, which holds as long as the exercises are the same."""

from itertools import chain

import pytest
from msgspec.structs import replace

from core.homework import bank, exercise_files
from core.homework.mistakes import MISTAKES
from core.practice import offers
from core.practice.offers import compute_offers, file_text, kept_offers


@pytest.fixture
def afresh():
    """Nothing is remembered before and after."""
    offers.offers.cache_clear()
    yield
    offers.offers.cache_clear()


def showing(offers, mistakes):
    """Offers of which each shows no more than some mistakes."""
    return tuple(replace(offer, shows=offer.shows & mistakes) for offer in offers)


def shown(offers):
    return frozenset(chain.from_iterable(offer.shows for offer in offers))


def test_what_is_read_is_what_would_be_computed_but_for_mistakes_that_are_newer_than_the_file():
    old = shown(chain.from_iterable(kept_offers().values()))
    for name, kept in kept_offers().items():
        assert kept == showing(compute_offers(name), old)


def test_what_is_written_is_read_again(monkeypatch, tmp_path):
    monkeypatch.setattr(offers, "FILE", tmp_path / "practice.json")
    offers.FILE.write_text(file_text({"dog-tail": compute_offers("dog-tail")}), encoding="utf-8")
    assert kept_offers() == {"dog-tail": compute_offers("dog-tail")}


@pytest.mark.usefixtures("afresh")
def test_nothing_is_computed_for_the_first_visitor(monkeypatch):
    kept, load = kept_offers(), bank.load

    def refuse(name, *variant):
        """Of an exercise that has changed since the last release nothing is kept."""
        assert name not in kept
        return load(name, *variant)

    monkeypatch.setattr(bank, "load", refuse)
    assert len(offers.offers()) > 90
    offers.choices.cache_clear()
    assert len(offers.choices()) > 8


@pytest.mark.usefixtures("afresh")
def test_an_exercise_that_was_changed_or_added_is_computed_anew(monkeypatch, tmp_path):
    for file in exercise_files.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))  # as Git may write it elsewhere
    monkeypatch.setattr(exercise_files, "BANK", tmp_path)
    assert "dog-tail" in kept_offers()
    with (tmp_path / "dog-tail.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert "dog-tail" not in kept_offers()
    assert "journey" in kept_offers()
    assert {"dog-tail", "journey"} <= {offer.exercise for offer in offers.offers()}


def test_with_another_mistake_what_is_kept_still_holds_and_one_that_is_gone_is_not_looked_for(monkeypatch):
    monkeypatch.setattr(offers, "MISTAKES", {**MISTAKES, "new": MISTAKES["unscaled"]})
    kept = kept_offers()
    assert {"dog-tail", "journey"} <= kept.keys()
    monkeypatch.setattr(offers, "MISTAKES", {name: one for name, one in MISTAKES.items() if name != "unscaled"})
    assert any("unscaled" in offer.shows for offers in kept.values() for offer in offers)
    assert not any("unscaled" in offer.shows for offers in kept_offers().values() for offer in offers)


@pytest.mark.usefixtures("afresh")
@pytest.mark.parametrize("fault", [None, "7", "[[", '{"id": "x", "made_from": "y", "offers": [], "more": 1}'])
def test_without_the_file_everything_is_computed(monkeypatch, tmp_path, fault):
    kept = offers.offers()
    offers.offers.cache_clear()
    if fault:
        (tmp_path / "practice.json").write_text(fault, encoding="utf-8")
    monkeypatch.setattr(offers, "FILE", tmp_path / "practice.json")
    assert kept_offers() == {}
    assert showing(offers.offers(), shown(kept)) == kept
