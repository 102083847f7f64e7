"""A line of code as an answer: computed and never run, marked by what it makes, and told as other answers are."""

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from computed_attention.given_values import answer
from core import grading
from core.__main__ import main
from core.classroom.worksheets import questions
from core.homework.hints import hints
from core.homework.line_marks import line_of
from core.homework.variants import vary
from core.lessons.write_the_line import tasks
from tests.as_before import assert_as_before
from tests.core.homework.test_every_kind import EXERCISE, FILE, marked

LINE = EXERCISE.part("line")


@pytest.mark.parametrize(
    "text",
    [
        "torch.softmax(scaled_scores, dim=-1)",
        "w = softmax(Q @ K.T / np.sqrt(d_k), axis=-1)",
        "softmax(W_q(X) @ W_k(X).T / d_k**0.5, -1)",
    ],
)
def test_a_line_is_right_that_makes_the_matrix(text):
    result = marked(text, "line")
    assert (result.status, result.credit, result.reading) == ("correct", 1.0, text)


def of_a_row():
    """The exercise with only the line, of which one row is asked for."""
    return replace(EXERCISE, questions=(replace(EXERCISE.questions[1], parts=(replace(LINE, row=1),)),))


def test_what_is_said_of_wrong_lines_is_as_before():
    file, one_row = Path(__file__).parents[1] / "lessons" / "wrong_lines.toml", of_a_row()
    said = []
    for asked, texts in tomllib.loads(file.read_text(encoding="utf-8")).items():
        for text in texts:
            of_weights = re.sub(r"\bS\b", "scaled_scores", text)
            said += (tasks()[asked].mark(text), marked(of_weights, "line"), marked(of_weights, "line", one_row))
    assert_as_before("lines", said)


def test_a_matrix_in_place_of_a_line_is_told_what_is_expected():
    for part in (LINE, EXERCISE.part("why-divide")):
        result = marked(answer(np.eye(3), EXERCISE, part), part.id)
        assert result.status == "unreadable"
        assert result.message.startswith("Expected ")


def test_a_line_has_hints_carries_nothing_and_gives_no_number_away():
    assert len(hints(EXERCISE, LINE)) == 3
    assert LINE not in EXERCISE.computed_parts
    slip = grading.grade(EXERCISE, {"query": "9 9", "line": "softmax(scores, -1)"})
    assert slip["line"] == marked("softmax(scores, -1)", "line")
    assert grading.grade(EXERCISE, {"line": "softmax(scores, -1)", "weight": "0.9"})["weight"].carried == ""


def test_a_line_for_a_row_and_in_a_variant():
    assert marked(line_of(EXERCISE, LINE), "line", vary(EXERCISE, 5)).status == "correct"
    assert marked("softmax(scaled_scores, -1)[1]", "line", of_a_row()).status == "correct"
    assert "not a row" in marked("softmax(scaled_scores, -1)", "line", of_a_row()).message


def test_the_key_of_a_line_is_a_line(capsys):
    assert main(["show", str(FILE), "--key"]) == 0
    shown = next(one for one in json.loads(capsys.readouterr().out)["parts"] if one["id"] == "line")
    assert marked(shown["answer"], "line").status == "correct"
    on_paper = [part for question in questions(EXERCISE) for part in question["parts"] if part["id"] == "line"]
    assert on_paper[0]["answer"] == [[shown["answer"]]]
