"""The command line and the marking of a class."""

import csv
import json

import numpy as np
import pytest

from core import exercises
from core.__main__ import main
from core.classroom import whole_class
from core.classroom.result_files import harmless
from core.classroom.whole_class import BatchError, mark_class, read_rows
from core.homework import bank

PARTS = [part.id for part in exercises.load("bank-interest").parts]


def write(file, rows, heading=("student", *PARTS), encoding="utf-8"):
    with file.open("w", encoding=encoding, newline="") as stream:
        csv.writer(stream).writerows([heading, *rows])
    return file


def row(student, **answers):
    return [student, *(answers.get(part.replace("-", "_"), "") for part in PARTS)]


def rows_of(file):
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def mark(tmp_path, rows, **options):
    reports = []
    file = rows if hasattr(rows, "suffix") else write(tmp_path / "answers.csv", rows)
    out, summary = tmp_path / "results.csv", tmp_path / "grades.csv"
    mark_class(file, "bank-interest", out, summary, report=lambda line, text: reports.append((line, text)), **options)
    return rows_of(out), rows_of(summary), reports


def test_every_student_and_part_has_a_row_in_order(tmp_path):
    results, grades, reports = mark(
        tmp_path, [row("ann", q1_weight="0,2097", q4_weight="0.8514"), row("bob"), row("cy", q1_strength="weak")]
    )
    assert [(r["student"], r["part"]) for r in results] == [(s, p) for s in ("ann", "bob", "cy") for p in PARTS]
    by_part = {r["part"]: r for r in results if r["student"] == "ann"}
    assert by_part["q1-weight"]["status"] == "correct"
    assert (by_part["q4-weight"]["status"], by_part["q4-weight"]["mistakes"]) == ("wrong", "unscaled")
    assert [(g["student"], float(g["score"]), float(g["max_score"])) for g in grades] == [
        ("ann", 1, 12),
        ("bob", 0, 12),
        ("cy", 1, 12),
    ]
    assert float(grades[0]["percent"]) == pytest.approx(100 / 12, abs=0.01)
    assert list(results[0]) == ["student", "part", "status", "credit", "mistakes", "reading", "message"]
    assert reports == []


def test_several_mistakes_are_joined_by_semicolons(tmp_path):
    columns = np.exp(exercises.load("bank-interest").traces["plain"].scores)
    columns /= columns.sum(axis=0)
    results, _, _ = mark(tmp_path, [row("ann", q1_weight=f"{columns[1, 3]:.4f}")])
    assert results[0]["mistakes"] == "softmax-over-columns;row-and-column-swapped"


def test_a_variant_holds_for_its_row(tmp_path):
    seven = exercises.load("bank-interest", 7).answer("q1-weight")
    file = write(
        tmp_path / "answers.csv",
        [["ann", "7", f"{seven:.4f}"], ["bob", "", "0.2097"], ["cy", "x", "0.2097"], ["di", "-3", "1"]],
        ("student", "variant", "q1-weight"),
    )
    results, grades, reports = mark(tmp_path, file)
    first = [r["status"] for r in results if r["part"] == "q1-weight"]
    assert first == ["correct", "correct", "unreadable", "unreadable"]
    assert [float(g["score"]) for g in grades] == [1, 1, 0, 0]
    assert [line for line, text in reports if "variant" in text] == [4, 5]


def test_anything_odd_is_reported_by_line_and_does_no_harm(tmp_path):
    file = tmp_path / "answers.csv"
    lines = [
        b"student,q1-weight,q1-strength,extra",
        b"ann,0.2097,weak,1",
        b"ann,0.3,weak,1",
        b"bob,0.2097",
        b'=cmd|\' /C calc\'!A0,"=HYPERLINK(""http://x"",""y"")",weak,1',
        b"zo\xeb,0.2097,weak,1",
        b"dee,=0.2097,weak,1,2,3",
    ]
    file.write_bytes(b"\n".join(lines) + b"\n")
    results, grades, reports = mark(tmp_path, file)
    assert [g["student"] for g in grades] == ["ann", "ann", "bob", "'=cmd|' /C calc'!A0", "zo�", "dee"]
    assert len(results) == 6 * len(PARTS)
    texts_by_line = {}
    for line, text in reports:
        texts_by_line.setdefault(line, []).append(text)
    assert any("extra" in text for text in texts_by_line[1])
    assert any("q3-weights" in text and "missing" in text for text in texts_by_line[1])
    assert "line 2" in texts_by_line[3][0]
    assert "2 cells" in texts_by_line[4][0]
    assert any("formula" in text for text in texts_by_line[5])
    assert "UTF-8" in texts_by_line[6][0]
    assert "6 cells" in texts_by_line[7][0]
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == [
        "correct", "wrong", "correct", "unreadable", "correct", "correct",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"), ("-2+3", "'-2+3"), ("\t=1", "'\t=1"),
        ("-0.25", "-0.25"), ("+1e-3", "+1e-3"), ("ann", "ann"), ("0.5", "0.5"),
    ],
)  # fmt: skip
def test_nothing_in_the_output_is_a_formula(text, written):
    assert harmless(text) == written


