"""One browser and one server for all tests here, or per process if they run in several."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import browser, free_port, served

expect.set_options(timeout=30_000)  # as long as Playwright waits for everything else

RERUN = pytest.mark.flaky(reruns=1)
"""A second try: on a busy machine one of three thousand browser tests may see a page before it has settled."""


def pytest_collection_modifyitems(items):
    for item in items:
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
