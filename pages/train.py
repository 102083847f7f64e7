"""Watch it being learned: W_q, W_k and W_v learn whether a pronoun agrees with a noun."""

import streamlit as st

from ui.frame import page
from ui.screens import agreement_sentences, before_training, train

page.begin(
    "Watch it being learned",
    "*The king said that she was tired*: is *she* the king? You cannot tell by adding up what the words say. What do "
    "$W_q$, $W_k$ and $W_v$ learn that a mean of vectors cannot? And did a run go well, or was it only lucky?",
)
page.needs("torch")
figure, asked = st.columns((3, 2), gap="medium")
with asked:
    before_training.ask()
with figure:
    agreement_sentences.show_threads()
    run = train.train()
agreement_sentences.describe()
if run:
    train.show_results(run)
    st.header("Was it luck?", anchor=False)
    train.show_luck(run)
    st.header("Before and after learning", anchor=False)
    agreement_sentences.show_epoch(run)
else:
    st.caption("Nothing is trained yet. Training takes a few seconds, and the same seed gives the same run.")
page.next_screen("learned", "masked-word")
