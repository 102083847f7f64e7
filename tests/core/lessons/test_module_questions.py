"""What /module says and asks: every text can be filled in, every slip is told, and the code it shows runs."""

import numpy as np
import pytest
import torch
from torch import nn

from core.lessons import module_questions as asking
from core.lessons import torch_heads, torch_module
from core.lessons.task import Task
from core.lessons.torch_module import largest_difference

ASKED = {
    "drawn": asking.of_parameters(123), "order": asking.of_parameters(123), "transposed": asking.of_parameters(123),
    **dict.fromkeys(("init", "uncalled", "plain", "alone"), asking.of_class()),
    **dict.fromkeys(("weight-shape", "copy", "bound"), asking.of_linear()),
    **dict.fromkeys(("row-sum", "missing", "leak"), asking.of_mask()),
    **dict.fromkeys(("kept", "sums", "eval"), asking.of_dropout(0.5, 123)),
    **dict.fromkeys(("split", "head-weights", "joined", "reshape"), asking.of_heads(2)),
    **dict.fromkeys(("holds", "short", "zeros"), asking.of_empty()),
    **dict.fromkeys(("in-proj", "averaged", "true"), asking.of_agreement(2, causal=False)),
}  # fmt: skip
FIGURES = {
    "Parameters": asking.of_parameters(123), "nn.Module": asking.of_class(),
    "nn.Linear": asking.of_linear(), "Mask": asking.of_mask(),
    "Dropout": asking.of_dropout(0.5, 123), "Heads": asking.of_heads(2), "torch.empty": asking.of_empty(),
    "Agreement": asking.of_agreement(2, causal=True),
}  # fmt: skip


def written(figure):
    return str(figure) if isinstance(figure, tuple) else f"{figure:.4f}"


def test_every_question_is_asked():
    assert set(ASKED) == set(asking.load().questions)


@pytest.mark.parametrize("name", ASKED)
def test_the_right_answer_is_right_and_each_wrong_one_has_its_own_sentence(name):
    task = Task(question=asking.load().questions[name], facts=ASKED[name])
    typed = not task.options
    assert task.mark(written(task.key) if typed else task.key).status == "correct"
    assert task.mark("").status == "blank"
    wrong = [written(task.slip(slip)) for slip in task.question.slips] if typed else set(task.options) - {task.key}
    results = [task.mark(answer) for answer in wrong]
    assert {result.status for result in results} == {"wrong"}
    assert len({result.message for result in results}) == len(wrong) == len(task.question.slips.keys() - {task.key})


