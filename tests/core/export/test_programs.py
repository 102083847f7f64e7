"""What is taken along runs as it stands, can be read again, and says what the screens say."""

import builtins
import csv
import io
import json
import re

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.export.programs import as_numpy, csv_of, latex_of, matrices, notebook, program
from core.graph.code import needed, shown, snippet, wording
from core.graph.steps import NODES
from core.reading.answers import Numbers, numbers

GRAPHS = [
    pytest.param(exercise_id, learned, scaled, id=f"{exercise_id}-{'learned' if learned else 'plain'}-{scaled}")
    for exercise_id in exercises.ids()
    for learned in (False, True)
    for scaled in (None, False, True, 1.0, 2.5)
    if not learned or "W_q" in exercises.load(exercise_id).inputs
]
"""Every exercise with and without learning, with the course's scaling, without any, with it, and divided by a number."""


def right(exercise, learned, scaled):
    weights = [exercise.inputs[name] for name in ("W_q", "W_k", "W_v")] if learned else []
    if isinstance(scaled, float):
        return attend(exercise.inputs["X"], *weights, replace={"scaled_scores": lambda scores: scores / scaled})
    return attend(exercise.inputs["X"], *weights, scale=scaled)


def run(code, **known):
    exec(code, known)  # noqa: S102
    return known


def assert_same(found, trace, nodes):
    for node in nodes:
        np.testing.assert_allclose(np.asarray(found[node]), getattr(trace, node), rtol=1e-6, atol=1e-6, err_msg=node)


@pytest.mark.parametrize("library", ["numpy", "torch"])
@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_a_program_runs_as_it_stands_and_gives_every_node(exercise_id, learned, scaled, library):
    exercise = exercises.load(exercise_id)
    found = run(program(exercise.inputs, NODES, library, learned=learned, scaled=scaled))
    assert ("torch" in found, "np" in found) == (library == "torch", library == "numpy")
    assert_same(found, right(exercise, learned, scaled), NODES)


@pytest.mark.parametrize("library", ["numpy", "torch"])
@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_the_lines_of_a_step_compute_it_from_the_steps_before(exercise_id, learned, scaled, library):
    torch = pytest.importorskip("torch")
    exercise = exercises.load(exercise_id)
    trace = right(exercise, learned, scaled)
    scaled = learned if scaled is None else scaled
    arrays = {name: M for name, M in vars(trace).items() if M is not None}
    if library == "torch":
        arrays = {name: torch.from_numpy(M) for name, M in arrays.items()}
    for node in NODES:
        before = needed([node], learned=learned, scaled=scaled)[:-1]
        known = {name: arrays[name] for name in before}
        assert_same(
            run(snippet(node, library, learned=learned, scaled=scaled), np=np, torch=torch, **known), trace, [node]
        )


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_a_program_has_only_what_its_nodes_need_and_prints_the_last(library, capsys):
    inputs = exercises.load("bank-interest").inputs
    found = run(program(inputs, ["weights", "scores"], library, learned=True))
    assert set(found) - {"__builtins__", "np", "torch", "exponentials"} == {
        "X", "W_q", "W_k", "Q", "K", "scores", "scaled_scores", "weights",
    }  # fmt: skip
    assert capsys.readouterr().out == f"{found['weights']}\n"


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_large_scores_do_not_overflow(library):
    X = np.array([[1000.0, 0.0], [0.0, 2000.0]])
    assert_same(run(program({"X": X}, NODES, library, learned=False)), attend(X), NODES)


def test_the_steps_are_those_of_the_screens():
    assert "scores = X @ X.T" in program({"X": np.eye(2)}, ["weights"], "numpy", learned=False)
    assert shown(learned=False, scaled=False) == ("scores", "weights", "context")
    assert shown(learned=True, scaled=False) == ("Q", "K", "V", "scores", "weights", "context")
    assert shown(learned=True, scaled=True) == NODES


