"""A notebook and other files are uploaded in a real browser: found, moved, refused, brought back, taken away."""

import json
import re

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.uploads import files
from core.uploads.outputs import UploadError
from tests.core.uploads import hostile
from tests.e2e.app import wait_until_run

BANK = exercises.load("bank-interest")

UNFOLDED = """card => new Promise(done => {
  const folded = card.querySelector("details[open]")
  let height = 0, still = 0
  const look = () => {
    still = folded.offsetHeight === height ? still + 1 : 0
    height = folded.offsetHeight
    still > 20 ? done() : requestAnimationFrame(look)
  }
  look()
})"""
"""Done once what unfolds in a card has kept its height for twenty frames."""


@pytest.fixture
def page(page, address):
    """The screen in a browser that keeps nothing yet."""
    page.goto(f"{address}/check-homework")
    wait_until_run(page)
    expect(page.get_by_text("10MB per file")).to_be_visible()
    return page


def upload(page, name, content):
    wait_until_run(page)
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)


def card(page, part, asked):
    """The card of a part, once its line is pressed."""
    page.get_by_role("button", name=asked).click()
    wait_until_run(page)
    return page.locator(f".st-key-found-{part}")


def test_a_reload_loses_nothing_of_what_was_found_and_chosen_until_it_is_forgotten(page):
    upload(page, "unscaled.ipynb", (NOTEBOOKS / "unscaled.ipynb").read_bytes())
    expect(page.get_by_text("unscaled.ipynb: 11 results found.")).to_be_visible()
    wait_until_run(page)
    key = card(page, "q2-key-bank", "The key of “bank”")
    key.get_by_text("Choose another result", exact=True).click()
    others = page.get_by_role("combobox", name="This part is answered by")
    expect(others).to_be_visible()
    key.evaluate(UNFOLDED)  # while it unfolds it scrolls, which closes a list that is opened
    others.click()
    page.get_by_role("option", name=re.compile("V.3. = 0.8000")).click()
    expect(key).to_contain_text("you chose it")
    wait_until_run(page)
    page.reload()
    expect(page.get_by_text("unscaled.ipynb: 11 results found.")).to_be_visible()
    expect(key).to_contain_text("you chose it")
    wait_until_run(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Report").click()
    assert "## 3. All attention weights, learned" in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_text("An example, with other numbers")).to_be_visible()
    page.wait_for_function("!JSON.stringify({...localStorage}).includes('unscaled.ipynb')")
    page.reload()
    expect(page.get_by_text("An example, with other numbers")).to_be_visible()


def sentence(name, content):
    """Why a file cannot be used."""
    with pytest.raises(UploadError) as error:
        files.outputs(name, content)
    return str(error.value)


def test_hostile_and_too_large_files_get_one_sentence_and_stop_nothing(page, tmp_path):
    names = ("deep.ipynb", "bomb.npz", "truncated.xlsx")
    mean = {name: hostile.REFUSED[name]() for name in names}
    touching = hostile.touching(tmp_path / "touched")
    mean |= {name: touching[name] for name in ("bare.pt",)}
    for name, content in mean.items():
        upload(page, name, content)
        expect(page.get_by_role("alert").filter(has_text=sentence(name, content))).to_be_visible()
    assert not (tmp_path / "touched").exists()
    upload(page, "good.ipynb", (NOTEBOOKS / "loops.ipynb").read_bytes())
    expect(page.get_by_text(re.compile("good.ipynb: .* found."))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    upload(page, "large.ipynb", notebook(5_000_000))
    expect(page.get_by_text(re.compile("large.ipynb: .* found."))).to_be_visible()
    upload(page, "too-large.ipynb", notebook(11_000_000))
    expect(page.get_by_text("10.0MB or smaller")).to_be_visible()


def notebook(size):
    """A notebook of so many bytes."""
    notebook = nbformat.read(NOTEBOOKS / "loops.ipynb", as_version=4)
    notebook.cells[0].metadata["padding"] = "x" * size
    return nbformat.writes(notebook).encode()


def test_the_screen_with_a_file_fits_a_phone_and_axe_finds_nothing_serious(page, address):
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto(f"{address}/check-homework")
    expect(page.get_by_role("heading", level=1, name="Check my notebook")).to_be_visible()
    wait_until_run(page)
    expect(card(page, "bank-interest-7-q3-weights", "The 5 × 5 attention weights")).to_contain_text("Not divided by")
    wait_until_run(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rules = {rule: {"enabled": False} for rule in ("color-contrast", "scrollable-region-focusable")}
    options = {"resultTypes": ["violations"], "rules": rules}
    found = Axe().run(page, context={"include": [["[data-testid=stMain]"]]}, options=options).response
    assert found["passes"], "axe has not seen the screen"
    serious = [rule for rule in found["violations"] if rule["impact"] in ("serious", "critical")]
    assert json.dumps(serious) == "[]"


def test_on_a_phone_the_place_for_the_notebook_comes_before_the_example(page, address):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/check-homework")
    wait_until_run(page)
    expect(page.get_by_test_id("stFileUploaderDropzone")).to_be_in_viewport(ratio=1)
