"""Sorts the files of an export by the student who handed them in, and finds the students on a roster."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from core.classroom.reports import Report, visible
from core.classroom.roster import Roster, Student, name_key
from core.uploads.export_files import File
from core.uploads.outputs import UploadError
from core.uploads.submissions.platform_names import Sender, name_and_id, platform_of, sender


@dataclass(frozen=True, kw_only=True)
class Submission:
    """What one student handed in: each file with its own name. ``attempt`` is the last one, as Blackboard dates it.

    ``label`` tells students of one name apart.
    """

    name: str
    id: str
    files: tuple[tuple[str, File], ...]
    attempt: str
    is_late: bool
    student: Student | None = None
    label: str = ""

    @property
    def shown_name(self) -> str:
        """What this student is called in the answers."""
        return visible(self.label or (self.student.name if self.student else self.name or self.id))

    def goes_by(self, name: str) -> bool:
        """Whether a student may have typed this as the own name or number."""
        student = self.student
        own = [self.name, self.id, *((student.id, student.name, *student.other_names) if student else ())]
        return any(one and (name_key(one) == name_key(name) or _is_joined(one, name)) for one in own)


def _is_joined(joined: str, name: str) -> bool:
    """Whether a name is another one without anything between its words, as Canvas writes it.

    >>> _is_joined("leeannamaria", "Anna Maria Lee"), _is_joined("leeann", "Anna Lee")
    (True, False)
    >>> [_is_joined(joined, "A B C D E F G") for joined in ("abcdef", "abcdefg")]
    [False, False]
    """
    words = name_key(name).split()
    one = name_key(joined)
    return len(one) == len("".join(words)) and any("".join(two) == one for two in permutations(words[:_MOST_WORDS]))


_MOST_WORDS = 6
_NOT_FOUND = {0: "is not on the roster", 1: "is the second one that may be the same student on the roster"}


def _is_called(student: Student, name: str) -> bool:
    """Whether a student goes by a name on the roster, also as Canvas writes it."""
    own = (student.name, student.id, *student.other_names)
    return any(name_key(one) == name_key(name) for one in own) or _is_joined(name, student.name)


def submissions(files: Sequence[File], roster: Roster | None, report: Report) -> tuple[Submission, ...]:
    """What each student handed in, in the order of their names; of several attempts the last."""
    platform = platform_of(one.path for one in files)
    by_student: dict[tuple[str, str], list[tuple[Sender, File]]] = {}
    names: dict[str, str] = {}
    for file in files:
        of = sender(file.path, platform)
        if of.is_about:
            name, own_id = _read_name(file)
            names |= {of.id: name} if name and own_id == of.id else {}
        by_student.setdefault((of.id, "" if of.id else of.name), []).append((of, file))
    found = [_submission(ones, names) for ones in by_student.values()]
    named = _label_namesakes(_find_students(found, roster, report) if roster else found)
    return tuple(sorted(named, key=lambda one: (one.shown_name.casefold(), one.id)))


def _read_name(file: File) -> tuple[str, str]:
    try:
        return name_and_id(file.read()[:20_000].decode("utf-8-sig", errors="replace"))
    except UploadError:
        return "", ""


def _submission(ones: Sequence[tuple[Sender, File]], names: dict[str, str]) -> Submission:
    last = max(of.attempt for of, _ in ones)
    current = [(of, file) for of, file in ones if of.attempt == last]
    of, _ = current[0]
    return Submission(
        name=names.get(of.id) or of.name,
        id=of.id,
        attempt=last,
        is_late=any(one.is_late for one, _ in current),
        files=tuple((visible(one.file), file) for one, file in current if not one.is_about),
    )


def _find_students(found: Sequence[Submission], roster: Roster, report: Report) -> list[Submission]:
    """Each submission with its student on the roster; who is not there, or not alone in being called so, is told.

    An id that nobody has by name knows who has changed the name. It is the platform's own: a roster may give the same
    number to somebody else.
    """
    matched, taken = [], set[str]()
    claimed = {student.id for one in found for student in _by_name(one, roster)}
    for one in found:
        by_id = (student for student in _by_id(one, roster) if student.id not in claimed)
        match _by_name(one, roster) or tuple(by_id):
            case (student,) if student.id not in taken:
                taken.add(student.id)
                matched.append(replace(one, student=student))
                if one.name and not _is_called(student, one.name):
                    told = f"{one.name} ({one.id}) is called {student.name!r} on the roster: known by the id"
                    report(None, visible(told))
            case students:
                matched.append(one)
                why = _NOT_FOUND.get(len(students), "is on the roster more than once")
                report(None, f"{one.shown_name} ({one.id or 'no id'}) {why}; the row is named after the platform")
    return matched


def _label_namesakes(found: Sequence[Submission]) -> list[Submission]:
    """The same with a label for each of several students who are called alike."""
    called = [one.shown_name for one in found]
    return [
        replace(one, label=one.student.id if one.student else f"{one.shown_name} ({one.id})")
        if called.count(one.shown_name) > 1
        else one
        for one in found
    ]


def _by_id(one: Submission, roster: Roster) -> tuple[Student, ...]:
    return roster.find(one.id) if one.id else ()


def _by_name(one: Submission, roster: Roster) -> tuple[Student, ...]:
    """The students who go by a submission's name, also as Canvas writes it; the id tells those of one name apart."""
    named = roster.find(one.name) if one.name else ()
    named = named or tuple(s for s in roster.students if one.name and _is_joined(one.name, s.name))
    by_id = _by_id(one, roster)
    return tuple(student for student in named if student in by_id) or named
