"""The slides: their printed figures, and which claims hold and what is right, computed from the printed inputs."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

import numpy as np

from core.graph.nodes import Role
from core.graph.steps import Matrix
from core.lessons.schema import Facts, Question
from core.lessons.task import Task, sum_of_products
from core.reading import answers
from core.reading.data_files import DataError, DataFile, FileRecord
from core.reading.verdicts import half_unit

VERDICTS = ("can be right", "cannot be right", "cannot be told")
"""What may be said of a printed figure."""

REJECTED = VERDICTS[1]
"""What is said of a claim that asks for a correction."""

_RENAMED = {"consistent": VERDICTS[0], "not consistent": REJECTED}
"""What they were called in older links."""


class Slide(FileRecord):
    """What one slide shows, in our words.

    ``terms`` are those of its equation, from left to right: after a sign, if it has one, the name of an input or a
    matrix, whose rows end with ``;`` and in which ``?`` is left out on the slide. They and the note may name printed
    figures in braces. ``roles`` are those of the terms.
    """

    id: str
    title: str
    terms: tuple[str, ...]
    roles: tuple[Role, ...]
    note: str


class Claim(FileRecord):
    """One claim of a slide: the question whether it is consistent and, if not, the question what is right."""

    id: str
    slide: str
    verdict: Question
    correction: Question | None = None


class Slides(FileRecord):
    """The figures as they are printed, in their own spelling, and the claims about them, in the order of the slides."""

    tokens: tuple[str, ...]
    X: tuple[tuple[float, ...], ...]
    W: tuple[tuple[float, ...], ...]
    printed: dict[str, str]
    slides: tuple[Slide, ...]
    claims: tuple[Claim, ...]

    @property
    def inputs(self) -> Mapping[str, Matrix]:
        """X (n × d_model) and W (d_model × d_k), which the slides print for queries, keys and values alike."""
        return {"X": np.array(self.X), "W": np.array(self.W)}

    def slide(self, claim: Claim) -> Slide:
        """The slide that makes a claim."""
        return next(slide for slide in self.slides if slide.id == claim.slide)

    def cells(self, name: str, *shape: int) -> answers.Numbers:
        """Printed figures, each with its decimals.

        Raises:
            DataError: they do not have that shape.
        """
        reading = answers.numbers(self.printed[name], shape)
        if not isinstance(reading, answers.Numbers):
            raise DataError(load.path, f"printed.{name}", reading.message)
        return reading

    def figures(self, name: str, *shape: int) -> Matrix:
        """Printed figures as an array of that shape."""
        cells = self.cells(name, *shape).cells
        return np.array([float(cell.value) for cell in cells if cell is not None]).reshape(shape)


load = DataFile("slides.toml", Slides)


@dataclass(frozen=True, kw_only=True, eq=False)
class Check:
    """Whether a claim holds, and what belongs in the place of what it is about: a title, numbers and words.

    ``correction`` has the right answer as ``key``, and the wrong one of each slip by name.
    """

    holds: bool
    instead: tuple[str, Matrix, tuple[str, ...]]
    correction: Facts | None = None


def verdict(claim: Claim) -> Task:
    """The first question about a claim: whether it is consistent."""
    key = VERDICTS[0] if checks()[claim.id].holds else REJECTED
    given = {"renamed": _RENAMED, "options": VERDICTS, **load().printed, **_worked()}
    return Task(question=claim.verdict, facts={"key": key, **given})


def _worked() -> Mapping[str, str]:
    """What the printed figures make, written out."""
    slides = load()
    X, W = slides.inputs["X"], slides.inputs["W"]
    weights, values = (slides.figures(name, 3) for name in ("weights", "values"))
    row, second = (sum_of_products(X[2], column) for column in W.T)
    return {
        "row": row,
        "whole": f"{row} = {X[2] @ W[:, 0]:.2f} and {second} = {X[2] @ W[:, 1]:.2f}",
        "total": f"{' + '.join(f'{x:g}' for x in weights)} = {weights.sum():.2f}",
        "mixed": f"{sum_of_products(weights, values)} = {weights @ values:.2f}",
    }


def correction(claim: Claim) -> Task | None:
    """The question what the claim should say; None if there is nothing to correct."""
    facts = checks()[claim.id].correction
    return Task(question=claim.correction, facts={**_worked(), **facts}) if claim.correction and facts else None


def agrees(slides: Slides, name: str, computed: Matrix) -> bool:
    """Whether printed figures match computed ones, each to as many decimals as are printed."""
    return all(
        cell is not None and abs(cell.value - Decimal(f"{x:.15g}")) <= half_unit(cell.places or 0)
        for cell, x in zip(slides.cells(name, *computed.shape).cells, computed.ravel(), strict=True)
    )


def can_be_a_mixture(M: Matrix, of: Matrix) -> bool:
    """Whether each number of M lies between the least and the largest of its column of ``of``, as a weighted mean does.

    >>> can_be_a_mixture(np.array([[2.0]]), np.array([[1.0], [3.0]]))
    True
    """
    return bool(((of.min(axis=0) <= M) & (of.max(axis=0) >= M)).all())


def can_sum_to_one(row: Matrix) -> bool:
    """Whether n numbers may have summed to 1 before they were rounded to two decimals: |Σ − 1| ≤ n · 0.005."""
    return bool(abs(row.sum() - 1) <= len(row) * float(half_unit(2)) + 1e-9)


@cache
def checks() -> Mapping[str, Check]:
    """A check for every claim, by its id."""
    slides = load()
    X, W = slides.inputs["X"], slides.inputs["W"]
    V, transposed = X @ W, X @ W.T
    weights, values = slides.figures("weights", 1, 3), slides.figures("values", 3, 1)
    product, result = weights @ values, slides.figures("result", 3, 2)
    mixed = ("Product", product, slides.tokens[:1])
    return {
        "query-row": Check(
            holds=agrees(slides, "query_row", V[2]), instead=("X W", V, slides.tokens),
            correction={"key": V[2], "transposed": transposed[2], "row-below": V[3], "row-above": V[1]},
        ),
        "second-row": Check(
            holds=can_sum_to_one(weights[0]), instead=("Their sum", weights.sum(keepdims=True), slides.tokens[:1]),
            correction={"key": float(weights.sum()), "wanted": 1.0},
        ),
        "product": Check(holds=agrees(slides, "sum", product.ravel()), instead=mixed),
        "result-shape": Check(
            holds=product.shape == result.shape, instead=(f"Result {product.shape}", *mixed[1:]),
            correction={
                "key": product.shape, "printed": result.shape, "outer": (3, 3), "column": (3, 1), "row": (1, 3),
            },
        ),
        "rest": Check(
            holds=can_be_a_mixture(result, V), instead=("V = X W", V, slides.tokens),
            correction={
                "key": V[:, 1].min(), "first-column": V[:, 0].min(), "largest": V[:, 1].max(),
                "three-words": V[:3, 1].min(), "nothing": 0.0,
            },
        ),
    }  # fmt: skip
