"""The report on a class: one page that needs no network, with names that one switch shows."""

import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pandas as pd

from core.classroom import class_charts, class_figures
from core.classroom.class_figures import PartFigures
from core.classroom.class_results import STATUSES
from core.classroom.policy import TEACHER_LOOKS
from core.classroom.xml_elements import Content, element
from core.homework.exercise import Exercise
from core.homework.mistakes import MISTAKES
from core.reading.readings import counted, first_of

_STYLE = Path(__file__).parents[2] / "data/report/report.css"
_COMMON, _PLACES = 12, 3

_FORMULAS = (
    "Share: the credit earned, as a share of what could be; answers left to you are not counted. Discrimination: the "
    "correlation of a part’s credit with the rest of the score, from −1 to 1. Near 0 or below, those who are strong "
    "elsewhere do no better here: look at the part. It is missing where all earned the same."
)


def page(results: pd.DataFrame, exercise: Exercise, before: pd.DataFrame | None = None) -> str:
    """The whole report as HTML; ``before`` are the results of an earlier hand-in."""
    title = f"{exercise.id}: {exercise.title}"
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", _STYLE.read_text(encoding="utf-8")),
    )
    figures = class_figures.parts(results, exercise)
    body = element(
        "body", _summary(results, title), _parts(figures, exercise), _graphs(results, exercise), _mistakes(results),
        _decisions(results), _variants(results), _progress(before, results, exercise),
    )  # fmt: skip
    html = element("html", head, body, lang="en")
    return "<!doctype html>\n" + ET.tostring(html, encoding="unicode", method="html") + "\n"


def _section(title: str, *content: Content) -> ET.Element:
    return element("section", element("h2", title), *content)


def _remark(text: str) -> ET.Element:
    return element("p", text, class_="soft")


def _table(heading: Sequence[str], rows: Iterable[Sequence[Content]]) -> ET.Element:
    """A table; a heading that ends with > is of numbers, with ? of names, which are hidden, and with … of sentences."""
    kinds = [{">": "number", "?": "who", "…": "said"}.get(one[-1:], "") for one in heading]

    def cells(tag: str, row: Sequence[Content]) -> list[ET.Element]:
        pairs = zip(row, kinds, strict=True)
        return [element(tag, one, **({"class_": kind} if kind else {})) for one, kind in pairs]

    head = element("thead", element("tr", cells("th", [one.rstrip(">?…") for one in heading])))
    body = element("tbody", [element("tr", cells("td", row)) for row in rows])
    return element("div", element("table", head, body), class_="wide", tabindex="0")


def _summary(results: pd.DataFrame, title: str) -> Content:
    entries = class_figures.entries(results)
    unmarked, undecided = results.entry.nunique() - len(entries), len(class_figures.open_decisions(results))
    percents = [float(percent) for percent in entries.percent]
    facts = f"{counted(len(entries), 'sheet')} marked"
    if percents:
        facts += f"; mean {entries.percent.mean():.1f} %, median {entries.percent.median():.1f} %"
    facts += f"; {counted(unmarked, 'sheet')} not marked" if unmarked else ""
    facts += f"; {counted(undecided, 'answer')} left to you" if undecided else ""
    switch = element("label", element("input", type="checkbox", id="names"), "Show names (off for the projector)")
    return (
        element("h1", title),
        element("p", f"{facts}."),
        switch,
        _section("How much the class has", class_charts.distribution(percents)),
    )


def _parts(figures: Sequence[PartFigures], exercise: Exercise) -> ET.Element:
    used = [status for status in STATUSES if any(one.counts.get(status) for one in figures)]
    key = element(
        "div",
        [element("span", element("i", style=f"background:var(--{status})"), status) for status in used],
        class_="key",
    )
    rows = [
        (
            element("span", one.part, title=exercise.part(one.part).prompt),
            f"{one.counts.get('correct', 0)} of {sum(one.counts.values())}",
            _percent(one.share),
            "–" if math.isnan(one.discrimination) else f"{one.discrimination:.2f}".replace("-", "−"),
        )
        for one in figures
    ]
    table = _table(["part", "right>", "share>", "discrimination>"], rows)
    drawn = element("div", key, class_charts.statuses(figures))
    return _section("Each part", element("div", table, drawn, class_="beside"), _remark(_FORMULAS))


