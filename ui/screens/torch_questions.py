"""What the screens on torch share: their sections and questions, and waiting for torch."""

from dataclasses import dataclass

import streamlit as st

from core.graph.tex import in_prose
from core.graph.trace import Trace
from core.homework import covering
from core.homework.results import Result
from core.lessons import torch_module, torch_questions
from core.lessons.schema import Facts
from core.lessons.torch_questions import Lesson
from ui.fields import questions
from ui.fields.earned import earned
from ui.frame import covered_answers, page


def load_torch() -> None:
    """Wait for torch the first time; where it is not installed, say so and stop."""
    page.needs("torch")
    if not torch_module.is_imported():
        with st.spinner("Loading torch …"):
            torch_module.torch()


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of a lesson: its section and its questions, filled in with facts."""

    lesson: Lesson
    facts: Facts

    def ask(self, section: str, *names: str) -> list[Result]:
        """Ask some of the questions beside the text and the code of a section, one at a time, and mark the answers.

        Links have them by the name of the screen they were on.
        """
        said, asked = st.columns((3, 2), gap="medium")
        with said:
            content = torch_questions.load(self.lesson).sections[section]
            st.markdown(in_prose(content.text.format(**self.facts)))
            st.code(content.code.strip().format(**self.facts), language="python", wrap_lines=True)
        with asked:
            tasks = {f"module.{name}": torch_questions.task(self.lesson, name, self.facts) for name in names}
            marks, _ = questions.ask_in_turn(tasks, f"module.asked {section}")
        return list(marks.values())


def without_answers(*traces: Trace) -> tuple[Trace, ...]:
    """Traces of *journey* with nan for what its homework asks for and a student has not earned; says so if any is."""
    exercise = torch_module.exercise()
    known = earned(exercise)
    covered_answers.tell_of(exercise, covering.parts_in(exercise, known, traces))
    return tuple(covering.covered_trace(trace, covering.covering(exercise, known)) for trace in traces)
