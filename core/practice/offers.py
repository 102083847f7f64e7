"""The parts that can be asked in practice: small ones of all exercises, each with the mistakes that it shows.

They are kept in data/practice.json: to compute them takes seconds, to read them none, and the first students would wait
for it. A release writes it: `python -m tests.practice_offers`. Until then those of an exercise that is new or changed
are computed when they are needed, and a new mistake is not yet looked for.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from hashlib import sha256
from itertools import chain
from math import prod
from types import MappingProxyType

import msgspec
import numpy as np

from core.graph.nodes import NODES, shown_nodes, steps_on_the_way
from core.homework import bank, drawn_questions
from core.homework.alternatives import alternatives
from core.homework.distance import distance
from core.homework.drawn_exercises import is_drawn
from core.homework.exercise import Exercise, Part
from core.homework.exercise_files import ExerciseDataError, file_of
from core.homework.mistakes import MISTAKES
from core.homework.results import Result
from core.homework.variants import LARGEST_SEED
from core.practice.attempts import Attempt
from core.practice.exam_words import heading, question
from core.practice.next_part import Offer
from core.reading.data_files import DATA, DataError, FileRecord, text

MOST_NUMBERS = 36
"""The most numbers that one part may ask for: more is work for a computer."""

TALLEST, WIDEST = 12, 6
"""The most rows and columns of a matrix that is given."""

EVERYTHING = "everything"
"""The choice of all parts."""

LEVELS = ("without learning", "with learning", "with a mask, positions or two sentences")
"""How hard a part is, from easy to hard; the last is the hardest."""

DRAWN = (
    "drawn-4-2-3", "drawn-4-3-2-positions", "drawn-4-4-2-sentences", "drawn-5-3-4-mask", "drawn-6-4-3-mask-positions",
    "drawn-4-3-2-heads",
)  # fmt: skip
"""Exercises beside those of the bank, of growing difficulty."""

_TRIES = 20
"""Seeds tried for a variant; almost every seed has one."""


@cache
def offers() -> tuple[Offer, ...]:
    """All parts that can be asked; a file with a fault offers none."""
    known = kept_offers()
    return tuple(chain.from_iterable(known[name] if name in known else compute_offers(name) for name in names()))


def names() -> tuple[str, ...]:
    """The exercises whose parts are asked."""
    return (*bank.ids(), *DRAWN)


def compute_offers(name: str) -> tuple[Offer, ...]:
    """The parts of an exercise that can be asked; none if its file has a fault, or a matrix is too large."""
    exercise = _load(name)
    if exercise is None or any(M.shape[0] > TALLEST or M.shape[1] > WIDEST for M in exercise.inputs.values()):
        return ()
    small = [part for part in exercise.computed_parts if part.kind != "choice" and prod(part.shape) <= MOST_NUMBERS]
    return tuple(_offer(exercise, part) for part in small)


def _offer(exercise: Exercise, part: Part) -> Offer:
    form = exercise.graphs[part.graph]
    return Offer(
        exercise=exercise.id, part=part.id, node=part.node, numbers=prod(part.shape),
        steps=len(steps_on_the_way(part.node).intersection(shown_nodes(form))), form=heading(form),
        level=2 if form.is_masked or form.positions or form.cross else int(form.learned),
        shows=mistakes_shown(exercise, part),
    )  # fmt: skip


@cache
def choices() -> Mapping[str, tuple[Offer, ...]]:
    """The parts to choose from: all, those that ask for one node, by its name, and those of one level."""
    by_node = {node: tuple(one for one in offers() if one.node == node) for node in NODES}
    by_level = {level: tuple(one for one in offers() if one.level == i) for i, level in enumerate(LEVELS)}
    return MappingProxyType(
        {EVERYTHING: offers(), **{name: some for name, some in {**by_node, **by_level}.items() if some}}
    )


@lru_cache(maxsize=256)
def mistakes_shown(exercise: Exercise, part: Part) -> frozenset[str]:
    """The ids of the mistakes that lead to another answer than the key: a right answer shows that they were avoided."""
    window, key = 10.0**-part.fewest_decimals, exercise.answer(part.id)
    return frozenset(
        mistake
        for one in alternatives(exercise, part)
        if distance(one.answer, key) > window
        for mistake in one.mistakes
    )


@lru_cache(maxsize=256)
def single_part(exercise: Exercise, part_id: str) -> Exercise:
    """An exercise that asks for one of its parts only, in words that need none of the others."""
    return replace(exercise, questions=(question(exercise, part_id, [exercise.part(part_id)]),))


def next_variant(exercise_id: str, last: int) -> int:
    """The first variant of an exercise after the last one that was asked; 0 follows the largest."""
    seeds = [(last + step) % (LARGEST_SEED + 1) for step in range(1, _TRIES + 1)]
    return next((seed for seed in seeds if _load(exercise_id, seed)), seeds[0])


def _load(exercise_id: str, variant: int | None = None) -> Exercise | None:
    try:
        return bank.load(exercise_id, variant)
    except ExerciseDataError:
        return None


FILE = DATA / "practice.json"


class _Exercise(FileRecord):
    """A line of the file: what an exercise offers, and the fingerprint of what that was computed from."""

    id: str
    made_from: str
    offers: tuple[Offer, ...]


_LINES = msgspec.json.Decoder(_Exercise)


def kept_offers() -> Mapping[str, tuple[Offer, ...]]:
    """The offers by exercise, without those of an exercise whose file has changed; none if the file has a fault."""
    try:
        kept = _LINES.decode_lines(text(FILE))
    except (DataError, msgspec.MsgspecError):
        return {}
    return {
        one.id: tuple(msgspec.structs.replace(offer, shows=offer.shows.intersection(MISTAKES)) for offer in one.offers)
        for one in kept
        if one.made_from == _fingerprint(one.id)
    }


def file_text(offers: Mapping[str, tuple[Offer, ...]]) -> str:
    """The text of the file for what exercises offer."""
    lines = (_Exercise(id=name, made_from=_fingerprint(name), offers=parts) for name, parts in offers.items())
    return "".join(f"{msgspec.json.encode(line, order='deterministic').decode()}\n" for line in lines)


def _fingerprint(name: str) -> str:
    """Of the text of an exercise's file, or of the sentences from which it is drawn; of none without that file."""
    content = ""
    with suppress(DataError):
        content = text(drawn_questions.texts.path if is_drawn(name) else file_of(name))
    return sha256(content.encode()).hexdigest()[:16]


def is_complete(result: Result) -> bool:
    """Whether an answer is complete and can be marked: nothing is blank, unreadable or right but for its decimals."""
    unmarked = {"blank", "unreadable"}.intersection(np.ravel(np.asarray(result.cells or (), dtype=object)))
    return result.status in ("correct", "partial", "wrong") and not unmarked


def attempt_of(exercise: Exercise, part: Part, result: Result, *, at: int) -> Attempt:
    """What the mark of a complete answer says: which mistakes were made, and which of those it shows were not."""
    return Attempt(
        at=at, exercise=exercise.id, variant=exercise.variant, part=part.id, node=part.node,
        right=result.status == "correct", seen=mistakes_shown(exercise, part), made=frozenset(result.mistakes),
    )  # fmt: skip


def homework_attempt(exercise: Exercise, part: Part, result: Result, *, at: int) -> Attempt | None:
    """What the mark of an answer to the homework says of mistakes; None if it says nothing of its own part.

    What follows from a wrong answer holds the mistakes of that one.
    """
    if result.carried or not is_complete(result):
        return None
    attempt = attempt_of(exercise, part, result, at=at)
    return attempt if attempt.made or attempt.avoided else None
