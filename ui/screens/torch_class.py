"""A part of the screen /module: what the class has from nn.Module, and what fails without it."""

import streamlit as st

from core.graph.tex import plain
from core.homework.results import Result
from core.lessons import torch_class
from core.lessons.torch_class import NOTHING_LEFT_OUT, Trial
from ui.fields import questions, widgets
from ui.frame import tables
from ui.screens.torch_questions import Part


def a_module() -> list[Result]:
    """The class with nn.Module, its constructor and nn.Parameter, and without each of them."""
    marks = Part(lesson="module", facts=torch_class.facts()).ask("nn.Module", "init", "uncalled", "plain", "alone")
    show = widgets.linked(st.toggle, "Show everything", key="module.class-shown", usual=False)
    with st.container():
        if show or questions.all_answered(marks):
            for trial in torch_class.trials().values():
                _draw(trial)
    return marks


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
