"""What the screens on torch say and ask: every text can be filled in, every slip is told, and the code shown runs."""

from typing import get_args

import numpy as np
import pytest
import torch
from torch import nn

from core.lessons import dropout, seeds, torch_class, torch_heads, torch_mask, torch_module
from core.lessons import torch_questions as asking
from core.lessons.torch_module import largest_difference

SECTIONS = {
    "Parameters": ("seeds", lambda: seeds.facts_of_seed(123)), "nn.Module": ("module", torch_class.facts),
    "nn.Linear": ("module", torch_module.facts), "Mask": ("torch_mask", torch_mask.facts),
    "Dropout": ("dropout", lambda: dropout.facts(0.5, 123)),
    "Heads": ("torch_heads", lambda: torch_heads.facts(2, causal=False)),
    "torch.empty": ("seeds", seeds.facts_of_memory),
    "Agreement": ("torch_heads", lambda: torch_heads.facts(2, causal=True)),
}  # fmt: skip


def asked():
    """The questions of each lesson."""
    facts = {
        lesson: {name: of() for name, (its, of) in SECTIONS.items() if its == lesson}
        for lesson in get_args(asking.Lesson)
    }
    return {lesson: asking.tasks(lesson, of) for lesson, of in facts.items()}


def test_every_question_is_asked_and_no_screen_asks_more_than_four():
    for lesson, questions in asked().items():
        assert set(questions) == set(asking.load(lesson).questions)
        assert len(questions) <= 4
        assert set(asking.load(lesson).sections) == {name for name, (of, _) in SECTIONS.items() if of == lesson}


@pytest.mark.parametrize("heads", torch_heads.HEADS)
def test_with_one_head_reshaping_is_the_same_and_with_more_it_is_not(heads):
    task = asking.tasks("torch_heads", {"Heads": torch_heads.facts(heads, causal=False)})["reshape"]
    Q = np.arange(40.0).reshape(5, 8)
    same = np.array_equal(Q.reshape(heads, 5, 8 // heads), torch_heads.split(Q, heads))
    assert task.key == ("no reason, it is the same" if same else "it mixes the words")
    assert same == (heads == 1)
    assert {option: task.mark(option).status for option in task.options} == {
        option: "correct" if option == task.key else "wrong" for option in task.options
    }


@pytest.mark.parametrize("heads", torch_heads.HEADS)
def test_shapes_are_those_of_the_heads_that_were_chosen(heads):
    figures = torch_heads.facts(heads, causal=False)
    trace = torch_heads.attention(heads)
    assert figures["split"] == trace.Q.shape
    assert figures["joined"] == torch_heads.concatenate(trace.context).shape


def run(name):
    """The lines that a part shows, run with all that they mention."""
    X, given = torch.tensor(torch_module.journey()[1], dtype=torch.float32), torch_heads.inputs()
    known = {"torch": torch, "nn": nn, "F": nn.functional, "X": X, "n": len(X)}
    usual = torch_module.module()
    known |= {"scaled_scores": torch.from_numpy(usual.scaled_scores), "weights": torch.from_numpy(usual.weights)}
    if name in ("Heads", "Agreement"):
        known |= {key: torch.from_numpy(M).float() for key, M in given.items()} | {"n": 5, "d": 8}
    if name == "Agreement":
        trace = torch_heads.attention(2)
        known |= {key: torch.from_numpy(getattr(trace, key).copy()).float() for key in "QKV"}
    lesson, facts = SECTIONS[name]
    exec(asking.load(lesson).sections[name].code.format(**facts()), known)  # noqa: S102
    return {key: node.detach().double().numpy() for key, node in known.items() if isinstance(node, torch.Tensor)} | {
        "attention": known.get("attention")
    }


def test_the_code_that_is_shown_computes_what_is_shown():
    assert largest_difference(run("Parameters")["context"], torch_module.module(123, "W_k").context) < 1e-6
    mask, (_, *found) = run("Mask"), torch_mask.masked(torch_mask.scaled_scores()).values()
    for name, weights in zip(("before", "after", "renormalised"), found, strict=True):
        assert largest_difference(mask[name], weights) < 1e-6
    assert largest_difference(run("Dropout")["dropped"], dropout.dropout(0.5, 123).once) < 1e-6
    heads = run("Heads")
    assert largest_difference(heads["weights"], torch_heads.attention(2).weights) < 1e-6
    assert largest_difference(heads["context"], torch_heads.concatenate(torch_heads.attention(2).context)) < 1e-6
    X = torch_module.journey()[1]
    assert largest_difference(run("torch.empty")["scores"], X @ X[2]) < 1e-6
    assert run("nn.Linear")["Q"].shape == (6, 2)
    own = run("Agreement")
    ours = torch_heads.attention(2, causal=True)
    assert largest_difference(own["context"], ours.context) < 1e-6
    E = torch.from_numpy(torch_heads.inputs()["X"]).float()[None]
    future = torch.ones(5, 5, dtype=torch.bool).triu(1)
    outputs = own["attention"](E, E, E, attn_mask=future)[0][0].detach().double().numpy()
    assert largest_difference(outputs, torch_heads.concatenate(ours.context) @ torch_heads.inputs()["W_o"]) < 1e-6


def test_the_scores_without_the_last_are_what_zeros_would_sum_to():
    assert seeds.facts_of_memory()["short_sum"] == pytest.approx(0.9422 + 1.4754 + 1.4570 + 0.8296 + 0.7154, abs=1e-4)
    assert np.isclose(seeds.scores().sum(), 6.4801)
