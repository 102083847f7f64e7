"""What only a real server and a real browser can show: deep links, reloads, restarts, charts, phones."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import CHROMIUM, ROOT, free_port, open_screen, served
from ui.frame.navigation import SECTIONS

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]

POINTS = len(exercises.load("bank-interest").parts)

_HEADING = re.compile(r'page\.begin\w*\(\s*"([^"]+)"')

SCREENS = {
    screen.address: _HEADING.search((ROOT / f"pages/{screen.name}.py").read_text("utf-8"))[1]
    for screens in SECTIONS.values()
    for screen in screens
}
"""The heading of each screen, by its address."""

SHOWN = ", ".join(
    ["td.cell"] + [
        f"[data-testid={name}]" for name in ("stVegaLiteChart", "stProgress", "stFileUploader", "stBaseButton-primary")
    ]
)  # fmt: skip
"""What is there at the latest once a screen is: a picture, a chart, a bar, or what a student begins with."""


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_has_a_deep_link(chromium, address, path):
    opens_at_once(chromium, address, path)


@pytest.mark.parametrize("path", ["quiz", "check-the-slides"])
def test_a_deep_link_may_be_the_first_request_to_a_fresh_server(chromium, path):
    with served(free_port()) as fresh:
        opens_at_once(chromium, fresh, path)


def opens_at_once(chromium, address, path):
    """The screen and the whole navigation appear, and what the link holds is in its field."""
    page = chromium.new_page()
    page.goto(f"{address}/{path}?q1-weight=0.2097")
    page.get_by_role("heading", name=SCREENS[path], exact=True).wait_for()
    menus = page.get_by_test_id("stTopNavSection").locator("visible=true")
    menus.first.wait_for()
    assert menus.all_inner_texts() == [title for title, screens in SECTIONS.items() if len(screens) > 1]
    links = page.get_by_test_id("stTopNavLink").locator("visible=true").all_inner_texts()
    assert [text.split("\n")[-1] for text in links] == ["Start"]
    assert page.get_by_role("dialog").count() == 0
    if path == "quiz":
        page.locator(".stMarkdownBadge", has_text="✓ correct").first.wait_for()
    page.close()


def test_answers_and_marks_outlive_a_reload_and_a_restart_of_the_server(chromium):
    port = free_port()
    page = chromium.new_page()

    def assert_kept():
        page.get_by_text(f"2 of {POINTS} points").wait_for()
        page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
        expect(page.get_by_label("How much does “bank” attend to “interest”?")).to_have_value("0,2097")
        assert page.locator(".stMarkdownBadge", has_text="✓ correct").count() == 2
        assert page.locator(".stMarkdownBadge", has_text="✗ not right").count() == 1

    with served(port) as address:
        page.goto(f"{address}/quiz")
        for label, text in (
            ("How much does “bank” attend to “interest”?", "0,2097"),
            ("The query of “bank”", "tensor([4.3700, 2.1400, 4.4500])"),
            ("The key of “bank”", "1 2 3"),
        ):
            field = page.get_by_label(label, exact=True)
            field.fill(text)
            field.press("Enter")
            page.wait_for_url(re.compile(re.escape(text[:1])))
        assert_kept()
        page.reload()
        assert_kept()
    with served(port):
        page.reload()
        assert_kept()
    page.close()


def test_leaving_the_quiz_and_coming_back_loses_nothing(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/quiz?q1-weight=0.3")
    page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
    open_screen(page, "Scaled vs unscaled")
    page.get_by_role("heading", name="Scaled vs unscaled", exact=True).wait_for()
    open_screen(page, "Graded homework")
    page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
    expect(page.get_by_label("How much does “bank” attend to “interest”?")).to_have_value("0.3")
    page.close()


def test_the_back_button_loses_nothing_either(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/quiz")
    field = page.get_by_label("How much does “bank” attend to “interest”?")
    field.fill("0.2097")
    field.press("Enter")
    page.locator(".stMarkdownBadge", has_text="✓ correct").first.wait_for()
    open_screen(page, "Scaled vs unscaled")
    page.get_by_role("heading", name="Scaled vs unscaled", exact=True).wait_for()
    page.wait_for_url(re.compile("/scaling.*example="))
    page.go_back()
    if "/scaling" in page.url:  # Streamlit wrote the example as a step of its own, after the address of the screen
        page.go_back()
    page.locator(".stMarkdownBadge", has_text="✓ correct").first.wait_for()
    expect(field).to_have_value("0.2097")
    page.wait_for_url(re.compile("q1-weight=0.2097"))
    field.fill("")
    field.press("Enter")
    page.locator(".stMarkdownBadge", has_text="✓ correct").first.wait_for(state="detached")
    expect(field).to_have_value("")
    page.close()


def test_answers_typed_in_quick_succession_are_all_kept_and_marked(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/quiz")
    labels = [f"The {vector} of “{word}”" for word in ("bank", "interest") for vector in ("query", "key", "value")]
    typed = ["4.37 2.14 4.45", "1 2 3", "2.09 2.77 2.83", "4 5 6", "7 8 9", "1 1 1"]
    page.get_by_label(labels[0], exact=True).click()
    for text in typed:
        page.keyboard.type(text)
        page.keyboard.press("Tab")  # no Enter before it: once a wrong answer is marked, its hint comes next
        page.wait_for_timeout(400)  # nobody types the next answer sooner
    page.get_by_text(f"2 of {POINTS} points").wait_for()
    expect(page.get_by_test_id("stMain").get_by_test_id("stMarkdownContainer").get_by_text("Read as")).to_have_count(6)
    for label, text in zip(labels, typed, strict=True):
        expect(page.get_by_label(label, exact=True)).to_have_value(text)
    assert page.locator(".stMarkdownBadge", has_text="✓ correct").count() == 2
    page.close()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    "path", [*SCREENS, "similarity?example=river-bank&matrix=Scores&row=swam", "quiz?exercise=river-bank"]
)
def test_no_screen_scrolls_sideways(chromium, address, path, width):
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(f"{address}/{path}")
    page.locator(SHOWN).locator("visible=true").first.wait_for()
    main = page.locator('[data-testid="stMain"]')
    assert main.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert page.locator('[data-testid="stException"]').count() == 0
    page.close()


def test_a_picture_shows_its_numbers_and_each_matrix_has_a_name(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/?step=9")
    weights = page.get_by_role("grid", name=re.compile("^Weights, 5 rows, 5 columns"))
    expect(weights).to_have_count(1)
    assert "690" in weights.inner_text()
    expect(weights.get_by_title("0.69047", exact=True)).to_have_count(1)
    page.close()


def cell(page, node, row, column):
    """A cell of the picture, by its matrix and its place from 0."""
    table = page.locator(f'table[data-node="{node}"]:not([data-turned])')
    return table.locator(f'td.cell[data-row="{row}"][data-column="{column}"]').first


def figures(page, node):
    """The numbers of a matrix as they stand in the picture, without the spaces that align their points."""
    cells = page.locator(f'table[data-node="{node}"]:not([data-turned])').first.locator("td.cell")
    return [text.strip() for text in cells.all_text_contents()]


def test_a_cell_shows_its_arithmetic_each_time_it_is_selected(chromium, address):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}/learned")
    arithmetic = page.locator(".working")
    for _ in range(2):
        cell(page, "scores", 3, 1).click()
        expect(arithmetic).to_contain_text("Row “its” of Q meets row “dog” of K.")
        expect(arithmetic).to_contain_text("9.1275")
        page.wait_for_url(re.compile("matrix=Scores"))
        cell(page, "Q", 3, 0).click()
        expect(arithmetic).to_contain_text("Row “its” of X meets column 1 of Wq.")
        page.wait_for_url(re.compile("matrix=Queries"))
    page.reload()
    expect(arithmetic).to_contain_text("Row “its” of X meets column 1 of Wq.")
    page.close()


@pytest.mark.parametrize("path", ["?step=9", "similarity", "scaling"])
def test_a_cell_can_be_selected_on_every_learning_screen(chromium, address, path):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}/{path}")
    cell(page, "weights", 0, 1).click()
    expect(page.locator(".working")).to_contain_text("The softmax of row “the”")
    page.wait_for_url(re.compile("row=the"))
    page.close()


@pytest.mark.parametrize("kind", ["PNG", "SVG"])
def test_a_chart_is_downloaded_as_a_file(chromium, address, kind):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}/learned")
    page.get_by_text("Take it with you").click()
    page.get_by_text("Each chart, as you see it now.").wait_for()
    page.get_by_role("button", name=kind, exact=True).first.click()
    with page.expect_download(timeout=60_000) as downloaded:
        page.get_by_role("button", name=f"Save {kind}").click(timeout=60_000)
    content = Path(downloaded.value.path()).read_bytes()
    assert downloaded.value.suggested_filename.endswith(f"-embeddings.{kind.lower()}")
    assert content.startswith(b"\x89PNG" if kind == "PNG" else b"<svg")
    if kind == "SVG":
        assert b">0.9<" in content
    page.close()


def test_covered_answers_are_not_in_the_page_and_the_switch_and_the_button_work(chromium, address):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}/learned?example=bank-interest")
    expect(cell(page, "weights", 1, 3)).to_have_text("?")
    assert set(figures(page, "weights")) == {"?"}
    drawn = page.locator("table[data-node=weights]").first.evaluate("table => table.getRootNode().innerHTML")
    assert 'title="4.3"' in drawn, "what is given is not covered"
    assert "0.7029" not in drawn + page.content()
    page.get_by_role("button", name="Other numbers").click()
    page.get_by_text("Variant 1").wait_for()
    page.wait_for_url(re.compile("variant=1"))
    page.get_by_role("button", name="Back to the course’s numbers").click()
    page.get_by_text("Variant 1").wait_for(state="detached")
    page.get_by_text("Show me the solution").click()
    page.get_by_role("button", name="4. The same pair, learned").click()
    expect(cell(page, "weights", 1, 3)).to_have_attribute("title", re.compile("^0.7029"))
    page.wait_for_url(re.compile("shown=q4-weight"))
    open_screen(page, "Graded homework")
    page.get_by_text("You were shown the solution.").first.wait_for()
    page.reload()
    page.get_by_text("You were shown the solution.").first.wait_for()
    page.close()
