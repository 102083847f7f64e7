"""The sitting of a mock exam that a student is in, and what they have answered: in the session, link and browser.

Both are in the link, so a reload or another device goes on where the student was. The browser keeps them too, for who
comes back without the link.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from core.homework.exercise import Part
from core.homework.too_many_numbers import readings_of
from core.practice import sitting as sittings
from core.practice.exam import Exam
from core.practice.exam_marks import mark_exam
from core.practice.sitting import Sitting
from core.reading.answers import Numbers, Reading, Unreadable
from ui.session import browser_storage, clock, contents, focus, going_back, kept_progress, keys, link, step_fields
from ui.session.keys import Key
from ui.session.session_memory import memory, reset

_NAME = "mock exam"

PLACE, BLANKS = "exam", "exam blanks"
"""Where the focus goes: to the beginning of what follows a press, and to what is said of blank parts."""

_LONGEST = 20_000
"""The most characters that the browser keeps."""


def current() -> Sitting | None:
    """The sitting that a student is in; None while an exam is chosen.

    A link that names none but says which exam to choose is followed; the sitting can then be gone back to.
    """
    remembered = memory()
    if link.is_new(Key.SITTING):
        asked = link.parameter(Key.SITTING)
        remembered.sitting = remembered.handed_in.get(asked, asked) if sittings.read_sitting(asked) else ""
    elif remembered.sitting and not (link.parameter(Key.SITTING) or link.is_bare() or link.is_late(Key.SITTING)):
        remembered.sitting, remembered.sitting_left = "", remembered.sitting
    link.write(Key.SITTING, remembered.sitting)
    return sittings.read_sitting(remembered.sitting)


def begin_now(number: int, parts: int, source: str, minutes: int) -> None:
    """Begin a sitting of an exam now, with nothing answered; for a button's callback."""
    sitting = Sitting(number=number, parts=parts, source=source, minutes=minutes, started=int(clock.now()))
    names = answer_keys(sitting.exam)
    reset(*names)
    _enter(str(sitting), emptied=names)


def leave(sitting: Sitting) -> None:
    """Leave a sitting, to choose another exam; it can be gone back to."""
    before = memory().sitting
    _enter("", emptied=answer_keys(sitting.exam))
    memory().sitting_left = before


def left_sitting() -> Sitting | None:
    """The sitting that a student can go back to."""
    return sittings.read_sitting(memory().sitting_left)


def go_back() -> None:
    """Go back to the sitting that was left."""
    _enter(memory().sitting_left)


def _enter(text: str, *, emptied: Sequence[str] = ()) -> None:
    """Enter a sitting, as one step for the Back button: none leads to it with the answers of another."""
    remembered = memory()
    remembered.sitting, remembered.sitting_left, remembered.asked_about_blanks = text, "", ()
    link.write_all({**dict.fromkeys(emptied, ""), Key.SITTING: text})
    focus.move_to(PLACE)


def answer_keys(exam: Exam) -> tuple[str, ...]:
    """The keys of the answers to an exam, in order."""
    return tuple(keys.exam_key(exam.id, group, part) for group, part in exam.parts)


def open_answers(sitting: Sitting) -> None:
    """Fill the fields from the link, or with what is remembered, and write them into it; before they are drawn.

    What was handed in here stays as it was: an older link, as after Back, changes nothing.
    """
    names = answer_keys(sitting.exam)
    if str(sitting) not in memory().handed_in.values():
        going_back.restore(*names)
        step_fields.restore(names)
    step_fields.write(names)


def texts(exam: Exam) -> Mapping[tuple[str, str], str]:
    """What was answered, by the ids of exercise and part."""
    names = answer_keys(exam)
    held = step_fields.contents(names)
    parts = zip(names, exam.parts, strict=True)
    return {(group.id, part.id): held.get(name, "")[: step_fields.LONGEST] for name, (group, part) in parts}


def blank_parts(exam: Exam) -> tuple[int, ...]:
    """The numbers of the parts that are not answered."""
    return tuple(i for i, text in enumerate(texts(exam).values(), 1) if not text.strip())


def unreadable_parts(exam: Exam) -> tuple[int, ...]:
    """The numbers of the parts whose answers cannot be read."""
    return tuple(i for i, _, reading in _readings(exam) if isinstance(reading, Unreadable))


def short_parts(exam: Exam) -> tuple[int, ...]:
    """The numbers of the parts whose answers have too few decimals."""
    return tuple(i for i, part, reading in _readings(exam) if has_too_few_decimals(part, reading))


def has_too_few_decimals(part: Part, reading: Reading) -> bool:
    """Whether a single number has fewer decimals than are accepted; of a vector, what is exact may have few."""
    number = reading.cells[0] if part.kind == "number" and isinstance(reading, Numbers) else None
    return number is not None and number.places is not None and number.places < part.fewest_decimals


def _readings(exam: Exam) -> Iterator[tuple[int, Part, Reading]]:
    for i, ((_, part), text) in enumerate(zip(exam.parts, texts(exam).values(), strict=True), 1):
        yield i, part, readings_of(part, text)[-1]


def was_asked(exam: Exam) -> bool:
    """Whether the student was asked about the parts that will earn nothing, and they are still the same."""
    return bool(memory().asked_about_blanks) and memory().asked_about_blanks == _missing_parts(exam)


def _missing_parts(exam: Exam) -> tuple[int, ...]:
    return (*blank_parts(exam), *unreadable_parts(exam), *short_parts(exam))


def go_on() -> None:
    """Do not hand in yet."""
    memory().asked_about_blanks = ()
    focus.move_to(PLACE)


def hand_in(sitting: Sitting) -> None:
    """Hand in; if parts will earn nothing as they are written, ask first, once. All answers count for the progress."""
    remembered, missing = memory(), _missing_parts(sitting.exam)
    if missing and remembered.asked_about_blanks != missing:
        remembered.asked_about_blanks = missing
        focus.move_to(BLANKS)
        return
    is_timed = bool(contents.is_on(Key.CLOCK))
    done = replace(sitting, handed_in=int(clock.now()), minutes=sitting.minutes if is_timed else 0)
    for attempt in mark_exam(sitting.exam, texts(sitting.exam)).attempts(done.handed_in):
        kept_progress.note_attempt(attempt)
    remembered.handed_in[str(sitting)] = str(done)
    _enter(str(done))


def keep(sitting: Sitting | None) -> None:
    """Have the browser keep a sitting with its answers, or bring back the one it has; at the end of a screen."""
    at, held = clock.NEVER, ""
    if sitting:
        names = answer_keys(sitting.exam)
        at = max([sitting.started, sitting.handed_in, *map(going_back.changed_at, names)])
        held = json.dumps({Key.SITTING: str(sitting), **step_fields.contents(names)})
    asks = not memory().sitting_left
    browser_storage.keep_quietly(_NAME, held, at=at, longest=_LONGEST, asks=asks, bring_back=_bring_back)


def _bring_back(text: str) -> None:
    """Offer the sitting that the browser kept, which may be anything."""
    kept = browser_storage.texts(text)
    if sitting := sittings.read_sitting(kept.get(Key.SITTING, "")):
        memory().sitting_left = str(sitting)
        step_fields.fill_with(answer_keys(sitting.exam), kept)
