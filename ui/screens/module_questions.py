"""What the parts of the screen /module share: their sections, questions and square matrices."""

from collections.abc import Sequence

import streamlit as st

from core.graph.steps import Matrix
from core.homework.results import Result
from core.lessons import module_questions
from core.lessons.schema import Facts
from core.lessons.task import Task
from ui.fields import questions, widgets
from ui.frame.page import Step

CONTEXT = r"\text{weights} \, V"
"""How a context is computed, in TeX."""


def one_of(label: str, options: Sequence[str], name: str, *, usual: str = "") -> str:
    """Choose one of a few options; unless another is named, the first is the usual one."""
    return widgets.one_of(label, options, f"module.{name}", usual=usual or options[0])


def introduce(name: str, facts: Facts) -> None:
    """Show a section: its text and its lines of code."""
    section = module_questions.load().sections[name]
    st.markdown(section.text.format(**facts))
    st.code(section.code.strip().format(**facts), language="python", wrap_lines=True)


def ask(name: str, facts: Facts) -> Result:
    """Ask one of the questions and mark the answer."""
    task = Task(question=module_questions.load().questions[name], facts=facts)
    return questions.ask_question(task, f"module.{name}")


def square(title: str, formula: str, M: Matrix, words: Sequence[str], *, weights: bool = True, note: str = "") -> Step:
    """A matrix with a row and a column for every word."""
    return Step(title=title, formula=formula, shape="n × n", M=M, rows=words, columns=words, weights=weights, note=note)
