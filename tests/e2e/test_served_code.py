"""The picture's code is a file: it has one address, and it is told if it cannot be fetched."""

from playwright.sync_api import expect

FETCHED = """() => performance.getEntriesByType("resource").map(({ name }) => name).filter(name => name.includes("/machine-"))"""


def test_the_code_has_one_address_and_is_asked_for_once_a_page(profile, address):
    """So that a browser can keep it: as long as it likes, for Streamlit does not say how long."""
    page = profile.new_page()
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.locator("td.cell").first).to_be_visible()
    first = page.evaluate(FETCHED)
    page.goto(f"{address}/lookup")  # two pictures
    page.get_by_text("The same in numbers, and with vectors").click()
    expect(page.locator("td.cell").first).to_be_visible()
    assert page.evaluate(FETCHED) == first
    assert len(first) == 1


def test_a_picture_whose_code_cannot_be_fetched_says_so(profile, address):
    page = profile.new_page()
    page.route("**/machine-*.js", lambda route: route.abort())
    page.goto(f"{address}/learned?example=dog-tail")
    expect(page.get_by_text("The picture could not be loaded. Reload the page to try again.")).to_be_visible()
