"""All that a class handed in through a platform becomes one table that is marked; nothing stops more than one student."""

import os
import shlex
import stat
import zipfile
from pathlib import Path

import numpy as np
import pytest

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.__main__ import main
from core.classroom.check import spell as key_text
from core.classroom.homework_file import Answers, csv_of, file_bytes, make_file
from core.uploads import example, export_files
from core.uploads.outputs import UploadError
from core.uploads.submissions.answer_tables import answer_rows
from core.uploads.submissions.collector import CollectedRow
from core.uploads.submissions.twins import twins
from tests.core.classroom.classes import rows_of
from tests.core.uploads import hostile

KEY = "a secret of thirty-two characters"
NOW = 1_790_000_000
EXERCISE = exercises.load("bank-interest")
EVERY_KIND = Path(__file__).parents[3] / "docs" / "exercises" / "every-kind.toml"


def homework(student, texts=None, variant=None, key=KEY, at=NOW, **more):
    answers = Answers(exercise="bank-interest", variant=variant, texts=texts or {"q1-weight": "0.2097"}, **more)
    return file_bytes(make_file(student, "quiz", [answers], at=at, key=key.encode()))


def archive(tmp_path, members, name="submissions.zip"):
    (tmp_path / name).write_bytes(hostile.archive(members))
    return tmp_path / name


def moodle(name, number, file):
    return f"{name}_{number}_assignsubmission_file_/{file}"


def test_arrays_packed_like_a_workbook_and_texts_are_no_table_of_answers():
    assert answer_rows("work.npz", hostile.npz(weight=np.array(0.2097)), EXERCISE) == ()
    assert answer_rows("empty.xlsx", hostile.workbook(lambda _sheet: None), EXERCISE) == ()
    table = csv_of(EXERCISE, "Cy Ott", {"q1-weight": "0.21"}).encode()
    assert [len(answer_rows(name, table, EXERCISE)) for name in ("answers.csv", "README.md")] == [1, 0]
    assert answer_rows("answers.csv", hostile.archive({"answers.csv": table}, zipfile.ZIP_STORED), EXERCISE) == ()
    many = b"student,q1-weight" + b"\nCy Ott,0.21" * 20
    assert len(answer_rows("answers.csv", many, EXERCISE)) == 20
    with pytest.raises(UploadError, match="more than 20 students"):
        answer_rows("answers.csv", many + b"\nCy Ott,0.21", EXERCISE)


def test_of_a_cell_2000_letters_are_read_and_an_answer_that_fills_them_is_said_to_be_cut():
    cut = {}
    for length in (1999, 2000):
        table = csv_of(EXERCISE, "Cy Ott", {"q1-weight": "0." + "2" * (length - 2)}).encode()
        (row,) = answer_rows("answers.csv", table, EXERCISE)
        cut[length] = row.cut
    assert cut == {1999: frozenset(), 2000: {"q1-weight"}}


def test_of_many_who_handed_in_nothing_the_first_20_are_named(collect):
    roster = "id;name\n" + "".join(f"{i};Student {i:02}\n" for i in range(1, 24))
    member = {moodle("Student 01", 101, "homework.json"): homework("Student 01")}
    _, out, _ = collect(member, roster=roster)
    assert "Student 21 and 2 more." in out


@pytest.fixture
def collect(tmp_path, capsys, monkeypatch):
    """Collects members of an archive, with a roster if names are given: the rows by student, and what was said."""

    def collected(members, *more, roster="", code=0, key=KEY):
        monkeypatch.setenv("HAND_IN_KEY", key)
        export = members if hasattr(members, "suffix") else archive(tmp_path, members)
        out = tmp_path / "ANSWERS.csv"
        if roster:
            (tmp_path / "roster.csv").write_text(roster, encoding="utf-8")
            more = (*more, "--roster", str(tmp_path / "roster.csv"))
        arguments = ["collect", str(export), "--exercise", "bank-interest", "--out", str(out), "--force", *more]
        assert main(arguments) == code
        said = capsys.readouterr()
        with out.open(encoding="utf-8-sig") as stream:
            assert stream.read(1), "Excel knows it by its mark"
        (tmp_path / "plain.csv").write_text(out.read_text("utf-8-sig"), encoding="utf-8")
        return {one["student"]: one for one in rows_of(tmp_path / "plain.csv")}, said.out, said.err

    return collected


