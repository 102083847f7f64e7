"""The file that a student hands in: what was typed, with which help and when; signed where the host has a key.

The same answers at the same time make the same bytes. The signature is an HMAC (RFC 2104) of what the file says, not of
how it is laid out: a platform that saves it again breaks nothing. It proves that the app wrote the file, not who typed.

The same answers are also a row of the file of a class.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from core.classroom.headings import STUDENT, VARIANT
from core.classroom.result_files import encoded
from core.homework.exercise import Exercise
from core.homework.variants import LARGEST_SEED
from core.reading.data_files import FileRecord

KIND: Literal["self-attention homework"] = "self-attention homework"
"""By this a file is known, whatever it is called."""

LARGEST = 2_000_000
"""Most bytes of such a file."""

Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Second: TypeAlias = Annotated[int, Meta(ge=0, le=10**11)]
"""A time in whole seconds since 1970."""

Standing: TypeAlias = Literal["signed", "unsigned", "unchecked", "other key", "forged"]
"""What became of a signature: ``unchecked`` is one for which there is no key to check it with."""


class HomeworkFileError(ValueError):
    """A file is no homework file that can be read; the message is one sentence."""


class Answers(FileRecord, omit_defaults=True):
    """The answers to one exercise, by part: the texts as typed, and how often a part was tried, hinted at or solved."""

    exercise: Text
    variant: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    texts: dict[str, str] = msgspec.field(default_factory=dict)
    tries: dict[str, Count] = msgspec.field(default_factory=dict)
    hints: dict[str, Count] = msgspec.field(default_factory=dict)
    solutions: dict[str, Count] = msgspec.field(default_factory=dict)


class Signature(FileRecord):
    """An HMAC with SHA-256 of all else in the file, and a name for the key that tells nothing about it."""

    key: Text
    hmac: Text


class HomeworkFile(FileRecord, omit_defaults=True, kw_only=True):
    """What a student hands in. ``made`` is when, ``begun`` when the first of the answers was typed; 0 if unknown."""

    kind: Literal["self-attention homework"]
    version: Literal[1] = 1
    student: Text
    screen: Text
    made: Second
    begun: Second = 0
    answers: Annotated[tuple[Answers, ...], Meta(max_length=50)] = ()
    signature: Signature | None = None


def make_file(
    student: str, screen: str, answers: Sequence[Answers], *, at: int, begun: int = 0, key: bytes = b""
) -> HomeworkFile:
    """The file of a student, made on a screen such as ``quiz``, and signed if the host has a key.

    It is made ``at`` a time, after the first of the answers was ``begun``, in seconds since 1970; 0 if that is unknown.
    """
    plain = HomeworkFile(
        kind=KIND,
        student=_clean(student)[:200],
        screen=screen,
        made=at,
        begun=begun,
        answers=tuple(
            msgspec.structs.replace(one, texts={part: _clean(text) for part, text in one.texts.items() if text.strip()})
            for one in answers
        ),
    )
    if not key:
        return plain
    return msgspec.structs.replace(plain, signature=Signature(key=key_name(key), hmac=_hmac(plain, key)))


def _clean(text: str) -> str:
    """A text without the halves of characters that cannot be written to a file."""
    return text.encode(errors="replace").decode()


SHORTEST_KEY = 16
"""Fewest characters of a key: a shorter one could be guessed from a file that it has signed."""


def key_of(text: str) -> bytes:
    """The key that a host's setting is; none if it is too short to be one."""
    key = text.strip().encode(errors="replace")
    return key if len(key) >= SHORTEST_KEY else b""


def key_name(key: bytes) -> str:
    """A short name of a key, by which a changed one is known."""
    return hmac.new(key, b"the name of this key", hashlib.sha256).hexdigest()[:8]


def file_bytes(file: HomeworkFile) -> bytes:
    """The bytes of a file, one line for each text; always the same for the same file."""
    content = json.loads(msgspec.json.encode(file))
    return f"{json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True)}\n".encode()


def _hmac(file: HomeworkFile, key: bytes) -> str:
    """The signature of all that a file says but its signature, in one canonical form."""
    plain = msgspec.structs.replace(file, signature=None)
    return hmac.new(key, msgspec.json.encode(plain, order="sorted"), hashlib.sha256).hexdigest()


def is_homework_file(content: bytes) -> bool:
    """Whether a file says that it is one: near its beginning or its end, since its parts are in no order.

    >>> is_homework_file(b'{"kind": "self-attention homework"}'), is_homework_file(b"{}")
    (True, False)
    """
    return content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{") and KIND.encode() in content[:LARGEST]


def read_homework_file(content: bytes) -> HomeworkFile:
    """Read a file that may come from anybody.

    Raises:
        HomeworkFileError: it is too large, not JSON, or does not hold what it should.
    """
    if len(content) > LARGEST:
        raise HomeworkFileError("it is larger than any that the app makes")
    try:
        return msgspec.json.decode(content.removeprefix(b"\xef\xbb\xbf"), type=HomeworkFile)
    except msgspec.ValidationError as error:
        raise HomeworkFileError(f"it does not hold what the app writes ({error})") from error
    except (ValueError, RecursionError) as error:
        raise HomeworkFileError("it is damaged or was changed by hand; download it again") from error


def check_signature(file: HomeworkFile, keys: Sequence[bytes]) -> Standing:
    """What the signature of a file is worth, given the host's key and earlier ones."""
    if file.signature is None:
        return "unsigned"
    if not keys:
        return "unchecked"
    for key in keys:
        if hmac.compare_digest(key_name(key).encode(), file.signature.key.encode()):
            right = hmac.compare_digest(_hmac(file, key).encode(), file.signature.hmac.encode())
            return "signed" if right else "forged"
    return "other key"


def csv_of(exercise: Exercise, student: str, texts: Mapping[str, str]) -> str:
    """A heading and one row, as a whole class is marked from; a spreadsheet runs nothing in it.

    The parts of the exercise, and after them its reflections, are the columns; a variant has one, too. What was typed
    is given as ``texts``, by the id of part or reflection.

    >>> from core.homework.bank import load
    >>> csv_of(load("journey"), "Ann", {"scores-journey": "1 2"}).splitlines()[1][:11]
    'Ann,1 2,,,,'
    """
    columns = {STUDENT: student} | ({} if exercise.variant is None else {VARIANT: str(exercise.variant)})
    columns |= {one.id: texts.get(one.id, "") for one in exercise.fields}
    return encoded([list(columns), list(columns.values())], {}, "csv").decode()
