"""One line of NumPy or torch: computed as Python would, refused with a sentence, and never executed."""

import inspect
import math
import re
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import nn
from torch.nn import functional

from core.reading import line_syntax, written_line
from core.reading.written_line import Given, LineError, compute, read_line, with_kept_axes

RANDOM = np.random.default_rng(5)
SHAPES = {"X": (4, 5), "W_q": (5, 2), "W_k": (5, 2), "W_v": (5, 3), "Q": (4, 2), "K": (4, 2), "V": (4, 3), "scores": (4, 4)}  # fmt: skip
MATRICES = {name: RANDOM.normal(size=shape) for name, shape in SHAPES.items()}
SIZES = {"n": 4, "d_model": 5, "d_k": 2, "d_v": 3}
GIVEN = Given(
    names={**MATRICES, **SIZES},
    others={"row_dim": 0, "col_dim": 1, "sims": MATRICES["scores"]},
    layers=frozenset({"W_q", "W_k", "W_v"}),
)


class Module:
    """What `self` is in the class of a module, with weights that are called."""

    row_dim, col_dim = 0, 1

    def __init__(self, matrices):
        for name in ("W_q", "W_k", "W_v"):
            layer = partial(lambda W, x: x @ W, matrices[name])
            layer.weight = matrices[name].T
            setattr(self, name, layer)


def in_python(text, library):
    """What Python itself makes of a line, on arrays or on tensors."""
    of = torch.tensor if library == "torch" else np.array
    matrices = {name: of(M) for name, M in MATRICES.items()}
    names = {
        **matrices, **SIZES, "sims": matrices["scores"], "np": np, "numpy": np, "torch": torch, "F": functional, "nn": nn,
        "math": math, "sqrt": math.sqrt, "self": Module(matrices),
    }  # fmt: skip
    return np.asarray(eval(re.sub(r"^\w+ = ", "", text), names))  # noqa: S307  our own lines


IN_NUMPY = (
    "S_scaled = Q @ K.T / np.sqrt(d_k)", "Q.copy() @ K.astype(float).transpose()", "np.matmul(Q, np.transpose(K))", "Q.dot(K.T)", "np.dot(2, Q)", "np.dot(Q, 2)",
    "Q @ K.transpose(1, 0)", "Q @ K.swapaxes(0, 1)", "Q @ np.swapaxes(K, -1, -2)",
    "numpy.exp(scores) / np.sum(np.exp(scores), axis=-1, keepdims=True)", "(e := np.exp(scores)) / e.sum(axis=1)[..., None]",
    "np.exp(scores - scores.max(axis=-1, keepdims=True))", "scores - np.max(scores)", "X.shape[0] * X / len(X)",
    "-scores + 2 - +1.5e0", "(X @ W_q) @ (X @ W_k).T / K.shape[1] ** 0.5", "scores * math.exp(1)", "scores / sqrt(d_k)",
    "X[:, 0] * X.T", "scores - Q[1] @ K[-1]", "scores * np.exp(scores[1][2])", "X[:, :]", "scores + scores[2, :]", "X.mT @ X",
    "np.einsum('ij,jk', Q, K.T)", "np.einsum('ij,kj->ik', Q, K)", "np.einsum('ij->ji', Q)", "np.tensordot(Q, K, axes=(1, -1))",
    "np.tensordot(Q, X, axes=(0, -2))", "np.tensordot(scores, Q, axes=1)",
)  # fmt: skip
IN_TORCH = (
    "torch.softmax(scores / K.shape[-1]**0.5, dim=-1)", "F.softmax(scores, dim=1)", "scores.softmax(dim=-1)",
    "torch.nn.functional.softmax(scores, dim = -1)", "nn.Softmax(dim=-1)(scores)", "torch.mm(Q, K.t())", "Q.mm(K.T)",
    "torch.matmul(Q, K.transpose(dim0=self.row_dim, dim1=self.col_dim))", "q = self.W_q(X)", "X @ self.W_q.weight.T", "K.size()[1] * Q",
    "torch.matmul(Q, torch.transpose(K, 0, 1))", "sims / torch.tensor(K.size(self.col_dim)**0.5)", "torch.t(scores)",
    "scores / torch.sqrt(torch.tensor(d_k, dtype = torch.float64))", "scores.exp() / scores.exp().sum(1, True)",
    "torch.exp(scores) / torch.sum(torch.exp(scores), dim=1, keepdim=True)", "K.permute(1, 0)", "Q @ torch.swapaxes(K, 0, 1)",
    "torch.exp(scores - torch.amax(scores, dim=1, keepdim=True))", "scores - scores.amax(1, keepdim=True)",
    "torch.matmul(input=Q, other=K.T)", "torch.softmax(scores / np.sqrt(d_k), axis=-1)", "scores * torch.dot(Q[0], K[1])",
    "scores + scores[0].softmax(0)", "scores * torch.matmul(Q[0], K.T)", "scores - scores[:, 1].sum(dim=0)",
    "scores / torch.tensor(3.0).sqrt()", "scores - torch.max(scores)", "scores - scores.max(dim=1, keepdim=True).values",
    "K.permute((1, 0))", "scores + scores[0].softmax(-1)", "F.linear(Q, K, scores[0])", "F.linear(Q, K, bias=None)", "F.scaled_dot_product_attention(Q, K, V, scale=None)",
    "F.scaled_dot_product_attention(Q, K, V, is_causal=True)", "F.scaled_dot_product_attention(Q, K, V, is_causal=False, scale=2)",
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "library"), [*((text, "numpy") for text in IN_NUMPY), *((text, "torch") for text in IN_TORCH)]
)
def test_a_line_is_computed_as_python_computes_it(text, library):
    np.testing.assert_allclose(compute(read_line(text), GIVEN), in_python(text, library), rtol=1e-6, atol=1e-12)


