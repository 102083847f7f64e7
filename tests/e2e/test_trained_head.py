"""The links of the atlas as a browser follows them, and a head of the trained model in the machine."""

import re

from playwright.sync_api import expect


def test_a_cell_of_the_atlas_opens_its_head_and_the_head_goes_along(page, address):
    page.goto(f"{address}/atlas?atlas.show=true")
    page.get_by_text("What each head looks at, in words").click()
    cell = page.locator("td a", has_text="after").first
    expect(cell).to_be_visible()
    target = cell.evaluate("link => link.href")
    assert target == f"{address}/trained?trained.layer=2&trained.head=9"
    page.goto(target)
    weights = page.locator("canvas[data-node=weights]")
    expect(weights).to_be_visible()
    page.get_by_role("button", name="Threads", exact=True).click()
    expect(page.locator(".flow-lines > *").first).to_be_attached()
    page.locator("[data-testid=stPageLink] a", has_text="Look into every number of this head.").first.click()
    expect(page.locator("canvas[data-node=W_q]")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/learned\?.*head\.layer=2&head\.number=9"))
