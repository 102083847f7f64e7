"""Each result of a cell is named with the variable that was printed there, or with none: the cells here are run."""

import ast
import random

import nbformat
import numpy as np
import pytest

from core import exercises
from core.uploads.cell_prints import prints_of
from core.uploads.files import outputs
from core.uploads.print_order import Unit, find_prints
from tests.core.uploads import hostile

v4 = nbformat.v4

TRACE = exercises.load("bank-interest").traces["learned"]
GIVEN = {
    "np": np, "A": exercises.load("bank-interest").traces["plain"].weights, "Q": TRACE.Q, "K": TRACE.K, "V": TRACE.V,
    "W": np.asarray(TRACE.weights), "C": TRACE.weights @ TRACE.V, "tokens": ["the", "bank", "raised", "interest"],
}  # fmt: skip


def executed(source):
    """A notebook of one cell with what it shows, in the order in which Jupyter would write it."""
    shows = []

    def write(*values, sep=" ", end="\n"):
        if not shows or shows[-1].output_type != "stream":
            shows.append(v4.new_output("stream", text=""))
        shows[-1].text += sep.join(map(str, values)) + end

    def display(*values):
        shows.extend(v4.new_output("display_data", data={"text/plain": repr(value)}) for value in values)

    body, names = ast.parse(source).body, {**GIVEN, "print": write, "display": display}
    is_value = isinstance(body[-1], ast.Expr)
    with np.printoptions(precision=4, suppress=True):
        # Only what is written in this file is run.
        exec(compile(ast.Module(body[:-1] if is_value else body, []), "cell", "exec"), names)  # noqa: S102
        value = eval(compile(ast.Expression(body[-1].value), "", "eval"), names) if is_value else None  # noqa: S307
        if value is not None:
            shows.append(v4.new_output("execute_result", data={"text/plain": repr(value)}, execution_count=1))
    return nbformat.writes(v4.new_notebook(cells=[v4.new_code_cell(source, outputs=shows)])).encode()


def named(source):
    """The names and the texts of the results of a cell, those of lines put together left out."""
    return [(one.name, one.text) for one in outputs("homework.ipynb", executed(source))]


MIXED = """
print("=" * 30)
print("Question 1")
print(A)
print(f"bank -> interest: {A[1, 3]:.4f}")
print("Q of bank", Q[1], "and of interest", Q[3])
print()
print(len(tokens))
print(f"all weights:\\n{W}")
print("K of bank: %s" % K[1])
display(C)
print(W[1, 3])
print(A.shape, W.shape)
print(tokens[1], V[1])
print("the first", W[1, 1], "then", V[3, 0])
C
"""


