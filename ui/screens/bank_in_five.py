"""*Bank* in five sentences: how each *bank* drifts from layer to layer."""

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import plain
from core.lessons import bank_in_five
from core.models import minilm
from core.models.minilm import LAYERS
from ui.charts import drift, tally
from ui.charts.drift import Drift
from ui.charts.tally import Block, Line, Tally
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers


def show_sentences() -> None:
    """The five sentences, with what is drawn of each."""
    numbered = enumerate(bank_in_five.bank().sentences, start=1)
    said = (f":small[{'●○'[bank_in_five.is_other(one)]} **{i}**&nbsp; {plain(one.text)}]" for i, one in numbered)
    st.markdown("  \n".join(said))


def show_cosines(*, is_open: bool) -> None:
    """How alike the five are before the first layer, darker from 0.9 to 1; all between two wait for a prediction."""
    names = [f"{'●○'[bank_in_five.is_other(one)]} {i}" for i, one in enumerate(bank_in_five.bank().sentences, start=1)]
    lines = tuple(
        Line(
            label=name,
            blocks=tuple(
                Block(label=other, wide=1, high=3, cell=5, text=f"{c:.2f}", share=max(0, 10 * c - 9))
                if is_open or other == name
                else Block(label=other, wide=1, high=3, cell=5, text="?")
                for other, c in zip(names, row, strict=True)
            ),
        )
        for name, row in zip(names, bank_in_five.cosines().tolist(), strict=True)
    )
    told = "A cosine of 1: the same direction."
    tally.draw(Tally(name="Cosines between the five", told=told, lines=lines), key="bank-cosines", height=300)


def show_drift(asked: LessonAnswers, own: Matrix | None) -> None:
    """How each *bank* moves in the plane of its likeness to *river* and to *finance*; most layers may be covered.

    The last question adds the sentence of the sixth, whose way is ``own``, once it is answered, and uncovers all.
    """
    is_last_open = asked.name == "mixed" and asked.is_open("mixed")
    covered = 0 if asked.is_open("axis") or is_last_open else LAYERS - 1
    ways = [*bank_in_five.drift(), *([own] if own is not None and is_last_open else [])]
    first, second = bank_in_five.bank().towards
    options, predicted, five = asked.tasks[asked.name].options, asked.text(), bank_in_five.bank().sentences
    hollow = [bank_in_five.is_other(one) for one in five]
    told = "Press a dot for its way. Dashed rings: yours." if predicted else "Press a dot, or choose."
    drift.draw(
        Drift(
            name="How each bank drifts, layer by layer", paths=np.stack(ways),
            labels=[str(i) for i, _ in enumerate(ways, start=1)], hollow=[*hollow, None][: len(ways)],
            axes=(f"more like “{first}”", f"more like “{second}”"),
            steps=["Input", *(f"Layer {i}" for i in range(1, LAYERS + 1))],
            covered=covered,
            notes=["Dot 6, grey: this bank after each layer." if is_last_open else told] * (LAYERS + 1),
            goes_to=LAYERS - covered,
            picked=[
                i for i, is_hollow in enumerate(hollow)
                if predicted == options[-is_hollow] or predicted in options[1:-1]
            ],
            asks=not asked.is_open(asked.name),
            way=len(five) if len(ways) > len(five) else None,
        ),
        key="drift", on={"dot": lambda i: asked.answer(options[-hollow[i]])},
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
