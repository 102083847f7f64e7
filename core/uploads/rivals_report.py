"""Says which other outputs could answer a part: to a student, who may try again, and to a teacher, who decides."""

from core.uploads.candidates import Candidate
from core.uploads.matches import Matching

MOST_NAMED = 3
"""So many rivals are named to a teacher; of the others it is said how many there are."""

_IS = {"correct": "right", "partial": "only partly right", "imprecise": "right as far as it goes"}


def for_student(matching: Matching, part: str) -> str:
    """A sentence on the prints that could answer a part; "" if there is only one, or if it does not matter which.

    It says what would have been marked in a class, where nobody can choose another.
    """
    if part not in matching.rivals:
        return ""
    rivals, taken = matching.rivals[part], matching.matches[part].output
    last = rivals[-1]
    could = f"{len(rivals)} of your prints could answer this"
    if last.index == taken:
        return f"{could}; the last one is taken."
    which = "the last one" if last.index > taken else "the one labelled as the answer"
    return f"{could}; {which}, in {last.place}, is {_is(last)}."


def for_teacher(matching: Matching, part: str) -> str:
    """The other prints that could answer a part, with what they are; "" if there is none that matters."""
    if part not in matching.rivals:
        return ""
    others = [one for one in matching.rivals[part] if one.index != matching.matches[part].output]
    named = "; ".join(f"{one.place} ({_is(one)})" for one in others[-MOST_NAMED:])
    more = f"; and {len(others) - MOST_NAMED} more" if len(others) > MOST_NAMED else ""
    return f"What else could answer this: {named}{more}."


def _is(one: Candidate) -> str:
    return _IS.get(one.result.status, "wrong")
