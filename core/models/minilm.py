"""all-MiniLM-L6-v2, a transformer that really was trained, read from the inside: the front door to it.

Six layers of twelve heads, d_model 384, d_k 32, 22.7 million numbers. It was trained to give sentences that mean
similar things similar vectors, and cannot guess words. Layers and heads are counted from 1 in every name and argument
here, as on screen, while indices of ``weights`` begin at 0: layer 4, head 2 is ``weights[3, 1]``.

>>> run = read("The pizza came out of the oven and it tasted good.")
>>> run.tokens[8:11]
('and', 'it', 'tasted')
>>> round(float(run.head(4, 2).weights[run.tokens.index("it"), run.tokens.index("pizza")]), 2)
0.71
"""

import functools
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from threadpoolctl import ThreadpoolController

from core.graph.steps import Matrix, Step
from core.graph.trace import Trace
from core.models import minilm_network
from core.models.minilm_files import ModelFilesError, load
from core.models.minilm_network import D_K, D_MODEL, HEADS, LAYERS, LONGEST, PARTS, Floats, LayerSum, Part
from core.words import word_pieces

__all__ = [
    "D_K", "D_MODEL", "HEADS", "LAYERS", "LONGEST", "PARTS",
    "Head", "ModelFilesError", "Part", "Run", "SentenceError", "angle", "cosine", "load", "read",
]  # fmt: skip

_LAYERS = range(1, LAYERS + 1)

FIRST, LAST = "[CLS]", "[SEP]"
"""The tokens that the model expects at the beginning and at the end of a sentence."""

_LONGEST_TEXT = 10_000
"""In letters; a longer text is refused before it is split, which would take seconds for a whole book."""

_REMEMBERED = 16
"""Sentences whose runs are kept, the latest first; the longest takes 2 MB."""


_TURN = threading.Lock()
"""Sentences are read one at a time: how many threads a product takes is set for the whole process."""


class SentenceError(ValueError):
    """A sentence that the model cannot read; the message is one sentence for the student."""


class Head(NamedTuple):
    """A head by its layer, 1 to 6, and its number in it, 1 to 12.

    >>> Head(4, 2).name, Head(4, 2).place, Head.at((3, 1))
    ('layer 4, head 2', (3, 1), Head(layer=4, number=2))
    """

    layer: int
    number: int

    @classmethod
    def at(cls, place: tuple[int, int]) -> "Head":
        """The head that has this place in an array or a figure, where layers and heads are counted from 0."""
        return cls(place[0] + 1, place[1] + 1)

    @property
    def place(self) -> tuple[int, int]:
        """Its place in an array or a figure, where layers and heads are counted from 0."""
        return self.layer - 1, self.number - 1

    @property
    def name(self) -> str:
        """What it is called in questions and on screens."""
        return f"layer {self.layer}, head {self.number}"


@dataclass(frozen=True, kw_only=True, eq=False)
class Run:
    """A sentence that went through the model. Its arrays are shared and cannot be written to.

    ``tokens`` are its n word pieces, [CLS] and [SEP] included; ``words`` the word that each is part of, so that
    ``words`` says what an [UNK] among ``tokens`` stands for. ``weights`` is (6, 12, n, n). ``states`` is (7, n, 384):
    the input and what comes out of each layer. ``off`` and ``even`` are the heads that were changed,
    and ``without`` the parts of layers that were left out.
    """

    tokens: tuple[str, ...]
    words: tuple[str, ...]
    weights: Floats
    states: Floats
    off: frozenset[Head] = frozenset()
    even: frozenset[Head] = frozenset()
    without: frozenset[tuple[int, Part]] = frozenset()

    def added(self, layer: int) -> LayerSum:
        """What a layer, from 1, added up to the state that came out of it."""
        changed, without = (_step_of(layer - 1, off=self.off, even=self.even), _gone_parts(layer - 1, self.without))
        with _TURN, _products().limit(limits=1, user_api="blas"):
            return minilm_network.add_up(load(), self.states[layer - 1], layer - 1, changed, without)

    def head(self, layer: int, number: int) -> Trace:
        """The graph of one head in double precision, with its weights as they are in ``weights``.

        Its X is the state that enters the layer with a column of ones beside it, (n, 385), and the last rows of its
        W_q, W_k and W_v, (385, 32), are its biases: [X 1] [W; b] = X W + b.

        Raises:
            ValueError: there is no such head.
        """
        head = _check_head((layer, number))
        replaced = {"weights": self.weights[layer - 1, number - 1].astype(np.float64)}
        return minilm_network.heads(
            load(),
            self.states[layer - 1].astype(np.float64),
            layer - 1,
            number - 1,
            replace=replaced if head in self.off | self.even else None,
        )

    @property
    def vector(self) -> Matrix:
        """The sentence's vector, (384,): the mean of the last states, divided by its length."""
        mean = self.states[-1].mean(axis=0, dtype=np.float64)
        return np.asarray(mean / np.linalg.norm(mean))


