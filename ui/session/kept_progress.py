"""What a student has got so far: in this session, and kept in the student's own browser.

Each session writes into a place of its own what it has noted, and reads the places of all others. So of two tabs none
overwrites what the other has noted, and what a session writes is small. Nothing is sent to the browser unless something
was just noted or what it keeps is wanted. What comes out of it is treated like a file that was uploaded.
"""

from collections.abc import Mapping, Set
from dataclasses import replace
from typing import Any

from core.practice import progress_file
from core.practice.attempts import Attempt
from core.practice.progress import (
    LAST,
    BestAnswer,
    BestSolutions,
    Progress,
    Solution,
    add_mastered,
    got_since,
    last_texts,
    merge,
    news,
    without_answers,
)
from core.practice.progress_file import ProgressError
from ui.session import clock, screen_scores
from ui.session.component import component
from ui.session.keys import exercise_key
from ui.session.session_memory import forget_everything, memory, sent_value

_KEY = "kept progress"

_SETTLED = 10.0
"""Seconds for which what was noted is sent again with each run: a page that runs again at once may miss the first."""

_A_DAY = 24 * 60 * 60.0
"""Seconds by which the clock of another server may be ahead."""

_MANY = 8
"""So many places of earlier sessions become one."""

_HTML = "<p></p>"
_CSS = "p { margin: 0; font-size: 0.875rem; color: var(--st-text-color); }"


def progress() -> Progress:
    """Everything so far. What the browser keeps comes a run later: `is_read`."""
    ask()
    return replace(memory().progress, done=dict(screen_scores.scores()))


def ask() -> None:
    """Ask for what the browser keeps, with the next `keep`."""
    memory().wants_progress = True


def answers(exercise: str, variant: int | None) -> Mapping[str, BestAnswer]:
    """The answers to an exercise as far as they are known, by part: the best, and under `LAST` the last ones."""
    kept = memory().progress.answers
    return {part: one for (*of, part), one in kept.items() if of == [exercise, variant]}


def is_read() -> bool:
    """Whether the browser has said what it keeps; if it keeps nothing, it says that."""
    return memory().is_progress_read


def attempted() -> Set[tuple[str, int | None, str]]:
    """Which parts of which exercise and variant an answer has counted for already; the browser is asked for them."""
    return {one.asked for one in progress().attempts}


def note_attempt(attempt: Attempt) -> None:
    """Note what the first mark of an answer to a part says of the student."""
    _note(Progress(attempts=frozenset({attempt})))
    if not attempt.avoided <= memory().progress.mastered.keys():
        _note_mastered()


def note_answer(exercise: str, variant: int | None, part: str, answered: BestAnswer) -> bool:
    """Note an answer if it is better than the best one so far; returns whether it is."""
    key = (exercise, variant, part)
    text = answered.text[: progress_file.LONGEST_TEXT].encode(errors="replace").decode()
    before, answered = memory().progress.answers.get(key), replace(answered, text=text)
    if before is not None and (answered <= before or replace(answered, at=before.at) == before):
        return False
    _note(Progress(answers={key: answered}))
    return True


def note_last(exercise: str, variant: int | None, field: str, text: str, at: int) -> bool:
    """Note what stands in a field of the homework, if it is not what stood there last; returns whether that is so."""
    known = answers(exercise, variant)
    before = known.get(name := f"{field}{LAST}")
    if last_texts(known).get(field, "") == text:
        return False
    at = max(at, before.at + 1) if before else at  # two of one second: the later one counts
    return note_answer(exercise, variant, name, BestAnswer(credit=0, at=at, text=text))


def best_score(exercise: str, variant: int | None, points: Mapping[str, float]) -> float:
    """What the best answers to an exercise earn together, even if not given at one time; without ``points`` 1 each."""
    return sum(points.get(part, 1) * one.credit for part, one in answers(exercise, variant).items())


def note_solution(challenge: str, solution: Solution) -> None:
    """Note a solution of a challenge; the records are kept."""
    before, solved = memory().progress, BestSolutions(fewest=solution, smallest=solution)
    if added := news(before, merge(before, Progress(solved={challenge: solved}))).solved:
        _note(Progress(solved=added))


def add(other: Progress) -> Progress:
    """Merge what comes from elsewhere, and return what is new of it: nothing gets lower by it."""
    before = progress()
    _note(replace(other, done={}))
    _note_mastered()
    screen_scores.add(other.done)
    return news(before, progress())


def forget_answers(exercise: str, variant: int | None) -> None:
    """Forget the answers to an exercise, here and in the browser; call it from a button's callback."""
    remembered, now = memory(), clock.now()
    remembered.progress, remembered.noted, remembered.fresh = (
        without_answers(one, exercise, variant) for one in (remembered.progress, remembered.noted, remembered.fresh)
    )
    remembered.answers_forgotten[exercise_key(exercise, variant)] = now
    remembered.unsaved_until = now + _SETTLED


