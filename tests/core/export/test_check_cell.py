"""The cell of a downloaded notebook that has its results marked."""

import json
import sys

import numpy as np
import pytest

from core import exercises
from core.export.check_cell import add_check_cell
from core.export.programs import notebook
from core.graph.form import LEARNED, PLAIN, Form
from core.graph.ways import divided_by

BANK = exercises.load("bank-interest")
GRAPHS = [
    pytest.param(name, variant, graph, id=f"{name}-{variant}-{graph}")
    for name in exercises.ids()
    for variant in (None, 7)
    for graph in exercises.load(name).graphs
    if graph not in exercises.load(name).second_heads
]


def made(exercise, inputs, form):
    return add_check_cell(notebook(exercise.title, exercise.tokens, inputs, form), exercise, inputs, form)


def run(text):
    """What the last cell shows, after all others have run."""
    names = {}
    *before, last = [cell["source"] for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    with np.printoptions():  # a notebook sets its own
        for source in before:
            exec(source, names)  # noqa: S102
    definition, call = last.rsplit("\ncheck(", 1)
    exec(definition, names)  # noqa: S102
    return eval(f"check({call}", names)  # noqa: S307


@pytest.mark.parametrize(("name", "variant", "graph"), GRAPHS)
def test_all_that_the_notebook_computes_is_marked_as_right(name, variant, graph):
    exercise = exercises.load(name, variant)
    form = exercise.graphs[graph]
    asked = {part.id for part in exercise.parts if part.graph == graph and part.kind not in ("choice", "ranking")}
    text = made(exercise, exercise.inputs, form)
    checked = run(text) if asked else None
    assert asked <= set(checked.given if checked else ())
    assert not checked or {checked[part].status for part in checked.given} == {"correct"}


@pytest.mark.parametrize(
    ("change", "form"),
    [
        pytest.param({}, Form(learned=True, scaling=divided_by(2.0)), id="another-form"),
        pytest.param({"X": np.zeros((5, 3))}, LEARNED, id="numbers-typed-over"),
        pytest.param({"W_q": np.zeros((3, 3))}, LEARNED, id="weights-typed-over"),
        pytest.param({"X": np.ones((2, 3))}, PLAIN, id="another-sentence"),
    ],
)
def test_where_no_question_asks_about_the_numbers_there_is_no_cell(change, form):
    inputs = {**BANK.inputs, **change}
    assert made(BANK, inputs, form) == notebook(BANK.title, BANK.tokens, inputs, form)


def test_weights_that_a_form_does_not_use_may_be_typed_over():
    assert "check(" in made(BANK, {**BANK.inputs, "W_q": np.zeros((3, 3))}, PLAIN)


def test_a_sentence_of_ones_own_has_no_cell():
    text = notebook("", BANK.tokens, BANK.inputs, PLAIN)
    assert add_check_cell(text, None, BANK.inputs, PLAIN) == text


def test_without_the_package_the_notebook_runs_and_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "computed_attention", None)
    assert "pip install" in run(made(BANK, BANK.inputs, PLAIN))