def test_homework_files_notebooks_and_tables_of_a_moodle_export_become_answers_that_are_marked(
    collect, tmp_path, capsys
):
    rows, out, err = collect(
        {
            moodle("Anna Ødegård", 101, "homework.json"): homework("Anna Ødegård", hints={"q1-weight": 21}),
            moodle("Ben Lee", 102, "work.ipynb"): (NOTEBOOKS / "torch-labels.ipynb").read_bytes(),
            moodle("Cy Ott", 103, "answers.csv"): csv_of(EXERCISE, "Cy Ott", {"q1-weight": "0,21", "q1-strength": "weak"}),
            moodle("Dee Zu", 104, "report.pdf"): b"%PDF",
        },
        roster="id;name\n1;Anna Ødegård\n2;Ben Lee\n3;Cy Ott\n4;Dee Zu\n5;Eve Absent\n",
        code=3,
    )  # fmt: skip
    assert [(one["student"], one["id"]) for one in rows.values()] == [
        ("Anna Ødegård", "1"), ("Ben Lee", "2"), ("Cy Ott", "3"), ("Dee Zu", "4"),
    ]  # fmt: skip
    assert rows["Anna Ødegård"]["signature"] == "signed"
    assert rows["Anna Ødegård"]["hints"].split() == ["q1-weight"] * 20
    assert (rows["Cy Ott"]["q1-weight"], rows["Cy Ott"]["taken"]) == ("0,21", "")
    assert rows["Dee Zu"]["fault"] == "report.pdf: files of this kind are not read"
    assert "it names" not in err
    assert "Collected the answers of 3 students of 5 on the roster." in out
    assert "Nothing usable from 1, as said above: Dee Zu." in out
    assert "Nothing handed in by 1: Eve Absent." in out
    results = tmp_path / "r.csv"
    more = ("--summary", str(tmp_path / "g.csv"), "--decisions-out", str(tmp_path / "open.csv"))
    arguments = ["grade", str(tmp_path / "ANSWERS.csv"), "--exercise", "bank-interest", "--out", str(results), *more]
    assert main(arguments) == 3
    grades = {one["student"]: one for one in rows_of(tmp_path / "g.csv")}
    assert [float(grades[who]["score"]) for who in ("Anna Ødegård", "Ben Lee")] == [1, len(EXERCISE.parts)]
    assert grades["Dee Zu"]["score"] == ""
    said = capsys.readouterr()
    assert "is not a part" not in "".join(line for line in said.err.splitlines() if "'files'" in line)
    assert f"Open: {len(rows_of(tmp_path / 'open.csv', 'utf-8-sig'))} answers of 2 students;" in said.out
    of_dee = {one["message"] for one in rows_of(results) if one["student"] == "Dee Zu"}
    assert of_dee == {"report.pdf: files of this kind are not read. Your teacher will look at it."}
    of_ben = {one["part"]: one["message"] for one in rows_of(results) if one["student"] == "Ben Lee"}
    assert of_ben["q3-weights"] == "Right. Taken from cell 8, lines 1 to 5, weights."


def test_a_workbook_of_answers_is_read_and_says_whose_numbers_it_answers(collect):
    table = (["student", "variant", "q1-weight"], ["Cy Ott", 7, 0.21], ["Ann Lee", 8, 0.3])
    book = hostile.workbook(lambda sheet: [sheet.append(row) for row in table])
    notebook = example.notebook(exercises.load("bank-interest", 7))
    rows, _, _ = collect({moodle("Cy Ott", 103, "answers.xlsx"): book, moodle("Cy Ott", 103, "w.ipynb"): notebook})
    assert [rows["Cy Ott"][column] for column in ("variant", "q1-weight")] == ["7", "0.21"]
    assert "q2-query-bank Taken from row 2 of the 5 × 3 in w.ipynb, " in rows["Cy Ott"]["taken"]


