"""A student's progress as a file that anybody can read, and as letters that a link can hold.

What comes back may come from anywhere: it is decoded strictly, within limits, and refused as a whole with a sentence.
"""

import base64
import binascii
import zlib
from collections import defaultdict
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from core.practice.attempts import Attempt, time_order
from core.practice.done_screens import ScreenScore
from core.practice.progress import BestAnswer, BestSolutions, Progress

LARGEST = 10_000_000
"""The most bytes of a file."""

LONGEST_IN_LINK = 1500
"""The most letters that a link holds: servers and chats cut longer ones."""

LONGEST_TEXT = 100_000
"""The most characters of an answer; the longest field takes 62,000."""

_MARK, _VERSION = "progress in self-attention", 1

_A_DAY = 24 * 60 * 60
"""Seconds by which a clock may be ahead."""

_MOST_ATTEMPTS = 50_000

_NO_CHECKSUM = -15
"""Plain deflate: what is decoded strictly needs no checksum."""

_FOREIGN = "This is not a file of your work. Choose the one that you downloaded here: its name ends in .json."
_DAMAGED = "This file is damaged: part of it is missing or has been changed. Nothing was taken from it."
_NEWER = "This was written by a newer version of this app. Open it in the app that it came from."
_TOO_LARGE = "This file is larger than 10 MB, so it cannot be a file of your work."
_FUTURE = "This file has dates in the future, so it cannot be right. Nothing was taken from it."
_LINK = "This link is damaged: part of it is missing. Copy it again, or take the file."


class ProgressError(ValueError):
    """What was to be loaded is refused; the message is a sentence for the student."""


_Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
_Count: TypeAlias = Annotated[int, Meta(ge=0, le=10**15)]
_Mistakes: TypeAlias = Annotated[list[_Id], Meta(max_length=60)]
_Address: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z0-9-]{0,40}\Z")]
"""Of a screen; it becomes the name of a cookie."""


class _Strict(Struct, forbid_unknown_fields=True):
    """Nothing else may be in it."""


class _Header(Struct):
    """What says whose file it is; the rest is not read."""

    file: str
    version: int


class _Try(Struct, array_like=True, forbid_unknown_fields=True):
    at: _Count
    variant: _Count | None
    right: bool
    made: _Mistakes


class _Attempts(_Strict):
    """All attempts at a part: what is the same for all of them is written once."""

    exercise: _Id
    part: _Id
    node: _Id
    seen: _Mistakes
    attempts: Annotated[list[_Try], Meta(max_length=_MOST_ATTEMPTS)]


class _Answer(_Strict):
    exercise: _Id
    variant: _Count | None
    part: _Id
    credit: Annotated[float, Meta(ge=0, le=1)]
    at: _Count
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class _File(_Strict):
    file: str
    version: int
    attempts: Annotated[list[_Attempts], Meta(max_length=_MOST_ATTEMPTS)]
    mastered: Annotated[dict[_Id, _Count], Meta(max_length=1000)]
    answers: Annotated[list[_Answer], Meta(max_length=20_000)]
    solved: Annotated[dict[_Id, BestSolutions], Meta(max_length=1000)]
    done: Annotated[dict[_Address, ScreenScore], Meta(max_length=100)]


def to_text(progress: Progress) -> str:
    """The progress as JSON on one line; the same progress always gives the same text."""
    return msgspec.json.encode(_file(progress), order="deterministic").decode()


def to_file(progress: Progress) -> bytes:
    """The progress as JSON over several lines, for a file."""
    return msgspec.json.format(to_text(progress), indent=1).encode()


