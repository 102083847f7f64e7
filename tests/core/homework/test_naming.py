"""Errors invented in plain NumPy get the names that are right for them, or none: see benchmarks/naming.py."""

import re
from collections import Counter

import pytest

from benchmarks.naming import ERRORS, outcome
from tests.documents import ROOT

FEWEST = {"bank-interest": 106, "journey": 40}


@pytest.fixture(scope="module")
def outcomes():
    """What becomes of every error, and whether it has a name, by exercise."""
    return {
        exercise_id: [(outcome(exercise_id, error), bool(error.names)) for error in errors()]
        for exercise_id, errors in ERRORS.items()
    }


@pytest.mark.parametrize("exercise_id", ERRORS)
def test_nine_in_ten_invented_errors_are_named_none_wrongly_and_a_fifth_have_no_name(exercise_id, outcomes):
    counts = Counter(outcomes[exercise_id])
    assert not {"wrongly", "possibly"} & {what for what, _ in counts}
    named, unnamed = counts["named", True], counts["unnamed", True]
    assert named + unnamed >= FEWEST[exercise_id]
    assert named >= 0.9 * (named + unnamed)
    assert counts["rightly unnamed", False] >= counts.total() / 5
    assert counts["right", True] + counts["right", False] <= counts.total() / 50


def test_the_guide_claims_what_is_true(outcomes):
    (claim,) = re.findall(
        r"invents (\d+) errors .*?(\d+) of\s+the (\d+) that have a name",
        (ROOT / "docs/marking.md").read_text("utf-8"),
        re.DOTALL,
    )
    every = [one for of_exercise in outcomes.values() for one in of_exercise]
    named, with_names = every.count(("named", True)), sum(has_names for _, has_names in every)
    assert tuple(map(int, claim)) == (len(every), named, with_names)
