"""Heads switched off or made even: what changes in the sentence, what does not, and what weights do not explain."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import head_off as screen

page.begin(
    "A head switched off",
    "What does a head do? Its weights alone do not say. Switch it off, or make its weights even, and see what changes "
    "in the sentence’s vector: the mean of its tokens’ vectors after the last layer, divided by its length.",
)
is_ready = trained_head.is_ready()
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="head-off.show", usual=False))
    marks = screen.ask()
    questions.show_score(marks.values())
is_open = show_anyway or questions.all_answered(marks[name] for name in ("vector", "earlier", "even"))
with figure:
    drawn = st.container()
    if chosen := trained_head.choose(is_ready=is_ready):
        change, heads = screen.choose_change(), screen.choose_heads(chosen) if is_open else (chosen.head,)
        with drawn:
            screen.show_figure(chosen, heads)
if chosen and is_open:
    screen.show_change(chosen, heads, change)
elif chosen:
    st.info("What changes is covered until you have predicted it.", icon=":material/visibility_off:")
if chosen and (show_anyway or questions.all_answered(marks.values())):
    screen.show_all(chosen.text, change)
    st.info(
        "**What attention weights do not explain.** They say what a head reads, not what the model makes of it: the "
        "head with the clearest weights may be one that the sentence’s vector can do without."
    )
page.next_screen("trained", "atlas")
