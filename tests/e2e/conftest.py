"""One server, one browser and one page for all tests here, or per process if they run in several.

A new context of the browser downloads and compiles 3.5 MB again, which takes three times as long as to go on in a page.
Who looks at two people, touches, blocks or listens opens their own: ``chromium.new_context()``, ``profile.new_page()``.
"""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.app import CHROMIUM, browser, free_port, served

expect.set_options(timeout=30_000)  # as long as Playwright waits for everything else

IN_CHROMIUM = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium")

RERUN = pytest.mark.flaky(reruns=2)
"""More tries: on a busy machine some of two hundred browser tests see a page before it has settled. All are reported."""


@pytest.hookimpl(tryfirst=True)  # before those are left out that are not asked for
def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.e2e)
            item.add_marker(IN_CHROMIUM)
        if item.get_closest_marker("e2e"):
            item.add_marker(RERUN)


@pytest.fixture(scope="package")  # not for the session: while Playwright's loop runs, no other can
def chromium():
    with browser() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def address():
    with served(free_port()) as address:
        yield address


@pytest.fixture(scope="package")
def context(chromium):
    with chromium.new_context() as context:
        context.new_page()
        yield context


@pytest.fixture
def profile(context, address):
    """Somebody's browser with nothing in its storage; its tabs share one."""
    page = context.pages[0]
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(media="null", color_scheme="light", reduced_motion="no-preference", forced_colors="none")
    page.goto(f"{address}/_stcore/health")  # nothing runs there that could still write
    page.mouse.move(0, 0)  # where nothing says what it is for
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
    context.clear_cookies()
    context.clear_permissions()
    yield context
    for other in context.pages[1:]:
        other.close()


@pytest.fixture
def other_device(chromium):
    """Somebody else's browser, or another one of theirs."""
    with chromium.new_context() as context:
        yield context


@pytest.fixture
def page(profile):
    """A tab of that browser; an error of a script fails the test."""
    errors = []

    def note(error):
        errors.append(str(error.error))

    profile.on("weberror", note)
    yield profile.pages[0]
    profile.remove_listener("weberror", note)
    assert not errors
