"""What the results of a class say: how hard each part was, which mistakes were made, and where the thread was lost."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.homework.exercise import Exercise
from core.homework.mistakes import MISTAKES

if TYPE_CHECKING:
    import pandas as pd

FEWEST = 5
"""Students of a variant, below which it is not compared with the others."""

FAR = 3.0
"""Standard errors by which a variant has to differ from the others, to be called harder or easier."""


@dataclass(frozen=True, kw_only=True)
class PartFigures:
    """One part: how many answered, the share of the credit earned, and how well it tells strong from weak (-1 to 1)."""

    part: str
    counts: dict[str, int]
    share: float | None
    discrimination: float | None


@dataclass(frozen=True, kw_only=True)
class MistakeFigures:
    """One mistake: in which parts it was made, most often first, and by whom."""

    mistake: str
    parts: tuple[str, ...]
    students: tuple[str, ...]
    count: int


@dataclass(frozen=True, kw_only=True)
class NodeFigures:
    """A node of a graph: the share of credit of the parts that ask for it, and how many went wrong in its step."""

    share: float | None
    went_wrong: int


@dataclass(frozen=True, kw_only=True)
class VariantFigures:
    """A variant: its students, their mean percentage, and how it differs from all others with what standard error."""

    variant: str
    count: int
    mean: float
    difference: float
    error: float

    @property
    def verdict(self) -> str:
        """Whether it was harder: only what chance hardly explains is called so."""
        if not self.error or abs(self.difference) <= FAR * self.error:
            return "no difference to be seen"
        return "harder than the others" if self.difference < 0 else "easier than the others"


def entries(results: "pd.DataFrame") -> "pd.DataFrame":
    """One row per sheet of answers that is marked: student, variant, points, most and percent, in order."""
    table = results.assign(decided=results.credit.notna()).groupby("entry").agg(
        student=("student", "first"), variant=("variant", "first"), points=("points", "sum"), most=("worth", "sum"),
        decided=("decided", "any"),
    )  # fmt: skip
    table["percent"] = (100 * table.points / table.most).fillna(0.0)
    return table[table.decided].drop(columns="decided")


def open_decisions(results: "pd.DataFrame") -> "pd.DataFrame":
    """The answers whose credit is empty: a teacher has yet to decide."""
    return results[results.credit.isna()]


def parts(results: "pd.DataFrame", exercise: Exercise) -> tuple[PartFigures, ...]:
    """The parts that were set, in order."""
    wide = results.pivot_table(index="entry", columns="part", values="points", aggfunc="sum")
    wide = wide.loc[entries(results).index]
    total = wide.sum(axis=1)
    return tuple(
        PartFigures(
            part=part.id,
            counts={str(name): int(count) for name, count in rows.status.value_counts().items()},
            share=_number(rows.credit.mean()),
            discrimination=_correlation(wide[part.id], total - wide[part.id]),
        )
        for part in exercise.parts
        if len(rows := results[results.part == part.id])
    )


def _correlation(one: "pd.Series[float]", other: "pd.Series[float]") -> float | None:
    """Pearson's; none where one of the two is the same for all."""
    if len(one) < 3 or math.isclose(one.max(), one.min()) or math.isclose(other.max(), other.min()):
        return None
    return _number(float(one.corr(other)))


def _number(value: float) -> float | None:
    return None if math.isnan(value) else float(value)


def _mistakes_made(results: "pd.DataFrame") -> "pd.DataFrame":
    """A row per mistake of an answer that is known."""
    wrong = results[results.mistakes != ""]
    made = wrong.assign(mistake=wrong.mistakes.str.split(";")).explode("mistake")
    return made[made.mistake.isin(list(MISTAKES))]


def mistakes(results: "pd.DataFrame") -> tuple[MistakeFigures, ...]:
    """The known mistakes that were made, the commonest first; of several that fit an answer, each counts."""
    found = [
        MistakeFigures(
            mistake=str(name),
            parts=tuple(rows.part.value_counts().index),
            students=tuple(rows.student.unique()),
            count=int(rows.entry.nunique()),
        )
        for name, rows in _mistakes_made(results).groupby("mistake", sort=True)
    ]
    return tuple(sorted(found, key=lambda one: (-one.count, one.mistake)))


def nodes(results: "pd.DataFrame", exercise: Exercise, graph: str) -> dict[str, NodeFigures]:
    """The nodes of a graph that a part asks for, or in whose step somebody went wrong."""
    of_graph = results[results.part.isin([part.id for part in exercise.parts if part.graph == graph])]
    asked = of_graph.assign(node=of_graph.part.map(lambda part: exercise.part(part).node))
    shares = asked.groupby("node").credit.mean()
    made = _mistakes_made(of_graph)
    wrong = made.assign(node=made.mistake.map(lambda one: MISTAKES[one].node)).groupby("node").entry.nunique()
    names = {*shares.index, *wrong.index} - {""}
    return {
        name: NodeFigures(share=_number(shares.get(name, math.nan)), went_wrong=int(wrong.get(name, 0)))
        for name in sorted(names)
    }


def variants(results: "pd.DataFrame") -> tuple[VariantFigures, ...]:
    """The variants with students enough, each compared with all who had another one; none if there is but one."""
    return tuple(_variants(entries(results)))


def _variants(table: "pd.DataFrame") -> Iterator[VariantFigures]:
    for name, own in table.groupby("variant"):
        others = table.percent[table.variant != name]
        if len(own) >= FEWEST and len(others) >= FEWEST:
            error = math.sqrt(own.percent.var() / len(own) + others.var() / len(others))
            yield VariantFigures(
                variant=str(name),
                count=len(own),
                mean=float(own.percent.mean()),
                difference=float(own.percent.mean() - others.mean()),
                error=error,
            )


def progress(before: "pd.DataFrame", after: "pd.DataFrame") -> "pd.DataFrame":
    """The students with one sheet in each of two hand-ins: what percentage they had before and have now."""
    once = [table.drop_duplicates("student", keep=False) for table in (entries(before), entries(after))]
    return once[0].merge(once[1], on="student", suffixes=("_before", "_now"))[
        ["student", "percent_before", "percent_now"]
    ]
