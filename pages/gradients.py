"""Gradients: what a small push on a score moves, where learning stops, and which weight matrices it reaches."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import gradients

here = lesson.begin("gradients")
with here.figure:
    word = gradients.choose_word()
if word:
    with here.figure:
        filled = gradients.fill_in(word, show=here.shows_all)
        st.markdown(
            r"Push score $j$ a little, and weight $i$ moves $J_{ij}$ times as much: "
            r"$J = \operatorname{diag}(w) - w\,w^\top$, so $J_{ii} = w_i\,(1 - w_i)$ on the diagonal, and "
            r"$J_{ij} = -w_i\,w_j$ elsewhere."
        )
    asked = here.ask(gradients.tasks(word), also=[filled])
    with st.container():  # what comes up here moves no field
        if asked.is_open(gradients.name(word, "push")):
            st.header("A push, and what really happens", anchor=False)
            gradients.push_a_score(word)
    st.header("One weight near 1", anchor=False)
    st.markdown("Longer queries make larger scores. Multiply $W_q$, and see what is left of J.")
    times = gradients.sharpen(word)
    if asked.is_open(gradients.name(word, "reach")):
        st.header("What reaches the weight matrices", anchor=False)
        st.markdown(
            r"Followed back, $\partial c/\partial W_q = x\,(v^\top J)\,K/\sqrt{d_k}$ and "
            r"$\partial c/\partial W_k = X^\top J\,v\,q^\top/\sqrt{d_k}$ pass through J; "
            r"$\partial c/\partial W_v = X^\top w$, in its first column, does not."
        )
        gradients.follow_back(word, times)
page.next_screen("scaling", "train")
