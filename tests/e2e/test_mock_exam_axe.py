"""Axe finds nothing serious of ours while an exam is sat, and once it is handed in."""

import time
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.e2e.app import wait_until_run
from tests.e2e.test_every_screen import assert_whole


@pytest.mark.parametrize(("handed_in", "seen"), [(False, "1 of 15 answered"), (True, "of 15 points")])
def test_axe_finds_nothing_serious_in_an_exam(page, address, handed_in, seen):
    now = int(time.time())
    sitting = f"12-15-1-45-{now - 60}" + (f"-{now}" if handed_in else "")
    answers = {"12-15-1.bank-interest.q2-value-bank": "1 2 3"}
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}/mock-exam?{urlencode({'sitting': sitting, 'exam.solutions': 'true', **answers})}")
    expect(page.get_by_text(seen)).to_be_visible()
    wait_until_run(page)
    assert_whole(page, "mock-exam")
    page.set_viewport_size({"width": 360, "height": 900})
    page.emulate_media(color_scheme="dark")
    expect(page.get_by_test_id("stApp")).not_to_have_css("background-color", "rgb(255, 255, 255)")
    assert_whole(page, "mock-exam")
