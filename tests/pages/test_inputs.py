"""The student's own inputs on the three learning screens: what changes, what is told, what stays."""

from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import LEARNED, PLAIN
from core.graph.masking import CAUSAL
from core.graph.ways import divided_by
from core.reading.matrix_edits import draw, pack
from tests.pages import pictures_sent
from tests.pages.pictures_sent import drawn, send
from tests.pages.test_screens import screen
from ui.fields.matrices import Inputs

SCREENS = ("similarity", "learned", "scaling")


def chart(at, title):
    """A matrix in words: they name the largest number and where it is."""
    drawn = [c.proto.alt for c in at.get("vega_lite_chart") if c.proto.alt.startswith(title + ",")]
    return drawn[0] if drawn else pictures_sent.described(at, title)


def warnings(at):
    """What is wrong with what was typed: above the picture, and in it."""
    told = [sentence for picture in pictures_sent.pictures(at) for sentence in picture["told"]]
    return [*(warning.value for warning in at.warning), *told]


def edit(at, **cells):
    """Type over cells in the picture: each matrix with all its texts by row and column."""
    send(at, "edited", {name: [[i, j, text] for (i, j), text in texts.items()] for name, texts in cells.items()})


def largest(W, words):
    i, j = divmod(int(np.argmax(W)), W.shape[1])
    return f"{W[i, j]:.4f} in row {words[i]}, column {words[j]}"


@pytest.mark.parametrize("name", SCREENS)
def test_numbers_of_ones_own_are_on_every_screen(name):
    at = screen(name, example="your own numbers")
    assert not warnings(at)
    assert at.selectbox(key="example").value == "your own numbers"
    assert chart(at, "Scores")


@pytest.mark.parametrize("name", SCREENS)
def test_what_is_typed_into_the_picture_is_read_computed_and_in_the_link_until_it_is_taken_back(name):
    at = screen(name, example="dog-tail")
    untouched = chart(at, "Weights")
    edit(at, X={(0, 0): "1/4", (1, 2): "0,5"})
    assert chart(at, "Weights") != untouched
    assert at.query_params["X"] == pack({(0, 0): "1/4", (1, 2): "0,5"})
    assert drawn(at, "X")["typed"] == [[0, 0, "1/4"], [1, 2, "0,5"]]
    assert [drawn(at, "X")["values"][i][j] for i, j in ((0, 0), (1, 2))] == [0.25, 0.5]
    edit(at, X={})
    assert chart(at, "Weights") == untouched
    assert "X" not in at.query_params
    assert drawn(at, "X")["typed"] == []


def test_whatever_the_browser_sends_nothing_breaks_and_nothing_is_changed():
    at = screen("learned", example="dog-tail")
    untouched = pictures_sent.picture(at)
    for sent in (
        None, [], "X", {"X": None}, {"X": "abc"}, {"X": [[0, 0]]}, {"X": [[0, 0, 5]]}, {"X": [["0", "0", "5"]]},
        {"X": [[-1, 0, "5"]]}, {"X": [[0, 99, "5"]]}, {"X": [[0.5, 0, "5"]]}, {"weights": [[0, 0, "5"]]}, {"X": [None, [], {}]},
    ):  # fmt: skip
        send(at, "edited", sent)
        assert pictures_sent.picture(at) == untouched


def test_a_text_that_is_far_too_long_is_cut():
    at = screen("learned", example="dog-tail")
    edit(at, X={(0, 0): "7" * 5000, (0, 1): "\ud800<b>"})
    assert [len(text) for _, _, text in drawn(at, "X")["typed"]] == [50, 4]
    assert "out of range" in warnings(at)[0]
    assert "“?<b>” is not a number" in warnings(at)[1]


def test_only_what_is_given_can_be_typed_over_and_previewed_only_where_no_answer_is_covered():
    for name, example, given in (
        ("learned", "dog-tail", {"X", "W_q", "W_k", "W_v"}), ("similarity", "dog-tail", {"X"}),
        ("scaling", "bank-interest", {"X", "W_q", "W_k"}),
    ):  # fmt: skip
        sent = pictures_sent.picture(screen(name, example=example))
        assert {one["name"] for one in sent["chain"] if one["editable"]} == given
        assert sent["previewed"] == (example == "dog-tail")


def test_a_cell_that_is_no_number_is_told_and_the_last_good_picture_stays():
    at = screen("scaling", X=pack({(1, 2): "0.9"}))
    good = chart(at, "Weights")
    for typed, says in (
        ("abc", "“abc” is not a number"), ("", "it is empty"), ("1e300", "out of range"), ("🙂מים", "“🙂מים”"),
    ):  # fmt: skip
        edit(at, X={(1, 2): typed})
        (told,) = warnings(at)
        assert "Row 2, column 3 of X" in told
        assert says in told
        assert chart(at, "Weights") == good
        assert at.query_params["X"] == pack({(1, 2): typed})
        assert drawn(at, "X")["typed"] == [[1, 2, typed]]
        assert [(i, j) for i, j, _ in drawn(at, "X")["problems"]] == [(1, 2)]
        assert drawn(at, "X")["values"][1][2] == 0.9


