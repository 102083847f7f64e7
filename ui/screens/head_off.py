"""Heads of the trained model switched off or made even: what changes in the sentence's vector, and what does not."""

from collections.abc import Iterable, Mapping
from random import Random

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import plain
from core.lessons import head_off
from core.lessons.head_off import Change
from core.models import minilm
from core.models.minilm import HEADS, LAYERS, Head
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import trained_head, widgets
from ui.fields.trained_head import Chosen
from ui.frame import tables
from ui.machine import screen
from ui.machine.picture import Cell
from ui.machine.side_by_side import chain, drawn
from ui.screens import head_picture
from ui.session import contents, turns

_WITH = "head-off.with"

_NAMES: Mapping[Change, str] = {"off": "switched off", "even": "made even"}


def show_figure(chosen: Chosen, heads: tuple[Head, ...], change: Change) -> None:
    """The sentence and its heads, those crossed out that are changed; one that is pressed is the one."""
    threads.draw(
        Threads(
            name=f"The heads, and which of them are changed, in: {chosen.text}", tokens=chosen.run.tokens,
            weights=chosen.run.weights,
            row=Row(chosen.head.layer - 1, chosen.head.number - 1, head_picture.focus(chosen.labels)),
            off=frozenset((head.layer - 1, head.number - 1) for head in heads),
            change=_NAMES[change],
        ),
        key="threads", on={"head": trained_head.take},
    )  # fmt: skip


def choose_change() -> Change:
    """Choose what is done to the heads."""
    chosen = widgets.one_of("What is done", list(_NAMES.values()), "head-off.how", usual=_NAMES["off"])
    return next(change for change, name in _NAMES.items() if name == chosen)


def choose_heads(chosen: Chosen) -> tuple[Head, ...]:
    """The head that is chosen, and any others that are to be changed with it."""
    with st.container():  # what is told moves nothing below it
        typed = widgets.text(
            "More heads to change with it, as *layer.head*", _WITH, placeholder="for example 5.4 6.11", max_chars=400
        )
        heads, unread = head_off.read_heads(typed)
        if unread:
            st.warning(
                f"No head is called {plain(' '.join(unread)[:40])}: layers are 1 to {LAYERS}, heads 1 to {HEADS}, as "
                "in 6.11. The others are changed."
            )
    every = tuple(dict.fromkeys((chosen.head, *heads)))
    i = head_picture.focus(chosen.labels)
    j = int(np.argmax(chosen.trace.weights[i]))
    alike = [head for head in head_off.looking_at(chosen.run, i, j) if head != chosen.head]
    with st.container(horizontal=True):
        _offer(
            f"All in which {plain(chosen.labels[i])} gives {plain(chosen.labels[j])} more than {head_off.MUCH:g}", alike
        )
        _offer("As many at random, from the same layers", _others(every), key="head-off.random")
        _offer("This head alone", ())
    return every


def _others(heads: tuple[Head, ...]) -> tuple[Head, ...]:
    """As many heads of the same layers, besides the first, which stays."""
    return head_off.drawn_from_same_layers(heads[1:], Random())  # noqa: S311  nothing is kept secret


def _offer(label: str, heads: Iterable[Head], *, key: str | None = None) -> None:
    """A button that fills in the heads that are changed with the one chosen."""
    st.button(label, key=key, on_click=contents.change, args=(_WITH, head_off.written(heads)))


def show_change(chosen: Chosen, heads: tuple[Head, ...], change: Change) -> None:
    """What changes in each token, layer by layer, and in the sentence's vector."""
    before, after = chosen.run, head_off.changed(chosen.text, heads, change)
    cosine = minilm.cosine(before.vector, after.vector)
    st.metric("Cosine with the vector as it was", f"{cosine:.4f}", border=True)
    _show_others(before.vector, after.vector)
    M = head_off.cosines_of_words(before, after)
    layers = ["input", *(f"layer {layer}" for layer in range(1, LAYERS + 1))]
    title = "Each token with and without the change"
    same = drawn(
        "tokens", title, M.T, chosen.labels, layers, symbol="cosine", share=True,
        note="The cosine of the token’s vector after this layer with what it is without the change.",
    )  # fmt: skip
    row, column = divmod(int(np.argmin(M.T)), len(layers))
    screen.show(
        chain(title, (same,), {"": (same,)}, opening=Cell(node="tokens", row=row, column=column)),
        key="machine of a change",
    )
    layer = min(head.layer for head in heads)
    st.caption(
        f"Up to layer {layer - 1} every token is exactly as before: the change comes in layer {layer}, and later "
        "layers pass it on. What a token held before a layer is added to what its heads give, and stays."
    )


def _show_others(before: Matrix, after: Matrix) -> None:
    vectors = [minilm.read(other).vector for other in head_off.OTHERS]
    tables.draw(
        {
            "cosine with": list(head_off.OTHERS),
            "as it is": [f"{minilm.cosine(before, one):.4f}" for one in vectors],
            "changed": [f"{minilm.cosine(after, one):.4f}" for one in vectors],
        }
    )


def _all_cosines(text: str, change: Change) -> Matrix | None:
    """The cosines, computed when it is this student's turn, unless somebody has before; None if too many wait."""
    kept = head_off.cosines_in_turn(text, change)
    if not kept.is_complete:
        bar = st.progress(0.0)
        try:
            with turns.take_for(kept, bar):
                for i, _ in enumerate(kept, start=1):
                    bar.progress(i / (LAYERS * HEADS), text=f"{i} of {LAYERS * HEADS} times through the model")
        except turns.TooManyError as problem:
            bar.empty()
            st.warning(str(problem))
            return None
        bar.empty()
    return head_off.arranged(kept)


def show_all(text: str, change: Change) -> None:
    """The cosine of the sentence's vector for each of the 72 heads, on request: it takes a few seconds."""
    if not widgets.linked(st.toggle, "Do it to each of the 72 heads in turn", key="head-off.all", usual=False):
        return
    if (M := _all_cosines(text, change)) is None:
        return
    rows, columns = ([str(i + 1) for i in range(many)] for many in (LAYERS, HEADS))
    title = f"The sentence’s vector, each head {_NAMES[change]} in turn"
    every = drawn(
        "heads", title, M, [f"layer {row}" for row in rows], [f"head {column}" for column in columns], symbol="cosine",
        note="The cosine of the sentence’s vector with what it is without the change.",
    )  # fmt: skip
    row, column = divmod(int(M.argmin()), HEADS)
    screen.show(
        chain(title, (every,), {"": (every,)}, opening=Cell(node="heads", row=row, column=column)),
        key="machine of all heads",
    )
