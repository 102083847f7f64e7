"""The screen /two-sentences: first predicted, then seen, then marked."""

import numpy as np
import pytest

from core import exercises
from core.lessons import two_sentences
from tests.pages.pictures_sent import components, data, pictures, send, speak, threads
from tests.pages.test_given_away import everything_open, given_away, sent
from tests.pages.test_screens import marks, screen

RIGHT = {"shape": "4 × 5", "looks": "Area", "left": "1/32", "open": "200"}
ATTENTION, ENCODER = (
    "A translation that attends to its original",
    "An RNN encoder, and its decoder without and with attention",
)


def link(**answers):
    return {f"two-sentences.{name}": text for name, text in answers.items()}


def weights_box(at):
    (sent,) = data(at, "shape_boxes")
    assert sent["others"] == ["The", "European", "Economic", "Area", "<EOS>"], "the columns are found again"
    return sent["columns"][1][1]


def names(at):
    return [sent["name"] for sent in pictures(at)]


def test_nothing_is_drawn_before_it_is_predicted_or_asked_for():
    at = screen("two-sentences", **link(looks="Area"))
    assert names(at) == []
    assert weights_box(at)["shape"] is weights_box(at)["cells"] is None
    at = screen("two-sentences")
    assert marks(at) == names(at) == []
    at.toggle(key="two-sentences.show").set_value(True).run()
    assert names(at) == [ATTENTION, ENCODER]
    assert at.progress[0].text == "**0 of 4 right**"


def test_the_shape_is_dragged_until_it_fits_both_factors_and_then_has_its_numbers():
    at = screen("two-sentences", **link(looks="Area"))
    for dragged, unequal, is_right in (([5, 4], ["rows", "columns"], False), ([4, 5], [], True)):
        speak(at, *components(at, "shape_boxes"), {"shape": dragged})
        box = weights_box(at)
        assert (box["shape"], sorted(box["unequal"])) == (dragged, sorted(unequal))
        assert (box["cells"] is not None) == is_right
    assert at.text_input(key="two-sentences.shape").value == "4 × 5"


def test_the_threads_of_the_word_that_is_asked_about_are_veiled_until_one_is_drawn():
    header, weights = threads(*components(screen("two-sentences", **link(shape="4 × 5")), "threads"))
    assert header["asks"] == "word"
    assert (weights[0, 0] == 65_535).any(axis=1).tolist() == [False, True, False, False]
    header, weights = threads(
        *components(screen("two-sentences", **link(looks="The"), question="two-sentences.looks"), "threads")
    )
    assert (header["asks"], header["drawn"]) == ("", 0)
    np.testing.assert_allclose(weights[0, 0] / 65_534, two_sentences.trace().weights, atol=1e-5)


@pytest.mark.parametrize(
    ("answers", "drawn_"),
    [
        ({"shape": "5 × 5", "looks": "The", "left": "0.5"}, []),
        ({"shape": "4 × 5", "looks": "The", "left": "0.5"}, [ATTENTION]),
        ({"looks": "The", "open": "4", "left": "0.5"}, [ENCODER]),
    ],
)
def test_each_picture_appears_once_its_predictions_are_made_and_its_shape_is_right(answers, drawn_):
    assert names(screen("two-sentences", **link(**answers))) == drawn_


def test_the_picture_has_the_words_of_each_sentence_where_they_belong():
    at = screen("two-sentences", **link(show="true"))
    ours, theirs = (list(words) for words in (two_sentences.load().tokens, two_sentences.load().tokens_kv))
    of = {M["name"]: M for M in pictures(at)[0]["chain"]}
    assert [(M["rows"], M["columns"]) for M in (of["scores"], of["weights"])] == [(ours, theirs)] * 2
    assert [of[name]["rows"] for name in ("X", "Q", "context")] == [ours] * 3
    assert [of[name]["rows"] for name in ("X_kv", "K", "V")] == [theirs] * 3
    assert of["K"]["step"] == {"kind": "product", "reads": ["X_kv", "W_k"], "turned": False}
    assert pictures(at)[0]["opening"] == {"node": "weights", "row": 1, "column": 3}
    project = [column["below"] for column in pictures(at)[0]["stations"][0]["columns"]]
    assert project == ["X", "Q", "X_kv", "K", "V"]


