"""The file that a student hands in: the same bytes each time, and a signature that breaks with any change."""

import json

import msgspec
import pytest

from core.classroom.homework_file import (
    LARGEST,
    Answers,
    HomeworkFileError,
    is_homework_file,
    made,
    read_homework_file,
    standing,
    written,
)

KEY = b"a secret of the host"
ANSWERS = Answers(
    exercise="bank-interest", variant=7, texts={"q1-weight": "0,21", "q4-weight": " "}, hints={"q1-weight": 2}
)


def file(**changed):
    return made("Änne", "quiz", [ANSWERS], **{"at": 1_800_000_000, "begun": 1_799_990_000, "key": KEY, **changed})


def test_a_file_is_read_back_as_it_was_made_without_blanks_and_always_in_the_same_bytes():
    first = file()
    again = Answers(
        hints={"q1-weight": 2}, texts={"q4-weight": "", "q1-weight": "0,21"}, variant=7, exercise="bank-interest"
    )
    assert written(first) == written(made("Änne", "quiz", [again], at=1_800_000_000, begun=1_799_990_000, key=KEY))
    assert read_homework_file(written(first)) == first
    assert first.answers[0].texts == {"q1-weight": "0,21"}
    assert is_homework_file(written(first))


def test_a_signature_holds_however_the_file_is_laid_out_and_breaks_with_each_change():
    content = json.loads(written(file()))
    relaid = json.dumps(dict(reversed(content.items()))).encode("utf-8-sig")
    assert standing(read_homework_file(relaid), [KEY]) == "signed"
    for field, value in (("student", "Ben"), ("made", 1), ("screen", "mock-exam"), ("begun", 5), ("answers", [])):
        assert standing(read_homework_file(json.dumps(content | {field: value}).encode()), [KEY]) == "forged", field
    content["answers"][0]["texts"]["q1-weight"] = "0.2097"
    assert standing(read_homework_file(json.dumps(content).encode()), [KEY]) == "forged"


def test_a_file_without_a_key_or_with_another_is_told_from_a_forged_one():
    assert standing(file(key=b""), [KEY]) == "unsigned"
    assert standing(file(), []) == "unchecked"
    assert standing(file(), [b"a new key"]) == "other key"
    assert standing(file(), [b"a new key", KEY]) == "signed", "earlier keys may be kept"
    assert KEY not in written(file())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{", "damaged"),
        (b"[" * 100_000, "damaged|does not hold"),
        (b'{"kind": "self-attention homework"}', "missing required field"),
        (b"\xff\xfe", "damaged"),
        (b" " * (LARGEST + 1), "larger"),
        (written(file()).replace(b'"variant": 7', b'"variant": -7'), "variant"),
        (written(file()).replace(b'"made"', b'"more": 1, "made"'), "more"),
        (written(file()).replace(b'"hints": {', b'"hints": {"x": 1e99, '), "hints"),
    ],
)  # fmt: skip
def test_any_other_file_is_refused_with_a_sentence(content, why):
    with pytest.raises(HomeworkFileError, match=why):
        read_homework_file(content)


def test_halves_of_characters_do_not_stop_a_student():
    assert msgspec.json.decode(written(made("a\ud800", "quiz", [], at=1)))["student"] == "a?"
