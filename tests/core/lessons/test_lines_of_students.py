"""Lines as students write them: every right one is accepted, and no wrong one."""

import math
import re
import tomllib
from pathlib import Path

import numpy as np
import pytest
import scipy.special
import torch
from torch import nn
from torch.nn import functional

from core.lessons.write_the_line import exercise, tasks


def lines(name):
    """The lines of a file, each with the id of what is asked for."""
    with (Path(__file__).parent / f"{name}.toml").open("rb") as file:
        return [(id, text) for id, texts in tomllib.load(file).items() for text in texts]


RIGHT, WRONG = lines("right_lines"), lines("wrong_lines")


class Layer(nn.Module):
    """A matrix of weights that may be called, multiplied or asked for its weight, as nn.Linear has it."""

    def __init__(self, W):
        super().__init__()
        self.W, self.weight = W, W.T

    def forward(self, X):
        return X @ self.W


def in_python(id, text, library):
    """What Python itself makes of a line, on arrays or on tensors."""
    of = torch.tensor if library == "torch" else np.array
    given = tasks()[id].here.given
    matrices = {name: of(M) if np.ndim(M) else M for name, M in {**given.others, **given.names}.items()}
    layers = {name: Layer(torch.tensor(exercise().inputs[name])) for name in given.layers}
    is_called = re.search(r"W_[qkv](\(|\.weight)", text)
    names = {
        **matrices, **(layers if is_called else {}), "np": np, "torch": torch, "F": functional, "nn": nn, "math": math,
        "scipy": scipy, "sp": scipy, "special": scipy.special, "sqrt": math.sqrt,
        "softmax": lambda A, axis=-1: scipy.special.softmax(np.asarray(A), axis=axis),
    }  # fmt: skip
    names["self"] = type("Module", (), {**names, **(layers if is_called else {})})
    right_side = re.sub(r"^(return |[\w.]+(: [\w.]+)? = )", "", text)
    return np.asarray(eval(right_side, names))  # noqa: S307  our own lines


def values(id, text):
    """What a line makes on arrays and on tensors, as far as Python can compute it there."""
    for library in ("numpy", "torch"):
        try:
            yield in_python(id, text, library)
        except (AttributeError, IndexError, TypeError, ValueError, RuntimeError, NameError):
            continue


def is_key(id, M):
    key = tasks()[id].here.key
    return M.shape == key.shape and np.allclose(M, key, rtol=1e-6)


def test_the_lines_are_many_and_python_computes_them_as_right_or_wrong():
    assert len(RIGHT) >= 300
    assert len(WRONG) >= 200
    assert not [(id, text) for id, text in RIGHT if not any(is_key(id, M) for M in values(id, text))]
    marked = {(id, text): tasks()[id].mark(text).status for id, text in WRONG}
    by_accident = {one for one, status in marked.items() if status == "partial"}
    assert not [one for one in WRONG if one not in by_accident and any(is_key(one[0], M) for M in values(*one))]


@pytest.mark.parametrize("id", tasks())
def test_every_right_line_is_accepted(id):
    marks = {text: tasks()[id].mark(text) for one, text in RIGHT if one == id}
    assert not {text: mark.message for text, mark in marks.items() if mark.status != "correct"}


@pytest.mark.parametrize("id", tasks())
def test_no_wrong_line_is_accepted(id):
    assert not [text for one, text in WRONG if one == id and tasks()[id].mark(text).status == "correct"]
