"""The command line: what it shows, what it says, and how it ends."""

import json

import pytest

from core import exercises
from core.__main__ import main
from core.homework import bank
from tests.core.classroom.classes import row, rows_of, write


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