def test_prints_displays_and_the_last_line_of_one_cell_are_told_apart():
    pairs = dict(pair for pair in named(MIXED) if pair[0])
    assert [*pairs] == [
        "A", "A[1, 3]", "Q[1]", "Q[3]", "len(tokens)", "W", "K[1]", "W[1, 3]", "V[1]", "W[1, 1]", "V[3, 0]", "C",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "source",
    [
        MIXED,
        "print(A[1, 3])\nprint(Q[1])\nprint(K[1])\nprint(V[1])\nprint(W)\nprint(W[1, 3])\nC",
        "print(tokens)\nprint(A[1, 3])\nprint('strong' if A[1, 3] > 0.4 else 'weak')\nprint(C)",
        "print(A)\nprint(A[1, 3] < 0.4)\nprint(W)\nprint(W[1, 3] > 0.4)\nprint(W[1, 3])",
        "display(A)\nprint(A[1, 3])\ndisplay(W, C)\nprint(W[1, 3])\nV[1], K[1]",
        "name = 'weights'\nprint(name, A)\nprint(name, W)\nprint(name)\nprint(C)",
        "for i in (1, 3):\n    print('row', i)\nprint(W[1, 3])\nprint(C)",
        "for w in tokens:\n    print(w)\nprint(W[1, 3])\nprint(C)",
        "def both(M):\n    print(M)\n    print(M[1, 3])\nboth(A)\nboth(W)\nprint(W[1, 3])",
        "if W[1, 3] > 0.4:\n    print(Q[1])\nelse:\n    print(K[1])\nprint(V[1])",
        "for i in range(5):\n    for j in range(5):\n        print(f'{A[i, j]:.4f}', end=' ')\n    print()\nprint(C)",
        "print(A[1, 3], W[1, 3])\nprint(3, W[1])\nprint(Q[1], K[1])\nprint(1, W[1, 3])",
        "print(Q[1], K[1], sep='\\n')\nprint(V[1])\nprint(*W[1])\nprint(C[1])",
        "try:\n    print(Q[1])\n    print(undefined)\nexcept NameError:\n    print('no')\nprint(K[1])\nW",
        "for r in V:\n    print(r, end=' ')\nprint(K[1])\nC",
        "def row(r):\n    print(r, end=' ')\nrow(Q[1])\nprint(K[1])\nC",
        "print(end='x')\ndisplay(K[1])\nprint(A, 'before', K[3])\nC",
        "print('x\\n')\nprint(K[3], A[1, 3], end='\\n---\\n')\nC",
        "print('\\n'.join(map(str, V)))\nprint(W[3, 1], end='\\n\\n\\n')\nprint('x', end=' ')\nC",
        "def both():\n    print('so bank:', K[1])\n    print(K[3])\nboth()\nif W[1, 3] > 0.4:\n    print(f'so bank:\\n{W}')\nC",
        "print(K[3], C, sep='')\nprint(W[3, 1], end=' ')\nC",
    ],
)
def test_a_name_is_that_of_the_numbers_or_there_is_none(source):
    pairs = [(name, text) for name, text in named(source) if name and not text[0].isalpha()]
    assert pairs
    for name, text in pairs:
        value = eval(name, {**GIVEN, "len": len})  # noqa: S307
        assert np.allclose(np.ravel(value), [float(number) for number in text.split()], atol=1e-4), (name, text)


VALUES = (
    "A[1, 3]", "W[3, 1]", "Q[1]", "K[3]", "V[2]", "W[1]", "A", "C", "Q.round(4)", "K[1].tolist()", "np.round(V, 4)",
)  # fmt: skip
PRINTS = (
    "print({})", "print('of', {})", "print(f'so {{{}}} and then {{{}}}')", "print('%s before %s' % ({}, {}))", "print('{{}}; {{}}'.format({}, {}))",
    "print({}, {}, sep='\\n')", "print('a', {}, 'b', {}, 'c', {})", "display({})", "display({}, {})", "print('-' * 9)", "print()",
    "print('weights: ' + str({}))", "print(np.shape({}))", "x = {}", "for _ in range(2):\n    print({})",
    "if True:\n    print({})", "print(tokens[1], {})", "print(tokens)",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_whatever_a_cell_prints_no_number_has_the_name_of_another(seed):
    chosen = random.Random(seed)
    lines = [line.format(*chosen.sample(VALUES, line.count("{}"))) for line in chosen.choices(PRINTS, k=6)]
    for name, text in named("\n".join([*lines, chosen.choice(VALUES)])):
        if name in VALUES and not text[0].isalpha():
            value = np.ravel(eval(name, GIVEN))  # noqa: S307
            assert np.allclose(value, [float(number) for number in text.split()], atol=1e-4), (name, text)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("for i in (1, 3):\n    print(Q[i])\n    print(K[i])\nprint(W)", ["", "", "", "", "W"]),
        ("for r in W:\n    print('row', r)\nprint(W[1, 3])\nprint(C)", [*["r"] * 5, "W[1, 3]", "C"]),
        ("[print(f'{w}: {Q[1]}') for w in tokens]\nprint(K[1])", ["the", "bank", "raised", "interest", "K[1]"]),
        ("for r in W[:2]:\n    print(r)\nfor r2 in W[:2]:\n    print(r2)", ["", "", "", ""]),
        ("def show(M):\n    print(M)\nshow(Q[1])\nprint('K', K[1])\nshow(V[1])", ["", "K[1]", ""]),
    ],
)
def test_in_loops_a_line_is_named_by_the_words_of_its_print_alone(source, names):
    whole = [one for one in outputs("homework.ipynb", executed(source)) if len(one.shape) < 2 or one.name in ("W", "C")]
    assert [one.name for one in whole] == names


