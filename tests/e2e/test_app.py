"""What only a real server and a real browser can show: reloads, restarts, going back, charts."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import free_port, open_screen, served

POINTS = len(exercises.load("bank-interest").parts)


@pytest.mark.nightly  # by day deploy/test_try_script.py kills a process of two
def test_answers_and_marks_outlive_a_restart_of_the_server(page):
    port = free_port()

    def assert_kept():
        page.get_by_text(f"2 of {POINTS} points").wait_for()
        page.locator(".stMarkdownBadge", has_text="✗ not right").first.wait_for()
        expect(page.get_by_label("How much does “bank” attend to “interest”?")).to_have_value("0,2097")
        assert page.locator(".stMarkdownBadge", has_text="✓ correct").count() == 2
        assert page.locator(".stMarkdownBadge", has_text="✗ not right").count() == 1

    with served(port) as address:
        page.goto(f"{address}/quiz?view=sheet")
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
    with served(port):
        page.reload()
        assert_kept()
        page.goto(f"{address}/my-work")
        points = f"bank-interest, the course’s numbers: 2 of {POINTS} points"
        expect(page.get_by_role("heading", name=points)).to_be_visible()


def test_answers_typed_in_quick_succession_are_all_kept_and_marked(page, address):
    page.goto(f"{address}/quiz?view=sheet")
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


def cell(page, node, row, column):
    """A cell of the picture, by its matrix and its place from 0."""
    table = page.locator(f'table[data-node="{node}"]:not([data-turned])')
    return table.locator(f'td.cell[data-row="{row}"][data-column="{column}"]').first


def figures(page, node):
    """The numbers of a matrix as they stand in the picture, without the spaces that align their points."""
    cells = page.locator(f'table[data-node="{node}"]:not([data-turned])').first.locator("td.cell")
    return [text.strip() for text in cells.all_text_contents()]


def test_a_chart_is_downloaded_as_a_file(page, address):
    page.goto(f"{address}/learned")
    page.get_by_text("Take it with you").click()
    page.get_by_text("Each chart, as you see it now.").wait_for()
    for kind, inside in (("PNG", b"\x89PNG"), ("SVG", b">0.9<")):
        page.get_by_role("button", name=kind, exact=True).first.click()
        with page.expect_download(timeout=60_000) as downloaded:
            page.get_by_role("button", name=f"Save {kind}").click(timeout=60_000)
        assert downloaded.value.suggested_filename.endswith(f"-embeddings.{kind.lower()}")
        content = Path(downloaded.value.path()).read_bytes()
        assert content.startswith((b"\x89PNG", b"<svg"))
        assert inside in content
        page.keyboard.press("Escape")


def test_covered_answers_are_not_in_the_page_and_the_switch_and_the_button_work(page, address):
    page.goto(f"{address}/learned?example=bank-interest")
    expect(cell(page, "weights", 1, 3)).to_have_text("?")
    assert set(figures(page, "weights")) == {"?"}
    drawn = page.locator("table[data-node=weights]").first.evaluate("table => table.getRootNode().innerHTML")
    assert 'title="4.3"' in drawn, "what is given is not covered"
    assert "0.7029" not in drawn + page.content()
    page.get_by_role("button", name="Other words and numbers").click()
    page.get_by_role("button", name="Other numbers").click()
    page.get_by_text("Variant 1").wait_for()
    page.wait_for_url(re.compile("variant=1"))
    page.get_by_role("button", name="Back to the course’s numbers").click()
    page.get_by_text("Variant 1").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.get_by_text("Show me the solution").click()
    page.get_by_role("button", name="4. The same pair, learned").click()
    expect(cell(page, "weights", 1, 3)).to_have_attribute("title", re.compile("^0.7029"))
    page.wait_for_url(re.compile("shown=q4-weight"))
    open_screen(page, "Graded homework")
    page.get_by_text("The whole sheet", exact=True).click()
    page.get_by_text("You were shown the solution.").first.wait_for()
    page.wait_for_url(re.compile("quiz.*shown=q4-weight"))
    page.reload()
    page.get_by_text("You were shown the solution.").first.wait_for()
