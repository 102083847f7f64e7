"""Watch it being learned: W_q, W_k and W_v learn which of two senses a word has."""

import streamlit as st

from core.models import senses as data
from core.models import training
from core.models.sense_model import D_K, D_MODEL
from ui.fields import questions
from ui.frame import page
from ui.screens import own_senses, train
from ui.session import state

page.begin(
    "Watch it being learned",
    "A *bank* lends money, or lies along a river, and has one GloVe vector for both. Here W_q, W_k and W_v learn to "
    "look at the words that tell which one is meant.",
)
page.needs("torch")

trained_on, held_out = data.sentences(held_out=False), data.sentences(held_out=True)
words = data.words()
st.markdown(
    f"There are {len(trained_on)} short sentences to learn from, each with one of the words "
    f"{', '.join(f'*{word}*' for word in words)}. {len(held_out)} more are held out: nothing is learned from those. "
    f"The vectors stay as they are. W_q, W_k and W_v ({D_MODEL} × {D_K} each) and a small head ({D_K} × "
    f"{2 * len(words)}: two senses for each word) learn; the head gets one row, the context of the word in question."
)
listed = st.expander("The sentences", icon=":material/format_list_bulleted:", key=state.Key.SENSES, on_change="rerun")
if listed.open:
    with listed:
        own_senses.listed()

st.subheader("Before you train", anchor=False)
asked = training.tasks(state.training())
questions.score(questions.question(asked[name], f"train.{name}") for name in ("alone", "count"))
train.predict(asked["prediction"])

st.subheader("Train", anchor=False)
run = train.train()
if run is None:
    st.caption("Nothing is trained yet. It takes some seconds, and the same seed gives the same run.")
else:
    train.results(run)
    st.subheader("From no learning to learned", anchor=False)
    own_senses.at_an_epoch(run)
page.next_screen("learned", "masked-word")