@pytest.mark.parametrize("text", ["Q @ K.transpose(0, 1)", "scores = Q @ K.transpose(-2, -1)"])
def test_a_line_that_is_right_in_torch_alone_is_taken_as_torch(text):
    np.testing.assert_allclose(compute(read_line(text), GIVEN), in_python(text, "torch"))
    with pytest.raises(LineError, match=r"write \.T"):
        compute(read_line(text.replace("Q @ ", "np.matmul(Q, ") + ")"), GIVEN)


@pytest.mark.parametrize("text", [">>> Q @ K.T", "`Q @ K.T`", "In [3]: Q @ K.T", "return Q @ K.T", " Q @ K.T  # scores ", "Q@K . T", "Q @\u2060 K\u00a0.T"])  # fmt: skip
def test_what_is_copied_with_a_line_is_laid_aside(text):
    np.testing.assert_allclose(compute(read_line(text), GIVEN), MATRICES["Q"] @ MATRICES["K"].T)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Q @ Kt", "There is no “Kt” here. Did you mean K? The names are X, W_q, W_k, W_v, Q, K, V, scores, n, d_model,"),
        ("Q @ K", "“Q” is 4 × 2 and “K” is 4 × 2: @ needs as many columns on its left as rows on its right."),
        ("Q * K.T", "“Q” is 4 × 2 and “K.T” is 2 × 4: * goes number by number, so both need the same shape."),
        ("scores / d_k @ 2", "“2” is a number; a matrix is needed there."),
        ("self.W_v(Q)", "“Q” is 4 × 2 and “W_v” is 5 × 3: @"),
        ("torch.softmax(scores)", "direction is missing: dim=0 makes each column sum to 1, dim=-1 each row."),
        ("torch.softmax(scores - scores.max(dim=1), dim=1)", "write amax"),
        ("scores / torch.sqrt(d_k)", "“d_k” is a number, and torch wants a tensor there"),
        ("scores / exp(scores)", "“scores” is 4 × 4; a number is needed there. For a matrix, use np or torch: np.exp(…)."),
        ("np.exp(scores) / sum(np.exp(scores))", "Python’s own sum and max do not work row by row"),
        ("torch.matmul(Q, K.transpose())", "“K.transpose()” does not work: what belongs in the brackets is axis0 and axis1"),
        ("math.sqrt(scores)", "“scores” is 4 × 4; a number is needed there."),
        ("np.sum(scores, dim=1)", "“np.sum” takes no dim, but axis and keepdims."),
        ("np.matmul(Q, **K)", "takes no **"),
        ("np.matmul(Q)", "“np.matmul(Q)” does not work: what belongs in the brackets is A and B."),
        ("F.linear(Q, K, K)", "the product is 4 × 4 and “K” is 4 × 2: + goes number by number"),
        ("np.einsum('ij,kj->ijk', Q, K)", "one or two different letters"), ("np.einsum('ij,kj->ii', Q, K)", "one or two different letters"),
        ("np.einsum('ij,kj->ix', Q, K)", "one or two different letters"), ("np.tensordot(Q, K, axes=(1, 1, 1))", "one axis of each"),
        ("Softmax(scores, 1)", "“Softmax” is nothing that can be computed here. Did you mean softmax?"),
        ("np.mm(Q, K.T)", "“np.mm” is nothing"), ("np.mm", "“np.mm” is nothing"), ("torch.softmax", "has to be called"),
        ("K.t(0)", "its brackets stay empty"), ("Q.transpose(2, 1)", "no axis 2"),
        ("torch.softmax(scores, dim=0.5)", "a whole number is needed"),
        ("scores.sum(axis=1, keepdims=1)", "True or False is needed"),
        ("K.permute(0, 0)", "two axes"),
        ("scores.sum(axis=1)", "makes a row of 4 numbers, not a matrix"),
        ("K.shape + Q", "“K.shape” is a shape; a number or a matrix"),
        ("torch.float32", "a type of number"),
        ("d_k.dot(K)", "“d_k” is a number; only a matrix has .dot."),
        ("Q[0]", "makes a row of 2 numbers, not a matrix."),
        ("Q[4] * Q", "“Q” is 4 × 2: “Q[4]” is outside; places are counted from 0 to 3."),
        ("Q[0][1][0] * Q", "“Q[0][1]” is a number; a matrix is needed there."),
        ("Q[0][0, 1] * Q", "“Q[0]” is a row of 2 numbers: “Q[0][0, 1]” names more places than it has axes."),
        ("Q[::2]", "“Q[::2]”: take one row, as in X[0], or one column, as in X[:, 0]."),
        ("Q[:, None] @ K.T", "With three axes it is no longer a matrix"),
        ("Q[0.5]", "a whole number is needed"), ("Q[True]", "a whole number is needed"),
        ("d_k[0]", "“d_k” is a number; a matrix is needed there."),
        ("torch.softmax(scores[0], dim=1)", "“scores[0]” is a row of 4 numbers: its only axis is -1."),
        ("K.shape[0, 1]", "a whole number is needed"), ("scores.transpose", "has to be called"),
        ("scores / 0", "huge or undefined"),
        ("Q / d_k ** 1e9", "“d_k” ** “1e9” is huge or undefined."),
        ("scores * 1e12", "huge or undefined"), ("scores * 10**200", "huge or undefined"),
        ("Q K.T", "Nothing stands between “Q” and “K”"), ("Q @ (K.T", "brackets do not match"), ("Q @", "stops too early"),
        ("Q @ *K", "cannot read this line from “*K” on"), ("S_scaled = ?", "in place of the question mark"),
        ("Q @ Kᵀ", "written .T"), ("scores / √3", "np.sqrt"), ("scores ^ 2", "**"), ("Q · K.T", "@"), ("Q × 2", "@"),
        ("", "Write one line"), ("a = b = Q", "name = expression"), ("Q += 1", "name = expression"),
        ("__import__('os').system('ls')", "nothing that can be computed here"),
        ("[x for x in Q]", "computed here"), ("scores.__class__", "computed here"), ("torch.relu(Q)", "computed here"),
        ("K.shape", "makes a shape, not a matrix"), ("np.T", "computed here"), ("'Q'", "makes a text, not a matrix"),
        ("Q @ 'K'", "is a text; a matrix is needed there"), ("2j * Q", "computed here"), ("Q < K", "computed here"),
        ("scores" + ".T" * 25, "nested too deeply"), ("-" * 200 + "Q", "nested too deeply"),
        ("torch.softmax(dim=" * 15 + "1" + ")" * 15, "nested too deeply"),
        ("np.dot(" + "Q," * 140 + "Q)", "too many steps"), ("Q + " * 100 + "Q", "more than one line"),
    ],
)  # fmt: skip
def test_anything_else_gets_one_sentence_that_says_where(text, says):
    with pytest.raises(LineError) as problem:
        compute(read_line(text), GIVEN)
    assert says in str(problem.value)
    assert len(str(problem.value)) < 300


