"""A soft dictionary: a name looked up exactly and softly, then the same with vectors."""

import streamlit as st

from core.lessons import soft_lookup
from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import soft_lookup as screen

page.begin(
    "A soft dictionary",
    "In what way is attention a look-up? A **query** is what you look for, a **key** is what it is compared with, a "
    "**value** is what you read. An ordinary dictionary answers only if query and key are the same; attention is "
    "forgiving.",
)
rooms = soft_lookup.load().rooms
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="lookup.show", usual=False))
    marks = screen.ask()
    questions.show_score(marks)
with figure:
    query = screen.look_up_exactly(rooms)
    covered = not show_anyway and screen.is_asked_about(query, marks)
    result = screen.look_up_softly(query, rooms, covered=covered)

st.markdown(
    "## The same in numbers\n\n**Score** every key: cut both names into trigrams, three letters in a row with a space "
    "(␣) before and after, and take the cosine of the counts. **Soften** the scores into weights. **Read** a blend of "
    "all values.\n\n"
    r"$\text{similarity} = \dfrac{q \cdot k}{\sqrt{(q \cdot q)(k \cdot k)}}$ &emsp; "
    r"$\text{weights} = \operatorname{softmax}(\beta \cdot \text{similarity})$"
)
if not covered:
    screen.show_numbers(query, rooms, result)
screen.show_on_vectors()
page.next_screen("check-the-slides", "learned")
