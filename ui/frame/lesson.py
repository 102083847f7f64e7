"""A lesson: the figure at the left, and beside it one question at a time, how many are right, and one switch.

The figure's controls stand beneath it; on a phone the question stands between them, so that it is seen with the figure.
The switch uncovers what the figure covers, and tells the answer beneath each question.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from types import MappingProxyType

import streamlit as st

from core.homework.results import Result
from core.lessons.task import Task
from core.reading.answers import Numbers
from ui.fields import questions, widgets
from ui.frame import navigation, page
from ui.frame.sections import Screen, named
from ui.session import contents, edits, kept_answers, link
from ui.session.linked_value import linked_text
from ui.session.session_memory import fill, is_drawn

_NO_CHOICES: Mapping[str, Callable[[str], object]] = MappingProxyType({})
"""Where an option that is chosen does nothing but answer."""

_ANOTHER = "another word"
"""The option for all words that are not offered."""


@dataclass(frozen=True, kw_only=True)
class LessonAnswers:
    """The questions and their marks by name, the name of the one that is asked, and whether everything is shown.

    In a link the names of the answers begin with ``prefix``.
    """

    tasks: Mapping[str, Task]
    marks: Mapping[str, Result]
    name: str
    shows_all: bool
    prefix: str

    def is_open(self, *names: str) -> bool:
        """Whether what these questions ask may be shown; of all of them if none is named."""
        return self.open.issuperset(names or self.marks)

    def is_found(self, name: str = "") -> bool:
        """Whether a question, by default the one that is asked, is answered right, or everything is shown."""
        return self.shows_all or self.marks[name or self.name].status == "correct"

    @property
    def open(self) -> frozenset[str]:
        """The names of the questions of which the answer may be shown."""
        return frozenset(
            name for name, mark in self.marks.items() if self.shows_all or self.tasks[name].is_settled(mark)
        )

    def text(self, name: str = "") -> str:
        """What is answered to a question, by default to the one that is asked."""
        return contents.text(f"{self.prefix}{name or self.name}")

    def number(self, most: int = 1, least: int = 0) -> float | None:
        """The number from the least to the most that is answered to the question that is asked; None if it is none."""
        reading = self.marks[self.name].answer
        cell = reading.cells[0] if isinstance(reading, Numbers) else None
        return float(cell.value) if cell and least <= cell.value <= most else None

    def answer(self, text: str, name: str = "") -> None:
        """Answer a question, by default the one that is asked, with what was chosen in the figure; for a callback."""
        name = name or self.name
        options = self.tasks[name].options
        contents.change(f"{self.prefix}{name}", text if text in options or _ANOTHER not in options else _ANOTHER)

    def until(self, name: str) -> str:
        """What is said of that which the answer to a question uncovers.

        >>> marks = dict.fromkeys(("shape", "looks"))
        >>> LessonAnswers(tasks={}, marks=marks, name="shape", shows_all=False, prefix="two-sentences.").until("looks")
        'covered until question 2 is answered'
        """
        return f"covered until question {list(self.marks).index(name) + 1} is answered"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson that has begun: its figure goes to ``figure``, the questions to ``beside``, above the switch.

    Beneath the switch, ``onward`` has the way on once all is answered: the end of the screen may be far below.
    To ``controls`` goes what is chosen or said about the figure; on a phone it stands beneath the questions. ``line``
    is that of the title.
    """

    screen: Screen
    line: st.delta_generator.DeltaGenerator
    figure: st.delta_generator.DeltaGenerator
    beside: st.delta_generator.DeltaGenerator
    controls: st.delta_generator.DeltaGenerator
    switch: st.delta_generator.DeltaGenerator
    onward: st.delta_generator.DeltaGenerator

    @cached_property
    def shows_all(self) -> bool:
        """Whether everything is shown. This draws the switch, which is there only if something reads it."""
        if self.screen.computes:
            return False
        with self.switch:
            return bool(widgets.field(st.toggle, "Show everything", key=self.screen.shown_by, usual=False))

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
        under: Callable[[str], object] | None = None,
        then: Callable[[str], object] | None = None,
        chosen: Mapping[str, Callable[[str], object]] = _NO_CHOICES,
        halves: Mapping[str, Result] = MappingProxyType({}),
        turned: Callable[[], None] | None = None,
        numbered: Collection[str] = (),
    ) -> LessonAnswers:
        """Ask one question after the other, each in a tab, and show how many answers are right.

        All are drawn, so that the link holds every answer, and all but one stand in tabs that are closed. The link
        names the one that is asked, so that a reload stays there; a link that names none opens on the first that is
        blank, and an older one of a screen that computes has its number, in the order of ``numbered``. By name,
        ``under`` draws what stands between a field and its mark, ``then`` what follows, and ``chosen`` says what to do
        with an option that is chosen: it sets the figure as a press there would; ``halves`` are marks that must be
        right as well before theirs counts. ``turned`` is called when another question is asked.
        """
        key, prefix, settled = f"{self.screen.name}.asked", self.screen.prefix, list[bool]()
        numbers, fields = [str(i + 1) for i in range(len(tasks))], [f"{prefix}{name}" for name in tasks]
        named, asked, marks = linked_text("question", key), next(iter(tasks)), dict[str, Result]()
        bases = {name: f"{task.prompt} {task.answer}" for name, task in tasks.items() if self.screen.computes}
        if bases:
            kept_answers.begin_unnamed(f"{bases}")
        if not is_drawn(key) or named.is_opened() or named.recalled() not in fields:
            in_order = [f"{prefix}{name}" for name in numbered if name in tasks] or fields
            older = dict(zip(numbers, in_order, strict=True)).get(link.parameter(key), "")
            fill(key, numbers[fields.index(_first_field(named.held() or older, fields))])
        with self.beside:
            tabs = st.tabs(numbers, key=key, on_change=turned or "rerun")
            for i, (name, tab) in enumerate(zip(tasks, tabs, strict=True)):
                with tab:
                    marks[name] = questions.ask_question(
                        tasks[name], fields[i], chosen=chosen.get(name),
                        under=under and partial(under, name), base=bases.get(name, ""),
                    )  # fmt: skip
                    whole = questions.join_halves(marks[name], halves.get(name))
                    is_settled = whole.status == "correct" if name in halves else tasks[name].is_settled(whole)
                    settled.append(self.shows_all or is_settled)
                    if self.shows_all and (answer := tasks[name].answer):
                        st.markdown(f":material/visibility: {answer}")
                    if then:
                        then(name)
                    left = [number for number, done in zip(numbers, settled, strict=False) if settled[i] and not done]
                    if further := numbers[i + 1 :] or left:
                        to = fields[i], partial(_turn, turned), key, further[0]
                        label = "Next" if numbers[i + 1 :] else f"Question {further[0]}"
                        questions.offer_next(f"{key} {i}", to, label=label, is_settled=settled[i])
                if tab.open:
                    asked = name
            named.set(f"{prefix}{asked}")
            questions.show_score(questions.join_halves(mark, halves.get(name)) for name, mark in marks.items())
        if all(settled) and (following := navigation.next_stop()):
            with self.onward:
                navigation.link_along(following)
        return LessonAnswers(tasks=tasks, marks=marks, name=asked, shows_all=self.shows_all, prefix=prefix)


