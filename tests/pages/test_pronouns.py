"""The screen on what *it* refers to: predicted, marked, revealed; on one's own sentence, and shuffled."""

import numpy as np
import pytest

from tests.pages.pictures_sent import components, matrix, threads
from tests.pages.test_screens import captions, marks, screen
from ui.frame.page import glossary

RIGHT = {"looks": "it", "wanted": "pizza", "back": "the same", "shuffled": "as much as before"}
VEILED = 65_535
CONCLUSION = "What static vectors cannot do"


def answered(**answers):
    return screen("pronouns", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def drawn(at):
    """The figures: what each is called, its words, the row that is shown, and what is veiled."""
    return [threads(one)[0] for one in components(at, "threads")]


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered()
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 4 right**"
    (figure,) = drawn(at)
    assert (figure["asks"], figure["row"]) == ("word", [0, 0, 8])
    told = " ".join(m.value for m in at.markdown if m.value != glossary())
    assert CONCLUSION not in told
    assert [word for word in ("symmetric", "positions", "astray") if word in told.casefold()] == []


def test_the_conclusion_comes_with_the_last_answer_or_once_all_is_shown():
    at = answered(**{**RIGHT, "shuffled": ""})
    assert not any(CONCLUSION in m.value for m in at.markdown)
    at.button_group(key="why.shuffled").set_value(RIGHT["shuffled"]).run()
    assert at.progress[0].text == "**4 of 4 right**"
    assert len(marks(at)) == 4
    for shown in (at, answered(show="true")):
        (told,) = (m.value for m in shown.markdown if CONCLUSION in m.value)
        assert "10 of these 11 words" in told


def test_the_scores_of_some_words_stand_there_where_one_is_asked_for():
    at = answered(looks="it", wanted="pizza")
    at.session_state["pronouns.asked"] = "3"
    at.run()
    scores = matrix(at, "scores")
    assert np.argwhere(np.isnan(scores)).tolist() == np.argwhere(np.tri(4, k=-1)).tolist(), "a mirrored pair would tell"
    assert scores[0, 1] == pytest.approx(8.6444, abs=1e-4)
    at.button_group(key="why.back").set_value("the same").run()
    assert matrix(at, "scores")[1, 0] == pytest.approx(8.6444, abs=1e-4)


def test_the_made_weights_on_another_sentence():
    at = answered(show="true")
    assert "*it* attends most to *soup*, 0.53." in captions(at)
    at.text_input(key="why.elsewhere").set_value("we ordered bread and it was stale").run()
    assert "*it* attends most to *bread*" in captions(at)
    for typed in ("no such word", "", "כלב נושך 😀", "it " * 99):
        at.text_input(key="why.elsewhere").set_value(typed).run()
        assert at.warning
        assert at.text_input(key="why.elsewhere").value == typed


def test_the_words_are_shuffled_in_the_figure_and_the_threads_veiled_until_it_is_answered():
    at = answered(looks="it", wanted="pizza")
    at.session_state["pronouns.asked"] = "4"
    at.run()
    usual, weights = threads(components(at, "threads")[0])
    assert (usual["row"][2], round(weights[0, 0, 8, 1] / 65_534, 2)) == (8, 0.9), "above, the sentence as it was"
    before, _ = threads(components(at, "threads")[1])
    assert (usual["title"], before["title"]) == ("in order", "shuffled")
    at.slider(key="why.seed").set_value(5).run()
    shuffled, weights = threads(components(at, "threads")[1])
    assert before["tokens"] != shuffled["tokens"]
    assert sorted(before["tokens"]) == sorted(shuffled["tokens"])
    assert (weights[0, :, shuffled["row"][2]] == VEILED).all()
    at.button_group(key="why.shuffled").set_value(RIGHT["shuffled"]).run()
    after, weights = threads(components(at, "threads")[1])
    it = after["row"][2]
    assert not (weights == VEILED).any()
    assert after["tokens"][it] == "it"
    assert weights[0, 0, it, after["tokens"].index("pizza")] / 65_534 == pytest.approx(0.9, abs=1e-4)
