"""Carry-forward: traces a wrong answer to an earlier slip, so that each slip costs only once.

The graph is evaluated with the student's own earlier answers, or with the mistake that was made before, or with both.
"""

from collections.abc import Iterator, Mapping, Set
from functools import lru_cache
from itertools import islice, product

import numpy as np

from core.graph.nodes import ancestors
from core.homework.alternatives import alternatives, changed_steps, changes_before
from core.homework.carried_answers import REACH, CarriedAnswer, carried_answer, is_within_reach, slopes, typed_numbers
from core.homework.certainty import numbers_of
from core.homework.diagnosis import near_candidates
from core.homework.distance import numbers_of_each
from core.homework.earlier_answers import (
    Group,
    History,
    Origin,
    OwnNumbers,
    are_on_single_words,
    is_empty,
    repeats_rows,
)
from core.homework.exercise import Answer, Exercise, Part
from core.homework.mistakes import MISTAKES
from core.homework.results import agrees, is_right
from core.reading.answers import Numbers, Reading, WeightedWords
from core.reading.verdicts import half_unit

REMEMBERED = 512
"""Answers that are remembered with the mistakes behind them."""


def origin(exercise: Exercise, part: Part, reading: Reading, earlier: History) -> Origin:
    """The origin of an answer that is not right: other answers, the same mistake as before, or this very part."""
    right = earlier.right_numbers_before(part)
    given = exercise, part, reading, earlier, right
    elsewhere = _answer_origin(*given) or _mistake_origin(*given) or _unrounded_origin(exercise, part, reading, earlier)
    if elsewhere is None or (elsewhere.key is not None and are_on_single_words(part, elsewhere.key)):
        right = (*right, *earlier.right_numbers_beside(part))
        return _origin_here(exercise, part, reading, earlier, right)
    return elsewhere


def key_from_own_numbers(exercise: Exercise, part: Part, reading: Reading, earlier: History) -> Answer | None:
    """The answer nearest to a reading that follows from right earlier answers, given how these were rounded.

    A number may as well be what follows from the right numbers themselves. What is merely read off an earlier answer
    was not rounded on the way. None if rounding explains nothing about the reading.
    """
    own = earlier.right_numbers_before(part)
    if not any(any(one.margins) for one in own) or not _may_be_rounded(exercise, part, reading, own):
        return None
    nearest = carried_answer(exercise, part, own).nearest(reading, every=False)
    if nearest is None or _is_of_a_mistake(exercise, part, reading):
        return None
    if not isinstance(reading, Numbers):
        return nearest
    keys = np.stack([np.ravel(np.asarray(key, dtype=np.float64)) for key in (exercise.answer(part.id), nearest)])
    key = keys[np.abs(keys - typed_numbers(part, reading)).argmin(axis=0), np.arange(keys.shape[1])]
    return key.reshape(part.shape) if part.shape else float(key.item())


def _may_be_rounded(exercise: Exercise, part: Part, reading: Reading, own: Group) -> bool:
    """Whether some number that is not right is off by about as much as rounding right numbers moves it at most."""
    unit = 10.0**-part.decimals
    right = carried_answer(exercise, part, ()).cells
    off = np.abs(typed_numbers(part, reading) - right)
    reach = np.full(len(right), unit)
    for one in own:
        # A right number may itself be off, by its margin or by a unit of its last place.
        moved = np.array([2 * margin + min(unit, margin) for margin in one.margins])
        reach += 1.1 * moved @ slopes(exercise, part, one.part)
    return bool(((off > unit / 2) & (off <= reach)).any())


def _answer_origin(exercise: Exercise, part: Part, reading: Reading, earlier: History, right: Group) -> Origin | None:
    """Earlier answers that lead to this one: a single one if that is enough, otherwise all together."""
    for group in earlier.groups(part):
        key = _key(exercise, part, reading, group, right)
        if key is not None:
            name = _first_needed_part(exercise, part, reading, group, right)
            return Origin(source=earlier.slips[name].source, key=key)
    return None


