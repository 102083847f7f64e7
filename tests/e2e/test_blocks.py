"""The blocks of a batch, in a real browser: one that is pointed at says whose it is, and one that is pressed answers."""

from playwright.sync_api import expect

from tests.e2e.app import wait_until_run


def test_a_block_says_whose_words_ask_whose_and_is_the_answer_by_keys_too(page, address):
    page.goto(f"{address}/batches?question=shapes.block")
    block = page.get_by_role("button", name="Queries of sentence 1, keys of sentence 2")
    expect(block).to_be_visible()
    wait_until_run(page)
    block.focus()
    expect(page.locator(".told")).to_have_text("Here the words of sentence 1 ask those of sentence 2.")
    expect(page.locator(".joined")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator(".block.marked.mine")).to_have_count(1)
    expect(page.get_by_test_id("stTabs")).to_contain_text("words that have never met")
