"""A soft dictionary: a name looked up exactly and softly, then the same three words on vectors."""

import streamlit as st

from core.lessons import soft_lookup
from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import soft_lookup as screen

page.begin(
    "A soft dictionary",
    "In what way is attention a look-up? A **query** is what you look for, a **key** is what it is compared with, a "
    "**value** is what you read. An ordinary dictionary answers only if query and key are the same. Attention is "
    "forgiving. Work out its weights.",
)
rooms = soft_lookup.load().rooms
show_anyway = bool(widgets.linked(st.toggle, "Show everything without answering", key="lookup.show", usual=False))

st.markdown(f"## 1. The exact look-up\n\n{screen.directory(rooms)}")
query = screen.look_up_exactly(rooms)
marks = [screen.ask_question("predict")]

st.markdown(
    "## 2. The soft look-up\n\n**Score** every key: cut both names into trigrams, three letters in a row with a space "
    "(␣) before and after, and take the cosine of the counts. **Soften** the scores into weights. **Read** a blend of "
    "all values.\n\n"
    r"$\text{similarity} = \dfrac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}$ &emsp; "
    r"$\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})$"
)
marks.append(screen.ask_question("similarity"))
with st.container():  # what is uncovered moves no question
    screen.look_up_softly(query, rooms, covered=not show_anyway and screen.is_asked_about(query, marks))
marks += [screen.ask_question(name) for name in ("weight", "even", "sharpest")]

screen.show_on_vectors()
marks.append(screen.ask_question("vectors"))

questions.show_score(marks)
page.next_screen("check-the-slides", "learned")
