"""The lines of NumPy with their questions and results; what np.dot mixes up; many random draws."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import streamlit as st
from streamlit.elements.lib.grid_container import GridContainer

from core.lessons import random_weights, schema
from core.lessons.from_scratch import Choice, Line, Names, block, labels, marker, value
from core.lessons.random_weights import KINDS, Draws, Kind
from core.lessons.schema import Mark, Marker
from ui.charts import bars, heat_map
from ui.fields import widgets
from ui.fields.questions import ask, question, say
from ui.frame import page, tables

_ORDER = ("first", "second", "third")

_NARROWEST = 300
"""Pixels of a line of code beside its question."""


def seed_and_kind() -> tuple[int, Kind]:
    """Ask for the seed of all random numbers on the screen, and how they are spread."""
    with st.container(horizontal=True):
        seed = widgets.seed()
        kind = _one_of("Random numbers", KINDS, "shapes.kind")
    return seed, KINDS[kind]


def lines(asked: Sequence[Line], names: Names, words: Sequence[str], *, first: int | None = None) -> list[Mark]:
    """Ask about lines of code, numbered if there is a first number; each shows its result once that is right."""
    with st.grid(2, min_column_width=_NARROWEST, vertical_alignment="center") as rows:
        return [
            _line(rows, line, names, words, "" if first is None else f"{first + i}. ") for i, line in enumerate(asked)
        ]


def _line(rows: GridContainer, line: Line, names: Names, words: Sequence[str], number: str) -> Mark:
    st.code(f"# {number}{_plain(line.title)}\n{line.code}", language="python", wrap_lines=True)
    mark = ask(line.question, f"shapes.{line.id}", marker(line, names), placeholder="your prediction")
    if mark.status != "blank":
        with rows.cell(column_span="all"):
            _say(mark, line, names, words)
    return mark


def _say(mark: Mark, line: Line, names: Names, words: Sequence[str]) -> None:
    if mark.status == "correct":
        say(replace(mark, message=f"{mark.message} {_found(line.asked, names)}"))
        _picture(line, names, words)
    else:
        say(mark)


def _plain(title: str) -> str:
    return title.replace("*", "")


def _found(asked: str, names: Names) -> str:
    found = value(asked, names)
    return f"`{asked}` is {found}." if isinstance(found, int) else f"`{asked}.shape` is `{found.shape}`."


def _picture(line: Line, names: Names, words: Sequence[str]) -> None:
    if line.picture:
        M = np.ascontiguousarray(value(line.picture, names))
        rows, columns = (labels(size, words) for size in M.shape)
        heat_map.heat_map(_plain(line.title), M, rows, columns, weights=line.weights)


def sentences(most: int) -> int:
    """Choose how many sentences are in the batch."""
    return int(
        widgets.kept(
            st.slider, "Sentences in the batch B", key="shapes.B", usual=2, min_value=1, max_value=most, value=2
        )
    )


def batch_shape(line: Line, names: Names) -> Mark:
    """Ask for the shape of a line's result once more, now that there are so many sentences."""
    return question(
        f"With so many sentences, which shape has `{line.asked}`?", "shapes.batch", marker(line, names),
        placeholder="your prediction",
    )  # fmt: skip


def blocks(names: Names, words: Sequence[Sequence[str]]) -> None:
    """Choose whose queries meet whose keys, and see that block of np.dot's scores beside what @ has of it."""
    those = [f"the {_ORDER[i]}" for i in range(len(words))]
    with st.container(horizontal=True):
        a = _one_of("Queries of sentence", those, "shapes.queries")
        b = _one_of("Keys of sentence", those, "shapes.keys", usual=min(1, len(those) - 1))
    M, kept = block(names, a, b)
    told = f"`scores[{a}]` of @ is just the same." if kept else "@ has no such block: it keeps sentences apart."
    page.steps(
        page.Step(
            title="A block of np.dot’s scores", formula=rf"\text{{mixed}}[{a}, :, {b}, :]", shape="n × n",
            M=np.ascontiguousarray(M), rows=words[a], columns=words[b],
            note=f"Queries of {those[a]} sentence, keys of {those[b]}. {told}",
        ),
        page.Step(
            title="What @ has", formula=rf"\text{{scores}}[{a}]", shape="n × n",
            M=np.ascontiguousarray(names["scores"][a]), rows=words[a], columns=words[a],
            note=f"Queries and keys of {those[a]} sentence.",
        ),
    )  # fmt: skip


def _one_of(label: str, options: Sequence[str], key: str, *, usual: int = 0) -> int:
    return options.index(widgets.one_of(label, options, key, usual=options[usual]))


def choose(asked: Choice, name: str, mark: Marker | None = None) -> Mark:
    """Ask a question with options."""
    return question(
        asked.question,
        f"shapes.{name}",
        mark or schema.choice(asked.key, asked.why, praise=asked.praise),
        options=asked.options,
    )


def winners(seed: int, kind: Kind, words: Sequence[str]) -> None:
    """How often each word was what the first attends to most, over many draws."""
    fresh = _one_of("Drawn anew each time", ["X and the weights", "the weights only"], "shapes.anew") == 0
    found = random_weights.measure(seed, kind, same_X=not fresh)
    even, top = np.full(len(words), 1 / len(words)), int(found.shares.argmax())
    bars.draw(
        f"How often {words[0]} attends most to each word", {"measured": found.shares, "if all are alike": even}, words
    )
    st.markdown(_told(found, words[top], random_weights.strays(), fresh=fresh))
    st.caption(
        f"{found.count:,} draws. Every row of weights sums to 1: over all {found.count * len(words):,} rows the "
        f"farthest off is {found.off:.1e}, which is rounding."
    )


def _told(found: Draws, top: str, strays: float, *, fresh: bool) -> str:
    far = (
        f"Chance lets a bar stray up to {strays:.4f} from {1 / len(found.shares):.4f}, for 19 seeds in 20; here the "
        f"farthest strays {found.farthest:.4f}."
    )
    if not fresh:
        return (
            f"{far} With one X for all draws *{top}* wins {found.shares.max():.1%} of them: the luck was in the draw "
            "of X. It still means nothing."
        )
    if found.farthest > strays:
        return f"{far} This seed is the 1 in 20: try another."
    return f"{far} Which word wins is chance: a large weight means nothing before anything is learned."


def sharpness(seed: int, printed: Sequence[float]) -> None:
    """Scores and largest weights of both kinds of random numbers, and where a printed row stands among them."""
    found = {kind: random_weights.measure(seed, kind) for kind in KINDS}
    most = max(printed)
    columns: dict[str, Sequence[str]] = {
        "random numbers": list(found),
        "scaled score": [f"{draws.score:.2f}" for draws in found.values()],
        "spread within a row": [f"{draws.spread:.2f}" for draws in found.values()],
        "largest weight": [f"{np.median(draws.largest):.4f}" for draws in found.values()],
        f"draws with one ≥ {most:.4f}": [f"{draws.at_least(most):.1%}" for draws in found.values()],
    }
    tables.draw(columns)
    st.caption("Medians over all draws. The spread is the standard deviation of the scores within a row.")
