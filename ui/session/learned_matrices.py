"""This session's training, and the matrices it has learned: too many numbers for a link, which names the training."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import streamlit as st

from core.models import training
from core.models.agreement_model import Snapshot
from ui.session import link, turns
from ui.session.keys import Key
from ui.session.session_memory import fill_and_keep, memory


def last_run() -> Any:
    """The last training so far; None before the first."""
    return memory().run


def keep_run(run: Any, learned: Any) -> None:
    """Remember a training so far, and what it has learned."""
    memory().run, memory().learned = run, learned


def learned_matrices() -> Any:
    """The learned matrices; None before the first training."""
    return memory().learned


def use_matrices(learned: Any, fields: Mapping[Key, str]) -> None:
    """Use matrices from now on, and fill the fields of the screen that shows them; call it from a callback."""
    memory().learned = learned
    for key, value in fields.items():
        fill_and_keep(key, value)


def train_if_linked() -> None:
    """Have the matrices learned that a link names, once for each link that is opened."""
    text = link.new_parameter(Key.TRAINED)
    if (settings := training.settings(text)) and find_spec("torch"):
        memory().learned = _train(*settings)
        link.write(Key.TRAINED, text)


def _train(seed: int, epochs: int) -> Snapshot | None:
    """What is learned after so many epochs, with a bar until it is there."""
    bar, kept, learned = st.progress(0.0, text="Getting ready"), training.shared_epochs(seed, epochs), None
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
