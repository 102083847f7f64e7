"""A slide as a picture that can be touched, and beside it its claims: for each a verdict and the correction."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import streamlit as st

from core.export.programs import as_numpy
from core.lessons import slides
from core.lessons.slides import Claim, Slide
from ui.fields import questions
from ui.frame.lesson import Lesson
from ui.machine import machine
from ui.machine.picture import Box, DrawnMatrix, Picture, Place
from ui.machine.screen import sent_cell
from ui.machine.side_by_side import chain, draw_matrix
from ui.session import contents

_SIGNS = "×="

_TERMS = (("weights", "Weights"), ("values", "Values"), ("printed", "Result"))

_ABOUT = {"second-row": "weights"}
"""The matrix that a claim is about; of any other claim the printed result."""

_SHAPE = "result-shape"
"""The claim that is about a shape, not about the numbers."""


def _picture(claim: Claim, slide: Slide, mark: str, *, is_tried: bool, is_open: bool) -> Picture:
    """The equation of a slide, with the ``mark`` of what a claim is about, and in its place what that should be.

    That takes its place once it ``is_open``, with what was printed beside its title; the values of which the result is
    a mixture are there from the start. Once the claim ``is_tried``, the row that is multiplied is framed. Where their
    sum or their shape is wrong and no single number, this is told beside the title. The bounds of mixtures are marked.
    """
    left, right, printed = (replace(_matrix(term, i), role=slide.roles[i]) for i, term in enumerate(slide.terms))
    title, M, rows = slides.checks()[claim.id].instead
    is_product = np.array_equal(left.M @ right.M, M)
    computed = draw_matrix(
        "right", title, M, rows, symbol="computed", kind="product" if is_product else "given",
        reads=(left, right) if is_product else (), note="Computed from what is printed.",
    )  # fmt: skip
    computed = replace(computed, role=right.role if claim.id == "rest" else printed.role)
    about = {one.name: one for one in (left, right, printed)}
    name = _ABOUT.get(claim.id, printed.name)
    if claim.id == _SHAPE:
        about[name] = replace(printed, formula=str(printed.M.shape), mark=mark)
    elif name == left.name and mark:
        about[name] = replace(
            left, formula=f"sum {M.item():.2f} > 1" if is_open else "sum ?", mark="wrong" if is_open else ""
        )
    elif mark or claim.id == "rest":
        about[name] = replace(printed, boxes=tuple(_marked_boxes(slide.terms[-1], mark)))
    if is_tried:
        about[left.name] = replace(about[left.name], lit=about[printed.name].lit or (0,))
    if is_open and name == printed.name and claim.id != "rest":
        was = about[name].formula or " ".join(box.text for box in about[name].boxes)
        about[name] = replace(computed, formula=was, mark=mark, lit=about[name].lit)
    made = [*about.values()]
    shown = [Place(below=left.name), Place(below=made[-1].name, above=right.name, sign="=")]
    if claim.id == "rest":  # level with the rows of V, of which the last is not printed
        whole = about[printed.name]
        whole = replace(whole, rows=computed.rows, M=np.pad(whole.M, ((0, 1), (0, 0)), constant_values=np.nan))
        if is_open:  # the bounds of each column
            bounds = [(int(i), j) for j, column in enumerate(M.T) for i in (column.argmin(), column.argmax())]
            boxes = tuple(Box(row=i, column=j, text=f"{M[i, j]:.2f}", mark="correct", fixed=True) for i, j in bounds)
            computed = replace(computed, boxes=boxes)
        made, shown = [computed, whole], [Place(below="right"), Place(below=printed.name)]
    return replace(chain(slide.title, made, {"": shown}), is_small=True)


def _marked_boxes(term: str, mark: str) -> Iterator[Box]:
    """The printed numbers with their mark, if they have one yet, as they are printed."""
    for row, cells in enumerate(_printed_figures(term)):
        for column, text in enumerate(cells):
            if text != "?":
                yield Box(row=row, column=column, text=text, mark=mark, fixed=True)


def _printed_figures(term: str) -> list[list[str]]:
    """The figures of a term of an equation, in their own spelling."""
    return [row.split() for row in term.lstrip(_SIGNS).format_map(slides.load().printed).split(";")]


def _matrix(term: str, at: int) -> DrawnMatrix:
    """A matrix of an equation: an input, or printed figures, of which some may be left out."""
    deck = slides.load()
    name = term.lstrip(_SIGNS).strip()
    if name in deck.inputs:
        title, rows = ("Embeddings", deck.tokens) if name == "X" else ("Weight matrix", ("1", "2"))
        return draw_matrix(name, title, deck.inputs[name], rows, note="As the slides print it.")
    M = np.array([[np.nan if cell == "?" else float(cell) for cell in row] for row in _printed_figures(term)])
    name, title = _TERMS[at]
    note = "As the slide prints it; what is covered is printed nowhere."
    words = deck.tokens[: M.shape[1]] if name == "weights" else ()
    made = draw_matrix(name, title, M, deck.tokens[: len(M)], words, share=name == "weights", note=note)
    lit = tuple(i for i in range(len(M)) if not np.isnan(M[i]).any()) if np.isnan(M).any() else ()
    return replace(made, lit=lit, decimals=0 if made.share else 1)


def ask(here: Lesson) -> tuple[Slide, Picture, Callable[[Any], None] | None]:
    """Ask about one claim after the other, and for the correction of what is wrong.

    Returns:
        The slide asked about, its picture, in which the answer is marked, and what a press there does until it is told.
    """
    deck = slides.load()
    claims = {claim.id: claim for claim in deck.claims}
    corrections = {id: task for id, claim in claims.items() if (task := slides.correction(claim))}
    keys = {id: f"{here.screen.prefix}{id}.right" for id in corrections}
    corrected = {id: questions.mark_answer(corrections[id], key, contents.text(key)) for id, key in keys.items()}

    def correct(name: str) -> None:
        key = f"{here.screen.prefix}{name}"
        if correction := corrections.get(name):
            if contents.text(key) == slides.REJECTED:
                questions.ask_question(correction, f"{key}.right")
            if here.shows_all:
                st.markdown(f":material/visibility: {correction.answer}")

    verdicts = {id: slides.verdict(claim) for id, claim in claims.items()}
    asked = here.ask(verdicts, then=correct, halves=corrected)
    claim = claims[asked.name]
    slide = deck.slide(claim)
    is_tried = asked.is_open(asked.name)
    # a wrong verdict that has another half gives away neither
    is_told = is_tried and (claim.correction is None or here.shows_all or asked.marks[asked.name].status == "correct")
    is_open = is_told and (claim.correction is None or here.shows_all or corrected[asked.name].status == "correct")
    mark = ("correct" if slides.checks()[claim.id].holds else "struck") if is_told else ""

    def press(sent: Any) -> None:
        """Say that the number cannot be right which was pressed."""
        cell = sent_cell(picture, sent)
        if cell and cell.node == _ABOUT.get(claim.id, "printed"):
            asked.answer(slides.REJECTED)

    picture = _picture(claim, slide, mark, is_tried=is_tried, is_open=is_open)
    return slide, picture, None if is_told else press


def show(slide: Slide, picture: Picture, press: Callable[[Any], None] | None) -> None:
    """Draw a slide, as far as it may be shown; what one thinks cannot be right is pressed."""
    asks = "Press what is wrong" if press else ""
    unprinted = "*?* is not printed" if np.isnan(picture.matrices[-1].M).any() else ""
    bounds = "✓ least and largest" if picture.matrices[0].boxes else ""
    said = "; ".join(filter(None, (asks, bounds, unprinted)))
    with st.container(border=True, key="slide"):
        st.markdown(f"**{slide.title}.** :small[{said}.]" if said else f"**{slide.title}**")
        machine.draw(picture, key="machine of the slide", on={"pinned": press} if press else {})


def say_more(slide: Slide) -> None:
    """What else the slide says, and the printed inputs as code."""
    with st.expander("The slide in full, and as code"):
        st.markdown(
            f"{slide.note.format_map(slides.load().printed)}\n\nX (n × d_model) and W (d_model × d_k), which is "
            "printed three times, as Query, Key and Value Weights T. The T means transposed already, so Q = X W.\n\n"
            f"```python\n{as_numpy(slides.load().inputs)}\n```"
        )