def _mistake_origin(exercise: Exercise, part: Part, reading: Reading, earlier: History, right: Group) -> Origin | None:
    """An earlier part whose mistake, made here again, leads to exactly this answer, or does so from own numbers."""
    made: dict[str, frozenset[str]] = {}
    for slip in earlier.slips.values():
        if slip.mistakes:
            made[slip.source] = made.get(slip.source, slip.mistakes) & slip.mistakes
    if not made or _is_degenerate(reading):
        return None
    here = _find_mistakes(exercise, part, reading)
    for source, mistakes in made.items():
        if again := mistakes & here.keys():
            return Origin(source=source, key=here[min(again)], mistakes=again)
    own = (*right, *earlier.wrong_numbers_around(part))
    for source, mistakes in made.items() if _can_move(own, part) else ():
        for mistake, key in _with_mistakes(exercise, part, reading, mistakes, own):
            return Origin(source=source, key=key, mistakes=frozenset({mistake}))
    return None


def _unrounded_origin(exercise: Exercise, part: Part, reading: Reading, earlier: History) -> Origin | None:
    """Earlier answers that known mistakes lead to, and to this one if all their digits are followed on."""
    for group in earlier.groups(part):
        several = [(own, *_recognised_numbers(exercise, own)) for own in group]
        for unrounded in islice(product(*several), 1, None):
            key = carried_answer(exercise, part, unrounded).answer
            if key is not None and agrees(part, reading, key):
                return Origin(source=earlier.slips[group[0].part].source, key=key)
    return None


@lru_cache(maxsize=REMEMBERED)
def _recognised_numbers(exercise: Exercise, own: OwnNumbers) -> Group:
    """The unrounded numbers of each known mistake of method that leads to a student's own."""
    part = exercise.part(own.part)
    methods = [one.answer for one in alternatives(exercise, part) if not MISTAKES[one.mistake].is_of_figures]
    known = numbers_of_each(methods).reshape(-1, len(own.values))
    window = np.maximum(own.margins, float(half_unit(part.decimals)))
    fitting = known[(np.abs(known - own.values) <= window).all(axis=1)]
    return tuple(dict.fromkeys(OwnNumbers(own.part, tuple(one), ()) for one in fitting.tolist()))


def _mistakes_from_own(exercise: Exercise, part: Part, reading: Reading, right: Group) -> Iterator[str]:
    """The mistakes that lead to some numbers from the student's own right ones, which were rounded."""
    if part.kind not in ("vector", "matrix") or not _can_move(right, part):
        return
    numbers, margin = typed_numbers(part, reading), _widest_margin(right)
    near = {
        one.mistake
        for one in changed_steps(exercise, part)
        if is_within_reach(numbers, np.ravel(one.answer), margin).all()
    }
    yield from (mistake for mistake, _ in _with_mistakes(exercise, part, reading, near, right))


def _with_mistakes(
    exercise: Exercise, part: Part, reading: Reading, mistakes: Set[str], own: Group
) -> Iterator[tuple[str, Answer]]:
    """The mistakes that, made with own numbers as they stand, agree with some numbers, and what each leads to."""
    for mistake in sorted(mistakes) if isinstance(reading, Numbers) else ():
        for change in changes_before(exercise, part, MISTAKES[mistake]):
            key = carried_answer(exercise, part, own, tuple(change.items())).answer
            if key is not None and agrees(part, reading, key):
                yield mistake, key


def _widest_margin(own: Group) -> float:
    """The widest margin of some numbers."""
    return max((margin for one in own for margin in one.margins), default=0.0)


def _can_move(own: Group, part: Part) -> bool:
    """Whether rounding some numbers can have moved those of a part by a unit that is asked for."""
    return REACH * _widest_margin(own) >= 10.0**-part.decimals


