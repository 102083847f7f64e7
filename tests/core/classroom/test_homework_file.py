"""The file that a student hands in, and the row of a class: the same texts and marks, signed, and never marked in one's own words."""

import csv
import io
import json

import msgspec
import pytest

from core import exercises, grading
from core.__main__ import main
from core.classroom import class_results
from core.classroom.homework_file import (
    LARGEST,
    Answers,
    HomeworkFileError,
    check_signature,
    csv_of,
    file_bytes,
    is_homework_file,
    make_file,
    read_homework_file,
)
from tests.core.classroom.classes import mark

KEY = b"a secret of the host"
ANSWERS = Answers(
    exercise="bank-interest", variant=7, texts={"q1-weight": "0,21", "q4-weight": " "}, hints={"q1-weight": 2}
)


def file(**changed):
    return make_file("Änne", "quiz", [ANSWERS], **{"at": 1_800_000_000, "begun": 1_799_990_000, "key": KEY, **changed})


def test_a_file_is_read_back_as_it_was_made_without_blanks_and_always_in_the_same_bytes():
    first = file()
    again = Answers(
        hints={"q1-weight": 2}, texts={"q4-weight": "", "q1-weight": "0,21"}, variant=7, exercise="bank-interest"
    )
    assert file_bytes(first) == file_bytes(
        make_file("Änne", "quiz", [again], at=1_800_000_000, begun=1_799_990_000, key=KEY)
    )
    assert read_homework_file(file_bytes(first)) == first
    assert first.answers[0].texts == {"q1-weight": "0,21"}
    assert is_homework_file(file_bytes(first))


def test_a_signature_holds_however_the_file_is_laid_out_and_breaks_with_each_change():
    content = json.loads(file_bytes(file()))
    relaid = json.dumps(dict(reversed(content.items()))).encode("utf-8-sig")
    assert check_signature(read_homework_file(relaid), [KEY]) == "signed"
    for field, value in (("student", "Ben"), ("made", 1), ("screen", "mock-exam"), ("begun", 5), ("answers", [])):
        assert check_signature(read_homework_file(json.dumps(content | {field: value}).encode()), [KEY]) == "forged", (
            field
        )
    content["answers"][0]["texts"]["q1-weight"] = "0.2097"
    assert check_signature(read_homework_file(json.dumps(content).encode()), [KEY]) == "forged"


def test_a_file_without_a_key_or_with_another_is_told_from_a_forged_one():
    assert check_signature(file(key=b""), [KEY]) == "unsigned"
    assert check_signature(file(), []) == "unchecked"
    assert check_signature(file(), [b"a new key"]) == "other key"
    assert check_signature(file(), [b"a new key", KEY]) == "signed", "earlier keys may be kept"
    assert KEY not in file_bytes(file())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{", "damaged"),
        (b"[" * 100_000, "damaged|does not hold"),
        (b'{"kind": "self-attention homework"}', "missing required field"),
        (b"\xff\xfe", "damaged"),
        (b" " * (LARGEST + 1), "larger"),
        (file_bytes(file()).replace(b'"variant": 7', b'"variant": -7'), "variant"),
        (file_bytes(file()).replace(b'"made"', b'"more": 1, "made"'), "more"),
        (file_bytes(file()).replace(b'"hints": {', b'"hints": {"x": 1e99, '), "hints"),
    ],
)  # fmt: skip
def test_any_other_file_is_refused_with_a_sentence(content, why):
    with pytest.raises(HomeworkFileError, match=why):
        read_homework_file(content)


def test_halves_of_characters_do_not_stop_a_student():
    assert msgspec.json.decode(file_bytes(make_file("a\ud800", "quiz", [], at=1)))["student"] == "a?"


BANK = exercises.load("bank-interest")
WORDS = 'Weak, I think;\nbut "the bank" =SUM(A1) is about money – ضعيف 🙂'
TYPED = {
    "q1-weight": "=0.2097", "q1-strength": "Weak", "q2-query-bank": "-1/3 2,5\n4", "q5-top-two": "interest 0,703; bank 0,248",
    "q1-reflection": WORDS, "q4-reflection": "=HYPERLINK(A1)",
}  # fmt: skip


def marked(tmp_path, text):
    """The results, the grades and what was reported of a file that is taken away."""
    return mark(tmp_path, text.encode("utf-8-sig"), force=True)


def test_a_file_that_is_taken_away_is_marked_as_on_the_screen(tmp_path):
    grade = grading.grade(BANK, TYPED)
    results, (grades,), said = marked(tmp_path, csv_of(BANK, "Ann", TYPED))
    assert [(row["student"], row["part"], row["status"]) for row in results] == [
        *(("Ann", part, result.status) for part, result in grade.items()),
        *(("Ann", one.id, "kept") for one in BANK.reflections),
    ]
    assert (float(grades["score"]), float(grades["max_score"])) == (grade.score, grade.max_score) == (3, 14)
    assert [text for _, text in said] == [
        f"column '{one.id}' is in the students’ own words; it is not marked" for one in BANK.reflections
    ]  # fmt: skip


def test_columns_in_ones_own_words_cost_nothing_and_are_not_required(tmp_path):
    with_words = "student,q1-weight,Q1-Reflection\nann,0.2097,weak\n"
    without = "student,q1-weight\nann,0.2097\n"
    (*results, words), grades, _ = marked(tmp_path, with_words)
    assert (words["part"], words["status"], words["credit"], words["reading"]) == ("q1-reflection", "kept", "", "weak")
    assert (results, grades) == marked(tmp_path, without)[:2]
    assert not any("reflection" in text for _, text in marked(tmp_path, without)[2])


def test_words_that_nobody_marks_are_no_part_of_a_report_and_no_mark_that_moves(tmp_path, capsys):
    for name, words in (("old", "weak"), ("new", "")):
        marked(tmp_path, f"student,q1-weight,q1-reflection\nann,0.2097,{words}\n")
        (tmp_path / "results.csv").rename(tmp_path / f"{name}.csv")
    said = []
    table = class_results.read(tmp_path / "old.csv", BANK, lambda *one: said.append(one))
    assert (len(table), said) == (len(BANK.parts), [])
    assert main(["compare", str(tmp_path / "old.csv"), str(tmp_path / "new.csv")]) == 0
    assert "No mark has moved" in capsys.readouterr().out


def test_all_that_was_typed_is_in_the_file_and_a_spreadsheet_runs_none_of_it():
    heading, row = csv.reader(io.StringIO(csv_of(BANK, "=me()", TYPED), newline=""))
    assert heading == ["student", *(one.id for one in BANK.fields)]
    cells = dict(zip(heading, row, strict=True))
    assert cells["q1-reflection"] == WORDS
    assert cells["q5-top-two"] == TYPED["q5-top-two"]
    assert (cells["q4-reflection"], cells["student"]) == ("'=HYPERLINK(A1)", "'=me()")
    assert cells["q3-weights"] == ""


def test_a_variant_is_named_in_its_file(tmp_path):
    seven = exercises.load("bank-interest", 7)
    text = csv_of(seven, "Bo", {"q1-weight": f"{seven.answer('q1-weight'):.4f}"})
    assert text.startswith("student,variant,q1-weight")
    results, (grades,), _ = marked(tmp_path, text)
    assert (results[0]["variant"], results[0]["status"], float(grades["score"])) == ("7", "correct", 1)
