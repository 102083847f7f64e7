"""What is left over of a file, and where its answers can go: into the homework, or into a report."""

from math import prod

import streamlit as st

from core import grading
from core.exercises import Exercise
from core.grading import Grade
from core.graph.tex import plain
from core.reading import filled_cells
from core.uploads.candidates import shape_text
from core.uploads.match_report import first_line, report
from core.uploads.matches import Matching
from ui.frame import covered_answers
from ui.screens import hand_in
from ui.screens.quiz_sheet import LONGEST_IN_LINK
from ui.session import clock, contents, found_outputs, kept_progress, keys, link
from ui.session.keys import Key

_MOST_SHOWN = 40
"""The most results left over that are listed."""

_MORE = 2
"""So many more decimals than are asked for are taken along: with fewer an answer could get another mark."""


def show(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """Offer the homework, a report and a file to hand in."""
    with st.container(horizontal=True):
        if matching.matches and st.button(
            "Take these answers to the homework", type="primary", icon=":material/assignment_turned_in:"
        ):
            _take(exercise, matching, grade)
        st.download_button(
            "Report", report(exercise, found_outputs.current().name, matching, grade).encode(),
            f"{exercise.file_name}-report.md", "text/markdown", icon=":material/download:", on_click="ignore",
        )  # fmt: skip
    if matching.matches:
        st.caption("An answer that is already in the homework stays there if it is worth at least as much.")
    with hand_in.open_expander() as is_open:
        if is_open:
            hand_in.offer("check-homework", hand_in.ask_for_name(), [hand_in.answers(exercise, matching.texts)])


def list_unmatched(exercise: Exercise, matching: Matching) -> None:
    """List the results that nobody asked for, a matrix with its size if none of what is missing has that."""
    left = [matching.outputs[i] for i in matching.unmatched_outputs]
    if not left:
        return
    sizes = dict.fromkeys(
        shape_text(part.shape) for part in exercise.parts if part.id in matching.unanswered and part.shape[1:]
    )
    lines = []
    for one in left[:_MOST_SHOWN]:
        size = shape_text(one.shape) if one.shape[1:] and shape_text(one.shape) not in sizes else ""
        why = f" is {size}, where {' or '.join(sizes)} is missing" if size and sizes else ""
        lines.append(f"- {plain(one.place)}: `{first_line(f'{one.name} {one.text}').strip()}`{why}")
    more = [f"- {len(left) - _MOST_SHOWN} more"] if left[_MOST_SHOWN:] else []
    st.markdown("\n".join(["**Results that answer none of the questions**\n", *lines, *more]))


def _take(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """Open the homework with these answers, and with those that are there already and are worth as much."""
    field = {part.id: keys.answer_key(exercise, part) for part in exercise.parts}
    present = dict(zip(field, contents.texts(field.values()), strict=True))
    before = grading.grade(exercise, present)
    fields = {key.value: text for key, text in covered_answers.fields(Key.EXERCISE, exercise).items()}
    for part in exercise.parts:
        text = present[part.id]
        if (found := matching.matches.get(part.id)) and (
            not text.strip() or grade[part.id].credit > before[part.id].credit
        ):
            text = filled_cells.in_decimals(found.text, part.decimals + _MORE)
            kept_progress.note_last(exercise.id, exercise.variant, part.id, text, int(clock.now()))
        if prod(part.shape) > LONGEST_IN_LINK:
            contents.change(field[part.id], text)
        elif text:
            fields[field[part.id]] = text
    link.open_screen("pages/quiz.py", fields)
