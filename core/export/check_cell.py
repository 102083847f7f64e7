"""The cell of a downloaded notebook that has its results marked there, where its numbers are those of an exercise."""

import json
from collections.abc import Mapping

import numpy as np

from core.export.programs import code_cell, words_cell
from core.graph.form import Form
from core.graph.steps import Matrix
from core.homework.exercise import Exercise, Part
from core.uploads.print_lines import place_in

_HEADING = "## Your results, marked"

_IMPORT = """\
try:
    from computed_attention import check
except ModuleNotFoundError:
    def check(*_, **__):
        return "To have this marked here, run “pip install .” in the folder of the app."
"""


def add_check_cell(notebook: str, exercise: Exercise | None, inputs: Mapping[str, Matrix], form: Form) -> str:
    """A notebook (JSON) with the cell at its end, or as it is if no question asks about these numbers in this form."""
    if not exercise or not (parts := _parts_asking(exercise, inputs, form)):
        return notebook
    content, call = json.loads(notebook), _call(exercise, parts)
    content["cells"] += [words_cell("check-words", _HEADING), code_cell("check-code", f"{_IMPORT}\n{call}")]
    return json.dumps(content, indent=1)


def _parts_asking(exercise: Exercise, inputs: Mapping[str, Matrix], form: Form) -> list[Part]:
    """The parts that ask for numbers of this form of the graph, if these are the inputs of the exercise."""
    graphs = {
        graph
        for graph, its_form in exercise.graphs.items()
        if its_form == form
        and all(name in inputs and np.array_equal(inputs[name], M) for name, M in _inputs_used(exercise, graph).items())
    }
    kinds = ("number", "vector", "matrix")
    return [part for part in exercise.computed_parts if part.graph in graphs and part.kind in kinds]


def _inputs_used(exercise: Exercise, graph: str) -> Mapping[str, Matrix]:
    given = exercise.inputs_of(graph)
    return given if exercise.graphs[graph].learned else {"X": given["X"]}


def _call(exercise: Exercise, parts: list[Part]) -> str:
    variant = [] if exercise.variant is None else [f"variant={exercise.variant}"]
    answers = [f"{part.id.replace('-', '_')}={place_in(part)}" for part in parts]
    lines = "".join(f"    {argument},\n" for argument in [f'"{exercise.id}"', *variant, *answers])
    return f"check(\n{lines})"
