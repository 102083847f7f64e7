"""Whose marks moved between two results, by how much, and what may be why."""

import csv

import pytest

from core.__main__ import main
from tests.core.classroom.classes import grade, policy, row, rows_of, write


@pytest.fixture
def marked(tmp_path):
    """Marks the same class and names the results."""
    answers = write(
        tmp_path / "answers.csv",
        [row("ann", q1_weight="0.2", q4_weight="0.7029"), row("ben", q1_weight="see there", q4_weight="0.7029")],
    )

    def results(name, *more, of=answers):
        grade(tmp_path, of, *more, name=name)
        return tmp_path / f"{name}.csv"

    return results


def compared(tmp_path, capsys, old, new):
    capsys.readouterr()
    out = tmp_path / "changes.csv"
    assert main(["compare", str(old), str(new), "--out", str(out), "--force"]) == 0
    return rows_of(out, "utf-8-sig"), capsys.readouterr().out


def test_the_same_answers_under_two_policies_say_whose_marks_moved_by_what(tmp_path, capsys, marked):
    old = marked("old", "--policy", policy(tmp_path, 'name = "first"'))
    new = marked("new", "--policy", policy(tmp_path, 'name = "second"\nimprecise = "full"\nunreadable = "none"'))
    rows, out = compared(tmp_path, capsys, old, new)
    assert [tuple(one.values()) for one in rows] == [
        ("ann", "q1-weight", "0.0", "1.0", "imprecise", "imprecise", "policy"),
        ("ben", "q1-weight", "", "0.0", "unreadable", "unreadable", "policy"),
    ]
    lines = out.splitlines()
    assert lines[0].startswith("Policy: first 1 (")
    assert "second 1 (" in lines[0]
    assert 'imprecise = "full"' in lines[0]
    assert lines[1:] == [
        "2 of 28 marks moved, of 2 students:", "ann: +1 in q1-weight (policy)", "ben: +0 in q1-weight (policy)"
    ]  # fmt: skip


def test_a_decision_another_answer_and_another_program_are_told_apart(tmp_path, capsys, marked, monkeypatch):
    (tmp_path / "d.csv").write_text("answer_id,student,part,decision\n,ben,q1-weight,1\n", encoding="utf-8")
    old, decided = (
        marked("old", "--policy", policy(tmp_path, "")),
        marked("new", "--policy", policy(tmp_path, ""), "--decisions", str(tmp_path / "d.csv")),
    )
    rows, _ = compared(tmp_path, capsys, old, decided)
    assert [(one["student"], one["why"]) for one in rows] == [("ben", "decided by the teacher")]
    other = write(tmp_path / "other.csv", [row("ann", q1_weight="0.2097", q4_weight="0.7029")])
    rows, _ = compared(tmp_path, capsys, old, marked("o", "--policy", policy(tmp_path, ""), of=other))
    assert {(one["student"], one["why"]) for one in rows} == {
        ("ann", "the answer is another, or is read otherwise"), ("ben", "only in the old results"),
    }  # fmt: skip
    changed = tmp_path / "changed.csv"
    text = old.read_text("utf-8")
    program = next(csv.DictReader(text.splitlines()))["program"]
    changed.write_text(
        text.replace(program, "another")
        .replace("ann,,q4-weight,correct,1.0", "ann,,q4-weight,wrong,0.0")
        .replace("1.0,1.0,default", "0.0,1.0,default", 1),
        encoding="utf-8",
    )
    rows, out = compared(tmp_path, capsys, old, changed)
    assert [(one["student"], one["part"], one["why"]) for one in rows] == [("ann", "q4-weight", "program")]
    assert f"Program: {program} → another." in out


def test_nothing_has_moved_between_two_equal_results_and_what_old_files_do_not_say_is_told(tmp_path, capsys, marked):
    old = marked("old")
    rows, out = compared(tmp_path, capsys, old, marked("same"))
    assert (rows, out) == ([], "No mark has moved: 28 marks are what they were.\n")
    rows, _ = compared(tmp_path, capsys, old, marked("full", "--imprecise", "full"))
    assert rows[0]["why"].startswith("what the files do not say")


@pytest.mark.parametrize(("count", "told"), [(20, None), (21, "And 1 more student; --out lists them all.")])
def test_twenty_students_are_listed_and_the_others_are_counted(tmp_path, capsys, count, told):
    heading = ("student", "part", "status", "credit")
    old, new = (
        write(tmp_path / f"{credit}.csv", [(f"s{i}", "q1-weight", "wrong", credit) for i in range(count)], heading)
        for credit in (0, 1)
    )
    last = compared(tmp_path, capsys, old, new)[1].splitlines()[-1]
    assert last == told if told else last.startswith("s19: +1 in q1-weight")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("a,b\n1,2\n", "expected results as “grade --out” writes them; there is no column 'student'"), (None, "cannot be read")],
)  # fmt: skip
def test_files_that_are_no_results_are_one_sentence(tmp_path, capsys, marked, text, sentence):
    file = tmp_path / "x.csv"
    if text:
        file.write_text(text, encoding="utf-8")
    old = marked("old")
    assert main(["compare", str(old), str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()[-1:]
    assert line.startswith(f"{file}: ")
    assert sentence in line


def test_of_more_than_five_marks_of_a_student_the_others_are_counted_and_each_cause_is_told(tmp_path, capsys):
    heading = ("student", "part", "status", "credit", "reading")
    old, new = (
        write(tmp_path / f"{credit}.csv", [("ann", f"p{i}", "wrong", credit, i and credit) for i in range(7)], heading)
        for credit in (0, 1)
    )
    told = compared(tmp_path, capsys, old, new)[1].splitlines()[-1]
    assert told.startswith("ann: +7 in p0, p1, p2, p3, p4 and 2 more (what the files do not say")
    assert told.endswith("; the answer is another, or is read otherwise)")
