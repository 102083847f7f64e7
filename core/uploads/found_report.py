"""What was found in a file and how it was marked, as a text to keep or to print."""

from collections.abc import Iterator

from core.homework.exercise import Exercise, Part
from core.homework.grade import Grade
from core.homework.mistakes import MISTAKES
from core.uploads import rivals_report
from core.uploads.matches import Matching
from core.uploads.print_lines import way_for

IN_WORDS = {
    "correct": "right", "partial": "partly right", "wrong": "not right", "imprecise": "too few decimals",
    "unreadable": "not readable", "blank": "not answered",
}  # fmt: skip
"""What a mark says, by the status of the answer."""


def report(exercise: Exercise, name: str, matching: Matching, grade: Grade) -> str:
    """The report in Markdown: each part with the output that answers it, its mark, and what was left over."""
    return "\n".join(_lines(exercise, name, matching, grade)) + "\n"


def _lines(exercise: Exercise, name: str, matching: Matching, grade: Grade) -> Iterator[str]:
    variant = "" if exercise.variant is None else f", variant {exercise.variant}"
    yield f"# {exercise.title}{variant}"
    yield f"\nFound in {name}. {grade.score:g} of {grade.max_score:g} points."
    for number, question in enumerate(exercise.questions, start=1):
        yield f"\n## {number}. {question.title}"
        for part in question.parts:
            yield from _of_part(part, matching, grade)
    if left := [matching.outputs[i] for i in matching.unmatched]:
        yield "\n## Results that answer none of the questions\n"
        yield from (f"- {one.place}: `{first_line(one.text)}`" for one in left)
    if matching.elided:
        yield "\n## Outputs that were cut when they were printed\n"
        yield from (f"- {one.place}: print it whole with `{one.whole_line}`" for one in matching.elided)


def _of_part(part: Part, matching: Matching, grade: Grade) -> Iterator[str]:
    found, result = matching.matches.get(part.id), grade[part.id]
    yield f"\n### {part.prompt}\n"
    if found is None:
        cut = ", ".join(one.place for one in matching.cut.get(part.id, ()))
        yield f"**Not readable.** Cut when it was printed: {cut}." if cut else f"Not answered. {way_for(part, '`')}"
        return
    yield f"{'A guess: from' if found.is_guess else 'From'} {found.place} ({found.why}).\n"
    yield from (f"    {line}" for line in found.text.splitlines())
    yield f"\n**{IN_WORDS[result.status].capitalize()}.** {result.message}"
    if rivals := rivals_report.for_student(matching, part.id):
        yield f"\n{rivals}"
    yield from (f"\n- {MISTAKES[name].title}: {MISTAKES[name].hint}" for name in result.mistakes)


def first_line(text: str, longest: int = 60) -> str:
    r"""The beginning of a text in one line, without the marks of code.

    >>> first_line("0.1 0.2\n0.3 0.4")
    '0.1 0.2 …'
    """
    line = text.split("\n", 1)[0].replace("`", "'")
    return line if line == text and len(line) <= longest else f"{line[:longest].rstrip()} …"
