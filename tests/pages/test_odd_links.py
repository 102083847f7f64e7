"""Whatever a link says, a screen opens: parameters that are empty, repeated, very long, damaged or out of range."""

from functools import cache
from itertools import cycle

import pytest

from core.reading import matrix_edits
from tests.pages.test_links import FIELDS, LINKS, opened, parse
from tests.pages.test_screens import SCREENS
from ui.session.keys import OPENING

ODD = {
    "repeated": ["a", "", "b"],
    "very long": "7" * 20_000,
    "a damaged code, as a server decodes it": "\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}%",
    "NUL": "\0000\0",
    "huge": "9" * 30,
    "negative": "-1",
    "not a number": "nan",
    "not an option": "none of these",
}


@cache
def parameters(name):
    """The parameters that a screen reads: those of its fields, and those of the links to it that were once stored."""
    at = opened(name, {})
    drawn = {field.key for kind in FIELDS for field in getattr(at, kind)} - {"hints", None}
    stored = {key for link, *_ in LINKS for key in parse(link)[1] if parse(link)[0] == name}
    return sorted(drawn | stored)


def picked(at):
    return [(picker.key, picker.value) for picker in at.button_group]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_an_empty_parameter_is_as_good_as_none(name):
    """But for the exercise itself: that a link names none is told, and a link that names none is an older one."""
    named = {"example": OPENING} if "example" in parameters(name) else {}
    usual = picked(opened(name, named))
    for key in {*parameters(name)} - {"example", "exercise"}:
        assert picked(opened(name, {**named, key: ""})) == usual, key


@pytest.mark.parametrize("example", ["bank-interest", "your own sentence"])
def test_of_a_picker_that_comes_later_too(example):
    at = opened("similarity", {"example": example, "sentence": "the qqzzxx", "unknown-0": "", "closer": ""})
    assert all(picker.value for picker in at.button_group)


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_an_odd_parameter_raises_nothing(name):
    """One odd value for each parameter; the next test has each value for all of them."""
    for key, odd in zip(parameters(name), cycle(ODD.values()), strict=False):
        assert opened(name, {key: odd}).title[0].value


@pytest.mark.parametrize(("name", "odd"), list(zip(SCREENS, cycle(("an empty one", *ODD)), strict=False)))
def test_all_parameters_odd_at_once_raise_nothing(name, odd):
    """By night every value is tried on every screen."""
    assert opened(name, dict.fromkeys(parameters(name), ODD.get(odd, ""))).title[0].value


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_all_parameters_odd_in_every_way_raise_nothing(name):
    for value in ("", *ODD.values()):
        assert opened(name, dict.fromkeys(parameters(name), value)).title[0].value


def test_half_a_character_in_a_cell_is_replaced():
    assert matrix_edits.unpack(matrix_edits.pack({(0, 0): "\ud800 1"})) == {(0, 0): "? 1"}


@pytest.mark.parametrize("name", SCREENS)
def test_every_text_field_is_bounded(name):
    at = opened(name, {})
    fields = [*at.text_input, *at.text_area]
    assert [field.label for field in fields if not field.proto.max_chars] == []


def test_a_text_that_is_too_long_is_cut_and_told():
    at = opened("quiz", {"q1-weight": "0.2097" + "0" * 5000, "q4-weight": "0.3"})
    assert len(at.text_input(key="q1-weight").value) == 2100
    told = [caption.value for caption in at.caption if "left out" in caption.value]
    assert told == [":orange[This field takes 2,100 characters. Anything beyond that is left out.]"]
