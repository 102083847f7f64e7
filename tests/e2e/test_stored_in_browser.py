"""A browser stores what docs/hosting.md says, and nothing else."""

import re

from tests.documents import ROOT, section
from tests.e2e.app import wait_until_run

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
