"""Watch it being learned: W_q, W_k and W_v learn whether a pronoun agrees with a noun."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import agreement_sentences, train
from ui.session import learned_matrices

here = lesson.begin("train", needs="torch")
asked, button = agreement_sentences.ask(here)
is_open = asked.is_open("prediction")
with here.controls:
    controls = st.container(key="unasked training" if asked.name == "kinds" else "training")
with controls:
    seed, epochs = train.choose()
figure = here.figure.container(key="moments")
with figure:  # before the training, during which what is drawn later would be pale
    if asked.name == "prediction":
        train.show_shares(learned_matrices.last_run(), asked, is_open=is_open)
    elif asked.name == "kinds":
        agreement_sentences.show_sums(asked)
    else:
        agreement_sentences.show_threads(asked, epochs)
with controls:
    meanwhile = agreement_sentences.shown_meanwhile(asked, figure)
    run = train.train(seed, epochs, button or controls, meanwhile, asked)
    agreement_sentences.choose()
agreement_sentences.describe()
if run:
    train.show_results(run, is_open=is_open)
    st.header("Before and after learning", anchor=False)
    agreement_sentences.show_epoch(run, asked)
else:
    st.caption("Nothing is trained yet. Training takes a few seconds, and the same seed gives the same run.")
page.next_screen("learned", "masked-word")
