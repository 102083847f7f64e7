"""The softmax of a row that is seen block by block: all that is kept is the largest score and the sum of exponentials.

    m' = max(m, max s)      l' = l · exp(m − m') + Σ exp(s − m')

At the end the weights are exp(s − m) / l. A running sum of weighted values is corrected by the same factor, so the
context needs no row of weights either.
Source: Milakov and Gimelshein, Online normalizer calculation for softmax (2018), algorithm 3.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, inf

from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile


class Blocks(Lesson, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The scores, block by block, and the questions by name."""

    blocks: tuple[tuple[float, ...], ...]


load = DataFile("softmax_in_blocks.toml", Blocks)
"""The lesson as it stands in data/softmax_in_blocks.toml."""


@dataclass(frozen=True, kw_only=True)
class State:
    """What is kept after a block: the largest score so far and the sum; ``factor`` corrected the sum before it."""

    scores: tuple[float, ...]
    maximum: float
    factor: float
    total: float


def run(blocks: Sequence[Sequence[float]]) -> Iterator[State]:
    """The state after each block; the factor of the first is 0, as there is nothing to correct.

    >>> [round(state.total, 4) for state in run([[0.0, 0.0], [1.0]])]
    [2.0, 1.7358]
    """
    maximum, total = -inf, 0.0
    for scores in blocks:
        largest = max(maximum, *scores)
        factor = exp(maximum - largest)
        total = total * factor + sum(exp(s - largest) for s in scores)
        maximum = largest
        yield State(scores=tuple(scores), maximum=maximum, factor=factor, total=total)


def weights(blocks: Sequence[Sequence[float]]) -> list[float]:
    """The softmax of all scores, from the last state: exp(s − m) / l."""
    last = list(run(blocks))[-1]
    return [exp(s - last.maximum) / last.total for scores in blocks for s in scores]


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    return tasks_of(load, _facts())


def _facts() -> Mapping[str, Facts]:
    blocks = load().blocks
    one, two, three = run(blocks)
    score = blocks[0][0]
    written = {f"block_{i}": " and ".join(f"{s:g}" for s in scores) for i, scores in enumerate(blocks, start=1)}
    top = max(three.scores)
    relative = sum(exp(s - top) for s in three.scores)
    return {
        "first": {
            **written, "key": one.total, "unshifted": sum(map(exp, one.scores)), "without-largest": one.total - 1,
            "upside-down": sum(exp(one.maximum - s) for s in one.scores),
        },
        "factor": {
            **written, "key": two.factor, "inverse": 1 / two.factor, "nothing": 1, "ratio": one.maximum / two.maximum,
        },
        "second": {
            "key": two.total, "block-only": two.total - one.total * two.factor,
            "not-corrected": one.total + two.total - one.total * two.factor,
            "old-maximum": one.total + sum(exp(s - one.maximum) for s in two.scores),
        },
        "third": {
            **written, "key": three.total, "block-only": three.total - two.total,
            "not-relative": two.total + relative, "corrected-again": two.total * exp(top - two.maximum) + relative,
        },
        "weight": {
            "first_score": score, "key": exp(score - three.maximum) / three.total,
            "in-its-block": exp(score - one.maximum) / one.total, "first-sum": exp(score - three.maximum) / one.total,
            "old-maximum": exp(score - one.maximum) / three.total, "unshifted": exp(score) / three.total,
        },
    }  # fmt: skip
