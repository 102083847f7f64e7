"""Watch it being learned: W_q, W_k and W_v learn whether a pronoun agrees with a noun."""

import streamlit as st

from ui.frame import lesson, page
from ui.screens import agreement_sentences, train
from ui.session import learned_matrices

here = lesson.begin("train", needs="torch")
asked = agreement_sentences.ask(here)
with here.figure:
    if asked == "prediction":
        train.show_shares(learned_matrices.last_run())
    elif asked == "kinds":
        agreement_sentences.show_sums()
    else:
        agreement_sentences.show_threads(shows_all=here.shows_all)
with here.controls:
    run = train.train(here)
    agreement_sentences.choose()
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
