"""One browser and one server for all tests here; where they run in several processes, for those of each."""

import pytest
from playwright.sync_api import expect

from tests.e2e.app import browser, free_port, served

expect.set_options(timeout=30_000)  # as long as Playwright waits for all else


@pytest.fixture(scope="package")  # no longer: while Playwright's loop runs, no other can
def chromium():
    with browser() as started:
        yield started


@pytest.fixture(scope="package")
def address():
    with served(free_port()) as started:
        yield started
