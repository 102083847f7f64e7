"""The questions before a training: where it will look, how well it will do, and what no sum of vectors can do."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product, starmap

import numpy as np

from core.homework.results import Result
from core.lessons.schema import Facts, Lesson
from core.lessons.task import BLANK, Task, nearest_option, spell_weight
from core.models import agreement, agreement_model
from core.models.agreement import ANSWERS, Sentence
from core.models.training import Run, share_with_even_weights
from core.reading.data_files import DataFile

EXPECTED: Mapping[str, float] = {"about half": 0.5, "about three quarters": 0.75, "nine tenths": 0.9}
"""What share of the sentences an option stands for: the one that is nearest is right."""

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


def name_of_most(sentence: Sentence) -> str:
    """The name of the first question, which each sentence has for itself."""
    return f"most-{agreement.sentences(held_out=True).index(sentence) + 1}"


def tasks(run: Run | None, sentence: Sentence, words: tuple[str, ...]) -> Mapping[str, Task]:
    """The questions by name; the first is about the pronoun of a sentence, whose words are told apart."""
    asked = _lesson().questions
    return {
        name_of_most(sentence): Prediction(question=asked["most"], facts=_facts_of_most(run, sentence, words), run=run),
        "prediction": Prediction(question=asked["prediction"], facts=_outcome(run), run=run),
        "kinds": Task(question=asked["kinds"], facts={"key": str(_most_by_a_sum())}),
    }


def _facts_of_most(run: Run | None, sentence: Sentence, words: tuple[str, ...]) -> Facts:
    """To which word the pronoun attends most at the end."""
    given: Facts = {"word": sentence.pronoun, "options": words}
    if not run:
        return given
    snapshots = list(run.snapshots.values())
    before, learned = (agreement_model.read_sentence(sentence, snapshots[at]).weights.tolist() for at in (0, -1))
    first, weight = ({word: spell_weight(x) for word, x in zip(words, row, strict=True)} for row in (before, learned))
    most = words[int(np.argmax(learned))]
    told = {"first": first, "weight": weight, "largest": weight[most], "epoch": snapshots[-1].epoch}
    return {**given, "key": most, "most": most, **told}


@dataclass(frozen=True, kw_only=True)
class Sum:
    """What a noun and a pronoun add up to; above zero means the one named, who is meant if the two agree."""

    noun: str
    pronoun: str
    total: int
    meant: str

    @property
    def is_right(self) -> bool:
        """Whether the sum means who is meant."""
        return ANSWERS[self.total > 0] == self.meant


def sums(king: int, queen: int, he: int, she: int) -> tuple[Sum, ...]:
    """The sums of each noun with each pronoun.

    >>> [one.is_right for one in sums(1, -1, 1, -1)]
    [True, True, True, False]
    """
    nouns, pronouns = {"king": king, "queen": queen}, {"he": he, "she": she}
    return tuple(
        Sum(
            noun=noun, pronoun=pronoun, total=nouns[noun] + pronouns[pronoun],
            meant=ANSWERS[(noun == "king") == (pronoun == "he")],
        )
        for noun, pronoun in product(nouns, pronouns)
    )  # fmt: skip


def _most_by_a_sum() -> int:
    """The most of the four sums that can be right; tried out."""
    return max(sum(one.is_right for one in some) for some in starmap(sums, product(range(-2, 3), repeat=4)))


def _outcome(run: Run | None) -> Facts:
    n = len(agreement.sentences(held_out=True))
    if not run:
        return {"n": n}
    learned, even = (round(share * n) for share in (run.last.held_out, share_with_even_weights()))
    key = nearest_option(EXPECTED, run.last.held_out)
    right = agreement_model.right_by_noun(list(run.snapshots.values())[-1])
    nouns = {"whole": sum(map(all, right.values())), "nouns": len(right)}
    return {"key": key, "learned": learned, "even": even, "n": n, **nouns}
