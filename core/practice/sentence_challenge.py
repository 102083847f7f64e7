"""Challenges with a sentence that a head of the trained model reads: what is typed, what the head makes of it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.practice import goals, measure
from core.practice.challenge import Challenge, Sentence
from core.practice.goals import Labels
from core.practice.measure import Measure, Verdict
from core.reading.names import distinct

if TYPE_CHECKING:
    from core.models.minilm import Run

LONGEST = 300
"""Letters of a sentence."""


def sentence(challenge: Challenge) -> Sentence:
    """The start of a challenge with a sentence."""
    assert isinstance(challenge.start, Sentence)  # noqa: S101  for the type checker
    return challenge.start


def cost(challenge: Challenge, text: str) -> tuple[int, float]:
    """How many words were changed, left out or added, and how many letters; case and punctuation are no words."""
    before = sentence(challenge).text
    return _distance(_words(before), _words(text)), float(_distance(before, text))


def measures(challenge: Challenge, run: "Run") -> tuple[Measure, ...]:
    """The goal on the tokens of a sentence; progress is counted from the sentence at the start."""
    from core.models import minilm

    start = sentence(challenge)
    return tuple(
        replace(now, reach=first.reach, is_kept=first.is_kept)
        for now, first in zip(_measures(challenge, run), _measures(challenge, minilm.read(start.text)), strict=True)
    )


def verdict(challenge: Challenge, text: str) -> Verdict:
    """How far the goal of a challenge is with a sentence.

    Raises:
        SentenceError: the model cannot read it; the message is a sentence for the student.
        ModelFilesError: a file of the model is missing or damaged.
    """
    from core.models import minilm

    start, run = sentence(challenge), minilm.read(text)
    is_allowed = cost(challenge, text)[0] <= start.words
    chain = run.head(start.layer, start.head).matrices
    return measure.verdict(measures(challenge, run), chain, is_allowed=is_allowed)


def _measures(challenge: Challenge, run: "Run") -> tuple[Measure, ...]:
    start = sentence(challenge)
    return goals.measures(challenge.goal, _labels(run.tokens), run.head(start.layer, start.head).matrices)


def _labels(tokens: Sequence[str]) -> Labels:
    """The tokens; one that occurs more than once has no cell that a goal could mean."""
    labels = tuple(distinct(tokens))
    return dict.fromkeys(("scores", "scaled_scores", "weights"), (labels, labels))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _distance(before: Sequence[str], after: Sequence[str]) -> int:
    """How many items have to be changed, left out or added to turn one into the other. Source: Levenshtein (1966)."""
    line = list(range(len(after) + 1))
    for i, one in enumerate(before, start=1):
        last, line[0] = line[0], i
        for j, other in enumerate(after, start=1):
            last, line[j] = line[j], min(last + (one != other), line[j] + 1, line[j - 1] + 1)
    return line[-1]
