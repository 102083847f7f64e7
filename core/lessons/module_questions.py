"""The text, code and questions of the screen /module: data/module.toml, and the facts computed for it."""

from functools import cache

import msgspec

from core.graph.tex import plain as plain_text
from core.lessons import torch_class, torch_heads, torch_module
from core.lessons.schema import Facts, Question
from core.lessons.torch_heads import D_MODEL, WORDS
from core.lessons.torch_module import D_OUT
from core.reading import data_files

POSITION = 2
"""The position of the word of *journey* that the questions are about; the homework asks for the row before it."""

P_ASKED = 0.2
"""The dropout probability in the question."""


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of the screen: its text, and the lines of code that it is about."""

    text: str
    code: str


class Module(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson: its sections and its questions by name."""

    sections: dict[str, Section]
    questions: dict[str, Question]


@cache
def load() -> Module:
    """The lesson as it stands in data/module.toml."""
    return data_files.load(data_files.DATA / "module.toml", Module)


def of_parameters(seed: int) -> Facts:
    """W_q drawn first, and W_k drawn first, with one seed."""
    one, other = torch_module.module(seed), torch_module.module(seed, "W_k")
    size = one.X.shape[1] * D_OUT
    return {
        "seed": seed, "d_model": one.X.shape[1], "d_k": D_OUT,
        "drawn": 3 * size, "one": size, "two": 2 * size,
        "apart": torch_module.largest_difference(one.context, other.context),
        "transposed": torch_module.largest_difference(one.scores.T, other.scores),
    }  # fmt: skip


def of_class() -> Facts:
    """The class with and without what it has from ``nn.Module``."""
    trials = torch_class.trials()
    whole, bare, plain, alone = (trials[left_out] for left_out in torch_class.LEFT_OUT)
    return {
        "tables": ", ".join(f"`{name}`" for name in torch_class.tables_of_a_module()),
        "uncalled": plain_text(bare.error), "numbers": plain.numbers, "whole": whole.numbers, "one": whole.numbers // 3,
        "optimiser": plain_text(plain.steps["an optimiser"]), "call": plain_text(alone.steps["model(X)"]),
        "no_parameters": plain_text(alone.steps["model.parameters()"]),
    }  # fmt: skip


def of_linear() -> Facts:
    """``nn.Linear`` with each form of W_q copied into it."""
    d_model = torch_module.journey()[1].shape[1]
    return {
        "d_model": d_model, "d_k": D_OUT, "weight_shape": (D_OUT, d_model), "transposed": (d_model, D_OUT),
        "bound": d_model**-0.5, "inverse": 1 / d_model, "root": d_model**0.5, "outputs": D_OUT**-0.5,
        "refused": torch_module.linear("W_q").error,
        "copied": torch_module.linear("W_q.T").difference,
        "reshaped": torch_module.linear("W_q.reshape(2, 3)").difference,
    }  # fmt: skip


def of_mask() -> Facts:
    """The row of one word, masked after the softmax."""
    words, _ = torch_module.journey()
    row_sum = float(torch_module.masked_weights().after[POSITION].sum())
    return {
        "word": words[POSITION], "n": len(words), "row_sum": row_sum, "missing": 1 - row_sum, "whole": 1.0, "none": 0.0,
    }  # fmt: skip


def of_dropout(p: float, seed: int) -> Facts:
    """One weight, and what dropout does to it and to its row."""
    words, _ = torch_module.journey()
    weight, dropped = float(torch_module.module().weights[POSITION, POSITION]), torch_module.dropout(p, seed)
    return {
        "word": words[POSITION], "weight": weight, "p": p, "seed": seed, "asked": P_ASKED, "draws": torch_module.DRAWS,
        "kept": weight / (1 - P_ASKED), "same": weight, "times": weight * (1 - P_ASKED), "by_p": weight / P_ASKED,
        "mean": float(dropped.mean[POSITION].sum()),
        "in_eval": dropped.in_eval,
    }  # fmt: skip


def of_heads(heads: int) -> Facts:
    """The shapes of several heads."""
    n, d, d_head = len(WORDS), D_MODEL, D_MODEL // heads
    return {
        "n": n, "d_model": d, "heads": heads, "of_heads": "head" if heads == 1 else "heads", "d_head": d_head,
        "split": (heads, n, d_head), "viewed": (n, heads, d_head), "whole": (heads, n, d),
        "head_weights": (heads, n, n), "one": (n, n), "context": (heads, n, d_head), "columns": (heads, d_head, d_head),
        "joined": (n, d), "head_context": (heads, n, d_head), "one_context": (n, d_head),
        "stacked": (heads * n, d_head),
        "key": "no reason, it is the same" if heads == 1 else "it mixes the words",
        "scrambled": torch_heads.scrambling(heads),
    }  # fmt: skip


def of_empty() -> Facts:
    """The scores of one word, and their sum without the last of them."""
    _, X = torch_module.journey()
    scores = X @ X[POSITION]
    return {
        "n": len(X), "last": len(X) - 1, "scores": ", ".join(f"{score:.4f}" for score in scores),
        "short_sum": float(scores[:-1].sum()), "whole_sum": float(scores.sum()),
    }  # fmt: skip


def of_agreement(heads: int, *, causal: bool) -> Facts:
    """The shapes and the masks of torch's own attention."""
    n, d = len(WORDS), D_MODEL
    in_one, in_other = torch_heads.meanings_of_true()
    return {
        "n": n, "d_model": d, "heads": heads, "causal": str(causal),
        "in_proj": (3 * d, d), "beside": (d, 3 * d), "one": (d, d), "stacked": (3, d, d),
        "averaged": (1, n, n), "each": (1, 2, n, n), "no_batch": (n, n),
        "in_one": in_one, "in_other": in_other,
    }  # fmt: skip
