"""What each of the 72 heads looks at, in words, and the questions about it."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache

import numpy as np

from core.graph.steps import Matrix
from core.lessons.schema import Facts
from core.lessons.task import Task
from core.lessons.trained import load_tasks, pizza
from core.models import head_atlas, minilm
from core.models.head_atlas import Kind
from core.models.minilm import HEADS, LAYERS, Head

NAMES: Mapping[Kind, str] = {
    "before": "the word before",
    "after": "the word after",
    "itself": "itself",
    "start": "[CLS]",
    "end": "full stop, [SEP]",
    "evenly": "all words alike",
    "mixed": "mixed",
}
"""What a head looks at, in words."""

SINK = Head(3, 8)
"""A head in which each word gives [CLS] most, and which is drawn where that is asked about."""


def kind(head: Head) -> Kind:
    """What a head looks at most, if that is clear."""
    return head_atlas.atlas().kind(*head)


def counts() -> Mapping[Kind, int]:
    """How many heads are of each kind."""
    return Counter(kind(head) for head in heads())


def heads() -> tuple[Head, ...]:
    """All heads, layer by layer."""
    return tuple(Head(layer, number) for layer in range(1, LAYERS + 1) for number in range(1, HEADS + 1))


@lru_cache(maxsize=8)
def value_lengths(text: str) -> Matrix:
    """How long the value of each token is in each head, (72, n)."""
    run = minilm.read(text)
    return np.array([np.linalg.norm(run.head(*head).V, axis=1) for head in heads()])


def head_of(name: str) -> Head | None:
    """The head of an option; None if it names none.

    >>> head_of("layer 1, head 3"), head_of("another head")
    (Head(layer=1, number=3), None)
    """
    return next((head for head in heads() if head.name == name), None)


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order."""
    return load_tasks("atlas.toml", {"most": _facts_of_most, "before": _facts_of_before, "start": _facts_of_start})


def _facts_of_most() -> Facts:
    many = {NAMES[one]: count for one, count in counts().items()}
    return {"key": max(many, key=many.__getitem__), "many": {name: many.get(name, 0) for name in NAMES.values()},
            "most": max(many.values())}  # fmt: skip


def _facts_of_before() -> Facts:
    at = head_atlas.atlas()
    *_, second, share = np.sort(at.before, axis=None).tolist()
    return {
        "key": at.foremost("before").name, "share": share, "second": second,
        "after": float(at.after[Head(2, 9).place]), "start": float(at.start[Head(5, 6).place]),
    }  # fmt: skip


def _facts_of_start() -> Facts:
    first, *others = value_lengths(pizza())[heads().index(SINK)].tolist()
    return {"long": first, "least": min(others)}
