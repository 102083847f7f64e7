"""Says for a teacher from which output each answer was taken, and where the program was not sure which to take."""

from collections.abc import Mapping

from core.classroom.provenance import Doubt
from core.homework.exercise import Exercise, Part
from core.uploads import rivals_report
from core.uploads.matches import Match, Matching
from core.uploads.matching import Takes
from core.uploads.print_lines import way_for


def places(exercise: Exercise, matching: Matching, takes: Takes) -> dict[str, str]:
    """A sentence for each part: where its answer was taken from, or that nothing answers it."""
    return {
        **{part: _unanswered(exercise.part(part), matching, takes) for part in matching.unanswered},
        **{part: _place(matching, part, one) for part, one in matching.matches.items()},
    }


def doubts(matching: Matching) -> Mapping[str, Doubt]:
    """The parts for which a person may choose otherwise: the answer was cut, has rivals or is a guess."""
    guessed: dict[str, Doubt] = {part: "guessed" for part, one in matching.matches.items() if one.is_guess}
    return guessed | dict.fromkeys(matching.rivals, "rival") | dict.fromkeys(matching.cut, "cut")


def _unanswered(part: Part, matching: Matching, takes: Takes) -> str:
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
    return f"{taken} {rivals_report.for_teacher(matching, part)}".rstrip()
