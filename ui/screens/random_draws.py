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
from ui.screens.from_scratch import sentences
from ui.session import contents
from ui.session.remembered import remembered_text

_ANEW = ("X and the weights", "the weights only")
"""What is drawn anew each time; the first is the usual one."""

_ANEW_FIELD = "shapes.anew"

_FEW = 8
"""So many draws are shown one by one."""


def fields() -> dict[str, Callable[[str], Any]]:
    """All fields of the screen but the seed, and how the text of a link is read; they are named after /shapes."""
    return dict.fromkeys(("shapes.chance", "shapes.sharp", _ANEW_FIELD), str)


_AGAIN = remembered_text("shapes.again", longest=2)
"""How often a few were drawn again."""

_MOST = 25
"""So often at most."""


def show_threads(seed: int, kind: Kind) -> list[int]:
    """What the first word attends to in a few draws, to sweep over; returns how often each word won in all so far."""
    text = _AGAIN.value()
    again = min(int(text), _MOST) if text.isascii() and text.isdigit() else 0
    several = [random_weights.draw(seed + nth, kind, _FEW)[1] for nth in range(again + 1)]
    first = again * _FEW + 1
    st.button(
        "Draw again", type="primary", icon=":material/casino:", on_click=_AGAIN.set, args=(str(min(again + 1, _MOST)),)
    )
    threads.draw(
        Threads(
            name="What the first word attends to with random weights", tokens=tuple(sentences()[0]),
            names=tuple(f"draw {number}" for number in range(first, first + _FEW)),
            weights=several[-1][None], row=Row(0, 0, 0), plays=True,
        ),
        key="threads", on={"head": lambda _: None},
    )  # fmt: skip
    winners = np.concatenate(several)[:, 0].argmax(axis=-1)
    return [int((winners == word).sum()) for word in range(len(sentences()[0]))]


def _measured(seed: int, kind: Kind) -> Draws:
    return random_weights.measure(seed, kind, same_X=contents.text(_ANEW_FIELD) == _ANEW[1])


def show_winners(seed: int, kind: Kind, won: Sequence[int], *, is_open: bool) -> None:
    """How often each word won in the draws so far, or in many, once that is predicted."""
    words, shares, told, form = sentences()[0], np.array(won, dtype=float), f"in {sum(won)} draws", ".0f"
    if is_open:
        draws = _measured(seed, kind)
        shares, told, form = draws.shares, f"as a share of {draws.count:,} draws", ".4f"
    st.markdown(f"To which word *{words[0]}* attends most, {told}:")
    bars.draw(f"How often {words[0]} attends most to each word", {"draws": shares}, words, form=form, weights=False)


def explain(seed: int, kind: Kind, *, is_open: bool) -> None:
    """What a notebook printed; and what many draws say of it, once that is predicted."""
    words, printed = sentences()[0], script().printed
    most = int(np.argmax(printed))
    st.markdown(
        f"A notebook of the course drew X and the weights at random too, and printed {printed[most]:.4f} for "
        f"*{words[most]}* in the row of *{words[0]}*. Does it mean anything?"
    )
    if not is_open:
        return
    fresh = widgets.one_of("Drawn anew each time", _ANEW, _ANEW_FIELD, usual=_ANEW[0]) == _ANEW[0]
    draws = _measured(seed, kind)
    st.markdown(_meaning(draws, words[int(draws.shares.argmax())], random_weights.chance_stray(), fresh=fresh))
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


def show_sharpness(seed: int) -> None:
    """Scores and largest weights for both kinds of random numbers, and how often a weight reaches the printed one."""
    most = max(script().printed)
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
