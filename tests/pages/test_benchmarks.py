"""What the benchmarks change on a screen is there to be changed."""

from urllib.parse import parse_qsl

import pytest

from benchmarks.memory import CHANGES
from tests.pages.test_screens import screen


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change.page or 'home'} {change.widget}")
def test_a_field_that_sessions_change_is_on_its_screen(change):
    at = screen(change.page or "home", **dict(parse_qsl(change.query)))
    assert change.widget in [getattr(element, "key", None) for element in at.main]
