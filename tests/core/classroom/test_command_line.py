"""The command line: what it shows, field for field, what it says, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from core import exercises
from core.__main__ import main
from core.classroom import marked_rows
from core.classroom.reports import BatchError
from core.classroom.whole_class import mark_class
from core.homework import bank, exercise_files
from core.homework.grade import grade
from tests.core.classroom.classes import row, write


@pytest.fixture
def broken_bank(tmp_path, monkeypatch):
    """A bank with a misspelling in one file."""
    for file in exercises.BANK.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    broken = tmp_path / "journey.toml"
    broken.write_text(broken.read_text(encoding="utf-8").replace('node = "weights"', 'node = "weigths"', 1), "utf-8")
    for module in (bank, exercise_files):
        monkeypatch.setattr(module, "BANK", tmp_path)
    bank.load.cache_clear()
    yield broken
    bank.load.cache_clear()


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


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "bank-intrest"], "There is no exercise “bank-intrest”; did you mean bank-interest?"),
        (["check", "x"], "There is no exercise “x”; there are bank-interest, dog-tail, economic-area, journey, rain-fell, river-bank"),
        (["show", "journey", "--variant", "-3"], "There is no variant “-3”; variants are whole numbers from 0 to 4294967295"),
        (["show", "journey", "--variant", "9" * 5000], "There is no variant “9999"),
        (["check", "folder.toml"], "folder.toml: file: expected a file that can be read (Is a directory)"),
        (["check", "missing/mine.toml"], "missing/mine.toml: file: expected a file that can be read"),
    ],
)  # fmt: skip
def test_an_exercise_or_a_variant_that_does_not_exist_is_one_sentence(
    arguments, sentence, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.toml").mkdir()
    assert main(arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(sentence)
    assert len(line) < 200


def test_the_end_of_the_command_says_what_was_marked_and_by_which_policy(tmp_path, capsys):
    file = tmp_path / "answers.csv"
    lines = ["student,variant,q1-weight,q1-strength", "ann,7,0.2,?", "bob,x,0.2,?", "cy,7,?,?"]
    file.write_text("\n".join(lines), encoding="utf-8")
    command = ["grade", str(file), "--exercise", "bank-interest", "--out", str(tmp_path / "r.csv")]
    assert main(command) == 3, "somebody is not marked"
    assert capsys.readouterr().out.splitlines() == [
        f"Marked 2 students; see {tmp_path / 'r.csv'}.", "1 student could not be marked, as said above.",
        "Too few decimals: 1 answer; such numbers get no credit.",
        "Unreadable: 3 answers; they are yours to look at, and their credit is empty.",
    ]  # fmt: skip
    assert main([*command, "--force", "--imprecise", "full", "--unreadable", "none"]) == 3
    assert capsys.readouterr().out.splitlines()[2:] == [
        "Too few decimals: 1 answer; such numbers get full credit.",
        "Unreadable: 3 answers; no credit.",
    ]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_one_sentence():
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "core", "show", "bank-interest"]
        shown = subprocess.run(command, check=False, stdout=full, stderr=subprocess.PIPE, text=True)
    assert shown.returncode == 2
    assert shown.stderr.startswith("The output could not be written (No space left")
    assert "Traceback" not in shown.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_the_file_that_does_not_fit_is_the_one_that_is_named(tmp_path, capsys):
    file = write(tmp_path / "answers.csv", [row("ann")])
    command = ["grade", str(file), "--exercise", "bank-interest", "--out", "/dev/full"]
    assert main([*command, "--summary", str(tmp_path / "g.csv")]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("/dev/full: cannot be written (No space left")
    assert not (tmp_path / "g.csv").exists()


def test_answers_that_change_while_they_are_read_are_not_marked(tmp_path):
    file, out = write(tmp_path / "answers.csv", [row("ann")]), tmp_path / "r.csv"

    def append(_rows):
        with file.open("a", encoding="utf-8") as stream:
            stream.write("bob\n")

    with pytest.raises(BatchError, match="changed while it was read; no file was written"):
        mark_class(file, "bank-interest", out, progress=append)
    assert not out.exists()


def test_the_end_of_the_command_says_on_how_many_the_program_failed_and_so_does_its_exit_code(
    tmp_path, capsys, monkeypatch
):
    def breaks(exercise, answers, **options):
        return grade(exercise, answers, **options) if answers["q1-weight"] != "?" else 1 / 0

    monkeypatch.setattr(marked_rows, "grade", breaks)
    file = write(tmp_path / "answers.csv", [row("ann", q1_weight="0.2097"), row("bob", q1_weight="?")])
    assert main(["grade", str(file), "--exercise", "bank-interest", "--out", str(tmp_path / "r.csv")]) == 3
    said = capsys.readouterr()
    assert "answers.csv:3: not marked. The program failed on these answers (ZeroDivisionError in" in said.err
    assert said.out.splitlines()[1].startswith("The program failed on 1 student: their status is error")


def test_escape_characters_in_the_name_of_a_file_are_spelt_out(tmp_path, capsys):
    name = "\x1b]0;owned\x07\x1b[31m\u202e.csv"
    command = ["grade", str(tmp_path / name), "--exercise", "bank-interest", "--out"]
    assert main([*command, str(tmp_path / "r.csv")]) == 2
    write(tmp_path / name, [row("ann"), row("ann")])
    assert main([*command, str(tmp_path / "\x1b[1mr.csv")]) == 0
    said = capsys.readouterr()
    assert not set(said.out + said.err) & set("\x1b\x07\u202e")
    assert said.err.count("\\x1b]0;owned\\x07\\x1b[31m\\u202e.csv") == 2
    assert "\\x1b[1mr.csv" in said.out


@pytest.mark.parametrize("exercise_id", exercises.ids())
@pytest.mark.parametrize(("variant", "key"), [(None, False), (7, True)])
def test_show_prints_these_fields_and_no_others(capsys, exercise_id, variant, key):
    arguments = ["--variant", str(variant)] * (variant is not None) + ["--key"] * key
    assert main(["show", exercise_id, *arguments]) == 0
    shown = json.loads(capsys.readouterr().out)
    exercise = exercises.load(exercise_id, variant)
    expected = {
        "id": exercise.id, "title": exercise.title, "about": exercise.about, "variant": variant,
        "tokens": list(exercise.tokens), **({"tokens_kv": exercise.tokens_kv} if exercise.tokens_kv else {}),
        "inputs": {name: M.tolist() for name, M in exercise.inputs.items()},
        "questions": [{"id": q.id, "title": q.title, "text": q.text, "graph": q.graph} for q in exercise.questions],
        "parts": [
            {"id": part.id, "question": part.question, "kind": part.kind, "shape": part.shape, "prompt": part.prompt}
            | ({"answer": exercise.answer(part.id)} if key else {})
            for part in exercise.parts
        ],
    }  # fmt: skip
    assert shown == json.loads(json.dumps(expected, default=np.ndarray.tolist))
    assert list(shown) == list(expected)
