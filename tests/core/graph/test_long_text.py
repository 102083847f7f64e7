"""Long texts: how much of them is read, and rows that equal those of the whole graph."""

import tracemalloc
from dataclasses import astuple, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attention import attend
from core.graph import downsampled, long_text
from core.graph.downsampled import SHADES, Part, block_maximum, peaks
from core.lessons import two_banks
from core.words import sources

GLOVE = sources.load()


def read(text):
    return long_text.read_text(text, GLOVE)


def test_long_texts_are_cut_before_anything_of_them_is_remembered():
    tracemalloc.start()
    for mark in "abcdefgh":
        text = f"{mark} " * 2_000_000
        assert not read(text).whole
        del text
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < 8_000_000  # the eight texts have 32 million characters


def test_all_unknown_words_are_looked_up_in_one_call():
    calls = []
    vectors = replace(GLOVE, fallback=lambda words: calls.append(words) or {"qqa": np.ones(50, dtype=np.float32)})
    text = long_text.read_text("the qqa qqb qqc qqa", vectors)
    assert calls == [["qqa", "qqb", "qqc"]]
    assert text.words == ("the", "qqa", "qqa")
    assert text.unknown == ("qqb", "qqc")


def test_full_stops_are_split_off_within_a_text_too():
    assert read("The bank. “Rates rise.” Mr. Low\nsat down.").words == (
        "the", "bank", ".", "“", "rates", "rise", ".", "”", "mr", ".", "low", "sat", "down", ".",
    )  # fmt: skip


def test_each_word_has_its_vector_and_unknown_words_are_left_out_and_named_once():
    text = read("the qqzzxx bank 😀 qqzzxx")
    assert text.words == ("the", "bank")
    assert text.unknown == ("qqzzxx", "😀")
    assert text.X.dtype == np.float32
    assert np.array_equal(text.X, [GLOVE.find(["the"])["the"], GLOVE.find(["bank"])["bank"]])


@pytest.mark.parametrize(
    ("count", "read_of_it", "whole"), [(2047, 2047, True), (2048, 2048, True), (2049, 2048, False)]
)
def test_up_to_2048_tokens_are_read(count, read_of_it, whole):
    text = read("bank " * count)
    assert (len(text.words), text.read, text.whole) == (read_of_it, read_of_it, whole)


def test_an_empty_text_has_no_words():
    text = read("")
    assert (text.words, text.unknown, text.X.shape, text.whole) == ((), (), (0, 50), True)


def test_all_words_of_the_example_are_known():
    text = read(two_banks.text())
    assert text.whole
    assert not text.unknown
    assert 300 < text.read < 400


@pytest.mark.parametrize("scaled", [True, False])
def test_rows_equal_those_of_the_whole_graph(scaled):
    text = read(two_banks.text())
    trace, some = attend(text.X.astype(np.float64), scale=scaled), long_text.rows(text, range(7, 19), scaled=scaled)
    for node in ("scores", "scaled_scores", "weights", "context"):
        assert np.allclose(getattr(some, node), getattr(trace, node)[7:19], rtol=1e-4, atol=1e-6)


def test_the_weights_of_a_word_are_summed_over_its_positions():
    most = long_text.sum_by_word(["the", "bank", "the", "rose"], np.array([0.1, 0.4, 0.35, 0.15]))
    assert [(word, many) for word, many, _ in most] == [("the", 2), ("bank", 1), ("rose", 1)]
    assert [share for _, _, share in most] == pytest.approx([0.45, 0.4, 0.15])


SIZES = st.tuples(st.integers(1, 40), st.integers(1, 40), st.integers(1, 12))


@given(SIZES, st.randoms(use_true_random=False))
def test_a_single_bright_cell_survives(size, random):
    n, m, side = size
    M = np.zeros((n, m))
    i, j = random.randrange(n), random.randrange(m)
    M[i, j] = 1
    smaller = block_maximum(M, side)
    assert smaller.shape == (-(-n // side), -(-m // side))
    assert np.argwhere(smaller).tolist() == [[i // side, j // side]]


@given(SIZES, st.integers(0, 1000))
def test_peaks_are_where_the_block_maxima_are(size, seed):
    n, m, side = size
    M = np.random.default_rng(seed).random((n, m))
    i, j = peaks(M, side)
    assert np.array_equal(M[i, j], block_maximum(M, side).ravel())


@given(st.integers(1, 3000), st.integers(1, 600), st.data())
def test_a_part_has_its_cell_and_stays_within_the_text(n, extent, data):
    row, column = (data.draw(st.integers(0, n - 1)) for _ in range(2))
    part = Part.around(row, column, extent, n)
    assert row in part.rows
    assert column in part.columns
    assert len(part.rows) == len(part.columns) == min(extent, n)
    assert part.rows.start >= 0
    assert part.rows.stop <= n
    assert astuple(Part.around(part.top, part.left, extent, n)) <= astuple(part)


@pytest.fixture(scope="module")
def text():
    return long_text.read_text("\n".join([two_banks.text()] * 6), sources.load())


@pytest.mark.parametrize("extent", [1, 65, 701, 2048])
@pytest.mark.parametrize("scaled", [True, False])
def test_a_picture_shows_the_weights_themselves(text, extent, scaled):
    weights = attend(text.X, scale=scaled).weights
    part = Part.around(1900, 300, extent, len(text.words))
    shown = weights[part.top : part.rows.stop, part.left : part.columns.stop]
    picture = downsampled.picture(text, part, scaled=scaled)
    assert max(picture.shades.shape) <= downsampled.PIXELS
    assert len(picture.largest) <= 64 * 64
    assert picture.largest.max() == pytest.approx(shown.max(), rel=1e-4)
    assert np.allclose(picture.largest, weights[picture.i, picture.j], rtol=1e-3)
    assert np.allclose(picture.largest, block_maximum(shown, picture.side).ravel(), rtol=1e-3)
    brightest = np.unravel_index(shown.argmax(), shown.shape)
    block = -(-part.extent // downsampled.PIXELS)
    assert picture.shades[brightest[0] // block, brightest[1] // block] == picture.shades.max()
    even = 1 / len(text.words)
    roots = np.sqrt(np.clip((block_maximum(shown, block) - even) / (picture.full - even), 0, 1))
    assert np.allclose(picture.shades, (SHADES - 1) * roots, atol=0.51), "a shade is the nearest to a square root"


def test_pictures_are_remembered_by_what_they_show(text):
    part = Part(top=0, left=0, extent=100)
    assert downsampled.picture(text, part, scaled=True) is downsampled.picture(text, part, scaled=True)
    assert downsampled.picture(text, part, scaled=True) is not downsampled.picture(text, part, scaled=False)
    other = long_text.read_text("bank " * 100, sources.load())
    assert downsampled.picture(other, part, scaled=True).largest.max() == pytest.approx(0.01, rel=1e-5)
    assert downsampled.picture.cache_parameters()["maxsize"] <= 8
