"""The screen on which W_q, W_k and W_v are learned, and what is carried from it."""

import numpy as np
import pytest
import streamlit as st

from core.attention import attend
from core.lessons.before_training import EXPECTED
from core.lessons.task import nearest_option
from core.models import agreement, agreement_model, training
from tests.pages.pictures_sent import components, data, matrix, picture, pictures, speak, threads
from tests.pages.test_screens import marks, press, screen
from ui.charts import drawing
from ui.screens import train
from ui.session import turns

HELD_OUT = agreement.sentences(held_out=True)


def trained(**query):
    return press(screen("train", **{"train.epochs": "5", **query}), "Train")


@pytest.fixture(autouse=True)
def _nothing_is_kept():
    training.shared_epochs.cache_clear()


@pytest.fixture(scope="module")
def last():
    return list(training.train(1, 5))[-1]


def bars(at):
    return next(c.proto.alt for c in at.get("vega_lite_chart") if c.proto.alt.startswith("Attention weights of"))


def there(sent):
    """How many squares are there in each line of a tally."""
    return {
        line["label"]: sum(block["wide"] for block in line["blocks"] if not block["state"]) for line in sent["lines"]
    }


def numbers(at):
    """All that the pictures and charts of a screen show."""
    return [sent["chain"] for sent in pictures(at)], [c.proto.alt for c in at.get("vega_lite_chart")]


def test_answers_are_marked_and_blank_ones_say_nothing():
    at = screen("train")
    assert marks(at) == []
    for answer, badge, says in (("3", "correct", "the two others do"), ("2", "not right", "Guessing"), ("4", "not right", "same four"), (None, "", "")):  # fmt: skip
        at.button_group(key="train.kinds").set_value(answer).run()
        assert [(badge in mark, says in mark) for mark in marks(at)] == ([(True, True)] if badge else [])


def test_four_numbers_are_dragged_and_an_answer_sets_them_so_that_most_sums_are_right():
    at = screen("train", question="train.kinds", **{"train.king": "2", "train.she": "9"})
    (sent,) = data(at, "sum_bars")
    assert sent["numbers"] == [["king", 2], ["queen", 0], ["he", 0], ["she", 0]]
    assert sent["sums"] == [
        ["king", "he", True],
        ["king", "she", False],
        ["queen", "he", False],
        ["queen", "she", True],
    ]
    speak(at, *components(at, "sum_bars"), {"number": [1, -3]})
    (sent,) = data(at, "sum_bars")
    assert (sent["numbers"][1], sent["compares"]) == (["queen", -3], False)
    assert at.query_params["train.queen"] in ("-3", ["-3"])
    at.button_group(key="train.kinds").set_value("4").run()
    (sent,) = data(at, "sum_bars")
    assert [value for _, value in sent["numbers"]] == [1, -1, 1, -1]
    assert sent["compares"], "why never all four, which is asked"


def test_training_shows_what_came_of_it_beside_what_comes_without(last):
    at = trained(**{"question": "train.prediction", "train.prediction": "about three quarters"})
    (sent,) = data(at, "tally")
    even, right = (round(share * len(HELD_OUT)) for share in (training.share_with_even_weights(), last.held_out))
    by_noun = {noun: sum(marks) for noun, marks in agreement_model.right_by_noun(last.snapshot).items()}
    assert there(sent) == {**by_noun, "even weights": even, "learned": right}
    assert [line["yours"] for line in sent["lines"]] == [*[None] * 17, 0.75]
    assert sent["told"] == f"{right} of 160 right. Dashed: yours."
    (sent,) = data(screen("train", question="train.prediction"), "tally")
    assert there(sent) == {**dict.fromkeys(by_noun, 0), "even weights": even, "learned": 0}, "not sent before"
    assert any("Epoch 5 of 5" in m.value for m in at.markdown)
    assert at.query_params["train.epochs"] == "5"
    told, right = " of those held out", round(last.held_out * len(HELD_OUT))
    assert any(f"{right} of {len(HELD_OUT)}{told}" in m.value for m in at.markdown)
    assert not any(told in m.value for m in trained().markdown)


