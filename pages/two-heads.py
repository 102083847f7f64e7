"""Two heads by hand: each with columns of its own, joined side by side, and mixed by W_o."""

import streamlit as st

from core.lessons.two_heads import tasks
from ui.frame import lesson, page
from ui.screens import induction, torch_questions, two_heads

here = lesson.begin("two-heads")
asked = here.ask(tasks())
two_heads.show_figure(here, asked)
torch_questions.offer_steps(lambda: two_heads.picture(asked.open))
with st.expander("Two layers: an induction head", icon=":material/layers:", expanded=induction.is_begun()):
    induction.show(show_anyway=here.shows_all)
page.next_screen("module", "learned")
