"""Makes the text of a first exercise of one's own from six answers, with numbers that tell mistakes apart."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from zlib import crc32

import msgspec
import numpy as np

from core.graph.steps import Matrix
from core.homework.collisions import blemishes, each_collision
from core.homework.drawn_exercises import size_of_weights
from core.homework.exercise_building import build
from core.homework.exercise_files import ExerciseForm
from core.homework.variants import choices_are_clear, rounded

GRAPHS: Mapping[str, tuple[str, str]] = MappingProxyType({
    "plain": ("learned = false", "Take the embeddings as they are: Q = K = V = X. Do not divide by √d_k."),
    "learned": ("learned = true", "Use W_q, W_k and W_v, and divide the scores by √d_k."),
    "mask": ("learned = true\ncausal = true", "As with learned weights, but no word sees a later one."),
    "positions": ("learned = true\npositions = true", "First add the positions P to X; then use W_q, W_k and W_v."),
})  # fmt: skip
"""The graphs to choose from: what the file says of each, and what it tells a student to do."""

PARTS: Mapping[str, tuple[str, str, str]] = MappingProxyType({
    "weight": ("number", "weights", "How much does “{row}” attend to “{column}”?"),
    "strength": ("choice", "weights", "Is “{row}” to “{column}” weak or strong? Strong: from twice an even share on."),
    "query": ("vector", "Q", "The query of “{row}”"),
    "weights": ("matrix", "weights", "All {n} × {n} attention weights"),
    "context": ("vector", "context", "The context of “{row}”"),
    "top-two": ("ranking", "weights", "Which two words does “{row}” attend to most, and how much?"),
})  # fmt: skip
"""The parts to choose from: the kind of each, its node and what it asks."""

_DRAWS, _COMPARED = 300, 5
"""How often numbers are drawn, at most, and how many draws without a flaw are compared by the mistakes they confuse."""


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What a teacher answered."""

    id: str
    title: str
    words: tuple[str, ...]
    d_model: int
    d_k: int
    graphs: tuple[str, ...]
    parts: tuple[str, ...]


def written(wishes: Wishes, schema: str) -> str:
    """The text of the file; ``schema`` is where its JSON Schema lies.

    Raises:
        ValueError: no draw of the numbers gives an exercise without a flaw.
    """
    generator = np.random.default_rng(crc32(wishes.id.encode()))
    good: list[tuple[int, str]] = []
    for _ in range(_DRAWS):
        text = "\n".join(_lines(wishes, schema, _inputs(wishes, generator)))
        exercise = build(wishes.id, msgspec.toml.decode(text, type=ExerciseForm))
        if choices_are_clear(exercise) and not blemishes(exercise):
            good.append((len(tuple(each_collision(exercise))), text))
            if len(good) == _COMPARED or not good[-1][0]:
                break
    if not good:
        raise ValueError("These parts cannot be asked with numbers of one decimal: choose larger sizes or other parts.")
    return min(good)[1]


def _inputs(wishes: Wishes, generator: np.random.Generator) -> Mapping[str, Matrix]:
    size = size_of_weights(wishes.d_model, wishes.d_k, positions="positions" in wishes.graphs)
    X = {"X": rounded(generator.uniform(0.0, 1.0, (len(wishes.words), wishes.d_model)), 1)}
    if wishes.graphs == ("plain",):
        return X
    shape = (wishes.d_model, wishes.d_k)
    return X | {name: rounded(generator.uniform(-size, 1.5 * size, shape), 1) for name in ("W_q", "W_k", "W_v")}


def _lines(wishes: Wishes, schema: str, inputs: Mapping[str, Matrix]) -> Iterator[str]:
    yield f"#:schema {schema}"
    yield f"id = {_quoted(wishes.id)}"
    yield f"title = {_quoted(wishes.title)}"
    yield f"about = {_quoted(f'{len(wishes.words)} words, d_model = {wishes.d_model} and d_k = {wishes.d_k}.')}"
    yield 'source = "Made up for this course"'
    yield f"tokens = [{', '.join(map(_quoted, wishes.words))}]"
    yield "\n[inputs]"
    for name, M in inputs.items():
        yield f"{name} = [\n" + "".join(f"    {row.tolist()},\n" for row in M) + "]"
    for graph in wishes.graphs:
        yield f"\n[graphs.{graph}]\n{GRAPHS[graph][0]}"
    for number, graph in enumerate(wishes.graphs, start=1):
        yield f'\n[[questions]]\nid = "q{number}"\ntitle = "{graph.capitalize()}"\ntext = "{GRAPHS[graph][1]}"'
        yield f'graph = "{graph}"'
        for name in (name for name in wishes.parts if name != "query" or graph != "plain"):
            yield from _part(wishes.words, f"q{number}", name)


def _part(words: Sequence[str], question: str, name: str) -> Iterator[str]:
    """A part, about the last word, which sees all others, and the second."""
    kind, node, prompt = PARTS[name]
    row, column = len(words) - 1, 1
    asked = prompt.format(row=words[row], column=words[column], n=len(words))
    yield f'\n[[questions.parts]]\nid = "{question}-{name}"\nkind = "{kind}"\nprompt = {_quoted(asked)}'
    yield f'node = "{node}"\npoints = 1  # what it is worth'
    if kind != "matrix":
        yield f"row = {row}  # “{words[row]}”, counted from 0"
    if kind in ("number", "choice"):
        yield f"column = {column}"
    if kind == "choice":
        yield 'choices = ["weak", "strong"]\nstrong_from = 2.0'
    if kind == "ranking":
        yield "top = 2"


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
