"""One query, step by step, as tables: three ways to normalise its scores, and what goes into its context."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st

from core.attention import Trace
from core.one_query import OneQuery, one_query

if TYPE_CHECKING:
    import pandas as pd


def follow(trace: Trace, row: int, words: Sequence[str]) -> None:
    """Follow the query of one word from its scores to its context vector."""
    query = one_query(trace, row)
    st.markdown(
        f"**Scores of *{words[row]}***, one after another: its vector times each word's. A dot product is large where "
        "two vectors point the same way, and also where they are merely long; the cosine leaves the lengths out."
    )
    _table(_normalised(query, words), f"Scores and weights of {words[row]}")
    st.markdown(_remark(query, words))
    st.markdown(f"**Context of *{words[row]}***: each word's vector times its weight, added up number by number.")
    _table(_contributions(trace, query, row, words), f"What goes into the context of {words[row]}")


def _normalised(query: OneQuery, words: Sequence[str]) -> "pd.DataFrame":
    import pandas as pd

    table = pd.DataFrame(
        {
            "cosine": query.cosines,
            "score": query.scores,
            "score / Σ scores": query.by_sum,
            "exp(score)": query.exponentials,
            "exp / Σ exp": query.by_exponentials,
            "stable softmax": query.stable,
        },
        index=list(words),
    )
    sums = table.sum().where(table.columns != "cosine")
    return pd.concat([table, sums.to_frame("Σ").T])


def _contributions(trace: Trace, query: OneQuery, row: int, words: Sequence[str]) -> "pd.DataFrame":
    import pandas as pd

    columns = [str(j + 1) for j in range(query.contributions.shape[1])]
    table = pd.DataFrame(query.contributions, index=list(words), columns=columns)
    table.insert(0, "weight", trace.weights[row])
    return pd.concat([table, table.sum().to_frame("Σ = context").T])


def _remark(query: OneQuery, words: Sequence[str]) -> str:
    """What the three ways have to do with each other here."""
    negative = [words[j] for j, score in enumerate(query.scores) if score < 0]
    if negative:
        names = ", ".join(f"*{word}*" for word in negative)
        return (
            f"Here dividing by the sum breaks: the score of {names} is negative, and a share below 0 is no share. "
            "Exponentials are always positive."
        )
    return (
        "All three columns of shares sum to 1. Exponentials bring out the differences and are never negative; the "
        "stable softmax subtracts the largest score first, which changes nothing but keeps them from overflowing."
    )


def _table(table: "pd.DataFrame", alt: str) -> None:
    styled = table.style.format("{:.4f}", na_rep="")
    if "exp(score)" in table:
        styled = styled.format("{:.6g}", subset=["exp(score)"])
    st.table(styled, alt=alt)
