"""A slide drawn, and beside it its claims: for each a verdict and, where it is wrong, the correction."""

from collections.abc import Sequence
from functools import cache

import streamlit as st

from core.export.programs import as_numpy
from core.graph.steps import Matrix
from core.graph.tex import figure, shown, words
from core.homework.results import Result
from core.lessons import slide_checks, slides
from core.lessons.slides import Slide
from core.lessons.task import BLANK
from ui.fields import questions
from ui.frame.lesson import Lesson
from ui.session import contents

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


def ask(here: Lesson) -> Slide:
    """Ask about one claim after the other, and for the correction of what is wrong; returns the slide asked about."""
    deck, corrected = slides.load(), list[Result]()
    claims = {claim.id: claim for claim in deck.claims}

    def correct(key: str) -> None:
        if correction := slide_checks.correction(claims[key.removeprefix(here.screen.prefix)]):
            is_rejected = contents.text(key) in slide_checks.REJECTED
            corrected.append(questions.ask_question(correction, f"{key}.right") if is_rejected else BLANK)
            if here.shows_all:
                st.markdown(f":material/visibility: {correction.answer}")

    verdicts = {id: slide_checks.verdict(claim) for id, claim in claims.items()}
    return deck.slide(claims[here.ask(verdicts, then=correct, also=corrected).name])


def show(slide: Slide) -> None:
    """Draw a slide."""
    with st.container(border=True):
        st.header(slide.title, anchor=False)
        st.markdown(drawing(slide))
