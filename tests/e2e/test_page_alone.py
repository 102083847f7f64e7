"""A picture as a page by itself: opened from a disk or in a frame, pointed at, changed, asked and saved as an image."""

import numpy as np
import pytest
from playwright.sync_api import expect

from computed_attention import attend, save, show
from core import exercises
from tests.e2e.test_pointing import CONTRAST, cell, what

BANK = exercises.load("bank-interest")
TRACE = attend(*(BANK.inputs[name] for name in ("X", "W_q", "W_k", "W_v")))


@pytest.fixture
def alone(chromium, tmp_path):
    """A function that saves a page and opens it; whatever it asks for, or any error or dialog, fails the test."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    found = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda message: found.append(message.text))
    page.on("dialog", lambda dialog: found.append(dialog.message))
    page.on(
        "request",
        lambda request: found.append(request.url) if request.url[:4] not in ("file", "data", "blob") else None,
    )

    def opening(what, **options):
        page.goto(save(what, tmp_path / "picture.html", **options).as_uri())
        return page

    yield opening
    page.close()
    assert not found


def test_words_do_nothing_and_every_figure_can_be_read_in_the_dark(alone):
    page = alone(
        TRACE, tokens=["<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "&lt;b&gt;", "it's", '"']
    )
    page.emulate_media(color_scheme="dark")
    expect(page.get_by_role("rowheader", name="it's").first).to_be_visible()
    expect(cell(page, "X", 0, 0)).to_be_visible()
    page.wait_for_function("getComputedStyle(document.querySelector('main > div')).colorScheme == 'dark'")
    page.wait_for_timeout(300)  # the colours glide
    assert min(page.locator("main > div").evaluate(CONTRAST)) >= 4.5


def test_it_is_as_light_as_the_ground_behind_it_however_that_colour_is_written(alone):
    page = alone(TRACE)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("getComputedStyle(document.querySelector('main > div')).colorScheme == 'dark'")
    page.evaluate("document.body.style.background = 'color(srgb 1 1 1)'")  # as marimo writes white
    page.wait_for_function("getComputedStyle(document.querySelector('main > div')).colorScheme == 'light'")


def test_it_stands_in_a_frame_and_is_saved_as_an_image(alone, tmp_path):
    page = alone(TRACE, tokens=BANK.tokens)
    (tmp_path / "slides.html").write_text('<iframe src="picture.html" width="1100" height="800"></iframe>')
    page.goto((tmp_path / "slides.html").as_uri())
    frame = page.frame_locator("iframe")
    cell(frame, "weights", 1, 3).hover()
    expect(what(frame)).to_have_text("Weights: bank, interest")
    frame.locator(".change > summary").click()
    with page.expect_download() as saved:
        frame.get_by_role("button", name="Save as an image").click()
    assert saved.value.suggested_filename == "self-attention-step-by-step.png"
    assert saved.value.path().read_bytes()[1:4] == b"PNG"


def test_all_heads_of_a_long_text_are_drawn_and_its_words_run_on_in_lines(alone):
    weights = np.random.default_rng(0).dirichlet(np.full(300, 0.05), size=(3, 12, 300)).astype(np.float32)
    page = alone(show(weights, [f"w{i}" for i in range(300)]))
    expect(page.locator("canvas")).to_have_count(36)
    page.locator("canvas").nth(14).hover()
    j = int(weights[1, 2, 0].argmax())
    expect(page.locator(".told")).to_contain_text(f"Layer 2, head 3: “w0” attends to w{j} {weights[1, 2, 0, j]:.4f}")
    page.locator("canvas").nth(14).click()
    page.locator(f".word[data-word='{j}']").hover()
    expect(page.locator(".told")).to_contain_text(f"“w{j}” attends to")
    assert page.locator("svg").bounding_box()["height"] < 2000
