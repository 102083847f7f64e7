"""The bank and a course's own folder: every part has an answer, and a fault is reported with its place."""

import numpy as np
import pytest

from core import exercises
from core.__main__ import main
from core.classroom import marked_rows
from core.classroom.check import prove
from core.exercises import ExerciseDataError, load
from core.homework import bank
from core.homework.variants import vary
from tests.core.homework.plain import MINE, load_text
from tests.documents import ROOT, blocks, section


def test_the_ids_start_with_the_homework():
    first, *others = exercises.ids()
    assert first == "bank-interest"
    assert others == sorted(others)
    assert {"journey", "river-bank"} <= set(others)
    assert {*others}.difference(exercises.ids_of_one_sentence()) == {"economic-area"}


def answer(exercise_id, part_id):
    return load(exercise_id).answer(part_id)


def test_answers_are_the_figures_of_the_course():
    assert round(answer("bank-interest", "q1-weight"), 4) == 0.2097
    assert answer("bank-interest", "q1-strength") == "weak"
    assert round(answer("bank-interest", "q4-weight"), 4) == 0.7029
    assert answer("bank-interest", "q4-strength") == "strong"
    top = answer("bank-interest", "q5-top-two")
    assert [(word, round(weight, 4)) for word, weight in top] == [("interest", 0.7029), ("bank", 0.2482)]
    assert round(answer("river-bank", "similarity-swam-bank"), 4) == -1.5239
    assert round(answer("river-bank", "similarity-river-bank"), 4) == 16.6162
    assert np.round(answer("journey", "query-journey"), 4).tolist() == [0.4306, 1.4551]
    assert np.round(answer("journey", "sum-context-journey"), 4).tolist() == [0.4355, 0.6451, 0.5680]
    assert np.round(answer("journey", "context-journey"), 4).tolist() == [0.4419, 0.6515, 0.5683]


def test_parts_that_were_added_stand_among_the_others_in_their_order():
    """A file of answers names its columns, and the rows of the results stay in the order they had."""
    added = ("q1-weights", "q6-context")
    ids = [part.id for part in load("bank-interest").parts]
    assert [one for one in ids if one not in added] == [
        "q1-weight", "q1-strength", "q2-query-bank", "q2-key-bank", "q2-value-bank", "q2-query-interest",
        "q2-key-interest", "q2-value-interest", "q3-weights", "q4-weight", "q4-strength", "q5-top-two",
    ]  # fmt: skip


def test_no_answer_is_stored_in_a_file():
    for file in exercises.BANK.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for figure in ("0.2097", "0.7029", "0.2482", "1.5239", "16.616", "0.4306", "1.4551", "0.2379"):
            assert figure not in text, (file.name, figure)


def test_a_file_outside_the_bank_is_read(tmp_path):
    exercise = load_text(tmp_path, MINE)
    assert exercise.answer("first") == pytest.approx(1 / (1 + np.exp(0.05 - 0.11)))


def test_an_exercise_is_homework_unless_its_file_says_that_it_is_an_example(tmp_path):
    assert load_text(tmp_path, MINE).graded
    assert not load_text(tmp_path, f"graded = false{MINE}").graded


def test_large_numbers_that_are_allowed_lead_to_no_error_in_variants_proofs_and_marks(tmp_path):
    text = MINE.replace("0.4", "1e6").replace("0.1", "-1e6")
    with np.errstate(over="raise", invalid="raise"):
        exercise = load_text(tmp_path, text)
        assert vary(exercise, 3).variant == 3
    assert prove(exercise)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("mine.txt", "mine.txt: file: expected the name of an exercise file, which ends in .toml"),
        ("some/where/mine", "some/where/mine: file: expected the name of an exercise file, which ends in .toml"),
        ("nowhere.toml", "nowhere.toml: file: expected a file that can be read (No such file or directory)"),
        ("nonsense", "id: expected one of bank-interest, "),
    ],
)
def test_a_name_that_is_no_exercise_is_told_in_one_sentence(name, says):
    with pytest.raises(ExerciseDataError) as caught:
        exercises.find(name)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("variant", [-1, 2**32, 10**5000], ids=["negative", "large", "huge"])
def test_an_impossible_variant_is_told_in_one_sentence(variant):
    with pytest.raises(
        ExerciseDataError, match=r"^journey: variant: expected a whole number from 0 to 4294967295; found"
    ):
        exercises.find("journey", variant)


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
    for remembered in (bank.ids, bank._file_form, bank.load, bank.find):
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