def test_a_line_that_python_itself_finds_too_deep_is_told_so():
    def called_from(depth):
        return called_from(depth - 1) if depth else _problem("-" * 290 + "Q")

    assert "nested too deeply" in str(called_from(sys.getrecursionlimit() - len(inspect.stack()) - 40))


def test_the_further_names_can_be_used_and_are_not_listed():
    np.testing.assert_array_equal(compute(read_line("sims + 0"), GIVEN), MATRICES["scores"])
    with pytest.raises(LineError) as problem:
        compute(read_line("nonsense"), GIVEN)
    assert "sims" not in str(problem.value)


def test_a_matrix_on_the_way_has_at_most_so_many_numbers(monkeypatch):
    column = Given(names={"x": np.ones((1000, 1))})
    assert compute(read_line("x @ x.T"), column).shape == (1000, 1000)
    monkeypatch.setattr(written_line, "MOST_NUMBERS", 999_999)
    with pytest.raises(LineError, match=r"“x @ x\.T” has more than"):
        compute(read_line("(x @ x.T) @ x"), column)


@pytest.mark.parametrize("text", ["scores[1] @ X", "X[-1]", "scores[:, 2]", "scores.sum(axis=0)", "Q[1] @ K.T / d_k"])
def test_a_row_is_made_where_one_is_asked_for(text):
    np.testing.assert_allclose(compute(read_line(text), GIVEN, dimensions=1), in_python(text, "numpy"), rtol=1e-12)
    with pytest.raises(LineError, match="not a matrix"):
        compute(read_line(text), GIVEN)


