"""J is filled in box by box in a real browser, marked where it stands, and survives a reload."""

import re

from playwright.sync_api import expect

from core.lessons import gradients
from tests.e2e.app import paste


def test_boxes_of_a_lesson_are_marked_pasted_into_and_kept_in_the_link(page, address):
    J, words = gradients.gradients("starts").J, gradients.exercise().tokens
    page.goto(f"{address}/gradients")

    def box(i, j):
        return page.get_by_label(f"Jacobian: {words[i]}, {words[j]}", exact=True).and_(page.locator("input"))

    def cell(i, j):
        return box(i, j).locator("xpath=..")

    box(0, 0).fill(f"{J[0, 0]:.4f}")
    box(0, 0).press("Enter")
    box(0, 1).fill("0.5")
    box(0, 1).press("Enter")
    expect(cell(0, 0)).to_have_attribute("data-mark", "correct")
    expect(cell(0, 1)).to_have_attribute("data-mark", "wrong")
    expect(page.get_by_text("1 of 36 is right. 34 are still blank.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"gradients\.jacobian=0\.1277"))
    paste(box(0, 0), "\n".join("\t".join(f"{x:.4f}" for x in row) for row in J))
    expect(page.get_by_text(", all of them.")).to_be_visible()
    expect(page.locator("table[data-node=outer]").first).to_be_visible()
    page.reload()
    expect(page.get_by_text(", all of them.")).to_be_visible()
    expect(box(5, 5)).to_have_value(f"{J[5, 5]:.4f}")
