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
show_anyway = bool(widgets.linked(st.toggle, "Show everything without answering", key="head-off.show", usual=False))
is_ready = trained_head.is_ready()

marks = screen.ask("vector", "earlier", "even")
chosen = trained_head.choose(is_ready=is_ready)
change = screen.choose_change()
if chosen and (show_anyway or questions.all_answered(marks.values())):
    screen.show_change(chosen, screen.choose_heads(chosen), change)
elif chosen:
    st.info("What changes is covered until you have predicted it.", icon=":material/visibility_off:")

marks |= screen.ask("most", "seven", "means")
if chosen and (show_anyway or questions.all_answered(marks.values())):
    screen.show_all(chosen.text, change)
    st.info(
        "**What attention weights do not explain.** They say what a head reads, not what the model makes of it: the "
        "head with the clearest weights may be one that the sentence’s vector can do without."
    )
questions.show_score(marks.values())
page.next_screen("trained", "atlas")
