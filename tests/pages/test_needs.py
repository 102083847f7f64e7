"""Screens that need a package say so where it is not installed."""

import pytest

from tests.pages.test_screens import screen
from ui.frame import page


@pytest.mark.parametrize("name", ["module", "seeds", "torch-mask", "dropout", "torch-heads", "train", "bug-hunt"])
def test_a_screen_says_which_package_it_needs_and_shows_no_error(name, monkeypatch):
    monkeypatch.setattr(page, "find_spec", lambda package: None)
    at = screen(name)
    assert [info.value for info in at.info] == [
        "This screen needs torch, which is not installed here. On your own computer: see the README."
    ]
    assert not at.button
