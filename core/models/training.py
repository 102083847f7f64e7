"""Learning W_q, W_k, W_v and the head of core.models.sense_model: cross-entropy, all sentences at once, Adam.

Also how many held-out sentences come out right without that: with a head alone, or with just the usual sense.

LEARNING_RATE was chosen by cross-validation on the training sentences, without those held out.
Source: Kingma and Ba, Adam (2015).
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

import msgspec

from core.graph.steps import Array, Step
from core.lessons.schema import Facts, Question
from core.lessons.task import Task
from core.models import sense_model, senses
from core.models.replay import Replay
from core.models.sense_model import D_K, D_MODEL, Snapshot
from core.models.senses import Sentence
from core.reading import data_files

LEARNING_RATE = 0.003
SNAPSHOTS = 50
"""The most snapshots taken in one run: 50 × (3 × 50 × 16 + 160) numbers of four bytes are half a megabyte."""

_HEAD_EPOCHS, _HEAD_RATE = 300, 0.03
"""Enough for a head alone to settle."""

_ABOUT = 2
"""A difference of up to this many sentences counts as about as many."""

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
    torch = sense_model.one_thread()
    generator = torch.Generator().manual_seed(seed)

    def draw(rows: int, columns: int) -> Array:
        return (torch.randn(rows, columns, generator=generator) / math.sqrt(rows)).requires_grad_()

    to_train, to_test = sense_model.batch(held_out=False), sense_model.batch(held_out=True)
    W = [draw(D_MODEL, D_K) for _ in range(3)]
    head = draw(D_K, 2 * len(senses.words()))
    step = sense_model.descent([*W, head], LEARNING_RATE)
    interval = max(1, math.ceil(epochs / (SNAPSHOTS - 2)))
    for number in range(epochs + 1):
        trained = sense_model.logits(sense_model.contexts(to_train, *W), head, to_train)
        loss = torch.nn.functional.cross_entropy(trained, to_train.sense)
        with torch.no_grad():
            tested = sense_model.logits(sense_model.contexts(to_test, *W), head, to_test)
        is_due = number % interval == 0 or number == epochs
        yield Epoch(
            number=number,
            loss=loss.item(),
            trained=sense_model.share_right(trained, to_train),
            held_out=sense_model.share_right(tested, to_test),
            snapshot=_snapshot(seed, number, *W, head) if is_due else None,
        )
        step(loss)
        time.sleep(_PAUSE)


@lru_cache(maxsize=16)
def kept(seed: int, epochs: int) -> Replay[Epoch]:
    """The same epochs, kept: whoever asks for them again need not wait, and goes on where others stopped.

    A training takes half a megabyte, nearly all of it for its snapshots.
    """
    return Replay(train(seed, epochs))


def _snapshot(seed: int, epoch: int, *learned: Array) -> Snapshot:
    W_q, W_k, W_v, head = (M.detach().numpy().copy() for M in learned)
    return Snapshot(seed=seed, epoch=epoch, W_q=W_q, W_k=W_k, W_v=W_v, head=head)


def most_frequent() -> float:
    """The share of the held-out sentences that are right if each word has the sense that is more usual in training."""
    counts = Counter((sentence.word, sentence.sense) for sentence in senses.sentences(held_out=False))
    right = [sentence.sense == _usual_sense(sentence, counts) for sentence in senses.sentences(held_out=True)]
    return sum(right) / len(right)


def _usual_sense(sentence: Sentence, counts: Counter[tuple[str, str]]) -> str:
    return max(sentence.senses, key=lambda sense: counts[sentence.word, sense])


@dataclass(frozen=True, kw_only=True)
class Baselines:
    """Shares of the held-out sentences that a head alone gets right when nothing before it is learned.

    Its input is the word's own vector (``static``), its context of softmax(X Xᵀ) X (``plain``), or the mean of all
    vectors of the sentence (``even``). It always settles at the same place, so there is no seed.
    """

    static: float
    plain: float
    even: float


@cache
def baselines() -> Baselines:
    """Train a head alone on each of the three, which takes a few tenths of a second the first time."""
    return Baselines(static=_head_alone(_only_itself), plain=_head_alone(sense_model.masked), even=_head_alone(_even))


def _only_itself(real: Array) -> Array:
    """Weights with which each word attends to itself alone; (s, n) → (s, n, n)."""
    import torch

    return torch.eye(real.shape[-1]).expand(len(real), -1, -1)


def _even(real: Array) -> Array:
    """Weights with which each word attends to all words alike; (s, n) → (s, n, n)."""
    shares = real / real.sum(-1, keepdim=True)
    return shares[:, None, :].expand(-1, real.shape[-1], -1)


def _head_alone(weights: Callable[[Array], Step | Array]) -> float:
    torch = sense_model.one_thread()
    to_train, to_test = sense_model.batch(held_out=False), sense_model.batch(held_out=True)
    C, tested = (sense_model.contexts(of, weights=weights(of.real)) for of in (to_train, to_test))
    head = torch.zeros(C.shape[-1], 2 * len(senses.words()), requires_grad=True)
    step = sense_model.descent([head], _HEAD_RATE)
    for _ in range(_HEAD_EPOCHS):
        step(torch.nn.functional.cross_entropy(sense_model.logits(C, head, to_train), to_train.sense))
    return sense_model.share_right(sense_model.logits(tested, head.detach(), to_test), to_test)


class _Questions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    questions: dict[str, Question]


@cache
def _questions() -> Mapping[str, Question]:
    return data_files.load(data_files.DATA / "training.toml", _Questions).questions


def tasks(run: Run | None) -> Mapping[str, Task]:
    """The questions before the training; the prediction has a key once there is a run."""
    matrix, head = D_MODEL * D_K, D_K * 2 * len(senses.words())
    sizes = {
        "d_model": D_MODEL, "d_k": D_K, "all": 3 * matrix, "matrix": matrix, "head": head,
        "with_head": 3 * matrix + head, "square": 3 * D_MODEL * D_MODEL,
    }  # fmt: skip
    facts = {"count": sizes, "prediction": _outcome(run) if run else {}}
    return {name: Task(question=one, facts=facts.get(name, {})) for name, one in _questions().items()}


def _outcome(run: Run) -> Facts:
    n = len(senses.sentences(held_out=True))
    learned, plain = round(run.last.held_out * n), round(baselines().plain * n)
    more, same, fewer = _questions()["prediction"].options
    gained = round((run.last.held_out - baselines().plain) * n)
    key = same if abs(gained) <= _ABOUT else more if gained > 0 else fewer
    return {"key": key, "learned": learned, "plain": plain, "n": n}
