"""Which word of a translation stands for which: filled in row by row, marked, and drawn as it stands."""

import numpy as np
import streamlit as st

from core.lesson import Mark
from core.why import Alignment
from ui import frame, state
from ui.lesson import question


def align(alignment: Alignment) -> list[Mark]:
    """Ask for the English word of each French one, and draw what was chosen as a matrix."""
    left, right = st.columns(2)
    keys = [f"why.{alignment.id}-{i + 1}" for i in range(len(alignment.french))]
    with left:
        marks = [
            question(f"*{word}* stands for", key, alignment.marker(i), options=alignment.english)
            for i, (key, (word, _)) in enumerate(zip(keys, alignment.french, strict=True))
        ]
    with right:
        frame.steps(
            frame.Step(
                title=f"Your alignment of “{' '.join(alignment.english)}”", formula="A", shape="French × English",
                M=np.asarray(alignment.matrix([state.text(key) for key in keys])),
                rows=[word for word, _ in alignment.french], columns=alignment.english, weights=True,
                note="One row a French word, 1 where you said it looks.",
            ),
        )  # fmt: skip
    if all(mark.status == "correct" for mark in marks):
        st.caption(
            f"In order, word by word, {alignment.in_place} of {len(marks)} rows would be right. Attention was first "
            "made for this (Bahdanau, Cho and Bengio, 2015): it learns such a matrix, with shares instead of 0 and 1."
        )
    return marks
