"""A part of the screen /module: what the class has from nn.Module, and what fails without it."""

import streamlit as st

from core.graph.tex import plain
from core.lessons import torch_class
from core.lessons.torch_class import NOTHING_LEFT_OUT, Trial
from ui.frame import tables
from ui.frame.lesson import Asked
from ui.screens.torch_questions import Part

_NAMES = ("init", "uncalled", "plain", "alone")


def a_module() -> Part:
    """The class with nn.Module, its constructor and nn.Parameter, and without each of them."""
    facts = torch_class.facts()
    return Part(lesson="module", section="nn.Module", names=_NAMES, facts=facts, figure=_title)


def _title() -> None:
    st.header("What nn.Module does", anchor=False)


def show_trials(asked: Asked) -> None:
    """What works of each class, once that is predicted."""
    if asked.is_open(*_NAMES):
        for trial in torch_class.trials().values():
            _draw(trial)


def _draw(trial: Trial) -> None:
    """What works of a class, and what does not."""
    left_out = trial.left_out
    st.markdown("**The class as above**" if left_out == NOTHING_LEFT_OUT else f"**Without `{left_out}`**")
    if trial.error:
        st.markdown(f"It cannot even be made: “{plain(trial.error)}”.")
        return
    outcomes = {name: _outcome(problem, trial.held.get(name)) for name, problem in trial.steps.items()}
    tables.draw({"what is tried": list(outcomes), "what happens": list(outcomes.values())})


def _outcome(problem: str, held: int | None) -> str:
    if problem:
        return f"✗ {plain(problem)}"
    if held is None:
        return "✓ works"
    return f"✓ works, and gives {held} matrices" if held else "✓ works, but gives nothing"
