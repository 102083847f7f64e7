"""What a screen shows, as text to download: programs, notebooks, CSV and LaTeX."""

import json
import math
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import numpy as np

from core.classroom.result_files import encoded
from core.graph import code
from core.graph.code import Library, needed_names, snippet, wording
from core.graph.form import Form
from core.graph.nodes import EVERY_INPUT, shown_nodes, steps_of
from core.graph.steps import Matrix
from core.graph.tex import figure, plain
from core.graph.trace import evaluate

_IMPORTS: dict[Library, str] = {"numpy": "import numpy as np", "torch": "import torch"}

_ARRAYS: dict[Library, tuple[str, str, str]] = {
    "numpy": ("np.array([", "])", "], dtype=np.float32).astype(np.float64)"),
    "torch": ("torch.tensor([", "], dtype=torch.float64)", "], dtype=torch.float32).double()"),
}
"""How an array begins, and how it ends: in float64, or read as float32.

Word vectors are float32: read as such, a third of the digits give exactly the same numbers.
"""

_INFINITY: dict[Library, str] = {"numpy": "np.inf", "torch": "torch.inf"}

_SHOW_WHOLE = "np.set_printoptions(precision=4, suppress=True, threshold=10**6, linewidth=160)"

_WIDEST_BMATRIX = 10
"""Most columns that amsmath's matrices have by default."""


def matrices(inputs: Mapping[str, Matrix], form: Form) -> Mapping[str, Matrix]:
    """The matrices to download, by name and in order: the inputs that the form uses, and the result of each step.

    Raises:
        KeyError: an input is missing.
        ShapeError: two of them do not fit.
    """
    inputs = {name: inputs[name] for name in code.inputs(form)}
    trace = evaluate(inputs, steps_of(form))
    return {name: trace.matrices[name] for name in (*inputs, *shown_nodes(form))}


def as_numpy(matrices: Mapping[str, Matrix]) -> str:
    """Lines of Python that build the same arrays, to the last digit.

    >>> print(as_numpy({"X": np.array([[0.5, 0.25]])}))
    import numpy as np
    <BLANKLINE>
    X = np.array([
        [0.5, 0.25],
    ])
    """
    return _arrays(matrices, "numpy")


def program(inputs: Mapping[str, Matrix], nodes: Collection[str], library: Library, form: Form) -> str:
    """A complete script: it defines the inputs, computes some nodes and prints the last of them.

    Inputs that are not used are left out, and the nodes that these need are computed too; in torch in float64 as well.

    Raises:
        KeyError: an input is missing.
        ValueError: there is no such node.
    """
    names = needed_names(nodes, form)
    used = {name: inputs[name] for name in names if name in EVERY_INPUT}
    steps = [snippet(name, library, form) for name in names if name not in EVERY_INPUT]
    return "\n".join([_arrays(used, library), "", *steps, "", f"print({names[-1]})", ""])


def csv_of(M: Matrix, rows: Sequence[str], columns: Sequence[str]) -> str:
    r"""A matrix (n, m) as CSV (RFC 4180) at full precision, with labels; none of them can act as a formula.

    >>> csv_of(np.array([[0.25, -1.0]]), ["bank"], ["d1", "=1+1"])
    ",d1,'=1+1\r\nbank,0.25,-1.0\r\n"
    """
    table = [["", *columns], *([label, *row] for label, row in zip(rows, M.tolist(), strict=True))]
    return encoded(table, {}, "csv").decode()


def latex_of(M: Matrix) -> str:
    r"""A matrix (n, m) as LaTeX: a bmatrix or, if it has too many columns for amsmath, an array that looks the same.

    >>> print(latex_of(np.array([[0.25, -1.0]])))
    \begin{bmatrix}
    0.2500 & -1.0000
    \end{bmatrix}
    """
    texts = ([figure(x) if math.isinf(x) else f"{x:z.4f}" for x in row] for row in M.tolist())
    rows = " \\\\\n".join(map(" & ".join, texts))
    columns = M.shape[1]
    if columns <= _WIDEST_BMATRIX:
        return f"\\begin{{bmatrix}}\n{rows}\n\\end{{bmatrix}}"
    return f"\\left[\\begin{{array}}{{{'r' * columns}}}\n{rows}\n\\end{{array}}\\right]"


def notebook(title: str, tokens: Sequence[str], inputs: Mapping[str, Matrix], form: Form) -> str:
    """A Jupyter notebook (nbformat 4.5, JSON) of every step, which runs from top to bottom and needs only NumPy.

    The ``title``, its heading, is plain text; each row of X has its token.

    Raises:
        KeyError: an input is missing.
    """
    inputs = {name: inputs[name] for name in code.inputs(form)}
    sizes = {size: n for name, M in inputs.items() for size, n in zip(EVERY_INPUT[name].shape, M.shape, strict=True)}
    given = f"{as_numpy(inputs)}\n\ntokens = {list(map(str, tokens))!r}\n\n{_SHOW_WHOLE}\nX"
    cells = [words_cell("title", f"# {plain(title)}"), code_cell("given", given)]
    for node in shown_nodes(form):
        words = wording(node, form)
        size = " × ".join(str(sizes[name]) for name in words.shape)
        about = f"## {words.title}\n\n$${words.formula}$$\n\n{size} ({' × '.join(words.shape)})"
        lines = snippet(node, "numpy", form)
        cells += [words_cell(f"{node}-words", about), code_cell(f"{node}-code", f"{lines}\n{node}")]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}, indent=1)


def words_cell(name: str, text: str) -> dict[str, Any]:
    """A cell of Markdown (nbformat 4.5)."""
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": text}


def code_cell(name: str, text: str) -> dict[str, Any]:
    """A cell of Python that has not run yet (nbformat 4.5)."""
    return {"cell_type": "code", "id": name, "metadata": {}, "source": text, "outputs": [], "execution_count": None}


def _arrays(matrices: Mapping[str, Matrix], library: Library) -> str:
    arrays = (f"\n{name} = {_array(M, library)}" for name, M in matrices.items())
    return "\n".join([_IMPORTS[library], *arrays])


def _array(M: Matrix, library: Library) -> str:
    M = np.asarray(M, dtype=np.float64)
    with np.errstate(over="ignore"):
        single = M.astype(np.float32)
    full = [[repr(value) for value in row] for row in M.tolist()]
    short = [[str(value) for value in row] for row in single]
    is_single = short != full and np.array_equal(single, M)
    before, double, as_single = _ARRAYS[library]
    rows = "\n".join(f"    [{', '.join(row)}]," for row in (short if is_single else full))
    return f"{before}\n{rows.replace('inf', _INFINITY[library])}\n{as_single if is_single else double}"
