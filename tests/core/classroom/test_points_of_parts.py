"""What the parts of an exercise are worth: as its file says, unless a policy says otherwise."""

import json

import pytest

from core import grading
from core.__main__ import main
from core.classroom.assign import numbers_of
from core.classroom.roster import Roster, Student
from core.classroom.worksheets import sheets
from core.export import moodle_xml
from core.export.question_items import items
from core.homework import bank
from tests.core.classroom.classes import grade, policy, rows_of, write
from tests.documents import ROOT, blocks, section


@pytest.fixture
def worth_three(tmp_path):
    """The exercise of the recipe, whose first part is worth three points and whose others are worth one."""
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    file = tmp_path / "mine.toml"
    file.write_text(recipe.code.replace('id = "weight"\n', 'id = "weight"\npoints = 3\n', 1), encoding="utf-8")
    return file


def marks(file, *options):
    """The score and the maximum of a student who is right in the first part only, and the points of that part."""
    right = f"{bank.find(str(file)).answer('weight'):.4f}"
    answers = write(file.with_name("answers.csv"), [["Ann", right]], ("student", "weight"))
    results, grades = grade(file.parent, answers, *options, of=file, name="results")
    return *(float(grades["Ann"][name]) for name in ("score", "max_score")), float(results["Ann", "weight"]["points"])


def test_the_marks_follow_the_points_of_the_exercise_and_a_policy_overrides_those_that_it_names(worth_three):
    assert marks(worth_three) == (3, 6, 3)
    assert marks(worth_three, "--policy", policy(worth_three.parent, "[points]\nweight = 2\n")) == (2, 5, 2)
    assert marks(worth_three, "--policy", policy(worth_three.parent, "[points]\nweights = 4\n")) == (3, 9, 3)


def test_the_policy_that_is_printed_is_the_one_in_the_results(worth_three, capsys):
    marks(worth_three, "--policy", policy(worth_three.parent, "[points]\nweights = 4\n"))
    (label,) = {one["policy"] for one in rows_of(worth_three.with_name("results.csv"))}
    assert f"Policy: {label}." in capsys.readouterr().out.splitlines()


def test_the_score_on_a_screen_follows_the_points_too_also_in_a_variant(worth_three):
    for variant in (None, 3):
        exercise = bank.find(str(worth_three), variant)
        grade = grading.grade(exercise, {"weight": f"{exercise.answer('weight'):.4f}"})
        assert (grade.score, grade.max_score) == (3, 6)


def test_what_a_part_is_worth_is_shown_where_that_is_not_one_point(worth_three, capsys):
    assert main(["show", str(worth_three)]) == 0
    assert [part.get("points") for part in json.loads(capsys.readouterr().out)["parts"]] == [3, None, None, None]


def test_a_worksheet_says_what_a_part_is_worth_and_its_key_is_right(worth_three, tmp_path):
    roster = Roster(columns=("id", "name"), students=(Student(id="1", name="Ann", cells=("1", "Ann")),))
    (sheet,) = sheets(numbers_of(str(worth_three), roster, b"0123456789abcdef"), "https://x.y")
    parts = [part for question in sheet["questions"] for part in question["parts"]]
    assert parts[0]["prompt"].endswith("? (3 points)")
    assert "points" not in parts[1]["prompt"]
    exercise = bank.find(str(worth_three), int(sheet["variant"]))
    assert grading.grade(exercise, {part["id"]: part["answer"] for part in parts}).score == 6


def test_a_platform_is_told_the_points(worth_three):
    exported = moodle_xml.quiz("mine", items(bank.find(str(worth_three)))).decode()
    assert exported.count("<defaultgrade>3</defaultgrade>") == 1


@pytest.mark.parametrize("points", ["0", "-1", "1e9", '"2"'])
def test_points_that_are_none_are_a_fault_with_its_line(worth_three, points, capsys):
    text = worth_three.read_text(encoding="utf-8").replace("points = 3", f"points = {points}")
    worth_three.write_text(text, encoding="utf-8")
    assert main(["check", str(worth_three)]) == 2
    line = text.splitlines().index(f"points = {points}") + 1
    assert (
        f"line {line}, column 10: questions[0].parts[0].points: expected a number above 0 and up to 1000; found "
        in capsys.readouterr().err
    )
