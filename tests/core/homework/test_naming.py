"""Errors that were invented before anybody looked whether they are known get the names that are right for them, or none."""

from collections import Counter
from itertools import islice

import pytest

from benchmarks import new_errors


@pytest.mark.nightly
def test_half_of_the_next_errors_are_named_and_hardly_any_wrongly():
    """Of the first three exercises; all six are for the benchmark."""
    counts = Counter(map(new_errors.outcome, islice(new_errors.errors(), 190)))
    assert len(new_errors.WAYS) == 70
    assert counts.total() == 190
    assert counts["rightly"] >= 95
    assert counts["wrongly"] <= 1
