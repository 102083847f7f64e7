"""The marking of a class: its rows, its variants and what is reported."""

import contextlib

import pytest

from core import exercises
from core.classroom import whole_class
from core.classroom.class_rows import Row
from core.classroom.policy import Policy
from core.classroom.whole_class import mark_class
from core.classroom.workers import processes, this_process
from tests.core.classroom.classes import PARTS, mark, row, rows_of, write


def test_every_student_and_part_has_a_row_in_order(tmp_path):
    results, grades, reports = mark(
        tmp_path, [row("ann", q1_weight="0,2097", q4_weight="0.8514"), row("bob"), row("cy", q1_strength="weak")]
    )
    assert [(r["student"], r["part"]) for r in results] == [(s, p) for s in ("ann", "bob", "cy") for p in PARTS]
    by_part = {r["part"]: r for r in results if r["student"] == "ann"}
    assert by_part["q1-weight"]["status"] == "correct"
    assert (by_part["q4-weight"]["status"], by_part["q4-weight"]["mistakes"]) == ("wrong", "unscaled")
    assert [(g["student"], float(g["score"]), float(g["max_score"])) for g in grades] == [
        ("ann", 1, 14), ("bob", 0, 14), ("cy", 1, 14),
    ]  # fmt: skip
    assert float(grades[0]["percent"]) == pytest.approx(100 / 14, abs=0.01)
    assert list(results[0]) == [
        "student", "variant", "part", "status", "credit", "mistakes", "reading", "message",
    ]  # fmt: skip
    assert list(grades[0]) == ["student", "variant", "score", "max_score", "percent"]
    assert reports == []


def variants(tmp_path, cells, **options):
    """Mark students who all give the right answer of variant 7, with these cells as their variants."""
    seven = f"{exercises.load('bank-interest', 7).answer('q1-weight'):.4f}"
    rows = [[f"s{i}", cell, seven] for i, cell in enumerate(cells)]
    return mark(tmp_path, write(tmp_path / "answers.csv", rows, ("student", "variant", "q1-weight")), **options)


def test_a_variant_holds_for_its_row_and_is_in_the_results(tmp_path):
    results, grades, reports = variants(tmp_path, ["7", " 7.0 ", "07", "x", "-3", "7.5", "1_0", "9" * 5000])
    first = [r["status"] for r in results if r["part"] == "q1-weight"]
    assert first == ["correct"] * 3 + ["unreadable"] * 5
    assert [g["variant"] for g in grades][:6] == ["7", "7", "7", "x", "-3", "7.5"]
    assert {r["variant"] for r in results if r["student"] == "s1"} == {"7"}
    assert [g["score"] for g in grades] == ["1.0"] * 3 + [""] * 5
    assert [line for line, text in reports if "not marked. There is no variant" in text] == [5, 6, 7, 8, 9]


def test_a_row_without_a_variant_is_not_marked_if_others_name_theirs(tmp_path):
    results, _, reports = variants(tmp_path, ["", "7", "  "])
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == ["unreadable", "correct", "unreadable"]
    assert "no variant" in results[0]["message"]
    assert [line for line, text in reports if "names no variant" in text] == [2, 4]


def test_a_row_without_a_variant_has_the_one_that_is_given(tmp_path):
    results, _, reports = variants(tmp_path, ["", "7", "8"], variant=7)
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == ["correct", "correct", "wrong"]
    assert [r["variant"] for r in results if r["part"] == "q1-weight"] == ["7", "7", "8"]
    assert not [text for _, text in reports if "variant" in text]


