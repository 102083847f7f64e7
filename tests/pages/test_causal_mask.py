"""Later words hidden on the screens: drawn, explained, in the code, in the files, in the homework."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from tests.pages.pictures_sent import drawn, matrix, picture, send, titles
from tests.pages.test_screens import captions, check, press, screen, uncovered

CAUSAL = Path(__file__).parents[1] / "core" / "homework" / "causal.toml"
SENTENCE = "later words are hidden from each word"


def test_nothing_is_hidden_until_it_is_asked_for_and_then_on_the_next_screen_too():
    at = screen("learned")
    assert picture(at)["hidesLater"] is False
    assert "causal" not in at.query_params
    assert "Masked scores" not in titles(at)
    assert SENTENCE not in captions(at)
    send(at, "hidden", True)
    assert picture(at)["hidesLater"] is True
    assert at.query_params["causal"] == "true"
    assert SENTENCE in captions(at)
    at.switch_page("pages/similarity.py").run()
    assert picture(at)["hidesLater"] is True
    assert "Masked scores" in titles(at)
    for value in (False, "nonsense"):
        send(at, "hidden", value)
        assert "Masked scores" not in titles(at)
        assert "causal" not in at.query_params


@pytest.mark.parametrize(
    ("name", "example"), [("learned", "bank-interest"), ("learned", "river-bank"), ("similarity", "journey")]
)
def test_later_words_score_minus_infinity_and_weigh_nothing(name, example):
    at = screen(name, causal="true", **uncovered(example))
    scores = matrix(at, "Masked scores")
    later = np.triu(np.ones(scores.shape, dtype=bool), k=1)
    assert np.array_equal(np.isneginf(scores), later)
    weights = matrix(at, "Weights")
    assert not weights[later].any()
    assert np.allclose(weights.sum(axis=1), 1)
    exercise = exercises.load(example)
    if name == "similarity" or "W_q" in exercise.inputs:
        matrices = exercise.inputs if name == "learned" else {"X": exercise.inputs["X"]}
        expected = attend(**matrices, causal=True)
        assert np.allclose(weights, expected.weights)
        assert np.allclose(matrix(at, "Context"), expected.context)
        assert np.allclose(scores[~later], expected.scaled_scores[~later])


def test_a_masked_score_can_be_pinned_and_follows_from_a_mask():
    at = screen("learned", example="dog-tail", causal="true", matrix="Masked scores", row="dog", column="tail")
    masked = drawn(at, "Masked scores")
    assert picture(at)["pinned"] == {"node": "masked_scores", "row": 1, "column": 4}
    assert masked["step"]["kind"] == "mask"
    assert masked["values"][1][4] == "-inf"
    assert drawn(at, "Weights")["step"] == {"kind": "softmax", "reads": ["masked_scores"], "turned": False}


def test_homework_with_a_mask_is_asked_hinted_at_marked_and_computed(homework):
    shutil.copy(CAUSAL, homework)
    exercise = exercises.load("causal")
    at = screen("quiz", exercise="causal")
    forgotten = attend(**exercise.inputs).weights[2, 1]
    marks = check(at, **{"causal.weight": f"{forgotten:.4f}", "causal.score": f"{exercise.answer('score'):.4f}"})
    assert ["✓" in mark for mark in marks] == [True, False]
    assert "Causal mask left out" in marks[1]
    for label in ("Hint", "Another hint", "The last hint"):
        press(at, label)
    hints = [text.value for text in at.markdown if ":material/lightbulb: " in text.value]
    assert any(r"M_{ij} = -\infty" in hint for hint in hints)
    assert any(r"\text{raised}" in hint and r"\text{rates}" not in hint for hint in hints)
    marks = check(at, **{"causal.weight": f"{exercise.answer('weight'):.4f}"})
    assert ["✓" in mark for mark in marks] == [True, True]
    at = screen("learned", causal="true", **uncovered("causal"))
    assert np.allclose(matrix(at, "Weights"), exercise.answer("weights"))
