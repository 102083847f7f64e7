"""Watch it being learned: W_q, W_k and W_v learn which of two senses a word has."""

import streamlit as st

from core.lessons.schema import choice, number
from core.models import senses as data
from core.models.sense_model import D_K, D_MODEL
from ui.fields import questions
from ui.frame import page
from ui.screens import own_senses, train
from ui.session import learned_matrices
from ui.session.keys import Key

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
listed = st.expander("The sentences", icon=":material/format_list_bulleted:", key=Key.SENSES, on_change="rerun")
if listed.open:
    with listed:
        own_senses.listed()

st.subheader("Before you train", anchor=False)
matrix, head = D_MODEL * D_K, D_K * 2 * len(words)
marks = [
    questions.question(
        "A head that sees only the vector of *bank* and no other word: what can it learn?",
        "train.alone",
        choice(
            "which sense is more frequent",
            {
                "the sense, from the vector": "The vector is the same in every sentence, so the answer is too.",
                "nothing at all": "Something it can: how often each sense occurs.",
            },
            praise="Right: the same vector gives the same answer every time, at best the more frequent one.",
        ),
        options=("the sense, from the vector", "which sense is more frequent", "nothing at all"),
    ),
    questions.question(
        "How many numbers are learned in W_q, W_k and W_v together?",
        "train.count",
        number(
            3 * matrix,
            (
                (matrix, "That is one of the three."),
                (3 * matrix + head, "That counts the head too."),
                (head, "That is the head alone."),
                (3 * D_MODEL * D_MODEL, f"Not {D_MODEL} × {D_MODEL}: each has {D_K} columns."),
            ),
            decimals=0,
        ),
        placeholder="a whole number",
    ),
]
questions.score(marks)
questions.question(
    "Your prediction: with learning, how many held-out sentences come out right, compared with none (Q = K = V = X, "
    "then a head of the same kind)?",
    "train.prediction",
    train.predicted(learned_matrices.last_run()),
    options=(train.MORE, train.SAME, train.FEWER),
)

st.subheader("Train", anchor=False)
run = train.train()
if run is None:
    st.caption("Nothing is trained yet. It takes some seconds, and the same seed gives the same run.")
else:
    train.results(run)
    st.subheader("From no learning to learned", anchor=False)
    own_senses.at_an_epoch(run)
page.next_screen("learned", "masked-word")
