"""The screen on which W_q, W_k and W_v are learned, and what is carried from it."""

import re

import numpy as np
import pytest

from core.attention import attend
from core.models import agreement, agreement_model, training
from tests.pages.test_inputs import chart, largest
from tests.pages.test_screens import marks, screen
from ui.charts import drawing

HELD_OUT = agreement.sentences(held_out=True)


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()
    assert not at.exception
    return at


def trained(**query):
    return press(screen("train", **{"train.epochs": "5", **query}), "Train")


@pytest.fixture(scope="module")
def last():
    return list(training.train(1, 5))[-1]


def bars(at):
    return next(c.proto.alt for c in at.get("vega_lite_chart") if c.proto.alt.startswith("Attention weights of"))


def test_blank_answers_say_nothing_and_nothing_is_trained():
    at = screen("train")
    assert marks(at) == []
    assert not at.metric
    assert any("Nothing is trained yet" in caption.value for caption in at.caption)


@pytest.mark.parametrize(
    ("key", "answer", "badge", "says"),
    [
        ("train.count", "2400", "correct", "Right"),
        ("train.count", "2.4e3", "correct", "Right"),
        ("train.count", "800", "not right", "one of the three"),
        ("train.count", "2432", "not right", "head too"),
        ("train.kinds", "3", "correct", "together"),
        ("train.kinds", "4", "not right", "Add up"),
        ("train.kinds", "2", "not right", "Guessing"),
        ("train.count", "many", "not readable", "one number"),
    ],
)
def test_a_number_that_is_typed_is_marked(key, answer, badge, says):
    at = screen("train")
    at.text_input(key=key).set_value(answer).run()
    (mark,) = marks(at)
    assert badge in mark
    assert says in mark


@pytest.mark.parametrize(
    ("answer", "badge"),
    [("nothing at all", "correct"), ("whether she is the one named", "not right")],
)
def test_a_choice_is_marked(answer, badge):
    at = screen("train")
    at.button_group(key="train.alone").set_value(answer).run()
    assert badge in marks(at)[0]


def test_training_shows_what_came_of_it_beside_what_comes_without(last):
    at = trained()
    without = training.baselines()
    shares = [last.held_out, without.even, without.plain, without.static]
    assert [metric.value for metric in at.metric] == [f"{share:.0%}" for share in shares]
    assert any("Epoch 5 of 5" in m.value for m in at.markdown)
    assert at.query_params["train.epochs"] == "5"


def test_the_same_seed_shows_the_same_and_a_seed_that_is_none_is_told():
    one, again = (next(m.value for m in trained().markdown if "Epoch 5 of 5" in m.value) for _ in range(2))
    assert one == again
    at = trained(**{"train.seed": "x"})
    assert "A seed is a whole number" in at.warning[0].value
    assert next(m.value for m in at.markdown if "Epoch 5 of 5" in m.value) == one


def test_a_prediction_is_compared_with_the_run_once_there_is_one():
    at = screen("train", **{"train.prediction": "fewer", "train.epochs": "60"})
    assert marks(at) == []
    press(at, "Train")
    assert "not right" in next(mark for mark in marks(at) if "even weights." in mark)
    at.button_group(key="train.prediction").set_value("more").run()
    assert "correct" in next(mark for mark in marks(at) if "even weights." in mark)


def test_ten_seeds_are_trained_when_asked_for_and_their_shares_are_shown(monkeypatch):
    monkeypatch.setattr(training, "_PAUSE", 0)
    at = trained()
    assert not [c for c in at.get("vega_lite_chart") if c.proto.alt.startswith("Held-out sentences right")]
    at.toggle(key="train.luck").set_value(True).run()
    assert not at.exception
    shares = [training.held_out_right(seed, 5) for seed in range(1, 11)]
    (alt,) = [c.proto.alt for c in at.get("vega_lite_chart") if c.proto.alt.startswith("Held-out sentences right")]
    assert f"most for seed {int(np.argmax(shares)) + 1}, {max(shares):.4f}" in alt
    assert any(f"Between {min(shares):.2f} and {max(shares):.2f}" in caption.value for caption in at.caption)


def test_a_sentence_can_be_followed_from_the_first_epoch_to_the_last(last):
    at, sentence = trained(), HELD_OUT[9]
    at.selectbox(key="train.sentence").set_value(sentence.text).run()
    row = agreement_model.read(sentence, last.snapshot).weights
    assert f"after epoch 5: most for {drawing.distinct(sentence.tokens)[int(row.argmax())]}, {row.max():.4f}" in bars(
        at
    )
    at.select_slider(key="train.epoch").set_value("0").run()
    assert not at.exception
    assert "after epoch 0" in bars(at)


