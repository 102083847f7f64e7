"""A name looked up exactly and softly: what each key scores, and what is read."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isclose

import numpy as np
import streamlit as st

from core.graph.tex import plain
from core.lessons import soft_lookup
from core.lessons.soft_lookup import LookUp, dot, trigrams
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import screen
from ui.screens import lookup_pictures
from ui.session import contents

_NAME, _SHARPNESS = "lookup.name", "lookup.sharpness"
_BETA = "Multiplies the scores: the larger it is, the more goes to the best key."
_LONGEST = 40
_EVEN, _SHARPEST = 0, 60

_EQUAL = 1e-9
"""Weights that differ by less are even."""


def _show_sharpest(_: str) -> None:
    contents.change(_NAME, soft_lookup.load().another)
    contents.change(_SHARPNESS, _SHARPEST)


SHOWN: Mapping[str, Callable[[str], None]] = {
    "even": lambda _: contents.change(_SHARPNESS, _EVEN), "sharpest": _show_sharpest,
}  # fmt: skip
"""What is looked up as a question is answered, whatever is believed, and how sharply."""


def choose_name() -> str:
    """Ask for a name; at first it is the one that the first question is about."""
    usual = soft_lookup.load().misspelt
    return widgets.text("Query: any last name", _NAME, usual=usual, max_chars=_LONGEST).strip() or usual


def is_covered(query: str, asked: LessonAnswers) -> bool:
    """Whether the name is the one that the first question is about, and that is asked and blank."""
    return asked.name == "predict" and _is_asked(query, asked)


def _is_asked(query: str, asked: LessonAnswers) -> bool:
    """Whether the name is the one that a question is about, and that is asked and blank."""
    return _is_about(query, asked) and not asked.is_open(asked.name)


def _is_about(query: str, asked: LessonAnswers) -> bool:
    about = soft_lookup.load().another if asked.name == "sharpest" else soft_lookup.load().misspelt
    return query.casefold() == about.casefold()


def _believed(rooms: Mapping[str, int], answer: str) -> int | None:
    """The key that an answer names, by itself or by its room."""
    said = answer.split(":", maxsplit=1)[0]
    return next((i for i, (name, room) in enumerate(rooms.items()) if said in (name, f"{room}")), None)


def choose_sharpness() -> int:
    """How far the largest score is preferred."""
    return widgets.slider("Sharpness β", _SHARPNESS, usual=5, least=_EVEN, most=_SHARPEST, help=_BETA)


def look_up_softly(here: Lesson, query: str, rooms: Mapping[str, int], sharpness: int, asked: LessonAnswers) -> LookUp:
    """How much of the query goes to each key, and the blend that is read; what is still asked of them is veiled.

    A thread that is drawn to a key answers the first question; the others ask about the blend, which is nan until then.
    """
    result, row, names = soft_lookup.look_up(query, rooms, sharpness), Row(0, 0, 0), list(rooms)
    covered = is_covered(query, asked)
    if is_blank := _is_asked(query, asked):
        result = replace(result, blend=np.nan)
    with here.figure:
        threads.draw(
            Threads(
                name="How much of the query each key gets", tokens=(query,),
                others=tuple(names), values=tuple(f"room {room}" for room in rooms.values()),
                weights=np.array([[[result.weights]]]), row=row, veiled=frozenset([row] if covered else []),
                asks="word" if covered else "",
                shared=() if covered else tuple(soft_lookup.shared_letters(query, name) for name in names),
                drawn=_believed(rooms, asked.text()) if _is_about(query, asked) else None,
            ),
            key="threads", on={"word": lambda key: asked.answer(names[key], "predict")},
        )  # fmt: skip
        is_exact = is_blank or (_are_even(result) and isclose(result.blend, round(result.blend)))
        read = f"{'=' if is_exact else '≈'} **{'?' if is_blank else f'{result.blend:.0f}'}**"
        st.container(key="read").markdown(f"Blend: {_terms(result, rooms, is_covered=covered)} {read}")
    return result


def tell(query: str, rooms: Mapping[str, int], result: LookUp) -> None:
    """What an exact look-up answers, and what the blend means, unless that is still asked."""
    exact = f"answers: room {rooms[query]}" if query in rooms else "has no answer: no key is spelt like this"
    st.caption(f"An exact look-up {exact}. {'' if np.isnan(result.blend) else _meaning(result, rooms)}")


def _are_even(result: LookUp) -> bool:
    return bool(np.ptp(result.weights) < _EQUAL)


def _terms(result: LookUp, rooms: Mapping[str, int], *, is_covered: bool) -> str:
    are_even, terms = _are_even(result), zip(result.weights, rooms.values(), strict=True)
    figures = ((f"1/{len(rooms)}" if are_even else f"{weight:.3f}", room) for weight, room in terms)
    return " + ".join(f"{'?' if is_covered else figure} · {room}" for figure, room in figures)


def show_numbers(query: str, rooms: Mapping[str, int], result: LookUp) -> None:
    """The same in numbers, from the similarities to the blend."""
    sharpness = int(contents.text(_SHARPNESS) or 0)
    screen.show(lookup_pictures.of_name(query, rooms, sharpness, result), key="machine of name")
    q = trigrams(query)
    keys = {name: trigrams(name) for name in rooms}
    common = {name: ", ".join(one.replace(" ", "␣") for one in k if one in q) or "none" for name, k in keys.items()}
    tables.draw(
        {
            "key": list(rooms),
            "trigrams in common": [*map(plain, common.values())],
            "similarity": [
                f"{dot(q, k)} / √({dot(q, q)} · {dot(k, k)}) = {soft_lookup.similarity(query, name):.4f}"
                for name, k in keys.items()
            ],
        }
    )


def show_on_vectors() -> None:
    """A sentence of the slides, from X to the context."""
    st.markdown(
        "Every token looks up every token, itself included. Query, key and value are its vector times a matrix W, the "
        "same for all three as on the slides of *Check the slides*. The similarity is a dot product, and 1/√2 takes "
        "the place of β."
    )
    screen.show(lookup_pictures.of_vectors(), key="machine of vectors")
    st.caption(
        "The softmax goes by rows: "
        r"$\operatorname{softmax}_{\text{rows}}\!\left(\tfrac{1}{\sqrt{2}}\, Q K^\top\right)$. "
        "A row is one token’s soft look-up. Each row of the context lies between the values."
    )


def _meaning(result: LookUp, rooms: Mapping[str, int]) -> str:
    if not result.scores.any():
        return (
            "A soft one always answers, even where it should not: the query has nothing in common with any key, so the "
            "weights are even at every sharpness."
        )
    best, largest = list(rooms)[int(result.scores.argmax())], result.weights.max()
    if isclose(result.blend, rooms[best], abs_tol=5e-5) and largest > 0.9999:
        return f"A soft one puts all of its weight on {best}, and so gets that room alone."
    return "A soft one weighs them all."