def _origin_here(exercise: Exercise, part: Part, reading: Reading, earlier: History, right: Group) -> Origin:
    """The slip was made in this very part, as far as anybody can tell."""
    mistakes = frozenset(_find_mistakes(exercise, part, reading) or _mistakes_from_own(exercise, part, reading, right))
    is_invented = repeats_rows(exercise, part, reading) or any(
        _key(exercise, part, reading, group, ()) is not None for group in earlier.groups(part, empty=True)
    )
    says_nothing = is_empty(reading) or (is_invented and not mistakes) or _is_written_down(exercise, part, reading)
    return Origin(source=part.id, mistakes=mistakes, says_nothing=says_nothing)


def _is_written_down(exercise: Exercise, part: Part, reading: Reading) -> bool:
    """Whether weights are on single words where the right ones are not, and no mistake leads there by a softmax."""
    if not isinstance(reading, Numbers) or not reading.values:
        return False
    right = np.round(np.asarray(exercise.answer(part.id), dtype=np.float64), part.decimals)
    by_mistakes = _find_mistakes(exercise, part, reading).values()
    is_so = [are_on_single_words(part, one) for one in (reading.values, *by_mistakes)]
    return all(is_so) and not are_on_single_words(part, right)


@lru_cache(maxsize=REMEMBERED)
def _find_mistakes(exercise: Exercise, part: Part, reading: Reading) -> Mapping[str, Answer]:
    """The mistakes that lead to exactly this answer by one changed step of the graph, each with what it leads to."""
    if not isinstance(reading, Numbers | WeightedWords):
        return {}
    possible = near_candidates(changed_steps, exercise, part, reading)
    return {one.mistake: one.answer for one in possible if is_right(part, reading, one.answer)}


def _is_degenerate(reading: Reading) -> bool:
    """Whether an answer is all zeros or all equal, which many a mistake leads to, or none."""
    if isinstance(reading, WeightedWords):
        return not any(float(number.value) for number in numbers_of(reading))
    return not isinstance(reading, Numbers) or reading.values is None or is_empty(reading)


def _key(exercise: Exercise, part: Part, reading: Reading, slips: Group, right: Group) -> Answer | None:
    """The key that follows from some slips and agrees with a reading, given how they and right numbers were rounded."""
    carried = carried_answer(exercise, part, slips)
    key = _fit_answer(part, reading, carried)
    margin = _widest_margin(right) if key is None else 0.0
    if not carried.is_near(reading, margin, every=True):
        return key
    return _fit_answer(part, reading, carried_answer(exercise, part, (*_rounded_group(exercise, slips, right), *slips)))


def _rounded_group(exercise: Exercise, slips: Group, right: Group) -> Group:
    """The right numbers that were rounded and that do not come after a slip, whose traces they would hide."""
    nodes = {exercise.part(own.part).node for own in slips}
    rounded = [(own, exercise.part(own.part).node) for own in right if any(own.margins)]
    return tuple(own for own, node in rounded if (ancestors(node) - {node}).isdisjoint(nodes))


def _fit_answer(part: Part, reading: Reading, carried: CarriedAnswer) -> Answer | None:
    """Of the answers that follow from own numbers, one that agrees with a reading: if possible as they stand."""
    if carried.answer is None or agrees(part, reading, carried.answer):
        return carried.answer
    nearest = carried.nearest(reading, every=True)
    fits = nearest is not None and agrees(part, reading, nearest)
    return nearest if fits and not _is_of_a_mistake(carried.exercise, part, reading) else None


def _is_of_a_mistake(exercise: Exercise, part: Part, reading: Reading) -> bool:
    """Whether a mistake that has nothing to do with rounding leads to exactly this answer."""
    possible = near_candidates(alternatives, exercise, part, reading)
    return any(not MISTAKES[one.mistake].is_of_figures and is_right(part, reading, one.answer) for one in possible)


def _first_needed_part(exercise: Exercise, part: Part, reading: Reading, group: Group, right: Group) -> str:
    """The first of several answers without which the others do not lead to this one."""
    for own in group:
        if _key(exercise, part, reading, tuple(one for one in group if one is not own), right) is None:
            return own.part
    return group[0].part
