"""What is asked of attention without learning: what a score measures, and what softmax and mixture make of it."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.steps import Matrix
from core.graph.tex import plain
from core.graph.trace import Trace
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

load = DataFile("similarity.toml", Lesson)

_CLEAR = 5e-3
"""By so much two numbers differ that are seen to."""

_MOST = 700
"""Scores below it have exponentials that are finite."""


def outscored(scores: Matrix, first: int) -> tuple[int, int] | None:
    """The first word, beginning with one of them, that scores clearly higher with another than with itself; both."""
    n = len(scores)
    rows = ((row, int(scores[row].argmax())) for row in ((first + k) % n for k in range(n)))
    return next((at for at in rows if scores[at] - scores[at[0], at[0]] > _CLEAR), None)


def tasks(
    words: Sequence[str], trace: Trace, place: tuple[int, int] | None, halved: Trace, *, is_masked: bool
) -> Mapping[str, Task]:
    """The questions that can be asked of a trace, in which a number that is covered is nan.

    ``halved`` is what it is with the vector of the second word of a ``place`` half as long.
    """
    facts: dict[str, Facts] = {"tried": {}}
    is_named = all(plain(word) == word for word in words)
    if place and is_named:
        facts = {"longer": _longer(words, trace.scores, place, halved.scores)} | facts
    uneven = np.abs(trace.weights - trace.weights.T)
    if not is_masked and is_named and uneven.max() > _CLEAR and trace.scores.max() < _MOST:  # not where one is covered
        facts["shared"] = _shared(words, trace, *map(int, np.unravel_index(uneven.argmax(), uneven.shape)))
    if np.isfinite(trace.context).all():
        facts["mixed"] = _mixed(trace)
    return tasks_of(load, facts)


def _longer(words: Sequence[str], scores: Matrix, place: tuple[int, int], after: Matrix) -> Facts:
    (row, other), winner = place, int(after[place[0]].argmax())
    options = load().questions["longer"].options
    return {
        "key": options[0 if winner == other else 1 if winner == row else 2],
        "word": words[row], "other": words[other], "winner": words[winner],
        "before": f"{scores[place]:.2f}", "after": f"{after[place]:.2f}", "highest": f"{after[row, winner]:.2f}",
    }  # fmt: skip


def _shared(words: Sequence[str], trace: Trace, i: int, j: int) -> Facts:
    """Of a pair the one that gives more comes first."""
    i, j = (i, j) if trace.weights[i, j] > trace.weights[j, i] else (j, i)
    given, got = (f"{one:.3f}" for one in (trace.weights[i, j], trace.weights[j, i]))
    powers = np.exp(trace.scores[[i, j]])
    power, *sums = (f"{one:#.5g}" for one in (powers[0, j], *powers.sum(axis=1)))
    return {
        "word": words[i], "other": words[j], "given": given, "got": got, "score": f"{trace.scores[i, j]:.2f}",
        "power": power, "sums": sums,
    }  # fmt: skip


def _mixed(trace: Trace) -> Facts:
    """Of the column in which most is evened out."""
    j = int((np.ptp(trace.V, axis=0) - np.ptp(trace.context, axis=0)).argmax())
    old, new = trace.V[:, j], trace.context[:, j]
    return {
        "column": j + 1, "least": f"{old.min():.3g}", "most": f"{old.max():.3g}",
        "new_least": f"{new.min():.3g}", "new_most": f"{new.max():.3g}",
    }  # fmt: skip
