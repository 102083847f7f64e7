"""Gradients: what a small push on a score moves, where learning stops, and which weight matrices it reaches."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import gradients

page.begin(
    "The gradient of the softmax",
    "How does a small push on one score move every weight? See where the softmax stops learning, and which of W_q, "
    "W_k and W_v still learns there.",
)
word = gradients.choose_word()
if word:
    show = bool(widgets.linked(st.toggle, "Show everything", key="gradients.show", usual=False))
    st.markdown("## 1. Push one score")
    marks = [gradients.ask(word, "others")]
    st.markdown(
        "## 2. Every push at once\n\nPush score $j$ a little, and weight $i$ moves $J_{ij}$ times as much:\n\n"
        r"$J = \operatorname{diag}(w) - w\,w^\top$, &emsp; $J_{ii} = w_i\,(1 - w_i)$ on the diagonal, "
        r"$J_{ij} = -w_i\,w_j$ elsewhere."
    )
    marks += [gradients.fill_in(word, show=show), gradients.ask(word, "sum")]
    st.markdown("## 3. A push, and what really happens")
    marks.append(gradients.ask(word, "push"))
    with st.container():  # what comes up here moves no question
        if show or marks[-1].status != "blank":
            gradients.push_a_score(word)
    st.markdown(
        "## 4. One weight near 1\n\nLonger queries make larger scores. Multiply W_q, and see what is left of J."
    )
    marks.append(gradients.ask(word, "near"))
    times = gradients.sharpen(word)
    st.markdown(
        "## 5. What reaches W_q, W_k and W_v\n\nLet $c$ be the first number of the word’s context, "
        r"$c = \sum_j w_j v_j$. Followed back, $\partial c/\partial W_q = x\,(v^\top J)\,K/\sqrt{d_k}$ and "
        r"$\partial c/\partial W_k = X^\top J\,v\,q^\top/\sqrt{d_k}$ pass through J; "
        r"$\partial c/\partial W_v = X^\top w$, in its first column, does not."
    )
    marks.append(gradients.ask(word, "reach"))
    with st.container():
        if show or marks[-1].status != "blank":
            gradients.follow_back(word, times)
    questions.show_score(marks)
page.next_screen("scaling", "train")
