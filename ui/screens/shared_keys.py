"""Keys and values that heads share: a slider, and the memory that models of published sizes need for a text."""

import streamlit as st

from core.lessons import word_by_word
from core.lessons.word_by_word import BYTES, Model
from core.reading.readings import counted
from ui.charts import tally
from ui.charts.tally import Block, Line, Tally
from ui.fields import widgets


def show(
    figure: st.delta_generator.DeltaGenerator, controls: st.delta_generator.DeltaGenerator, *, is_open: bool
) -> None:
    """Choose a model, and how many heads have keys and values of their own; the memory once it has been predicted."""
    names = [model.name for model in word_by_word.load().models]
    with controls:
        model = word_by_word.model(widgets.one_of("Model", names, "word-by-word.model", usual=names[0]))
        own = int(
            widgets.field(
                st.select_slider, "Heads with keys and values of their own", key=f"word-by-word.own.{model.name}",
                usual=model.own, options=model.choices, value=model.own,
            )
        )  # fmt: skip
        st.markdown(
            f"**{word_by_word.name_sharing(model, own).capitalize()}**{', as published' if own == model.own else ''}: "
            f"{model.layers} layers of {model.heads} heads, of which {model.heads // own} at a time share keys and "
            "values."
        )
    published = [word_by_word.model(name) for name in word_by_word.load().compared]
    drawn = dict.fromkeys([*((one, one.own) for one in published), (model, own)])
    with figure:
        tally.draw(
            Tally(
                name="Keys and values of models",
                told="From left to right the layers, from top to bottom the sets of keys and values." if is_open
                else "One layer of each: a query for each head in blue, sets of keys and values in orange.",
                lines=tuple(line for one, sets in drawn for line in _lines(one, sets, is_open=is_open)),
            ),
            key="threads of keys and values", height=330,
        )  # fmt: skip
    if is_open:
        controls.caption(_describe_size(model, own))


def _lines(model: Model, own: int, *, is_open: bool) -> list[Line]:
    """A model: one of its layers, or what is kept in all of them."""
    name = model.name if own == model.own else f"{model.name}, {word_by_word.name_sharing(model, own)}"
    if is_open:
        size = word_by_word.gigabytes(model, own, model.text)
        kept = f"{model.layers} × {own}: {size:.2f} GB for {model.text:,} tokens"
        return [Line(label=name, note=kept, blocks=(Block(wide=model.layers, high=own, role="key"),))]
    note = f"{model.layers} layers × {counted(own, 'set')}"
    heads, sets = (Block(wide=many, high=1, role=role) for many, role in ((model.heads, "query"), (own, "key")))
    return [Line(label=name, note=note, blocks=(heads,)), Line(label="", blocks=(sets,))]


def _describe_size(model: Model, own: int) -> str:
    window = f", of which its window keeps {model.window:,}" if model.window else ""
    return (
        f"In gigabytes, for {model.text:,} tokens{window}. A token takes 2 · {model.layers} layers · {own} · "
        f"{model.d_head} numbers of {BYTES} bytes: {word_by_word.bytes_of_word(model, own):,} bytes. "
        f"Sizes: {model.source}."
    )
