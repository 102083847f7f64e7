"""Write the line: each matrix of self-attention as one line of NumPy or torch."""

import streamlit as st

from core.lessons.write_the_line import tasks
from ui.frame import lesson, page
from ui.screens import write_the_line

here = lesson.begin("write-the-line")
with here.beside:
    graph = write_the_line.choose_part()
asked = here.ask(
    {id: task for id, task in tasks().items() if task.here.part.graph == graph}, then=write_the_line.link_screens
)
with here.figure:
    write_the_line.show_made(asked.name)
    write_the_line.say_given(graph)
st.caption(
    "Your lines are read, not run. They may use @, .T, transpose, +, -, *, /, **, sqrt, exp, sum, max, softmax, and "
    "rows such as X[0]. Each line is also tried on other matrices, where d_k differs from d_model, so that nothing is "
    "right by accident."
)
page.next_screen("shapes", "bug-hunt")
