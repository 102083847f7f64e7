"""What is asked of the chain: what learned queries, keys and values decide."""

from collections.abc import Mapping, Sequence

import numpy as np

from core.graph.steps import Matrix
from core.graph.tex import plain
from core.graph.trace import Trace
from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile

load = DataFile("learned.toml", Lesson)

_MOST_OPTIONS = 7
"""Of more words, those are offered with which one may be taken for another."""

_CLEAR = 1e-3
"""By so much a weight leads that is seen to be the largest."""


def tasks(
    words: Sequence[str], row: int, weights: Matrix, unlearned: Matrix, *,
    is_masked: bool, qualities: Sequence[str] = (), of: Trace | None = None,
) -> Mapping[str, Task]:  # fmt: skip
    """The questions that can be asked of these weights and of those without learning, (n, n): nan is a covered number.

    The ``row`` is that of the word that one of them is about: where the numbers of a word say ``qualities``, it is
    asked what its query, ``of`` a trace, looks for. A mask hides changes from earlier words, and a word alone has
    nobody else to attend to.
    """
    facts = dict[str, Facts]()
    if len(words) > 1 and np.isfinite([weights, unlearned]).all():
        largest, second = np.sort(weights[row])[:-3:-1]
        if largest - second > _CLEAR and all(plain(word) == word for word in words):
            facts["most"] = _facts_of_row(words, row, weights, unlearned)
    facts["tried"] = {}
    if len(words) > 1 and np.isfinite([weights, unlearned]).all() and not is_masked:
        facts["all"] = {}
    asked = dict(tasks_of(load, facts))
    if "most" in asked and of and qualities:
        asked |= _ask_what_is_looked_for(words, row, qualities, of)
    return asked


def _ask_what_is_looked_for(words: Sequence[str], row: int, qualities: Sequence[str], of: Trace) -> Mapping[str, Task]:
    """In place of which word gives most; older links have words, which stand for what these are most of all."""
    own, key = int(of.X[row].argmax()), int(of.Q[row].argmax())
    parts = of.X[row] * of.W_q[:, key]
    most = int(parts.argmax())
    if own == key:
        return {}
    facts = {
        "word": words[row], "options": tuple(qualities), "key": qualities[key], "own": qualities[own],
        "has": f"{of.X[row, own]:g}", "query": {q: f"{x:.2f}" for q, x in zip(qualities, of.Q[row], strict=True)},
        "source": qualities[most], "there": f"{of.X[row, most]:g}", "factor": f"{of.W_q[most, key]:g}",
        "part": f"{parts[most]:.2f}",
        "renamed": {word: qualities[int(x.argmax())] for word, x in zip(words, of.X, strict=True)},
    }  # fmt: skip
    return {"most": tasks_of(load, {"looks": facts})["looks"]}


def _facts_of_row(words: Sequence[str], row: int, weights: Matrix, unlearned: Matrix) -> Facts:
    """Offered are the word itself, that of the largest weight, of the largest without learning and down the column."""
    before = int(unlearned[row].argmax())
    taken = {row, int(weights[row].argmax()), before, int(weights[:, row].argmax())}
    return {
        "word": words[row],
        "options": tuple(word for j, word in enumerate(words) if j in taken or len(words) <= _MOST_OPTIONS),
        "key": words[int(weights[row].argmax())],
        "share": {word: f"{weight:.3f}" for word, weight in zip(words, weights[row].tolist(), strict=True)},
        "before": words[before],
        "taker": words[int(weights[:, row].argmax())],
        "plain": f"{unlearned[row, before]:.3f}",
    }
