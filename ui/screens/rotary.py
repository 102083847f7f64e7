"""Rotary positions: two words with their arrows and the score, of which no more is covered than a question asks for."""

from collections.abc import Set

import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import in_prose
from core.lessons import order, rotary
from ui.charts import turning
from ui.charts.turning import Curve, Turning
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.session import contents

_PAIRS = (1, 2)
"""How many pairs are drawn: the first, or both that are not 0."""


def show_figure(asked: Asked) -> None:
    """The two words, and of scores and curves what no question asks for that is not answered."""
    lesson = rotary.load()
    query, key = ([(row[0], row[1]), (row[2], row[3])] for row in (lesson.query, lesson.key))
    known = _known(asked.open)
    turning.draw(
        Turning(
            words=lesson.words, home=lesson.home, query=query, key=key,
            angles=[float(angle) for angle in rotary.angles(len(lesson.key))[: max(_PAIRS)]],
            scores=[
                [[float(one) if (m, n) in known else None for n, one in enumerate(row)] for m, row in enumerate(all_)]
                for all_ in map(rotary.scores, _PAIRS)
            ],
            turned=[_points(rotary.curve(pairs), {n - m for m, n in known}) for pairs in _PAIRS],
            added=[_points(rotary.added(pairs), _all() if asked.is_open("added") else set()) for pairs in _PAIRS],
            asks=asked.name == "largest" and not asked.shows_all and asked.marks["largest"].status != "correct",
            covered="a later question asks for it" if asked.is_open(asked.name) else "covered until you have answered",
        ),
        key="turning",
        on_places=lambda m, n: contents.change("rotary.largest", rotary.option_of(m, n)),
    )  # fmt: skip


def _known(answered: Set[str]) -> set[tuple[int, int]]:
    """The places of query and key of which the score is not covered."""
    home = rotary.load().home
    places = range(rotary.load().places)

    def is_known(m: int, n: int) -> bool:
        is_told = (m == home[0] or "together" in answered) and (n < m or "exchange" in answered)
        return (m, n) == home or ("largest" in answered and is_told)

    return {(m, n) for m in places for n in places if is_known(m, n)}


def _all() -> set[int]:
    last = rotary.load().places - 1
    return set(range(-last, last + 1))


def _points(values: Matrix, known: Set[int]) -> Curve:
    """A curve at the distances that are known, and between two of them."""
    points = zip(rotary.distances().tolist(), values.tolist(), strict=True)
    return [(apart, value) for apart, value in points if {int(apart // 1), int(-(-apart // 1))} <= known]


def show_pairs() -> None:
    """By how much each pair of numbers is turned."""
    d_k = len(rotary.load().key)
    tables.draw(
        {
            "columns": [f"{2 * i + 1}, {2 * i + 2}" for i in range(d_k // 2)],
            "turned for each place by": [f"{angle:g} rad" for angle in rotary.angles(d_k).tolist()],
            "full circle after": [f"{order.wavelength(i, d_k):,.1f} places" for i in range(d_k // 2)],
        }
    )
    st.caption(
        in_prose(
            f"The two words have d_k = {d_k}. Only their first two pairs are drawn: the others are 0 here. "
            "A slow pair tells places apart at which a fast one has come full circle. Many models "
            "pair column i with column i + d_k/2 instead of its neighbour; that is the same in another order."
        )
    )
