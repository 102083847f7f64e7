"""Masks: no word looks ahead, no word attends to padding, and why −∞ goes before the softmax."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import masks as screen

here = lesson.begin("masks")
asked = here.ask(screen.tasks())
screen.show_figure(here, asked)
if asked.is_open(*screen.OF_MASK):
    with st.expander("More: what else may stand there, and a sliding window", icon=":material/visibility_off:"):
        screen.compare_with_instead()
        st.markdown(
            "A model behind this mask, like GPT, is *causal*. One that reads, like BERT or MiniLM, sees both sides: "
            "it is *bidirectional*."
        )
        st.markdown(
            "## Only the last words\n\nIn a long text, a mask may hide what lies far back as well: behind a *sliding "
            "window* of w words, each word sees itself and the w − 1 before it. So no row has more than w weights, "
            "however long the text is. What is further back still gets through: with each layer, w − 1 words further."
        )
        screen.compare_with_window()
if asked.is_open("where"):
    st.markdown(
        "## Padding\n\nSentences that are computed together have to be equally long, so a shorter one, *the dog "
        "chased*, is filled up. Here padding is rows of zeros; models use the vector of a token, such as [PAD]."
    )
    screen.show_padding()
page.next_screen("word-by-word", "quiz")
