"""A slide as a picture that can be touched, and beside it its claims: for each a verdict and the correction."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.export.programs import as_numpy
from core.homework.results import Result
from core.lessons import slide_checks, slides, soft_lookup
from core.lessons.slides import Slide
from core.lessons.task import BLANK
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import questions
from ui.frame.lesson import Lesson
from ui.machine import machine, screen
from ui.machine.picture import Cell, Drawn, Picture, Place
from ui.machine.side_by_side import chain, drawn
from ui.session import contents, tries

_SIGNS = "×=→"

_FACTORS = (("weights", "Row"), ("values", "Column"))


def _picture(slide: Slide, *, is_open: bool) -> Picture:
    """The equation of a slide, and beside it what it should be, once that may be shown."""
    matrices = [_matrix(term, i, len(slide.terms)) for i, term in enumerate(slide.terms)]
    first, *middle, last = matrices
    sign = slide.terms[-1][0]
    printed = [Place(below=first.name), Place(below=last.name, above=middle[0].name if middle else "", sign=sign)]
    row, column = np.argwhere(~np.isnan(last.M))[0]
    parts: dict[str, list[Drawn | Place]] = {"As printed": list(printed)}
    if is_open:
        title, M, columns = slide_checks.should_be(slide)
        factors = tuple(matrices[:-1]) if middle and np.array_equal(first.M @ middle[0].M, M) else ()
        n = len(M) if len(M) > 1 else 0
        rows = slides.load().tokens[:n] or ("",)
        right = drawn(
            "right", title, M, rows, columns, symbol="computed",
            kind="product" if factors else "given", reads=factors,
            note="Computed from X and W as they are printed.",
        )  # fmt: skip
        matrices.append(right)
        parts["Computed"] = [Place(below="right")]
    return chain(slide.title, matrices, parts, opening=Cell(node="printed", row=int(row), column=int(column)))


def _matrix(term: str, at: int, terms: int) -> Drawn:
    """A matrix of an equation: an input, or printed figures, of which some may be left out."""
    deck, is_last = slides.load(), at == terms - 1
    name = term.lstrip(_SIGNS).strip()
    if name in deck.inputs:
        M = deck.inputs[name]
        title, rows = ("Embeddings", deck.tokens) if name == "X" else ("Weight matrix", ("1", "2"))
        return drawn(name, title, M, rows, note="As the slides print it.")
    cells = [row.split() for row in name.format_map(deck.printed).split(";")]
    M = np.array([[np.nan if cell == "?" else float(cell) for cell in row] for row in cells])
    rows = deck.tokens[: len(M)] if len(M) > 1 else deck.tokens[:1]
    name, title = ("printed", "Result") if is_last else _FACTORS[at] if terms > 2 else ("scores", "Q Kᵀ")
    made = drawn(
        name,
        title,
        M,
        rows,
        share=name == "weights",
        note="As the slide prints it; what is covered is printed nowhere.",
    )
    lit = tuple(i for i in range(len(M)) if not np.isnan(M[i]).any()) if is_last and np.isnan(M).any() else ()
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
        if correction := slide_checks.correction(claims[name]):
            is_rejected = contents.text(key) in slide_checks.REJECTED
            corrected[name] = questions.ask_question(correction, f"{key}.right") if is_rejected else BLANK
            if here.shows_all:
                st.markdown(f":material/visibility: {correction.answer}")

    verdicts = {id: slide_checks.verdict(claim) for id, claim in claims.items()}
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
    """Draw a slide, with what it says, and the printed inputs as code if it computes with them."""
    st.header(slide.title, anchor=False)
    if not slide.terms:
        _draw_rooms(slide, is_open=is_open)
    elif is_open:
        screen.show(_picture(slide, is_open=True), key=f"machine of {slide.id}")
    else:
        machine.draw(replace(_picture(slide, is_open=False), is_small=True), key=f"machine of {slide.id} as printed")
    st.markdown(slide.note.format_map(slides.load().printed))
    if slide.terms:
        with st.expander("X and W as code"):
            st.markdown(
                "X (n × d_model) and W (d_model × d_k), which is printed three times, as Query, Key and Value Weights "
                f"T. The T means transposed already, so Q = X W.\n\n```python\n{as_numpy(slides.load().inputs)}\n```"
            )


_SHARPNESS = 5
"""With which the keys are told apart, as /lookup opens."""


def _draw_rooms(slide: Slide, *, is_open: bool) -> None:
    """The thread from the query to the room that is printed, and once that may be shown how alike each key is."""
    directory, row = soft_lookup.load(), Row(0, 0, 0)
    query, rooms = directory.misspelt, directory.rooms
    number = [claim.slide for claim in slides.load().claims].index(slide.id) + 1
    threads.draw(
        Threads(
            name="Which key the query is most like", tokens=(query,),
            others=tuple(f"{name} {room}" for name, room in rooms.items()),
            weights=soft_lookup.look_up(query, rooms, _SHARPNESS).weights[None, None, None], row=row,
            veiled=frozenset() if is_open else frozenset([row]),
            drawn=[str(room) for room in rooms.values()].index(slides.load().printed["room"]),
            covered=(f"covered until question {number} is answered rightly, with its correction, or tried twice",),
        ),
        key="threads of rooms", on={},
    )  # fmt: skip
