"""The scores of a class in the gradebooks of three platforms, with the columns that their importers read."""

import csv
import io

import pytest

from core.__main__ import main
from tests.core.classroom.classes import row, write

GRADES = "student,variant,score,max_score,percent\nazed,,7,14,50\nLee Bo,,14,14,100\n"
CANVAS = """\
Student,ID,SIS User ID,SIS Login ID,Section,HW 1 (4711),HW 2 (4712),Final Score
    Points Possible,,,,,14,10,(read only)
"Zed, Ann",11,s11,azed,A,1,5,50
"Bo, Lee",12,s12,lbo,A,,6,60
"""
MOODLE = """\
\ufeffIdentifier,Full name,Email address,Status,Grade,Maximum grade,Grade can be changed,Last modified (grade),Feedback comments
Participant 101,Ann Zed,ann@x.example,Submitted,-,100.00,Yes,-,
Participant 102,Lee Bo,lee@x.example,Submitted,-,100.00,Yes,-,
"""
BLACKBOARD = """\
"Last Name","First Name","Username","Student ID","Last Access","Availability","HW 1 [Total Pts: 28 Score] |993","Feedback to Learner","Other [Total Pts: 5 Score] |994"
"Zed","Ann","azed","7","","Yes","","",""
"Bo","Lee","lbo","8","","Yes","","","4"
"""


@pytest.fixture
def written(tmp_path, capsys):
    """A function that fills in a gradebook: the rows of the file, and what was said."""

    def written(platform, into="", *options, grades=GRADES, code=0):
        (tmp_path / "grades.csv").write_text(grades, "utf-8")
        (tmp_path / "into.csv").write_text(into, "utf-8")
        into_option = ["--into", str(tmp_path / "into.csv")] if into else []
        command = ["gradebook", str(tmp_path / "grades.csv"), "--for", platform, *into_option, "--out", "-", *map(str, options)]  # fmt: skip
        capsys.readouterr()
        assert main(command) == code
        out, err = capsys.readouterr()
        return list(csv.reader(io.StringIO(out))), err

    return written


def test_canvas_gets_back_its_own_rows_with_one_column_of_scores(written):
    rows, _ = written("canvas", CANVAS, "--column", "HW 1")
    assert rows == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "HW 1 (4711)"],
        ["    Points Possible", "", "", "", "", "14"],
        ["Zed, Ann", "11", "s11", "azed", "A", "7"],
        ["Bo, Lee", "12", "s12", "lbo", "A", "14"],
    ]


def test_canvas_gets_a_new_column_where_there_is_none_of_that_title(written):
    rows, said = written("canvas", CANVAS, "--column", "HW")
    assert rows[0][5:] == ["HW"]
    assert [row[5] for row in rows[2:]] == ["7", "14"]
    assert "there is no column 'HW' yet" in said


def test_moodle_gets_its_worksheet_scaled_to_its_maximum_with_everything_its_importer_needs(written):
    rows, said = written("moodle", MOODLE, grades=GRADES.replace("azed", "101"))
    assert {"Identifier", "Grade", "Last modified (grade)"} <= {name.lstrip("\ufeff") for name in rows[0]}
    assert [row[4] for row in rows[1:]] == ["50", "100"]
    assert "the column has 100 points, the scores 14; they are scaled" in said


def test_blackboard_keeps_the_number_of_its_column(written):
    rows, _ = written("blackboard", BLACKBOARD, "--column", "HW 1")
    assert rows[0][6:] == ["HW 1 [Total Pts: 28 Score] |993", "Feedback to Learner"]
    assert [row[6] for row in rows[1:]] == ["14", "28"]


def test_blackboard_is_told_how_a_comment_is_written(written, tmp_path):
    results = "student,variant,part,status,credit,mistakes,reading,message\nazed,,q1-weight,correct,1,,,Right.\n"
    (tmp_path / "results.csv").write_text(results, "utf-8")
    into = BLACKBOARD.replace('"Feedback to Learner"', '"Feedback to Learner","Feedback Format"')
    into = into.replace('"Yes","","",', '"Yes","","","HTML",')
    rows, _ = written("blackboard", into, "--column", "HW 1", "--results", tmp_path / "results.csv")
    assert [row[7:] for row in rows] == [
        ["Feedback to Learner", "Feedback Format"], ["q1-weight: correct. Right.", "SMART_TEXT"], ["", "HTML"],
    ]  # fmt: skip


