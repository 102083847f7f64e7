"""An atlas of heads: what each of the 6 × 12 heads of a trained transformer looks at."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import atlas as screen

page.begin(
    "An atlas of heads",
    "What do the heads of a trained transformer look at? Sweep over all 72 of them: a column says to which word all "
    "others attend, a line beside the diagonal that each attends to its neighbour.",
)
is_ready = trained_head.is_ready()
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="atlas.show", usual=False))
    marks, name = screen.ask()
    questions.show_score(marks.values())
if is_ready:
    with figure:
        screen.show_figure(name)
    if show_anyway or questions.all_answered(marks[name] for name in ("most", "itself")):
        screen.show_heads()
    if show_anyway or questions.all_answered(marks.values()):
        st.header("The clearest head of each kind", anchor=False)
        screen.show_foremost()
        st.header("An attention sink", anchor=False)
        screen.show_sink()
page.next_screen("trained", "bank-in-five")
