"""Errors invented in plain NumPy get the names that are right for them, or none: see benchmarks/naming.py.

Those of benchmarks/new_errors.py were invented before anybody looked whether they are known.
"""

import re
from collections import Counter
from itertools import islice

import pytest

from benchmarks import new_errors
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


@pytest.mark.nightly
def test_half_of_the_next_errors_are_named_and_hardly_any_wrongly():
    """Of the first three exercises; all six are for the benchmark."""
    counts = Counter(map(new_errors.outcome, islice(new_errors.errors(), 190)))
    assert len(new_errors.WAYS) == 70
    assert counts.total() == 190
    assert counts["rightly"] >= 95
    assert counts["wrongly"] <= 1
