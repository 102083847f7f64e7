"""The order of the words: shuffled with and without positions, and P with its dot products."""

from collections.abc import Callable, Mapping
from functools import cache, partial

import numpy as np
import streamlit as st

from core.lessons import order
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.frame.lesson import LessonAnswers
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain, draw_matrix
from ui.session.linked_value import linked_text

_MADE = {"as written": order.moved_trace, "your order": order.shuffled_trace}
"""The weights with their rows and columns moved as the words are, and those of the moved words."""

_WAYS = {"without": False, "with": True}
"""Of which way a question asks: what a shuffle does to it is veiled until that is answered."""

_ASKS = 1
"""The word whose threads are shown: with positions every shuffle turns it to another."""

_SEED = linked_text("order.seed", longest=10)
"""Which shuffle, as `order.read` has it; 0 for the words as they are written; older links leave out 1."""


def _seed(*, is_usual: bool) -> int:
    """Which shuffle there is; if none was chosen, the usual one or none."""
    named = order.read(_SEED.value())
    return int(is_usual) if named is None else named


def _move(seed: int, pair: tuple[int, int]) -> None:
    moved = [*order.places(seed)]
    moved.insert(pair[1], moved.pop(pair[0]))
    _SEED.set("0" if moved == sorted(moved) else "".join(map(str, moved)))


def _shuffle_for(name: str, _option: str) -> None:
    _SEED.set(str(order.ENDS if name == "with" else _seed(is_usual=True) or 1))


SHOWN: Mapping[str, Callable[[str], None]] = {name: partial(_shuffle_for, name) for name in _WAYS}
"""As a question is answered the words are shuffled, if they stand as they are written: what an answer says is seen.

With positions one word stays, and it is seen that they matter not only to words that move.
"""


def shuffle(asked: LessonAnswers) -> None:
    """The threads of each word, as written and above that shuffled; these are veiled until that is predicted."""
    seed = _seed(is_usual=any(map(asked.is_open, _WAYS)))
    words, made = order.shuffled_words(seed), [way(seed, positions=_WAYS[asked.name]).weights for way in _MADE.values()]
    with st.container(horizontal=True):
        st.button("Shuffle", icon=":material/shuffle:", on_click=_SEED.set, args=(str(seed % order.SEEDS[-1] + 1),))
        st.button("As written", disabled=not seed, on_click=_SEED.set, args=("0",))
    threads.draw(
        Threads(
            name="Shuffled words", tokens=words, names=tuple(_MADE), weights=np.array([made]),
            row=Row(0, int(seed > 0), words.index(order.words()[_ASKS])),
            veiled=frozenset(Row(0, 1, i) for i, _ in enumerate(words) if seed and not asked.is_open(asked.name)),
            moves=tuple(order.places(seed)),
        ),
        on={"move": partial(_move, seed)},
    )  # fmt: skip


def show_places(asked: LessonAnswers) -> None:
    """How alike two rows of P are, as threads from one place to all; one place is open until that is predicted."""
    lesson = order.load()
    P, places = order.positions(lesson.places, lesson.d_model), range(lesson.places)
    alike = P @ P.T
    is_open = asked.is_open("relative")
    begins, other = order.PAIRS.get(asked.text() if is_open else "", (0, None))
    threads.draw(
        Threads(
            name="How alike two places are", tokens=tuple(_row(place) for place in places), verb="times",
            weights=alike[None, None], least=float(alike.min()), row=Row(0, 0, _OPEN), tall=True,
            veiled=frozenset(Row(0, 0, i) for i in places if i != _OPEN and not is_open), drawn=other,
            begins=None if other is None else (begins, _COMPARED),
        ),
        key="threads of places",
    )  # fmt: skip


_OPEN, _COMPARED = order.ALIKE
"""The place whose dot products are seen from the start, and the one whose product with it is compared."""


@cache
def positions() -> Picture:
    """P as numbers."""
    lesson = order.load()
    divisors = [f"{10_000 ** (2 * pair / lesson.d_model):,.0f}" for pair in range(lesson.d_model // 2)]
    waves = [f"{wave} p/{divisor}" for divisor in divisors for wave in ("sin", "cos")]
    P = draw_matrix(
        "P", "Positions", order.positions(lesson.places, lesson.d_model), [*map(_row, range(lesson.places))], waves,
        note="The sine or cosine of p, the place, over what the column says.",
    )  # fmt: skip
    return chain("Positions", (P,), {"Sines and cosines": (P,)}, opening=Cell(node="P", row=2, column=0))


def _row(place: int) -> str:
    return "p" + "".join(chr(ord("₀") + int(digit)) for digit in str(place))
