"""What is typed and not yet left is there when the page is loaded again."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.app import free_port, served, wait_until_run


def field(page):
    return page.get_by_label(re.compile("^How much does .bank. attend to .interest."))


def type_into(page, text):
    """Type as soon as what is typed is noted, and leave nothing else there: what notes it comes after the field."""
    field(page).first.click()
    while not page.evaluate("'self-attention typed' in sessionStorage"):
        page.keyboard.type("0")
        page.keyboard.press("Backspace")
    page.keyboard.type(text)


def test_a_text_that_was_not_left_is_there_after_each_reload_and_counts_once_it_is_left(page, address):
    page.goto(f"{address}/quiz?exercise=bank-interest")
    wait_until_run(page)
    type_into(page, "0.2097")
    for _ in range(2):
        page.reload()
        expect(field(page).first).to_have_value("0.2097")
        expect(field(page).first).to_be_focused()
    page.keyboard.press("Tab")
    page.wait_for_url(re.compile("q1-weight=0.2097"))
    page.get_by_text("1 of 14 points").wait_for()


@pytest.mark.nightly
def test_a_text_that_was_not_left_when_the_page_was_cut_off_is_there_after_a_reload(page):
    port = free_port()
    with served(port) as address:
        page.goto(f"{address}/quiz?exercise=bank-interest")
        wait_until_run(page)
        type_into(page, "0.2097")
    expect(field(page).first).to_be_disabled()
    page.wait_for_timeout(4000)  # longer than a text that was left is kept
    with served(port):
        expect(field(page).first).to_be_enabled()
        page.reload()
        expect(field(page).first).to_have_value("0.2097")


def test_a_number_that_was_not_left_stands_in_its_box_after_a_reload(page, address):
    page.goto(f"{address}/quiz?exercise=bank-interest&part=q2-query-bank")
    box = page.get_by_label("Queries: bank, column 1", exact=True)
    box.click()
    page.keyboard.type("4.37")
    page.reload()
    expect(box).to_have_value("4.37")
    expect(box).to_be_focused()
    page.keyboard.press("Tab")
    page.wait_for_url(re.compile("q2-query-bank=4.37"))