@pytest.mark.parametrize("heads", torch_heads.HEADS)
def test_with_one_head_reshaping_is_the_same_and_with_more_it_is_not(heads):
    task = Task(question=asking.load().questions["reshape"], facts=asking.of_heads(heads))
    Q = np.arange(40.0).reshape(5, 8)
    same = np.array_equal(Q.reshape(heads, 5, 8 // heads), torch_heads.split(Q, heads))
    assert task.key == ("no reason, it is the same" if same else "it mixes the words")
    assert same == (heads == 1) == (torch_heads.scrambling(heads) == 0)
    assert {option: task.mark(option).status for option in task.options} == {
        option: "correct" if option == task.key else "wrong" for option in task.options
    }


def test_about_half_of_what_linear_draws_is_negative_and_nothing_of_what_rand_draws():
    torch.manual_seed(0)
    weights = torch.stack([nn.Linear(3, 2).weight.detach() for _ in range(2000)])
    shares = (weights < 0).double().mean(dim=(1, 2))
    # 12,000 draws with probability ½: five standard errors are 0.023.
    assert shares.mean() == pytest.approx(0.5, abs=0.023)
    assert shares.min() < 0.5 < shares.max()
    assert not (torch.rand(12_000) < 0).any()
    assert "about half" in asking.load().questions["bound"].praise


def test_a_loop_is_only_supposed_to_stop_short_because_the_one_that_is_shown_does_not():
    lesson, facts = asking.load(), asking.of_empty()
    assert f"range({facts['n']})" in lesson.sections["torch.empty"].code.format(**facts)
    assert "Suppose the loop above stopped one short" in lesson.questions["short"].prompt
    assert f"range({facts['last']})" in lesson.questions["short"].prompt.format(**facts)


@pytest.mark.parametrize("heads", torch_heads.HEADS)
def test_shapes_are_those_of_the_heads_that_were_chosen(heads):
    figures = asking.of_heads(heads)
    trace = torch_heads.attention(heads)
    assert figures["split"] == trace.Q.shape
    assert figures["head_weights"] == trace.weights.shape
    assert figures["joined"] == torch_heads.concatenate(trace.context).shape


def test_the_shapes_of_torchs_own_are_torchs_own():
    figures = asking.of_agreement(2, causal=False)
    layer = nn.MultiheadAttention(8, 2, bias=False, batch_first=True)
    X = torch.rand(1, 5, 8)
    assert tuple(layer.in_proj_weight.shape) == figures["in_proj"]
    assert tuple(layer(X, X, X)[1].shape) == figures["averaged"]
    assert tuple(layer(X, X, X, average_attn_weights=False)[1].shape) == figures["each"]
    assert tuple(nn.Linear(3, 2).weight.shape) == asking.of_linear()["weight_shape"]


def test_the_bound_is_the_one_that_linear_draws_within():
    bound = asking.of_linear()["bound"]
    weights = torch.cat([nn.Linear(3, 2).weight.detach() for _ in range(500)])
    assert 0.98 * bound < weights.abs().max() <= bound


def run(name):
    """The lines that a part shows, run with all that they mention."""
    X, given = torch.tensor(torch_module.journey()[1], dtype=torch.float32), torch_heads.inputs()
    known = {"torch": torch, "nn": nn, "F": nn.functional, "X": X, "n": len(X)}
    usual = torch_module.module()
    known |= {"scaled_scores": torch.from_numpy(usual.scaled_scores), "weights": torch.from_numpy(usual.weights)}
    if name in ("Heads", "Agreement"):
        known |= {key: torch.from_numpy(M).float() for key, M in vars(given).items()} | {"n": 5, "d": 8}
    if name == "Agreement":
        trace = torch_heads.attention(2)
        known |= {key: torch.from_numpy(getattr(trace, key).copy()).float() for key in "QKV"}
    exec(asking.load().sections[name].code.format(**FIGURES[name]), known)  # noqa: S102
    return {key: node.detach().double().numpy() for key, node in known.items() if isinstance(node, torch.Tensor)} | {
        "attention": known.get("attention")
    }


def test_the_code_that_is_shown_computes_what_is_shown():
    assert largest_difference(run("Parameters")["context"], torch_module.module(123, "W_k").context) < 1e-6
    mask, found = run("Mask"), torch_module.masked_weights()
    for name in ("before", "after", "renormalised"):
        assert largest_difference(mask[name], getattr(found, name)) < 1e-6
    assert largest_difference(run("Dropout")["dropped"], torch_module.dropout(0.5, 123).once) < 1e-6
    heads = run("Heads")
    assert largest_difference(heads["weights"], torch_heads.attention(2).weights) < 1e-6
    assert largest_difference(heads["context"], torch_heads.concatenate(torch_heads.attention(2).context)) < 1e-6
    X = torch_module.journey()[1]
    assert largest_difference(run("torch.empty")["scores"], X @ X[2]) < 1e-6
    assert run("nn.Linear")["Q"].shape == (6, 2)
    own = run("Agreement")
    ours = torch_heads.attention(2, causal=True)
    assert largest_difference(own["context"], ours.context) < 1e-6
    E = torch.from_numpy(torch_heads.inputs().X).float()[None]
    future = torch.ones(5, 5, dtype=torch.bool).triu(1)
    outputs = own["attention"](E, E, E, attn_mask=future)[0][0].detach().double().numpy()
    assert largest_difference(outputs, torch_heads.concatenate(ours.context) @ torch_heads.inputs().W_o) < 1e-6


def test_the_scores_without_the_last_are_what_zeros_would_sum_to():
    assert asking.of_empty()["short_sum"] == pytest.approx(0.9422 + 1.4754 + 1.4570 + 0.8296 + 0.7154, abs=1e-4)
    assert np.isclose(asking.of_empty()["whole_sum"], 6.4801)