@pytest.mark.parametrize(
    ("table", "weight", "sentence"),
    [
        ("Kim Bo,0.1\nAnn Lee,0.3\nKim Bo,0.2\n", "0.2", ""), ("Ann Lee,0.1\n", "0.1", "it names 'Ann Lee', but"), (",0.1\n", "0.1", ""),
        ("Ann Lee,0.1\nCy Ott,0.2\n", "", "2 rows, none of them with this student's name"),
    ],
)  # fmt: skip
def test_of_a_table_the_student_s_own_last_row_counts_or_the_only_one(collect, table, weight, sentence):
    content = f"student,q1-weight\n{table}".encode()
    rows, _, err = collect({moodle("Kim Bo", 7, "answers.csv"): content}, code=0 if weight else 3)
    assert rows["Kim Bo"]["q1-weight"] == weight
    assert sentence in err if sentence else not err


def test_what_a_notebook_left_in_doubt_is_still_in_doubt_when_the_collected_answers_are_marked(collect, tmp_path):
    name = moodle("Kim Bo", 7, "w.ipynb")
    rows, *_ = collect({name: (NOTEBOOKS / "unscaled.ipynb").read_bytes()}, "--deadline", "2026-01-01")
    assert rows["Kim Bo"]["late"] == "", "nothing says when it was handed in"
    assert "q3-weights [guessed] A guess: taken from cell 4, lines 1 to 5" in rows["Kim Bo"].get("taken")
    more = ("--out", str(tmp_path / "r.csv"), "--decisions-out", str(tmp_path / "open.csv"))
    assert main(["grade", str(tmp_path / "ANSWERS.csv"), "--exercise", "bank-interest", *more]) == 0
    table = (tmp_path / "open.csv").read_text("utf-8-sig")
    assert "Kim Bo,,q3-weights,guessed,A guess: taken from cell 4" in table.replace('"', "")


def test_canvas_and_blackboard_name_their_files_otherwise_and_keep_their_ids(collect):
    canvas = {
        "leeannamaria_LATE_55_901_homework.json": homework("Anna Maria Lee"),
        "ottcy_56_902_homework-1.json": homework("Cy Ott"),
    }
    roster = "name,id\nAnna Maria Lee,55\nCy Ott,x9\n"
    assert "Canvas says" not in collect(canvas, "--deadline", "2026-01-01", roster=roster)[2]
    rows, _, err = collect(canvas, "--deadline", "2030-01-01", roster=roster)
    assert {one["student"]: one["id"] for one in rows.values()} == {"Anna Maria Lee": "55", "Cy Ott": "x9"}
    assert "is called" not in err
    assert "Anna Maria Lee: Canvas says that it came late, but not how late" in err
    assert "Cy Ott" not in err
    first, last = "Homework 1_alee7_attempt_2026-11-20-13-45-10", "Homework 1_alee7_attempt_2026-11-21-13-45-10"
    rows, _out, err = collect(
        {
            f"{first}.txt": "Name: Anna Lee (alee7)\nAssignment: Homework 1\n",
            f"{first}_homework.json": homework("alee7", {"q1-weight": "0.9"}),
            f"{last}.txt": "Name: Anna Lee (alee7)\nAssignment: Homework 1\n",
            f"{last}_work.txt": b"q1-weight: 0.2097",
            "Homework 1_ott9_attempt_2026-11-21-13-45-10.txt": "Name: Anna Lee (alee7)\n",
        },
        "--deadline", "2026-11-21T01:45:10", code=3,
    )  # fmt: skip
    assert rows["ott9"]["fault"].startswith("No answers")
    assert [rows["Anna Lee"][column] for column in ("id", "q1-weight", "late")] == ["alee7", "0.2097", "0.5000"]
    assert "names" not in err
    *_, err = collect({f"{first}_homework.json": homework("alee7")}, roster="name,id\nAnna Lee,alee7\n")
    assert err == ""


def test_what_only_half_of_the_files_are_called_is_no_platform_s_name(collect):
    rows, *_ = collect({moodle("Ann", 1, "homework.json"): homework("Ann"), "Ben/homework.json": homework("Ben")})
    assert [one["id"] for one in rows.values()] == ["", ""]