@pytest.mark.parametrize(("share", "option"), [(0, "about half"), (70, "about three quarters"), (100, "nine tenths")])
def test_how_many_will_be_right_is_predicted_by_a_press_along_the_last_bar(share, option):
    at = screen("train", question="train.prediction")
    speak(at, *components(at, "tally"), {"share": share})
    assert at.button_group(key="train.prediction").value == option
    (sent,) = data(at, "tally")
    assert (sent["takes_share"], sent["lines"][-1]["yours"]) == (False, EXPECTED[option])


def test_a_prediction_is_compared_with_the_run_once_there_is_one():
    at = screen("train", **{"train.prediction": "about half", "train.epochs": "60"})
    assert marks(at) == []
    assert at.progress[-1].text == "**0 of 3 right**"
    press(at, "Train")
    assert "not right" in next(mark for mark in marks(at) if "of 160" in mark)
    at.button_group(key="train.prediction").set_value("nine tenths").run()
    assert "correct" in next(mark for mark in marks(at) if "of 160" in mark)


def test_a_sentence_can_be_followed_from_the_first_epoch_to_the_last(last):
    at, sentence = trained(), HELD_OUT[9]
    at.selectbox(key="train.sentence").set_value(sentence.text).run()
    at.button_group(key="train.most-10").set_value(drawing.distinct(sentence.tokens)[0]).run()
    row = agreement_model.read_sentence(sentence, last.snapshot).weights
    _, learned = threads(*components(at, "threads"))
    np.testing.assert_allclose(learned[0, 0, sentence.at] / 65_534, row, atol=1e-4)
    np.testing.assert_allclose(matrix(at, "Weights")[sentence.at], row, rtol=1e-6)
    assert picture(at)["opening"]["row"] == sentence.at
    at.select_slider(key="train.epoch").set_value("0").run()
    header, _ = threads(*components(at, "threads"))
    run = next(iter(training.train(1, 5)))
    assert header["names"] == [f"Epoch 0, loss {run.loss:.4f}"]
    assert not np.allclose(matrix(at, "Weights")[sentence.at], row)
    scores = np.exp(matrix(at, "Scaled scores"))
    np.testing.assert_allclose(matrix(at, "Weights"), scores / scores.sum(axis=1, keepdims=True), rtol=1e-9)


def test_how_many_are_right_follows_the_epoch():
    at = trained(**{"question": "train.prediction", "train.prediction": "nine tenths"})
    at.select_slider(key="train.epoch").set_value("0").run()
    (sent,) = data(at, "tally")
    first = round(next(iter(training.train(1, 5))).held_out * len(HELD_OUT))
    assert there(sent)["learned"] == first


def test_what_was_learned_is_kept_back_until_it_is_predicted():
    at, sentence = trained(), HELD_OUT[0]
    first, *_, last = (f"Epoch {epoch.number}, loss {epoch.loss:.4f}" for epoch in training.train(1, 5))
    for answer in (None, drawing.distinct(sentence.tokens)[0]):
        at.button_group(key="train.most-1").set_value(answer).run()
        header, _ = threads(*components(at, "threads"))
        assert (header["asks"], header["names"]) == (("", [last]) if answer else ("word", [first]))
        assert any(M["name"] == "weights" for sent in pictures(at) for M in sent["chain"]) == bool(answer)
        assert any(slider.key == "train.epoch" for slider in at.select_slider) == bool(answer)
    header, _ = threads(*components(trained(**{"train.show": "true"}), "threads"))
    assert header["names"] == [last]


def test_that_a_training_ends_is_said():
    assert [toast.value for toast in trained().toast] == ["Trained: 5 epochs."]


def test_the_word_looked_at_most_is_asked_for_and_marked(last):
    at, sentence = trained(), HELD_OUT[0]
    words = drawing.distinct(sentence.tokens)
    row = agreement_model.read_sentence(sentence, last.snapshot).weights
    first = agreement_model.read_sentence(sentence, next(iter(training.train(1, 5))).snapshot).weights
    most, second = words[int(row.argmax())], words[int(row.argsort()[-2])]
    for word, badge, says in (
        (most, "correct", f"gives *{most}* {row.max():.4f}, at first {first[row.argmax()]:.4f}:"),
        (second, "not right", f"and *{most}* {row.max():.4f}:"),
    ):  # fmt: skip
        at.button_group(key="train.most-1").set_value(word).run()
        (mark,) = [mark for mark in marks(at) if says in mark]
        assert badge in mark


