"""The end of the homework in a browser: matrices are marked as the screen says, and the ways on lead there."""

from urllib.parse import urlencode

import numpy as np

from core import exercises
from core.classroom.check import written

BANK = exercises.load("bank-interest")


def _right(part):
    answer = BANK.answer(part.id)
    if part.kind == "ranking":
        return "interest 0.703, bank 0.248"
    return answer if isinstance(answer, str) else written(np.asarray(answer), 4)


def test_a_matrix_is_marked_with_control_and_enter_and_all_right_leads_on(page, address):
    answers = {part.id: _right(part) for part in BANK.parts}
    page.goto(f"{address}/quiz?view=sheet&{urlencode({**answers, 'q3-weights': ''})}")
    page.get_by_text("9 of 14 points").or_(page.get_by_text("13 of 14 points")).wait_for()
    field = page.get_by_label(BANK.part("q3-weights").prompt)
    field.fill("0 0")
    field.press("Control+Enter")
    page.get_by_text("You have answered everything. Not all right yet").wait_for()
    page.locator("[data-testid=stAlert] a[href='#q3']").click()
    page.wait_for_function("() => document.querySelector('#q3').getBoundingClientRect().top < 300")
    field.fill(answers["q3-weights"])
    field.press("Control+Enter")
    page.get_by_text("All 14 answers are right").wait_for()
    page.get_by_role("link", name="The same questions with other numbers").click()
    page.get_by_text("Variant 1").wait_for()
    page.get_by_text("0 of 14 points").wait_for()
    page.get_by_role("button", name="Back to the course").click()
    page.get_by_text("All 14 answers are right").wait_for()
    page.get_by_role("link", name="The exercise journey").click()
    page.get_by_text(f"0 of {len(exercises.load('journey').parts)} points").wait_for()
