"""One query, step by step, as tables: three ways to normalise its scores, and what goes into its context."""

from collections.abc import Mapping, Sequence

import numpy as np
import streamlit as st

from core.attention import Trace
from core.graph.one_query import OneQuery, one_query
from core.graph.steps import Matrix
from core.graph.tex import emphasised
from ui.frame import tables


def follow(trace: Trace, row: int, words: Sequence[str]) -> None:
    """Follow the query of one word from its scores to its context vector."""
    query, word = one_query(trace, row), emphasised(words[row])
    st.markdown(
        f"**Scores of {word}**, one after another: its vector times each word's. A dot product is large where "
        "two vectors point the same way, and also where they are merely long; the cosine leaves the lengths out."
    )
    _table(words, "Σ", _normalised(query))
    st.markdown(_remark(query, words))
    st.markdown(f"**Context of {word}**: each word's vector times its weight, added up number by number.")
    _table(words, "Σ&nbsp;=&nbsp;context", _contributions(trace, query, row))


def _normalised(query: OneQuery) -> Mapping[str, Matrix]:
    return {
        _COSINE: query.cosines,
        "score": query.scores,
        "score / Σ scores": query.by_sum,
        _EXPONENTIAL: query.exponentials,
        "exp / Σ exp": query.by_exponentials,
        "stable softmax": query.stable,
    }


_COSINE, _EXPONENTIAL = "cosine", "exp(score)"


def _contributions(trace: Trace, query: OneQuery, row: int) -> Mapping[str, Matrix]:
    numbered = {str(j): column for j, column in enumerate(query.contributions.T, start=1)}
    return {"weight": trace.weights[row], **numbered}


def _remark(query: OneQuery, words: Sequence[str]) -> str:
    """What the three ways have to do with each other here."""
    negative = [words[j] for j, score in enumerate(query.scores) if score < 0]
    if negative:
        names = ", ".join(map(emphasised, negative))
        return (
            f"Here dividing by the sum breaks: the score of {names} is negative, and a share below 0 is no share. "
            "Exponentials are always positive."
        )
    return (
        "All three columns of shares sum to 1. Exponentials bring out the differences and are never negative; the "
        "stable softmax subtracts the largest score first, which changes nothing but keeps them from overflowing."
    )


def _table(words: Sequence[str], sum_: str, columns: Mapping[str, Matrix]) -> None:
    """Columns of n numbers, a row for each word, and what each of them sums to, which says nothing of cosines."""
    figures = {name: _figures(name, numbers) for name, numbers in columns.items()}
    tables.draw({"": [*map(emphasised, words), f"**{sum_}**"], **figures})


def _figures(name: str, numbers: Matrix) -> list[str]:
    last = np.nan if name == _COSINE else np.nansum(numbers)
    form = ".6g" if name == _EXPONENTIAL else ".4f"
    return ["" if np.isnan(number) else format(number, form) for number in (*numbers.tolist(), float(last))]
