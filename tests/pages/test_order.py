"""The screen /order, and positions as an option of the screens that compute."""

import math

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.lessons import order
from tests.pages.pictures_sent import components, figure, matrix, picture, speak, titles
from tests.pages.test_screens import press, screen, uncovered

RIGHT = {
    "order.without": "each keeps its own", "order.with": "each gets others", "order.relative": "p₇ · p₁₀",
}  # fmt: skip
LAST = {"question": "order.relative"}


def sums(at):
    """What each sum of a picture is, and what it would be."""
    for one in picture(at)["chain"]:
        if one["step"]["kind"] == "sum":
            first, second = (matrix(at, name) for name in one["step"]["reads"])
            yield matrix(at, one["name"]), first + second


def veiled(weights):
    return (weights == 65_535).all(axis=(0, 2, 3)).tolist()


def test_it_opens_on_the_words_as_written_and_what_a_shuffle_does_is_veiled():
    header, weights = figure(at := screen("order"))
    assert (header["tokens"], veiled(weights)) == ([*order.words()], [False, False])
    press(at, "Shuffle")
    header, weights = figure(at)
    assert (header["tokens"], at.query_params["order.seed"]) == ([*order.shuffled_words(1)], "1")
    assert (veiled(weights), header["row"][1]) == ([False, True], 1)
    press(at, "As written")
    assert figure(at)[0]["tokens"] == [*order.words()]


def test_a_word_that_is_dragged_stands_there_and_its_link_is_read():
    at = screen("order")
    speak(at, *components(at, "threads"), {"move": [1, 4]})
    header, weights = figure(at)
    assert (header["tokens"], veiled(weights)) == (["the", "chased", "its", "tail", "dog"], [False, True])
    assert at.query_params["order.seed"] == "02341"
    assert figure(screen("order", **{"order.seed": "02341"}))[0]["tokens"] == header["tokens"]
    speak(at, *components(at, "threads"), {"move": [4, 1]})
    assert figure(at)[0]["tokens"] == [*order.words()]


@pytest.mark.parametrize("seed", ["00000", "12345", "x", "٣", "99", "-1"])
def test_a_shuffle_that_there_is_not_is_none(seed):
    assert figure(screen("order", **{"order.seed": seed}))[0]["tokens"] == [*order.words()]


def test_an_answer_shuffles_the_words_and_each_way_is_veiled_until_its_own_question_is_answered():
    at = press(press(screen("order"), "Shuffle"), "As written")
    at.button_group(key="order.without").set_value(RIGHT["order.without"]).run()
    header, weights = figure(at)
    assert header["tokens"] == [*order.shuffled_words(1)]
    assert veiled(weights) == [False, False]
    np.testing.assert_array_equal(*weights[0])
    header, weights = figure(screen("order", question="order.with", **{"order.without": RIGHT["order.without"]}))
    assert veiled(weights) == [False, True]


@pytest.mark.parametrize("option", ["each gets others", "only words that moved get others"])
def test_with_positions_an_answer_shows_that_a_word_that_stays_gets_other_threads(option):
    at = screen("order", question="order.with", **{"order.without": RIGHT["order.without"]})
    at.button_group(key="order.with").set_value(option).run()
    header, weights = figure(at)
    assert header["tokens"] == ["tail", "dog", "chased", "its", "the"]
    before, after = weights[0, 0, 1, 4] / 65_534, weights[0, 1, 1, 0] / 65_534
    said = order.tasks()["with"].mark(option).message
    assert f"gave *the* {before:.2f} and gives *tail*, now in that place, nearly 1" in said
    assert 0.99 < after < 1


@pytest.mark.parametrize("seed", order.SEEDS[1:])
def test_with_positions_every_shuffle_turns_the_word_that_is_shown_to_another(seed):
    header, weights = figure(screen("order", **RIGHT, **{"question": "order.with", "order.seed": str(seed)}))
    before, after = weights[0, :, header["row"][2]]
    assert (header["tokens"][header["row"][2]], header["row"][1]) == ("dog", 1)
    assert before.argmax() != after.argmax()


def test_the_threads_of_shuffled_words_with_positions_are_those_that_are_computed():
    _, weights = figure(screen("order", **RIGHT, **{"order.seed": "7", "question": "order.with"}))
    places = order.order(5, 7)
    X, *W = exercises.load("dog-tail").inputs.values()
    np.testing.assert_allclose(weights[0, 1] / 65_534, attend(X[places], *W, positions=True).weights, atol=1e-4)
    written = attend(X, *W, positions=True).weights[places][:, places]
    np.testing.assert_allclose(weights[0, 0] / 65_534, written, atol=1e-4)


def test_the_dot_products_of_one_row_of_p_are_threads_and_those_of_the_others_once_one_is_predicted():
    P = np.array([[wave(p / 10**i) for i in range(4) for wave in (math.sin, math.cos)] for p in range(11)])
    at = screen("order", **LAST)
    header, sent = figure(at)
    np.testing.assert_allclose(matrix(at, "Positions"), P, atol=1e-11)
    assert [(row == 65_535).all() for row in sent[0, 0]] == [place != 0 for place in range(11)]
    np.testing.assert_allclose(sent[0, 0, 0] / 65_534 * header["most"], P[0] @ P.T, atol=1e-4)
    header, sent = figure(screen("order", **RIGHT, **LAST))
    np.testing.assert_allclose(sent[0, 0] / 65_534 * header["most"], P @ P.T, atol=1e-4)
    assert (header["row"], header["begins"], header["drawn"]) == ([0, 0, 0], [7, 3], 10)


@pytest.mark.parametrize(
    ("name", "example"), [("similarity", "your own sentence"), ("similarity", "journey"), ("learned", "bank-interest")]
)
def test_positions_are_an_option_of_the_screens_that_compute(name, example):
    at = screen(name, **uncovered(example))
    assert not {"Positions", "Embeddings with positions"} & {*titles(at)}
    at.toggle(key="positions").set_value(True).run()
    weights = [matrix(at, W) for W in ("W_q", "W_k", "W_v")] if name == "learned" else []
    expected = attend(matrix(at, "Embeddings"), *weights, positions=True)
    np.testing.assert_allclose(matrix(at, "Positions"), expected.matrices["P"], atol=1e-11)
    np.testing.assert_allclose(matrix(at, "Context"), expected.context, rtol=1e-6, atol=1e-8)
    (pair,) = sums(at)
    np.testing.assert_allclose(*pair, rtol=1e-9, atol=1e-11)
    first, *_ = picture(at)["stations"]
    assert first["name"] == "place"
    drawn = [(column["below"], column["sign"]) for column in first["columns"]]
    assert drawn == [("X", ""), ("P", "+"), ("X_P", "=")]
