"""The homework as a notebook, done as a student does it: blank, wrong, named, mended, right."""

import nbformat
import numpy as np
import pytest
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

from core import exercises
from tests.documents import ROOT

BANK = exercises.load("bank-interest")
NOTEBOOK = ROOT / "docs" / "homework.ipynb"

RIGHT = {
    "q1": {
        "    return None": "    return np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)",
        "q1_weights = None": "q1_weights = softmax(X @ X.T)",
        "q1_weight = None": "q1_weight = q1_weights[1, 3]",
        "q1_strength = None": 'q1_strength = "weak"',
    },
    "q2": {"Q = None": "Q = X @ W_q", "K = None": "K = X @ W_k", "V = None": "V = X @ W_v"},
    "q3": {
        "q3_weights = None": "q3_weights = softmax(Q @ K.T / np.sqrt(3))",
        "q4_weight = None": "q4_weight = q3_weights[1, 3]",
        "q4_strength = None": 'q4_strength = "strong"',
        "q5_top_two = None": "q5_top_two = {words[i]: q3_weights[1, i] for i in np.argsort(-q3_weights[1])[:2]}",
    },
    "q6": {"q6_context = None": "q6_context = q3_weights @ V"},
}
"""What a student writes in each cell."""


@pytest.fixture
def run(tmp_path):
    """Runs a cell of the notebook after some lines were replaced, and gives what it shows."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    places = {cell.id: i for i, cell in enumerate(notebook.cells) if cell.cell_type == "code"}
    blank = {name: notebook.cells[i].source for name, i in places.items()}
    manager = AsyncKernelManager(transport="ipc", ip=str(tmp_path / "kernel"), kernel_name="python3")
    client = NotebookClient(notebook, km=manager, timeout=60, resources={"metadata": {"path": str(ROOT)}})

    def run(name, written=None):
        cell = notebook.cells[places[name]]
        cell.source = blank[name]
        for line, answer in (written or {}).items():
            assert cell.source.count(line) == 1, line
            cell.source = cell.source.replace(line, answer)
        client.execute_cell(cell, places[name])
        (shown,) = [one for one in cell.outputs if one.output_type == "execute_result"] or [None]
        return shown and shown.data["text/plain"]

    with client.setup_kernel():
        run("start")
        run("given")
        yield run


@pytest.mark.slow
def test_the_homework_is_done_as_a_student_does_it(run):
    assert {name: run(name).count("○ blank") for name in RIGHT} == {"q1": 3, "q2": 6, "q3": 4, "q6": 14}
    assert run("show") == "'There is something left to do.'"
    for name in ("q1", "q2"):
        assert "✗" not in run(name, RIGHT[name])
    wrong = run("q3", RIGHT["q3"] | {"q3_weights = None": "q3_weights = softmax(Q @ K.T)"})
    assert "It looks like “Not divided by √d_k”." in wrong
    assert wrong.count("it follows from your own answer to part 10 (question 3)") == 2
    mended = run("q3", RIGHT["q3"])
    assert mended.count("✓ right: Right.") == 4
    assert "14 of 14 points" in run("q6", RIGHT["q6"])
    assert "LivePicture" in run("show")


def test_the_notebook_is_handed_out_empty_with_the_numbers_of_the_exercise():
    cells = nbformat.read(NOTEBOOK, as_version=4).cells
    assert not [cell.id for cell in cells if cell.get("outputs")]
    given = next(cell.source for cell in cells if cell.id == "given")
    names = {"np": np}
    exec(given, names)  # noqa: S102
    assert tuple(names["words"]) == BANK.tokens
    for name, M in BANK.inputs.items():
        assert np.array_equal(names[name], M), name
