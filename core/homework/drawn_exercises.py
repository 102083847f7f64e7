"""Exercises of any difficulty, drawn at random: `drawn-5-3-2-mask` has five words, d_model = 3, d_k = 2 and a mask."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from statistics import mode
from types import MappingProxyType
from typing import NoReturn

import msgspec
import numpy as np

from core.graph.steps import Matrix
from core.homework.collisions import blemishes, collisions, each_collision
from core.homework.drawn_questions import CHOICE, questions, texts
from core.homework.exercise import Exercise
from core.homework.exercise_building import build
from core.homework.exercise_files import ExerciseDataError, ExerciseForm, GraphForm, Input, VariantsForm
from core.homework.variants import choices_are_clear, rounded
from core.reading.data_faults import excerpt, nearest

WORDS, WIDTHS = range(3, 9), range(2, 7)
"""How many words there may be, and how large d_model and d_k."""

_NUMBERS = dict(zip(WORDS, ("Three", "Four", "Five", "Six", "Seven", "Eight"), strict=True))

_FEATURES = {
    "mask": "a causal mask", "positions": "positions added to the words", "heads": "two heads",
    "sentences": "keys and values from another sentence",
}  # fmt: skip
OPTIONS = tuple(_FEATURES)

_COMPARED_DRAWS = 7
"""Draws that are compared: what none of them tells apart is the same by construction, and what most say is usual."""

_DRAWS = 1000

_WEIGHTS = (-1.0, 1.5)
"""Between which numbers weights are drawn, before they are made larger; embeddings lie between 0 and 1."""

_SPREAD, _SPREAD_OF_TWO = 1.2, 2.0
"""About how far scaled scores lie apart, so that weights are neither even nor on one word. With d_k = 2 more is needed:
half a score and a score times ln 2/√2, as in powers of two without the root, differ by a fiftieth only."""


@dataclass(frozen=True, kw_only=True)
class Difficulty:
    """What an id asks for."""

    n: int
    d_model: int
    d_k: int
    options: tuple[str, ...]


def is_drawn(name: str) -> bool:
    """Whether a name means an exercise that is drawn, rightly or wrongly written."""
    return name.startswith("drawn-")


@lru_cache(maxsize=64)
def load(name: str) -> Exercise:
    """The exercise that an id such as ``drawn-5-3-3-mask`` means: one of that difficulty, always the same.

    Its weight is weak or strong as usual, for every fourth variant has the other answer.

    Raises:
        ExerciseDataError: there is no such difficulty; says what was expected and what was found.

    >>> load("drawn-4-2-3").inputs["W_q"].shape
    (2, 3)
    """
    asked = difficulty(name)
    first = _build_first(name, asked)
    good = list(islice(_good_draws(first, asked), _COMPARED_DRAWS))
    if not good:
        raise ExerciseDataError(name, "id", f"expected an easier one: none of {_DRAWS} draws tells all mistakes apart")
    usual = mode(str(one.answer(CHOICE)) for one in good)
    exercise = next(one for one in good if one.answer(CHOICE) == usual)
    return replace(exercise, wordings=tuple(replace(one, inputs=exercise.inputs) for one in first.wordings))


def _good_draws(first: Exercise, asked: Difficulty) -> Iterator[Exercise]:
    """The draws without a blemish that tell apart all mistakes that are not the same by construction."""
    sample = [_with_draw(first, asked, draw) for draw in range(_COMPARED_DRAWS)]
    by_construction = frozenset.intersection(*map(collisions, sample))
    for drawn in (_with_draw(first, asked, draw) for draw in range(_DRAWS)):
        is_good = choices_are_clear(drawn) and not blemishes(drawn)
        if is_good and all(one in by_construction for one in each_collision(drawn)):
            yield drawn


def difficulty(name: str) -> Difficulty:
    """What an id asks for.

    Raises:
        ExerciseDataError: it is not written like one, or a number is out of range.
    """

    def refuse(expected: str) -> NoReturn:
        raise ExerciseDataError(name[:80], "id", expected)

    match = re.fullmatch(r"drawn-(\d{1,9})-(\d{1,9})-(\d{1,9})((?:-[a-z]+)*)", name, re.ASCII)
    if match is None:
        refuse(
            "expected drawn-WORDS-D_MODEL-D_K, then any of -mask, -positions, -heads and -sentences in this order, "
            f"such as drawn-5-3-3-mask; found {excerpt(name)}"
        )
    options = tuple(match[4].split("-")[1:])
    for what, found, allowed in zip(("words", "d_model", "d_k"), match.groups(), (WORDS, WIDTHS, WIDTHS), strict=False):
        if int(found) not in allowed or found != str(int(found)):
            refuse(f"expected {what} from {allowed[0]} to {allowed[-1]}; found {found}")
    for option in options:
        if option not in OPTIONS:
            refuse(f"expected options among {', '.join(OPTIONS)}; found {excerpt(option)}{nearest(option, OPTIONS)}")
    if options != tuple(option for option in OPTIONS if option in options):
        refuse(f"expected each option once, in the order {', '.join(OPTIONS)}; found {', '.join(options)}")
    if "sentences" in options and (other := {"mask", "positions"}.intersection(options)):
        refuse(f"expected sentences without {min(other)}, which is for the words of one sentence; found both")
    n, d_model, d_k = map(int, match.groups()[:3])
    return Difficulty(n=n, d_model=d_model, d_k=d_k, options=options)


def _build_first(name: str, asked: Difficulty) -> Exercise:
    """The exercise with the numbers of the first draw."""
    sentences = (texts().pairs if "sentences" in asked.options else texts().sentences)[asked.n - WORDS[0]]
    first, *others = sentences.forms
    features = (f"d_model = {asked.d_model} and d_k = {asked.d_k}", *(_FEATURES[option] for option in asked.options))
    form = ExerciseForm(
        id=name,
        title=first.title,
        source="Drawn at random",
        about=f"{_NUMBERS[asked.n]} words, {', '.join(features)}. Numbers drawn at random, small enough for paper.",
        tokens=first.tokens,
        tokens_kv=first.tokens_kv,
        variants=VariantsForm(sentences=tuple(others)),
        inputs={name: M.tolist() for name, M in _inputs(asked, len(first.tokens_kv), 0).items()},
        graphs=_graphs(asked),
        questions=tuple(questions(asked.options, first, sentences.row, sentences.column)),
    )
    return build(name, form)


def _with_draw(exercise: Exercise, asked: Difficulty, draw: int) -> Exercise:
    inputs = _inputs(asked, len(exercise.tokens_kv), draw)
    return replace(exercise, inputs=MappingProxyType({str(name): M for name, M in inputs.items()}))


def _inputs(asked: Difficulty, n_kv: int, draw: int) -> dict[Input, Matrix]:
    """The inputs of one draw, with one decimal; their order is that in which they are drawn."""
    options = [int(option in asked.options) for option in OPTIONS]
    generator = np.random.default_rng([asked.n, asked.d_model, asked.d_k, *options, draw])
    size = size_of_weights(asked.d_model, asked.d_k, positions="positions" in asked.options)
    low, high = (size * bound for bound in _WEIGHTS)
    words: dict[Input, int] = {"X": asked.n, "X_kv": n_kv} if n_kv else {"X": asked.n}
    weights: tuple[Input, ...] = ("W_q", "W_k", "W_v")
    second: tuple[Input, ...] = ("W_q2", "W_k2", "W_v2") if "heads" in asked.options else ()
    inputs = {name: generator.uniform(0.0, 1.0, (n, asked.d_model)) for name, n in words.items()}
    inputs |= {name: generator.uniform(low, high, (asked.d_model, asked.d_k)) for name in (*weights, *second)}
    return {name: rounded(M, 1) for name, M in inputs.items()}


def size_of_weights(d_model: int, d_k: int, *, positions: bool) -> float:
    """How much larger weights are to be for scaled scores to lie as far apart as they should.

    With weights of mean m and variance s², and embeddings of mean μ and variance v, a number of a query has the mean
    square (d_model m μ)² + d_model s² (μ² + v), and one of a key varies by d_model v (m² + s²). Their product is the
    square of the spread of scaled scores, which grows with the square of the weights.
    """
    mean, variance = sum(_WEIGHTS) / 2, (_WEIGHTS[1] - _WEIGHTS[0]) ** 2 / 12
    mu, v = (0.8, 0.35) if positions else (0.5, 1 / 12)
    of_queries = (d_model * mean * mu) ** 2 + d_model * variance * (mu**2 + v)
    of_keys = d_model * v * (mean**2 + variance)
    spread = _SPREAD_OF_TWO if d_k == WIDTHS[0] else _SPREAD
    return round(float(np.sqrt(spread / np.sqrt(of_queries * of_keys))), 2)


def _graphs(asked: Difficulty) -> dict[str, GraphForm]:
    mask, positions, heads, sentences = (option in asked.options for option in OPTIONS)
    first = GraphForm(learned=True, causal=mask, positions=positions, cross=sentences)
    return {"head-1": first, "head-2": msgspec.structs.replace(first, head=2)} if heads else {"attention": first}
