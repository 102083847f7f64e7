"""Texts in one's own words: kept in the link or the browser, exported, compared once asked for, never marked."""

import csv
import io

import pytest

from core import exercises
from core.graph.tex import in_prose
from core.homework.reflections import observation
from tests.pages.pictures_sent import data
from tests.pages.test_screens import marks, said, screen
from ui.screens import quiz_ending, quiz_reflections

BANK = exercises.load("bank-interest")
HOSTILE = "*x* $y$ <b>z</b> {q1-weight} ضعيف 🙂 `"
LONG = "weak " * 100


def kept(at, key):
    """What the browser is asked to keep for a field."""
    return next(one for one in data(at, "browser_storage") if one["name"] == key)


def is_observed(at, exercise=BANK, nth=0):
    return in_prose(observation(exercise, exercise.reflections[nth])) in said(at)


def offers_observation(at):
    return any(toggle.key == "q1-reflection.observed" for toggle in at.toggle)


FOUND = {"q1-weight": "0.2097", "q1-strength": "weak"}


def test_what_we_observe_is_shown_once_something_is_written_and_it_is_asked_for():
    at = screen("quiz", **FOUND)
    assert not offers_observation(at)
    at.text_area(key="q1-reflection").set_value("Weak, I think.").run()
    assert offers_observation(at)
    assert not is_observed(at)
    at.toggle(key="q1-reflection.observed").set_value(True).run()
    assert is_observed(at)
    assert at.text_area(key="q1-reflection").value == "Weak, I think."
    at.text_area(key="q1-reflection").set_value(" ").run()
    assert not is_observed(at)
    assert not offers_observation(at)


def test_it_is_covered_until_the_answers_that_it_names_are_found():
    at = screen("quiz", **{"q1-reflection": "weak", "q1-reflection.observed": "true"})
    assert not is_observed(at)
    assert "names answers to question 1. It is shown once you have found them." in said(at)
    at.text_input(key="q1-weight").set_value("0.3").run()
    at.text_input(key="q1-strength").set_value("weak").run()
    assert not is_observed(at)
    at.text_input(key="q1-weight").set_value("0.2097").run()
    assert is_observed(at)
    at = screen("quiz", **FOUND, **{"q4-reflection": "strong", "q4-reflection.observed": "true"})
    assert "names answers to questions 3 and 4." in said(at)


def test_an_answer_that_only_follows_from_a_slip_uncovers_nothing_and_a_solution_that_was_shown_does():
    asked = {"q4-reflection": "strong", "q4-reflection.observed": "true", **FOUND}
    unscaled = BANK.evaluate("learned", {"scaled_scores": lambda scores: scores}).weights
    slip = "; ".join(" ".join(f"{value:.4f}" for value in row) for row in unscaled)
    at = screen("quiz", **asked, **{"q3-weights": slip, "q4-weight": f"{unscaled[1, 3]:.4f}", "q4-strength": "strong"})
    assert any("it follows from your own answer" in mark for mark in marks(at))
    assert not is_observed(at, nth=1)
    shown = "q3-weights q4-weight q4-strength"
    assert is_observed(screen("quiz", **asked, shown=shown), nth=1)


def test_a_short_text_is_kept_in_the_link_as_it_is():
    at = screen("quiz")
    at.text_area(key="q1-reflection").set_value(HOSTILE).run()
    assert at.query_params["q1-reflection"] == HOSTILE
    assert kept(at, "q1-reflection")["text"] == ""
    at.text_area(key="q1-reflection").set_value("").run()
    assert "q1-reflection" not in at.query_params


def test_a_long_text_is_kept_in_the_browser_and_leaves_the_link():
    at = screen("quiz", **{"q1-reflection": "short"})
    at.text_area(key="q1-reflection").set_value(LONG).run()
    assert "q1-reflection" not in at.query_params
    sent = kept(at, "q1-reflection")
    assert (sent["text"], sent["longest"]) == (LONG, quiz_reflections.LONGEST)
    assert kept(screen("quiz"), "q1-reflection")["asks"]
    assert not kept(screen("quiz", **{"q1-reflection": "short"}), "q1-reflection")["asks"]


def test_all_that_was_typed_can_be_taken_away(monkeypatch):
    files = []
    monkeypatch.setattr(quiz_ending.st, "download_button", lambda *given, **_: files.append(given))
    at = screen("quiz", **FOUND, **{"q1-reflection": HOSTILE})
    assert not files
    at.session_state["answers"] = True
    at.run()
    at.text_input(key="student").set_value("Ann").run()
    at.text_area(key="q4-reflection").set_value(LONG).run()
    label, content, name, kind = files[-1]
    assert (label, name, kind) == ("CSV", "bank-interest-answers.csv", "text/csv")
    heading, row = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    typed = {name: text for name, text in zip(heading, row, strict=True) if text}
    assert typed == {"student": "Ann", **FOUND, "q1-reflection": HOSTILE, "q4-reflection": LONG}
    assert "Ann" not in str(at.query_params)


@pytest.mark.parametrize("text", ["w" * 5000, "\0\x1b[2J\u202eesrever", " \n "])
def test_whatever_a_link_brings_is_a_text_that_is_cut_and_kept(text):
    at = screen("quiz", **FOUND, **{"q1-reflection": text, "q1-reflection.observed": "perhaps", "answers": "x"})
    assert at.text_area(key="q1-reflection").value == text[: quiz_reflections.LONGEST]
    at.session_state["answers"] = True
    at.run()
    assert offers_observation(at) == bool(text.strip())
