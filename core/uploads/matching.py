"""Which output of an uploaded file answers which part of an exercise: at most one each, how surely, and why.

A right value is taken wherever it stands. Then guesses are made, the likeliest first: by the variable's name, the words
around, a known slip that leads there, and the order in which the parts are asked. Where nobody can try again, the last
output that could answer a part is taken in place of it, so that it does not pay to print whatever may be right.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from core.homework.exercise import Exercise, Part
from core.uploads.candidates import Candidate, answer_text, candidates
from core.uploads.evidence import may_answer, output_names
from core.uploads.guesses import Guesses
from core.uploads.matches import Match, Matching, match_of
from core.uploads.outputs import Output
from core.uploads.rivals import Rivals

Pick: TypeAlias = Literal["last", "named", "best"]
"""Of several outputs that could answer a part the last one, that only if it is called the answer, or a right one."""

LAST = "it is the last one that could answer this"


def match(
    exercise: Exercise,
    outputs: Sequence[Output],
    chosen: Mapping[str, int | None] | None = None,
    *,
    takes: Pick = "best",
) -> Matching:
    """Match the outputs of a file to the parts of an exercise.

    A student has ``chosen`` the output for a part, by its id: the number of the output, or None for none of them.
    """
    chosen = {part: i for part, i in (chosen or {}).items() if i is None or i < len(outputs)}
    by_part: dict[str, list[Candidate]] = {part.id: [] for part in exercise.parts}
    for one in candidates(exercise, outputs):
        by_part[one.part.id].append(one)
    guesses = Guesses(exercise, outputs, by_part)
    matches = {
        part_id: Match(
            output=i,
            text=answer_text(exercise, exercise.part(part_id), outputs[i]),
            place=outputs[i].place,
            is_sure=True,
            why="you chose it",
        )
        for part_id, i in chosen.items()
        if i is not None and part_id in by_part
    }
    open_parts = [part for part in exercise.parts if part.id not in chosen]
    matches |= _right_matches(open_parts, matches, guesses)
    matches |= guesses.guess([part for part in open_parts if part.id not in matches], matches)
    all_rivals = Rivals(guesses, {part: one for part, one in matches.items() if part not in chosen})
    rivals = all_rivals.by_part()
    if takes != "best":
        matches |= {part: _last_match(matches[part], ones, guesses) for part, ones in rivals.items()}
    if takes == "named":
        rivals = {part: ones for part, ones in rivals.items() if all_rivals.is_called(part)}
        matches = {part: one for part, one in matches.items() if part in rivals or part in chosen}
    matches |= _unreadable_matches([part for part in open_parts if part.id not in matches], outputs)
    unanswered = [part for part in exercise.parts if part.id not in matches]
    cut = {part.id: tuple(one for one in outputs if one.is_elided and may_answer(part, one)) for part in unanswered}
    return Matching(
        outputs=tuple(outputs),
        matches={part.id: matches[part.id] for part in exercise.parts if part.id in matches},
        unanswered=tuple(part.id for part in unanswered),
        rivals={part: ones for part, ones in rivals.items() if _differ(ones) and not matches[part].is_named},
        cut={part: ones for part, ones in cut.items() if ones},
    )


def _unreadable_matches(parts: Sequence[Part], outputs: Sequence[Output]) -> dict[str, Match]:
    """For each part the output that is called as it is, though it cannot be read as its answer: of several the longest.

    What a student names is an answer, and no blank: a teacher looks at it. A part's name of a single word, such as
    “weights”, is one that a variable may have by chance: it names nothing.
    """
    ids = {part.id.casefold(): part.id for part in parts if part.is_computed and "-" in part.id}
    found: dict[str, Match] = {}
    for i, one in enumerate(outputs if ids else ()):
        for name in output_names(one).intersection(ids) if not one.is_elided else ():
            before = found.get(ids[name])
            if not before or len(before.text) < len(one.text):
                why = f"it is named {ids[name]}"
                found[ids[name]] = Match(
                    output=i, text=one.text, place=one.place, is_sure=False, why=why, is_named=True
                )
    return found


def _last_match(match: Match, rivals: Sequence[Candidate], guesses: Guesses) -> Match:
    last = rivals[-1]
    if last.index == match.output:
        return match
    why = "the numbers agree" if last.is_right else LAST
    return match_of(last, is_sure=last.is_right, why=why, is_named=guesses.is_named(last))


def _differ(rivals: Sequence[Candidate]) -> bool:
    """Whether it matters which of them is taken: one that is printed twice, or once more rounded, is the same."""
    return len({one.text for one in rivals}) > 1 and not all(one.is_right for one in rivals)


def _right_matches(parts: Sequence[Part], before: Mapping[str, Match], guesses: Guesses) -> dict[str, Match]:
    """The outputs with a right value; of several that of which most is said, and then one nobody else has."""
    taken = {one.output for one in before.values()}
    matches: dict[str, Match] = {}
    for part in parts:
        right = [one for one in guesses.by_part[part.id] if one.is_right]
        if right:
            best = max(right, key=lambda one: (one.index not in taken or one.row is not None, guesses.points(one)))
            if best.row is None:
                taken.add(best.index)
            matches[part.id] = match_of(best, is_sure=True, why="the numbers agree")
    return matches
