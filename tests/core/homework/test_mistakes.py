"""One record per mistake: a record that would fail when a student makes the mistake is refused at once."""

import re
from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.graph.form import LEARNED, PLAIN, Form
from core.graph.steps import not_scaled
from core.graph.ways import BY_ROOT, BY_SUM, UNSCALED
from core.homework.hints import screens_of
from core.homework.mistake import Mistake, by_id
from core.homework.mistakes import MISTAKES

RECORD = {
    "id": "mine", "title": "Mine", "why": "It is not so.", "hint": "Look again.", "screen": "scaling",
    "changes": ({"scaled_scores": not_scaled},),
}  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("changes", ({"scaled_score": not_scaled},), "there is no node “scaled_score”; did you mean scaled_scores?"),
        ("changes", (), "needs exactly one of changes"), ("shortens", np.round, "needs exactly one of changes"),
        ("why", " ", "why is empty"),
    ],
)  # fmt: skip
def test_a_faulty_record_is_refused(field, value, says):
    with pytest.raises(ValueError, match=re.escape(says)):
        Mistake(**(RECORD | {field: value}))


def test_an_id_used_twice_is_refused():
    with pytest.raises(ValueError, match="'mine': the id is used twice"):
        by_id([Mistake(**RECORD), Mistake(**RECORD)])


@pytest.mark.parametrize(
    ("exercise", "part", "screen"),
    [
        ("bank-interest", "q1-weight", "similarity"), ("bank-interest", "q5-top-two", "learned"),
        ("economic-area", "top-two", "two-sentences"),
    ],
)  # fmt: skip
def test_what_was_misread_is_shown_on_the_screen_that_computes_it(exercise, part, screen):
    one = exercises.load(exercise)
    assert screens_of(one, one.part(part), ["own-word-left-out", "wrong-word", "truncated"]) == (screen,)
    assert screens_of(one, one.part(part), ["truncated", "unscaled"]) == ("scaling",)


def test_no_text_gives_a_number_away():
    for mistake in MISTAKES.values():
        assert not re.search(r"\d[.,]\d", mistake.title + mistake.why + mistake.hint)


@pytest.mark.parametrize(
    ("mistake_id", "form", "happens"),
    [
        ("unscaled", LEARNED, True),
        ("unscaled", Form(learned=True, scaling=UNSCALED), False),
        ("scaling-not-asked", PLAIN, True),
        ("scaling-not-asked", Form(learned=False, scaling=UNSCALED, normalise=BY_SUM), False),
        ("scaling-not-asked", Form(learned=False, scaling=BY_ROOT), False),
        ("normalised-by-sum", PLAIN, True),
        ("normalised-by-sum", Form(learned=False, scaling=UNSCALED, normalise=BY_SUM), False),
        ("softmax-not-asked", Form(learned=False, scaling=UNSCALED, normalise=BY_SUM), True),
        ("minus-lost", Form(learned=False, scaling=UNSCALED, normalise=BY_SUM), False),
        ("softmax-not-asked", PLAIN, False), ("no-projection", LEARNED, True), ("no-projection", PLAIN, False),
        ("projection-not-asked", PLAIN, True), ("projection-not-asked", LEARNED, False), ("no-softmax", PLAIN, True),
        ("divided-by-sqrt-n", LEARNED, True), ("divided-by-sqrt-n", PLAIN, False),
        ("positions-not-asked", LEARNED, True), ("positions-not-asked", replace(LEARNED, positions=True), False),
        ("positions-not-asked", replace(LEARNED, cross=True), False),
    ],
)  # fmt: skip
def test_a_mistake_happens_only_where_it_can(mistake_id, form, happens):
    bank = exercises.load("bank-interest")
    assert MISTAKES[mistake_id].when(form, bank.part("q3-weights"), bank) == happens


def test_the_node_of_a_mistake_is_the_first_that_goes_wrong_in_every_form():
    """Or else in its first form: one weight matrix for all is W_q, so the keys go wrong before the values."""
    nodes = {"heads-exchanged": "joined", "unscaled": "scaled_scores", "one-weight-matrix": "K", "minus-lost": ""}
    assert {name: MISTAKES[name].node for name in nodes} == nodes


def test_learned_weights_cannot_be_used_where_there_are_none():
    river = exercises.load("river-bank")
    assert not MISTAKES["projection-not-asked"].when(PLAIN, river.part("context"), river)
