"""The line that is told of a part that nothing answers prints its answer, and that is found."""

import contextlib
import io

import numpy as np
import pytest

from core import exercises
from core.classroom.check import written
from core.uploads.files import outputs
from core.uploads.marked import mark
from core.uploads.matching import match
from core.uploads.print_lines import line_for
from tests.core.uploads.test_notebooks import code, notebook, printed


@pytest.mark.parametrize("name", exercises.ids())
def test_what_the_line_for_a_part_prints_is_its_answer(name):
    exercise = exercises.load(name)
    for part in exercise.parts:
        line = line_for(part)
        if part.kind in ("choice", "ranking"):  # the line shows how; the words are the student's
            line = f'print("{part.id}", "{written(exercise.answer(part.id), 4)}")'
        matrices = {node: np.asarray(M) for node, M in exercise.traces[part.graph].matrices.items()}
        with contextlib.redirect_stdout(io.StringIO()) as shown, np.printoptions(threshold=10**6):
            exec(line, matrices)  # noqa: S102
        found = outputs("a.ipynb", notebook(code(line, printed(shown.getvalue()))))
        assert mark(exercise, match(exercise, found, takes="last"))[part.id].status == "correct", line
