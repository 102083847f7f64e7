"""What a notebook shows of a trace at the end of a cell: its matrices as tables, shares shaded."""

import numpy as np

from core import exercises
from core.attention import attend
from tests.as_before import assert_as_before

X = np.array([[1.0, 0.0], [0.25, 2.0], [0.5, 0.5]])


def written(X, **how):
    return attend(X, **how)._repr_mimebundle_()["text/plain"]


def test_every_matrix_is_written_and_the_shares_are_shaded():
    inputs = exercises.load("bank-interest").inputs
    shown = attend(*(inputs[name] for name in ("X", "W_q", "W_k", "W_v")), causal=True)._repr_mimebundle_()
    for kind in ("text/plain", "text/html"):
        titles = ("Embeddings X", "Query matrix W_q", "Masked scores", "−∞", "Context")
        assert all(part in shown[kind] for part in titles), kind
    assert "the first of" not in shown["text/html"]
    tables = shown["text/html"].split("<caption>")[1:]
    assert [one.split("</caption>")[0] for one in tables if "background" in one] == ["Weights"]


def test_a_share_is_as_dark_as_it_is_large_and_no_darker_than_a_whole_one():
    shares = np.array([[0.5, 0.0, np.nan], [4.0, 1.0, -1.0], [0.0, 0.0, 0.0]])
    html = attend(X, replace={"weights": shares})._repr_mimebundle_()["text/html"]
    assert [one[:4] for one in html.split("196, ")[1:]] == ["0.23", "0.45", "0.45"]
    assert "<td>?</td>" in html


def test_of_many_sentences_the_first_is_shown_and_that_is_said():
    assert written(np.stack([X, 2 * X, 3 * X])).replace(", the first of 3", "") == written(X)
    assert "Weights, the first of 1 × 2" in written(np.stack([X, 2 * X])[None])
    assert written(np.zeros((0, 3, 2))).endswith("Context, the first of 0\n")


def test_what_is_shown_of_traces_of_all_kinds_is_as_before():
    def stills():
        for name in exercises.ids():
            one = exercises.load(name)
            for trace in (*one.traces.values(), *(attend(size * one.inputs["X"]) for size in (1e-3, 12.34, 1e4))):
                yield from trace._repr_mimebundle_().values()
        for other in (X.repeat(5, axis=1), np.tile(X, (5, 5)), np.stack([X, -X]), np.full((2, 2), np.nan)):
            yield from attend(other)._repr_mimebundle_().values()

    assert_as_before("stills", stills())