def test_several_files_are_one_student_and_where_they_differ_a_person_may_choose(collect):
    texts = {"q1-weight": "0.9", "q3-weights": key_text(np.full((5, 5), 0.2), 4), "q4-weight": "70.3 %"}
    rows, *_ = collect(
        {
            moodle("Kim Bo", 7, "homework.json"): homework("Kim Bo", texts),
            moodle("Kim Bo", 7, "w.ipynb"): (NOTEBOOKS / "torch-labels.ipynb").read_bytes(),
        }
    )
    (one,) = rows.values()
    assert one["q1-weight"] == "0.9"
    assert "q1-weight [rival] Taken from homework.json. It differs from a print: 0.20" in one["taken"]
    assert "q3-weights [rival] Taken from homework.json. It differs from a print: " in one["taken"]
    assert one["q4-weight"] == "70.3 %"
    assert one["taken"].count("[rival]") == 2, "two spellings of what is right are no rivals"
    assert one["q6-context"], "what only the notebook has is taken from it"
    assert one["files"] == "homework.json, w.ipynb"


@pytest.mark.parametrize("seconds", [0, 1])
def test_of_two_homework_files_the_one_made_last_counts_and_of_one_time_the_last_by_name(collect, seconds):
    earlier, last = ("z.json", "a.json") if seconds else ("a.json", "z.json")
    rows, _, err = collect(
        {
            moodle("Kim Bo", 7, earlier): homework("Kim Bo", {"q1-weight": "0.1"}),
            moodle("Kim Bo", 7, last): homework("Kim Bo", {"q1-weight": "0.2"}, at=NOW + seconds),
        }
    )
    assert rows["Kim Bo"]["q1-weight"] == "0.2"
    assert f"2 homework files; the one made last counts, {last}" in err


def test_a_fault_of_the_program_costs_one_student(collect, monkeypatch):
    monkeypatch.delattr("core.uploads.submissions.collector.match")
    names = {
        who: moodle(who, i, file) for i, (who, file) in enumerate({"Ann": "homework.json", "Ben": "w.txt"}.items())
    }
    members = {names["Ann"]: homework("Ann", variant=7), names["Ben"]: b"q1-weight: 0.2097"}
    rows, *_ = collect(members, "--variant", "7", code=3)
    assert [(rows[who]["variant"], rows[who]["q1-weight"]) for who in names] == [("7", "0.2097"), ("7", "")]
    assert "NameError" in rows["Ben"]["fault"]


def test_a_file_of_another_exercise_is_told_and_stands_as_one_fault(collect):
    river = (NOTEBOOKS / "river-bank.ipynb").read_bytes()
    rows, _, err = collect({moodle("Kim Bo", 7, "hw.ipynb"): river}, code=3)
    assert "Kim Bo: No answers to bank-interest were found: are these to another exercise?" in err
    assert rows["Kim Bo"]["fault"].startswith("No answers to bank-interest")
    assert not rows["Kim Bo"].get("taken")


def test_a_text_of_windows_and_a_name_that_does_not_say_it_is_utf_8_are_read_as_they_were_meant(collect, tmp_path):
    export = archive(tmp_path, {moodle("J@@rg Bo", 7, "Lösung.txt"): "Übung 1\nq1-weight: 0,2097\n".encode("cp1252")})
    content = export.read_bytes().replace(b"J@@rg", "Jörg".encode())
    export.write_bytes(content.replace(b"\x00\x08", b"\x00\x00"))
    rows, *_ = collect(export)
    assert rows["Jörg Bo"]["q1-weight"] == "0.2097"


def test_answers_to_another_exercise_are_told_and_not_taken(collect):
    *_, err = collect({moodle("Kim Bo", 7, "homework.json"): homework("Kim Bo")}, "--exercise", "river-bank", code=3)
    assert "it holds no answers to river-bank, but to bank-interest" in err
    of_both = [
        Answers(exercise="bank-interest", variant=variant, texts=dict.fromkeys(parts, "0.1"))
        for variant, parts in ((5, ("q1-weight", "q4-weight")), (None, ("q1-weight",)))
    ]
    both = file_bytes(make_file("Kim Bo", "quiz", of_both, at=NOW, key=KEY.encode()))
    rows, *_ = collect({moodle("Kim Bo", 7, "homework.json"): both})
    assert rows["Kim Bo"]["q4-weight"] == "", "those to the numbers that were given count, not those to more parts"
    empty = file_bytes(make_file("Kim Bo", "quiz", [], at=NOW, key=KEY.encode()))
    assert (
        "it holds no answers to bank-interest, but to nothing"
        in collect({moodle("Kim Bo", 7, "a.json"): empty}, code=3)[2]
    )


