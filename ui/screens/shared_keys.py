"""Keys and values that heads share: a slider, and the memory that models of published sizes need for a text."""

import numpy as np
import streamlit as st

from core.lessons import shared_keys, word_by_word
from core.lessons.shared_keys import BYTES, Model
from ui.charts import bars
from ui.fields import widgets


def show(
    figure: st.delta_generator.DeltaGenerator, controls: st.delta_generator.DeltaGenerator, *, is_open: bool
) -> None:
    """Choose a model, and how many heads have keys and values of their own; the memory once it has been predicted."""
    names = [model.name for model in word_by_word.load().models]
    with controls:
        model = word_by_word.model(widgets.one_of("Model", names, "word-by-word.model", usual=names[0]))
        own = int(
            widgets.linked(
                st.select_slider, "Heads with keys and values of their own", key=f"word-by-word.own.{model.name}",
                usual=model.own, options=model.choices, value=model.own,
            )
        )  # fmt: skip
        st.markdown(
            f"**{shared_keys.called(model, own).capitalize()}**{', as published' if own == model.own else ''}: "
            f"{model.layers} layers of {model.heads} heads, of which {model.heads // own} at a time share keys and "
            "values."
        )
    counts = sorted({model.heads, model.own, own, 1}, reverse=True)
    labels = [f"{count}, {shared_keys.called(model, count)}" for count in counts]
    kept = [shared_keys.gigabytes(model, count, model.text) if is_open else count for count in counts]
    what = f"gigabytes for {model.text:,} tokens" if is_open else "keys of a token in each layer"
    with figure:
        bars.draw(
            f"{model.name}: {what}",
            {what: np.array(kept, dtype=np.float64)},
            labels,
            form=".2f" if is_open else ".0f",
            weights=False,
        )
    controls.caption(
        _told(model, own) if is_open else f"{what.capitalize()}. How much memory that is, is asked beside it."
    )


def _told(model: Model, own: int) -> str:
    window = f", of which its window keeps {model.window:,}" if model.window else ""
    return (
        f"In gigabytes, for {model.text:,} tokens{window}. A token takes 2 · {model.layers} layers · {own} · "
        f"{model.d_head} numbers of {BYTES} bytes: {shared_keys.bytes_of_word(model, own):,} bytes. "
        f"Sizes: {model.source}."
    )
