"""The questions before a training: where it will look, how well it will do, and what no sum of vectors can do."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np

from core.homework.results import Result
from core.lessons.schema import Facts, Lesson
from core.lessons.task import BLANK, Task
from core.models import agreement, agreement_model
from core.models.agreement import Sentence
from core.models.training import Run, baselines
from core.reading.data_files import DataFile

_ABOUT = 8
"""A difference of up to this many sentences counts as about as many."""

_lesson = DataFile("training.toml", Lesson)


@dataclass(frozen=True, kw_only=True)
class Prediction(Task):
    """A question whose answer comes from a training: until there is one, no answer is marked and none is told."""

    run: Run | None

    @property
    def answer(self) -> str:
        """The right answer; "" before the training."""
        return super().answer if self.run else ""

    def mark(self, text: str) -> Result:
        """Mark an answer; blank before the training."""
        return super().mark(text) if self.run else BLANK


def tasks(run: Run | None, sentence: Sentence, words: tuple[str, ...]) -> Mapping[str, Task]:
    """The questions by name; the first is about the pronoun of a sentence, whose words are told apart."""
    asked = _lesson().questions
    most = f"most-{agreement.sentences(held_out=True).index(sentence) + 1}"
    return {
        most: Prediction(question=asked["most"], facts=_most(run, sentence, words), run=run),
        "prediction": Prediction(question=asked["prediction"], facts=_outcome(run) if run else {}, run=run),
        "kinds": Task(question=asked["kinds"], facts={"all": 4, "most": _most_by_a_sum(), "half": 2}),
    }


def _most(run: Run | None, sentence: Sentence, words: tuple[str, ...]) -> Facts:
    """To which word the pronoun attends most at the end, and what is said of the others."""
    given: Facts = {"word": sentence.pronoun, "options": words}
    if not run:
        return given
    last = list(run.snapshots.values())[-1]
    learned = agreement_model.read_sentence(sentence, last).weights
    before = words[int(agreement_model.weights_without_learning(sentence).argmax())]
    told = dict.fromkeys(words, "") | {before: " It has the most without learning."}
    weight = {word: f"{share:.4f}" for word, share in zip(words, learned.tolist(), strict=True)}
    return {**given, "key": words[int(np.argmax(learned))], "weight": weight, "told": told, "epoch": last.epoch}


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
