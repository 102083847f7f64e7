"""What was marked, as a table for a notebook and as text for anywhere else."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from computed_attention.part_names import is_part, part_id, variable
from core.exercises import Exercise, Part
from core.grading import Grade, Result
from core.graph.tex import unmarked
from core.homework.hints import hints
from core.homework.mistakes import MISTAKES

_MARKS = {
    "correct": "✓ right", "partial": "◐ partly right", "wrong": "✗ not right", "imprecise": "… too few decimals",
    "unreadable": "? not readable", "blank": "○ blank",
}  # fmt: skip


_WORD = re.compile(r"(?<![\\*])\*([^*]+)\*(?!\*)")
"""A word of the sentence, which hints have in italics."""


@dataclass(frozen=True, kw_only=True)
class _PartLine:
    """What is said of a part; the hints are in Markdown with TeX."""

    part: str
    asked: str
    mark: str
    message: str
    hints: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CheckResult:
    """What was marked: a table in a notebook, text elsewhere; ``grade`` has the marks of all parts.

    ``given`` has the name of what answers each part, and ``unclear`` has, for each name that was not taken, the parts
    that it may answer. ``hints`` is how many hints are asked for.
    """

    exercise: Exercise
    grade: Grade
    given: Mapping[str, str]
    unclear: Mapping[str, tuple[str, ...]]
    hints: int = 0

    def __getitem__(self, name: str) -> Result:
        """The mark of a part, by its name: ``q1_weight``.

        Raises:
            UsageError: there is no such part.
        """
        return self.grade[part_id(self.exercise, name)]

    def __repr__(self) -> str:
        lines = list(_lines(self))
        width = max((len(line.part) for line in lines), default=0)
        texts = [*_summary(self)]
        for line in lines:
            texts.append(f"{line.part:{width}}  {line.mark}: {line.message}")
            texts += [f"{'':{width}}  {hint.replace('$', '')}" for hint in line.hints]
        return "\n".join(texts)

    def _repr_html_(self) -> str:
        """The table; colours are the notebook's own, so that it is read in light and dark."""
        style = "text-align:left;vertical-align:top;padding:0.3em 0.5em;white-space:"
        rows = "".join(
            f'<tr><td style="{style}nowrap"><code title="{escape(line.asked)}">{escape(line.part)}</code></td>'
            f'<td style="{style}nowrap">{line.mark}</td><td style="{style}normal;width:100%">{_inert(line.message)}'
            f"{''.join(f'<div>{escape(hint)}</div>' for hint in line.hints)}</td></tr>"
            for line in _lines(self)
        )
        table = f'<table style="table-layout:auto"><tbody>{rows}</tbody></table>' if rows else ""
        return "".join(f"<p>{_inert(said)}</p>" for said in _summary(self)) + table


def _inert(text: str) -> str:
    """Any text in HTML, in which no notebook finds a formula either."""
    return re.sub(r"[$\\]", r"<span>\g<0></span>", escape(text))


def _summary(checked: CheckResult) -> Iterator[str]:
    exercise, grade = checked.exercise, checked.grade
    variant = "" if exercise.variant is None else f", variant {exercise.variant}"
    score = f"{grade.score:.2f}".rstrip("0").rstrip(".")
    answered = f"{len(checked.given)} of {len(grade)} parts answered here"
    yield f"{exercise.title}{variant}: {score} of {grade.max_score:g} points, {answered}."
    for name, parts in checked.unclear.items():
        yield f"{name} may be {' or '.join(map(variable, parts))}." if parts else f"{name} fits no part that is left."
    if not checked.given:
        yield f"Name your results after the parts: {', '.join(variable(part.id) for part in exercise.parts)}."


def _lines(checked: CheckResult) -> Iterator[_PartLine]:
    for part in (part for part in checked.exercise.parts if part.id in checked.given):
        result, name = checked.grade[part.id], checked.given[part.id]
        yield _PartLine(
            part=variable(part.id) if is_part(checked.exercise, name) else f"{variable(part.id)} = {name}",
            asked=unmarked(part.prompt),
            mark=_MARKS[result.status],
            message=result.message,
            hints=tuple(_hints(checked, part)),
        )


def _hints(checked: CheckResult, part: Part) -> Iterator[str]:
    """What the mistakes say, and as many hints as were asked for, until the part is right."""
    result = checked.grade[part.id]
    for mistake in (MISTAKES[name] for name in result.mistakes):
        yield unmarked(f"{mistake.why} {mistake.hint}")
    if checked.hints and result.status != "correct":
        for hint in hints(checked.exercise, part, result)[: checked.hints]:
            yield hint if hint.startswith("$") else unmarked(_WORD.sub(r"“\1”", hint))
