"""What was answered comes back wherever its screen is opened without answers, until one starts afresh."""

import numpy as np
from playwright.sync_api import expect

from core import exercises, grading
from core.graph.steps import softmax
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


def rows(numbers):
    return "\n".join(" ".join(f"{number:.4f}" for number in row) for row in numbers)


def test_what_stood_there_last_comes_back_with_its_marks_even_if_it_was_better_before(profile, address):
    exercise = exercises.load("bank-interest")
    trace = exercise.traces["learned"]
    rounded, unscaled = softmax(np.round(trace.scaled_scores, 2)), softmax(trace.scores)
    last = {"q1-reflection": "Little", "q3-weights": rows(unscaled), "q4-weight": f"{unscaled[1, 3]:.4f}"}
    marks = grading.grade(exercise, last)
    assert marks["q4-weight"].carried
    assert marks["q3-weights"].credit < grading.grade(exercise, {"q3-weights": rows(rounded)})["q3-weights"].credit
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    for part, text in (("q3-weights", rows(rounded)), *last.items()):
        typed = page.locator(f".st-key-{part}").locator("input, textarea")
        typed.fill(text)
        typed.press("Control+Enter" if part != "q4-weight" else "Enter")
        page.wait_for_function(KEPT, arg=text.replace("\n", "\\n"))
    page.close()
    page = opened_tab(profile, f"{address}/quiz?view=sheet")
    for part, text in last.items():
        expect(page.locator(f".st-key-{part}").locator("input, textarea")).to_have_value(text)
    page.get_by_text(f"{marks.score:g} of 14 points").wait_for()
