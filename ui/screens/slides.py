"""The slides drawn, each with its claims: for each claim a verdict and, where it is wrong, the correction."""

from collections.abc import Sequence
from functools import cache

import streamlit as st

from core.export.programs import as_numpy
from core.graph.steps import Matrix
from core.graph.tex import figure, shown, words
from core.homework.results import Result
from core.lessons import slide_checks, slides
from core.lessons.slides import Claim, Slide
from core.lessons.task import BLANK
from ui.fields import questions
from ui.session import contents

_NARROWEST = 300
"""The least width of one slide beside another, in pixels."""

_SIGNS = {"×": r"\times", "=": "=", "→": r"\to"}

_LEFT_OUT = r"\cdot\cdot"
"""A number that is left out on a slide."""


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


def drawing(slide: Slide) -> str:
    """A slide in Markdown: its equation, which a narrow screen may break before a sign, and its note."""
    printed = slides.load().printed
    equation = " ".join(f"${{{_term(term.format_map(printed), term is slide.terms[-1])}}}$" for term in slide.terms)
    return f"{equation}\n\n{slide.note.format_map(printed)}".strip()


def _term(term: str, is_result: bool) -> str:
    if term[0] in _SIGNS:
        return f"{_SIGNS[term[0]]} {_term(term[2:], is_result)}"
    deck = slides.load()
    if term in deck.inputs:
        return _array([[figure(shown(value)) for value in row] for row in deck.inputs[term].tolist()])
    rows = [[_LEFT_OUT if cell == "?" else cell for cell in row.split()] for row in term.split(";")]
    return _array(rows, deck.tokens[: len(rows)] if is_result and len(rows) > 1 else ())


def matrix_tex(name: str, M: Matrix, rows: Sequence[str] = ()) -> str:
    r"""A matrix in TeX with its name, and with the names of its rows if they have any.

    >>> import numpy as np
    >>> matrix_tex("W", np.array([[0.78, 2.0]]))
    '{W = \\begin{bmatrix} 0.78 & 2 \\end{bmatrix}}'
    """
    # In braces, because TeX breaks a line after a bare =.
    return f"{{{name} = {_array([[figure(shown(value)) for value in row] for row in M.tolist()], rows)}}}"


def _array(cells: Sequence[Sequence[str]], rows: Sequence[str] = ()) -> str:
    line_break = r" \\ "
    labels = rf" \begin{{array}}{{l}} {line_break.join(map(words, rows))} \end{{array}}" if rows else ""
    return rf"\begin{{bmatrix}} {line_break.join(' & '.join(row) for row in cells)} \end{{bmatrix}}{labels}"


def ask_about_claims() -> list[Result]:
    """Draw each slide with the questions about its claims, two slides beside each other where there is room.

    Returns a mark for each verdict and each correction.
    """
    deck = slides.load()
    with st.grid(2, min_column_width=_NARROWEST):
        return [mark for slide in deck.slides for mark in _show(slide, deck.claims_of(slide))]


def _show(slide: Slide, claims: Sequence[Claim]) -> list[Result]:
    with st.container(border=True, height="stretch"):
        st.header(slide.title, anchor=False)
        st.markdown(drawing(slide))
        return [result for claim in claims for result in _ask_about(claim)]


def _ask_about(claim: Claim) -> list[Result]:
    key, correction = f"slides.{claim.id}", slide_checks.correction(claim)
    # The correction shares the container of its claim, so that no other claim moves.
    with st.container():
        results = [questions.ask_question(slide_checks.verdict(claim), key)]
        if correction:
            rejected = contents.text(key) in slide_checks.REJECTED
            results.append(questions.ask_question(correction, f"{key}.right") if rejected else BLANK)
    return results
