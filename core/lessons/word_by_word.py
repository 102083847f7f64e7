"""Writing word by word: what the next word needs again, and what can be kept, counted in products of two numbers.

Everything again at word t: the projections of t words, t · 3 d_model d_k, the scores t² d_k and the mixtures t² d_k,
where d_v = d_k. With the keys and values kept: 3 d_model d_k, t d_k and t d_k.
Source: Vaswani et al., Attention Is All You Need (2017), section 3.1: the decoder is auto-regressive.

Of each word that is kept, each layer holds a key and a value of d_head numbers for each head that has its own:
2 · layers · d_head · bytes · (heads with their own). With a window, no more words are kept than it is wide.
Source: Shazeer, Fast Transformer Decoding: One Write-Head is All You Need (2019); Ainslie et al., GQA (2023).
"""

from collections.abc import Mapping
from functools import cache

import numpy as np

from core.graph.nodes import steps_of
from core.graph.trace import Trace, attend
from core.homework import bank
from core.lessons import masks
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile, FileRecord

BYTES = 2
"""Bytes of a number in half precision."""


class Model(FileRecord):
    """A model of that name as it was published, and where.

    ``own`` are the heads of a layer that have keys and values of their own, ``text`` the longest text, in tokens, and
    ``window`` how many of them a word sees; 0 if there is no window.
    """

    name: str
    source: str
    layers: int
    heads: int
    own: int
    d_head: int
    text: int
    window: int = 0

    @property
    def choices(self) -> tuple[int, ...]:
        """How many heads may have their own: all, half of them, and so on to one for all."""
        return tuple(self.heads // 2**power for power in range(self.heads.bit_length()))


class Writing(Lesson):
    """The exercise whose sentence is written, and the questions.

    ``given`` words are the prompt; ``word`` is the number of the word whose products are counted, ``forgetting`` the
    one behind a window of ``window`` words, and ``compared`` are the names of two of the ``models``.
    """

    exercise: str
    given: int
    word: int
    forgetting: str
    window: int
    compared: tuple[str, str]
    models: tuple[Model, ...]


load = DataFile("word_by_word.toml", Writing)


def words() -> tuple[str, ...]:
    """The words of the sentence."""
    return bank.load(load().exercise).tokens


def sizes() -> tuple[int, int]:
    """d_model and d_k of the sentence."""
    d_model, d_k = bank.load(load().exercise).inputs["W_k"].shape
    return d_model, d_k


@cache
def written_trace(t: int, window: int = 0) -> Trace:
    """The first t words, with a causal mask; with a window, each sees only the last few, itself included."""
    inputs = dict(bank.load(load().exercise).inputs)
    inputs["X"] = inputs["X"][:t]
    return attend(*inputs.values(), replace=steps_of(masks.windowed_form(window) if window else masks.CAUSAL))


def phases(t: int) -> list[tuple[str, tuple[str, ...], int]]:
    """How the first t words are computed: the phase, its words, whose rows are computed at once, and how many are kept.

    >>> phases(4)[-1]
    ('decoding', ('its',), 4)
    """
    given = min(t, load().given)
    return [("prefill", words()[:given], given), *(("decoding", (words()[i],), i + 1) for i in range(given, t))]


def model(name: str) -> Model:
    """The model of that name."""
    return next(one for one in load().models if one.name == name)


def products_without_cache(t: int, d_model: int, d_k: int) -> int:
    """How many products word t takes if the whole text is computed again: its projections, scores and mixtures.

    >>> products_without_cache(2, 3, 3)
    78
    """
    return 3 * t * d_model * d_k + 2 * t**2 * d_k


def products_with_cache(t: int, d_model: int, d_k: int) -> int:
    """How many products word t takes if all keys and values before it are kept.

    >>> products_with_cache(2, 3, 3)
    39
    """
    return 3 * d_model * d_k + 2 * t * d_k


def total_without_cache(n: int, d_model: int, d_k: int) -> int:
    """What n words take in all, each with everything again: 3 d_model d_k n(n+1)/2 + d_k n(n+1)(2n+1)/3."""
    return 3 * d_model * d_k * n * (n + 1) // 2 + d_k * n * (n + 1) * (2 * n + 1) // 3


def total_with_cache(n: int, d_model: int, d_k: int) -> int:
    """What n words take in all with the cache: 3 d_model d_k n + d_k n(n+1)."""
    return 3 * d_model * d_k * n + d_k * n * (n + 1)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, each with its right answer and what known slips lead to."""
    lesson, (d_model, d_k) = load(), sizes()
    t = lesson.word
    cached = products_with_cache(t, d_model, d_k)
    before, after = (written_trace(many).weights for many in (t - 1, t))
    every, unchanged, *_ = lesson.questions["changed"].options
    same = np.array_equal(after[: t - 1, : t - 1], before) and not after[: t - 1, t - 1 :].any()
    i, w, n = words().index(lesson.forgetting), lesson.window, len(words())
    whole, seen = (written_trace(n, size).weights[i] for size in (0, w))
    one, other = (model(name) for name in lesson.compared)
    kept_of = {one.name: gigabytes(one, one.own, one.text), other.name: gigabytes(other, other.own, one.text)}
    facts: Mapping[str, Facts] = {
        "changed": {"key": unchanged if same else every},
        "read": {},
        "cached": {
            "key": cached, "again": products_without_cache(t, d_model, d_k),
            "only-projections": 3 * d_model * d_k, "only-attention": 2 * t * d_k,
            "earlier": products_with_cache(t - 1, d_model, d_k), "no-mixture": cached - t * d_k,
        },
        "forgets": {
            "lost": f"{whole[: i - w + 1].sum():.4f}", "first": words()[i - 1], "before": f"{whole[i - 1]:.4f}",
            "after": f"{seen[i - 1]:.4f}",
        },
        "shared": {
            "key": max(kept_of, key=kept_of.__getitem__), "options": (*kept_of, "as much"), "text": one.text,
            "one_name": one.name, "other_name": other.name, "one_kept": kept_of[one.name],
            "one_sets": f"{one.layers} · {one.own}", "other_sets": f"{other.layers} · {other.own}",
            "other_kept": kept_of[other.name], "unshared": gigabytes(other, other.heads, one.text),
        },
    }  # fmt: skip
    return tasks_of(load, facts)


def name_sharing(model: Model, own: int) -> str:
    """What sharing is called if so many heads have keys and values of their own."""
    return {model.heads: "multi-head", 1: "one for all"}.get(own, "grouped")


def bytes_of_word(model: Model, own: int) -> int:
    """How many bytes are kept of one word."""
    return 2 * model.layers * own * model.d_head * BYTES


def gigabytes(model: Model, own: int, words: int) -> float:
    """How much is kept of so many words, in units of 10⁹ bytes; of those in the window, if there is one."""
    return bytes_of_word(model, own) * min(words, model.window or words) / 1e9
