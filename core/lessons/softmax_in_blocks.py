"""The softmax of a row that is seen block by block: all that is kept is the largest score and the sum of exponentials.

    m' = max(m, max s)      l' = l · exp(m − m') + Σ exp(s − m')

At the end the weights are exp(s − m) / l. A running context is corrected by the same factor, so no row of weights is
ever needed: c' = c · exp(m − m') + Σ exp(s − m') v, and c / l at the end.
Source: Milakov and Gimelshein, Online normalizer calculation for softmax (2018), algorithm 3; for the context, Dao et
al., FlashAttention (2022), section 3.1.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, inf

from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile


class Blocks(Lesson):
    """The scores, block by block, with the one number that each word passes on, and the questions by name."""

    blocks: tuple[tuple[float, ...], ...]
    values: tuple[tuple[float, ...], ...]


load = DataFile("softmax_in_blocks.toml", Blocks)


@dataclass(frozen=True, kw_only=True)
class State:
    """What is kept after a block: the largest score so far, the sum and the context, not yet divided by the sum.

    ``factor`` corrected the sum and the context before it.
    """

    scores: tuple[float, ...]
    maximum: float
    factor: float
    total: float
    context: float


def run(blocks: Sequence[Sequence[float]], values: Sequence[Sequence[float]]) -> Iterator[State]:
    """The state after each block; the factor of the first is 0, as there is nothing to correct.

    >>> [round(state.total, 4) for state in run([[0.0, 0.0], [1.0]], [[1.0, 2.0], [3.0]])]
    [2.0, 1.7358]
    """
    maximum, total, context = -inf, 0.0, 0.0
    for scores, passed_on in zip(blocks, values, strict=True):
        largest = max(maximum, *scores)
        factor, powers = exp(maximum - largest), [exp(s - largest) for s in scores]
        total = total * factor + sum(powers)
        context = context * factor + sum(power * value for power, value in zip(powers, passed_on, strict=True))
        maximum = largest
        yield State(scores=tuple(scores), maximum=maximum, factor=factor, total=total, context=context)


@cache
def states() -> tuple[State, ...]:
    """The states of the lesson's blocks."""
    return tuple(run(load().blocks, load().values))


def weights(states: Sequence[State]) -> list[float]:
    """The softmax of all scores, from the last state: exp(s − m) / l."""
    last = states[-1]
    return [exp(s - last.maximum) / last.total for state in states for s in state.scores]


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name."""
    blocks = load().blocks
    one, two, three = states()
    score = blocks[0][0]
    written = {f"block_{i}": " and ".join(f"{s:g}" for s in scores) for i, scores in enumerate(blocks, start=1)}
    top = max(three.scores)
    relative = sum(exp(s - top) for s in three.scores)
    facts: Mapping[str, Facts] = {
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
        "context": {
            "sum": three.context, "key": three.context / three.total, "not-divided": three.context,
            "even": sum(map(sum, load().values)) / sum(map(len, load().values)),
        },
    }  # fmt: skip
    return tasks_of(load, facts)
