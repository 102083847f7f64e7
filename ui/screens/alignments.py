"""Which word of a translation stands for which: threads that are drawn."""

from dataclasses import replace

import numpy as np

from core.homework.results import Result
from core.lessons import alignments
from core.lessons.alignments import Alignment
from core.lessons.task import BLANK
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import questions
from ui.frame.lesson import Asked, Lesson
from ui.machine import machine
from ui.machine.side_by_side import draw_matrix, several
from ui.session import contents


def keys(alignment: Alignment) -> list[str]:
    """The fields of an alignment, one per thread to draw; they are named after the screen on which they once stood."""
    return [f"why.{alignment.id}-{i + 1}" for i in range(len(alignment.tasks))]


def fields() -> list[str]:
    """All fields of the threads."""
    return [key for one in alignments.load().alignments for key in keys(one)]


def marks(alignment: Alignment) -> list[Result]:
    """The mark of each thread; one to a word that there is not is none."""
    chosen = zip(alignment.tasks, contents.texts(keys(alignment)), strict=True)
    return [task.mark(text if text in alignment.english else "") for task, text in chosen]


def ask(here: Lesson) -> Asked:
    """Ask about both alignments; beneath a question the first of its threads that is wrong is told."""

    def tell(name: str) -> None:
        drawn = marks(_asked_about(name)) if name != "matrix" else []
        questions.show_mark(next((mark for mark in drawn if mark.status == "wrong"), BLANK))

    return here.ask(alignments.tasks(), then=tell)


def _asked_about(name: str) -> Alignment:
    return alignments.load().alignments[name == "turned"]


def show(here: Lesson, asked: Asked) -> None:
    """The alignment that is asked about, with the threads drawn so far; the fields that hold them are not seen."""
    alignment, is_open = _asked_about(asked.name), asked.is_open(asked.name)
    with here.figure:
        if asked.name == "turned" and is_open:
            _show_turned(alignment, asked.text("turned"))
        elif asked.name == "matrix" and is_open:
            _show_matrix(alignment)
        else:
            is_drawn = is_open or (asked.name == "matrix" and asked.is_open("order"))
            _show_threads(alignment, is_open=is_drawn, shows_all=asked.shows_all)
    with here.controls.container(key="unasked threads"):
        for one in alignments.load().alignments:
            for key, task in zip(keys(one), one.tasks, strict=True):
                text = questions.read_answer(task, key)
                questions.note_answer(key, text, task.mark(text))


def _show_threads(alignment: Alignment, *, is_open: bool, shows_all: bool) -> None:
    """The threads that are right, all once they are counted; the next is drawn from any word without one."""
    statuses = [*["correct"] * alignment.drawn, *(mark.status for mark in marks(alignment))]
    shown = [status == "correct" or shows_all or is_open for status in statuses]
    waiting = sorted((i for i, is_shown in enumerate(shown) if not is_shown), key=lambda i: statuses[i] != "wrong")
    row = waiting[0] if waiting else 0
    key_of = {i: key for i, key in enumerate(keys(alignment), start=alignment.drawn) if i in waiting}
    tried = contents.text(key_of[row]) if waiting else ""

    def join(places: tuple[int, int]) -> None:
        if places[0] in key_of:
            contents.change(key_of[places[0]], alignment.english[places[1]])

    threads.draw(
        Threads(
            name=f"A thread from {alignment.french[row][0]} to the word that it stands for",
            tokens=tuple(word for word, _ in alignment.french), others=alignment.english,
            weights=alignment.matrix(
                [meant if is_shown else "" for is_shown, (_, meant) in zip(shown, alignment.french, strict=True)]
            )[None, None],
            row=Row(0, 0, row), asks="word" if waiting else "",
            drawn=alignment.english.index(tried) if tried in alignment.english else None,
        ),
        key=f"threads {alignment.id}",
        on={"word": lambda word: join((row, word)), "move": join} if waiting else {},
    )  # fmt: skip


def _show_matrix(alignment: Alignment) -> None:
    french, meant = zip(*alignment.french, strict=True)
    made = draw_matrix("weights", "Weights", alignment.matrix(meant), french, alignment.english)
    picture = several("What each French word attends to", made)
    machine.draw(replace(picture, is_small=True), key="machine of the alignment")


def _show_turned(alignment: Alignment, predicted: str) -> None:
    """The other way round: each English word shares out its whole among the French ones; over it what is predicted."""
    shares = alignment.turned_matrix
    asks = int(np.argmin(shares.max(axis=1)))
    threads.draw(
        Threads(
            name="What each English word gives to the French ones", tokens=alignment.english,
            others=tuple(word for word, _ in alignment.french), weights=shares[None, None],
            row=Row(0, 0, asks), sums=frozenset([0]), reach=2, expected=1 if predicted == "1 to each" else 0.5,
            drawn=int(np.argmax(shares[asks])) if predicted == "1 to the first" else None,
        ),
        key=f"threads {alignment.id} turned",
    )  # fmt: skip
