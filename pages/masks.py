"""Masks: no word looks ahead, no word attends to padding, and why −∞ goes before the softmax."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import masks

page.begin(
    "Masks",
    "How do you keep a word from looking ahead? Mask by hand: see what a causal mask hides, where −∞ goes, why 0 will "
    "not do, and what to do about padding.",
)
show_anyway = bool(widgets.linked(st.toggle, "Show the results without predicting", key="masks.show", usual=False))

st.markdown(
    "## No word looks ahead\n\nA model that writes has to guess the next word, so in training no word may see those "
    "that come after it. Before the softmax, every score above the diagonal becomes −∞:\n\n"
    r"$\text{masked\_scores}_{ij} = -\infty$ if $j > i$, else $\text{scaled\_scores}_{ij}$"
    "\n\n"
    r"$\text{weights} = \operatorname{softmax}_{\text{rows}}(\text{masked\_scores})$"
)
marks = masks.ask("hidden", "first")
st.markdown("Why −∞, and why before the softmax? Try two other ways on one row of *The dog chased its tail*:")
masks.show_row()
marks += masks.ask("after", "before")
with st.container():
    if show_anyway or questions.all_answered(marks):
        masks.compare_with_instead()
        st.markdown(
            "### Only the last words\n\nIn a long text, a mask may hide what lies far back as well: behind a *sliding "
            "window* of w words, each word sees itself and the w − 1 before it. So no row has more than w weights, "
            "however long the text is. What is further back still gets through: with each layer, w − 1 words further."
        )
        masks.compare_with_window()

st.markdown(
    "## No word attends to padding\n\nSentences that are computed together have to be equally long, so a shorter one, "
    "*the dog chased*, is filled up: padding. Here it is rows of zeros; models use the "
    "vector of a token, such as [PAD]."
)
masks.show_padded_row()
marks += (predictions := masks.ask("padding", "where"))
with st.container():
    if show_anyway or questions.all_answered(predictions):
        masks.show_padding()

questions.show_score(marks)
page.next_screen("word-by-word", "quiz")