@pytest.mark.parametrize(("name", "matrix"), [("learned", "W_v"), ("scaling", "W_k"), ("scaling", "W_v")])
def test_a_bad_cell_of_a_link_is_told_whether_its_matrix_is_drawn_or_only_in_the_files(name, matrix):
    (told,) = warnings(screen(name, example="dog-tail", **{matrix: pack({(0, 1): "abc"})}))
    assert told.startswith(f"Row 1, column 2 of {matrix}: “abc” is not a number")


def test_a_damaged_link_is_told_and_the_exercise_is_shown():
    at = screen("similarity", example="dog-tail", X="abc!")
    assert any("did not arrive whole" in told for told in warnings(at))
    assert chart(at, "Weights") == chart(screen("similarity"), "Weights")


def test_a_sentence_that_cannot_be_used_whole_is_told_and_the_picture_stays():
    at = screen("learned", example="your own sentence")
    for typed, says in (
        ("word " * 65, "at most 64"), ("🙂🙂 xqzzt bank", "There is no vector"), ("\u202eשלום עולם", "There is no vector"),
        ("   ", "Type at least one word"), ("!!!", "3 words with 50 numbers"),
    ):  # fmt: skip
        at.text_input(key="sentence").set_value(typed).run()
        told = " ".join([*warnings(at), *(m.value for m in at.markdown), *(c.value for c in at.caption)])
        assert says in told
        assert chart(at, "Scores")
        assert at.text_input(key="sentence").value == typed


def test_random_weights_are_uniform_from_their_seed_in_any_shape():
    """Normal ones are those of a stored link."""
    exercise = exercises.load("dog-tail")
    at = screen("scaling", example="dog-tail", weights="random", seed="42", distribution="uniform", d_k="7", d_v="2")
    W = draw(42, {"W_q": (3, 7), "W_k": (3, 7), "W_v": (3, 2)}, "uniform")
    trace = attend(exercise.inputs["X"], *W.values())
    assert chart(at, "Weights").endswith(f"Largest: {largest(trace.weights, exercise.tokens)}.")
    assert chart(at, "Queries").startswith("Queries, 5 rows, 7 columns")


def test_a_seed_that_is_none_is_told_and_the_usual_one_is_used():
    at = screen("learned", weights="random")
    usual = chart(at, "Weights")
    for typed in ("x", "1.5", "1" * 15, "٣"):
        at.text_input(key="seed").set_value(typed).run()
        assert "A seed is a whole number" in warnings(at)[0]
        assert chart(at, "Weights") == usual


def test_what_was_typed_over_one_example_is_there_again_and_not_in_another_nor_lost_on_another_screen():
    at = screen("learned", W_v=pack({(0, 0): "5"}))
    changed = chart(at, "Context")
    at.selectbox(key="example").set_value("journey").run()
    assert "W_v" not in at.query_params
    assert drawn(at, "W_v")["typed"] == []
    at.selectbox(key="example").set_value("bank-interest").run()
    assert chart(at, "Context") == changed
    assert at.query_params["W_v"] == pack({(0, 0): "5"})
    at.switch_page("pages/home.py").run()
    at.switch_page("pages/learned.py").run()
    assert chart(at, "Context") == changed


def test_the_graph_is_evaluated_again_only_for_other_numbers_and_never_mistaken():
    exercise = exercises.load("bank-interest")
    given = Inputs(name="", title="", tokens=exercise.tokens, matrices=exercise.inputs)
    again = replace(given, matrices={name: M.copy() for name, M in exercise.inputs.items()})
    assert given.evaluate(LEARNED) is again.evaluate(LEARNED)
    assert given.evaluate(LEARNED) is not given.evaluate(PLAIN)
    assert given.evaluate(LEARNED) is not given.evaluate(replace(LEARNED, mask=CAUSAL))
    turned = replace(given, matrices={**exercise.inputs, "W_q": exercise.inputs["W_q"].T})
    expected = attend(exercise.inputs["X"], *(turned.matrices[name] for name in ("W_q", "W_k", "W_v")))
    np.testing.assert_array_equal(turned.evaluate(LEARNED).context, expected.context)
    divided = given.evaluate(replace(LEARNED, scaling=divided_by(2.0)))
    np.testing.assert_array_equal(divided.scaled_scores, given.evaluate(LEARNED).scores / 2)
    single = replace(given, matrices={"X": exercise.inputs["X"].astype(np.float32)})
    np.testing.assert_allclose(single.evaluate(PLAIN).scores, given.evaluate(PLAIN).scores, rtol=1e-6)