def test_a_byte_order_mark_line_breaks_in_cells_and_odd_line_ends_are_read(tmp_path):
    file = tmp_path / "answers.csv"
    matrix = "\n".join(" ".join("0.2" for _ in range(5)) for _ in range(5))
    file.write_bytes(
        b"\xef\xbb\xbf" + f'student,q3-weights,q1-weight\r\nann\u2028x,"{matrix}",0.2097\r\n\r\nbob,,\r\n'.encode()
    )
    results, grades, _ = mark(tmp_path, file)
    assert [g["student"] for g in grades] == ["ann\u2028x", "bob"]
    assert [r["status"] for r in results if r["part"] == "q3-weights"] == ["wrong", "blank"]
    assert results[0]["status"] == "correct"


def test_parquet_is_read_and_written_like_csv(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    file = tmp_path / "answers.parquet"
    parquet.write_table(
        pyarrow.table({"student": ["ann", "bob"], "q1-weight": ["0.2097", None], "variant": [None, 7]}), file
    )
    out = tmp_path / "results.parquet"
    assert mark_class(file, "bank-interest", out) == 2
    table = parquet.read_table(out)
    assert table.column_names == list(whole_class.RESULT_COLUMNS)
    assert table.num_rows == 2 * len(PARTS)
    assert table.column("status")[0].as_py() == "correct"


def test_results_and_grades_say_the_same_as_csv_and_as_parquet(tmp_path):
    from pyarrow import parquet

    rows = [row("=cmd|' /C calc'!A0", q1_weight="0.2097"), row("bob", q1_weight="0.3")]
    results, grades, _ = mark(tmp_path, rows)
    out, summary = tmp_path / "results.parquet", tmp_path / "grades.parquet"
    mark_class(tmp_path / "answers.csv", "bank-interest", out, summary)
    for file, lines in ((out, results), (summary, grades)):
        table = parquet.read_table(file).to_pylist()
        assert [{name: str(cell) for name, cell in line.items()} for line in table] == lines
    assert results[0]["student"].startswith("'=")


def test_a_crash_half_way_leaves_nothing_half_written(tmp_path):
    file = write(tmp_path / "answers.csv", [row(f"s{i}") for i in range(5)])
    out, summary = tmp_path / "results.csv", tmp_path / "grades.csv"
    out.write_text("what was there before")

    def failing(rows):
        yield from rows[:3]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mark_class(file, "bank-interest", out, summary, progress=failing)
    assert out.read_text() == "what was there before"
    assert sorted(left.name for left in tmp_path.iterdir()) == ["answers.csv", "results.csv"]


@pytest.mark.parametrize(
    ("name", "content"), [("a.csv", b""), ("a.csv", b"name,q1-weight\nann,1\n"), ("a.parquet", b"no")]
)
def test_a_file_that_cannot_be_used_gives_one_error_and_writes_nothing(tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BatchError, match=name):
        mark_class(tmp_path / name, "bank-interest", tmp_path / "out.csv")
    with pytest.raises(BatchError, match="cannot be read"):
        mark_class(tmp_path / "missing.csv", "bank-interest", tmp_path / "out.csv")
    assert [left.name for left in tmp_path.iterdir()] == [name]


def test_the_command_line_lists_shows_and_checks(capsys):
    assert main(["exercises"]) == 0
    assert "bank-interest" in capsys.readouterr().out
    assert main(["show", "bank-interest", "--variant", "7", "--key"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == ["id", "title", "about", "variant", "tokens", "inputs", "questions", "parts"]
    assert [set(question) for question in shown["questions"]] == [{"id", "title", "text", "graph"}] * 5
    assert {part["question"] for part in shown["parts"]} == {question["id"] for question in shown["questions"]}
    assert [question["graph"] for question in shown["questions"]] == ["plain", *["learned"] * 4]
    assert shown["variant"] == 7
    assert set(shown["parts"][0]) == {"id", "question", "kind", "shape", "prompt", "answer"}
    assert shown["parts"][0]["answer"] == exercises.load("bank-interest", 7).answer("q1-weight")
    assert main(["show", "bank-interest"]) == 0
    assert "answer" not in json.loads(capsys.readouterr().out)["parts"][0]
    assert main(["check", "bank-interest"]) == 0
    assert "= not distinguishable: 0, ✗ missed: 0" in capsys.readouterr().out


def test_the_command_line_marks_a_class(tmp_path, capsys):
    file = write(tmp_path / "answers.csv", [row("ann", q1_weight="0.2097"), row("ann")])
    out, summary = tmp_path / "r.csv", tmp_path / "g.csv"
    assert main(["grade", str(file), "--exercise", "bank-interest", "--out", str(out), "--summary", str(summary)]) == 0
    output = capsys.readouterr()
    assert "2 students" in output.out
    assert "answers.csv:3: student 'ann'" in output.err
    assert len(rows_of(out)) == 24


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "nothing"],
        ["check", "nothing.toml"],
        ["grade", "no.csv", "--exercise", "bank-interest", "--out", "x.csv"],
    ],
)
def test_the_command_line_says_what_is_wrong_in_one_line(arguments, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.fixture
def broken_bank(tmp_path, monkeypatch):
    """A bank with a misspelling in one file."""
    for file in exercises.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    broken = tmp_path / "journey.toml"
    broken.write_text(broken.read_text(encoding="utf-8").replace('node = "weights"', 'node = "weigths"', 1), "utf-8")
    monkeypatch.setattr(bank, "BANK", tmp_path)
    bank.load.cache_clear()
    yield broken
    bank.load.cache_clear()


def test_a_broken_file_is_named_in_one_sentence_and_the_other_exercises_are_listed(broken_bank, capsys):
    assert main(["exercises"]) == 0
    listed = capsys.readouterr()
    others = {file.stem for file in broken_bank.parent.glob("*.toml")} - {broken_bank.stem}
    assert sorted(line.split()[0] for line in listed.out.splitlines()) == sorted(others)
    (sentence,) = listed.err.splitlines()
    assert sentence.startswith(f"{broken_bank}: questions[")
    assert "“weigths”; did you mean weights?" in sentence


def test_a_broken_file_can_be_neither_shown_nor_marked(broken_bank, tmp_path, capsys):
    file = write(tmp_path / "answers.csv", [row("ann")])
    assert main(["show", "journey"]) == main(["check", "journey"]) == 2
    assert main(["grade", str(file), "--exercise", "journey", "--out", str(tmp_path / "r.csv")]) == 2
    assert capsys.readouterr().err.count("did you mean weights?") == 3
    assert not (tmp_path / "r.csv").exists()


@pytest.mark.parametrize(("out", "why"), [("missing/R.csv", "there is no such folder"), (".", "it is a folder")])
def test_results_that_cannot_be_written_are_told_in_one_sentence(tmp_path, capsys, out, why):
    answers = tmp_path / "answers.csv"
    answers.write_text("student,q1-weight\nada,0.2097\n", encoding="utf-8")
    assert main(["grade", str(answers), "--exercise", "bank-interest", "--out", str(tmp_path / out)]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"{tmp_path / out}: cannot be written ({why})"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["answers.csv"]


def test_a_row_of_another_length_is_reported_as_too_short_or_too_long(tmp_path):
    answers = tmp_path / "answers.csv"
    answers.write_text("student,q1-weight\nada\nbo,1,2,3\n", encoding="utf-8")
    reports = []
    list(read_rows(answers, exercises.load("bank-interest"), lambda line, text: reports.append((line, text))))
    assert (2, "1 cell, but the heading has 2; missing cells are blank") in reports
    assert (3, "4 cells, but the heading has 2; what is too much is left out") in reports
