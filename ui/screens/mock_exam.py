"""A mock exam: chosen, sat without verdicts, and marked all at once."""

from pathlib import Path

import streamlit as st

from core.exercises import ExerciseDataError
from ui.screens import mock_exam_marks, mock_exam_sheet, mock_exam_start
from ui.session import exam_sitting


def draw() -> None:
    """Draw the exam where the student is in it; says so if a file of its exercises has an error."""
    try:
        sitting = exam_sitting.current()
        if sitting is None:
            mock_exam_start.draw()
        elif sitting.handed_in:
            mock_exam_marks.draw(sitting)
        else:
            mock_exam_sheet.draw(sitting)
        exam_sitting.keep(sitting)
    except ExerciseDataError as error:
        name = Path(error.file).name
        st.error(f"No exam can be made: the file of an exercise has an error. {name}, {error.field}: {error.expected}.")
