"""Learning W_q, W_k, W_v and the head of core.models.agreement_model: cross-entropy, all sentences at once, Adam.

Also how many held-out sentences come out right without that, with a head alone.

LEARNING_RATE and INITIAL were chosen by cross-validation on the training sentences, without those held out.
Source: Kingma and Ba, Adam (2015).
"""

import math
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from core.graph.steps import Array
from core.models import agreement_model
from core.models.agreement import ANSWERS
from core.models.agreement_model import D_K, D_MODEL, Snapshot
from core.models.replay import Replay

LEARNING_RATE = 0.006

INITIAL = {"W_q": 0.2, "W_k": 0.2, "W_v": 1.0}
"""The spread of the initial numbers times √d_model. Small queries and keys start from nearly even weights."""

MOST_EPOCHS = 300
"""The most epochs that a student can ask for."""

SNAPSHOTS = 50
"""The most snapshots taken in one run: 50 × (3 × 50 × 16 + 32) numbers of four bytes are half a megabyte."""

_HEAD_EPOCHS, _HEAD_RATE = 300, 0.03
"""Enough for a head alone to settle."""

_PAUSE = 0.004
"""Seconds of rest after each epoch, which let others compute and make the run slow enough to watch."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Epoch:
    """The loss after an epoch, and the shares of the training and held-out sentences that come out right."""

    number: int
    loss: float
    trained: float
    held_out: float
    snapshot: Snapshot | None


@dataclass(frozen=True, kw_only=True, eq=False)
class Run:
    """The epochs of one training so far; ``total`` is how many were asked for."""

    seed: int
    total: int
    epochs: tuple[Epoch, ...]

    @property
    def snapshots(self) -> Mapping[int, Snapshot]:
        """The snapshots by epoch, including the first and the last."""
        return {epoch.number: epoch.snapshot for epoch in self.epochs if epoch.snapshot}

    @property
    def last(self) -> Epoch:
        """The epoch at which it ended or was stopped."""
        return self.epochs[-1]


def train(seed: int, epochs: int) -> Iterator[Epoch]:
    """Train on all sentences at once, epoch by epoch; epoch 0 comes first, before anything is learned.

    The seed determines the initial numbers, so the same seed gives the same run.
    """
    torch = agreement_model.one_thread()
    generator = torch.Generator().manual_seed(seed)

    def draw(rows: int, columns: int, spread: float = 1.0) -> Array:
        return (spread / math.sqrt(rows) * torch.randn(rows, columns, generator=generator)).requires_grad_()

    to_train, to_test = agreement_model.batch(held_out=False), agreement_model.batch(held_out=True)
    W = [draw(D_MODEL, D_K, spread) for spread in INITIAL.values()]
    head = draw(D_K, len(ANSWERS))
    step = agreement_model.make_descent([*W, head], LEARNING_RATE)
    due = snapshot_epochs(epochs)
    for number in range(epochs + 1):
        trained = agreement_model.contexts(to_train, *W) @ head
        loss = torch.nn.functional.cross_entropy(trained, to_train.agrees)
        with torch.no_grad():
            tested = agreement_model.contexts(to_test, *W) @ head
        yield Epoch(
            number=number,
            loss=loss.item(),
            trained=agreement_model.share_right(trained, to_train),
            held_out=agreement_model.share_right(tested, to_test),
            snapshot=_snapshot(seed, number, *W, head) if number in due else None,
        )
        step(loss)
        time.sleep(_PAUSE)


@lru_cache(maxsize=16)
def shared_epochs(seed: int, epochs: int) -> Replay[Epoch]:
    """The same epochs, kept: whoever asks for them again need not wait, and goes on where others stopped.

    A training takes half a megabyte, nearly all of it for its snapshots.
    """
    return Replay(train(seed, epochs))


def snapshot_epochs(epochs: int) -> tuple[int, ...]:
    """The epochs of a training after which a snapshot is taken, including the first and the last."""
    return (*range(0, epochs, max(1, math.ceil(epochs / (SNAPSHOTS - 2)))), epochs)


def _snapshot(seed: int, epoch: int, *learned: Array) -> Snapshot:
    W_q, W_k, W_v, head = (M.detach().numpy().copy() for M in learned)
    return Snapshot(seed=seed, epoch=epoch, W_q=W_q, W_k=W_k, W_v=W_v, head=head)


def link_text(seed: int, epochs: int) -> str:
    """A training as it is written in a link: whoever opens that can run it again, to the same numbers.

    >>> link_text(7, 200)
    '7-200'
    """
    return f"{seed}-{epochs}"


def settings(text: str) -> tuple[int, int] | None:
    """The seed and the epochs of a training in a link; None if that names none.

    >>> settings("7-200"), settings("7-2000")
    ((7, 200), None)
    """
    found = re.fullmatch("([0-9]{1,9})-([0-9]{1,3})", text)
    seed, epochs = map(int, found.groups()) if found else (0, MOST_EPOCHS + 1)
    return (seed, epochs) if epochs <= MOST_EPOCHS else None


@lru_cache(maxsize=512)
def held_out_share(seed: int, epochs: int) -> Replay[float]:
    """The share of the held-out sentences that are right after a whole training, as the one item of what is kept."""
    return Replay(epoch.held_out for epoch in train(seed, epochs) if epoch.number == epochs)


@cache
def share_with_even_weights() -> float:
    """The share of the held-out sentences that a head alone gets right from the mean of all vectors of the sentence.

    It always settles at the same place, so there is no seed; to train it takes a few tenths of a second the first time.
    """
    torch = agreement_model.one_thread()
    to_train, to_test = agreement_model.batch(held_out=False), agreement_model.batch(held_out=True)
    C, tested = (agreement_model.contexts(of, weights=_even(of.real)) for of in (to_train, to_test))
    head = torch.zeros(C.shape[-1], len(ANSWERS), requires_grad=True)
    step = agreement_model.make_descent([head], _HEAD_RATE)
    for _ in range(_HEAD_EPOCHS):
        step(torch.nn.functional.cross_entropy(C @ head, to_train.agrees))
    return agreement_model.share_right(tested @ head.detach(), to_test)


def _even(real: Array) -> Array:
    """Weights with which each word attends to all words alike; (s, n) → (s, n, n)."""
    shares = real / real.sum(-1, keepdim=True)
    return shares[:, None, :].expand(-1, real.shape[-1], -1)
