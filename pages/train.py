"""Watch it being learned: W_q, W_k and W_v learn which of two senses a word has."""

import streamlit as st

from ui.frame import page
from ui.screens import before_training, sense_sentences, train

page.begin(
    "Watch it being learned",
    "A *bank* lends money, or lies along a river, and has one GloVe vector for both. Here W_q, W_k and W_v learn to "
    "look at the words that tell which one is meant.",
)
page.needs("torch")
sense_sentences.describe()

st.subheader("Before you train", anchor=False)
before_training.ask_questions()

st.subheader("Train", anchor=False)
if run := train.train():
    train.show_results(run)
    st.subheader("Before and after learning", anchor=False)
    sense_sentences.show_epoch(run)
else:
    st.caption("Nothing is trained yet. Training takes a few seconds, and the same seed gives the same run.")
page.next_screen("learned", "masked-word")
