"""The line is cut in the middle of a run, again and again: the page comes back by itself, and nothing typed is lost."""

import pytest
from playwright.sync_api import expect

from core import exercises
from tests.e2e.app import wait_until_run

BANK = exercises.load("bank-interest")

ANSWERS = {
    "How much does “bank” attend to “interest”?": "0.2097",
    "The query of “bank”": "4.37 2.14 4.45",
    "The key of “bank”": "1 2 3",
}


class Line:
    """A page's connection, which is cut once the server has sent so many messages more; those that follow are lost."""

    def __init__(self, page):
        self.left = None
        page.route_web_socket("**/_stcore/stream", self._connect)

    def _connect(self, browser):
        server, is_there = browser.connect_to_server(), True

        def forward(message):
            nonlocal is_there
            if not is_there:
                return
            if self.left == 0:
                self.left, is_there = None, False
                server.close()
                browser.close()
                return
            self.left = self.left and self.left - 1
            browser.send(message)

        server.on_message(forward)


@pytest.mark.nightly
@pytest.mark.parametrize("after", [0, 2, 15])
def test_answers_whose_runs_are_cut_off_are_kept_and_marked_without_a_reload(page, address, after):
    line = Line(page)
    page.goto(f"{address}/quiz?view=sheet")
    page.get_by_text(f"0 of {len(BANK.parts)} points").wait_for()
    for count, (label, text) in enumerate(ANSWERS.items(), 1):
        wait_until_run(page)
        page.wait_for_timeout(500)  # nothing else is under way
        line.left = after
        field = page.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")
        expect(page.locator(".stMarkdownBadge")).to_have_count(count)
        assert line.left is None, "it was cut"
        expect(field).to_have_value(text)
    page.get_by_text(f"2 of {len(BANK.parts)} points").wait_for()
