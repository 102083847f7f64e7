"""My work outlives a reload, a restart of the server and a closed tab; it goes to another device, and is forgotten."""

import re

from playwright.sync_api import expect

from core.practice import progress_file
from tests.e2e.app import open_screen, opened_tab, wait_until_run
from tests.pages.test_my_work import MUCH

PLACE = "self-attention progress: "
STORED = f"Object.entries(localStorage).filter(([name]) => name.startsWith('{PLACE}'))"
OURS = "Object.keys(localStorage).filter((name) => name.startsWith('self-attention') && !name.endsWith('forgotten'))"


def answer(page, part, text):
    field = page.locator(f".st-key-{part} input")
    before = page.evaluate(f"JSON.stringify({STORED})")
    field.fill(text)
    field.press("Enter")
    page.wait_for_function(f"before => JSON.stringify({STORED}) !== before", arg=before)


def points(page, told):
    expect(
        page.get_by_role("heading", name=f"The bank raised interest rates, the course’s numbers: {told} of 14 points")
    ).to_be_visible()


def write(page, texts):
    page.evaluate("texts => Object.entries(texts).forEach(([name, text]) => localStorage.setItem(name, text))", texts)


def load(page, content, name="my-work.json"):
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "application/json", "buffer": content})


def test_what_was_answered_is_written_even_if_one_goes_on_at_once(profile, address):
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    page.locator(".st-key-q1-weight input").fill("0.2097")
    open_screen(page, "My work")
    points(page, 1)
    page.wait_for_function(f"{STORED}.length === 1")
    page.reload()
    points(page, 1)


def test_to_forget_it_all_leaves_nothing_in_the_browser_and_nothing_comes_back(profile, address):
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    answer(page, "q1-weight", "0.2097")
    tour = opened_tab(profile, f"{address}/?step=1&tour.word=chased")
    open_screen(page, "My work")
    points(page, 1)
    write(page, {"self-attention: a long text": '{"at": 1, "text": "typed"}'})
    page.get_by_role("button", name="Forget it all").click()
    page.get_by_role("button", name="Yes, forget it all").click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)
    page.wait_for_function(f"{OURS}.length === 0")
    page.wait_for_function("!document.cookie.includes('self-attention')")
    wait_until_run(page)
    open_screen(page, "Graded homework")
    expect(page.locator(".st-key-q1-weight input")).to_have_value("")
    page.goto(f"{address}/my-work")
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    expect(tour.get_by_role("button", name="See how it is computed")).to_be_visible()  # as on the first day


def test_a_phone_folds_the_map_under_what_comes_next_which_leads_there(profile, address):
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    answer(page, "q1-weight", "0.2097")
    open_screen(page, "My work")
    points(page, 1)
    page.set_viewport_size({"width": 360, "height": 800})
    page.reload()
    part = page.get_by_role("button", name=re.compile("^How much does"))
    way = page.get_by_role("button", name="Go on with Graded homework")
    expect(way).to_be_in_viewport()
    expect(part).to_be_hidden()
    page.get_by_text("All 54").click()
    expect(page.get_by_text("The bank raised interest rates", exact=True)).to_be_visible()
    way.click()
    page.wait_for_url(re.compile("quiz"))


def test_on_paper_stands_the_work_alone_in_black(profile, address):
    page = opened_tab(profile, f"{address}/my-work")
    page.emulate_media(color_scheme="dark")
    load(page, progress_file.to_file(MUCH))
    points(page, 1.8)
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    for hidden in (
        page.get_by_text("Take it with you"), page.get_by_text("Open these answers there.").first,
        page.get_by_role("button", name="Forget it all"), page.get_by_text("Added, or better").first,
    ):  # fmt: skip
        expect(hidden).to_be_hidden()
    cell = page.get_by_role("cell", name="0.2097")
    expect(cell).to_be_visible()
    expect(cell).to_have_css("color", "rgb(0, 0, 0)")
    assert len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4"))) <= 3
