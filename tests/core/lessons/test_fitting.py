"""Shapes that fit each other or do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons.fitting import fit, last_two
from core.lessons.from_scratch import run, script
from core.lessons.random_weights import KINDS

NAMES = run(1, 1, KINDS[0])
LINES = {line.id: line for line in script().steps}
sizes = st.tuples(st.integers(1, 20), st.integers(1, 20))


def test_what_the_lines_compute_fits():
    predicted = {id: last_two(getattr(NAMES.get(line.question.key), "shape", None)) for id, line in LINES.items()}
    for id in ("Q", "scores", "context"):
        fitting = fit(LINES[id], predicted, NAMES)
        assert fitting.misfits == ()
        assert fitting.otherwise == "The boxes fit."
        assert all(box.shape for box in fitting.boxes)


@given(X=sizes, W=sizes, Q=sizes)
def test_sides_are_marked_just_where_numpy_would_refuse_or_give_another_shape(X, W, Q):
    misfits = fit(LINES["Q"], {"X": X, "W_q": W, "Q": Q}, NAMES).misfits
    sides = {misfit.sides for misfit in misfits}
    assert ((("left", "columns"), ("right", "rows")) in sides) == (X[1] != W[0])
    assert ((("result", "rows"), ("left", "rows")) in sides) == (Q[0] != X[0])
    assert ((("result", "columns"), ("right", "columns")) in sides) == (Q[1] != W[1])
    assert len(sides) == len(misfits)


def test_a_side_of_one_is_said_in_the_singular():
    (misfit,) = fit(LINES["Q"], {"X": (6, 1), "W_q": (8, 5), "Q": (6, 5)}, NAMES).misfits
    assert misfit.sentence.startswith("X has 1 column, but W_q has 8 rows.")


@pytest.mark.parametrize("shape", [None, (), (6,), (1, 6, 1, 6), (0, 5), (1, -6, 8)])
def test_what_has_no_rows_and_columns_is_no_box(shape):
    assert last_two(shape) is None
