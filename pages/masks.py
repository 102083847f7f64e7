"""Masks: no word looks ahead, no word attends to padding, and why −∞ goes before the softmax."""

import streamlit as st

from ui.fields import questions, widgets
from ui.frame import page
from ui.screens import masks

page.begin(
    "Masks",
    "How do you keep a word from looking ahead? A model that writes has to guess the next word, so in training no "
    "word may see those that come after it: before the softmax, every score above the diagonal becomes −∞. Such a "
    "model, like GPT, is *causal*. One that reads, like BERT or MiniLM, sees both sides: it is *bidirectional*.",
)
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    show_anyway = bool(widgets.linked(st.toggle, "Show everything", key="masks.show", usual=False))
    marks, name = masks.ask()
    questions.show_score(marks.values())
of_mask, of_padding = (show_anyway or masks.is_answered(marks, of_padding=one) for one in (False, True))
with figure:
    masks.show_figure(name, is_open=of_padding if name in masks.OF_PADDING else of_mask)
if of_mask:
    masks.compare_with_instead()
    st.markdown(
        "## Only the last words\n\nIn a long text, a mask may hide what lies far back as well: behind a *sliding "
        "window* of w words, each word sees itself and the w − 1 before it. So no row has more than w weights, however "
        "long the text is. What is further back still gets through: with each layer, w − 1 words further."
    )
    masks.compare_with_window()
if of_padding:
    st.markdown(
        "## Padding\n\nSentences that are computed together have to be equally long, so a shorter one, *the dog "
        "chased*, is filled up. Here padding is rows of zeros; models use the vector of a token, such as [PAD]."
    )
    masks.show_padding()
page.next_screen("word-by-word", "quiz")
