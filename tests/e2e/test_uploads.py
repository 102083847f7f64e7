"""Files are uploaded in a real browser: read, too large, and where the place for them is."""

import re

import nbformat
import pytest
from playwright.sync_api import expect

from benchmarks.uploads import NOTEBOOKS
from tests.e2e.app import wait_until_run


@pytest.fixture
def page(page, address):
    """The screen in a browser that keeps nothing yet."""
    page.goto(f"{address}/check-homework")
    wait_until_run(page)
    expect(page.get_by_test_id("stFileUploaderDropzone")).to_be_visible()
    return page


def upload(page, name, content):
    wait_until_run(page)
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)


def test_a_large_file_is_read_and_one_that_is_too_large_gets_one_sentence(page):
    upload(page, "large.ipynb", notebook(5_000_000))
    expect(page.get_by_text(re.compile("large.ipynb: .* found."))).to_be_visible()
    verdict = page.get_by_role("heading", name=re.compile(r"^\d.* of 14 points. \d+ of 14 parts found"))
    expect(verdict).to_be_focused()
    page.get_by_role("button", name="Check another").click()
    upload(page, "too-large.ipynb", notebook(11_000_000))
    expect(page.get_by_text("10.0MB or smaller")).to_be_visible()


def notebook(size):
    """A notebook of so many bytes."""
    notebook = nbformat.read(NOTEBOOKS / "loops.ipynb", as_version=4)
    notebook.cells[0].metadata["padding"] = "x" * size
    return nbformat.writes(notebook).encode()


def test_on_a_phone_the_place_for_the_notebook_comes_before_the_example(page, address):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/check-homework")
    wait_until_run(page)
    expect(page.get_by_test_id("stFileUploaderDropzone")).to_be_in_viewport(ratio=1)
