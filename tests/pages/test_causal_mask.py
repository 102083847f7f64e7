"""Later words hidden on the screens: drawn, explained, in the code, in the files, in the homework."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import LEARNED
from core.graph.nodes import shown
from core.homework import bank
from tests.pages.pictures_sent import drawn, matrix, picture, send, titles
from tests.pages.test_screens import check, screen, tables, uncovered

SCREENS = ("learned", "similarity")
CAUSAL = Path(__file__).parents[1] / "core" / "homework" / "causal.toml"
SENTENCE = "later words are hidden from each word"


def captions(at):
    return " ".join(caption.value for caption in at.caption)


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_hidden_until_it_is_asked_for(name):
    at = screen(name)
    assert picture(at)["hidesLater"] is False
    assert "causal" not in at.query_params
    assert "Masked scores" not in titles(at)
    assert SENTENCE not in captions(at)
    send(at, "hidden", True)
    assert picture(at)["hidesLater"] is True
    assert at.query_params["causal"] == "true"
    assert "Masked scores" in titles(at)
    assert SENTENCE in captions(at)
    send(at, "hidden", False)
    assert "Masked scores" not in titles(at)
    assert "causal" not in at.query_params
    send(at, "hidden", "nonsense")
    assert "Masked scores" not in titles(at)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("example", exercises.ids_of_one_sentence())
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


@pytest.mark.parametrize("name", SCREENS)
def test_a_masked_score_can_be_pinned_and_follows_from_a_mask(name):
    at = screen(name, example="dog-tail", causal="true", matrix="Masked scores", row="dog", column="tail")
    masked = drawn(at, "Masked scores")
    assert picture(at)["pinned"] == {"node": "masked_scores", "row": 1, "column": 4}
    assert masked["step"]["kind"] == "mask"
    assert masked["values"][1][4] == "-inf"
    assert drawn(at, "Weights")["step"] == {"kind": "softmax", "reads": ["masked_scores"], "turned": False}


@pytest.mark.parametrize(("name", "form"), [("learned", "learned-causal"), ("similarity", "plain-causal")])
def test_the_mask_is_in_the_code_and_in_the_files(name, form):
    at = screen(name, causal="true", **uncovered("bank-interest"))
    at.session_state[f"code {shown(LEARNED)[-1]}-{form}"] = True
    at.session_state[f"take bank-interest-{form}"] = True
    at.run()
    assert not at.exception
    code = "\n".join(block.value for block in at.code)
    assert "masked_scores = np.where(np.tri(" in code
    assert "masked_fill" in code
    files = {button.proto.id.partition("-take ")[2] for button in at.get("download_button")}
    assert all(file.startswith(f"bank-interest-{form}") for file in files)
    endings = (".ipynb", "-numpy.py", "-torch.py", "-masked_scores.csv", "-masked_scores.tex")
    assert {f"bank-interest-{form}{ending}" for ending in endings} <= files


def test_a_closer_look_shows_the_mask_with_and_without_learning():
    at = screen("learned", example="dog-tail", causal="true", closer="one word", word="the")
    assert "each weight would be 1/1 = 1.0000" in captions(at)
    assert captions(at).count("+ M") == 2
    assert at.get("vega_lite_chart")[-1].proto.alt == (
        "Attention weights of the. without learning: most for the, 1.0000; learned: most for the, 1.0000"
    )
    assert "1/5 = 0.2000" in captions(screen("learned", example="dog-tail", closer="one word", word="the"))


def test_one_query_is_followed_behind_the_mask():
    at = screen("similarity", example="dog-tail", causal="true", word="dog")
    at.session_state["step by step"] = True
    at.run()
    assert not at.exception
    scores, contributions = tables(at)
    assert scores["score"][2:5] == ["−∞"] * 3
    assert scores["stable softmax"][2:] == ["0.0000", "0.0000", "0.0000", "1.0000"]
    assert scores["score / Σ scores"][-1] == "1.0000"
    assert contributions["weight"][2:5] == ["0.0000"] * 3
    (text,) = [text.value for text in at.markdown if "A later word scores −∞" in text.value]
    assert "highest score here is that with *dog*, the lowest that with *the*." in text


def test_what_was_chosen_on_one_screen_is_chosen_on_the_next():
    at = screen("learned", causal="true")
    at.switch_page("pages/similarity.py").run()
    assert picture(at)["hidesLater"] is True
    assert "Masked scores" in titles(at)


@pytest.fixture
def with_causal_homework(tmp_path, monkeypatch):
    """The bank, and in it an exercise with a causal mask."""
    folder = tmp_path / "exercises"
    shutil.copytree(bank.BANK, folder)
    shutil.copy(CAUSAL, folder)
    monkeypatch.setattr(bank, "BANK", folder)
    for remembered in (bank.ids, bank.load):
        remembered.cache_clear()
    yield
    for remembered in (bank.ids, bank.load):
        remembered.cache_clear()


def test_homework_with_a_mask_is_asked_hinted_at_and_marked(with_causal_homework):
    exercise = exercises.load("causal")
    at = screen("quiz", exercise="causal")
    forgotten = attend(**exercise.inputs).weights[2, 1]
    right = exercise.answer("weight")
    marks = check(at, **{"causal.weight": f"{forgotten:.4f}", "causal.score": f"{exercise.answer('score'):.4f}"})
    assert ["✓" in mark for mark in marks] == [True, False]
    assert "Causal mask left out" in marks[1]
    for button in ("Hint", "Another hint", "The last hint"):
        next(b for b in at.button if b.label == button).click().run()
        assert not at.exception
    hints = [text.value for text in at.markdown if ":material/lightbulb: " in text.value]
    assert any(r"M_{ij} = -\infty" in hint for hint in hints)
    assert any(
        r"\text{raised}" in hint and r"\text{rates}" not in hint
        for hint in hints
        if hint.startswith("$") or "$" in hint
    )
    (mark,) = [mark for mark in check(at, **{"causal.weight": f"{right:.4f}"}) if "correct" in mark][1:]
    assert mark


def test_an_exercise_with_a_mask_is_computed_on_the_screens_as_well(with_causal_homework):
    at = screen("learned", causal="true", **uncovered("causal"))
    assert np.allclose(matrix(at, "Weights"), exercises.load("causal").answer("weights"))