def test_what_is_said_of_each_part_is_the_comment_and_is_escaped_where_it_is_html(written, tmp_path):
    answers = write(tmp_path / "answers.csv", [row("azed", q1_weight="?"), row("Lee Bo", q1_weight="0.2097")])
    assert main(["grade", str(answers), "--exercise", "bank-interest", "--out", str(tmp_path / "results.csv")]) == 0
    results = (tmp_path / "results.csv").read_text("utf-8")
    (tmp_path / "results.csv").write_text(results.replace("No number was found.", "<b>No number.</b>"), "utf-8")
    comments = ("--results", tmp_path / "results.csv")
    moodle, _ = written("moodle", MOODLE.replace("Ann Zed", "azed"), *comments)
    assert moodle[1][8].startswith("q1-weight: unreadable. ")
    assert "<br>q1-strength: blank<br>" in moodle[1][8]
    assert "&lt;b&gt;No number.&lt;/b&gt;" in moodle[1][8]
    assert "<b>" not in moodle[1][8]
    blackboard, _ = written("blackboard", BLACKBOARD, "--column", "HW 1", *comments)
    assert blackboard[2][7].startswith("q1-weight: correct. Right. q1-strength: blank ")
    _, said = written("canvas", CANVAS, "--column", "HW 1", *comments)
    assert "there is no column for comments" in said
    assert "canvas takes no comments from a file" in written("canvas", "", *comments)[1]


@pytest.mark.parametrize(
    ("platform", "heading"),
    [
        ("moodle", ["Username", "Self-attention", "Self-attention: feedback"]),
        ("canvas", ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Self-attention"]),
        ("blackboard", ["Username", "Self-attention", "Feedback to Learner", "Feedback Format"]),
    ],
)
def test_without_an_export_a_new_file_names_students_as_the_platform_knows_them(written, platform, heading):
    rows, _ = written(platform, grades=GRADES.replace("Lee Bo", "lbo"))
    assert rows[0] == heading
    assert rows[-1][heading.index("SIS Login ID" if platform == "canvas" else "Username")] == "lbo"
    assert rows[-1][heading.index("Self-attention")] == "14"


@pytest.mark.parametrize("platform", ["moodle", "blackboard"])
def test_no_new_file_is_made_in_which_a_platform_would_find_nobody(written, platform):
    assert "does not find 'Lee Bo' by a name: add --into with" in written(platform, code=2)[1]


def test_nobody_gets_a_score_that_may_be_somebody_elses(written):
    twins = CANVAS + '"Bo, Lee",13,s13,lbo2,A,,6,60\n'
    rows, said = written("canvas", twins, "--column", "HW 1", code=3)
    assert [row[5] for row in rows[2:]] == ["7", "", ""]
    assert "there is no student, or more than one, called 'Lee Bo'" in said
    rows, _ = written("canvas", twins, "--column", "HW 1", grades=GRADES.replace("Lee Bo", "Lee Bo (lbo2)"))
    assert [row[5] for row in rows[2:]] == ["7", "", "14"]
    rows, said = written("canvas", CANVAS, "--column", "HW 1", grades=GRADES + "AZED,,1,14,7\n")
    assert rows[2][5] == "1"
    assert "student 'azed' has 2 rows; none is written" in said


def test_who_is_not_marked_keeps_what_stands_there(written):
    rows, said = written("canvas", CANVAS, "--column", "HW 1", grades=GRADES.replace("azed,,7", "azed,,"), code=3)
    assert rows[2][5] == "1"
    assert "student 'azed' is not marked; no score is written" in said


@pytest.mark.parametrize(
    ("grades", "into", "why"),
    [
        ("student,score\na,1\n", CANVAS, "there is no column 'max_score'"),
        (GRADES.replace("7", "x"), CANVAS, "expected a number of points; found 'x'"), (GRADES, "a,b\n1,2\n", "expected an export in English: a column such as "), (GRADES, "", "there is nothing in it"),
    ],
)  # fmt: skip
def test_what_is_no_gradebook_is_told_in_one_sentence(tmp_path, capsys, grades, into, why):
    (tmp_path / "grades.csv").write_text(grades, "utf-8")
    (tmp_path / "into.csv").write_text(into, "utf-8")
    command = ["gradebook", str(tmp_path / "grades.csv"), "--for", "canvas", "--into", str(tmp_path / "into.csv")]
    assert main([*command, "--out", str(tmp_path / "out.csv")]) == 2
    assert why in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "out.csv").exists()
    assert main([*command, "--out", str(tmp_path / "into.csv"), "--force"]) == 2
