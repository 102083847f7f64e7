"""Gradients: what a small push on a score moves, where learning stops, and which weight matrices it reaches."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import gradients

page.begin(
    "The gradient of the softmax",
    "How does a small push on one score move every weight? See where the softmax stops learning, and which of $W_q$, "
    "$W_k$ and $W_v$ still learns there.",
)
word = gradients.choose_word()
if word:
    figure, asked = st.columns((3, 2), gap="medium")
    with asked:
        show = bool(widgets.linked(st.toggle, "Show everything", key="gradients.show", usual=False))
        marks = gradients.ask(word)
    with figure:
        filled = gradients.fill_in(word, show=show)
        st.markdown(
            r"Push score $j$ a little, and weight $i$ moves $J_{ij}$ times as much: "
            r"$J = \operatorname{diag}(w) - w\,w^\top$, so $J_{ii} = w_i\,(1 - w_i)$ on the diagonal, and "
            r"$J_{ij} = -w_i\,w_j$ elsewhere."
        )
    with asked:
        questions.show_score([filled, *marks.values()])
    with st.container():  # what comes up here moves no field
        if show or marks["push"].status != "blank":
            st.header("A push, and what really happens", anchor=False)
            gradients.push_a_score(word)
    st.header("One weight near 1", anchor=False)
    st.markdown("Longer queries make larger scores. Multiply $W_q$, and see what is left of J.")
    times = gradients.sharpen(word)
    if show or marks["reach"].status != "blank":
        st.header("What reaches the weight matrices", anchor=False)
        st.markdown(
            r"Followed back, $\partial c/\partial W_q = x\,(v^\top J)\,K/\sqrt{d_k}$ and "
            r"$\partial c/\partial W_k = X^\top J\,v\,q^\top/\sqrt{d_k}$ pass through J; "
            r"$\partial c/\partial W_v = X^\top w$, in its first column, does not."
        )
        gradients.follow_back(word, times)
page.next_screen("scaling", "train")
