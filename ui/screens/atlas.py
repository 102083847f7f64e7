"""The atlas of heads: a table with a link to each head, and the heads that do most of each thing."""

from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.tex import plain
from core.lessons import atlas
from core.models import head_atlas
from core.models.minilm import HEADS, LAYERS, Head, Run
from ui.charts import threads
from ui.frame import tables
from ui.frame.lesson import LessonAnswers
from ui.screens import head_picture

_COLOURS = {"before": "blue", "after": "violet", "end": "green", "evenly": "orange", "itself": "red"}
"""The colour behind a kind, where it is not one of the two that are everywhere. Each also stands there as a word."""

_SHORT = {"before": "before", "after": "after", "end": "stop", "evenly": "even"}
"""The names that are too long for the table."""


def show_figure(text: str, run: Run, asked: LessonAnswers) -> None:
    """All heads on one sentence, and the one that is chosen large; the answer of each question is drawn in it.

    Those that look at what was answered stand out. The first is one that catches the eye; beside that of the last
    question stands what it draws on, once that is answered.
    """
    is_sink = asked.name == "start"
    lengths = tuple(np.round(atlas.value_lengths(text), 3).ravel().tolist()) if asked.is_open("start") else ()
    meant = (atlas.NAMES["start"] if asked.is_found("most") else asked.text("most")) if asked.name == "most" else ""
    found = [head for head in atlas.heads() if atlas.NAMES[atlas.kind(head)] == meant]
    before = atlas.head_of(asked.text()) if asked.name == "before" else None
    first = next(iter(found), head_atlas.atlas().foremost("after"))
    if asked.name == "before" and not asked.is_open("before"):
        found = [head for head in map(atlas.head_of, asked.tasks["before"].options) if head]
    head = before or (atlas.SINK if is_sink or atlas.SINK in found else first)

    def press(place: tuple[int, int]) -> None:
        name = Head.at(place).name
        if asked.name == "before":
            asked.answer(name if name in asked.tasks["before"].options else "another head")

    threads.draw(
        replace(
            head_picture.threads(run, head, "All heads on one sentence"), whole=True,
            lengths=lengths if is_sink else None, asks="head" if asked.name == "before" else "",
            outlined=frozenset(head.place for head in found) or frozenset({(-1, -1)} if meant else ()),
        ),
        key="threads", on={"head": press},
    )  # fmt: skip


def show_heads() -> None:
    """The 6 × 12 heads: what each looks at most, as a link to it."""
    numbers = range(1, HEADS + 1)
    layers = {f"layer {layer}": [_cell(Head(layer, number)) for number in numbers] for layer in range(1, LAYERS + 1)}
    table = st.expander("What each head looks at, in words")
    with table:
        tables.draw({"": [f"**head&nbsp;{number}**" for number in numbers], **layers})
    chance = head_atlas.atlas().chance
    table.caption(
        f"One column per layer. *before* and *after*: it looks at the word there; *stop*: at the full stop "
        f"and \\[SEP\\]. Its words give that at least {head_atlas.CLEAR:g} of their weight on average; by chance "
        f"it would be {chance:.2f}, and {2 * chance:.2f} for the two of *stop*. *even*: its entropy is at least "
        f"{head_atlas.EVEN:.0%} of the largest there can be. "
        "*mixed*: none of these. Each cell opens its head in the machine, in a tab of its own."
    )


def _cell(head: Head) -> str:
    kind = atlas.kind(head)
    address = f"trained?trained.layer={head.layer}&trained.head={head.number}"
    link = f"[{plain(_SHORT.get(kind, atlas.NAMES[kind]))}]({address})"
    return f":{_COLOURS[kind]}-background[{link}]" if kind in _COLOURS else link
