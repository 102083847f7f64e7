"""Which word of a translation stands for which: threads that are drawn."""

from dataclasses import replace

import numpy as np

from core.homework.results import Result
from core.lessons import alignments
from core.lessons.task import BLANK
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import questions
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import machine
from ui.machine.picture import Box
from ui.machine.side_by_side import draw_matrix, several
from ui.session import contents

_AREA, _SIGNED = alignments.load().alignments


def fields() -> list[str]:
    """The fields of the threads, named after the screen on which they once stood."""
    return [f"why.area-{i + 1}" for i in range(len(_AREA.tasks))]


def marks() -> list[Result]:
    """The mark of each thread; one to a word that there is not is none."""
    chosen = zip(_AREA.tasks, contents.texts(fields()), strict=True)
    return [task.mark(text if text in _AREA.english else "") for task, text in chosen]


def ask(here: Lesson) -> LessonAnswers:
    """Ask about both alignments; beneath the first question the first thread that is wrong is told."""

    def tell(name: str) -> None:
        drawn = marks() if name == "order" else []
        questions.show_mark(next((mark for mark in drawn if mark.status == "wrong"), BLANK))

    return here.ask(alignments.tasks(), then=tell)


def show(here: Lesson, asked: LessonAnswers) -> None:
    """The alignment that is asked about, with the threads drawn so far; the fields that hold them are not seen."""
    with here.figure:
        if asked.name == "turned":
            _show_turned(asked)
        elif asked.name == "matrix" and asked.is_open("matrix"):
            _show_matrix(asked.text("matrix"))
        else:
            _show_threads(asked)
    with here.controls.container(key="unasked threads"):
        for key, task in zip(fields(), _AREA.tasks, strict=True):
            text = questions.read_answer(task, key)
            questions.note_answer(key, text, task.mark(text))


def _show_threads(asked: LessonAnswers) -> None:
    """The threads that are right, all once they are counted; the next is drawn from any word without one.

    The last of them answers the question: whoever has drawn all has counted them.
    """
    statuses = [mark.status for mark in marks()]
    shown = [status == "correct" or asked.is_open("order") for status in statuses]
    waiting = sorted((i for i, is_shown in enumerate(shown) if not is_shown), key=lambda i: statuses[i] != "wrong")
    row = waiting[0] if waiting else 0
    tried = contents.text(fields()[row]) if waiting else ""

    def join(places: tuple[int, int]) -> None:
        if places[0] in waiting:
            contents.change(fields()[places[0]], _AREA.english[places[1]])
            if all(mark.status == "correct" for mark in marks()):
                asked.answer(asked.tasks["order"].answer, "order")

    threads.draw(
        Threads(
            name=f"A thread from {_AREA.french[row][0]} to the word that it stands for",
            tokens=tuple(word for word, _ in _AREA.french), others=_AREA.english,
            weights=_AREA.matrix(
                [meant if is_shown else "" for is_shown, (_, meant) in zip(shown, _AREA.french, strict=True)]
            )[None, None],
            row=Row(0, 0, row), asks="word" if waiting else "",
            drawn=_AREA.english.index(tried) if tried in _AREA.english else None,
        ),
        key="threads area",
        on={"word": lambda word: join((row, word)), "move": join} if waiting else {},
    )  # fmt: skip


def _show_matrix(said: str) -> None:
    """The alignment as a matrix; where another line would have its ones, these are struck out."""
    french, meant = zip(*_AREA.french, strict=True)
    made = draw_matrix("weights", "Weights", _AREA.matrix(meant), french, _AREA.english)
    believed = {"falling to the right": (1, 2, 3), "straight down": (1, 1, 1)}.get(said, ())
    struck = tuple(
        Box(row=i, column=j, text="1", mark="struck", fixed=True)
        for i, j in enumerate(believed, start=1) if not made.M[i, j]
    )  # fmt: skip
    picture = several("What each French word attends to", replace(made, boxes=struck))
    machine.draw(replace(picture, is_small=True), key="machine of the alignment")


def _show_turned(asked: LessonAnswers) -> None:
    """The other way round: each English word shares out its whole among the French ones; over it what is predicted."""
    shares, is_open, predicted = _SIGNED.turned_matrix, asked.is_open("turned"), asked.text("turned")
    asks = int(np.argmin(shares.max(axis=1)))
    threads.draw(
        Threads(
            name="What each English word gives to the French ones", tokens=_SIGNED.english,
            others=tuple(word for word, _ in _SIGNED.french), weights=shares[None, None], reach=2,
            row=Row(0, 0, asks), veiled=frozenset() if is_open else frozenset([Row(0, 0, asks)]),
            sums=frozenset([0]), expected=(1 if predicted == "1 to each" else 0.5) if is_open and predicted else None,
            drawn=int(np.argmax(shares[asks])) if predicted == "1 to the first" else None,
        ),
        key="threads signed turned",
    )  # fmt: skip
