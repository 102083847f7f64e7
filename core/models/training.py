"""W_q, W_k, W_v and the head of core.models.sense_model being learned: cross-entropy, all sentences at once, Adam.

LEARNING_RATE was chosen by cross-validation among the sentences to train on; those held out had no say.
Source: Kingma and Ba, Adam (2015).
"""

import math
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.graph.steps import Array
from core.models import sense_model, senses
from core.models.sense_model import D_K, D_MODEL, Snapshot

LEARNING_RATE = 0.003
SNAPSHOTS = 50
"""The most snapshots that are taken in a run: 50 × (3 × 50 × 16 + 160) numbers of four bytes are half a megabyte."""

_PAUSE = 0.004
"""Seconds after each epoch in which others may compute; so a run is also slow enough to be watched."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Epoch:
    """The loss on the sentences trained on after so many epochs, and the shares of both kinds that come out right."""

    number: int
    loss: float
    trained: float
    held_out: float
    snapshot: Snapshot | None


@dataclass(frozen=True, kw_only=True, eq=False)
class Run:
    """The epochs of one training so far; ``wanted`` is how many it was to have."""

    seed: int
    wanted: int
    epochs: tuple[Epoch, ...]

    @property
    def snapshots(self) -> Mapping[int, Snapshot]:
        """The snapshots by their epoch, the first and the last among them."""
        return {epoch.number: epoch.snapshot for epoch in self.epochs if epoch.snapshot}

    @property
    def last(self) -> Epoch:
        """Where it ended, or was stopped."""
        return self.epochs[-1]


def train(seed: int, epochs: int) -> Iterator[Epoch]:
    """Train on all sentences at once, epoch by epoch; the first that is yielded is 0, before anything is learned.

    A seed draws the numbers that it starts from, so the same one gives the same run.
    """
    torch = sense_model.one_thread()
    generator = torch.Generator().manual_seed(seed)

    def drawn(rows: int, columns: int) -> Array:
        return (torch.randn(rows, columns, generator=generator) / math.sqrt(rows)).requires_grad_()

    to_train, to_test = sense_model.batch(held_out=False), sense_model.batch(held_out=True)
    W = [drawn(D_MODEL, D_K) for _ in range(3)]
    head = drawn(D_K, 2 * len(senses.words()))
    step = sense_model.descent([*W, head], LEARNING_RATE)
    every = max(1, math.ceil(epochs / (SNAPSHOTS - 2)))
    for number in range(epochs + 1):
        found = sense_model.logits(sense_model.contexts(to_train, *W), head, to_train)
        loss = torch.nn.functional.cross_entropy(found, to_train.sense)
        with torch.no_grad():
            tested = sense_model.logits(sense_model.contexts(to_test, *W), head, to_test)
        taken = number % every == 0 or number == epochs
        yield Epoch(
            number=number,
            loss=loss.item(),
            trained=sense_model.share_right(found, to_train),
            held_out=sense_model.share_right(tested, to_test),
            snapshot=_snapshot(seed, number, *W, head) if taken else None,
        )
        step(loss)
        time.sleep(_PAUSE)


def _snapshot(seed: int, epoch: int, *learned: Array) -> Snapshot:
    W_q, W_k, W_v, head = (M.detach().numpy().copy() for M in learned)
    return Snapshot(seed=seed, epoch=epoch, W_q=W_q, W_k=W_k, W_v=W_v, head=head)