def test_a_matrix_is_no_row():
    with pytest.raises(LineError, match=r"a matrix of 4 × 5, not a row of numbers\. The row of the first word"):
        compute(read_line("scores @ X"), GIVEN, dimensions=1)


def test_kept_axes_mend_a_sum_that_lies_along_a_row_and_nothing_else():
    line = read_line("np.exp(scores) / np.exp(scores).sum(axis=1)")
    exponentials = np.exp(MATRICES["scores"])
    right = exponentials / exponentials.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(compute(with_kept_axes(line), GIVEN), right)
    assert not np.allclose(compute(line, GIVEN), right)
    for text in ("Q @ K.T / sqrt(d_k)", "scores.sum(axis=0, keepdims=True)"):
        np.testing.assert_array_equal(compute(with_kept_axes(read_line(text)), GIVEN), compute(read_line(text), GIVEN))


TOKENS = ("Q", "scores", "W_q", "self", "np", "torch", "F", "@", "*", "/", "**", "-", "(", ")", "[", "]", "[1]", "[:, 0]", ".T", ".sum",
          ".__class__", "sqrt", ",", "=", "dim", "axis", "True", "0", "2.5", "1e9", ".", "lambda", "for", "'", "\n", "\\", "{", ":")  # fmt: skip

PIECES = st.recursive(
    st.sampled_from(["Q", "K", "V", "scores", "X", "W_q", "d_k", "0", "1", "-1", "2.5", "1e9", "K.shape[-1]", "True"]),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["@", "*", "/", "**", "-", "+"]), inner).map(lambda it: f"({' '.join(it)})"),
        st.tuples(inner, st.sampled_from([".T", ".shape", ".sum(axis=1)", ".sum(dim=0, keepdim=True)", ".exp()", ".transpose(0, 1)",
                                          ".softmax(-1)", ".size(0)", ".dot(K)", ".max()", "[0]", "[:, 1]", "[-1, 0]"])).map("".join),
        st.tuples(st.sampled_from(["np.exp", "np.sqrt", "torch.softmax", "F.softmax", "len", "math.sqrt", "torch.tensor"]), inner,
                  st.sampled_from(["", ", dim=-1", ", axis=0", ", 1"])).map(lambda it: f"{it[0]}({it[1]}{it[2]})"),
    ),
    max_leaves=12,
)  # fmt: skip