def test_what_is_right_is_counted_by_noun_once_how_many_are_is_predicted(last):
    assert not any("lucky" in m.value for m in trained().markdown), "which one is asked to predict"
    right = agreement_model.right_by_noun(last.snapshot)
    said = f"{sum(map(all, right.values()))} of 16 nouns always."
    at = trained(**{"train.prediction": nearest_option(EXPECTED, last.held_out)})
    assert any(said in mark for mark in marks(at))


def after_epochs(monkeypatch, count):
    """Interrupts a training as Streamlit does: when it draws something."""
    tell, calls = train._progress, []

    def interrupted(run):
        calls.append(run)
        if len(calls) == count:
            st.stop()
        return tell(run)

    monkeypatch.setattr(train, "_progress", interrupted)


def test_a_training_that_is_stopped_keeps_what_was_learned_and_gives_up_its_turn(monkeypatch):
    after_epochs(monkeypatch, 4)
    at = press(trained(), "Stop")
    assert any("Epoch 3 of 5" in m.value and "Stopped" in m.value for m in at.markdown)
    assert at.query_params["train.run"] == "1-3"
    assert not turns._queue


def test_the_matrices_are_carried_and_give_the_same_weights_there(last):
    at, sentence = trained(), HELD_OUT[9]
    at.selectbox(key="train.sentence").set_value(sentence.text).run()
    at.session_state["closer"] = "one word"
    press(at, "Use these matrices")
    assert at.title[0].value == "Queries, keys, values"
    assert at.text_input(key="sentence").value == sentence.text
    assert any("Learned in 5 epochs from seed 1" in caption.value for caption in at.caption)
    weights = attend(agreement_model.embeddings(sentence), *last.snapshot.matrices.values()).weights
    np.testing.assert_array_equal(weights[sentence.at], agreement_model.read_sentence(sentence, last.snapshot).weights)
    np.testing.assert_allclose(matrix(at, "Weights"), weights, rtol=1e-9)
    assert matrix(at, "Queries").shape == (len(sentence.tokens), 16)
    row = weights[sentence.at]
    assert f"learned: most for {drawing.distinct(sentence.tokens)[int(row.argmax())]}, {row.max():.4f}" in bars(at)


def test_a_reload_runs_what_was_trained_again_and_not_what_was_only_set():
    at = trained()
    again = screen("train", **{**dict(at.query_params), "train.epochs": "10"})
    assert any("Seed 1. Epoch 5 of 5" in m.value for m in again.markdown)
    assert numbers(again) == numbers(at)
    assert len(again.get("vega_lite_chart")) == len(at.get("vega_lite_chart"))
    assert again.slider(key="train.epochs").value == 10
    assert again.query_params["train.run"] == "1-5"
    assert any("Epoch 10 of 10" in m.value for m in press(again, "Train").markdown)
    assert again.query_params["train.run"] == "1-10"


def test_whoever_stops_the_training_of_a_link_is_not_given_it_again(monkeypatch):
    after_epochs(monkeypatch, 3)
    at = press(screen("train", **{"train.run": "1-5"}), "Stop")
    assert any("Epoch 2 of 5" in m.value and "Stopped" in m.value for m in at.markdown)
    assert at.query_params["train.run"] == "1-2"


@pytest.mark.parametrize("run", ["x", "1-301", "1234567890-5", "٣-٥"])
def test_a_training_in_a_link_that_cannot_be_run_is_told(run):
    at = screen("train", **{"train.run": run})
    assert "cannot be run" in at.warning[0].value
    assert not at.get("vega_lite_chart")
    at = screen("learned", **{"example": "your own sentence", "weights-50": "trained", "trained": run})
    assert "Watch it being learned" in at.warning[0].value


