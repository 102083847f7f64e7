"""Two sentences in the browser: words stand beside their own rows, and lines reach words that ask nothing."""

import pytest
from playwright.sync_api import expect

from core.lessons import two_sentences

PATH = "two-sentences?two-sentences.shape=4+×+5&two-sentences.looks=Area"
OURS, THEIRS = two_sentences.load().tokens, two_sentences.load().tokens_kv
WEIGHTS = two_sentences.trace().weights


@pytest.fixture
def page(page, address):
    page.set_viewport_size({"width": 1280, "height": 1200})
    page.goto(f"{address}/{PATH}")
    expect(page.locator("table[data-node=weights] td.cell").first).to_be_visible()
    return page


def test_rows_carry_the_words_of_their_sentence_a_number_says_where_it_came_from_and_lines_lead_from_one_to_the_other(
    page,
):
    for name, words in (("X", OURS), ("X_kv", THEIRS)):
        labels = page.locator(f".place.below table[data-node={name}] th[scope=row]")
        expect(labels).to_have_text(list(words))
        assert labels.first.bounding_box()["width"] > 10, "seen, not only read aloud"
    hidden = page.locator(".place.below table[data-node=K] th[scope=row]").first
    assert hidden.bounding_box()["width"] < 2, "K stands beside X_kv, which has the words already"
    page.locator("table[data-node=scores] td[data-row='1'][data-column='3']").click()
    working = page.locator(".st-key-machine-across-sentences [data-part=working]")
    expect(working).to_contain_text("Scores: Zone, Area")
    page.locator(".place.below table[data-node=K] td[data-row='4'][data-column='0']").click()
    expect(working).to_contain_text("<EOS>")

    page.get_by_role("button", name="Threads", exact=True).click()
    expect(page.locator(".flow-left button")).to_have_text(list(OURS))
    expect(page.locator(".flow-right button")).to_have_text(list(THEIRS))
    expect(page.locator(".flow-lines line")).to_have_count(int((WEIGHTS >= 0.1).sum()))
    word = page.locator(".flow-right button").last.bounding_box()
    line = page.locator(".flow-lines line[data-cell='0,4']").bounding_box()
    assert abs(line["y"] + line["height"] - word["y"] - word["height"] / 2) < 6, "it ends beside the fifth token"
