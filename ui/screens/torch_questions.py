"""What the screens on torch share: their sections and questions, and waiting for torch."""

import sys
from collections.abc import Callable, Collection, Mapping
from threading import Thread
from types import MappingProxyType

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import in_prose
from core.graph.trace import Trace
from core.homework import answer_cover
from core.lessons import torch_module, torch_questions
from core.lessons.schema import Facts
from core.lessons.torch_module import POSITION
from core.lessons.torch_questions import Lesson
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields.earned_parts import earned_parts
from ui.frame import covered_answers, lesson, page
from ui.frame.lesson import LessonAnswers
from ui.machine import screen
from ui.machine.picture import Picture


def load_ahead(first: Callable[[], object]) -> None:
    """Load torch for what it computes first, while a question is read that does not need it."""
    if "torch" not in sys.modules:
        # A process that ends waits for it: torch cannot be left half loaded. The threads of Streamlit are daemons.
        Thread(target=first, daemon=False).start()


def load_torch() -> None:
    """Wait for torch the first time; where it is not installed, say so and stop."""
    page.needs("torch")
    if "torch" not in sys.modules:
        with st.spinner("Loading torch …"):
            covered_traces(torch_module.module())


def explain(name: Lesson, section: str, facts: Facts, *, has_code: bool = True) -> None:
    """Say what a section of a lesson is about, in words and in code."""
    content = torch_questions.load(name).sections[section]
    st.markdown(in_prose(content.text.format_map(facts)))
    if has_code:
        code = content.code.strip().format_map(facts)
        is_long = name == "torch_mask" or section == "Agreement"
        folded = "The class" if code.startswith("class") else "The whole code" if is_long else ""
        place = st.expander(folded) if folded else st.container()
        place.code(code, language="python", wrap_lines=True)


def ask(
    here: lesson.Lesson,
    name: Lesson,
    facts: Mapping[str, Facts],
    figures: Mapping[str, Callable[[LessonAnswers], object]] = MappingProxyType({}),
    *,
    are_apart: bool = False,
    chosen: Mapping[str, Callable[[str], object]] = MappingProxyType({}),
    then: Callable[[str], object] | None = None,
    turned: Callable[[], None] | None = None,
) -> LessonAnswers:
    """Ask the questions of all sections, whose ``facts`` are given; the code, and what is not asked, is below.

    Beside the questions is the figure of the section that is asked, unless it stands above fields: then it is drawn
    apart. Sections that ``are_apart`` are seen one at a time, and told of once they are answered. Links have the
    answers by the screen they once were on.
    """
    asked = here.ask(torch_questions.tasks(name, facts), chosen=chosen, then=then, turned=turned)
    sections = torch_questions.load(name).sections
    for one in sorted(facts, key=lambda one: asked.name not in sections[one].asks):
        is_asked, figure = asked.name in sections[one].asks, figures.get(one)
        if are_apart and not is_asked:
            continue
        if figure and is_asked:
            with here.figure:
                figure(asked)
        if (is_answered := asked.open >= sections[one].answers) or not are_apart:
            explain(name, one, facts[one], has_code=is_answered)
        if figure and not is_asked:  # in the text below, what is said comes before what is shown
            figure(asked)
    return asked


def tell_of_covered(*traces: Trace) -> None:
    """Say that numbers of these traces, usually those of `torch_module.module`, are covered, if any is."""
    exercise = torch_module.exercise()
    parts = answer_cover.covered_parts(exercise, earned_parts(exercise), traces or (torch_module.module(),))
    covered_answers.tell_of(exercise, parts)


def covered_traces(*traces: Trace) -> tuple[Trace, ...]:
    """Traces of *journey* with nan for what its homework asks for and a student has not earned."""
    exercise = torch_module.exercise()
    answers = answer_cover.answer_cover(exercise, earned_parts(exercise))
    return tuple(answer_cover.covered_trace(trace, answers) for trace in traces)


def draw_threads(
    name: str,
    ways: Mapping[str, Matrix],
    way: str,
    *,
    waiting: Collection[str] = (),
    adds_up: int | None = None,
    row: int = POSITION,
    undefined: Collection[str] = (),
    expected: float | None = None,
    mine: float | None = None,
    missing: tuple[float, ...] = (),
    alike: Collection[str] = (),
    heaps: tuple[tuple[int, ...], ...] = (),
    heaped: str = "",
    reach: float = 1,
) -> None:
    """The words of *journey* with what the one that is asked about attends to, in several ways; ``way`` comes first.

    Rows in which the homework covers a number are veiled, and all rows of the ways that wait for an answer; what is nan
    in an ``undefined`` way is drawn as nan. Rows that are covered in the first way are in no small picture, where they
    would seem to be dropped. The weights of a row are added up, in all ways or in so many; their ``expected`` sum is
    outlined, and what is ``missing`` from it is hatched. Ways that are ``alike`` stand out. A
    weight of the word to itself that is ``mine`` is marked while its row is veiled. For ``heaps`` see `Threads`.
    """
    words, _ = torch_module.journey()
    weights, names = np.stack(tuple(ways.values())), tuple(ways)
    waits, is_nan = (np.isin(names, list(some))[:, None] for some in (waiting, undefined))
    hidden = np.isnan(weights).any(axis=-1) & ~is_nan | waits
    threads.draw(
        Threads(
            name=name, tokens=words, names=names, weights=weights[None],
            row=Row(0, names.index(way), row), sums=frozenset(range(len(names))[:adds_up]),
            veiled=frozenset(Row(0, *place) for place in np.argwhere(hidden).tolist()), missing=missing,
            expected=expected if mine is None else mine, drawn=None if mine is None else row,
            dashed=f"{words[-1]} × 1" + (f", {expected:.4f}" if expected else ""),
            outlined=frozenset((0, names.index(one)) for one in alike), heaps=heaps, heaped=heaped, reach=reach,
            rows=tuple(np.flatnonzero(~np.isnan(weights[0]).any(axis=-1)).tolist()),
        ),
    )  # fmt: skip


def offer_steps(made: Callable[[], Picture]) -> None:
    """Offer what was drawn as matrices, folded: each number says what it came from."""
    opened = st.expander(
        "Where the numbers come from", icon=":material/grid_on:", on_change="rerun", key="steps of the numbers"
    )
    if opened.open:
        with opened:
            screen.show(made(), key="machine of the steps")
