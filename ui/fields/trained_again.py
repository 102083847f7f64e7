"""Learned matrices of a link that was opened: too many numbers for it, so the training that it names is run again."""

from importlib.util import find_spec

import streamlit as st

from core.models import training
from core.models.agreement_model import Snapshot
from ui.session import learned_matrices, link, turns
from ui.session.keys import Key


def train_if_linked() -> None:
    """Have the matrices learned that a link names, once for each link that is opened."""
    text = link.new_parameter(Key.TRAINED)
    if (settings := training.settings(text)) and find_spec("torch"):
        learned_matrices.keep_matrices(_train(*settings))
        link.write(Key.TRAINED, text)


def _train(seed: int, epochs: int) -> Snapshot | None:
    """What is learned after so many epochs, with a bar until it is there."""
    bar, kept, learned = st.progress(0.0, text="Getting ready"), training.kept(seed, epochs), None
    try:
        with turns.take_for(kept, bar):
            for epoch in kept:
                if epoch.snapshot:
                    learned = epoch.snapshot
                    share, text = epoch.number / max(epochs, 1), f"epoch {epoch.number} of {epochs}"
                    bar.progress(share, text=f"Learning again: {text}")
    except turns.TooManyError as problem:
        st.warning(str(problem))
    bar.empty()
    return learned
