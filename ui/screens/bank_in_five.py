"""*Bank* in five sentences: how each *bank* drifts from layer to layer."""

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import plain
from core.lessons import bank_in_five, meaning
from core.models import minilm
from core.models.minilm import LAYERS
from ui.charts import drift
from ui.charts.drift import Drift
from ui.fields import widgets
from ui.frame.lesson import Asked


def sentences() -> None:
    """What is drawn of the five sentences, and their dots."""
    first, second = bank_in_five.bank().towards
    named = zip(bank_in_five.names(), bank_in_five.bank().sentences, strict=True)
    st.markdown("  \n".join(f"{'●○'[bank_in_five.is_other(one)]} **{name}**: {plain(one.text)}" for name, one in named))
    st.caption(f"Each dot is a *bank*. The axes: its cosine with *{first}* and with *{second}*, each read alone.")


def show_drift(asked: Asked, own: Matrix | None) -> None:
    """How each *bank* moves in the plane of its likeness to *river* and to *finance*; most layers may be covered.

    The last question adds the sentence of the sixth, whose way is ``own``, once it is answered, and uncovers all.
    """
    is_last_open = asked.name == "mixed" and asked.is_open("mixed")
    is_open = asked.is_open("axis") or is_last_open
    ways = [*bank_in_five.drift(), *([own] if own is not None and is_last_open else [])]
    first, second = bank_in_five.bank().towards
    alike: list[tuple[float, float] | None] = [*bank_in_five.alike()[: None if is_open else 2]]
    if not asked.is_open("input"):
        alike[:2] = [None, None]  # that of layer 1 would stand on the scale on which the first is predicted
    options, predicted, five = asked.tasks[asked.name].options, asked.text(), bank_in_five.bank().sentences
    hollow = [bank_in_five.is_other(one) for one in five]
    drift.draw(
        Drift(
            name="How each bank drifts, layer by layer", paths=np.stack(ways),
            labels=[str(i) for i, _ in enumerate(ways, start=1)], hollow=[*hollow, None][: len(ways)],
            axes=(f"more like “{first}”", f"more like “{second}”"),
            steps=["Input", *(f"Layer {i}" for i in range(1, LAYERS + 1))],
            kinds=bank_in_five.KINDS, covered=0 if is_open else LAYERS - 1,
            notes=[
                f"Cosines between the five: {f'{ends[0]:.2f} to {ends[1]:.2f}.' if ends else '?'}" for ends in alike
            ],
            goes_to={"input": 0}.get(asked.name, LAYERS) if asked.is_open(asked.name) else None,
            ranges=alike, guess=meaning.span(predicted, bank_in_five.BANDS),
            picked=[
                i for i, is_hollow in enumerate(hollow)
                if predicted == options[-is_hollow] or predicted in options[1:-1]
            ] if asked.name != "input" else (),
            asks="" if asked.is_open(asked.name) else "share" if asked.name == "input" else "dot",
        ),
        key="drift",
        on={
            "share": lambda share: asked.answer(meaning.band(share / 100, bank_in_five.BANDS)),
            "dot": lambda i: asked.answer(options[-hollow[i]]),
        },
    )  # fmt: skip


def try_own() -> Matrix:
    """How the *bank* of a sentence of the student's own drifts, (7, 2): it is the sixth dot."""
    word, mixed = bank_in_five.bank().word, bank_in_five.bank().mixed.text
    typed = widgets.text(f"Dot 6, grey: your own sentence with *{word}*", "bank.own", usual=mixed)
    try:
        own, alike = bank_in_five.path(typed), bank_in_five.likeness(typed)
    except minilm.SentenceError as problem:
        st.warning(f"{plain(str(problem))} Dot 6 is of *{plain(mixed)}*")
        own, alike = bank_in_five.path(mixed), bank_in_five.likeness(mixed)
    told = ", ".join(f"{name}: {cosine:.3f}" for name, cosine in zip(bank_in_five.names(), alike, strict=True))
    st.caption(f"Cosines of this *{word}* with the five after the last layer: {told}.")
    return own
