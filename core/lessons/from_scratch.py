"""Self-attention line by line in NumPy: each line is shown as it is run, and the answers come from running it.

Shapes: B sentences of n words each, d_model and d_k as the lines say. ``np.dot`` sums over the last axis of its first
array and the last but one of its second, and combines all their other axes, the batch with the batch too:
(B, n, d_k), (B, d_k, n) → (B, n, B, n). ``@`` takes axes before the last two for a batch: → (B, n, n).
Source: NumPy's reference on numpy.dot and numpy.matmul.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, TypeAlias

import msgspec
import numpy as np

from core.lessons import schema
from core.lessons.random_weights import METHOD, Kind, sharper
from core.lessons.schema import BLANK, Marker

Names: TypeAlias = Mapping[str, Any]
"""What the lines have computed, by name."""

_FILE = Path(__file__).parents[2] / "data" / "from_scratch.toml"


class Slip(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Code with a wrong result, and what is said to who answers with that."""

    code: str
    says: str


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of code and what is asked about it; ``picture`` is an expression for a matrix that shows its result."""

    id: str
    title: str
    code: str
    asked: str
    question: str
    slips: tuple[Slip, ...]
    picture: str = ""
    weights: bool = False


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question with options: what is said about each; without a ``key`` the right one is found by computing."""

    question: str
    why: Mapping[str, str]
    key: str = ""
    praise: str = schema.RIGHT

    @property
    def options(self) -> tuple[str, ...]:
        """What one chooses from, in alphabetical order where the key is not among what is explained."""
        return tuple(sorted({*self.why, self.key})) if self.key else tuple(self.why)


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole lesson: the lines by @, those by np.dot that follow, and the questions on them."""

    given: str
    sentences: tuple[str, ...]
    printed: tuple[float, ...]
    steps: tuple[Line, ...]
    dots: tuple[Line, ...]
    block: Choice
    rescue: Choice
    chance: Choice
    sharp: Choice


@cache
def script() -> Script:
    """The lesson as it stands in data/from_scratch.toml."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Script)


def given(B: int, seed: int, kind: Kind) -> str:
    """The code that runs before the lines: imports, a source of random numbers, the first B sentences, the softmax."""
    sentences = list(script().sentences[:B])
    return script().given.strip().format(seed=seed, draw=METHOD[kind], sentences=sentences)


@lru_cache(maxsize=64)
def run(B: int, seed: int, kind: Kind) -> Names:
    """Run all lines on the first B sentences, with random numbers of one kind; what they computed, by name."""
    names: dict[str, Any] = {}
    for code in (given(B, seed, kind), *(line.code for line in (*script().steps, *script().dots))):
        exec(code, names)  # noqa: S102 our own lines, so that those shown are those run
    return names


def value(code: str, names: Names) -> Any:
    """What an expression gives, given what the lines have computed."""
    return eval(_compiled(code), dict(names))  # noqa: S307 our own expressions


@lru_cache(maxsize=256)
def _compiled(code: str) -> CodeType:
    return compile(code, "<from scratch>", "eval")


def marker(line: Line, names: Names) -> Marker:
    """Marks the shape of what is asked about a line, or its value where that is a number."""
    return _once_answered(lambda: _marker(line, names))


def _once_answered(make: Callable[[], Marker]) -> Marker:
    """A marker that is not made before there is something to mark: it takes computing."""
    return lambda text: make()(text) if text.strip() else BLANK


def _marker(line: Line, names: Names) -> Marker:
    key, *others = (value(code, names) for code in (line.asked, *(slip.code for slip in line.slips)))
    said = [slip.says for slip in line.slips]
    if isinstance(key, int):
        # Not to no decimals: the last digit may be off by one, so that 5 would do for 6.
        return schema.number(key, list(zip(others, said, strict=True)))
    return schema.shape(np.shape(key), [(np.shape(other), says) for other, says in zip(others, said, strict=True)])


def rescuing(names: Names) -> Marker:
    """Marks which line gets the scores of @ back out of those of np.dot, by running them all."""
    return _once_answered(lambda: _rescuing(names))


def _rescuing(names: Names) -> Marker:
    ways = script().rescue.why
    (key,) = (way for way in ways if _same(value(way, names), names["scores"]))
    return schema.choice(key, ways, praise=ways[key])


def sharpening(seed: int) -> Marker:
    """Marks with which random numbers rows are sharper, by drawing both kinds."""
    return _once_answered(lambda: schema.choice(sharper(seed), script().sharp.why))


def _same(A: Any, B: Any) -> bool:
    return np.shape(A) == np.shape(B) and np.allclose(A, B)


def block(names: Names, a: int, b: int) -> tuple[Any, bool]:
    """Queries of sentence a with keys of sentence b, as np.dot has them (n × n), and whether @ has them as well."""
    mixed = names["mixed"][a, :, b, :]
    return mixed, any(_same(mixed, scores) for scores in names["scores"])


def handed_out(names: Names) -> float:
    """The sum of all the weights of the first word after np.dot: B, where it should be 1."""
    return float(names["softmax"](names["mixed"] / np.sqrt(names["d_k"]))[0, 0].sum())


def labels(size: int, words: Sequence[str]) -> list[str]:
    """What the rows or columns of a picture are called: words as far as there are so many, else numbers."""
    return list(words[:size]) if size <= len(words) else [str(i + 1) for i in range(size)]
