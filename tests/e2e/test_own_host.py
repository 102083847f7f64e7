"""A browser asks nobody but the app's own server for anything: no student is known elsewhere by having opened it."""

from urllib.parse import urlsplit

import pytest

from tests.e2e.app import CHROMIUM, wait_until_run
from ui.frame import navigation

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

ADDRESSES = [screen.address for screens in navigation.SECTIONS.values() for screen in screens]


@pytest.fixture(scope="module")
def page(chromium):
    with chromium.new_context(viewport={"width": 1280, "height": 2000}) as context:
        yield context.new_page()


@pytest.mark.parametrize("screen", ADDRESSES, ids=lambda address: address or "home")
def test_nothing_is_asked_of_another_host(page, address, screen):
    asked = []

    def note(what):
        asked.append(what.url)

    page.on("request", note)
    page.on("websocket", note)
    page.goto(f"{address}/{screen}")
    page.locator('[data-testid="stMain"] h1').first.wait_for()
    wait_until_run(page)
    page.wait_for_timeout(300)
    page.remove_listener("request", note)
    page.remove_listener("websocket", note)
    assert any(url.startswith("ws:") for url in asked)
    own = urlsplit(address).netloc
    assert not [url for url in asked if urlsplit(url).netloc not in ("", own)]


def test_the_tab_has_an_icon_that_our_server_sends(chromium, address):
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(address)
        page.locator(f'link[rel="shortcut icon"][href$="{navigation.TAB_ICON}"]').wait_for(state="attached")
        answer = page.request.get(f"{address}{navigation.TAB_ICON}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
