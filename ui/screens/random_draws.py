"""What random weights mean: a printed row of them, compared with many random draws."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import streamlit as st

from core.lessons import random_weights
from core.lessons.from_scratch import script
from core.lessons.random_weights import KINDS, Draws, Kind
from ui.charts import bars, threads
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.screens.from_scratch import sentences

_ANEW = ("X and the weights", "the weights only")
"""What is drawn anew each time; the first is the usual one."""

_FEW = 8
"""So many draws are shown one by one."""


def fields() -> dict[str, Callable[[str], Any]]:
    """All fields of the screen but the seed, and how the text of a link is read; they are named after /shapes."""
    return dict.fromkeys(("shapes.chance", "shapes.sharp", "shapes.anew"), str)


def show_threads(seed: int, kind: Kind) -> None:
    """What the first word attends to in a few draws, to sweep over."""
    threads.draw(
        Threads(
            name="What the first word attends to with random weights", tokens=tuple(sentences()[0]),
            names=tuple(f"draw {number}" for number in range(1, _FEW + 1)),
            weights=random_weights.draw(seed, kind, _FEW)[1][None], row=Row(0, 0, 0),
        ),
        key="threads", on={"head": lambda _: None},
    )  # fmt: skip


def tell_printed(seed: int, kind: Kind) -> None:
    """A row of random weights as a notebook printed it, and how often its largest is the largest of a few draws."""
    words, printed = sentences()[0], script().printed
    most = int(np.argmax(printed))
    won = int((random_weights.draw(seed, kind, _FEW)[1][:, 0].argmax(axis=-1) == most).sum())
    st.markdown(
        "A notebook of the course drew X and the weights at random, and printed for "
        f"*{words[0]}*: {', '.join(f'{weight:.4f}' for weight in printed)}. They sum to {sum(printed):.4f}, and "
        f"*{words[most]}* has {printed[most]:.4f}. In the draws above *{words[most]}* wins {won} of {_FEW}."
    )


def show_many(seed: int, kind: Kind, asked: Asked) -> None:
    """What many draws say to each question that is answered."""
    if asked.is_open("chance"):
        _winners(seed, kind, sentences()[0])
    if asked.is_open("sharp"):
        _sharpness(seed, max(script().printed))


def _winners(seed: int, kind: Kind, words: Sequence[str]) -> None:
    """How often each word was what the first attends to most, over many draws."""
    fresh = widgets.one_of("Drawn anew each time", _ANEW, "shapes.anew", usual=_ANEW[0]) == _ANEW[0]
    draws = random_weights.measure(seed, kind, same_X=not fresh)
    even, top = np.full(len(words), 1 / len(words)), int(draws.shares.argmax())
    bars.draw(
        f"How often {words[0]} attends most to each word",
        {"measured": draws.shares, "if all were equal": even},
        words,
        weights=False,
    )
    st.markdown(_meaning(draws, words[top], random_weights.chance_stray(), fresh=fresh))
    st.caption(
        f"{draws.count:,} draws. Every row of weights sums to 1: over all {draws.count * len(words):,} rows the "
        f"largest deviation is {draws.off:.1e}, which is rounding."
    )


def _meaning(draws: Draws, top: str, chance_stray: float, *, fresh: bool) -> str:
    comparison = (
        f"With 19 seeds in 20, chance alone keeps every bar within {chance_stray:.4f} of {1 / len(draws.shares):.4f}; "
        f"here the farthest strays {draws.farthest:.4f}."
    )
    if not fresh:
        return (
            f"{comparison} With one X for all draws *{top}* wins {draws.shares.max():.1%} of them: the luck was in the "
            "draw of X. It still means nothing."
        )
    if draws.farthest > chance_stray:
        return (
            f"{comparison} That proves nothing: about 1 seed in 20 strays as far. Try another, and see whether *{top}* "
            "wins again."
        )
    return f"{comparison} Which word wins is chance: a large weight means nothing before anything is learned."


def _sharpness(seed: int, most: float) -> None:
    """Scores and largest weights for both kinds of random numbers, and how often a weight reaches the printed one."""
    draws_of = {kind: random_weights.measure(seed, kind) for kind in KINDS}
    columns: dict[str, Sequence[str]] = {
        "random numbers": list(draws_of),
        "scaled score": [f"{draws.score:.2f}" for draws in draws_of.values()],
        "spread within a row": [f"{draws.spread:.2f}" for draws in draws_of.values()],
        "largest weight": [f"{np.median(draws.largest):.4f}" for draws in draws_of.values()],
        f"draws with a weight ≥ {most:.4f}": [f"{draws.at_least(most):.1%}" for draws in draws_of.values()],
    }
    tables.draw(columns)
    st.caption("Medians over all draws. The spread is the standard deviation of the scores within a row.")