@pytest.mark.parametrize(("text", "rivals"), [(" It falls.", 0), ("It rises.", 1)])
def test_a_text_that_is_handed_in_twice_is_a_rival_only_of_other_words(collect, text, rivals):
    answers = Answers(exercise="every-kind", variant=None, texts={"other-words": "It falls."})
    rows, *_ = collect(
        {
            moodle("Kim Bo", 7, "homework.json"): file_bytes(make_file("Kim Bo", "quiz", [answers], at=NOW, key=KEY.encode())),
            moodle("Kim Bo", 7, "answers.csv"): csv_of(exercises.load_file(EVERY_KIND), "Kim Bo", {"other-words": text}),
        },
        "--exercise", str(EVERY_KIND),
    )  # fmt: skip
    assert rows["Kim Bo"]["other-words"] == "It falls."
    assert rows["Kim Bo"].get("taken").count("[rival]") == rivals


@pytest.mark.parametrize(("text", "rivals"), [("0,9", 0), ("0.8", 1), ("0.2097", 1)])
def test_of_two_answers_that_are_wrong_the_other_is_a_rival_if_it_is_another_number(collect, text, rivals):
    rows, *_ = collect(
        {
            moodle("Kim Bo", 7, "homework.json"): homework("Kim Bo", {"q1-weight": "0.9"}),
            moodle("Kim Bo", 7, "answers.csv"): csv_of(exercises.load("bank-interest"), "Kim Bo", {"q1-weight": text}),
        }
    )
    assert rows["Kim Bo"].get("taken").count("[rival]") == rivals


