"""Marks of a class with single slips, compared with keys worked out in plain NumPy."""

import pytest

from benchmarks.single_slips import SLIPS, differences


def test_one_student_for_each_slip_is_marked_as_plain_numpy_says():
    assert list(differences(len(SLIPS))) == []


@pytest.mark.nightly
@pytest.mark.slow
def test_a_class_of_300_is_marked_as_plain_numpy_says():
    """But for one word: “weak” follows from a weight that was masked to 0, and zeros are not carried."""
    assert [(one.slip, one.part) for one in differences(300)] == [("plain/masked", "q1-strength")]
