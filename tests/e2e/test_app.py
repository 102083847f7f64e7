"""What only a real server and a real browser show: deep links, reloads, restarts, charts, phones."""

import re

import pytest

from tests.e2e.app import CHROMIUM, browser, free_port, served

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium")

SCREENS = {
    "": "Self-attention, computed",
    "similarity": "Similarity without learning",
    "learned": "Learned queries, keys and values",
    "scaling": "Scaled vs unscaled",
    "quiz": "Graded homework",
}


@pytest.fixture(scope="module")
def chromium():
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def address():
    with served(free_port()) as started:
        yield started


@pytest.mark.parametrize("path", SCREENS)
def test_a_deep_link_may_be_the_first_request_to_a_fresh_server(chromium, path):
    with served(free_port()) as fresh:
        page = chromium.new_page()
        page.goto(f"{fresh}/{path}?q1-weight=0.2097")
        page.get_by_role("heading", name=SCREENS[path], exact=True).wait_for()
        sections = page.locator('[data-testid="stNavSectionHeader"]')
        sections.first.wait_for()
        assert sections.all_inner_texts() == ["Compute", "Homework"]
        assert page.locator('[data-testid="stSidebarNavLink"]').count() == len(SCREENS)
        if path == "quiz":
            page.get_by_text("✓ correct").wait_for()
        page.close()


def test_answers_and_marks_outlive_a_reload_and_a_restart_of_the_server(chromium):
    port = free_port()
    page = chromium.new_page()

    def assert_kept():
        page.get_by_text("2 of 12 points").wait_for()
        page.get_by_text("✗ not right").wait_for()
        assert page.get_by_label("How much does “bank” attend to “interest”?").input_value() == "0,2097"
        assert page.get_by_text("✓ correct").count() == 2
        assert page.get_by_text("✗ not right").count() == 1

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
    page.get_by_text("✗ not right").wait_for()
    page.get_by_role("link", name="Scaled vs unscaled").first.click()
    page.get_by_role("heading", name="Scaled vs unscaled", exact=True).wait_for()
    page.get_by_role("link", name="Graded homework").first.click()
    page.get_by_text("✗ not right").wait_for()
    assert page.get_by_label("How much does “bank” attend to “interest”?").input_value() == "0.3"
    page.close()


def test_the_back_button_loses_nothing_either(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/quiz")
    field = page.get_by_label("How much does “bank” attend to “interest”?")
    field.fill("0.2097")
    field.press("Enter")
    page.get_by_text("✓ correct").wait_for()
    page.get_by_role("link", name="Scaled vs unscaled").first.click()
    page.get_by_role("heading", name="Scaled vs unscaled", exact=True).wait_for()
    page.go_back()
    page.get_by_text("✓ correct").wait_for()
    assert field.input_value() == "0.2097"
    page.wait_for_url(re.compile("q1-weight=0.2097"))
    field.fill("")
    field.press("Enter")
    page.get_by_text("✓ correct").wait_for(state="detached")
    assert field.input_value() == ""
    page.close()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    "path", [*SCREENS, "similarity?example=river-bank&matrix=Scores&row=swam", "quiz?exercise=river-bank"]
)
def test_no_screen_scrolls_sideways(chromium, address, path, width):
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(f"{address}/{path}")
    shown = page.locator('[data-testid="stVegaLiteChart"] svg, [data-testid="stProgress"]')
    shown.locator("visible=true").first.wait_for()
    main = page.locator('[data-testid="stMain"]')
    assert main.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert page.locator('[data-testid="stException"]').count() == 0
    page.close()


def test_a_heat_map_shows_its_numbers_and_is_described(chromium, address):
    page = chromium.new_page()
    page.goto(address)
    page.locator('[data-testid="stVegaLiteChart"] svg').first.wait_for()
    assert "0.7029" in page.locator('[data-testid="stVegaLiteChart"]').first.inner_text()
    described = page.get_by_label(re.compile("Attention weights, 5 rows, 5 columns. Largest: 0.7029 in row bank"))
    assert described.count() >= 1
    page.close()


def select(page, node, row, column):
    """Click on a cell of a heat map, at a human pace: while a chart takes new data, it hears no clicks."""
    page.wait_for_timeout(1500)
    cell = page.locator(f".st-key-cells-{node} svg").get_by_label(re.compile(f"^column: {column}; row: {row};")).first
    cell.evaluate("e => e.scrollIntoView({block: 'center'})")  # clear of the bar at the top
    cell.click(force=True)  # its figure lies on top


def test_a_selected_cell_shows_its_arithmetic_as_often_as_it_is_selected(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/learned")
    said = page.locator('[data-testid="stMarkdownContainer"]')
    for _ in range(2):
        select(page, "scores", "bank", "interest")
        said.get_by_text("Row bank of Q met row interest of K").last.wait_for()
        page.get_by_text("34.9568").first.wait_for()
        page.wait_for_url(re.compile("matrix=Scores"))
        select(page, "Q", "bank", "1")
        said.get_by_text("Row bank of X met column 1 of W_q").last.wait_for()
        page.wait_for_url(re.compile("matrix=Queries"))
    page.reload()
    said.get_by_text("Row bank of X met column 1 of W_q").last.wait_for()
    page.close()
