"""What the screen /module says, shows as code and asks: data/module.toml, filled in with what was computed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from core.lessons import schema, torch_heads, torch_module
from core.lessons.schema import RIGHT, Marker
from core.lessons.torch_heads import D_MODEL, WORDS
from core.lessons.torch_module import D_OUT

Figure: TypeAlias = float | str | tuple[int, ...]
Figures: TypeAlias = Mapping[str, Figure]
"""What was computed, by the name that the texts call it by; a tuple is a shape."""

FOLLOWED = 1
"""Which word of *journey* is followed."""

ASKED = 0.2
"""The p that is asked about."""

_FILE = Path(__file__).parents[2] / "data" / "module.toml"


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of the screen: what it says and the lines it is about."""

    text: str
    code: str


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question: either options, each with what is said of it, or the name of the figure asked for, with slips."""

    prompt: str
    right: str = ""
    options: dict[str, str] = {}
    key: str = ""
    slips: dict[str, str] = {}
    praise: str = RIGHT
    decimals: int = 4


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sections: dict[str, Section]
    questions: dict[str, Form]


@dataclass(frozen=True, kw_only=True)
class Asked:
    """A question with its figures filled in; without options one types."""

    prompt: str
    mark: Marker
    options: tuple[str, ...] | None


@cache
def _read() -> _File:
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), _File)


def sections() -> Mapping[str, Section]:
    """The parts of the screen by name, in order."""
    return MappingProxyType(_read().sections)


def questions() -> Mapping[str, Form]:
    """The questions by name."""
    return MappingProxyType(_read().questions)


def ask(name: str, figures: Figures) -> Asked:
    """A question of the file by its name."""
    form = questions()[name]
    prompt, praise = form.prompt.format(**figures), form.praise.format(**figures)
    if form.options:
        said = {option: text.format(**figures) for option, text in form.options.items()}
        mark = schema.choice(form.right, said, praise=said[form.right])
        return Asked(prompt=prompt, mark=mark, options=tuple(said))
    return Asked(prompt=prompt, mark=_typed(form, figures, praise), options=None)


def _typed(form: Form, figures: Figures, praise: str) -> Marker:
    slips = [(figures[name], said.format(**figures)) for name, said in form.slips.items()]
    key = figures[form.key]
    if isinstance(key, tuple):
        return schema.shape(key, [(value, said) for value, said in slips if isinstance(value, tuple)], praise=praise)
    numbers = [(float(value), said) for value, said in slips if isinstance(value, float | int)]
    return schema.number(float(key), numbers, decimals=form.decimals, praise=praise)


def of_parameters(seed: int) -> Figures:
    """W_q drawn first, and W_k drawn first, with one seed."""
    one, other = torch_module.module(seed), torch_module.module(seed, "W_k")
    size = one.X.shape[1] * D_OUT
    return {
        "seed": seed, "d_model": one.X.shape[1], "d_k": D_OUT,
        "drawn": 3 * size, "one": size, "two": 2 * size,
        "apart": torch_module.apart(one.context, other.context),
        "transposed": torch_module.apart(one.scores.T, other.scores),
    }  # fmt: skip


def of_linear() -> Figures:
    """nn.Linear with each form of W_q copied into it."""
    d_model = torch_module.journey()[1].shape[1]
    return {
        "d_model": d_model, "d_k": D_OUT, "weight_shape": (D_OUT, d_model), "transposed": (d_model, D_OUT),
        "bound": d_model**-0.5, "inverse": 1 / d_model, "root": d_model**0.5, "outputs": D_OUT**-0.5,
        "refused": torch_module.linear("W_q").refused,
        "copied": torch_module.linear("W_q.T").apart,
        "reshaped": torch_module.linear("W_q.reshape(2, 3)").apart,
    }  # fmt: skip


def of_mask() -> Figures:
    """The row that is followed, masked after the softmax."""
    words, _ = torch_module.journey()
    row_sum = float(torch_module.masked().after[FOLLOWED].sum())
    return {
        "word": words[FOLLOWED], "n": len(words), "row_sum": row_sum, "missing": 1 - row_sum, "whole": 1.0, "none": 0.0,
    }  # fmt: skip


def of_dropout(p: float, seed: int) -> Figures:
    """One weight, and what dropout makes of it and of its row."""
    words, _ = torch_module.journey()
    weight, dropped = float(torch_module.module().weights[FOLLOWED, FOLLOWED]), torch_module.dropout(p, seed)
    return {
        "word": words[FOLLOWED], "weight": weight, "p": p, "seed": seed, "asked": ASKED, "draws": torch_module.DRAWS,
        "kept": weight / (1 - ASKED), "same": weight, "times": weight * (1 - ASKED), "by_p": weight / ASKED,
        "mean": float(dropped.mean[FOLLOWED].sum()),
        "in_eval": dropped.in_eval,
    }  # fmt: skip


def of_heads(heads: int) -> Figures:
    """The shapes of several heads."""
    n, d, d_head = len(WORDS), D_MODEL, D_MODEL // heads
    return {
        "n": n, "d_model": d, "heads": heads, "d_head": d_head,
        "split": (heads, n, d_head), "viewed": (n, heads, d_head), "whole": (heads, n, d),
        "head_weights": (heads, n, n), "one": (n, n), "context": (heads, n, d_head), "columns": (heads, d_head, d_head),
        "joined": (n, d), "head_context": (heads, n, d_head), "one_context": (n, d_head),
        "stacked": (heads * n, d_head),
        "scrambled": torch_heads.scrambled(heads),
        "alone": ": one head has nobody to mix with" if heads == 1 else "",
    }  # fmt: skip


def of_empty() -> Figures:
    """The scores of the word that is followed, and their sum with the last one missing."""
    _, X = torch_module.journey()
    scores = X @ X[FOLLOWED]
    return {
        "n": len(X), "last": len(X) - 1, "scores": ", ".join(f"{score:.4f}" for score in scores),
        "short_sum": float(scores[:-1].sum()), "whole_sum": float(scores.sum()),
    }  # fmt: skip


def of_agreement(heads: int, *, causal: bool) -> Figures:
    """The shapes and the masks of torch's own."""
    n, d = len(WORDS), D_MODEL
    in_one, in_other = torch_heads.seen()
    return {
        "n": n, "d_model": d, "heads": heads, "causal": str(causal),
        "in_proj": (3 * d, d), "beside": (d, 3 * d), "one": (d, d), "stacked": (3, d, d),
        "averaged": (1, n, n), "each": (1, 2, n, n), "no_batch": (n, n),
        "in_one": in_one, "in_other": in_other,
    }  # fmt: skip
