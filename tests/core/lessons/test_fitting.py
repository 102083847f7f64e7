"""Shapes that fit each other or do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons.fitting import boxes, columns, last_two, misfits
from core.lessons.from_scratch import run, script, value
from core.lessons.random_weights import KINDS

NAMES = run(1, 1, KINDS[0])
LINES = {line.id: line for line in script().steps}
sizes = st.tuples(st.integers(1, 20), st.integers(1, 20))


RIGHT = {id: last_two(NAMES[line.symbol].shape) for id, line in LINES.items() if id != "the"}


def misfit_sides(id, **predicted):
    shown = columns(tuple(LINES.values()), {**dict.fromkeys(RIGHT), **predicted}, NAMES)
    return misfits(boxes(LINES[id], shown))


def test_what_the_lines_compute_fits():
    for id in ("Q", "scores", "weights", "context"):
        assert misfit_sides(id, **RIGHT) == ()


def test_each_product_stands_beneath_its_right_factor_and_nothing_stands_twice():
    shown = columns(tuple(LINES.values()), RIGHT, NAMES)
    pairs = [(column.above and column.above.symbol, column.below.symbol) for column in shown]
    assert pairs == [
        (None, "X"), ("W_q", "Q"), ("Kᵀ", "scores"), (None, "scaled_scores"), (None, "weights"), ("V", "context"),
    ]  # fmt: skip
    for column in shown:
        for box in (column.above, column.below):
            assert not box or box.shape == value(box.matrix, NAMES).shape
    assert [column.below.letters for column in shown[:3]] == ["n × d_model", "n × d_k", "n × n"]


def test_a_box_whose_answer_is_right_says_that_the_batch_stands_in_front():
    X, Q, *_ = columns(tuple(LINES.values()), RIGHT | {"X": (1, 6, 8)}, NAMES)
    assert (X.below.letters, X.below.axes, X.below.shape) == ("B × n × d_model", (1, 6, 8), (6, 8))
    assert (Q.below.letters, Q.below.axes) == ("n × d_k", ())


@given(X=sizes, W=sizes, Q=sizes)
def test_sides_are_marked_just_where_numpy_would_refuse_or_give_another_shape(X, W, Q):
    found = misfit_sides("Q", X=X, W_q=W, Q=Q)
    sides = {misfit.sides for misfit in found}
    assert ((("left", "columns"), ("right", "rows")) in sides) == (X[1] != W[0])
    assert ((("result", "rows"), ("left", "rows")) in sides) == (Q[0] != X[0])
    assert ((("result", "columns"), ("right", "columns")) in sides) == (Q[1] != W[1])
    assert len(sides) == len(found)


def test_a_side_of_one_is_said_in_the_singular():
    (misfit,) = misfit_sides("Q", X=(6, 1), W_q=(8, 5), Q=(6, 5))
    assert misfit.sentence.startswith("X has 1 column, but W_q has 8 rows.")


@pytest.mark.parametrize("shape", [None, (), (0,), (1, 6, 1, 6), (0, 5), (1, -6, 8)])
def test_what_has_no_rows_and_columns_is_no_box(shape):
    assert last_two(shape) is None