def test_the_numbers_that_a_word_can_draw_on_are_counted_but_for_those_asked_about():
    for given, last in (({}, "?"), ({"open": "4"}, "200 numbers")):
        (sent,) = data(screen("two-sentences", question="two-sentences.open", **link(**given)), "tally")
        assert [line["note"] for line in sent["lines"]] == ["4 numbers", "20 numbers", "4 numbers", last]
        counts = [sum(b["wide"] * b["high"] for b in line["blocks"] if b["state"] != "gone") for line in sent["lines"]]
        assert counts == [4, 20, 4, 200 * ("open" in given)]


def test_what_an_rnn_keeps_is_seen_but_for_its_last_rows_until_it_is_predicted():
    at = screen("two-sentences", **link(looks="Area", shape="4 × 5"))
    (sent,) = data(at, "tally")
    assert sent["takes_share"]
    assert [line["note"] for line in sent["lines"]] == ["1/2 of “The”", "1/4 of “The”", "1/8 of “The”", "?", "?"]
    speak(at, *components(at, "tally"), {"share": 22})
    assert at.button_group(key="two-sentences.left").value == "1/5"
    (sent,) = data(at, "tally")
    assert [(line["note"], line["yours"]) for line in sent["lines"][3:]] == [
        ("1/16 of “The”", None),
        ("1/32 of “The”", 0.2),
    ]
    for line, shares in zip(sent["lines"], two_sentences.rnn_shares(5), strict=True):
        parts = [block["cell"] / 32 for block in line["blocks"]]
        assert parts == [*(share for share in shares if share), 1 - sum(shares)]


def test_boxes_of_the_homework_stand_in_the_rows_of_their_sentence_and_are_marked():
    at = screen("quiz", exercise="economic-area")
    area, weights = (exercises.load("economic-area").answer(name) for name in ("key-area", "weights"))
    send(at, "filled", {"stamp": 1, "cells": [["K", 3, j, f"{value:.4f}"] for j, value in enumerate(area)]})
    boxes = {
        (box["row"], box["column"]): box for M in pictures(at)[0]["chain"] if M["name"] == "K" for box in M["boxes"]
    }
    assert {place: box["mark"] for place, box in boxes.items()} == {(3, 0): "correct", (3, 1): "correct"}
    cells = [["weights", i, j, f"{value:.4f}"] for (i, j), value in np.ndenumerate(weights)]
    send(at, "filled", {"stamp": 1, "cells": cells}, nth=2)
    (M,) = [M for M in pictures(at)[2]["chain"] if M["name"] == "weights"]
    assert [box["mark"] for box in M["boxes"]] == ["correct"] * 20


def test_a_mistake_in_the_homework_leads_to_a_screen_without_the_exercise_it_cannot_show():
    trace = exercises.load("economic-area").traces["cross"]
    powers = np.exp(trace.scores)
    unscaled = "\n".join(" ".join(f"{w:.4f}" for w in row) for row in powers / powers.sum(axis=1, keepdims=True))
    at = screen("quiz", exercise="economic-area", **{"economic-area.weights": unscaled})
    (link,) = [link.proto for link in at.get("page_link") if link.proto.page == "scaling"]
    assert "economic-area" not in link.query_string
    (there,) = [link.proto for link in screen("two-sentences").get("page_link") if link.proto.page == "quiz"]
    assert "exercise=economic-area" in there.query_string


def test_the_lesson_gives_no_answer_of_the_homework_away():
    at = everything_open(screen("two-sentences", **link(**RIGHT, show="true")))
    assert len(sent(at)) > 100
    assert given_away(sent(at), exercises.load("economic-area")) == set()


def test_screens_for_one_sentence_do_not_offer_the_exercise():
    at = screen("similarity")
    assert "economic-area" not in at.selectbox(key="example").options
    assert "There is no exercise" in screen("learned", example="economic-area").warning[0].value
