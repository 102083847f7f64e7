"""The questions before a training: what is learned without attention, with how many numbers, and how well with it."""

from collections.abc import Mapping
from itertools import product

from core.lessons.schema import Facts, Lesson
from core.lessons.task import Task, tasks_of
from core.models import agreement
from core.models.agreement import ANSWERS
from core.models.agreement_model import D_K, D_MODEL
from core.models.training import Run, baselines
from core.reading.data_files import DataFile

_ABOUT = 8
"""A difference of up to this many sentences counts as about as many."""


_lesson = DataFile("training.toml", Lesson)


def tasks(run: Run | None) -> Mapping[str, Task]:
    """The questions before the training; the prediction has a key once there is a run."""
    matrix, head = D_MODEL * D_K, D_K * len(ANSWERS)
    sizes = {
        "d_model": D_MODEL, "d_k": D_K, "all": 3 * matrix, "matrix": matrix, "head": head,
        "with_head": 3 * matrix + head, "square": 3 * D_MODEL * D_MODEL,
    }  # fmt: skip
    kinds = {"all": 4, "most": _most_by_a_sum(), "half": 2}
    facts = {"alone": {}, "kinds": kinds, "count": sizes, "prediction": _outcome(run) if run else {}}
    return tasks_of(_lesson, facts)


def _most_by_a_sum() -> int:
    """The most of the four kinds that one number for the noun plus one for the pronoun gets right; tried out."""
    tries = product(range(-2, 3), repeat=4)
    return max(
        (king + he > 0) + (king + she < 0) + (queen + he < 0) + (queen + she > 0) for king, queen, he, she in tries
    )


def _outcome(run: Run) -> Facts:
    n = len(agreement.sentences(held_out=True))
    learned, even = (round(share * n) for share in (run.last.held_out, baselines().even))
    more, same, fewer = _lesson().questions["prediction"].options
    key = same if abs(learned - even) <= _ABOUT else more if learned > even else fewer
    return {"key": key, "learned": learned, "even": even, "n": n}
