"""Shapes, step by step: right, wrong, blank and unreadable answers, and what they open."""

import numpy as np
import pytest

from core.lessons.from_scratch import run, script, value
from core.lessons.random_weights import KINDS, chance_stray, measure
from tests.pages.test_screens import captions, marks, screen, tables

RESCUE = "np.einsum('bibj->bij', mixed)"


def said(at):
    return " ".join([*(m.value for m in at.markdown), *(card.label for card in at.expander)])


def alts(at):
    return [chart.proto.alt for chart in at.get("vega_lite_chart")]


def largest(M, rows, columns):
    i, j = divmod(int(np.argmax(M)), M.shape[1])
    return f"{M[i, j]:.4f} in row {rows[i]}, column {columns[j]}"


def right():
    one = run(1, 1, KINDS[0])
    found = {line.id: value(line.question.key, one) for line in (*script().steps, *script().dots)}
    shapes = {f"shapes.{name}": str(getattr(A, "shape", A)) for name, A in found.items()}
    return shapes | {
        "shapes.batch": "2 6 2 6", "shapes.block": script().questions["block"].key, "shapes.rescue": RESCUE,
        "shapes.chance": script().questions["chance"].key, "shapes.sharp": "normal",
    }  # fmt: skip


def test_it_opens_with_nothing_marked_and_nothing_given_away():
    at = screen("shapes")
    assert marks(at) == []
    assert alts(at) == []
    assert at.progress[0].value == 0


def test_all_right_is_full_marks_and_every_result_is_shown():
    at = screen("shapes", **right())
    assert all("correct" in mark for mark in marks(at))
    assert len(marks(at)) == 17
    assert at.progress[0].text == "**17 of 17 right**"
    assert len(alts(at)) == 11
    assert "`scores.shape` is `(1, 6, 6)`" in said(at)


@pytest.mark.parametrize(
    ("name", "typed", "badge", "says"),
    [
        ("tokens", "5", "not right", "two tokens"),
        ("X", "(6, 8)", "not right", "batch of one"),
        ("scores", "(1, 6, 1, 6)", "not right", "np.dot gives"),
        ("scores", "(1, 5, 5)", "not right", "wrong side"),
        ("W_q", "(5, 8)", "not right", "other way round"),
        ("W_q", "(8, 8)", "not right", "need not be square"),
        ("Q", "(1, 6, 8)", "not right", "shape of X"),
        ("context", "(1, 6, 8)", "not right", "d_k numbers"),
        ("scores", "1×6×6", "correct", "Right"),
        ("dot", "(1, 6, 6)", "not right", "@ gives"),
        ("dot-context", "(1, 6, 1, 8)", "not right", "does not make it"),
        ("X", "six", "not readable", "Expected a shape"),
        ("tokens", "🙂", "not readable", "Expected one number"),
    ],
)
def test_an_answer_is_told_which_slip_it_was(name, typed, badge, says):
    at = screen("shapes")
    at.text_input(key=f"shapes.{name}").set_value(typed).run()
    assert not at.exception
    (mark,) = marks(at)
    assert badge in mark
    assert says in mark
    assert at.text_input(key=f"shapes.{name}").value == typed


def test_a_blank_answer_is_not_marked():
    at = screen("shapes")
    at.text_input(key="shapes.X").set_value("   ").run()
    assert marks(at) == []


def test_a_right_answer_shows_its_result_and_a_wrong_one_does_not():
    at = screen("shapes")
    at.text_input(key="shapes.scores").set_value("(1, 6, 6)").run()
    assert any(alt.startswith("Scores, 6 rows, 6 columns") for alt in alts(at))
    at.text_input(key="shapes.scores").set_value("(6, 6)").run()
    assert alts(at) == []


def test_the_blocks_compare_the_sentences_that_are_chosen():
    at = screen("shapes", **{"shapes.block": script().questions["block"].key})
    assert "@ has no such block" in said(at)
    mixed, first, second = run(2, 1, KINDS[0])["mixed"], *(run(2, 1, KINDS[0])["words"])
    assert alts(at)[0].startswith("A block of np.dot’s scores, 6 rows, 6 columns.")
    assert alts(at)[0].endswith(f"{largest(mixed[0, :, 1, :], first, second)}.")
    at.button_group(key="shapes.keys").set_value("the first").run()
    assert not at.exception
    assert "exactly the same" in said(at)
    assert "2.0000" in said(at)


def test_more_sentences_make_more_blocks_and_the_answer_is_marked_anew():
    at = screen("shapes", **{"shapes.batch": "(2, 6, 2, 6)", "shapes.block": script().questions["block"].key})
    assert "correct" in marks(at)[0]
    at.slider(key="shapes.B").set_value(3).run()
    assert not at.exception
    assert "not right" in marks(at)[0]
    assert "3.0000" in said(at)
    at.slider(key="shapes.B").set_value(1).run()
    assert not at.exception
    assert "unnoticed" in at.info[0].value


def test_a_wrong_rescue_is_told_why():
    at = screen("shapes", **{"shapes.rescue": "np.einsum('bicj->bij', mixed)"})
    assert "the sum over c adds up" in marks(at)[0]


def test_the_prediction_opens_the_histogram_which_follows_seed_and_kind():
    at = screen("shapes", **{"shapes.chance": "never"})
    assert "not right" in marks(at)[0]
    before = alts(at)
    assert f"{measure(1, KINDS[0]).shares.max():.4f}" in before[0]
    at.text_input(key="seed").set_value("2").run()
    assert f"{measure(2, KINDS[0]).shares.max():.4f}" in alts(at)[0]
    at.button_group(key="shapes.kind").set_value("normal").run()
    assert f"{measure(2, 'normal').shares.max():.4f}" in alts(at)[0]
    assert "rounding" in captions(at)


def test_with_one_X_the_screen_says_that_it_is_no_chance():
    at = screen("shapes", **{"shapes.chance": "never", "shapes.anew": "the weights only"})
    assert "the luck was in the draw of X" in said(at)


def test_large_scores_alone_do_not_make_sharp_rows():
    at = screen("shapes", **{"shapes.sharp": "uniform, 0 to 1"})
    assert "only differences" in marks(at)[0]
    assert tables(at)


@pytest.mark.parametrize("typed", ["x", "-1", "1" * 15])
def test_a_seed_that_is_none_is_told(typed):
    at = screen("shapes", seed=typed)
    assert "A seed is a whole number" in at.warning[0].value


def test_the_code_that_is_shown_runs_by_itself_and_computes_what_is_shown():
    at = screen("shapes", seed="5", **right())
    alone = {}
    exec("\n".join(code.value for code in at.code), alone)  # noqa: S102
    np.testing.assert_array_equal(alone["context"], run(1, 5, KINDS[0])["context"])
    W, words = alone["weights"][0], alone["words"][0]
    assert any(alt.startswith("Weights,") and largest(W, words, words) in alt for alt in alts(at))


def test_a_seed_that_strays_far_is_told_to_be_a_rare_one():
    rare = next(seed for seed in range(100) if measure(seed, KINDS[0]).farthest > chance_stray())
    assert "about 1 seed in 20 strays as far" in said(screen("shapes", seed=str(rare), **{"shapes.chance": "never"}))
    assert "try another" not in said(screen("shapes", **{"shapes.chance": "never"}))


def test_the_law_of_np_dot_is_told_once_it_was_found():
    law = "last but one of its second"
    assert law not in said(screen("shapes"))
    assert law in said(screen("shapes", **{"shapes.dot": "(1, 6, 1, 6)"}))