def forget_all() -> None:
    """Forget all that this app knows of the student, here and in the browser; call it from a button's callback."""
    screen_scores.forget()
    cookies, road_kept = dict(memory().cookies), memory().road_kept
    forget_everything()
    remembered = memory()
    remembered.cookies, remembered.done = cookies, {}
    remembered.road, remembered.road_kept = "", road_kept
    remembered.forgotten_at = remembered.progress_forgotten_at = clock.now()
    remembered.is_progress_read = True
    remembered.unsaved_until = clock.now() + _SETTLED


def keep(*, tells: bool = False) -> None:
    """Have the browser keep what was just noted, and ask for what it keeps if that is wanted; else nothing is drawn.

    With ``tells`` it is said if the browser keeps nothing.
    """
    remembered = memory()
    asks = remembered.wants_progress and not remembered.is_progress_read
    is_unsaved = clock.now() < remembered.unsaved_until
    if not (asks or is_unsaved or tells):
        return
    # Until the browser has said what it keeps, attempts of this session wait: a part may have been attempted before.
    waiting = {one for one in remembered.noted.attempts if asks and one.at >= int(remembered.began)}
    noted = replace(remembered.noted, attempts=remembered.noted.attempts - waiting)
    data = {
        "place": remembered.place,
        "text": _text(noted) if is_unsaved else "",
        "joined": _text(remembered.progress) if is_unsaved and remembered.joined else "",
        "instead": remembered.joined,
        "asks": asks,
        "read": remembered.is_progress_read,
        "began": remembered.began,
        "forgotten": remembered.progress_forgotten_at,
        "answers_forgotten": tuple(remembered.answers_forgotten.items()),
        "tells": tells,
    }
    component(__file__, html=_HTML, css=_CSS)(key=_KEY, data=data, height="content", on_found_change=_receive)


def _note(one: Progress) -> None:
    remembered, now = memory(), clock.now()
    if now > remembered.unsaved_until:
        remembered.fresh = Progress()
    remembered.fresh = merge(remembered.fresh, one)
    remembered.noted = merge(remembered.noted, one)
    remembered.progress = merge(remembered.progress, one)
    remembered.unsaved_until = now + _SETTLED


def _note_mastered() -> None:
    before = memory().progress
    if added := news(before, add_mastered(before)).mastered:
        _note(Progress(mastered=added))


def _text(progress: Progress) -> str:
    return "" if progress.is_empty else progress_file.to_text(progress)


def _receive() -> None:
    """Take what the browser has found: what it keeps, and whether all was forgotten in another tab since we began."""
    found = sent_value(_KEY, "found")
    if isinstance(found, Mapping):
        _forget_what_was_before(found.get("forgotten"))
        if not memory().is_progress_read and isinstance(kept := found.get("kept"), Mapping):
            _read_kept(kept)


def _forget_what_was_before(at: Any) -> None:
    """If all was forgotten in another tab, only what was noted since is left here."""
    remembered = memory()
    latest = max(remembered.began, remembered.progress_forgotten_at)
    if isinstance(at, int | float) and latest < at < clock.now() + _A_DAY:
        remembered.progress_forgotten_at = at
        if clock.now() > remembered.unsaved_until:
            remembered.fresh = Progress()
        remembered.progress = remembered.noted = remembered.fresh = got_since(remembered.fresh, at)
        remembered.done = {}
        remembered.changed_at = {key: then for key, then in remembered.changed_at.items() if then > at}
        remembered.unsaved_until = clock.now() + _SETTLED


def _new_of(noted: Progress, before: Progress) -> Progress:
    """What was noted, without answers to parts that had been answered before: a page that is reloaded repeats them."""
    counted = {one.asked for one in before.attempts}
    return replace(noted, attempts=frozenset(one for one in noted.attempts if one.asked not in counted))


def _read_kept(kept: Mapping[Any, Any]) -> None:
    remembered, now = memory(), clock.now()
    remembered.is_progress_read = True
    read: list[str] = []
    before = Progress()
    for place, text in kept.items():
        try:
            found = progress_file.from_file(str(text).encode(errors="replace"), now=now)
        except ProgressError:
            continue  # damaged, or written by a newer version: it is left alone
        before = merge(before, replace(found, done={}))
        read.append(str(place))
    remembered.noted, remembered.fresh = _new_of(remembered.noted, before), _new_of(remembered.fresh, before)
    remembered.progress = merge(_new_of(remembered.progress, before), before)
    if not remembered.noted.is_empty:
        remembered.unsaved_until = now + _SETTLED  # it waited for this
    if len(read) >= _MANY:
        remembered.joined = read
        remembered.unsaved_until = now + _SETTLED
    _note_mastered()
