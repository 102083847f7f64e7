"""Products as squares, in a real browser: what is pressed away is counted no more, and what is left is the answer."""

from playwright.sync_api import expect

from core.lessons import word_by_word
from tests.e2e.app import wait_until_run


def test_lines_and_blocks_are_pressed_away_by_keys_too_and_what_is_left_answers(page, address):
    page.goto(f"{address}/word-by-word?question=word-by-word.cached")
    figure = page.get_by_role("group", name="The products that all words take")
    answer = figure.locator(".answer")
    expect(answer).to_have_text("Answer with 285")
    wait_until_run(page)
    for word in word_by_word.words()[:3]:
        figure.get_by_role("button", name=f"All of {word}").click()
    expect(answer).to_have_text("Answer with 114")
    figure.get_by_role("button", name="q of its: 9").press("Enter")
    expect(answer).to_have_text("Answer with 105")
    figure.get_by_role("button", name="All of its").press("Enter")
    expect(answer).to_have_text("Answer with 57")
    answer.press("Enter")
    expect(page.get_by_test_id("stTabs")).to_contain_text("3 · 9 for its query")
    expect(figure.locator("p")).to_be_focused()
    expect(figure.locator("[data-state=kept]")).to_have_count(8)