@pytest.mark.parametrize(("name", "epochs"), [("learned", 5), ("scaling", 0)])
def test_what_was_learned_is_there_again_wherever_its_link_is_opened(name, epochs):
    sentence = HELD_OUT[9]
    query = {"example": "your own sentence", "sentence": sentence.text, "weights-50": "trained"}
    at = screen(name, **query, trained=f"1-{epochs}")
    assert not at.warning
    assert any(f"Learned in {epochs} epochs from seed 1" in caption.value for caption in at.caption)
    assert at.query_params["trained"] == f"1-{epochs}"
    snapshot = list(training.train(1, epochs))[-1].snapshot
    weights = attend(agreement_model.embeddings(sentence), *snapshot.matrices.values()).weights
    np.testing.assert_allclose(matrix(at, "Weights"), weights, rtol=1e-9)
    at.button_group(key="weights-50").set_value("random").run()
    assert "trained" not in at.query_params


def test_the_thread_that_is_drawn_is_the_answer_and_is_in_the_link_and_begins_the_training():
    at = screen("train", **{"train.epochs": "5"})
    (figure,) = components(at, "threads")
    speak(at, figure, {"word": HELD_OUT[0].tokens.index("tired")})
    header, _ = threads(*components(at, "threads"))
    assert (header["asks"], header["drawn"]) == ("", HELD_OUT[0].tokens.index("tired"))
    assert at.query_params["train.most-1"] in ("tired", ["tired"])
    assert at.query_params["train.run"] == "1-5"
    assert any("After epoch 5" in mark for mark in marks(at))


def test_a_training_that_is_interrupted_before_its_first_epoch_begins_again(monkeypatch):
    monkeypatch.setattr(train.turns, "take_for", lambda *_: st.stop())
    at = screen("train", **{"train.epochs": "5"})
    at.button_group(key="train.most-1").set_value("tired").run()
    assert marks(at) == []
    monkeypatch.undo()
    assert any("After epoch 5" in mark for mark in marks(at.run()))


def test_an_option_begins_a_training_unless_one_has_come_to_its_end(monkeypatch):
    after_epochs(monkeypatch, 3)
    at = screen("train", **{"train.epochs": "5"})
    at.button_group(key="train.most-1").set_value("tired").run()
    assert at.session_state["memory"].run.last.number < 5
    at.button_group(key="train.most-1").set_value("was").run()
    assert (at.query_params["train.run"], at.select_slider(key="train.epoch").value) == ("1-5", "5")
    at.slider(key="train.epochs").set_value(10).run()
    at.button_group(key="train.most-1").set_value("that").run()
    assert at.query_params["train.run"] == "1-5"


def test_an_answer_is_the_first_although_it_is_replaced_while_the_training_goes_on(monkeypatch, last):
    after_epochs(monkeypatch, 3)
    at, words = screen("train", **{"train.epochs": "5"}), drawing.distinct(HELD_OUT[0].tokens)
    row = agreement_model.read_sentence(HELD_OUT[0], last.snapshot).weights
    for word in (words[int(row.argmin())], words[int(row.argmax())]):
        at.button_group(key="train.most-1").set_value(word).run()
    assert "".join(at.query_params["train.most-1.first"]) == words[int(row.argmin())]


def test_a_training_goes_on_where_next_is_pressed_and_gives_no_answer_to_the_next_question_away(monkeypatch):
    after_epochs(monkeypatch, 3)
    at = screen("train", **{"train.epochs": "5"})
    at.button_group(key="train.most-1").set_value("tired").run()
    assert at.session_state["memory"].run.last.number < 5
    press(at, "Next")
    assert at.query_params["train.run"] in ("1-5", ["1-5"])
    (sent,) = data(at, "tally")
    assert there(sent)["learned"] == 0


def test_a_link_to_what_nobody_has_trained_says_where_to_train():
    at = screen("learned", **{"example": "your own sentence", "weights-50": "trained"})
    (told,) = at.warning
    assert "Watch it being learned" in told.value
    assert numbers(at) == numbers(screen("learned", example="your own sentence"))
