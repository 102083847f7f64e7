"""What was answered comes back wherever its screen is opened without answers, until one starts afresh."""

from playwright.sync_api import expect

from tests.e2e.app import open_screen, opened_tab, wait_until_run

KEPT = """text => Object.values(localStorage).some((kept) => kept.includes(`"text":"${text}"`))"""


def field(page, part):
    return page.locator(f".st-key-{part} input")


def strong(page):
    return page.get_by_role("radio", name="strong")


def answered(profile, address):
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    for part, text in (("q1-weight", "0.2097"), ("q1-strength", "strong")):
        field(page, part).fill(text)
        field(page, part).press("Enter")
        page.wait_for_function(KEPT, arg=text)
    page.close()


def test_the_homework_comes_back_unless_a_link_has_answers_until_one_starts_afresh(profile, address):
    answered(profile, address)
    page = opened_tab(profile, address)
    open_screen(page, "Graded homework")
    expect(strong(page)).to_be_checked()
    page.get_by_text("1 of 14 points").wait_for()
    page.wait_for_url("**q1-weight=0.2097**")
    linked = opened_tab(profile, f"{address}/quiz?view=sheet&q4-weight=0.5")
    expect(field(linked, "q4-weight")).to_have_value("0.5")
    expect(field(linked, "q1-weight")).to_have_value("")
    wait_until_run(page)
    expect(strong(page)).to_be_checked()  # what the browser sent late has emptied nothing
    page.get_by_role("button", name="Start afresh").click()
    expect(strong(page)).not_to_be_checked()
    page.get_by_text("0 of 14 points").wait_for()
    page.wait_for_url(lambda url: "q1-weight" not in url)