@pytest.mark.parametrize(
    ("content", "more", "word", "sentence"),
    [
        (homework("Kim Bo").replace(b"0.2097", b"0.2098"), (), "forged", "its signature is not right"),
        (homework("Ann Lee"), (), "another's name", "it names 'Ann Lee', but was handed in by 'Kim Bo'"),
        (homework("Kim Bo", key="another key of the host"), (), "other key", "a key that is not among yours"),
        (homework("Kim Bo", key=""), (), "unsigned", "it is not signed"),
        (homework("Kim Bo", key="", at=10**11), (), "unsigned", "it is not signed"),
        (homework("Kim Bo", at=NOW - 9_000_000), ("--since", "2026-09-01"), "expired", "its signature has expired"),
        (homework("Kim Bo", at=10**11), (), "expired", "which is yet to come"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_signature_is_one_sentence_and_the_answers_are_taken_all_the_same(
    collect, content, more, word, sentence
):
    rows, _, err = collect({moodle("Kim Bo", 7, "homework.json"): content}, *more)
    assert rows["Kim Bo"]["signature"] == word
    assert rows["Kim Bo"]["q1-weight"].startswith("0.209")
    assert len([line for line in err.splitlines() if sentence in line]) == 1


def test_an_earlier_key_is_known_and_a_clock_an_hour_off_is_no_forgery(collect, tmp_path):
    keys = tmp_path / "keys.txt"
    keys.write_text(f"the new key of the host\n{KEY}\n", encoding="utf-8")
    import time

    content = homework("Kim Bo", at=int(time.time()) + 3600)
    rows, _, err = collect({moodle("Kim Bo", 7, "homework.json"): content}, "--hand-in-key", str(keys), key="")
    assert (rows["Kim Bo"]["signature"], err) == ("signed", "")


def test_bombs_tricks_and_broken_files_cost_their_student_alone(collect, tmp_path, monkeypatch):
    monkeypatch.setattr(export_files, "LARGEST", 200_000)
    zip_of_zips = hostile.archive({"inner.zip": b"PK"})
    members = {
        moodle("Ann", 1, "homework.json"): homework("Ann"),
        moodle("Bomb", 2, "w.ipynb"): b" " * 300_000,
        moodle("Zip", 3, "w.zip"): zip_of_zips,
        moodle("Zap", 4, "w.ipynb"): zip_of_zips,
        moodle("Claims", 5, "w.ipynb"): b"{}",
        moodle("Broken", 6, "homework.json"): b'{"kind": "self-attention homework"',
        moodle("Deep", 7, "homework.json"): b'{"a":' * 50_000 + b'"self-attention homework"',
        "../../Out_8_assignsubmission_file_/w.ipynb": b"{}",
        moodle("Ann", 1, "Ben_9_assignsubmission_file_/x.pdf"): b"",
    }
    export = archive(tmp_path, members)
    with zipfile.ZipFile(export, "a") as file:
        link = zipfile.ZipInfo(moodle("Link", 10, "w.ipynb"))
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        file.writestr(link, "/etc/passwd")
    content = export.read_bytes()
    at = content.index(b"PK\x01\x02", content.index(b"Claims_5"))
    while b"Claims" not in content[at : at + 90]:
        at = content.index(b"PK\x01\x02", at + 1)
    export.write_bytes(content[: at + 24] + (2**31).to_bytes(4, "little") + content[at + 28 :])
    rows, _out, err = collect(export, code=3)
    assert rows["Ann"]["q1-weight"] == "0.2097"
    assert set(rows) == {"Ann", "Bomb", "Zip", "Zap", "Claims", "Broken", "Deep"}
    assert all(one["fault"] for who, one in rows.items() if who != "Ann")
    assert "w.ipynb: it is, or claims to be, larger than 10 MB" in rows["Bomb"]["fault"]
    assert "larger than 10 MB" in rows["Claims"]["fault"]
    assert "would lead out of the archive" in err
    assert "it is a symbolic link" in err
    assert not (tmp_path.parent.parent / "Out_8_assignsubmission_file_").exists()


def test_what_is_hidden_in_an_archive_is_left_out(tmp_path):
    names = ("Ann/x.ipynb", "Ann/.x.ipynb", "Ann/~$x.ipynb", "__MACOSX/Ann/x.ipynb")
    with export_files.open_export(archive(tmp_path, dict.fromkeys(names, b"{}")), print) as files:
        assert [one.path for one in files] == ["Ann/x.ipynb"]


def test_twins_are_told_as_something_to_look_at(collect):
    seven = {
        part.id: key_text(part_key, 4)
        for part in EXERCISE.parts
        if isinstance(part_key := exercises.load("bank-interest", 7).answer(part.id), float)
    }
    _rows, out, _ = collect(
        {
            moodle("Ann", 1, "homework.json"): homework("Ann", seven, variant=7),
            moodle("Ben", 2, "homework.json"): homework("Ben", seven, variant=8),
            moodle("Cy", 3, "homework.json"): homework("Cy", {"q1-weight": "0.9012"}, variant=9),
            moodle("Di", 6, "homework.json"): homework("Di", {"q1-weight": "0.9012"}, variant=8),
            moodle("Dee", 4, "w.txt"): b"q1-weight: 0.5555",
            moodle("Eve", 5, "v.txt"): b"q1-weight: 0.5555",
        }
    )  # fmt: skip
    told = [line for line in out.splitlines() if line.startswith("To look at, which proves nothing: ")]
    assert [line.partition(": ")[2] for line in told] == [
        "equal files: Dee (w.txt), Eve (v.txt).",
        "the same numbers on different variants: Ann, Ben, in q1-weight, q4-weight.",
    ]


@pytest.mark.parametrize(
    ("export", "more", "sentence"),
    [
        ("none.zip", (), "cannot be read (No such file or directory)"),
        (os.devnull, (), "cannot be read (it is a device)"),
        ("text.zip", (), "it is not a ZIP archive, or it is cut off; download it again"),
        ("empty", (), "there are no files of students in it"),
        ("empty", ("--hand-in-key", "text.zip"), "expected a key of at least 16 characters on each line"),
    ],
)  # fmt: skip
def test_an_export_that_cannot_be_read_is_one_sentence(tmp_path, capsys, monkeypatch, export, more, sentence):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.zip").write_text("no archive", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert main(["collect", export, "--exercise", "bank-interest", "--out", "a.csv", *more]) == 2
    assert sentence in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "a.csv").exists()


def test_a_notebook_of_a_student_with_own_numbers_is_read_by_them(collect, tmp_path):
    (tmp_path / "key.txt").write_text("ab" * 32, encoding="utf-8")
    (tmp_path / "r.csv").write_text("id,name\n1,Ann Lee\n2,Ben Ott\n", encoding="utf-8")
    assigned = tmp_path / "assigned.csv"
    more = ("--key-file", str(tmp_path / "key.txt"))
    assert main(["assign", str(tmp_path / "r.csv"), "--exercise", "bank-interest", "--out", str(assigned), *more]) == 0
    variants = {one["name"]: int(one["variant"]) for one in rows_of(assigned)}
    notebook = example.notebook(exercises.load("bank-interest", variants["Ben Ott"]))
    roster, files = "id,name\n1,Ann Lee\n2,Ben Ott\n", {moodle("Ben Ott", 2, "w.ipynb"): notebook}
    rows, out, _ = collect(files, *more, roster=roster)
    assert (
        f"--roster {tmp_path / 'roster.csv'} --key-file {tmp_path / 'key.txt'} --out MARKED.csv --decisions-out DECISIONS.csv"
        in out
    )
    assert rows["Ben Ott"]["variant"] == str(variants["Ben Ott"])
    assert "q2-query-bank Taken from" in rows["Ben Ott"]["taken"]
    for variant in (None, 5):
        files[moodle("Ben Ott", 2, "homework.json")] = homework("Ben Ott", variant=variant)
        rows, *_ = collect(files, *more, "--force", roster=roster)
        assert rows["Ben Ott"].get("variant", "") == str(variant or "")
    assert "q2-query-bank [guessed]" in rows["Ben Ott"]["taken"], "the numbers that a file names count"


def test_the_command_that_marks_is_one_that_can_be_run(collect, tmp_path, monkeypatch):
    folder = tmp_path / "my class"
    folder.mkdir()
    (folder / "key.txt").write_text("ab" * 32, encoding="utf-8")
    (folder / "roster.csv").write_text("Nummer;name\n1;Ann Lee\n2;Ben Ott\n", encoding="utf-8")
    roster = ("--roster", str(folder / "roster.csv"), "--id", "Nummer")
    monkeypatch.chdir(tmp_path)
    for key in (("--key-file", str(folder / "key.txt")), ()):
        _, out, _ = collect({moodle("Ben Ott", 2, "homework.json"): homework("Ben Ott")}, *roster, *key)
        program, dash, core, *command = shlex.split(out.partition("Mark them: ")[2])
        assert [program, dash, core] == ["python", "-m", "core"]
        assert main([*command, "--force"]) == 0


def test_students_of_one_name_are_told_apart_by_their_ids(collect):
    members = {moodle("Ann Lee", i, "homework.json"): homework("Ann Lee", {"q1-weight": f"0.{i}"}) for i in (11, 12)}
    rows, *_ = collect(members)
    assert {who: one["q1-weight"] for who, one in rows.items()} == {"Ann Lee (11)": "0.11", "Ann Lee (12)": "0.12"}
    rows, *_ = collect(members, roster="id,name\n11,Ann Lee\n12,Ann Lee\n")
    assert {who: one["q1-weight"] for who, one in rows.items()} == {"11": "0.11", "12": "0.12"}
    rows, _, err = collect(members, roster="id,name\n7,Ann Lee\n8,Ann Lee\n")
    assert set(rows) == {"Ann Lee (11)", "Ann Lee (12)"}
    assert "Ann Lee (11) is on the roster more than once" in err


def test_the_number_of_a_platform_is_nobody_elses_id_and_a_changed_name_is_told(collect):
    members = {moodle("Ann Lee", 2, "homework.json"): homework("Ann Lee", {"q1-weight": "0.1"}),
               moodle("Ben Ott", 1, "homework.json"): homework("Ben Ott", {"q1-weight": "0.2"}),
               moodle("Cyrus Zu", 3, "homework.json"): homework("Cyrus Zu", {"q1-weight": "0.3"})}  # fmt: skip
    rows, _, err = collect(members, roster="id,name\n1,Ann Lee\n2,Ben Ott\n3,Cy Zu\n")
    assert {who: one["q1-weight"] for who, one in rows.items()} == {"Ann Lee": "0.1", "Ben Ott": "0.2", "Cy Zu": "0.3"}
    assert [one["id"] for one in rows.values()] == ["1", "2", "3"]
    assert [line.partition("zip: ")[2] for line in err.splitlines()] == [
        "Cyrus Zu (3) is called 'Cy Zu' on the roster: known by the id"
    ]


def test_a_student_who_handed_in_by_name_is_nobody_else_by_a_number_of_the_platform(collect):
    members = {moodle("Aaron Guest", 1, "homework.json"): homework("Aaron Guest", {"q1-weight": "0.1"}),
               moodle("Ann Lee", 7, "homework.json"): homework("Ann Lee", {"q1-weight": "0.2"})}  # fmt: skip
    rows, _, err = collect(members, roster="id,name\n1,Ann Lee\n")
    assert {who: (one["id"], one["q1-weight"]) for who, one in rows.items()} == {
        "Aaron Guest": ("1", "0.1"), "Ann Lee": ("1", "0.2"),
    }  # fmt: skip
    assert "Aaron Guest (1) is not on the roster" in err


def test_the_same_export_makes_the_same_bytes(collect, tmp_path, capsys):
    members = {moodle("Ann", 1, "homework.json"): homework("Ann"), moodle("Ben", 2, "w.txt"): b"q1-weight: 0.5555"}
    collect(members)
    first = (tmp_path / "ANSWERS.csv").read_bytes()
    collect(dict(reversed(members.items())))
    assert (tmp_path / "ANSWERS.csv").read_bytes() == first
    assert main(["collect", str(tmp_path / "submissions.zip"), "--exercise", "bank-interest", "--out", "-"]) == 0
    printed = capsys.readouterr()
    assert printed.out.encode() == first
    assert printed.err.startswith("Collected the answers of 2 students.")


def test_numbers_that_are_right_for_both_are_no_twins():
    right = {"q1-weight": "0.2097", "q4-weight": "0.7029"}
    handed = [
        CollectedRow(cells={"student": who, "variant": variant}, answers=right)
        for who, variant in (("Ann", ""), ("Ben", "7"))
    ]
    assert list(twins(handed, lambda _variant: EXERCISE)) == []
    assert len(list(twins(handed, lambda variant: exercises.load("bank-interest", 7) if variant else EXERCISE))) == 1
    assert list(twins(handed, lambda _variant: None)) == [], "nobody knows what is right"
    wrong = {"q1-weight": "0.901", "q4-weight": "0.555", "no-part": "0.901 0.555"}
    same, other = (
        [
            CollectedRow(cells={"student": who, "variant": variant}, answers=wrong)
            for who, variant in zip("AB", of, strict=True)
        ]
        for of in (("7", "7"), ("", "7"))
    )
    assert list(twins(same, lambda _variant: EXERCISE)) == []
    assert [one.rpartition(" in ")[2] for one in twins(other, lambda _variant: EXERCISE)] == ["q1-weight, q4-weight"]


def test_the_columns_that_collect_writes_raise_no_false_alarm_when_they_are_marked(collect, tmp_path, capsys):
    late = homework("Anna Lee", {"q1-weight": "0.2097"}, at=NOW + 86400)
    collect({moodle("Anna Lee", 1, "homework.json"): late}, "--deadline", "2026-09-21T00:00+00:00")
    strict = tmp_path / "strict.toml"
    strict.write_text('late_by_day = 0.2\nhelp = "deducted"\n', encoding="utf-8")
    for options, told in (([], "only a policy with late_by_day reads it"), (["--policy", str(strict)], "")):
        capsys.readouterr()
        arguments = ["--exercise", "bank-interest", "--out", str(tmp_path / "results.csv"), "--force", *options]
        assert main(["grade", str(tmp_path / "ANSWERS.csv"), *arguments]) == 0
        said = capsys.readouterr().err
        assert told in said
        assert "not a part" not in said
        assert "no column" not in said
