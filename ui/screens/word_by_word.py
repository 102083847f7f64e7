"""One more word: its row through the chain, with the keys and values that are kept, and what it takes in products."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import streamlit as st

from core.graph.nodes import shown_nodes
from core.lessons import masks, word_by_word
from ui.charts import tally, threads
from ui.charts.tally import Block, Line, Mask, Tally
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame import tables
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import picture, screen
from ui.machine.picture import Cell, DrawnMatrix, Picture, Place
from ui.machine.side_by_side import chain
from ui.session import contents

_WORDS = "word-by-word.words"

_TEXTS, _HEAD = (10, 100, 1000, 10_000), (768, 64)
"""Lengths of texts, and d_model and d_k of a head as large as those of the smallest GPT-2."""

CHOSEN = {"changed": lambda _: contents.change(_WORDS, len(word_by_word.words()))}
"""What an option sets in the figure: with the first question the last word comes."""


def show_figure(here: Lesson, asked: LessonAnswers) -> None:
    """Choose how far the text has come, and see what each word attends to; what is asked stays veiled until then."""
    with here.figure:
        {"changed": _draw_rows, "read": _draw_products, "cached": _draw_products}.get(asked.name, _draw_threads)(asked)


def _draw_rows(asked: LessonAnswers) -> None:
    """The weights of all words in rows; a word to come has none, and once the last has come, those above wait."""
    words, later, place = word_by_word.words(), masks.later_words(), st.container()
    ends = {"usual": _usual_count(), "least": 1, "most": len(words)}
    t = widgets.slider("Words read", _WORDS, **ends, label_visibility="collapsed")  # the figure says it
    is_last, is_open = t == len(words), asked.is_open("changed")
    row, column = np.indices(later.shape)
    veiled: Mask = np.where(is_last and not is_open, row < t - 1, np.maximum(row, column) >= t)
    weights, so_far = word_by_word.written_trace(len(words)).weights, " ".join(words[:t])
    drawn = Tally(
        name="What each word attends to so far",
        lines=tally.lines_of_weights(words, weights, gone=later & ~veiled, veiled=veiled, many=t),
        told="Old rows get one more 0, nothing else." if is_last and is_open else f"Read so far: {so_far}.",
    )
    with place:
        tally.draw(drawn, key="threads of rows", height=400)


def _draw_threads(asked: LessonAnswers) -> None:
    """What the word that is to forget attends to behind windows, which are veiled until that is predicted."""
    words, lesson, is_open = word_by_word.words(), word_by_word.load(), asked.is_open("forgets")
    forgetting = words.index(lesson.forgetting)
    sizes = [0, *range(lesson.window + 1, 0, -1)]
    ways = {_window(size): word_by_word.written_trace(len(words), size).weights for size in sizes}
    waits = () if is_open else range(1, len(ways))
    threads.draw(
        Threads(
            name="What a word attends to behind windows", tokens=words, names=tuple(ways),
            weights=np.array([[*ways.values()]]), veiled=frozenset(Row(0, way, forgetting) for way in waits),
            row=Row(0, sizes.index(lesson.window) if is_open else 0, forgetting), tall=True,
        ),
    )  # fmt: skip


def _draw_products(asked: LessonAnswers) -> None:
    """A square for each product that all words take, of which some need not be computed again."""
    words, (d_model, d_k), is_open = word_by_word.words(), word_by_word.sizes(), asked.is_open(asked.name)
    kinds = {"q": ("query", d_model, d_k), "k": ("key", d_model, d_k), "v": ("value", d_model, d_k),
             "scores": ("weight", len(words), d_k), "context": ("context", len(words), d_k)}  # fmt: skip

    def block(kind: str, word: str) -> Block:
        role, wide, high = kinds[kind]
        is_kept = is_open and word != words[-1]
        return Block(
            label=kind, wide=wide, high=high, role=role,
            state="" if not is_kept else "kept" if kind in ("k", "v") else "gone",
        )  # fmt: skip

    asks, parts = asked.name == "cached" and not is_open, [wide * high for _, wide, high in kinds.values()]
    tally.draw(
        Tally(
            name="The products that all words take", asks=asks,
            mine=_all_but(asked.number(most=999), parts, len(words)) if asks else (),
            told="Outlined: kept and read. Pale: not needed." if is_open
            else "What all words take, if nothing is kept.",
            lines=tuple(Line(label=word, blocks=tuple(block(kind, word) for kind in kinds)) for word in words),
        ),
        key="threads of products", height=420, on={"left": lambda left: asked.answer(str(left))},
    )  # fmt: skip


def _all_but(left: float | None, parts: Sequence[int], lines: int) -> tuple[int, ...]:
    """The places of all blocks but those of the last line that are so many products together; none if no blocks are.

    >>> _all_but(27, [9, 9, 9, 15, 15], 2)
    (0, 1, 2, 3, 4, 8, 9)
    """
    ways = (some for many in range(1, len(parts)) for some in combinations(range(len(parts)), many))
    stay = next((some for some in ways if sum(parts[k] for k in some) == left), ())
    first = len(parts) * (lines - 1)
    return tuple(i for i in range(first + len(parts)) if stay and i - first not in stay)


def _window(size: int) -> str:
    return {0: "all so far", 1: "only itself"}.get(size, f"the last {size}")


def _word_count() -> int:
    """How far the text has come, also where the slider is not drawn, and a link may hold anything."""
    return {str(t): t for t, _ in enumerate(word_by_word.words(), start=1)}.get(contents.text(_WORDS), _usual_count())


def _usual_count() -> int:
    """At first the last word is still to be added, as the first question does."""
    return len(word_by_word.words()) - 1


def show_new_word() -> None:
    """What the last word takes: its row through the chain."""
    t = _word_count()
    screen.show(_new_word(t), key="machine of the new word")
    phases = word_by_word.phases(t)
    tables.draw(
        {
            "phase": [f"**{phase}**" for phase, *_ in phases],
            "words": [f"*{' '.join(read)}*" for _, read, _ in phases],
            "rows at once": [str(len(read)) for _, read, _ in phases],
            "keys and values kept": [str(kept) for *_, kept in phases],
        }
    )
    st.caption(
        "*Prefill* reads the prompt at once; *decoding* fetches $W_q$, $W_k$ and $W_v$ again for each further word."
    )


def show_count() -> None:
    """What a word and a whole text take with and without what is kept, in formulas and numbers."""
    d_model, d_k = _HEAD
    st.markdown(
        r"Everything again takes, for word $t$, $3\,t\,d_{\text{model}} d_k + 2\,t^2 d_k$ products; with the keys and "
        r"values kept, $3\,d_{\text{model}} d_k + 2\,t\,d_k$. All $n$ words of a text together take "
        r"$\tfrac{3}{2}\,n(n+1)\,d_{\text{model}} d_k + \tfrac{1}{3}\,n(n+1)(2n+1)\,d_k$ or "
        r"$3\,n\,d_{\text{model}} d_k + n(n+1)\,d_k$. A head as large as those of the smallest GPT-2, which itself "
        rf"reads 1,024 tokens, has $d_{{\text{{model}}}} = {d_model}$ and $d_k = {d_k}$:"
    )
    again = [word_by_word.total_without_cache(n, d_model, d_k) for n in _TEXTS]
    cached = [word_by_word.total_with_cache(n, d_model, d_k) for n in _TEXTS]
    times = [round(one / other) for one, other in zip(again, cached, strict=True)]
    named = {"words": _TEXTS, "everything again": again, "with what is kept": cached, "times fewer": times}
    tables.draw({name: [f"{number:,}" for number in numbers] for name, numbers in named.items()})


@cache
def _new_word(t: int) -> Picture:
    """The row of word t, with the keys and values kept, and the triangle that it is the last row of."""
    trace, words = word_by_word.written_trace(t), word_by_word.words()[:t]
    made = picture.draw_matrices(trace, masks.CAUSAL, words, shown_nodes(masks.CAUSAL))

    def last(node: str, **other: Any) -> DrawnMatrix:
        M = made[node]
        return replace(M, M=M.M[-1:], rows=M.rows[-1:], **other)

    x = last("X", name="x", title="New word", symbol="x", formula="", note="The embedding of the new word.")
    q, k, v = (
        last(
            node, name=letter, title=title, symbol=letter, formula=f"{letter} = x W_{letter}",
            reads=("x", f"W_{letter}"),
        )
        for node, letter, title in (("Q", "q", "Query"), ("K", "k", "Key"), ("V", "v", "Value"))
    )  # fmt: skip
    note = "Learned once, the same for every word."
    W_q, W_k, W_v = (replace(made[name], note=note) for name in ("W_q", "W_k", "W_v"))
    K, V = (replace(made[name], kind="given", reads=(), formula=name, note=note) for name, note in _KEPT.items())
    scores = last("scores", reads=("q", "K"), formula="q Kᵀ")
    scaled = last("scaled_scores", title="Scaled", formula=f"÷ √{trace.d_k}")
    weights, context = last("weights", formula="", reads=("scaled_scores",)), last("context")
    triangle = replace(
        made["weights"], name="triangle", symbol="triangle", title="All weights so far", formula="", kind="given",
        reads=(), note="Each row was computed when its word was new, and the later words change nothing in it.",
    )  # fmt: skip
    return chain(
        "One more word",
        (x, W_q, q, W_k, k, W_v, v, K, V, scores, scaled, weights, context, triangle),
        {
            "Project the new word": (Place(below="x"), q, k, v),
            "Compare it with all keys": (Place(below="q"), scores),
            "Weigh": (scaled, weights),
            "Mix all values": (context,),
            "What was computed before": (triangle,),
        },
        opening=Cell(node="weights", row=0, column=0),
    )  # fmt: skip


_KEPT = {
    "K": "Kept since its word was new; the last row is k, the key of the new word.",
    "V": "Kept since its word was new; the last row is v, the value of the new word.",
}
