"""An atlas of heads: what each of the 6 × 12 heads of a trained transformer looks at."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import atlas as screen

page.begin(
    "An atlas of heads",
    "What do the heads of a trained transformer look at? The word before, the word after, the full stop, everything "
    "evenly, and most of them something that you may not expect.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show everything without answering", key="atlas.show", usual=False))
is_ready = trained_head.is_ready()

marks = screen.ask("most", "itself")
if is_ready and (show_anyway or questions.all_answered(marks.values())):
    screen.show_heads()
marks |= screen.ask("start", "before", "even")
if is_ready and (show_anyway or questions.all_answered(marks.values())):
    st.header("The clearest head of each kind", anchor=False)
    screen.show_foremost()
    st.header("An attention sink", anchor=False)
    screen.show_sink()
questions.show_score(marks.values())
page.next_screen("trained", "bank-in-five")
