"""A small model that says whether a pronoun agrees with a noun, from the context that attention gives the pronoun.

    context of the pronoun = row ``at`` of softmax(Q Kᵀ / √d_k) V, the graph of core.attention on frozen GloVe vectors
    logits = context head: one for *somebody else*, one for *the one named*

Shapes: s sentences, padded to n tokens; d_model = 50, d_k = d_v = 16, head (16, 2).
Source: Vaswani et al., Attention Is All You Need (2017), section 3.2.1.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from core.graph.steps import Array, Step, softmax
from core.graph.trace import Trace, attend
from core.models import agreement, torch_loading
from core.models.agreement import ANSWERS, Sentence
from core.words import sources

Floats = npt.NDArray[Any]

D_MODEL, D_K = 50, 16


@dataclass(frozen=True, kw_only=True, eq=False)
class Batch:
    """Sentences as tensors: X (s, n, d_model) padded with zeros, and ``real`` (s, n), False for padding.

    ``at`` is the position of the pronoun and ``agrees`` the answer, 0 or 1; each (s,).
    """

    X: Array
    real: Array
    at: Array
    agrees: Array


@dataclass(frozen=True, kw_only=True, eq=False)
class Snapshot:
    """What the run with a seed has learned after some epochs."""

    seed: int
    epoch: int
    W_q: Floats
    W_k: Floats
    W_v: Floats
    head: Floats

    @property
    def matrices(self) -> Mapping[str, Floats]:
        """W_q, W_k and W_v by name, in double precision."""
        return {name: getattr(self, name).astype(np.float64) for name in ("W_q", "W_k", "W_v")}


@dataclass(frozen=True, kw_only=True, eq=False)
class SentenceReading:
    """How one sentence is read: the row of weights of its pronoun (n,), the likelier answer and its probability."""

    weights: Floats
    answer: str
    probability: float


@cache
def batch(*, held_out: bool) -> Batch:
    """The sentences to train on, or those held out, as tensors."""
    import torch

    sentences = agreement.sentences(held_out=held_out)
    longest = max(len(sentence.tokens) for sentence in sentences)
    X = np.zeros((len(sentences), longest, D_MODEL), dtype=np.float32)
    for row, sentence in zip(X, sentences, strict=True):
        row[: len(sentence.tokens)] = embeddings(sentence)
    lengths = torch.tensor([len(sentence.tokens) for sentence in sentences])
    return Batch(
        X=torch.from_numpy(X),
        real=torch.arange(longest) < lengths[:, None],
        at=torch.tensor([sentence.at for sentence in sentences]),
        agrees=torch.tensor([int(sentence.agrees) for sentence in sentences]),
    )


def embeddings(sentence: Sentence) -> Floats:
    """X (n × 50) of a sentence: the bundled GloVe vectors of its words."""
    return sources.load().look_up(sentence.tokens).resolve({})[1]


def masked(real: Array) -> Step:
    """Weights = softmax by rows of the scaled scores, with −∞ where a word would attend to padding; (s, n, n)."""

    def weights(scaled_scores: Array) -> Array:
        return softmax(scaled_scores.masked_fill(~real[:, None, :], -math.inf))

    return weights


def contexts(of: Batch, *W: Array, weights: Step | Array | None = None) -> Array:
    """The row of the context that belongs to the pronoun of each sentence; (s, d_v)."""
    trace = attend(of.X, *W, replace={"weights": masked(of.real) if weights is None else weights})
    return trace.context[range(len(of.at)), of.at]


def share_right(predicted: Array, of: Batch) -> float:
    """The share of the sentences whose likelier answer is right, given logits (s, 2)."""
    return float((predicted.argmax(-1) == of.agrees).double().mean())


def one_thread() -> Any:
    """Torch on one thread: on busy cores, threads that wait for each other take up to ten times as long."""
    torch = torch_loading.torch()
    torch.set_num_threads(1)
    return torch


def make_descent(parameters: list[Array], rate: float) -> Callable[[Array], None]:
    """A function that takes one step of Adam to reduce a loss."""
    import torch

    adam = torch.optim.Adam(parameters, lr=rate)

    def step(loss: Array) -> None:
        adam.zero_grad()
        loss.backward()
        adam.step()

    return step


def attention(sentence: Sentence, learned: Snapshot) -> Trace:
    """The graph on a sentence with what has been learned; weights (n, n)."""
    return attend(embeddings(sentence), *learned.matrices.values())


def read_sentence(sentence: Sentence, learned: Snapshot) -> SentenceReading:
    """How a sentence is read with what has been learned."""
    trace = attention(sentence, learned)
    odds = softmax(trace.context[sentence.at] @ learned.head)
    likelier = int(np.argmax(odds))
    return SentenceReading(
        weights=trace.weights[sentence.at], answer=ANSWERS[likelier], probability=float(odds[likelier])
    )


def right_by_noun(learned: Snapshot) -> Mapping[str, list[bool]]:
    """Whether each held-out sentence comes out right, by its noun: the sentences of a noun are no separate tries."""
    right: dict[str, list[bool]] = {}
    for sentence in agreement.sentences(held_out=True):
        right.setdefault(sentence.noun, []).append(read_sentence(sentence, learned).answer == sentence.answer)
    return right
