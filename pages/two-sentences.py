"""Two sentences: a translation attends to its original, and what an RNN had to carry in one vector before."""

import streamlit as st

from core.lessons import two_sentences
from ui.frame import lesson, navigation, page
from ui.screens import two_sentences as screen
from ui.session.keys import Key

here = lesson.begin("two-sentences")
asked = here.ask(two_sentences.tasks())
with here.figure:
    screen.show_figure(asked)
if asked.is_open("shape", "looks"):
    with st.expander("The numbers, from both sentences to the context", expanded=asked.shows_all):
        screen.show_attention()
if asked.name in ("left", "open") or asked.is_open("left", "open"):
    with st.expander("Before: an RNN with one vector", expanded=asked.shows_all):
        st.markdown(
            "An **encoder**, a recurrent neural network (RNN), reads the original word by word. After each word it has "
            "a vector that stands for what it has read so far. A **decoder**, another RNN, writes the translation. In "
            "2014 it was given the last vector only; in 2015 it learned to attend to all."
        )
        if asked.is_open("left", "open"):
            screen.show_encoder_and_decoder()
            st.caption(
                "This RNN only averages. A trained one has weights and gates, and learns what to keep: but its vector "
                "has as many numbers for ten words as for fifty, and translations of long sentences were poor "
                "(Bahdanau, Cho and Bengio, 2015). These authors let the decoder weigh all vectors, with scores from a "
                "small network in place of q · k; their encoder also read the sentence backwards. The Transformer "
                "(2017) leaves out the RNN and keeps the attention."
            )
page.next_screen("lookup", "alignments", "learned")
with page.links():
    navigation.link("quiz", "With other numbers.", fields={Key.EXERCISE: "economic-area"})