def _turn(turned: Callable[[], None] | None, key: str, number: str) -> None:
    fill(key, number)
    if turned:
        turned()


def _first_field(named: str, fields: Sequence[str]) -> str:
    """The field of the question that a lesson opens on: the one that is named, the first that is blank, or the last."""
    blank = (field for field, text in zip(fields, contents.texts(fields), strict=True) if not text)
    return named if named in fields else next(blank, fields[-1])


def begin(name: str, *, numbers: Mapping[str, str] = MappingProxyType({}), needs: str = "") -> Lesson:
    """Begin a lesson as its record says: title, question, minutes, and the switch that shows everything.

    For ``numbers`` see `page.begin`; ``needs`` is the package that it cannot do without. A screen without a switch
    computes with numbers that have no name: its answers do not come back, and its chain has all the width.
    """
    screen = named(name)
    edits.take_back_tried(name)
    if screen.computes:
        line = page.begin_with_picture(screen.title)
        page.say(screen.question)
    else:
        lead = "\N{NO-BREAK SPACE}".join((screen.question, f":small[{screen.minutes}", "minutes.]"))
        line = page.begin(screen.title, lead, numbers=numbers)
    if needs:
        page.needs(needs)
    with st.container(key="lesson"):  # whose styles put them side by side
        column = st.container(key="beside") if screen.computes else None  # a chain has many stops of the Tab key
        figure = page.place("figure")
        column = column or st.container(key="beside")
        controls = st.container(key=f"chain {name}" if screen.computes else None)  # it has all the width
        foot = st.container(key="foot") if screen.computes else None  # the Tab key comes to it as the eye does
    with column:
        with st.container(key="card"):
            beside = st.container()
            switch = beside if screen.computes else st.container()
            onward = st.container(key="onward")
        page.put_links_in(foot or st.container(key="foot"))
    return Lesson(
        screen=screen, line=line, figure=figure, beside=beside, controls=controls, switch=switch, onward=onward,
    )  # fmt: skip
