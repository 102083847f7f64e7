"""What the server runs on, and what it sends."""

import sys

import pytest
from playwright.sync_api import expect

from tests.e2e.app import free_port, served, wait_until_run
from ui.session.streamlit_internals import ForwardMsg

SCRIPT = """
import asyncio
import gc
import streamlit as st

loops = [thing for thing in gc.get_objects() if isinstance(thing, asyncio.AbstractEventLoop) and thing.is_running()]
st.title(" ".join(type(loop).__module__ for loop in loops))
"""


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run on Windows")
def test_streamlit_runs_on_uvloop_which_sends_small_messages_at_once(chromium, tmp_path):
    script = tmp_path / "loops.py"
    script.write_text(SCRIPT)
    with served(free_port(), script) as address:
        page = chromium.new_page()
        page.goto(address)
        assert page.locator("h1").text_content() == "uvloop"
        page.close()


def test_what_a_browser_has_is_not_sent_to_it_again(profile, address):
    elements = []

    def note(frame):
        message = ForwardMsg.FromString(frame)
        if message.delta.WhichOneof("type") == "new_element":
            elements.append(frame)

    page = profile.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.goto(f"{address}/learned")
    page.get_by_text("Take it with you").wait_for()
    sent_at_first = len(elements)
    page.get_by_role("tab", name="2").click()
    page.wait_for_timeout(500)  # the rest of the run
    assert len(elements) > sent_at_first
    long = [element for element in elements if len(element) > 1200]
    assert len(long) == len(set(long))


def test_the_first_run_tells_the_tab_its_title_at_once_and_no_other_until_it_changes(profile, address):
    titles = []

    def note(frame):
        message = ForwardMsg.FromString(frame)
        if message.WhichOneof("type") == "page_config_changed":
            titles.append(message.page_config_changed.title)

    page = profile.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.goto(f"{address}/learned")
    page.get_by_text("Take it with you").wait_for()
    page.get_by_role("tab", name="2").click()
    page.wait_for_function("() => location.search.includes('question=')")
    assert titles == ["Queries, keys, values · Self-attention, computed"]
    page.get_by_role("link", name="Scaled vs unscaled").last.click()
    page.get_by_role("heading", name="Scaled vs unscaled", level=1).wait_for()
    expect(page).to_have_title("Scaled vs unscaled · Self-attention, computed")
    assert page.locator("link[rel*=icon]").get_attribute("href").endswith("/app/static/icon.png")


@pytest.mark.parametrize(
    ("path", "panel"), [("learned", "The words"), ("challenges", "A hint"), ("challenges", "Show me a solution")]
)
def test_a_link_that_is_followed_while_a_panel_is_open_opens_its_screen(profile, address, path, panel):
    page = profile.new_page()
    page.goto(f"{address}/{path}")
    page.get_by_test_id("stMain").get_by_role("heading", level=1).wait_for()
    wait_until_run(page)
    page.get_by_role("button", name=panel).click()
    page.get_by_test_id("stPopoverBody").locator("p").first.wait_for()
    page.get_by_role("link", name="Start").first.click()
    page.get_by_role("heading", name="Self-attention, computed", level=1).wait_for()


def test_a_screen_waits_for_no_answer_to_what_its_page_says_already(profile, address):
    page = profile.new_page()
    page.route("**/_stcore/h*", lambda route: None)  # health and host-config are never answered
    page.goto(f"{address}/learned")
    page.locator("td.cell").first.wait_for()
    assert page.url.startswith(f"{address}/learned")


FETCHED = (
    """() => performance.getEntriesByType("resource").map(({ name }) => name).filter(name => name.includes("/app-"))"""
)


def test_the_code_has_one_address_and_is_asked_for_once_a_page(profile, address):
    """So that a browser can keep it."""
    page = profile.new_page()
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.locator("td.cell").first).to_be_visible()
    first = page.evaluate(FETCHED)
    page.goto(f"{address}/lookup")  # two pictures
    for fold in ("The same in numbers", "The same with vectors"):
        page.get_by_text(fold).click()
    expect(page.locator("td.cell").first).to_be_visible()
    assert page.evaluate(FETCHED) == first
    assert len(first) == 1


@pytest.mark.parametrize("screen", ["learned?example=dog-tail", "why"])
def test_a_picture_whose_code_cannot_be_fetched_says_so(profile, address, screen):
    page = profile.new_page()
    page.route("**/app-*.js", lambda route: route.abort())
    page.goto(f"{address}/{screen}")
    expect(page.get_by_text("could not be loaded. Reload the page to try again.")).to_be_visible()
