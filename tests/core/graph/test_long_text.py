"""Long texts: how much of them is read, and rows that equal those of the whole graph."""

import tracemalloc
from dataclasses import replace

import numpy as np
import pytest

from core.attention import attend
from core.graph import long_text
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


@pytest.mark.parametrize("unit", ["x", "bank ", " "])
def test_a_megabyte_is_cut_off(unit):
    text = read((unit * 1_000_000)[:1_000_000])
    assert not text.whole
    assert len(text.words) <= 2048
    assert all(len(word) <= 40_000 for word in text.unknown)


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
    most = long_text.most(["the", "bank", "the", "rose"], np.array([0.1, 0.4, 0.35, 0.15]))
    assert [(word, many) for word, many, _ in most] == [("the", 2), ("bank", 1), ("rose", 1)]
    assert [share for _, _, share in most] == pytest.approx([0.45, 0.4, 0.15])
