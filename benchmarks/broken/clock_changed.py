"""The clock of a running server is set back or ahead between two answers: both stay, are marked, and are there later."""

import asyncio
import json
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks import WHOLE_SHEET
from benchmarks.broken.odd_server import serve, texts
from benchmarks.client import FailedRunError, Session
from core import exercises
from core.practice.exam import LENGTHS, USUAL, exam

HOUR, DAY = 3600, 86_400
CHANGES = (DAY, -HOUR)
"""Seconds by which the clock is set ahead before the second answer; days first, so that each begins a new one."""

Wrong = Sequence[str]
Screen = Callable[[Session, Callable[[], object], int], Awaitable[Wrong]]

_MOST_SKIPPED = 30
_PASTED_TEXTS = ("weights_bank = 0.2097", "attention of bank to interest 0.7029")


async def _quiz(session: Session, change: Callable[[], object], _seconds: int) -> Wrong:
    bank = exercises.load("bank-interest")
    first, second = ({part: f"{bank.answer(part):.4f}"} for part in ("q1-weight", "q4-weight"))
    await session.run(first)
    change()
    await session.run(second)
    wrong = _unless(_count_right(session) == 2, f"{_count_right(session)} of 2 answers are marked as right")
    await _leave_and_come_back(session, "quiz")
    return [*wrong, *_unless(_count_right(session) == 2, f"{_count_right(session)} of 2 answers are there later")]


async def _practice(session: Session, change: Callable[[], object], seconds: int) -> Wrong:
    await _practise(session)
    first = _standing(session)
    change()
    await session.press("Next part")
    await _practise(session)
    await _leave_and_come_back(session, "practice")
    second = _standing(session)
    later = "0 of 1 right today · 2 days in a row" if seconds >= DAY else "0 of 2 right today"
    wanted = ("0 of 1 right today", later)
    return [f"no “{one}” in {text!r}" for one, text in zip(wanted, (first, second), strict=True) if one not in text]


async def _practise(session: Session) -> None:
    """Answer a part that asks for one number, wrongly."""
    for _ in range(_MOST_SKIPPED):
        for field in _fields(session):
            if field.placeholder.startswith("such as 0.1234"):
                session.set_by_id(field.id, "0.5123")
                await session.run()
                return
        await session.press("Next part")


def _standing(session: Session) -> str:
    return next((text for text in texts(session) if "right today" in text), "no standing")


async def _mock_exam(session: Session, change: Callable[[], object], _seconds: int) -> Wrong:
    numbers = [(group, part) for group, part in exam(1, LENGTHS[1], USUAL).parts if part.kind == "number"]
    await session.press("Start exam number 1")
    for count, (group, part) in enumerate(numbers[:2]):
        while not (names := [one.id for one in _fields(session) if one.id.endswith(f"{group.id}.{part.id}")]):
            await session.press("Next part")
        (name,) = names
        session.set_by_id(name, f"{group.answer(part.id):.4f}")
        await session.run()
        if not count:
            change()
    await _leave_and_come_back(session, "mock-exam")
    await session.press("Hand in")
    await session.press("Hand in all the same")
    return _unless(_count_right(session) == 2, f"{_count_right(session)} of 2 answers are marked as right")


async def _check_homework(session: Session, change: Callable[[], object], _seconds: int) -> Wrong:
    wrong, stamps = list[str](), list[float]()
    for count, text in enumerate(_PASTED_TEXTS):
        await session.run({"pasted": text})
        wrong += _unless("1 result found" in " ".join(texts(session)), f"{text!r} is not found")
        stamps.append(_kept_at(session))
        if not count:
            change()
    wrong += _unless(stamps[0] < stamps[1], "the browser would keep the first of two texts")
    await _leave_and_come_back(session, "check-homework")
    return [*wrong, *_unless("1 result found" in " ".join(texts(session)), "what was found is gone")]


SCREENS: Mapping[str, Screen] = {
    "quiz": _quiz,
    "practice": _practice,
    "mock-exam": _mock_exam,
    "check-homework": _check_homework,
}


async def _leave_and_come_back(session: Session, page: str) -> None:
    for session.page in ("", page):
        session.widgets.clear()
        await session.run()


def _fields(session: Session) -> list[Any]:
    return [one.text_input for one in session.elements() if one.WhichOneof("type") == "text_input"]


def _kept_at(session: Session) -> float:
    """When what was found changed last, as the browser is told that keeps it."""
    components = (one.bidi_component for one in session.elements() if one.WhichOneof("type") == "bidi_component")
    return float(next(json.loads(one.json)["at"] for one in components if one.component_name == "browser_storage"))


def _count_right(session: Session) -> int:
    """How many answers are shown as right."""
    return sum(bool(re.search(r"green-badge\[[^\]]*[Cc]orrect", text)) for text in texts(session))


def _unless(well: bool, what: str) -> Wrong:
    return () if well else (what,)


async def _visited(address: str, file: Path, screens: Sequence[str], changes: Sequence[int]) -> Wrong:
    wrong = []
    for seconds in changes:
        for name in screens:
            session = await Session.open(address, page=name, query=WHOLE_SHEET if name == "quiz" else "")
            try:
                await session.run()
                found = await SCREENS[name](session, partial(_change, file, seconds), seconds)
            except FailedRunError as problem:
                found = (f"exception: {problem}",)
            finally:
                await session.close()
            wrong += [f"/{name}, clock {seconds:+} s: {one}" for one in found]
    return wrong


def _change(file: Path, seconds: int) -> None:
    """Set the clock ahead of what it says."""
    new = file.with_suffix(".new")
    new.write_text(str(int(file.read_text(encoding="ascii")) + seconds), encoding="ascii")
    new.replace(file)


def try_changes(screens: Sequence[str] = tuple(SCREENS), changes: Sequence[int] = CHANGES) -> Wrong:
    """Answer twice on each screen, with the clock changed in between; what is wrong then."""
    with tempfile.TemporaryDirectory(prefix="clock-") as folder:
        file = Path(folder) / "off"
        file.write_text("0", encoding="ascii")
        with serve((sys.executable, "-m", "benchmarks.broken.set_clock", str(file))) as address:
            return asyncio.run(_visited(address, file, screens, changes))


def report() -> bool:
    """Try all and print what is wrong; True if nothing is."""
    wrong = try_changes()
    print(f"{len(SCREENS)} screens, clock changed by {' and '.join(f'{seconds:+} s' for seconds in CHANGES)}.")
    print(f"{len(wrong)} faults.", *wrong, sep="\n")
    return not wrong
