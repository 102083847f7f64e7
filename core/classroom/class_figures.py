"""What the results of a class say: how hard each part was, which mistakes were made, and where the thread was lost."""

import math
from dataclasses import dataclass

import pandas as pd

from core.homework.exercise import Exercise
from core.homework.mistakes import MISTAKES

FEWEST_STUDENTS = 5
"""Students of a variant, below which it is not compared with the others."""

STANDARD_ERRORS = 3.0
"""Standard errors by which a variant has to differ from the others, to be called harder or easier."""


@dataclass(frozen=True, kw_only=True)
class PartFigures:
    """One part: how many answered, the share of the credit earned, and how well it tells strong from weak (-1 to 1).

    nan where there is none.
    """

    part: str
    counts: dict[str, int]
    share: float
    discrimination: float


def entries(results: pd.DataFrame) -> pd.DataFrame:
    """One row per sheet of answers that is marked: student, variant, points, most and percent, in order."""
    table = results.assign(decided=results.credit.notna()).groupby("entry").agg(
        student=("student", "first"), variant=("variant", "first"), points=("points", "sum"), most=("worth", "sum"),
        decided=("decided", "any"),
    )  # fmt: skip
    table["percent"] = (100 * table.points / table.most).fillna(0.0)
    return table[table.decided].drop(columns="decided")


def open_decisions(results: pd.DataFrame) -> pd.DataFrame:
    """The answers whose credit is empty: a teacher has yet to decide."""
    return results[results.credit.isna()]


def parts(results: pd.DataFrame, exercise: Exercise) -> tuple[PartFigures, ...]:
    """The parts that were set, in order."""
    wide = results.pivot_table(index="entry", columns="part", values="points", aggfunc="sum")
    wide = wide.loc[entries(results).index]
    total = wide.sum(axis=1)
    return tuple(
        PartFigures(
            part=part.id,
            counts={str(name): int(count) for name, count in rows.status.value_counts().items()},
            share=rows.credit.mean(),
            discrimination=_correlation(wide[part.id], total - wide[part.id]),
        )
        for part in exercise.parts
        if len(rows := results[results.part == part.id])
    )


def _correlation(one: "pd.Series[float]", other: "pd.Series[float]") -> float:
    """Pearson's; nan where one of the two is the same for all."""
    if len(one) < 3 or math.isclose(one.max(), one.min()) or math.isclose(other.max(), other.min()):
        return math.nan
    return one.corr(other)


def _mistakes_made(results: pd.DataFrame) -> pd.DataFrame:
    """A row per mistake of an answer that is known."""
    wrong = results[results.mistakes != ""]
    made = wrong.assign(mistake=wrong.mistakes.str.split(";")).explode("mistake")
    return made[made.mistake.isin(list(MISTAKES))]


def mistakes(results: pd.DataFrame) -> pd.DataFrame:
    """The known mistakes that were made, the commonest first: in which parts, most often first, by whom, and how often.

    Of several that fit an answer, each counts.
    """
    made = _mistakes_made(results).groupby("mistake").agg(
        parts=("part", lambda parts: tuple(parts.value_counts().index)),
        students=("student", lambda students: tuple(students.unique())),
        count=("entry", "nunique"),
    )  # fmt: skip
    return made.sort_values("count", ascending=False, kind="stable")


def nodes(results: pd.DataFrame, exercise: Exercise, graph: str) -> pd.DataFrame:
    """The nodes of a graph: the share of credit of the parts that ask for one, and how many went wrong in its step."""
    of_graph = results[results.part.isin([part.id for part in exercise.parts if part.graph == graph])]
    asked = of_graph.assign(node=of_graph.part.map(lambda part: exercise.part(part).node))
    made = _mistakes_made(of_graph)
    slipped = made.assign(node=made.mistake.map(lambda one: MISTAKES[one].node))
    table = asked.groupby("node").agg(share=("credit", "mean"))
    table = table.join(slipped.groupby("node").agg(went_wrong=("entry", "nunique")), how="outer")
    return table.drop("", errors="ignore").fillna({"went_wrong": 0})


def variants(results: pd.DataFrame) -> pd.DataFrame:
    """The variants with students enough, each compared with all who had another one; none if there is but one.

    Their students, their mean percentage, and how it differs from all others with what standard error.
    """
    table, rows = entries(results), []
    for name, own in table.percent.groupby(table.variant):
        others = table.percent[table.variant != name]
        if len(own) >= FEWEST_STUDENTS and len(others) >= FEWEST_STUDENTS:
            error = math.sqrt(own.var() / len(own) + others.var() / len(others))
            difference = own.mean() - others.mean()
            verdict = f"{'harder' if difference < 0 else 'easier'} than the others"
            if not error or abs(difference) <= STANDARD_ERRORS * error:  # only what chance hardly explains is called so
                verdict = "no difference to be seen"
            rows.append((str(name) or "own", len(own), own.mean(), difference, error, verdict))
    return pd.DataFrame(rows, columns=["variant", "count", "mean", "difference", "error", "verdict"])


def progress(before: pd.DataFrame, after: pd.DataFrame) -> pd.DataFrame:
    """The students with one sheet in each of two hand-ins: what percentage they had before and have now."""
    once = [table.drop_duplicates("student", keep=False) for table in (entries(before), entries(after))]
    return once[0].merge(once[1], on="student", suffixes=("_before", "_now"))[
        ["student", "percent_before", "percent_now"]
    ]
