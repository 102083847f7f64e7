"""Axe finds nothing serious of ours while an exam is sat, and once it is handed in."""

import time
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM, wait_until_run
from tests.e2e.test_axe import check

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


@pytest.mark.parametrize(("handed_in", "seen"), [(False, "1 of 15 answered"), (True, "of 15 points")])
def test_axe_finds_nothing_serious_in_an_exam(chromium, address, handed_in, seen):
    now = int(time.time())
    sitting = f"12-15-1-45-{now - 60}" + (f"-{now}" if handed_in else "")
    answers = {"12-15-1.bank-interest.q2-value-bank": "1 2 3"}
    page = chromium.new_page(viewport={"width": 1280, "height": 900}, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{address}/mock-exam?{urlencode({'sitting': sitting, 'exam.solutions': 'true', **answers})}")
    expect(page.get_by_text(seen)).to_be_visible()
    wait_until_run(page)
    check(page, "mock-exam")
    page.set_viewport_size({"width": 360, "height": 900})
    page.emulate_media(color_scheme="dark")
    expect(page.get_by_test_id("stApp")).not_to_have_css("background-color", "rgb(255, 255, 255)")
    check(page, "mock-exam")
    page.close()