def from_file(content: bytes, *, now: float) -> Progress:
    """The progress that a file holds; exercises, parts and challenges that are unknown here are kept.

    Args:
        content: the file's bytes, whatever they are.
        now: seconds since 1970; what is more than a day later is refused.

    Raises:
        ProgressError: with a sentence, whatever is wrong.
    """
    if len(content) > LARGEST:
        raise ProgressError(_TOO_LARGE)
    content = content.removeprefix(b"\xef\xbb\xbf")  # some editors write it
    is_ours = _MARK.encode() in content[:200]
    try:
        header = msgspec.json.decode(content, type=_Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProgressError(_DAMAGED if is_ours else _FOREIGN) from None
    if header.file != _MARK:
        raise ProgressError(_FOREIGN)
    if header.version > _VERSION:
        raise ProgressError(_NEWER)
    try:
        file = msgspec.json.decode(content, type=_File)
    except (msgspec.MsgspecError, UnicodeError):
        raise ProgressError(_DAMAGED) from None
    if sum(len(part.attempts) for part in file.attempts) > _MOST_ATTEMPTS:
        raise ProgressError(_DAMAGED)
    progress = _progress(file)
    times = {one.at for one in progress.attempts} | {one.at for one in progress.answers.values()}
    if max(times.union(progress.mastered.values()), default=0) > now + _A_DAY:
        raise ProgressError(_FUTURE)
    return progress


def to_letters(progress: Progress) -> str:
    """The progress as letters that a link can hold; "" if it is too much for one, or if there is none."""
    if progress.is_empty:
        return ""
    packer = zlib.compressobj(9, wbits=_NO_CHECKSUM)
    packed = packer.compress(to_text(progress).encode()) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return letters if len(letters) <= LONGEST_IN_LINK else ""


def from_letters(letters: str, *, now: float) -> Progress:
    """The progress that `to_letters` turned into letters.

    Raises:
        ProgressError: with a sentence, whatever is wrong.
    """
    if len(letters) > LONGEST_IN_LINK:
        raise ProgressError(_LINK)
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(wbits=_NO_CHECKSUM)
        content = unpacker.decompress(packed, LARGEST)
    except (ValueError, binascii.Error, zlib.error):
        raise ProgressError(_LINK) from None
    if not unpacker.eof or unpacker.unused_data:
        raise ProgressError(_LINK)
    try:
        return from_file(content, now=now)
    except ProgressError as error:
        raise ProgressError(_NEWER if str(error) == _NEWER else _LINK) from None


def _file(progress: Progress) -> _File:
    tries = defaultdict[tuple[str, str, str, tuple[str, ...]], list[_Try]](list)
    for one in sorted(progress.attempts, key=time_order):
        asked = one.exercise, one.part, one.node, tuple(sorted(one.seen))
        tries[asked].append(_Try(one.at, one.variant, one.right, sorted(one.made)))
    return _File(
        file=_MARK,
        version=_VERSION,
        attempts=[
            _Attempts(exercise=exercise, part=part, node=node, seen=list(seen), attempts=those)
            for (exercise, part, node, seen), those in sorted(tries.items())
        ],
        mastered=dict(progress.mastered),
        answers=[
            _Answer(exercise=exercise, variant=variant, part=part, credit=one.credit, at=one.at, text=one.text)
            for (exercise, variant, part), one in sorted(progress.answers.items(), key=_by_exercise)
        ],
        solved=dict(progress.solved),
        done=dict(progress.done),
    )


def _by_exercise(item: tuple[tuple[str, int | None, str], BestAnswer]) -> tuple[str, int, str]:
    exercise, variant, part = item[0]
    return exercise, -1 if variant is None else variant, part


def _progress(file: _File) -> Progress:
    return Progress(
        attempts=frozenset(attempt for part in file.attempts for attempt in _attempts(part)),
        mastered=file.mastered,
        answers={
            (one.exercise, one.variant, one.part): BestAnswer(credit=one.credit, at=one.at, text=one.text)
            for one in file.answers
        },
        solved=file.solved,
        done=file.done,
    )


def _attempts(part: _Attempts) -> list[Attempt]:
    seen = frozenset(part.seen)
    made = {names: frozenset(names) for names in {tuple(one.made) for one in part.attempts}}
    return [
        Attempt(
            at=one.at, exercise=part.exercise, variant=one.variant, part=part.part, node=part.node,
            right=one.right, seen=seen, made=made[tuple(one.made)],
        )
        for one in part.attempts
    ]  # fmt: skip
