"""The slides' printed matrices and claims: for each claim a verdict and, where it is wrong, the correction."""

from collections.abc import Sequence
from functools import cache

import streamlit as st

from core.export.programs import as_numpy
from core.graph.steps import Matrix
from core.graph.tex import figure, shown, words
from core.homework.results import Result
from core.lessons import slide_checks, slides
from core.lessons.slides import Claim
from core.lessons.task import BLANK
from ui.fields import questions
from ui.session import contents

_NARROWEST = 300
"""The least width of one part beside another, in pixels."""


@cache
def printed_inputs() -> str:
    """The printed matrices in Markdown, in TeX and as code."""
    deck = slides.load()
    X, W = deck.inputs.values()
    return (
        f"${matrix_tex('X', X, deck.tokens)}$ &emsp; ${matrix_tex('W', W)}$\n\n"
        "**Embeddings** X (n × d_model) and **weights** W (d_model × d_k), which are printed three times, as Query, "
        "Key and Value Weights T. The T means transposed already, so Q = X W.\n\n"
        f"```python\n{as_numpy(deck.inputs)}\n```"
    )


def matrix_tex(name: str, M: Matrix, rows: Sequence[str] = ()) -> str:
    r"""A matrix in TeX with its name, and with the names of its rows if they have any.

    >>> import numpy as np
    >>> matrix_tex("W", np.array([[0.78, 2.0]]))
    '{W = \\begin{bmatrix} 0.78 & 2 \\end{bmatrix}}'
    """
    line_break = r" \\ "
    figures = line_break.join(" & ".join(figure(shown(value)) for value in row) for row in M.tolist())
    labels = rf" \begin{{array}}{{l}} {line_break.join(map(words, rows))} \end{{array}}" if rows else ""
    # In braces, because TeX breaks a line after a bare =.
    return rf"{{{name} = \begin{{bmatrix}} {figures} \end{{bmatrix}}{labels}}}"


def ask_about_claims() -> list[Result]:
    """Ask about all claims, two parts beside each other where there is room; a mark for each verdict and correction."""
    deck = slides.load()
    with st.grid(2, min_column_width=_NARROWEST):
        return [
            mark
            for part, title in deck.parts.items()
            for mark in _part(title, [claim for claim in deck.claims if claim.part == part])
        ]


def _part(title: str, claims: Sequence[Claim]) -> list[Result]:
    with st.container(border=True, height="stretch"):
        st.subheader(title, anchor=False)
        return [result for claim in claims for result in _ask_about(claim)]


def _ask_about(claim: Claim) -> list[Result]:
    key, correction = f"slides.{claim.id}", slide_checks.correction(claim)
    # The correction shares the container of its claim, so that no other claim moves.
    with st.container():
        results = [questions.ask_question(slide_checks.verdict(claim), key)]
        if correction:
            rejected = contents.text(key) == "not consistent"
            results.append(questions.ask_question(correction, f"{key}.right") if rejected else BLANK)
    return results
