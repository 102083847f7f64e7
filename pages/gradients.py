"""Gradients: what a small push on a score moves, where learning stops, and which weight matrices it reaches."""

import streamlit as st

from core.lessons.gradients import tasks
from ui.frame import lesson, page
from ui.screens import gradients

here = lesson.begin("gradients")
asked = here.ask(tasks())
times = gradients.show_figure(here, asked)
gradients.explain_J(asked, times)
if asked.is_open("reach"):
    with st.expander("What reaches the weight matrices"):
        st.markdown(
            r"Followed back, $\partial c/\partial W_q = x\,(v^\top J)\,K/\sqrt{d_k}$ and "
            r"$\partial c/\partial W_k = X^\top J\,v\,q^\top/\sqrt{d_k}$ pass through J; "
            r"$\partial c/\partial W_v = X^\top w$, in its first column, does not."
        )
        gradients.follow_back(times)
page.next_screen("scaling", "train")
