"""*Bank* in five sentences: how each *bank* drifts from layer to layer, and the cosines of any two."""

import streamlit as st

from core.graph.tex import plain
from core.lessons import bank_in_five
from core.models import minilm
from core.models.minilm import LAYERS
from ui.charts import drift
from ui.charts.drift import Drift
from ui.fields import widgets
from ui.frame import tables
from ui.machine import screen
from ui.machine.picture import Cell
from ui.machine.side_by_side import chain, drawn


def sentences() -> None:
    """The five sentences with their dots, and the names that they have in the tables."""
    named = zip(bank_in_five.names(), bank_in_five.bank().sentences, strict=True)
    st.markdown("  \n".join(f"{_dot(one.sense)} **{name}**: {plain(one.text)}" for name, one in named))


def _dot(sense: str) -> str:
    """A dot as in the figure: full for the first sense, a ring for the other."""
    return "●" if sense == bank_in_five.bank().towards[0] else "○"


def show_layer() -> None:
    """The cosines of the five *banks* after a layer, and how far the two senses are apart after each."""
    layer = int(
        widgets.linked(st.slider, "After layer (0: the input)", key="bank.layer", usual=LAYERS, min_value=0,
                       max_value=LAYERS, value=LAYERS)
    )  # fmt: skip
    names, word = bank_in_five.names(), bank_in_five.bank().word
    title = f"Cosines of {word}, {bank_in_five.layer_name(layer)}"
    note = "The cosine of the two vectors of the word: a · b / (|a| |b|), over 384 products."
    cosines = drawn("cosines", title, bank_in_five.similarities()[layer], names, names, symbol="cosine", note=note)
    picture = chain(title, (cosines,), {"": (cosines,)}, opening=Cell(node="cosines", row=0, column=1))
    screen.show(picture, key="machine of cosines")
    spreads = [[bank_in_five.spread(i, same_sense=same) for i in range(LAYERS + 1)] for same in (True, False)]
    tables.draw(
        {
            "layer": [bank_in_five.layer_name(i) for i in range(LAYERS + 1)],
            "the same sense": [_range(*one) for one in spreads[0]],
            "different senses": [_range(*one) for one in spreads[1]],
            "apart": ["✓" if same[0] > across[1] else "–" for same, across in zip(*spreads, strict=True)],
        }
    )
    st.caption(
        "The smallest and the largest cosine of such pairs. *Apart*: every pair of one sense lies above every pair of "
        "different senses."
    )


def show_drift(*, is_open: bool) -> None:
    """How each *bank* moves in the plane of its likeness to *river* and to *finance*; the last layer may be covered."""
    first, second = bank_in_five.bank().towards
    drift.draw(
        Drift(
            name="How each bank drifts, layer by layer", paths=bank_in_five.drift(),
            labels=[name.split()[0] for name in bank_in_five.names()],
            hollow=[one.sense != first for one in bank_in_five.bank().sentences],
            axes=(f"cosine with “{first}”", f"cosine with “{second}”"),
            steps=[bank_in_five.layer_name(i).capitalize() for i in range(LAYERS + 1)],
            covered=0 if is_open else 1,
        ),
        key="drift",
    )  # fmt: skip
    st.caption(
        f"Each dot is one *bank*. *{first}* and *{second}* are read alone, in the same layer. Nothing else of the "
        "vectors is shown."
    )


def try_own() -> None:
    """A sentence of the student's own: how alike its *bank* is to each of the five after the last layer."""
    word, mixed = bank_in_five.bank().word, bank_in_five.bank().mixed.text
    typed = widgets.text(f"Your own sentence with *{word}*", "bank.own", usual=mixed)
    try:
        cosines = bank_in_five.likeness(typed)
    except minilm.SentenceError as problem:
        st.warning(plain(str(problem)))
        return
    tables.draw(
        {
            f"its *{word}* and that of": list(bank_in_five.names()),
            f"cosine after layer {LAYERS}": [f"{cosine:.3f}" for cosine in cosines],
        }
    )


def _range(least: float, most: float) -> str:
    return f"{least:.2f} to {most:.2f}"
