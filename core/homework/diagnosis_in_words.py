"""What a student is told about a wrong answer: what it looks like, and what no weight can be."""

from collections import Counter
from collections.abc import Iterable

from core.graph.nodes import EVERY_NODE
from core.graph.ways import SOFTMAX
from core.homework.certainty import numbers_of
from core.homework.diagnosis import Diagnosis, Explanation
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES
from core.reading.answers import Reading

HEDGE = "It could be"


def in_words(diagnosis: Diagnosis) -> str:
    """The explanations in one sentence; empty if there are none, and that they are too many where they are.

    >>> in_words(Diagnosis(explanations=(Explanation(mistakes=("unscaled",)),)))
    'It looks like “Not divided by √d_k”.'
    >>> in_words(Diagnosis())
    ''
    """
    if diagnosis.has_too_many:
        return "Many different mistakes lead there, so the answer alone does not tell which one was made."
    if not diagnosis.explanations:
        return ""
    likely = _singles_in_words(diagnosis.explanations) or _pairs_in_words(diagnosis.explanations)
    if diagnosis.is_certain:
        return f"It looks like {likely}."
    return f"{HEDGE} {likely}, or it may simply be another number."


def _singles_in_words(explanations: Iterable[Explanation]) -> str:
    places: dict[str, list[str]] = {}
    for one in explanations:
        if len(one.mistakes) == 1:
            places.setdefault(one.mistakes[0], []).append(one.place)
    return " or ".join(_title(mistake, *where) for mistake, where in places.items())


def _pairs_in_words(explanations: Iterable[Explanation]) -> str:
    """Pairs, those with a mistake in common as one: “A” together with “B” or “C”, or “D” together with “E”."""
    pairs = [
        frozenset({_title(one.mistakes[0]), _title(one.mistakes[1], one.place)}) for one in dict.fromkeys(explanations)
    ]
    groups = []
    while pairs:
        common, _ = Counter(sorted(name for pair in pairs for name in pair)).most_common(1)[0]
        others = dict.fromkeys(name for pair in pairs if common in pair for name in pair - {common})
        groups.append(f"{common} together with {' or '.join(others)}")
        pairs = [pair for pair in pairs if common not in pair]
    return ", or ".join(groups)


def _title(mistake: str, *places: str) -> str:
    where = " or ".join(filter(None, places))
    return f"“{MISTAKES[mistake].title}”" + (f" ({where})" if where else "")


def impossible_weight(exercise: Exercise, part: Part, reading: Reading) -> str:
    """Why some number cannot be a weight of a softmax, whatever went before; empty if all can be."""
    if not EVERY_NODE[part.node].is_share or exercise.graphs[part.graph].normalise != SOFTMAX:
        return ""
    values = [float(number.value) for number in numbers_of(reading)]
    if any(value < 0 for value in values):
        return "A softmax is never negative: every exponential is positive."
    if any(value > 1 for value in values):
        return "A weight is never more than 1: it is a share of its row, which sums to 1."
    return ""
