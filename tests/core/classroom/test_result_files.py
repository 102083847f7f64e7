"""Where results go: complete or not at all, never over an input; and nothing in them runs as a formula."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.__main__ import main
from core.classroom.harmless_texts import harmless
from core.classroom.whole_class import mark_class
from tests.core.classroom.classes import mark, row, write
from tests.documents import ROOT

ANSWERS = "student,q1-weight\nann,0.2097\n"


@pytest.fixture
def answers(tmp_path, monkeypatch):
    """A folder with the answers of a class, and some other file."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "other.csv").write_text("precious", encoding="utf-8")
    file = tmp_path / "answers.csv"
    file.write_text(ANSWERS, encoding="utf-8")
    return file


def grade(*arguments, exercise="bank-interest"):
    return main(["grade", *map(str, arguments), "--exercise", exercise])


def command(answers, *more):
    """The command as a process of its own, and its surroundings."""
    of = [sys.executable, "-m", "core", "grade", str(answers), "--exercise", "bank-interest", *more]
    return {"args": of, "env": os.environ | {"PYTHONPATH": str(ROOT)}}


def test_results_and_grades_say_the_same_as_csv_and_as_parquet(tmp_path):
    from pyarrow import parquet

    rows = [row("=cmd|' /C calc'!A0", q1_weight="0.2097"), row("bob", q1_weight="0.3")]
    results, grades, _ = mark(tmp_path, rows)
    out, summary = tmp_path / "results.parquet", tmp_path / "grades.parquet"
    decisions = tmp_path / "open.parquet"
    mark_class(tmp_path / "answers.csv", "bank-interest", out, summary, open_answers=decisions)
    for file, lines in ((out, results), (summary, grades), (decisions, [])):
        table = parquet.read_table(file).to_pylist()
        assert [{name: str(cell) for name, cell in line.items()} for line in table] == lines
    assert results[0]["student"].startswith("'=")


def test_a_crash_half_way_leaves_nothing_half_written(tmp_path):
    file = write(tmp_path / "answers.csv", [row(f"s{i}") for i in range(5)])
    out, summary = tmp_path / "results.csv", tmp_path / "grades.csv"
    out.write_text("what was there before")

    def failing(_rows):
        assert len(list(tmp_path.glob(".marking-*"))) == 2
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mark_class(file, "bank-interest", out, summary, force=True, progress=failing)
    assert out.read_text() == "what was there before"
    assert sorted(left.name for left in tmp_path.iterdir()) == ["answers.csv", "results.csv"]


def linked(link, target):
    link.symlink_to(target)
    return link


@pytest.mark.parametrize("option", ["--out", "--summary"])
@pytest.mark.parametrize("name", ["answers.csv", "two.csv", "hard.csv"])
def test_the_answers_are_never_written_to(answers, capsys, name, option):
    """By their own name, by a link to a link or by a hard link."""
    output = answers.parent / name
    linked(answers.parent / "two.csv", linked(answers.parent / "one.csv", answers))
    (answers.parent / "hard.csv").hardlink_to(answers)
    outputs = [option, output] if option == "--out" else ["--out", "new.csv", option, output]
    assert grade(answers, *outputs, "--force") == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence == f"{output}: cannot be written (it is the same file as {answers}, which is read)"
    assert grade(output, *["--out", answers, "--force"]) == 2
    assert answers.read_text("utf-8") == ANSWERS
    assert not (answers.parent / "new.csv").exists()


@pytest.mark.parametrize("second", ["results.csv", "./results.csv", "sub/../results.csv"])
def test_two_outputs_are_two_files(answers, capsys, second):
    (answers.parent / "sub").mkdir()
    assert grade(answers, "--out", "results.csv", "--summary", second) == 2
    assert "it is named twice" in capsys.readouterr().err
    assert not (answers.parent / "results.csv").exists()


def test_a_file_that_exists_is_replaced_only_by_force(answers, capsys):
    other = answers.parent / "other.csv"
    assert grade(answers, "--out", "new.csv", "--summary", other) == 2
    assert capsys.readouterr().err == f"{other}: cannot be written (it exists; add --force to replace it)\n"
    assert other.read_text("utf-8") == "precious"
    assert not (answers.parent / "new.csv").exists()
    assert grade(answers, "--out", "new.csv", "--summary", other, "--force") == 0
    assert other.read_text("utf-8").startswith("student,variant,score")


def test_a_file_that_appears_while_a_class_is_marked_is_kept(answers):
    def slow(_rows):
        (answers.parent / "new.csv").write_text("precious", encoding="utf-8")

    with pytest.raises(ValueError, match="it exists"):
        mark_class(answers, "bank-interest", answers.parent / "new.csv", progress=slow)
    assert (answers.parent / "new.csv").read_text("utf-8") == "precious"


