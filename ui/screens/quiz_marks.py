"""The mark of an answer: its message, its mistakes, a mark for each number, and the numbers in full precision."""

import re
from collections.abc import Iterator

import numpy as np
import streamlit as st

from core.exercises import Exercise, Part
from core.grading import Result
from core.graph.form import LEARNED, PLAIN
from core.graph.nodes import EVERY_NODE
from core.graph.tex import in_prose, plain
from core.homework.diagnosis_in_words import HEDGE
from core.homework.hints import screen_of, screens_of
from core.homework.mistakes import MISTAKES
from core.reading import answers
from core.reading.answers import Numbers, WeightedWords
from ui.charts import drawing
from ui.fields.questions import verdict
from ui.frame import covered_answers, navigation, tables
from ui.session.keys import Key

_CELLS = {
    "correct": ("✓", "green"), "wrong": ("✗", "red"), "imprecise": ("…", "blue"), "unreadable": ("?", "violet"),
    "blank": ("○", "gray"),
}  # fmt: skip
"""Mark and colour of a number: the mark says it too, for those who do not see the colour."""


_UNSURE_COMMA = re.compile(r"\A[^.]*\d,\d[^.]*\Z")
"""A comma between digits where no point is: it could have been meant as one."""


def show(
    exercise: Exercise, part: Part, result: Result, *, in_boxes: bool = False, typed: str = "", working: str = ""
) -> None:
    """Show the mark of an answer; that of each number only if it does not stand ``in_boxes``."""
    show_verdict(part, result, in_boxes=in_boxes, typed=typed, working=working)
    for screen in screens_of(exercise, part, explained_mistakes(result)):
        navigation.link(screen, fields=covered_answers.fields(Key.EXAMPLE, exercise))
    if result.status == "correct" and part.kind in ("number", "vector", "matrix") and not result.carried:
        if exercise.graphs[part.graph] in (PLAIN, LEARNED):  # as they are computed on the screens
            where = covered_answers.fields(Key.EXAMPLE, exercise) | _place(exercise, part)
            they = "they come" if part.shape else "it comes"
            navigation.link(screen_of(exercise, part), f"Where {they} from.", fields=where)
        with st.popover("To go on with", type="tertiary", help="Twelve digits, for the steps that follow."):
            st.code(_spell_in_full(exercise.answer(part.id)), language=None)


def show_verdict(part: Part, result: Result, *, in_boxes: bool = False, typed: str = "", working: str = "") -> None:
    """Show what there is to say about an answer, and the mark of each number unless it stands ``in_boxes``.

    How it was read is left out if it was ``typed`` just so, and a right one has its ``working``. Where all numbers have
    one mark, the message says it. If it could be one of several mistakes, what they are is folded.
    """
    others = result.mistakes[len(explained_mistakes(result)) :]
    told, *reasons = paragraphs(part, result, typed, working)
    st.markdown(in_prose("\n\n".join([told] if others else [told, *reasons])))
    if others:
        with st.popover("What these mistakes are", type="tertiary"):
            of_others = [_explain(name, f"**{plain(MISTAKES[name].title)}.** ") for name in others]
            st.markdown(in_prose("\n\n".join([*reasons, *of_others])))
            for screen in dict.fromkeys(MISTAKES[name].screen for name in others):
                if screen not in ("", "quiz"):
                    navigation.link(screen)
    if part.shape and not in_boxes and len(set(result.cell_statuses(1))) > 1:
        _show_cells(part, result)


def paragraphs(part: Part, result: Result, typed: str = "", working: str = "") -> Iterator[str]:
    """What there is to say about an answer; shown as one text, because each element costs the browser time."""
    read, written = (text.replace(",", " ").split() for text in (result.reading, typed))
    many = f"{len(read)} numbers: " if read == written and _UNSURE_COMMA.search(typed) else ""
    is_told = (many or read not in ([], written)) and part.is_computed
    reading = f"  \n:gray[:small[Read as {many}{plain(result.reading)}.]]" if is_told else ""
    missing = (
        "Choose one of the options."
        if part.options
        else f"{'Choose' if part.choices else 'Type'} {answers.describe(part)}."
    )
    message = missing if result.status == "blank" else plain(result.message)
    status = "carried" if result.carried and result.status == "correct" else result.status  # as its dot has it
    yield f"{verdict(status, message)} {f'{working}.' if working and status == 'correct' else ''}".rstrip() + reading
    for name in explained_mistakes(result):
        is_named = f"“{MISTAKES[name].title}”" in result.message and len(result.mistakes) == 1
        doubt = "If so: " if HEDGE in result.message else ""
        yield _explain(name, doubt if is_named else f"**{plain(MISTAKES[name].title)}.** ")


def explained_mistakes(result: Result) -> tuple[str, ...]:
    """The mistakes that are explained at once: of several of which each is possible by itself, the first."""
    is_one_of_them = HEDGE in result.message and "together with" not in result.message
    return result.mistakes[:1] if is_one_of_them else result.mistakes


def _explain(mistake: str, lead: str) -> str:
    return f"{lead}{plain(MISTAKES[mistake].why)}  \n:material/lightbulb: {plain(MISTAKES[mistake].hint)}"


def _spell_in_full(answer: object) -> str:
    rows = np.atleast_2d(np.asarray(answer, dtype=float))
    return "\n".join("  ".join(f"{value:.12g}" for value in row) for row in rows)


def _place(exercise: Exercise, part: Part) -> dict[Key, str]:
    """The parameters of a link to a screen on which the number is explained, or the first of several."""
    words, (row, column) = drawing.distinct(exercise.tokens), (part.row or 0, part.column or 0)
    node = EVERY_NODE[part.node]
    return {
        Key.MATRIX: part.node, Key.ROW: words[row], Key.COLUMN: words[column] if node.is_pairwise else str(column + 1)
    }  # fmt: skip


def _show_cells(part: Part, result: Result) -> None:
    """Marks alone of numbers that are too many for a figure, a line for each word; of a ranking each word's."""
    if isinstance(result.answer, WeightedWords):
        _show_words(result.answer, result)
    elif isinstance(result.answer, Numbers):
        rows = ["".join(_CELLS[status][0] for status in row) for row in np.atleast_2d(np.array(result.cells))]
        words = drawing.distinct(part.tokens)
        words, width = words if part.row is None else [words[part.row]], max(map(len, words))
        st.code("\n".join(f"{word:>{width}} {row}" for word, row in zip(words, rows, strict=True)), language=None)


def _show_words(reading: WeightedWords, result: Result) -> None:
    """The words of a ranking and their weights, each with its mark, in the order in which they were typed."""
    columns: dict[str, list[str]] = {"word": [], "weight": []}
    for (word, weight), (named, weighed) in zip(reading.pairs, result.cells or (), strict=True):
        columns["word"].append(_mark_figure(named, word))
        columns["weight"].append(_mark_figure(weighed, str(weight) if weight else "missing"))
    tables.draw(columns)


def _mark_figure(status: str, figure: str) -> str:
    mark, colour = _CELLS[status]
    return f":{colour}-background[{mark}\N{NO-BREAK SPACE}{plain(figure)}]"
