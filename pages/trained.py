"""A trained transformer from the inside: what one of its heads looks at, by which rule, and your own sentence."""

import streamlit as st

from ui.fields import questions, trained_head, widgets
from ui.frame import page
from ui.screens import trained as screen

page.begin(
    "A trained transformer",
    "Where does a head of a trained transformer send *it*, and is that the noun that is meant? Read what one head "
    "looks at, work out any of its weights, and test the rules that seem to fit. The model is *all-MiniLM-L6-v2*: "
    "6 layers of 12 heads, 22.7 million learned numbers.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show everything without answering", key="trained.show", usual=False))

is_ready = trained_head.is_ready()

st.header("1. What does *it* attend to?", anchor=False)
marks = screen.ask("predict")
machine = st.container()
marks |= screen.ask("weight", "ones")

st.header("2. How often is it the noun that is meant?", anchor=False)
marks |= screen.ask("hot", "wide", "right")
table = st.container()

st.header("3. Which rule does it follow?", anchor=False)
marks |= screen.ask("rule")

with machine:
    chosen = trained_head.choose(is_ready=is_ready)
    if chosen:
        screen.show_head(chosen, marks, show_anyway=show_anyway)
if chosen and (show_anyway or questions.all_answered(marks[name] for name in ("hot", "wide", "right"))):
    with table:
        screen.show_ten()
if chosen and (show_anyway or questions.all_answered([marks["rule"]])):
    screen.show_rules()

if chosen:
    st.header("4. Take this head along", anchor=False)
    screen.take_along(chosen)
questions.show_score(marks.values())
page.next_screen("bank-in-five", "atlas", "head-off")
