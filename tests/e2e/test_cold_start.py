"""A class that wakes a cold server: every screen is opened at once, and none shows an exception."""

import pytest

from benchmarks import cold_start


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.e2e
def test_all_screens_of_a_new_server_can_be_opened_at_once(tmp_path):
    assert cold_start.problems(tmp_path) == []