def _graphs(results: pd.DataFrame, exercise: Exercise) -> ET.Element:
    figures = {graph: class_figures.nodes(results, exercise, graph) for graph in exercise.graphs}
    drawn = [
        element("div", element("h3", f"Graph “{graph}”"), class_charts.graph(exercise.graphs[graph], of_graph, graph))
        for graph, of_graph in figures.items()
        if len(of_graph)
    ]
    return _section(
        "Where the class lost the thread",
        _remark(
            "Each node has the share of the credit of the parts that ask for it, from red to green, and how many "
            "students slipped: made a known mistake in the step that leads to it."
        ),
        element("div", drawn, class_="beside"),
    )


def _mistakes(results: pd.DataFrame) -> ET.Element:
    rows = [
        (
            element("span", MISTAKES[mistake].title, title=MISTAKES[mistake].why),
            str(count),
            first_of(parts, _PLACES),
            ", ".join(students),
        )
        for mistake, parts, students, count in class_figures.mistakes(results).itertuples()
    ]
    if not rows:
        return _section("The commonest mistakes", _remark("No known mistake was found."))
    heading = ["mistake", "students>", "most often in", "who?"]
    rare = element("details", element("summary", f"{len(rows) - _COMMON} more"), _table(heading, rows[_COMMON:]))
    told = _remark("Where several mistakes lead to the same answer, each is counted.")
    common = _table(heading, rows[:_COMMON])
    return _section("The commonest mistakes", common, rare if len(rows) > _COMMON else None, told)


def _decisions(results: pd.DataFrame) -> ET.Element | None:
    """The undecided answers, those together of which the same is said."""
    undecided = class_figures.open_decisions(results)
    if undecided.empty:
        return None
    alike: Any = undecided.groupby(["status", undecided.message.str.replace(TEACHER_LOOKS, "")], sort=False)
    rows = [
        (first_of(one.part.unique(), _PLACES), *map(str, said), str(len(one)), ", ".join(one.student.unique()))
        for said, one in alike
    ]
    return _section("Left to you", _table(["parts", "mark", "why…", "answers>", "who?"], rows))


def _variants(results: pd.DataFrame) -> ET.Element | None:
    if results.variant.nunique() < 2:
        return None
    title, figures = "Was one variant harder?", class_figures.variants(results)
    if figures.empty:
        return _section(
            title, _remark(f"No two variants have {class_figures.FEWEST_STUDENTS} students: too few to compare them.")
        )
    rows = [
        (variant, str(count), f"{mean:.1f} %", f"{difference:+.1f}".replace("-", "−"), verdict)
        for variant, count, mean, difference, _, verdict in figures.itertuples(index=False)
    ]
    table = _table(["variant", "students>", "mean>", "difference>", "…"], rows)
    told = _remark(
        "Compared with all who had another variant, in percentage points. Only what differs by more than three "
        "standard errors, the length of the lines, is called harder or easier: less may well be chance."
    )
    return _section(title, element("div", table, class_charts.variants(figures), class_="beside"), told)


def _progress(before: pd.DataFrame | None, now: pd.DataFrame, exercise: Exercise) -> ET.Element | None:
    if before is None:
        return None
    both, title = class_figures.progress(before, now), "Since the earlier hand-in"
    if both.empty:
        return _section(title, _remark("No student has one sheet in each of the two."))
    change = both.percent_now - both.percent_before
    rose, fell = int((change > 0).sum()), int((change < 0).sum())
    facts = (
        f"{counted(len(both), 'student')} in both: {rose} rose, {fell} fell, {len(both) - rose - fell} stayed. "
        f"Mean {both.percent_before.mean():.1f} % before, {both.percent_now.mean():.1f} % now."
    )
    earlier = {one.part: one.share for one in class_figures.parts(before, exercise)}
    rows = [
        (one.part, _percent(earlier.get(one.part, math.nan)), _percent(one.share))
        for one in class_figures.parts(now, exercise)
    ]
    table = _table(["part", "share before>", "now>"], rows)
    return _section(title, element("p", facts), element("div", table, class_charts.progress(both), class_="beside"))


def _percent(share: float) -> str:
    return "–" if math.isnan(share) else f"{100 * share:.0f} %"
