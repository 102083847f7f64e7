"""The slides' printed matrices and claims: the verdict on each that is asked for, and the correction."""

from collections.abc import Sequence
from functools import cache

import streamlit as st

from core.export.programs import as_numpy
from core.graph.steps import Matrix
from core.graph.tex import figure, shown, words
from core.homework.results import Result
from core.lessons import slide_checks, slides
from core.lessons.schema import BLANK
from core.lessons.slides import Claim
from ui.fields import questions
from ui.session import contents

_NARROWEST = 300
"""Pixels of a part beside another."""


@cache
def printed_inputs() -> str:
    """The printed matrices in Markdown, in TeX and as code."""
    given = slides.load()
    X, W = given.inputs.values()
    return (
        f"${printed('X', X, given.tokens)}$ &emsp; ${printed('W', W)}$\n\n"
        "**Embeddings** X (n × d_model) and **weights** W (d_model × d_k), which are printed three times, as Query, "
        "Key and Value Weights T. T: turned already, so Q = X W.\n\n"
        f"```python\n{as_numpy(given.inputs)}\n```"
    )


def printed(name: str, M: Matrix, rows: Sequence[str] = ()) -> str:
    r"""A matrix in TeX with what it is called, and what its rows are called if they have names.

    >>> import numpy as np
    >>> printed("W", np.array([[0.78, 2.0]]))
    '{W = \\begin{bmatrix} 0.78 & 2 \\end{bmatrix}}'
    """
    below = r" \\ "
    figures = below.join(" & ".join(figure(shown(value)) for value in row) for row in M.tolist())
    named = rf" \begin{{array}}{{l}} {below.join(map(words, rows))} \end{{array}}" if rows else ""
    # In braces, for TeX breaks a line after a bare =.
    return rf"{{{name} = \begin{{bmatrix}} {figures} \end{{bmatrix}}{named}}}"


def ask_about_claims() -> list[Result]:
    """Ask about all claims, two parts beside each other where there is room; a mark for each verdict and correction."""
    given = slides.load()
    with st.grid(2, min_column_width=_NARROWEST):
        return [
            mark
            for part, title in given.parts.items()
            for mark in _part(title, [claim for claim in given.claims if claim.part == part])
        ]


def _part(title: str, claims: Sequence[Claim]) -> list[Result]:
    with st.container(border=True, height="stretch"):
        st.subheader(title, anchor=False)
        return [result for claim in claims for result in _ask_about(claim)]


def _ask_about(claim: Claim) -> list[Result]:
    key, correction = f"slides.{claim.id}", slide_checks.correction(claim)
    # A correction is asked for in the container of its claim, so that no other claim moves.
    with st.container():
        results = [questions.ask_question(slide_checks.verdict(claim), key)]
        if correction:
            wanted = contents.text(key) == "not consistent"
            results.append(questions.ask_question(correction, f"{key}.right") if wanted else BLANK)
    return results
