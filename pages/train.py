"""Watch it being learned: W_q, W_k and W_v learn whether a pronoun agrees with a noun."""

import streamlit as st

from core.models import training
from ui.frame import lesson, page
from ui.screens import agreement_sentences, train
from ui.session import learned_matrices

here, beneath = lesson.begin("train", needs="torch").divided()
asked = agreement_sentences.ask(here)
place = here.controls.container(key="unasked training" if asked.name == "kinds" else "training")
with place.expander("Seed, epochs and sentence", icon=":material/tune:"):
    seed, epochs = train.choose()
    agreement_sentences.choose()
figure, run = here.figure.container(key="moments"), learned_matrices.last_run()
first = next(training.train(seed, 0))
is_open = asked.is_open(asked.name)
with figure:  # before the training, during which what is drawn later would be pale
    agreement_sentences.show(asked, train.chosen_epoch(run) if run and is_open else None, first)


def draw(epoch: training.Epoch) -> None:
    """Draw what is learned over what was drawn before, with another key each time, as none may come twice in a run."""
    if asked.name.startswith("most") or (asked.name == "prediction" and asked.text()):
        with figure:
            agreement_sentences.show(asked, epoch, first, f"threads after {epoch.number}")


key = "unasked player" if asked.name == "kinds" else "player"
with beneath.container(horizontal=True, vertical_alignment="center", key=key):
    run = train.train(seed, epochs, draw, is_open=is_open)
agreement_sentences.describe()
if run:
    train.show_results(run, is_open=asked.is_open("prediction"))
    st.header("Before and after learning", anchor=False)
    agreement_sentences.show_epoch(run, asked)
page.next_screen("learned", "masked-word")
