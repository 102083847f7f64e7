"""Errors invented in plain NumPy get the names that are right for them, or none: see benchmarks/naming.py."""

import re
from collections import Counter

import pytest

from benchmarks.naming import ERRORS, outcome
from tests.documents import ROOT

FEWEST = {"bank-interest": 106, "journey": 40}


@pytest.mark.parametrize("exercise_id", ERRORS)
def test_nine_in_ten_invented_errors_are_named_and_none_wrongly(exercise_id):
    errors = list(ERRORS[exercise_id]())
    outcomes = [(error, outcome(exercise_id, error)) for error in errors]
    counts = Counter(what for error, what in outcomes if error.names)
    assert [error for error, what in outcomes if what in ("wrongly", "possibly")] == []
    assert counts["named"] + counts["unnamed"] >= FEWEST[exercise_id]
    assert counts["named"] >= 0.9 * (counts["named"] + counts["unnamed"])


@pytest.mark.parametrize("exercise_id", ERRORS)
def test_a_fifth_of_the_invented_errors_have_no_name_and_few_happen_to_be_right(exercise_id):
    counts = Counter((outcome(exercise_id, error), bool(error.names)) for error in ERRORS[exercise_id]())
    assert counts["rightly unnamed", False] >= counts.total() / 5
    assert counts["right", True] + counts["right", False] <= counts.total() / 50


def test_the_guide_claims_what_is_true():
    (claim,) = re.findall(
        r"invents (\d+) errors .*?(\d+) of\s+the (\d+) that have a name",
        (ROOT / "docs/marking.md").read_text("utf-8"),
        re.DOTALL,
    )
    outcomes = [
        (outcome(exercise_id, error), bool(error.names)) for exercise_id in ERRORS for error in ERRORS[exercise_id]()
    ]
    named, with_names = outcomes.count(("named", True)), sum(has_names for _, has_names in outcomes)
    assert tuple(map(int, claim)) == (len(outcomes), named, with_names)
