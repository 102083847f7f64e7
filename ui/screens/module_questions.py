"""What the parts of the screen /module share: their sections and questions."""

from collections.abc import Sequence

import streamlit as st

from core.homework.results import Result
from core.lessons import module_questions
from core.lessons.schema import Facts
from core.lessons.task import Task
from ui.fields import questions, widgets
from ui.session import contents


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
    return questions.ask_question(_task(name, facts), f"module.{name}")


def is_right(name: str, facts: Facts) -> bool:
    """Whether a question that is asked further down is answered correctly."""
    return _task(name, facts).mark(contents.text(f"module.{name}")).status == "correct"


def _task(name: str, facts: Facts) -> Task:
    return Task(question=module_questions.load().questions[name], facts=facts)
