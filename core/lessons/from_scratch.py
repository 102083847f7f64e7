"""Self-attention line by line in NumPy: each line is run as it is shown, and the answers come from running it.

Shapes: B sentences of n words each, d_model and d_k as the lines say. ``np.dot`` sums over the last axis of its first
array and the last but one of its second, and combines all their other axes, the batch with the batch too:
(B, n, d_k), (B, d_k, n) → (B, n, B, n). ``@`` takes the axes before the last two as a batch: → (B, n, n).
Source: NumPy's reference on numpy.dot and numpy.matmul.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import CodeType
from typing import Any, TypeAlias

import numpy as np

from core.graph.steps import Matrix
from core.lessons.random_weights import METHOD, Kind, measure, sharpness
from core.lessons.schema import Facts, LazyFacts, Lesson, Question
from core.lessons.task import Task, tasks_of
from core.reading.data_files import DataFile, FileRecord

Names: TypeAlias = Mapping[str, Any]
"""What the lines have computed, by name."""


class Factor(FileRecord):
    """A factor of a product: its symbol, the line that asks for its shape, and an expression for its matrix."""

    symbol: str
    line: str
    matrix: str


class Product(FileRecord):
    """The product that a line computes; ``turned``: the right factor is transposed."""

    left: Factor
    right: Factor
    turned: bool = False


class Line(FileRecord):
    """A line of code and the question about it, whose key and slips are expressions.

    ``picture`` is an expression for a matrix that shows the result, of ``weights`` or other numbers; ``product`` says
    what it is the product of. Where nothing is asked about a line, ``result`` is what it computes, and it ``follows``
    the line whose answer shows it.
    """

    id: str
    title: str
    code: str
    question: Question | None = None
    result: str = ""
    follows: str = ""
    picture: str = ""
    weights: bool = False
    product: Product | None = None

    @property
    def symbol(self) -> str:
        """What it computes."""
        return self.question.key if self.question else self.result


class Script(Lesson):
    """The whole lesson: the lines with @, one with np.dot, and the questions about them."""

    preamble: str
    sentences: tuple[str, ...]
    printed: tuple[float, ...]
    steps: tuple[Line, ...]
    dot: str


D_K_OF_COURSE = 8
"""The d_k of the course's notebook on the first sentence."""

script = DataFile("from_scratch.toml", Script)
"""The lesson as it stands in data/from_scratch.toml."""


def preamble(B: int, seed: int, kind: Kind) -> str:
    """The code that runs first: imports, a source of random numbers, the first B sentences, and the softmax."""
    sentences = list(script().sentences[:B])
    return script().preamble.strip().format(seed=seed, draw=METHOD[kind], sentences=sentences)


@lru_cache(maxsize=64)
def run(B: int, seed: int, kind: Kind) -> Names:
    """Run all lines on the first B sentences with random numbers of one kind; returns what they compute, by name."""
    names: dict[str, Any] = {}
    for code in (preamble(B, seed, kind), *(line.code for line in script().steps), script().dot):
        exec(code, names)  # noqa: S102 our own lines, so that those shown are those run
    return names


def value(code: str, names: Names) -> Any:
    """The value of an expression, given what the lines have computed."""
    return eval(_compile(code), dict(names))  # noqa: S307 our own expressions


@lru_cache(maxsize=256)
def _compile(code: str) -> CodeType:
    return compile(code, "<from scratch>", "eval")


def shape(line: Line, names: Names) -> tuple[int, ...]:
    """The shape of what a line computes."""
    return np.shape(value(line.symbol, names))


def shapes(question: Question, names: Names) -> Facts:
    """What a question about a line is compared with: the shapes of expressions."""
    return {code: np.shape(value(code, names)) for code in (question.key, *question.slips)}


def line_tasks(names: Names) -> Mapping[str, Task]:
    """The questions about the lines with @, by name."""
    asked = {line.id: line.question for line in script().steps if line.question}
    return {id: Task(question=asked[id], facts=LazyFacts(partial(shapes, asked[id], names))) for id in asked}


def tasks(names: Names, seed: int) -> Mapping[str, Task]:
    """The other questions by name, given what the lines compute for some sentences."""
    one, other, *_ = script().sentences
    facts: Mapping[str, Facts] = {
        "batch": {
            "asking": one.split()[0], "asked": other.split()[1], **shapes(script().questions["batch"], names),
        },
        "rescue": LazyFacts(lambda: _rescue(names)), "sharp": LazyFacts(lambda: sharpness(seed)),
        "printed": LazyFacts(lambda: {"normal": f"{measure(seed, 'normal').at_least(max(script().printed)):.0%}"}),
    }  # fmt: skip
    return tasks_of(script, {name: facts.get(name, {}) for name in script().questions})


def _rescue(names: Names) -> Facts:
    """The line that recovers the scores of @ from those of np.dot, found by running them all."""
    texts, S = script().questions["rescue"].options, names["scores"]
    made = {text: value(f"np.einsum('{text}', mixed)" if "->" in text else text, names) for text in texts}
    (key,) = (text for text, M in made.items() if np.shape(M) == np.shape(S) and np.allclose(M, S))
    return {"key": key}


def shapes_of_course() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the course's notebook prints as the shape of np.dot of weights and V, and what NumPy makes of its sizes.

    >>> shapes_of_course()
    ((1, 6, 1, 8), (1, 6, 1, 1, 8))
    """
    n = len(script().sentences[0].split())
    made = np.shape(np.dot(np.zeros((1, n, 1, n)), np.zeros((1, n, D_K_OF_COURSE))))
    return (*made[:3], *made[4:]), made


def batch_weights(names: Names) -> Matrix:
    """What each of all words attends to among all words, (2, B n, B n): with @, and with np.dot.

    With np.dot the weights of a word sum to 1 in each sentence.
    """
    apart, mixed = np.asarray(names["weights"]), names["softmax"](names["mixed"] / np.sqrt(names["d_k"]))
    B, n, _ = apart.shape
    kept = np.zeros((B, n, B, n))
    for b in range(B):
        kept[b, :, b] = apart[b]
    return np.stack([kept, mixed]).reshape(2, B * n, B * n)


def total_weight(names: Names) -> float:
    """The sum of all the weights of the first word after np.dot: B, although it should be 1."""
    return float(names["softmax"](names["mixed"] / np.sqrt(names["d_k"]))[0, 0].sum())


def labels(size: int, words: Sequence[str]) -> list[str]:
    """Names for the rows or columns of a picture: the words if there are enough of them, otherwise numbers."""
    return list(words[:size]) if size <= len(words) else [str(i + 1) for i in range(size)]
