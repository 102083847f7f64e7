"""What the screens on torch share: their sections and questions, and waiting for torch."""

from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from core.graph.tex import in_prose
from core.graph.trace import Trace
from core.homework import covering
from core.lessons import torch_module, torch_questions
from core.lessons.schema import Facts
from core.lessons.torch_questions import Lesson
from ui.fields.earned import earned
from ui.frame import covered_answers, lesson, page
from ui.frame.lesson import Asked


def load_torch() -> None:
    """Wait for torch the first time; where it is not installed, say so and stop."""
    page.needs("torch")
    if not torch_module.is_imported():
        with st.spinner("Loading torch …"):
            torch_module.torch()


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of a lesson: its questions, the section that says and shows as code what they are about, and its figure.

    Links have its answers by the name of the screen they once were on.
    """

    lesson: Lesson
    section: str
    names: tuple[str, ...]
    facts: Facts
    figure: Callable[[Asked], object]

    def draw(self, asked: Asked) -> None:
        """Draw the figure, and what it is about."""
        self.figure(asked)
        content = torch_questions.load(self.lesson).sections[self.section]
        st.markdown(in_prose(content.text.format(**self.facts)))
        st.code(content.code.strip().format(**self.facts), language="python", wrap_lines=True)


def ask(here: lesson.Lesson, *parts: Part) -> Asked:
    """Ask the questions of all parts beside the part of the one that is asked; the others stand below."""
    tasks = [torch_questions.tasks(part.lesson, part.names, part.facts) for part in parts]
    asked = here.ask({name: task for some in tasks for name, task in some.items()})
    for part in sorted(parts, key=lambda part: asked.name not in part.names):
        with here.figure if asked.name in part.names else st.container():
            part.draw(asked)
    return asked


def without_answers(*traces: Trace) -> tuple[Trace, ...]:
    """Traces of *journey* with nan for what its homework asks for and a student has not earned; says so if any is."""
    exercise = torch_module.exercise()
    covered_answers.tell_of(exercise, covering.parts_in(exercise, earned(exercise), traces))
    return covered(*traces)


def covered(*traces: Trace) -> tuple[Trace, ...]:
    """The same, without saying so."""
    exercise = torch_module.exercise()
    answers = covering.covering(exercise, earned(exercise))
    return tuple(covering.covered_trace(trace, answers) for trace in traces)
