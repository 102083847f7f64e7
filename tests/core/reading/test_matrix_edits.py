"""Edited cells of a matrix, links that store them, and random matrices."""

import base64
import contextlib
import zlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.reading import matrix_edits
from core.reading.matrix_edits import LinkError, cell, draw, edited_matrix, messages, pack, read_cells, unpack

TEXT = st.text(max_size=30).map(lambda text: " ".join(text.split()))
CELLS = st.dictionaries(st.tuples(st.integers(0, 63), st.integers(0, 63)), TEXT, max_size=40)
NUMBERS = st.lists(st.floats(-1e6, 1e6), min_size=96, max_size=96)


@settings(max_examples=100)
@given(CELLS)
def test_edits_come_back_out_of_a_link(edits):
    letters = pack(edits)
    assert unpack(letters) == edits
    assert all(mark.isascii() and (mark.isalnum() or mark in "-_") for mark in letters)


@settings(max_examples=20)
@given(NUMBERS)
def test_a_matrix_of_12_by_8_comes_back_to_the_last_digit_from_few_letters(values):
    M = np.array(values).reshape(12, 8)
    letters = pack({(i, j): repr(float(M[i, j])) for i, j in np.ndindex(12, 8)})
    back, problems = edited_matrix("X", np.zeros((12, 8)), unpack(letters), np.zeros((12, 8)))
    assert problems == {}
    assert np.array_equal(back, M)
    assert len(letters) < 2500


@given(st.text(max_size=200))
def test_letters_of_a_link_raise_nothing_but_a_link_error(letters):
    with contextlib.suppress(LinkError):
        assert isinstance(unpack(letters), dict)


@pytest.mark.parametrize("lost", [1, 3, 10])
def test_a_shortened_link_is_reported(lost):
    letters = pack({(i, j): str(i / 7 + j) for i in range(4) for j in range(4)})
    with pytest.raises(LinkError, match="did not arrive whole"):
        unpack(letters[:-lost])
    with pytest.raises(LinkError, match="did not arrive whole"):
        unpack(f"{letters}!")


def test_a_link_that_would_fill_the_memory_is_refused():
    packer = zlib.compressobj(9, wbits=-15)
    bomb = packer.compress(b"0 0 " + b"1" * 50_000_000) + packer.flush()
    with pytest.raises(LinkError):
        unpack(base64.urlsafe_b64encode(bomb).decode())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("   ", "empty"), ("-1000000.5", "out of range"), ("nan", "not a number"), ("🙂", "“🙂” is not a number"),
        ("1 2", "not a number"), ("9" * 5000, "not a number"), ("x" * 20, f"“{'x' * 20}” is"), ("x" * 21, f"“{'x' * 19}…” is"),
    ],
)  # fmt: skip
def test_an_unusable_number_is_reported_with_its_place_and_the_fallback_stays(text, says):
    M, fallback = np.ones((2, 2)), np.full((2, 2), 5.0)
    changed, problems = edited_matrix("W_q", M, {(1, 0): text}, fallback)
    (problem,) = problems.values()
    assert says in problem
    assert problem.startswith("Row 2, column 1 of W_q: ")
    assert changed.tolist() == [[1, 1], [5, 1]]


def test_a_cell_that_is_too_long_for_a_number_is_not_read_at_all(monkeypatch):
    assert cell("0." + "1" * 58) == 1 / 9
    monkeypatch.setattr(matrix_edits.answers, "numbers", lambda *_: pytest.fail("it was read"))
    assert cell("1 2;" * 15 + "1") == "“1 2;1 2;1 2;1 2;1 2…” is not a number."


def test_a_link_of_more_cells_than_any_matrix_has_or_before_the_first_is_refused():
    most = dict.fromkeys(np.ndindex(64, 64), "1")
    assert unpack(pack(most)) == most
    with pytest.raises(LinkError):
        unpack(pack({**most, (64, 0): "1"}))
    with pytest.raises(LinkError):
        unpack(pack({(-1, 0): "1"}))


def test_what_a_picture_sends_is_cut_and_of_unusable_cells_three_are_told_one_by_one():
    sent = [[0, i, "x" * 60] for i in range(5)]
    texts = read_cells(sent, np.ones((1, 5)))
    assert {*texts.values()} == {"x" * 50}
    _, problems = edited_matrix("X", np.ones((1, 5)), texts, np.ones((1, 5)))
    told = [[*messages("X", dict([*problems.items()][:many]))][3:] for many in (3, 4, 5)]
    assert told == [[], ["1 more cell of X cannot be used."], ["2 more cells of X cannot be used."]]


def test_cells_outside_a_matrix_are_ignored():
    M = np.eye(2)
    changed, problems = edited_matrix("X", M, {(2, 0): "7", (0, 2): "x"}, M)
    assert problems == {}
    assert np.array_equal(changed, M)


@pytest.mark.parametrize("distribution", ["normal", "uniform"])
def test_the_same_seed_draws_the_same_numbers_and_another_seed_different_ones(distribution):
    shapes = {"W_q": (40, 30), "W_k": (40, 30)}
    one, again, other = (draw(seed, shapes, distribution) for seed in (1, 1, 2))
    assert all(np.array_equal(one[name], again[name]) for name in shapes)
    assert not np.array_equal(one["W_q"], other["W_q"])
    assert not np.array_equal(one["W_q"], one["W_k"])
    assert np.array_equal(one["W_q"], one["W_q"].round(4))
    values = np.ravel(one["W_q"])
    mean, variance = (0.0, 1.0) if distribution == "normal" else (0.5, 1 / 12)
    assert abs(values.mean() - mean) < 0.1
    assert abs(values.var() - variance) < 0.15