def test_the_word_looked_at_most_is_asked_for_and_marked(last):
    at, sentence = trained(), HELD_OUT[0]
    words = drawing.distinct(sentence.tokens)
    row, plain = (
        agreement_model.read(sentence, last.snapshot).weights,
        agreement_model.weights_without_learning(sentence),
    )
    most, second, before = words[int(row.argmax())], words[int(row.argsort()[-2])], words[int(plain.argmax())]
    assert before not in {most, second}
    for word, badge, says in (
        (most, "correct", f"{row.max():.4f}"),
        (second, "not right", "longest bar"),
        (before, "not right", "without learning"),
    ):
        at.button_group(key="train.most-1").set_value(word).run()
        (mark,) = [mark for mark in marks(at) if says in mark]
        assert badge in mark


def test_what_is_wrong_is_listed_and_what_is_too_much_counted(last):
    at, wrong = trained(), len(HELD_OUT) - round(last.held_out * len(HELD_OUT))
    listed = next(m.value for m in at.markdown if "the head says" in m.value and m.value.startswith("- "))
    assert wrong > 12 == listed.count("the head says")
    assert any(f"And {wrong - 12} more." in caption.value for caption in at.caption)
    counts = next(m.value for m in at.markdown if m.value.startswith("Held-out sentences right after epoch 5"))
    assert sum(map(int, re.findall(r"(\d+) of 40", counts))) == len(HELD_OUT) - wrong


def test_what_was_trained_is_there_again_after_another_screen_and_gives_way_to_a_new_run():
    at = trained()
    at.switch_page("pages/home.py").run()
    at.switch_page("pages/train.py").run()
    assert not at.exception
    assert any("Epoch 5 of 5" in m.value for m in at.markdown)
    at.slider(key="train.epochs").set_value(10).run()
    assert any("Epoch 10 of 10" in m.value for m in press(at, "Train").markdown)
    assert "after epoch 10" in bars(at)


@pytest.mark.parametrize("stop", [0, 3])
def test_a_run_that_is_interrupted_keeps_what_was_learned(monkeypatch, stop):
    whole = training.train

    def interrupted(seed, epochs):
        for epoch in whole(seed, epochs):
            yield epoch
            if epoch.number == stop:
                from streamlit.runtime.scriptrunner import StopException

                raise StopException

    monkeypatch.setattr(training, "train", interrupted)
    at = trained()
    at.run()
    assert not at.exception
    assert any(f"Epoch {stop} of 5" in m.value and "Stopped" in m.value for m in at.markdown)
    assert at.get("vega_lite_chart")


def test_the_matrices_are_carried_and_give_the_same_weights_there(last):
    at, sentence = trained(), HELD_OUT[9]
    at.selectbox(key="train.sentence").set_value(sentence.text).run()
    press(at, "Use these matrices")
    assert at.title[0].value == "Learned queries, keys and values"
    assert at.text_input(key="sentence").value == sentence.text
    assert any("Learned in 5 epochs from seed 1" in caption.value for caption in at.caption)
    weights = attend(agreement_model.embeddings(sentence), *last.snapshot.matrices.values()).weights
    np.testing.assert_array_equal(weights[sentence.at], agreement_model.read(sentence, last.snapshot).weights)
    assert chart(at, "Weights").endswith(f"Largest: {largest(weights, drawing.distinct(sentence.tokens))}.")
    assert chart(at, "Queries").startswith(f"Queries, {len(sentence.tokens)} rows, 16 columns")
    row = weights[sentence.at]
    assert f"learned: most for {drawing.distinct(sentence.tokens)[int(row.argmax())]}, {row.max():.4f}" in bars(at)


def test_what_was_trained_is_on_offer_wherever_the_vectors_fit():
    at = trained()
    for name in ("learned", "scaling"):
        at.switch_page(f"pages/{name}.py").run()
        at.button_group(key="example").set_value("your own sentence").run()
        at.button_group(key="weights-50").set_value("trained").run()
        assert not at.exception
        assert any("Learned in 5 epochs" in caption.value for caption in at.caption)
        at.button_group(key="example").set_value("bank-interest").run()
        assert at.button_group(key="weights").options == ["the exercise's", "random"]


def test_an_answer_about_the_task_of_an_older_link_is_laid_aside():
    at = screen("train", **{"train.alone": "which sense is more frequent", "train.sentence": "she sat on the bank"})
    assert not at.exception
    assert marks(at) == []


@pytest.mark.parametrize("name", ["learned", "scaling"])
def test_a_link_to_what_nobody_has_trained_says_where_to_train(name):
    at = screen(name, **{"example": "your own sentence", "weights-50": "trained"})
    (told,) = at.warning
    assert "Watch it being learned" in told.value
    assert chart(at, "Weights") == chart(screen(name, example="your own sentence"), "Weights")
