"""Tables that must be seen whole on a phone, without scrolling within their frame."""

from playwright.sync_api import expect


def test_the_tables_of_the_overflow_lab_are_not_cut_off(page, address):
    page.set_viewport_size({"width": 360, "height": 900})
    page.goto(f"{address}/scaling?closer=overflow&score=-1e4")
    page.get_by_text("naive works up to").wait_for()
    tables = page.locator('[data-testid="stMarkdown"] table')
    expect(tables).to_have_count(
        4
    )  # the softmax in two ways, what each can hold, and the softmax in blocks in two tables
    for i in range(4):
        left, right = tables.nth(i).evaluate("t => [t.getBoundingClientRect().left, t.getBoundingClientRect().right]")
        assert 0 <= left < right <= 360
        frames = tables.nth(i).evaluate(
            "t => { const all = []; for (let e = t; e; e = e.parentElement) all.push(e.scrollWidth - e.clientWidth);"
            " return all; }"
        )
        assert max(frames) <= 0
