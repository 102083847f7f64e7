"""What was found in a file and how it was marked: for a student a text to keep, for a teacher where it stood."""

from collections.abc import Iterator, Mapping

from core.classroom.provenance import Doubt
from core.homework.exercise import Exercise, Part
from core.homework.grade import Grade
from core.homework.mistakes import MISTAKES
from core.uploads.candidates import Candidate
from core.uploads.matches import Match, Matching
from core.uploads.matching import Pick
from core.uploads.print_lines import way_for

_MOST_NAMED = 3
"""So many rivals are named to a teacher; of the others it is said how many there are."""

_IS = {"correct": "right", "partial": "only partly right", "imprecise": "right as far as it goes"}


def rivals_for_student(matching: Matching, part: str) -> str:
    """A sentence on the prints that could answer a part; "" if there is only one, or if it does not matter which.

    It says what would have been marked in a class, where nobody can choose another.
    """
    if part not in matching.rivals:
        return ""
    rivals, taken = matching.rivals[part], matching.matches[part].output
    last = rivals[-1]
    could = f"{len(rivals)} of your results could answer this"
    if last.index == taken:
        return f"{could}; the last one is taken."
    which = "the last one" if last.index > taken else "the one labelled as the answer"
    return f"{could}; {which}, in {last.place}, is {_verdict(last)}."


def _rivals_for_teacher(matching: Matching, part: str) -> str:
    """The other prints that could answer a part, with what they are; "" if there is none that matters."""
    if part not in matching.rivals:
        return ""
    others = [one for one in matching.rivals[part] if one.index != matching.matches[part].output]
    named = "; ".join(f"{one.place} ({_verdict(one)})" for one in others[-_MOST_NAMED:])
    more = f"; and {len(others) - _MOST_NAMED} more" if len(others) > _MOST_NAMED else ""
    return f"What else could answer this: {named}{more}."


def _verdict(one: Candidate) -> str:
    return _IS.get(one.result.status, "wrong")


STATUS_WORDS = {
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
            yield from _part_lines(part, matching, grade)
    if left := [matching.outputs[i] for i in matching.unmatched_outputs]:
        yield "\n## Results that answer none of the questions\n"
        yield from (f"- {one.place}: `{first_line(one.text)}`" for one in left)
    if matching.elided_outputs:
        yield "\n## Outputs that were cut when they were printed\n"
        yield from (f"- {one.place}: print it whole with `{one.whole_line}`" for one in matching.elided_outputs)


def _part_lines(part: Part, matching: Matching, grade: Grade) -> Iterator[str]:
    found, result = matching.matches.get(part.id), grade[part.id]
    yield f"\n### {part.prompt}\n"
    if found is None:
        cut = ", ".join(one.place for one in matching.cut.get(part.id, ()))
        yield f"**Not readable.** Cut when it was printed: {cut}." if cut else f"Not answered. {way_for(part, '`')}"
        return
    yield f"{'A guess: from' if found.is_guess else 'From'} {found.place} ({found.why}).\n"
    yield from (f"    {line}" for line in found.text.splitlines())
    yield f"\n**{STATUS_WORDS[result.status].capitalize()}.** {result.message}"
    if rivals := rivals_for_student(matching, part.id):
        yield f"\n{rivals}"
    yield from (f"\n- {MISTAKES[name].title}: {MISTAKES[name].hint}" for name in result.mistakes)


def first_line(text: str, longest: int = 60) -> str:
    r"""The beginning of a text in one line, without the marks of code.

    >>> first_line("0.1 0.2\n0.3 0.4"), first_line("```", 3), first_line("0.1 0.2", 6)
    ('0.1 0.2 …', "'''", '0.1 0. …')
    """
    text = text.replace("`", "'")
    line = text.partition("\n")[0]
    return line if line == text and len(line) <= longest else f"{line[:longest].rstrip()} …"


def places(exercise: Exercise, matching: Matching, takes: Pick) -> dict[str, str]:
    """A sentence for each part: where its answer was taken from, or that nothing answers it."""
    return {
        **{part: _unanswered(exercise.part(part), matching, takes) for part in matching.unanswered},
        **{part: _place(matching, part, one) for part, one in matching.matches.items()},
    }


def doubts(matching: Matching) -> Mapping[str, Doubt]:
    """The parts for which a person may choose otherwise: the answer was cut, has rivals or is a guess."""
    guessed: dict[str, Doubt] = {part: "guessed" for part, one in matching.matches.items() if one.is_guess}
    return guessed | dict.fromkeys(matching.rivals, "rival") | dict.fromkeys(matching.cut, "cut")


def _unanswered(part: Part, matching: Matching, takes: Pick) -> str:
    """That nothing answers a part, and a line that would; or what may be its answer, but was cut when printed."""
    cut = matching.cut.get(part.id)
    if not cut:
        answers = "is named as the answer to" if takes == "named" else "answers"
        return f"No output {answers} this. {way_for(part)}"
    return (
        f"Cut when it was printed: {'; '.join(f'{one.place}, {one.name}' if one.name else one.place for one in cut)}."
    )


def _place(matching: Matching, part: str, one: Match) -> str:
    """Where an answer was taken from, and why, if that is a guess; and what else could answer the part."""
    name = matching.outputs[one.output].name
    place = f"{one.place}, {name}" if name and name not in one.why else one.place
    taken = f"Taken from {place}." if not one.is_guess else f"A guess: taken from {place} ({one.why})."
    return f"{taken} {_rivals_for_teacher(matching, part)}".rstrip()