def test_anything_odd_is_reported_by_line_and_does_no_harm(tmp_path):
    lines = [
        b"student,q1-weight,q1-strength,extra", b"ann,0.2097,weak,1", b" ann,0.3,weak,1", b"bob,0.2097",
        b'=cmd|\' /C calc\'!A0,"=HYPERLINK(""http://x"",""y"")",weak,1',
        b"zo\xeb,0.2097,weak,1", b"dee,0,2097,weak,1", b"=1+1,=exp(0),weak,1", b" ,0.2097,weak,1", b"e\0d,0.2097,weak,1,,",
        b"Student,Q1-weight,q1-strength,extra",
    ]  # fmt: skip
    results, grades, reports = mark(tmp_path, b"\n".join(lines) + b"\n")
    assert [g["student"] for g in grades] == [
        "ann", " ann", "bob", "'=cmd|' /C calc'!A0", "zoë", "dee", "'=1+1", " ", "e�d",
    ]  # fmt: skip
    assert len(results) == 9 * len(PARTS)
    said = {}
    for line, text in reports:
        said.setdefault(line, []).append(text)
    assert "column 'extra' is not a part of bank-interest; it is ignored" in said[1]
    (missing,) = [text for text in said[1] if text.startswith("missing columns: ")]
    assert missing.count(",") == len(PARTS) - 3
    assert len(said[1]) == 2
    assert said[3] == ["student ' ann' already occurs in line 2; both rows are marked"]
    assert said[4] == ["2 cells, but the heading has 4; missing cells are blank"]
    assert len([text for text in said[5] if "formula" in text]) == 2
    assert "UTF-8" in said[6][0]
    assert said[7] == [
        "not marked. This row has 5 cells, but the heading has 4: a cell with a delimiter needs quotation marks."
    ]
    assert said[8] == ["student '=1+1' looks like a spreadsheet formula; it is written as plain text"]
    assert said[9] == ["there is no student's name"]
    assert "NUL" in said[10][0]
    assert said[11] == ["the heading again; it is left out"]
    assert len(said[10]) == 1, "empty cells beyond the heading are nothing"
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == [
        "correct", "wrong", "correct", "unreadable", "correct", "unreadable", "wrong", "correct", "correct",
    ]  # fmt: skip


def test_a_partition_ends_when_its_rows_are_many_or_long():
    few = [Row(line=i, student="s", variant="", answers={"a": "1"}) for i in range(450)]
    assert [len(one) for one in whole_class.partitions(few)] == [200, 200, 50]
    long = [Row(line=i, student="s", variant="", answers={"a": "1" * 300_000}) for i in range(9)]
    assert [len(one) for one in whole_class.partitions(long)] == [4, 4, 1]


class Breaks(str):
    """An answer on which the program fails."""

    __slots__ = ()

    def __str__(self):
        raise KeyError(self)


@contextlib.contextmanager
def rows_of_which_one_breaks(*_args, **_options):
    answers = [{"q1-weight": "0.2097"}, {"q1-weight": Breaks("0.2097")}, {"q1-weight": "0.5"}]
    yield (Row(line=i, student=f"s{i}", variant="", answers=one) for i, one in enumerate(answers, start=2))


@pytest.mark.parametrize("workers", [this_process, processes(2)], ids=["here", "jobs"])
def test_a_row_on_which_the_program_fails_costs_that_row_alone(tmp_path, workers, monkeypatch):
    monkeypatch.setattr(whole_class, "MOST_ROWS", 2)
    said = []
    tally = mark_class(
        write(tmp_path / "answers.csv", []), "bank-interest", tmp_path / "r.csv", tmp_path / "g.csv",
        opened=rows_of_which_one_breaks, workers=workers, report=lambda *told: said.append(told),
        policy=Policy(unreadable="none"),
    )  # fmt: skip
    assert (tally.marked, tally.unmarked, tally.failed) == (2, 0, 1)
    first = [one for one in rows_of(tmp_path / "r.csv") if one["part"] == "q1-weight"]
    assert [(one["status"], one["credit"]) for one in first] == [("correct", "1.0"), ("error", ""), ("wrong", "0.0")]
    assert "The program failed on these answers (KeyError in test_whole_class.py, line" in first[1]["message"]
    assert [one["score"] for one in rows_of(tmp_path / "g.csv")] == ["1.0", "", "0.0"]
    assert [line for line, _ in said] == [3]
