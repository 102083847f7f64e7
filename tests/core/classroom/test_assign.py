"""Everybody's own numbers: from a key and an id, as links, tables and worksheets, and known again when they are marked."""

import codecs
import hashlib
import hmac
import json
import re
import shutil
import stat

import pytest

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.__main__ import main
from core.classroom.assigned_numbers import variant_of
from core.classroom.key_files import read_key
from core.classroom.worksheets import questions
from tests.core.classroom import classes
from tests.core.classroom.classes import rows_of, write
from tests.documents import ROOT

STUDENTS = ["Ann Lee", "Ben Ode", "Cy Fox", "Di Roe"]
PARTS = ("q1-weight", "q2-query-bank", "q4-weight")


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder with a roster of four, whose key is made by `assign`."""
    monkeypatch.chdir(tmp_path)
    lines = ["id,name", *(f"{i},{name}" for i, name in enumerate(STUDENTS, start=1))]
    (tmp_path / "roster.csv").write_text("\n".join(lines), encoding="utf-8")
    return tmp_path


def assign(*more, exit_code=0):
    arguments = ["assign", "roster.csv", "--exercise", "bank-interest", "--key-file", "key", "--out", "m.csv", *more]
    assert main(arguments) == exit_code


def variants(place):
    return {one["name"]: int(one["variant"]) for one in rows_of(place / "m.csv", "utf-8-sig")}


def right(variant, parts=PARTS):
    """The right answers of a variant."""
    key = exercises.load("bank-interest", variant).answers
    return [" ".join(f"{one:.4f}" for one in ([key[p]] if isinstance(key[p], float) else key[p])) for p in parts]


def grade(place, rows, *more, heading=("student", *PARTS), exit_code=0):
    write(place / "a.csv", rows, heading)
    return marked(place, "a.csv", *more, exit_code=exit_code)


def marked(place, answers, *more, exit_code=0):
    roster = ("--roster", "roster.csv", "--key-file", "key")
    return classes.grade(place, answers, *roster, *more, code=exit_code)[1]


def test_a_variant_follows_from_key_exercise_and_id_alone():
    digest = hmac.new(b"k" * 32, b"bank-interest\n0071", hashlib.sha256).digest()
    assert variant_of(b"k" * 32, "bank-interest", " 0071 ") == int.from_bytes(digest[:4], "big")
    assert len({variant_of(b"k" * 32, exercise, who) for exercise in ("a", "b") for who in ("1", "2")}) == 4


def test_an_address_without_https_would_make_links_that_open_nothing_and_is_refused(place, capsys):
    with pytest.raises(SystemExit):
        assign("--address", "x.org/app")
    assert "expected an address such as https://attention.example; found 'x.org/app'" in capsys.readouterr().err
    assert not (place / "m.csv").exists()


def test_the_key_is_made_once_for_its_owner_alone_and_the_numbers_stay(place, capsys):
    assign("--address", "https://x.org/app/")
    assert "chmod" not in capsys.readouterr().err
    key = (place / "key").read_bytes()
    assert stat.S_IMODE((place / "key").stat().st_mode) == 0o600
    first = (place / "m.csv").read_bytes()
    (place / "roster.csv").write_text("name;id\nBen Ode-New;2\nEd New;5\nAnn Lee;1\n", encoding="utf-8")
    before = variants(place)
    (place / "key").chmod(0o644)
    assign("--force", "--address", "https://x.org/app/")
    assert "key may be read by others than you; chmod 600 keeps it to yourself" in capsys.readouterr().err
    assert variants(place)["Ben Ode-New"] == before["Ben Ode"], "whoever changes the name keeps the numbers"
    assert (place / "key").read_bytes() == key
    assert first.startswith(codecs.BOM_UTF8), "or Excel takes it for Windows-1252"
    (row, *_) = rows_of(place / "m.csv", "utf-8-sig")
    assert row["link"] == f"https://x.org/app/quiz?exercise=bank-interest&variant={row['variant']}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--key-file", str(ROOT / "key")], "name a file outside, such as ../KEY"),
        (["--key-file", "roster.csv"], "expected a key, 64 digits"), (["--key-file", "."], "."),
        (["--key-file", "none/key"], "none/key: cannot be written (No such file"),
        (["--out", "roster.csv", "--force"], "it is the same file as roster.csv, which is read"),
        (["--worksheets", "m.csv"], "it is named twice"), (["--out", "m.xlsx"], "results are CSV or Parquet"),
        (["--id", "nmae"], "did you mean name?"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_one_sentence_and_nothing_is_written(place, capsys, arguments, sentence):
    assign(*arguments, exit_code=2)
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line
    assert sorted(file.name for file in place.iterdir()) == ["roster.csv"]
    assert not (ROOT / "key").exists()


def test_each_is_marked_by_the_own_numbers_and_who_handed_in_nothing_is_named(place, capsys):
    assign()
    own = variants(place)
    grades = grade(place, [["Lee, Ann", *right(own["Ann Lee"])], ["2", *right(own["Ben Ode"])]])
    assert [(one["score"], one["variant"], one["note"]) for one in grades.values()] == [
        ("3.0", str(own["Ann Lee"]), ""), ("3.0", str(own["Ben Ode"]), ""),
    ]  # fmt: skip
    assert (
        "roster.csv" not in capsys.readouterr().err.split("2 of 4 on the roster handed in nothing: Cy Fox, Di Roe")[1]
    )


@pytest.mark.parametrize("is_named", [True, False])
def test_anothers_numbers_are_marked_as_they_are_and_flagged(place, capsys, is_named):
    assign()
    own = variants(place)
    rows = [["Ann Lee", *right(own["Ben Ode"])], ["Ben Ode", *right(own["Ben Ode"])], ["Cy Fox", *right(None)]]
    numbers = [[str(own["Ben Ode"])], [str(own["Ben Ode"])], [""]] if is_named else [[]] * 3
    heading = ("student", *PARTS, *(["variant"] * is_named))
    grades = grade(place, [[*row, *more] for row, more in zip(rows, numbers, strict=True)], heading=heading)
    told = f"Done on the numbers of Ben Ode, variant {own['Ben Ode']}; Ann Lee has variant {own['Ann Lee']}."
    assert [(one["score"], one["note"]) for one in grades.values()] == [
        ("3.0", told), ("3.0", ""),
        ("3.0", f"Done on the numbers that the exercise itself has; Cy Fox has variant {own['Cy Fox']}."),
    ]  # fmt: skip
    assert f"a.csv:2: student 'Ann Lee': {told} They are marked by what they were done on" in capsys.readouterr().err


def test_whoever_is_wrong_is_not_taken_for_a_copy(place):
    (place / "key").write_text("0" * 64, encoding="ascii")
    assign()
    own = variants(place)
    one_of_bens = [right(own["Ann Lee"])[0], right(own["Ben Ode"])[1], "0.9999"]
    grades = grade(place, [["Ann Lee", *one_of_bens], ["Cy Fox", "0.5", "1 2 3", ""], ["Di Roe", "", "", ""]])
    assert [(one["variant"], one["note"]) for one in grades.values()] == [
        (str(own[name]), "") for name in ("Ann Lee", "Cy Fox", "Di Roe")
    ]


def test_a_variant_that_is_named_is_not_guessed(place):
    (place / "key").write_text("0" * 64, encoding="ascii")  # with some keys, numbers of the two are alike
    assign()
    own = variants(place)
    rows = [["Ann Lee", *right(own["Ben Ode"]), str(own["Ann Lee"])]]
    grades = grade(place, rows, heading=("student", *PARTS, "variant"))
    assert (grades["Ann Lee"]["score"], grades["Ann Lee"]["note"]) == ("0.0", "")


def test_nobody_and_two_of_one_name_are_told_and_not_guessed(place, capsys):
    (place / "roster.csv").write_text("id,name\n1,Ann Lee\n2,Ann Lee\n3,Cy Fox\n", encoding="utf-8")
    assign()
    _, of_the_second, _ = (one["variant"] for one in rows_of(place / "m.csv", "utf-8-sig"))
    rows = [["Ann Lee", "0.5", "", "", ""], ["Cy Foks", "0.5", "", "", ""], ["Ann Lee", "0.5", "", "", of_the_second]]
    grade(place, rows, heading=("student", *PARTS, "variant"), exit_code=3)
    grades = rows_of(place / "r-grades.csv")
    assert [one["score"] for one in grades] == ["", "", "0.0"]
    assert (grades[2]["variant"], grades[2]["note"]) == (of_the_second, "")
    assert grades[0]["note"] == "2 on the roster are called so."
    assert grades[1]["note"] == "Not on the roster; did you mean Cy Fox?"
    assert "It is not known which numbers these answers belong to." in capsys.readouterr().err


def test_a_key_that_changed_is_told_if_the_roster_says_the_variants(place, capsys):
    assign()
    shutil.copy(place / "m.csv", place / "roster.csv")
    assert grade(place, [["Ann Lee", *right(variants(place)["Ann Lee"])]])["Ann Lee"]["score"] == "3.0"
    (place / "key").write_text("0" * 64, encoding="ascii")
    grade_again = ["grade", "a.csv", "--exercise", "bank-interest", "--out", "n.csv", "--roster", "roster.csv"]
    assert main([*grade_again, "--key-file", "key"]) == 2
    assert "do not follow from this key" in capsys.readouterr().err
    assert not (place / "n.csv").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--roster", "roster.csv"], "--roster needs --key-file"), (["--key-file", "key"], "--key-file is given without"),
        (["--roster", "roster.csv", "--key-file", "key", "--variant", "7"], "--variant and --roster do not go together"),
        (["--roster", "roster.csv", "--key-file", "none"], "none: cannot be read"),
        (["--roster", "none.csv", "--key-file", "key"], "none.csv: cannot be read"),
    ],
)  # fmt: skip
def test_a_roster_goes_with_its_key(place, capsys, arguments, sentence):
    assign()
    (place / "a.csv").write_text("student,q1-weight\nAnn Lee,0.5\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["grade", "a.csv", "--exercise", "bank-interest", "--out", "r.csv", *arguments]) == 2
    assert sentence in capsys.readouterr().err.splitlines()[-1]


def test_a_folder_of_notebooks_takes_each_students_own_variant(place, capsys):
    assign()
    own = variants(place)
    folder = place / "class"
    folder.mkdir()
    for name, owner in (("Ann Lee", "Ann Lee"), ("Ben Ode", "Cy Fox")):
        exercise = exercises.load("bank-interest", own[owner])
        weights = exercise.answer("q3-weights")
        lines = [
            f"X = {exercise.inputs['X']}" * (owner != name),
            f"weights = {weights}",
            f"weights[1, 3] = {weights[1, 3]}",
        ]
        (folder / f"{name}.txt").write_text("\n".join(lines), encoding="utf-8")
    shutil.copy(NOTEBOOKS / "unscaled.ipynb", folder / "Di Roe.ipynb")
    grades = marked(place, "class")
    assert grades["Ann Lee"]["variant"] == str(own["Ann Lee"])
    assert float(grades["Ann Lee"]["score"]) == 2
    assert grades["Ann Lee"]["note"] == ""
    assert grades["Ben Ode"]["variant"] == str(own["Cy Fox"])
    assert float(grades["Ben Ode"]["score"]) == 2
    assert grades["Ben Ode"]["note"].startswith("Done on the numbers of Cy Fox")
    assert grades["Di Roe"]["note"].startswith("Done on the numbers that the exercise itself has")


def test_show_finds_the_numbers_of_a_student_with_the_key_alone(place, capsys):
    assign()
    capsys.readouterr()
    assert main(["show", "bank-interest", "--student", "1", "--key-file", "key"]) == 0
    assert json.loads(capsys.readouterr().out)["variant"] == variants(place)["Ann Lee"]
    assert main(["show", "bank-interest", "--student", "1"]) == 2
    assert variant_of(read_key(place / "key"), "bank-interest", "1") == variants(place)["Ann Lee"]


def test_worksheets_are_a_page_each_with_the_answers_apart(place):
    pytest.importorskip("typst")
    assign("--worksheets", "w.pdf", "--keys", "k.pdf")
    first = (place / "w.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", first)) == len(STUDENTS)
    assert re.search(rb"/Type\s*/Page\b", (place / "k.pdf").read_bytes())
    assign("--worksheets", "w.pdf", "--keys", "k.pdf", "--force")
    assert (place / "w.pdf").read_bytes() == first, "the same bytes"


def test_the_answers_on_paper_have_the_rows_of_the_matrix():
    exercise = exercises.load("bank-interest", 7)
    answers = {part["id"]: part["answer"] for question in questions(exercise) for part in question["parts"]}
    weights = exercise.answer("q3-weights")
    assert answers["q3-weights"] == [[f"{one:.4f}" for one in row] for row in weights]


def test_hostile_names_do_no_harm_in_tables_and_on_paper(place):
    pytest.importorskip("typst")
    names = [
        "=cmd|' /C calc'!A0", '#read("/etc/passwd")', "*_$x^2$ <a> @b \\", "a" * 3000, "\u202e\x1bevil", "王\U0001f600",
    ]  # fmt: skip
    write(place / "roster.csv", enumerate(names), ("id", "name"))
    assign("--worksheets", "w.pdf", "--keys", "k.pdf")
    assert len(re.findall(rb"/Type\s*/Page\b", (place / "w.pdf").read_bytes())) == len(names)
    assert [one["name"][:2] for one in rows_of(place / "m.csv")] == ["'=", "#r", "*_", "aa", "��", "王\U0001f600"]


def test_an_exercise_of_ones_own_is_assigned_without_links_and_that_is_told(place, capsys):
    text = (exercises.BANK / "journey.toml").read_text(encoding="utf-8")
    (place / "mine.toml").write_text(text.replace('id = "journey"', 'id = "mine"', 1), encoding="utf-8")
    arguments = ["assign", "roster.csv", "--key-file", "key", "--out", "m.csv", "--exercise", "mine.toml"]
    assert main(arguments) == 0
    assert {one["link"] for one in rows_of(place / "m.csv")} == {""}
    assert "there are no links: the app does not have mine" in capsys.readouterr().err