CALLS = st.tuples(
    st.sampled_from(["np.einsum('ij,kj->ik', ", "np.einsum('i,j', ", "torch.einsum('ii,ii->', ", "np.tensordot(1, ", "F.linear(",
                     "np.inner(", "np.divide(", "torch.pow(", "np.reshape(", "F.scaled_dot_product_attention(V, ",
                     "special.softmax(", "np.array("]), PIECES, PIECES,
    st.sampled_from(["", "[:, None]", "[..., None]", "[1:9]", "[9:]", ".reshape(-1, 1)", ".max(dim=1)", ".max(dim=1).values",
                     ".unsqueeze(0)", ".squeeze()", ".ravel()", ".to(K)", ".astype(float)", ".log()"]),
).map(lambda it: f"{it[0]}{it[1]}, {it[2]}){it[3]}")  # fmt: skip
"""Calls that Python would often refuse, with other arrays or without tensors."""

VALUE = written_line._Interpreter.value


@settings(max_examples=300, deadline=None)
@given(
    text=st.text(max_size=400) | st.lists(st.sampled_from((*TOKENS, " ")), max_size=60).map("".join) | PIECES | CALLS
)
def test_nothing_typed_raises_anything_else_or_takes_more_than_so_many_steps(text):
    counted = mock.patch.object(written_line._Interpreter, "value", autospec=True, side_effect=VALUE)
    with counted as value, suppress(LineError):
        assert np.abs(compute(read_line(text), GIVEN)).max() <= written_line.LARGEST
    assert value.call_count <= line_syntax.MOST_PIECES


@pytest.mark.filterwarnings("ignore")
@settings(max_examples=300, deadline=None)
@given(text=PIECES)
def test_what_is_computed_is_what_python_computes_on_arrays_or_on_tensors(text):
    try:
        ours = compute(read_line(text), GIVEN)
    except LineError:
        return
    assert any(np.allclose(ours, theirs, rtol=1e-5) for theirs in _possible(text) if theirs.shape == ours.shape)


def _possible(text):
    for library in ("numpy", "torch"):
        try:
            yield in_python(text, library)
        except Exception:  # noqa: BLE001, S112  Python's own complaints
            continue


def test_the_limits_are_what_the_sentences_say():
    assert str(line_syntax.LONGEST) in str(_problem("Q" * (line_syntax.LONGEST + 1)))
    assert compute(read_line("Q" + " " * (line_syntax.LONGEST - 2) + "#"), GIVEN) is not None


def _problem(text):
    with pytest.raises(LineError) as problem:
        read_line(text)
    return problem.value


def test_what_python_warns_of_in_a_line_is_not_printed():
    code = (
        "from core.reading.line_syntax import read_line, with_kept_axes\n"
        "with_kept_axes(read_line('1if 1else 2'))\nwith_kept_axes(read_line(r\"'\\d'\"))"
    )
    arguments = [sys.executable, "-W", "always", "-c", code]
    done = subprocess.run(arguments, capture_output=True, text=True, cwd=Path(__file__).parents[3], check=True)
    assert done.stderr == ""