def read(
    sentence: str,
    *,
    off: Iterable[tuple[int, int]] = (),
    even: Iterable[tuple[int, int]] = (),
    without: Iterable[tuple[int, Part]] = (),
) -> Run:
    """A sentence through the model; the first call loads it.

    Args:
        sentence: up to 64 tokens.
        off: heads, as (layer, number), that give nothing to any word: their weights are 0.
        even: heads that give every word the same: their weights are 1/n.
        without: parts, as (layer, part), that are 0 where the layer adds them up.

    Raises:
        SentenceError: nothing to read, or too much of it.
        ModelFilesError: a file of the model is missing or damaged.
        ValueError: there is no such head or part, or a head is both off and even.
    """
    heads_off, heads_even = (frozenset(map(_check_head, heads)) for heads in (off, even))
    if both := heads_off & heads_even:
        raise ValueError(f"{min(both)} is off, so it cannot be even")
    left_out = frozenset(without)
    if unknown := [f"{layer}.{part}" for layer, part in left_out if layer not in _LAYERS or part not in PARTS]:
        raise ValueError(f"there is no {min(unknown)}: layers are 1 to {LAYERS}, parts {', '.join(PARTS)}")
    return _read(sentence, heads_off, heads_even, left_out)


def cosine(a: Matrix | Floats, b: Matrix | Floats) -> float:
    """a · b / (|a| |b|), between −1 and 1."""
    return float(a @ b / (np.linalg.norm(a) * np.linalg.norm(b)))


def angle(cosine: float) -> float:
    """The degrees between two vectors of that cosine, from 0 to 90.

    >>> angle(0.5), angle(-1)
    (60.0, 90.0)
    """
    return round(float(np.degrees(np.arccos(min(max(cosine, 0.0), 1.0)))), 4)


@functools.lru_cache(maxsize=_REMEMBERED)
def _read(sentence: str, off: frozenset[Head], even: frozenset[Head], without: frozenset[tuple[int, Part]]) -> Run:
    if len(sentence) > _LONGEST_TEXT:
        raise SentenceError(f"This is too long: the model here reads at most {LONGEST} tokens, a sentence or two.")
    network = load()
    pieces = word_pieces.split(sentence, network.vocabulary)
    n = len(pieces) + 2
    if not pieces:
        raise SentenceError("There is nothing to read yet: type a sentence.")
    if n > LONGEST:
        raise SentenceError(
            f"This is too long: it has {n} tokens with {FIRST} and {LAST}, and the model here reads at most {LONGEST}. "
            f"Leave out {n - LONGEST} or more."
        )
    tokens = (FIRST, *(piece.token for piece in pieces), LAST)
    # A second thread waits for a core that may be busy: on a busy server it takes ten times as long.
    with _TURN, _products().limit(limits=1, user_api="blas"):
        weights, states = minilm_network.run(
            network, tokens, functools.partial(_step_of, off=off, even=even), lambda layer: _gone_parts(layer, without)
        )
    for shared in (weights, states):
        shared.flags.writeable = False
    words = (FIRST, *(piece.word for piece in pieces), LAST)
    return Run(tokens=tokens, words=words, weights=weights, states=states, off=off, even=even, without=without)


@functools.cache
def _products() -> ThreadpoolController:
    """The libraries that multiply matrices in this process, which are found once."""
    return ThreadpoolController()


def _step_of(layer: int, *, off: frozenset[Head], even: frozenset[Head]) -> Step | None:
    """The step that computes the weights of a layer, counted from 0, if any of its heads is changed."""
    here = [[head.number - 1 for head in heads if head.layer - 1 == layer] for heads in (off, even)]
    return minilm_network.changed_weights(*here) if any(here) else None


def _gone_parts(layer: int, without: frozenset[tuple[int, Part]]) -> frozenset[Part]:
    """The parts that are left out of a layer, counted from 0."""
    return frozenset(part for one, part in without if one == layer + 1)


def _check_head(head: tuple[int, int]) -> Head:
    layer, number = head
    if not (1 <= layer <= LAYERS and 1 <= number <= HEADS):
        raise ValueError(f"there is no head {number} in layer {layer}: layers are 1 to {LAYERS}, heads 1 to {HEADS}")
    return Head(layer, number)
