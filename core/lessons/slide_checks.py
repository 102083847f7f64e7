"""Which claims of the slides hold, and what their numbers should be, computed from the printed inputs."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from math import isclose, sqrt
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from core.graph.trace import attend
from core.lessons import soft_lookup
from core.lessons.schema import Facts
from core.lessons.slides import Claim, Slide, Slides, load
from core.lessons.spelling import fewest_edits
from core.lessons.task import Task
from core.reading.comparing import half_unit

VERDICTS = ("consistent", "not consistent", "cannot be told")
"""What may be said of a printed figure."""

TRUTHS = ("true", "false", "cannot be told")
"""What may be said of a statement, in the same order; in older links it has the name of the verdict."""

REJECTED = (VERDICTS[1], TRUTHS[1])
"""What is said of a claim that asks for a correction."""

D_MODEL, D_K = 512, 64
"""The sizes of the Transformer's base model, where d_model and d_k differ; on the slides they are equal."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Check:
    """Whether a claim holds (None: the printed figures do not say).

    ``correction`` holds the right answer as ``key``, and by the name of each slip the wrong answer that it leads to.
    """

    holds: bool | None
    correction: Facts | None = None

    @property
    def verdict(self) -> int:
        """Which of `VERDICTS`, or of `TRUTHS`, a student should choose."""
        return 2 if self.holds is None else 0 if self.holds else 1


def verdict(claim: Claim) -> Task:
    """The first question about a claim: whether it is consistent, or true."""
    options = TRUTHS if claim.statement else VERDICTS
    renamed = dict(zip(VERDICTS, TRUTHS, strict=True)) if claim.statement else {}
    facts = {"key": options[checks()[claim.id].verdict], "options": options, "renamed": renamed, **load().printed}
    return Task(question=claim.verdict, facts=facts)


def correction(claim: Claim) -> Task | None:
    """The question what the claim should say; None if there is nothing to correct."""
    facts = checks()[claim.id].correction
    return Task(question=claim.correction, facts=facts) if claim.correction and facts else None


def agrees(slides: Slides, name: str, computed: NDArray[np.float64]) -> bool:
    """Whether printed figures match computed ones, each to as many decimals as are printed."""
    return all(
        cell is not None and abs(cell.value - Decimal(f"{x:.15g}")) <= half_unit(cell.places or 0)
        for cell, x in zip(slides.cells(name, *computed.shape).cells, computed.ravel(), strict=True)
    )


def can_be_a_mixture(M: NDArray[np.float64], of: NDArray[np.float64]) -> bool:
    """Whether each number of M lies between the least and the largest of its column of ``of``, as a weighted mean does.

    >>> can_be_a_mixture(np.array([[2.0]]), np.array([[1.0], [3.0]]))
    True
    """
    return bool(((of.min(axis=0) <= M) & (of.max(axis=0) >= M)).all())


def can_sum_to_one(row: NDArray[np.float64]) -> bool:
    """Whether n numbers may have summed to 1 before they were rounded to two decimals: |Σ − 1| ≤ n · 0.005."""
    return bool(abs(row.sum() - 1) <= len(row) * float(half_unit(2)) + 1e-9)


@cache
def checks() -> Mapping[str, Check]:
    """A check for every claim, by its id."""
    slides = load()
    X, W = slides.inputs["X"], slides.inputs["W"]
    parts = (_names(), _projections(slides, X, W), _weights(slides, X, W), _result(slides, X, W))
    return MappingProxyType({name: check for part in parts for name, check in part.items()})


def _names() -> dict[str, Check]:
    """What becomes of the misspelt name."""
    directory = soft_lookup.load()
    name, printed = directory.misspelt, load().printed["room"]
    found = next(key for key, room in directory.rooms.items() if str(room) == printed)
    edits = {key: fewest_edits(name, key) for key in directory.rooms}
    nearer = min(edits.values())
    return {
        "summeth": Check(
            holds=edits[found] == nearer,
            correction={"key": edits[found], "nearer": nearer, "length": len(name)},
        )
    }


def _projections(slides: Slides, X: NDArray[np.float64], W: NDArray[np.float64]) -> dict[str, Check]:
    P, T = X @ W, X @ W.T
    printed_width = (D_MODEL, D_MODEL)
    query, key = (slides.figures(name, 2) for name in ("query_row", "key_row"))
    return {
        "query-row": Check(
            holds=agrees(slides, "query_row", P[2]),
            correction={"key": P[2], "transposed": T[2], "row-below": P[3], "row-above": P[1]},
        ),
        "same-weights": Check(
            holds=np.array_equal(query, key),
            correction={"key": np.zeros(2), "printed": query - key, "backwards": key - query},
        ),
        "width-needed": Check(
            holds=printed_width[1] == D_K,
            correction={
                "key": (D_MODEL, D_K),
                "printed": printed_width,
                "turned": (D_K, D_MODEL),
                "keys-only": (D_K, D_K),
            },
        ),
    }


def _weights(slides: Slides, X: NDArray[np.float64], W: NDArray[np.float64]) -> dict[str, Check]:
    trace = attend(X, W, W, W)
    n = len(slides.tokens)
    printed = slides.figures("weights", 3)
    return {
        "divisor-name": Check(
            holds=isclose(sqrt(D_MODEL), sqrt(D_K)),
            correction={
                "key": sqrt(D_K),
                "d-model": sqrt(D_MODEL),
                "no-root": float(D_K),
                "d-model-no-root": float(D_MODEL),
            },
        ),
        "sums": Check(holds=bool(np.allclose(trace.weights.sum(axis=1), 1))),
        "three-words": Check(
            holds=len(printed) == n,
            correction={"key": (n, n), "three": (3, 3), "one-row": (1, n), "one-row-of-three": (1, 3)},
        ),
        "second-row": Check(
            holds=can_sum_to_one(printed),
            correction={"key": float(printed.sum()), "wanted": 1.0},
        ),
    }


def _result(slides: Slides, X: NDArray[np.float64], W: NDArray[np.float64]) -> dict[str, Check]:
    weights, column = slides.figures("weights", 3), slides.figures("values", 3)
    result = slides.figures("result", 3, 2)
    V = X @ W
    product = weights[None, :] @ column[:, None]
    return {
        "product": Check(holds=agrees(slides, "sum", product.ravel())),
        "result-shape": Check(
            holds=product.shape == result.shape,
            correction={
                "key": product.shape,
                "printed": result.shape,
                "outer": (3, 3),
                "column": (3, 1),
                "row": (1, 3),
            },
        ),
        "rest": Check(
            holds=can_be_a_mixture(result, V),
            correction={
                "key": V[:, 1].min(),
                "first-column": V[:, 0].min(),
                "largest": V[:, 1].max(),
                "three-words": V[:3, 1].min(),
                "nothing": 0.0,
            },
        ),
        # The weights of the second word are printed nowhere.
        "middle": Check(holds=None if can_be_a_mixture(result[1:2, :1], column[:, None]) else False),
    }


def should_be(slide: Slide) -> tuple[str, NDArray[np.float64], tuple[str, ...]]:
    """What belongs in the place of what a slide prints, as its title, numbers and words above its columns."""
    slides = load()
    X, W = slides.inputs["X"], slides.inputs["W"]
    match slide.id:
        case "scaling":
            return "Weights of all four tokens", attend(X, W, W, W).weights, slides.tokens
        case "shares":
            return "Printed weights · values", slides.figures("weights", 1, 3) @ slides.figures("values", 3, 1), ()
        case "result":
            return "Values V = X W, of which it is a mixture", X @ W, ()
        case _:
            return "X W", X @ W, ()