def test_a_divisor_of_one_is_a_step_of_its_own_and_not_the_root():
    for learned in (True, False):
        assert shown(learned=learned, scaled=1.0) == shown(learned=learned, scaled=True)
        assert snippet("scaled_scores", "torch", learned=learned, scaled=1.0) == "scaled_scores = scores / 1.0"
        assert r"\frac{\text{scores}}{1}" in wording("weights", learned=learned, scaled=1.0).formula


@pytest.mark.parametrize("divisor", [2.5, 3**0.5, np.float64(0.1), 7])
def test_a_divisor_is_written_as_python_to_the_last_digit_and_in_a_formula_to_six(divisor):
    line = snippet("scaled_scores", "numpy", learned=True, scaled=divisor)
    assert run(line, scores=1.0)["scaled_scores"] == 1 / divisor
    formula = wording("scaled_scores", learned=True, scaled=divisor).formula
    assert formula == rf"\text{{scaled scores}} = \frac{{\text{{scores}}}}{{{divisor:.6g}}}"


def test_what_is_taken_along_is_divided_as_asked():
    exercise = exercises.load("bank-interest")
    for scaled in (True, False, 1.0, 2.5):
        taken = matrices(exercise.inputs, learned=True, scaled=scaled)
        assert ("scaled_scores" in taken) == (scaled is not False)
        assert_same(taken, right(exercise, True, scaled), set(taken) & set(NODES))


def test_what_is_no_node_is_refused():
    for ask in (
        lambda: snippet("attention", "numpy", learned=True, scaled=True),
        lambda: wording("X", learned=True, scaled=True),
        lambda: program({"X": np.eye(2)}, ["weights", "Z"], "numpy", learned=False),
        lambda: program({"X": np.eye(2)}, [], "numpy", learned=False),
    ):
        with pytest.raises(ValueError, match="expected"):
            ask()
    with pytest.raises(KeyError, match="W_q"):
        program({"X": np.eye(2)}, ["Q"], "numpy", learned=True)


@pytest.mark.parametrize(
    "M",
    [
        pytest.param(np.array([[0.1, 1 / 3], [-2.5e-17, 1e300]]), id="doubles"),
        pytest.param(np.float32([[0.1, 1 / 3], [-2.5e-17, 3e38]]).astype(np.float64), id="word vectors"),
        pytest.param(np.array([[float(np.float32(0.1)), 0.1]]), id="a word vector and one typed"),
        pytest.param(np.array([[0.5, 2.0]]), id="both"),
    ],
)
@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_matrices_are_written_to_the_last_digit(M, library):
    found = run(program({"X": M}, ["Q"], library, learned=False))["X"]
    assert "float64" in str(found.dtype)
    assert np.array_equal(np.asarray(found), M)
    assert np.array_equal(run(as_numpy({"M": M}))["M"], M)


def test_word_vectors_are_written_with_the_digits_they_came_with():
    X = exercises.load("river-bank").inputs["X"]
    longest = max(map(len, re.findall(r"[\d.]+", as_numpy({"X": X}))))
    assert longest <= 12


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_copied_numbers_give_the_same_answers(exercise_id):
    exercise = exercises.load(exercise_id)
    copied = run(as_numpy(exercise.inputs))
    weights = [copied[name] for name in ("W_q", "W_k", "W_v") if name in copied]
    assert_same(vars(attend(copied["X"], *weights)), exercise.traces["learned" if weights else "plain"], NODES)


def read(text, M):
    found = numbers(text, M.shape)
    assert isinstance(found, Numbers), found
    return [cell and cell.value for cell in found.cells]


@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_csv_and_latex_are_read_again_as_answers(exercise_id, learned, scaled):
    exercise = exercises.load(exercise_id)
    words = [f"{word}{i}" for i, word in enumerate(exercise.tokens)]
    taken = matrices(exercise.inputs, learned=learned, scaled=scaled)
    assert list(taken)[-1] == "context"
    for M in taken.values():
        rows, columns = (words * M.shape[0])[: M.shape[0]], [f"d{j}" for j in range(M.shape[1])]
        assert [float(value) for value in read(csv_of(M, rows, columns), M)] == M.ravel().tolist()
        for decimals in (4, 7):
            assert [f"{value:.{decimals}f}" for value in read(latex_of(M, decimals), M)] == [
                f"{value:z.{decimals}f}" for value in M.ravel()
            ]


