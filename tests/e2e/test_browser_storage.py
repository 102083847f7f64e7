"""What stays in the browser: texts too long for the link, with those of another tab, until forgotten."""

import json
import re

from playwright.sync_api import expect

from core import exercises
from tests.documents import ROOT, section
from tests.e2e.app import opened_tab, wait_until_run

RIVER = exercises.load("river-bank")
ANSWER = "\n".join(" ".join(f"{(i * 50 + j) / 1000:.4f}" for j in range(50)) for i in range(12))
KEPT = "Kept in this browser"
NAME = "self-attention: river-bank.context"
SOMEWHERE = "() => Object.entries(localStorage).flat().join()"


def field(page):
    return page.get_by_label(re.compile("^The context vectors of all"))


def short(page, part):
    return page.get_by_label(RIVER.part(part).prompt)


def answer(page, part, text):
    short(page, part).fill(text)
    short(page, part).press("Enter")
    page.wait_for_function(f"text => ({SOMEWHERE})().includes(text)", arg=text)


def test_a_long_answer_outlives_a_reload_until_it_is_forgotten_and_no_other_tab_writes_it_again(profile, address):
    url = f"{address}/quiz?view=sheet&exercise=river-bank"
    tab, page = opened_tab(profile, url), opened_tab(profile, url)
    for one in (tab, page):
        answer(one, "similarity-swam-bank", "0.4321")
    expect(page.get_by_text(KEPT)).to_have_count(0)
    field(page).fill(ANSWER)
    field(page).blur()
    page.get_by_text(KEPT).wait_for()
    page.wait_for_function("name => localStorage.getItem(name) !== null", arg=NAME)
    assert json.loads(page.evaluate("name => localStorage.getItem(name)", NAME))["text"] == ANSWER
    page.wait_for_function("!('self-attention typed' in sessionStorage)")  # else it is typed again once it is forgotten
    page.reload()
    expect(field(page)).to_have_value(ANSWER)
    page.get_by_text("Read as 12 × 50 numbers.", exact=True).wait_for()
    page.get_by_text(KEPT).wait_for()
    page.get_by_role("button", name="Forget everything here").click()
    expect(field(page)).to_have_value("")
    expect(short(page, "similarity-swam-bank")).to_have_value("")
    expect(page.get_by_role("button", name="Forget everything here")).to_have_count(0)
    page.wait_for_function(f"!/0.4321|0.0010/.test(({SOMEWHERE})())")
    tab.wait_for_timeout(1100)  # what was answered when is known to the second
    answer(tab, "similarity-river-bank", "0.1234")
    assert "0.4321" not in tab.evaluate(SOMEWHERE)
    page.reload()
    expect(short(page, "similarity-river-bank")).to_have_value("0.1234")
    expect(short(page, "similarity-swam-bank")).to_have_value("")
    expect(field(page)).to_have_value("")


ROW = re.compile(r"^\| ([\w ]+) \| ([^|]+) \|", re.MULTILINE)
STORED = """() => "self-attention typed" in sessionStorage
  && Object.keys(localStorage).some((name) => name.startsWith("self-attention progress: "))"""
MEASURED = "() => [Object.keys(localStorage), Object.keys(sessionStorage)]"


def named(where):
    """What stands in the table as stored there: names, and how names begin."""
    rows = ROW.findall(section(ROOT / "docs" / "hosting.md", "What is stored where"))
    return tuple(name for place, names in rows if place == where for name in re.findall(r"`([^`]+)`", names))


def test_only_what_the_table_names_is_stored(profile, page, address):
    for screen in ("", "masks", "check-homework", "mock-exam", "my-work", "quiz?view=sheet"):
        page.goto(f"{address}/{screen}")
        wait_until_run(page)
    for label, text in (("How much does", "0.2097"), ("The 5 × 5", "0.2 " * 400)):
        field = page.get_by_label(label, exact=False).first
        field.fill(text)
        field.press("Control+Enter" if text.startswith("0.2 ") else "Enter")
        wait_until_run(page)
    page.get_by_label("The 5 × 5", exact=False).first.press_sequentially("0.3")
    page.wait_for_function(STORED)
    local, of_tab = page.evaluate(MEASURED)
    cookies = [cookie["name"] for cookie in profile.cookies()]
    assert any(name.startswith("self-attention.") for name in cookies)
    for stored, where in ((cookies, "cookie"), (local, "browser storage"), (of_tab, "browser storage of a tab")):
        assert named(where)
        assert not [name for name in stored if not name.startswith(named(where))], where
