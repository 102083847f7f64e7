"""Exercises of a course's own, in the folder that EXERCISES names."""

import pytest

from core import exercises
from core.__main__ import main
from core.classroom import marked_rows
from core.homework import bank
from tests.documents import ROOT, blocks, section


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with one exercise, which EXERCISES names."""
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    (tmp_path / "mine.toml").write_text(recipe.code, encoding="utf-8")
    monkeypatch.setenv("EXERCISES", str(tmp_path))
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget():
    for remembered in (bank.ids, bank._form, bank.load):
        remembered.cache_clear()


def test_an_exercise_of_the_folder_is_one_of_the_bank(folder, capsys):
    assert "mine" in exercises.ids()
    assert exercises.load("mine", 3).variant == 3
    assert "mine" in bank.graded_ids()
    assert main(["show", "mine"]) == 0
    assert "The cat drank milk" in capsys.readouterr().out
    answers, results = folder / "answers.csv", folder / "results.csv"
    answers.write_text("student,weight\nAnn,0.1\n", encoding="utf-8")
    assert main(["grade", str(answers), "--exercise", "mine", "--out", str(results)]) == 0
    assert "Ann" in results.read_text(encoding="utf-8")


def test_its_file_counts_where_versions_are_compared(folder):
    assert marked_rows.source_of("mine") == folder / "mine.toml"


def test_a_file_called_like_one_of_the_project_is_told_and_hides_nothing(folder, capsys):
    (folder / "journey.toml").write_text("nonsense", encoding="utf-8")
    assert main(["exercises"]) == 0
    captured = capsys.readouterr()
    assert "journey.toml: expected another name: an exercise of the project is called journey" in captured.err
    assert "mine " in captured.out
    assert exercises.load("journey").id == "journey"


def test_a_folder_that_is_not_there_is_told(folder, monkeypatch, capsys):
    monkeypatch.setenv("EXERCISES", str(folder / "missing"))
    forget()
    assert main(["exercises"]) == 0
    assert f"EXERCISES: expected a folder that can be read; found {folder / 'missing'}" in capsys.readouterr().err
