"""Errors that were invented before anybody looked whether they are known: see benchmarks/new_errors.py."""

from collections import Counter
from itertools import islice

import pytest

from benchmarks.new_errors import WAYS, errors, outcome


@pytest.mark.nightly
def test_half_of_the_next_errors_are_named_and_hardly_any_wrongly():
    """Of the first three exercises; all six are for the benchmark."""
    counts = Counter(map(outcome, islice(errors(), 190)))
    assert len(WAYS) == 70
    assert counts.total() == 190
    assert counts["rightly"] >= 95
    assert counts["wrongly"] <= 1
