"""A lesson: the figure at the left, and beside it one question at a time, how many are right, and one switch.

The figure's controls stand beneath it; on a phone the question stands between them, so that it is seen with the figure.
The switch uncovers what the figure covers, and tells the answer beneath each question.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import streamlit as st

from core.homework.results import Result
from core.lessons.task import Task
from ui.fields import questions, widgets
from ui.frame import navigation, page
from ui.frame.sections import Screen, named

_NONE: Mapping[str, str] = MappingProxyType({})

_NO_RESULTS: Mapping[str, Result] = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class Asked:
    """The marks by the names of the questions, the name of the one that is asked, and whether everything is shown."""

    marks: Mapping[str, Result]
    name: str
    shows_all: bool

    def is_open(self, *names: str) -> bool:
        """Whether what these questions ask may be shown; of all of them if none is named."""
        return self.open.issuperset(names or self.marks)

    @property
    def open(self) -> frozenset[str]:
        """The names of the questions of which the answer may be shown."""
        return frozenset(name for name, mark in self.marks.items() if self.shows_all or mark.status != "blank")

    def until(self, name: str) -> str:
        """What is said of that which the answer to a question uncovers.

        >>> Asked(marks=dict.fromkeys(("shape", "looks")), name="shape", shows_all=False).until("looks")
        'covered until question 2 is answered'
        """
        return f"covered until question {list(self.marks).index(name) + 1} is answered"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson that has begun: its figure goes to ``figure``, the questions to ``beside``, above the switch.

    Beneath the switch, ``onward`` has the way on once all is answered: the end of the screen may be far below.
    To ``controls`` goes what is chosen or said about the figure; on a phone it stands beneath the questions.
    """

    screen: Screen
    figure: st.delta_generator.DeltaGenerator
    beside: st.delta_generator.DeltaGenerator
    controls: st.delta_generator.DeltaGenerator
    onward: st.delta_generator.DeltaGenerator
    shows_all: bool

    def divided(self) -> tuple["Lesson", st.delta_generator.DeltaGenerator]:
        """The lesson with a place for a control in its figure, beneath what is drawn; both.

        There stands the one control that a question has the student use: on a phone it is beside what it moves.
        """
        with self.figure:
            return replace(self, figure=page.place("picture")), st.container()

    def ask(
        self,
        tasks: Mapping[str, Task],
        *,
        then: Callable[[str], object] | None = None,
        chosen: Mapping[str, Callable[[str], object]] = questions.NO_CHOICES,
        halves: Mapping[str, Result] = _NO_RESULTS,
    ) -> Asked:
        """Ask one question after the other, and show how many answers are right.

        Links hold the names of the tasks with the prefix of the screen; ``then`` draws what follows a question, given
        its name there. By the names of tasks, ``chosen`` says what to do with an option that is chosen: it sets the
        figure as a press there would; ``halves`` are marks that must be right as well before theirs counts.
        """
        prefix = self.screen.prefix
        asked_here = {f"{prefix}{name}": task for name, task in tasks.items()}
        choices = {f"{prefix}{name}": do for name, do in chosen.items()}

        def follow(field: str) -> None:
            if self.shows_all and (answer := asked_here[field].answer):
                st.markdown(f":material/visibility: {answer}")
            if then:
                then(field)

        with self.beside:
            found, asked = questions.ask_in_turn(asked_here, f"{self.screen.name}.asked", then=follow, chosen=choices)
            marks = {name: found[f"{prefix}{name}"] for name in tasks}
            counted = (_together(mark, halves[name]) if name in halves else mark for name, mark in marks.items())
            questions.show_score(counted)
        if questions.all_answered(marks.values()) and (following := navigation.following()):
            with self.onward:
                navigation.link_along(following)
        return Asked(marks=marks, name=asked.removeprefix(prefix), shows_all=self.shows_all)


def _together(mark: Result, half: Result) -> Result:
    """One mark for a question in two halves: it counts once both are right."""
    return replace(mark, credit=float(mark.credit == half.credit == 1))


def begin(name: str, *, numbers: Mapping[str, str] = _NONE, needs: str = "") -> Lesson:
    """Begin a lesson as its record says: title, question, minutes, and the switch that shows everything.

    For ``numbers`` see `page.begin`; ``needs`` is the package that it cannot do without.
    """
    screen = named(name)
    page.begin(screen.title, f"{screen.question} :small[{screen.minutes}\N{NO-BREAK SPACE}minutes.]", numbers=numbers)
    if needs:
        page.needs(needs)
    with st.container(key="lesson"):  # whose styles put them side by side
        figure = page.place("figure")
        with st.container():
            beside = st.container()
            shows_all = bool(widgets.linked(st.toggle, "Show everything", key=screen.shown_by, usual=False))
            onward = st.container()
        controls = st.container()
    return Lesson(
        screen=screen, figure=figure, beside=beside, controls=controls, onward=onward, shows_all=shows_all
    )  # fmt: skip
