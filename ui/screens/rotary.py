"""Rotary positions: two words with their arrows and the score, of which no more is covered than a question asks for."""

from collections.abc import Set
from itertools import product

import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import in_prose
from core.lessons import order, rotary
from ui.charts import rotation
from ui.charts.rotation import Curve, Rotation
from ui.frame import tables
from ui.frame.lesson import LessonAnswers

_PAIRS = (1, 2)
"""How many pairs are drawn: the first, or both that are not 0."""


def show_figure(asked: LessonAnswers) -> None:
    """The two words where an answer puts them, and of the scores those that no open question asks for."""
    lesson, is_added = rotary.load(), asked.name == "added"
    query, key = ([(row[0], row[1]), (row[2], row[3])] for row in (lesson.query, lesson.key))
    places = rotary.places_of(asked.name, asked.text())
    known = _known_places(asked.open)
    if asked.name in asked.open:
        known.add(places)
    if is_added:  # one arrow, at two places
        query = key = [(1.0, 0.0)] * max(_PAIRS)
    shown = _all_places() if asked.is_open("added") else {lesson.home} if is_added else set()
    rotation.draw(
        Rotation(
            words=lesson.words, query=query, key=key, names=("pₘ", "pₙ") if is_added else ("q", "k"),
            question=asked.name, places=places,
            angles=[float(angle) for angle in rotary.angles(len(lesson.key))[: max(_PAIRS)]],
            scores=[
                _open_scores(rotary.scores(pairs, added=is_added), shown if is_added else known) for pairs in _PAIRS
            ],
            turned=[_points(rotary.curve(pairs), known) for pairs in _PAIRS],
            added=[_points(rotary.curve(pairs, added=True), shown) for pairs in _PAIRS],
            asks=asked.name == "largest" and not asked.shows_all and asked.marks["largest"].status != "correct",
            wrong=asked.marks[asked.name].status == "wrong",
            covered=asked.until("exchange" if asked.is_open(asked.name) else asked.name),
        ),
        key="turning", on_places=lambda m, n: asked.answer(rotary.option_of(m, n), "largest"),
    )  # fmt: skip


def _known_places(answered: Set[str]) -> set[tuple[int, int]]:
    """The places of query and key of which the score is not covered."""
    home, is_any, is_after = rotary.load().home, "together" in answered, "exchange" in answered
    told = {(m, n) for m, n in _all_places() if (is_any or m == home[0]) and (is_after or n <= m)}
    return {home} | (told if "largest" in answered else set())


def _all_places() -> set[tuple[int, int]]:
    places = range(rotary.load().places)
    return set(product(places, places))


def _open_scores(scores: Matrix, known: Set[tuple[int, int]]) -> list[list[float | None]]:
    return [[float(one) if (m, n) in known else None for n, one in enumerate(row)] for m, row in enumerate(scores)]


def _points(values: Matrix, places: Set[tuple[int, int]]) -> Curve:
    """A curve at the distances of these places, and between two of them."""
    points, known = zip(rotary.distances().tolist(), values.tolist(), strict=True), {n - m for m, n in places}
    return [(apart, value) for apart, value in points if {int(apart // 1), int(-(-apart // 1))} <= known]


def explain() -> None:
    """By how much each pair of numbers is turned, and the score as a sum over pairs."""
    st.markdown(
        r"Columns go in pairs. At place $p$, pair $i$ of a query or key is turned by the angle $p\,\theta_i$, with "
        r"$\theta_i = 10000^{-2i/d_k}$ and $i$ counted from 0: the angles of the sines and cosines that are added to X."
        "\n\n"
        r"$q_m \cdot k_n = \displaystyle\sum_i |q_i|\,|k_i| \cos\bigl(\varphi_i + (n - m)\,\theta_i\bigr)$"
        "\n\n"
        r"$\varphi_i$ is how far $k$ is ahead of $q$ in pair $i$ before they are turned. The pale strip "
        r"along $q$, striped below 0, is $|k_i|$ times the cosine of the angle between them: times $|q_i|$ it is the "
        r"pair’s score."
    )
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
            "Only queries and keys are turned, in every layer; values are not. Llama, Mistral and Qwen do it this way. "
            "A slow pair tells places apart at which a fast one has come full circle. Many models "
            "pair column i with column i + d_k/2 instead of its neighbour; that is the same in another order."
        )
    )