@pytest.mark.parametrize("target", ["other.csv", "nowhere.csv"])
@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_link_is_neither_replaced_nor_followed(answers, capsys, target, force):
    link = linked(answers.parent / "link.csv", answers.parent / target)
    assert grade(answers, "--out", link, *force) == 2
    assert "it is a symbolic link" in capsys.readouterr().err
    assert link.is_symlink()
    assert (answers.parent / "other.csv").read_text("utf-8") == "precious"
    assert not (answers.parent / "nowhere.csv").exists()


@pytest.mark.parametrize(("name", "option"), [("-", "--out"), ("/dev/stdout", "--summary")])
def test_standard_output_is_written_to(answers, name, option):
    arguments = [option, name] if option == "--out" else ["--out", "results.csv", option, name]
    run = subprocess.run(**command(answers, *arguments), capture_output=True, text=True, check=True)
    assert run.stdout.startswith("student,variant,")
    assert run.stdout.count("\n") == (15 if option == "--out" else 2)
    assert "Marked 1 student" in run.stderr
    assert not os.path.lexists("-")


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_what_is_no_regular_file_is_written_to_and_stays(answers, force):
    """A pipe stands for devices, too: a test that tried a real one could replace it."""
    os.mkfifo("pipe.csv")
    pipe = os.open("pipe.csv", os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert grade(answers, "--out", "pipe.csv", *force) == 0
        assert os.read(pipe, 100).startswith(b"student,variant,part")
    finally:
        os.close(pipe)
    assert Path("pipe.csv").is_fifo()


def test_an_output_that_is_appended_to_the_answers_is_refused(answers):
    """Otherwise its own results would be read as answers, for ever."""
    with answers.open("a", encoding="utf-8") as stream:
        run = subprocess.run(**command(answers, "--out", "-"), stdout=stream, timeout=60, check=False)
    assert run.returncode == 2
    assert answers.read_text("utf-8") == ANSWERS


def test_nobody_reading_the_output_is_no_error(answers):
    answers.write_text("student,q1-weight\n" + "ann,0.2097\n" * 3000, encoding="utf-8")
    with subprocess.Popen(**command(answers, "--out", "-"), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        run.stdout.readline()
        run.stdout.close()
        said = run.stderr.read().decode()
    assert run.returncode == 1
    assert "Error" not in said
    assert "Broken" not in said


def test_parquet_is_written_in_parts_and_complete(tmp_path, monkeypatch):
    from pyarrow import parquet

    from core.classroom import result_files

    monkeypatch.setattr(result_files, "_ROWS_AT_ONCE", 10)
    file = write(tmp_path / "answers.csv", [row(f"s{i}", q1_weight="?") for i in range(3)])
    mark_class(file, "bank-interest", tmp_path / "results.parquet")
    table = parquet.ParquetFile(tmp_path / "results.parquet")
    assert table.num_row_groups == 5
    assert table.read().column("student").to_pylist() == [f"s{i}" for i in range(3) for _ in range(14)]
    assert table.read().column("credit")[0].as_py() is None


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"), ("-2+3", "'-2+3"), ("＝1+1", "'＝1+1"),
        (" =HYPERLINK(1)", "' =HYPERLINK(1)"), ("\xa0=1+1", "'\xa0=1+1"), ("\u200b=1+1", "'\u200b=1+1"), ("−2+3", "'−2+3"),
        ("\r=1", "'\r=1"), ("\n=1", "'\n=1"), ("\tann", "'\tann"), ("ann;=1+1", "ann;'=1+1"), ("ann\t=1+1", "ann\t'=1+1"),
        ("ann\n =1+1", "ann\n' =1+1"), ("-ann + 1", "'-ann + 1"), ("ann\u202e", "ann�"), ("\ud800", "�"),
        ("\x01=1+1", "'�=1+1"), ("-0.25", "-0.25"), ("+1e-3", "+1e-3"), ("", ""), ("-1,5", "-1,5"),
        ("−0.25", "−0.25"), ("12.5 %", "12.5 %"), ("0.1 -0.2\n-0.3 0.4", "0.1 -0.2\n-0.3 0.4"), ("Zoë Müller", "Zoë Müller"),
        ("@ann", "@ann"), ("-ann", "-ann"), ("-b.ob_7@x", "-b.ob_7@x"), ("−zoë", "−zoë"), ("_x", "_x"), ("＠ann", "＠ann"),
        ("0.2; -0.3", "0.2; -0.3"),
    ],
)  # fmt: skip
def test_nothing_in_the_output_is_a_formula(text, written):
    assert harmless(text) == written
