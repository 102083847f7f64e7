"""Downloaded programs run unchanged, downloaded numbers can be read back, and both agree with the screens."""

import builtins
import csv
import io
import json
import re

import nbformat
import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.export.programs import as_numpy, csv_of, latex_of, matrices, notebook, program
from core.graph.code import snippet, wording
from core.graph.form import LEARNED, PLAIN, Form
from core.graph.masking import CAUSAL, sliding_window
from core.graph.nodes import NODES, shown_nodes, steps_of
from core.graph.ways import BY_ROOT, BY_SUM, UNSCALED, divided_by
from core.reading.answers import Numbers, numbers

SCALINGS = (UNSCALED, BY_ROOT, divided_by(1.0), divided_by(2.5))
KINDS = ({}, {"mask": CAUSAL}, {"normalise": BY_SUM}, {"positions": True}, {"mask": sliding_window(2)})
GRAPHS = [
    pytest.param(exercise_id, form, id=f"{exercise_id}-{form}")
    for i, exercise_id in enumerate(exercises.ids())
    for j, scaling in enumerate(SCALINGS)
    for learned in [(i + j // 2) % 2 == 0 and "W_q" in exercises.load(exercise_id).inputs]
    for form in [Form(learned=learned, scaling=scaling, **KINDS[(i + j) % 5])]
]
"""Pairwise: every exercise and both ways to attend with every divisor and every kind, and these with each other."""


def right(exercise, form):
    weights = [exercise.inputs[name] for name in ("W_q", "W_k", "W_v")] if form.learned else []
    return attend(exercise.inputs["X"], *weights, replace=steps_of(form))


def run(code, **names):
    exec(code, names)  # noqa: S102
    return names


def assert_same(matrices, trace, nodes):
    for node in nodes:
        np.testing.assert_allclose(np.asarray(matrices[node]), getattr(trace, node), rtol=1e-6, atol=1e-6, err_msg=node)


@pytest.mark.parametrize("library", ["numpy", "torch"])
@pytest.mark.parametrize(("exercise_id", "form"), GRAPHS)
def test_a_program_runs_unchanged_and_computes_every_node(exercise_id, form, library):
    exercise = exercises.load(exercise_id)
    names = run(program(exercise.inputs, NODES, library, form))
    assert ("torch" in names, "np" in names) == (library == "torch", library == "numpy")
    assert_same(names, right(exercise, form), NODES)


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_a_program_of_two_heads_computes_both(library):
    rain = exercises.load("rain-fell")
    names = run(program(rain.inputs, ["output"], library, rain.graphs["heads"]))
    assert_same(names, rain.traces["heads"], ["weights", "context_2", "output"])


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_a_program_has_only_what_its_nodes_need_and_prints_the_last(library, capsys):
    inputs = exercises.load("bank-interest").inputs
    names = run(program(inputs, ["weights", "scores"], library, LEARNED))
    assert set(names) - {"__builtins__", "np", "torch", "exponentials"} == {
        "X", "W_q", "W_k", "Q", "K", "scores", "scaled_scores", "weights",
    }  # fmt: skip
    assert capsys.readouterr().out == f"{names['weights']}\n"


def test_the_steps_are_the_ones_the_screens_show():
    assert "scores = X @ X.T" in program({"X": np.eye(2)}, ["weights"], "numpy", PLAIN)
    placed = Form(learned=True, scaling=BY_ROOT, mask=CAUSAL, positions=True)
    assert shown_nodes(placed) == tuple(NODES)
    for form, copies in (
        (PLAIN, {"Q", "K", "V", "scaled_scores", "masked_scores"}),
        (Form(learned=True, scaling=UNSCALED), {"scaled_scores", "masked_scores"}),
        (LEARNED, {"masked_scores"}),
        (Form(learned=True, scaling=BY_ROOT, mask=CAUSAL), set()),
    ):
        assert shown_nodes(form) == tuple(node for node in NODES if node not in copies | {"P", "X_P"})


def test_a_divisor_of_one_is_a_separate_step_and_not_the_root():
    for learned in (True, False):
        form = Form(learned=learned, scaling=divided_by(1.0))
        assert shown_nodes(form) == shown_nodes(Form(learned=learned, scaling=BY_ROOT))
        assert snippet("scaled_scores", "torch", form) == "scaled_scores = scores / 1.0"
        assert r"\frac{\text{scores}}{1}" in wording("weights", form).formula


@pytest.mark.parametrize("divisor", [2.5, 3**0.5, np.float64(0.1), 7])
def test_a_divisor_is_written_as_python_to_the_last_digit_and_in_a_formula_to_six(divisor):
    line = snippet("scaled_scores", "numpy", Form(learned=True, scaling=divided_by(divisor)))
    assert run(line, scores=1.0)["scaled_scores"] == 1 / divisor
    formula = wording("scaled_scores", Form(learned=True, scaling=divided_by(divisor))).formula
    assert formula == rf"\text{{scaled scores}} = \frac{{\text{{scores}}}}{{{divisor:.6g}}}"


def test_an_unknown_node_is_refused():
    for ask in (
        lambda: snippet("attention", "numpy", LEARNED), lambda: wording("X", LEARNED),
        lambda: program({"X": np.eye(2)}, ["weights", "Z"], "numpy", PLAIN),
    ):  # fmt: skip
        with pytest.raises(ValueError, match="expected"):
            ask()
    with pytest.raises(KeyError, match="W_q"):
        program({"X": np.eye(2)}, ["Q"], "numpy", LEARNED)


@pytest.mark.parametrize(
    "M",
    [
        pytest.param(np.array([[0.1, 1 / 3], [-2.5e-17, 1e300]]), id="doubles"),
        pytest.param(np.float32([[0.1, 1 / 3], [-2.5e-17, 3e38]]).astype(np.float64), id="word vectors"),
        pytest.param(np.array([[float(np.float32(0.1)), 0.1]]), id="a word vector and one typed"),
        pytest.param(np.array([[0.5, 2.0]]), id="both"),
        pytest.param(np.array([[0.25, -np.inf], [1.5, 2.0]]), id="masked"),
    ],
)
@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_matrices_are_written_to_the_last_digit(M, library):
    array = run(program({"X": M}, ["Q"], library, PLAIN))["X"]
    assert "float64" in str(array.dtype)
    assert np.array_equal(np.asarray(array), M)
    assert np.array_equal(run(as_numpy({"M": M}))["M"], M)


def test_word_vectors_are_written_with_the_digits_they_came_with():
    X = exercises.load("river-bank").inputs["X"]
    longest = max(map(len, re.findall(r"[\d.]+", as_numpy({"X": X}))))
    assert longest <= 12


def read(text, M):
    reading = numbers(text, M.shape)
    assert isinstance(reading, Numbers), reading
    return [cell and cell.value for cell in reading.cells]


@pytest.mark.parametrize(("exercise_id", "form"), GRAPHS[::3])
def test_csv_and_latex_are_read_again_as_answers(exercise_id, form):
    exercise = exercises.load(exercise_id)
    words = [f"{word}{i}" for i, word in enumerate(exercise.tokens)]
    exported, trace = matrices(exercise.inputs, form), right(exercise, form)
    assert tuple(exported) == (("X", "W_q", "W_k", "W_v") if form.learned else ("X",)) + shown_nodes(form)
    assert all(np.array_equal(M, getattr(trace, name)) for name, M in exported.items())
    for M in (M for M in exported.values() if np.isfinite(M).all()):
        rows, columns = (words * M.shape[0])[: M.shape[0]], [f"d{j}" for j in range(M.shape[1])]
        assert [float(value) for value in read(csv_of(M, rows, columns), M)] == M.ravel().tolist()
        assert [f"{value:.4f}" for value in read(latex_of(M), M)] == [f"{value:z.4f}" for value in M.ravel()]


def test_csv_follows_the_standard_and_keeps_all_digits():
    M = np.array([[1 / 3, -1e-300], [0.1 + 0.2, -np.inf]])
    rows, columns = ['say "so"', "=a, b"], ["line\nbreak", "the₅"]
    text = csv_of(M, rows, columns)
    assert text == (
        ',"line\nbreak",the₅\r\n"say ""so""",0.3333333333333333,-1e-300\r\n"\'=a, b",0.30000000000000004,-inf\r\n'
    )
    heading, *table = csv.reader(io.StringIO(text, newline=""))
    assert heading == ["", *columns]
    assert [row[0] for row in table] == ['say "so"', "'=a, b"]
    assert [[float(cell) for cell in row[1:]] for row in table] == M.tolist()


def test_latex_is_a_bmatrix_while_amsmath_has_room():
    assert latex_of(np.array([[0.12345, -0.00001], [-np.inf, -2.5]])) == (
        "\\begin{bmatrix}\n0.1235 & 0.0000 \\\\\n-\\infty & -2.5000\n\\end{bmatrix}"
    )
    assert latex_of(np.ones((1, 10))).startswith("\\begin{bmatrix}")
    wide = latex_of(np.ones((1, 11)))
    assert wide.startswith("\\left[\\begin{array}{" + "r" * 11 + "}\n")
    assert wide.endswith("\n\\end{array}\\right]")


def cells_of(text, kind):
    return [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == kind]


def only_numpy(name, *rest, **more):
    if name != "numpy":
        raise ImportError(f"{name} is not numpy")
    return builtins.__import__(name, *rest, **more)


def run_notebook(text):
    names = {"__builtins__": {**vars(builtins), "__import__": only_numpy}}
    shown_last = []
    with np.printoptions():
        for cell in cells_of(text, "code"):
            *_, last = cell["source"].splitlines()
            exec(cell["source"], names)  # noqa: S102
            shown_last.append((last, eval(last, names)))  # noqa: S307
    return names, shown_last


@pytest.mark.parametrize(("exercise_id", "form"), GRAPHS[::3])
def test_a_notebook_runs_with_numpy_alone_and_has_title_formula_and_shape_above_each_step(exercise_id, form):
    exercise, nodes = exercises.load(exercise_id), shown_nodes(form)
    text, trace = notebook(exercise.title, exercise.tokens, exercise.inputs, form), right(exercise, form)
    nbformat.validate(json.loads(text), version=4)
    names, shown_last = run_notebook(text)
    assert [name for name, _ in shown_last] == ["X", *nodes]
    assert_same(dict(shown_last), trace, ["X", *nodes])
    assert set(nodes) == set(NODES) & set(names)
    assert names["tokens"] == list(exercise.tokens)
    _, *steps = cells_of(text, "markdown")
    for node, step in zip(nodes, steps, strict=True):
        words, (n, m) = wording(node, form), getattr(trace, node).shape
        assert step["source"].split("\n\n") == [
            f"## {words.title}", f"$${words.formula}$$", f"{n} × {m} ({words.shape[0]} × {words.shape[1]})",
        ]  # fmt: skip
        assert words.formula.count("{") == words.formula.count("}")


def test_titles_and_words_are_harmless_in_a_notebook():
    tokens = ["'); import os #", "\n", "\\", "“é”"]
    text = notebook("a\n# <img src=x> $x$ *b*", tokens, {"X": np.eye(4)}, PLAIN)
    names, _ = run_notebook(text)
    assert names["tokens"] == tokens
    assert cells_of(text, "markdown")[0]["source"] == r"# a \# \<img src=x\> \$x\$ \*b\*"