def test_the_lines_of_a_loop_put_together_have_the_name_of_each_and_not_that_of_the_next_line():
    source = "for r in W:\n    print('row', r)\nprint('K', K[1])"
    assert [one.name for one in outputs("homework.ipynb", executed(source)) if one.shape == (5, 5)] == ["r"]


def test_after_an_error_the_prints_before_it_are_named():
    cell = hostile.printing("0.25\n", "print(Q)\nprint(P)\nprint(K)")
    cell["outputs"].append(v4.new_output("error", ename="NameError", evalue="", traceback=[]))
    (one,) = outputs("homework.ipynb", hostile.notebook(cell))
    assert one.name == "Q"


def test_where_the_output_is_not_that_of_the_code_only_words_of_one_print_tell():
    cell = hostile.printing("0.1\nbank: 0.25\n0.3\n0.4\n", "print(Q)\nprint('bank:', W[1, 3])")
    found = outputs("homework.ipynb", hostile.notebook(cell))
    assert [one.name for one in found if not one.shape] == ["", "W[1, 3]", "", ""]


@pytest.mark.parametrize(("is_display", "names"), [(True, ["Q", "K"]), (False, [None, None])])
def test_a_printed_line_is_not_named_after_what_is_displayed(is_display, names):
    lines = [Unit(text="0.5", is_display=is_display), Unit(text="0.7", is_display=not is_display)]
    shows = find_prints(prints_of("display(Q)\nprint(K)"), lines, is_stopped=False)
    assert [one and one.values[0] for one in shows] == names


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ("print(Q, end=' ')\nprint(K)\nprint(V)", [None, None, ("V",)]), ("print(Q, sep=None, end=None)", [("Q",)]),
        ("print(Q, sep=mark)", [None]), ("print(*Q)", [("Q",)]), ("print(Q, K, sep='\\n')", [("Q", "K")]), ("print('\\n'.join(Q))", [None]),
        ("display((Q, K))", [("(Q, K)",)]), ("print('so', end=mark)", [None]), ("print(*W, sep='\\n')", [None]), ("print(Q, **more)", [None]),
        ("with np.printoptions(precision=2):\n    print(Q)", [("Q",)]), ("print(Q, file=log)\nprint(K)", [("K",)]),
        ("train(model)\nprint(K)", [None, ("K",)]),
    ],
)  # fmt: skip
def test_a_print_is_named_only_where_its_code_tells_what_its_lines_are(source, values):
    assert [one and one.values for one in prints_of(source).order] == values


def test_a_picture_is_no_result_and_the_lines_around_it_keep_their_names():
    cell = hostile.printing("0.25\n", "print(Q)\nplt.show()\nprint(K)")
    cell["outputs"] += [
        v4.new_output("display_data", data={"text/plain": "<Figure size 640x480>", "image/png": "0.25"}),
        v4.new_output("display_data", data={"text/plain": "0.75", "application/json": {}}),
        v4.new_output("stream", text="0.5\n"),
    ]
    found = outputs("homework.ipynb", hostile.notebook(cell))
    assert [(one.name, one.text) for one in found if "\n" not in one.text] == [
        ("Q", "0.25"),
        ("K", "0.5"),
        ("", "0.75"),
    ]
