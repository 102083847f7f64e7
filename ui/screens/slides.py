"""A slide as a picture that can be touched, and beside it its claims: for each a verdict and the correction."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.export.programs import as_numpy
from core.homework.results import Result
from core.lessons import slides
from core.lessons.slides import Slide
from core.lessons.task import BLANK
from ui.fields import questions
from ui.frame.lesson import Lesson
from ui.machine import machine, screen
from ui.machine.picture import Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents, tries

_SIGNS = "×="

_FACTORS = (("weights", "Row"), ("values", "Column"))


def _picture(slide: Slide, *, is_open: bool) -> Picture:
    """The equation of a slide, and beside it what it should be, once that may be shown."""
    left, right, printed = (_matrix(term, i) for i, term in enumerate(slide.terms))
    matrices = [left, right, printed]
    parts = {"As printed": [Place(below=left.name), Place(below=printed.name, above=right.name, sign="=")]}
    row, column = np.argwhere(~np.isnan(printed.M))[0]
    if is_open:
        title, M, rows = slides.should_be(slide)
        is_product = np.array_equal(left.M @ right.M, M)
        computed = drawn(
            "right", title, M, rows, symbol="computed",
            kind="product" if is_product else "given", reads=(left, right) if is_product else (),
            note="Computed from X and W as they are printed.",
        )  # fmt: skip
        matrices.append(computed)
        parts["Computed"] = [Place(below="right")]
    return chain(slide.title, matrices, parts, opening=Cell(node="printed", row=int(row), column=int(column)))


def _matrix(term: str, at: int) -> Drawn:
    """A matrix of an equation: an input, or printed figures, of which some may be left out."""
    deck = slides.load()
    name = term.lstrip(_SIGNS).strip()
    if name in deck.inputs:
        title, rows = ("Embeddings", deck.tokens) if name == "X" else ("Weight matrix", ("1", "2"))
        return drawn(name, title, deck.inputs[name], rows, note="As the slides print it.")
    cells = [row.split() for row in name.format_map(deck.printed).split(";")]
    M = np.array([[np.nan if cell == "?" else float(cell) for cell in row] for row in cells])
    name, title = (*_FACTORS, ("printed", "Result"))[at]
    note = "As the slide prints it; what is covered is printed nowhere."
    made = drawn(name, title, M, deck.tokens[: len(M)], share=name == "weights", note=note)
    lit = tuple(i for i in range(len(M)) if not np.isnan(M[i]).any()) if np.isnan(M).any() else ()
    return replace(made, lit=lit)


def ask(here: Lesson) -> tuple[Slide, bool]:
    """Ask about one claim after the other, and for the correction of what is wrong.

    Returns:
        The slide asked about, and whether what it should say may be shown.
    """
    deck, corrected = slides.load(), dict[str, Result]()
    claims = {claim.id: claim for claim in deck.claims}

    def correct(key: str) -> None:
        name = key.removeprefix(here.screen.prefix)
        if correction := slides.correction(claims[name]):
            is_rejected = contents.text(key) == slides.REJECTED
            corrected[name] = questions.ask_question(correction, f"{key}.right") if is_rejected else BLANK
            if here.shows_all:
                st.markdown(f":material/visibility: {correction.answer}")

    verdicts = {id: slides.verdict(claim) for id, claim in claims.items()}
    asked = here.ask(verdicts, then=correct, halves=corrected)
    slide = deck.slide(claims[asked.name])
    its = [name for name, claim in claims.items() if claim.slide == slide.id]

    def is_told(name: str) -> bool:
        """Once it is right, and corrected where it has to be, or wrong for the second time."""
        status = asked.marks[name].status
        is_given_up = status == "wrong" and tries.tries(f"{here.screen.prefix}{name}") > 1
        return is_given_up or (status == "correct" and corrected.get(name) != BLANK)

    return slide, here.shows_all or all(map(is_told, its))


def show(slide: Slide, *, is_open: bool) -> None:
    """Draw a slide, with what it should say once that may be shown."""
    st.header(slide.title, anchor=False)
    if is_open:
        screen.show(_picture(slide, is_open=True), key=f"machine of {slide.id}")
    else:
        machine.draw(replace(_picture(slide, is_open=False), is_small=True), key=f"machine of {slide.id} as printed")


def say_more(slide: Slide) -> None:
    """What else the slide says, and the printed inputs as code."""
    st.markdown(slide.note.format_map(slides.load().printed))
    with st.expander("X and W as code"):
        st.markdown(
            "X (n × d_model) and W (d_model × d_k), which is printed three times, as Query, Key and Value Weights "
            f"T. The T means transposed already, so Q = X W.\n\n```python\n{as_numpy(slides.load().inputs)}\n```"
        )
