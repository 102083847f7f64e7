"""What the held-out sentences come to with no W_q, W_k and W_v learned: a head alone, or just the usual sense."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from core.graph.steps import Array, Step
from core.models import sense_model, senses

_EPOCHS, _RATE = 300, 0.03
"""With these a head alone has long settled."""


def most_frequent() -> float:
    """The share of the held-out sentences that are right if each word always has its usual sense in training."""
    seen = Counter((sentence.word, sentence.sense) for sentence in senses.sentences(held_out=False))
    held_out = senses.sentences(held_out=True)
    right = [s.sense == max(s.senses, key=partial(_times, seen, s.word)) for s in held_out]
    return sum(right) / len(right)


def _times(seen: Counter[tuple[str, str]], word: str, sense: str) -> int:
    return seen[word, sense]


@dataclass(frozen=True, kw_only=True)
class Baselines:
    """Shares of the held-out sentences that a head alone gets right, with nothing learned before it.

    Its input is the word's own vector (``static``), its context of softmax(X Xᵀ) X (``plain``), or the mean of all
    vectors of the sentence (``even``). Where to begin does not matter to it, so there is no seed.
    """

    static: float
    plain: float
    even: float


@cache
def baselines() -> Baselines:
    """Train a head alone on each of the three; a few tenths of a second the first time."""
    return Baselines(static=_head_alone(_only_itself), plain=_head_alone(sense_model.masked), even=_head_alone(_even))


def _only_itself(real: Array) -> Array:
    """Weights with which every word looks at itself alone; (s, n) → (s, n, n)."""
    import torch

    return torch.eye(real.shape[-1]).expand(len(real), -1, -1)


def _even(real: Array) -> Array:
    """Weights with which every word looks at all words alike; (s, n) → (s, n, n)."""
    shares = real / real.sum(-1, keepdim=True)
    return shares[:, None, :].expand(-1, real.shape[-1], -1)


def _head_alone(weights: Callable[[Array], Step | Array]) -> float:
    torch = sense_model.one_thread()
    to_train, to_test = sense_model.batch(held_out=False), sense_model.batch(held_out=True)
    C, tested = (sense_model.contexts(of, weights=weights(of.real)) for of in (to_train, to_test))
    head = torch.zeros(C.shape[-1], 2 * len(senses.words()), requires_grad=True)
    step = sense_model.descent([head], _RATE)
    for _ in range(_EPOCHS):
        step(torch.nn.functional.cross_entropy(sense_model.logits(C, head, to_train), to_train.sense))
    return sense_model.share_right(sense_model.logits(tested, head.detach(), to_test), to_test)