@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_the_matrices_to_take_are_the_inputs_used_and_every_step_shown(exercise_id, learned, scaled):
    exercise = exercises.load(exercise_id)
    taken, trace = matrices(exercise.inputs, learned=learned, scaled=scaled), right(exercise, learned, scaled)
    given = ("X", "W_q", "W_k", "W_v") if learned else ("X",)
    assert tuple(taken) == given + shown(learned=learned, scaled=learned if scaled is None else scaled)
    assert all(np.array_equal(M, getattr(trace, name)) for name, M in taken.items())


def test_csv_is_what_the_standard_says_with_all_digits():
    M = np.array([[1 / 3, -1e-300], [0.1 + 0.2, 5.0]])
    rows, columns = ['say "so"', "a, b"], ["line\nbreak", "the₅"]
    text = csv_of(M, rows, columns)
    assert text == (
        ',"line\nbreak",the₅\r\n"say ""so""",0.3333333333333333,-1e-300\r\n"a, b",0.30000000000000004,5.0\r\n'
    )
    heading, *table = csv.reader(io.StringIO(text, newline=""))
    assert heading == ["", *columns]
    assert [row[0] for row in table] == rows
    assert [[float(cell) for cell in row[1:]] for row in table] == M.tolist()


@pytest.mark.parametrize("label", ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-x", "\tx"])
def test_no_label_of_a_csv_is_a_formula(label):
    heading, row = csv.reader(io.StringIO(csv_of(np.array([[-1.5]]), [label], [label]), newline=""))
    assert heading == ["", f"'{label}"]
    assert row == [f"'{label}", "-1.5"]


def test_csv_wants_a_label_for_every_row_and_column():
    for rows, columns in ((["a"], ["b", "c"]), (["a", "b"], ["c"]), (["a", "b", "c"], ["d", "e"])):
        with pytest.raises(ValueError, match="labels"):
            csv_of(np.eye(2), rows, columns)


def test_latex_is_a_bmatrix_as_long_as_amsmath_has_room():
    assert latex_of(np.array([[0.12345, -0.00001], [10.0, -2.5]])) == (
        "\\begin{bmatrix}\n0.1235 & 0.0000 \\\\\n10.0000 & -2.5000\n\\end{bmatrix}"
    )
    assert latex_of(np.ones((1, 2)), decimals=0) == "\\begin{bmatrix}\n1 & 1\n\\end{bmatrix}"
    assert latex_of(np.ones((1, 10))).startswith("\\begin{bmatrix}")
    wide = latex_of(np.ones((1, 11)), decimals=0)
    assert wide.startswith("\\left[\\begin{array}{" + "r" * 11 + "}\n")
    assert wide.endswith("\n\\end{array}\\right]")


def cells_of(text, kind):
    return [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == kind]


def only_numpy(name, *rest, **more):
    if name != "numpy":
        raise ImportError(f"{name} is not numpy")
    return builtins.__import__(name, *rest, **more)


def run_notebook(text):
    known = {"__builtins__": {**vars(builtins), "__import__": only_numpy}}
    shown_last = []
    with np.printoptions():
        for cell in cells_of(text, "code"):
            *_, last = cell["source"].splitlines()
            exec(cell["source"], known)  # noqa: S102
            shown_last.append((last, eval(last, known)))  # noqa: S307
    return known, shown_last


@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_a_notebook_runs_from_top_to_bottom_with_numpy_alone(exercise_id, learned, scaled):
    exercise = exercises.load(exercise_id)
    text = notebook(exercise.title, exercise.tokens, exercise.inputs, learned=learned, scaled=scaled)
    known, shown_last = run_notebook(text)
    nodes = shown(learned=learned, scaled=learned if scaled is None else scaled)
    assert [name for name, _ in shown_last] == ["X", *nodes]
    assert_same(dict(shown_last), right(exercise, learned, scaled), ["X", *nodes])
    assert set(nodes) == set(NODES) & set(known)
    assert known["tokens"] == list(exercise.tokens)


def test_a_cell_that_imports_more_than_numpy_would_be_noticed():
    text = notebook("", ["a"], {"X": np.eye(1)}, learned=False)
    with pytest.raises(ImportError, match="torch"):
        run_notebook(text.replace("import numpy as np", "import torch"))


@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_a_notebook_has_the_fields_of_its_format(exercise_id, learned, scaled):
    exercise = exercises.load(exercise_id)
    book = json.loads(notebook(exercise.title, exercise.tokens, exercise.inputs, learned=learned, scaled=scaled))
    assert set(book) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert book["metadata"]["kernelspec"].keys() >= {"name", "display_name"}
    assert book["metadata"]["language_info"]["name"] == "python"
    every, code = {"id", "cell_type", "metadata", "source"}, {"outputs", "execution_count"}
    for cell in book["cells"]:
        assert set(cell) == (every | code if cell["cell_type"] == "code" else every)
        assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", cell["id"])
        assert isinstance(cell["source"], str)
        assert cell["metadata"] == {}
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    assert [cell["cell_type"] for cell in book["cells"]] == ["markdown", "code"] * (len(book["cells"]) // 2)


@pytest.mark.parametrize(("exercise_id", "learned", "scaled"), GRAPHS)
def test_above_each_step_stand_its_title_formula_and_shape(exercise_id, learned, scaled):
    exercise = exercises.load(exercise_id)
    text = notebook(exercise.title, exercise.tokens, exercise.inputs, learned=learned, scaled=scaled)
    _, *steps = cells_of(text, "markdown")
    trace, scaled = right(exercise, learned, scaled), learned if scaled is None else scaled
    for node, step in zip(shown(learned=learned, scaled=scaled), steps, strict=True):
        words = wording(node, learned=learned, scaled=scaled)
        heading, formula, shape = step["source"].split("\n\n")
        n, m = getattr(trace, node).shape
        assert heading == f"## {words.title}"
        assert formula == f"$${words.formula}$$"
        assert formula.count("{") == formula.count("}")
        assert shape == f"{n} × {m} ({words.shape[0]} × {words.shape[1]})"


def test_queries_and_values_may_have_different_lengths():
    rng = np.random.default_rng(0)
    inputs = {"X": rng.normal(size=(5, 2)), "W_q": rng.normal(size=(2, 4)), "W_k": rng.normal(size=(2, 4))}
    inputs["W_v"] = rng.normal(size=(2, 3))
    text = notebook("", list("abcde"), inputs, learned=True)
    shapes = [step["source"].split("\n\n")[-1] for step in cells_of(text, "markdown")[1:]]
    keys, values, pairs = "5 × 4 (n × d_k)", "5 × 3 (n × d_v)", "5 × 5 (n × n)"
    assert shapes == [keys, keys, values, pairs, pairs, pairs, values]
    assert_same(run_notebook(text)[0], attend(**inputs), NODES)


def test_formulas_say_what_is_computed():
    weights = {
        (learned, scaled): wording("weights", learned=learned, scaled=scaled).formula
        for learned in (True, False)
        for scaled in (True, False)
    }
    assert r"\sqrt{d_k}" in weights[True, True]
    assert r"\sqrt{d_{\text{model}}}" in weights[False, True]
    assert not any("sqrt" in weights[learned, False] for learned in (True, False))
    assert wording("scores", learned=True, scaled=True).formula == r"\text{scores} = Q K^\top"
    assert wording("scores", learned=False, scaled=False).formula == r"\text{scores} = X X^\top"
    assert wording("context", learned=False, scaled=False).shape == ("n", "d_model")


def test_titles_and_words_do_nothing_in_a_notebook():
    tokens = ["'); import os #", "\n", "\\", "“é”"]
    text = notebook("a\n# <img src=x> $x$ *b*", tokens, {"X": np.eye(4)}, learned=False)
    known, _ = run_notebook(text)
    assert known["tokens"] == tokens
    assert cells_of(text, "markdown")[0]["source"] == r"# a \# \<img src=x\> \$x\$ \*b\*"
