"""Files of answers in every usual form: delimiters, quotation marks, encodings, Excel and Parquet."""

import datetime
import os
import random
import threading

import openpyxl
import pytest

from core import exercises
from core.classroom import delimited_text, headings
from core.classroom.class_rows import LONGEST_NAME
from core.classroom.reports import BatchError
from core.classroom.whole_class import mark_class
from tests.core.classroom.classes import PARTS, mark

ROWS = 'student,q1-weight,q1-strength\nMüller,"0,2097",weak\nŠimon,0.2097,strong\n'


def first_two(results):
    """The students and the statuses of their first two parts."""
    of = {part: [r["status"] for r in results if r["part"] == part] for part in PARTS[:2]}
    return list(dict.fromkeys(r["student"] for r in results)), of["q1-weight"], of["q1-strength"]


RIGHT = (["Müller", "Šimon"], ["correct", "correct"], ["correct", "wrong"])


@pytest.mark.parametrize(("delimiter", "end"), [(",", "\r"), (";", "\r\n"), ("\t", "\r\r\n"), ("|", "\n\n\n")])
@pytest.mark.parametrize("announced", [False, True])
def test_delimiters_and_line_ends_are_found_out_or_announced_as_excel_does(tmp_path, delimiter, end, announced):
    text = f"sep={delimiter}\n" * announced + ROWS.replace('"0,2097"', "0.2097").replace(",", delimiter)
    results, _, reports = mark(tmp_path, text.replace("\n", end).encode())
    assert first_two(results) == RIGHT
    assert announced == ({line for line, _ in reports} != {1})


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]
)  # fmt: skip
def test_names_come_out_as_they_were_whatever_the_encoding(tmp_path, encoding):
    results, _, reports = mark(tmp_path, ROWS.encode(encoding))
    assert first_two(results) == RIGHT
    assert [line for line, text in reports if "Windows-1252" in text] == ([2] if encoding == "cp1252" else [])


def test_a_file_of_two_encodings_is_read_byte_by_byte(tmp_path):
    results, _, _ = mark(tmp_path, ROWS.encode() + "Zoë,1,weak\n".encode("cp1252") + "Renée,1,weak\n".encode())
    assert first_two(results)[0] == ["Müller", "Šimon", "Zoë", "Renée"]


def test_another_encoding_can_be_named(tmp_path):
    results, _, reports = mark(tmp_path, ROWS.replace("Müller", "Łukasz").encode("cp1250"), encoding="cp1250")
    assert first_two(results)[0] == ["Łukasz", "Šimon"]
    assert not [text for _, text in reports if "UTF-8" in text]
    with pytest.raises(BatchError, match=r"answers.csv: there is no encoding 'klingon'"):
        mark_class(tmp_path / "answers.csv", "bank-interest", tmp_path / "out.csv", encoding="klingon")


@pytest.mark.parametrize(
    "stray",
    ['"0.2097', '"0.2097 and more', '0.2097"', '"0.2097" x', '"'],
    ids=["opening", "text", "closing", "both", "alone"],
)
@pytest.mark.parametrize("later", ['cy,"0,2097",weak', "cy,0.2097,weak"])
def test_a_stray_quotation_mark_takes_in_no_other_row(tmp_path, stray, later):
    text = f"student,q1-weight,q1-strength\nann,{stray},weak\nbob,0.2097,weak\n{later}\ndee,0.2097,weak\n"
    results, _, reports = mark(tmp_path, text.encode())
    students, _, strengths = first_two(results)
    assert students == ["ann", "bob", "cy", "dee"]
    assert strengths == ["correct"] * 4
    assert [line for line, text in reports if "quotation mark" in text] == ([2] if stray.startswith('"') else [])


def test_two_stray_quotation_marks_take_in_no_row_between_them(tmp_path):
    text = 'student,q1-weight\nann,"0.2097\nbob,0.2097\ncy,0.2097"\ndee,0.2097\n'
    _, grades, reports = mark(tmp_path, text.encode())
    assert [(g["student"], float(g["score"])) for g in grades] == [("ann", 1), ("bob", 1), ("cy", 1), ("dee", 1)]
    assert [line for line, text in reports if "quotation mark" in text] == [2]


@pytest.mark.parametrize("row", ['ann,"1,2\n3,4\n5,6"', '"1,2\n3,4\n5,6",ann', '"ann","1 2\n3 4"'])
def test_a_matrix_with_delimiters_in_it_is_one_cell(row):
    lines = ["student,q1-weight\n", *f"{row}\n".splitlines(keepends=True), "bob,2\n"]
    if row.startswith('"1'):
        lines[0] = "q1-weight,student\n"
    found = list(delimited_text.rows(iter(lines), lambda cell: cell in ("student", "q1-weight"), lambda *_: None))
    assert [len(cells) for _, cells in found] == [2, 2, 2]


def test_a_cell_of_many_lines_is_one_cell_even_in_a_row_that_is_short(tmp_path):
    matrix = "\n".join(["0.2 0.2 0.2 0.2 0.2"] * 5)
    results, grades, reports = mark(tmp_path, f'student,q3-weights,q1-weight\nann,"{matrix}"\nbob,,0.2097\n'.encode())
    assert [g["student"] for g in grades] == ["ann", "bob"]
    assert [r["status"] for r in results if r["part"] == "q3-weights"] == ["wrong", "blank"]
    assert (2, "2 cells, but the heading has 3; missing cells are blank") in reports


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.csv", b"", ""), ("a.csv", b"name,q1-weight\nann,1\n", ""), ("a.parquet", b"no", ""),
        ("a.csv", b"PK\x03\x04 no zip", "not an Excel workbook"), ("a.csv", b"PAR1 no", "not a Parquet file"),
        ("a.csv", b"\xd0\xcf\x11\xe0\xa1\xb1", "save it as .xlsx"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_gives_one_error_and_writes_nothing(tmp_path, name, content, sentence):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BatchError, match=f"{name}: .*{sentence}"):
        mark_class(tmp_path / name, "bank-interest", tmp_path / "out.csv")
    for missing, why in (("missing.csv", "No such file"), (os.devnull, "it is a device")):
        with pytest.raises(BatchError, match=f"cannot be read .{why}"):
            mark_class(tmp_path / missing, "bank-interest", tmp_path / "out.csv")
    assert [left.name for left in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", [" STUDENT ", "\ufeffstudent", "ｓｔｕｄｅｎｔ"])
def test_the_heading_may_be_written_in_any_case_with_blanks(tmp_path, name):
    _, grades, reports = mark(tmp_path, f"{name},Q1-Weight \nann,0.2097\n".encode())
    assert [(g["student"], float(g["score"])) for g in grades] == [("ann", 1)]
    assert len(reports) == 1


@pytest.mark.parametrize(("length", "told"), [(LONGEST_NAME, []), (LONGEST_NAME + 1, [2])])
def test_a_name_that_is_too_long_is_cut_and_that_is_told(tmp_path, length, told):
    _, grades, reports = mark(tmp_path, f"student,q1-weight\n{'a' * length},0.2097\n".encode())
    assert [one["student"] for one in grades] == ["a" * LONGEST_NAME]
    assert [line for line, text in reports if "characters" in text] == told


def headed(columns):
    """What is reported of a heading."""
    said = []
    headings.read_heading(1, columns, exercises.load("bank-interest"), lambda _, text: said.append(text))
    return said


def test_a_column_that_looks_like_a_part_is_asked_about():
    said = headed(["student", "q1_weight", "Q4-wieght", "varient", "q1-strength", "", "q1-strength"])
    assert "column 'q1_weight' is not a part of bank-interest; it is ignored; did you mean q1-weight?" in said
    assert "column 'q4-wieght' is not a part of bank-interest; it is ignored; did you mean q4-weight?" in said
    assert "column 'varient' is not a part of bank-interest; it is ignored; did you mean variant?" in said
    assert "there are 2 columns 'q1-strength'; the first one counts" in said
    assert len([text for text in said if "missing columns: " in text]) == 1
    assert len(said) == 5


@pytest.mark.parametrize(
    ("columns", "sentence"),
    [
        (["name", "q1-weight"], "expected a column 'student'; found 'name', 'q1-weight'"),
        (["studnet", "q1-weight"], "; is it 'studnet'?"), ([], "found nothing"),
        (["student", "q1_weight"], "parts of bank-interest, such as q1-weight, q1-strength, q1-weights; found"),
        (["\x1b[2Jx"], "found '\\\\x1b"),
    ],
)  # fmt: skip
def test_a_heading_that_cannot_be_used_is_one_sentence(columns, sentence):
    with pytest.raises(BatchError, match=sentence.replace("?", r"\?")):
        headed(columns)


def test_a_file_with_only_a_heading_has_no_answers(tmp_path):
    results, grades, reports = mark(tmp_path, b"student,q1-weight\n")
    assert (results, grades) == ([], [])
    assert reports[-1] == (None, "there are no answers below the heading")


def workbook(file, rows):
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    book.save(file)
    return file


def test_a_workbook_is_read_and_its_formulas_are_not_run(tmp_path):
    file = workbook(
        tmp_path / "answers.xlsx",
        [
            ["Student", "variant", "q1-weight", "q1-strength"],
            ["Müller", 7, exercises.load("bank-interest", 7).answer("q1-weight"), "weak"],
            [], [12345, 7.0, "=SUM(1,2)", None, "a note"], ["=1+1", "7", datetime.date(2026, 3, 1)],
        ],
    )  # fmt: skip
    results, grades, reports = mark(tmp_path, file)
    assert [(g["student"], g["variant"]) for g in grades] == [("Müller", "7"), ("12345", "7"), ("'=1+1", "7")]
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == ["correct", "unreadable", "unreadable"]
    said = [(line, text) for line, text in reports if line != 1]
    assert [line for line, _ in said] == [4, 4, 4, 5, 5, 5]
    assert "there is a formula; what it is made of is read" in said[0][1]
    assert "to the right of the heading" in said[1][1]
    assert "'q1-weight' looks like a spreadsheet formula" in said[2][1]
    assert "there is a formula" in said[3][1]
    assert "a date" in said[4][1]
    assert "'=1+1' looks like a spreadsheet formula" in said[5][1]


def test_only_the_first_sheet_is_read_and_that_is_said(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["student", "q1-weight"])
    book.active.append(["ann", 0.2097])
    book.create_sheet("more").append(["bob", 0.2097])
    book.save(tmp_path / "answers.xlsx")
    _, grades, reports = mark(tmp_path, tmp_path / "answers.xlsx")
    assert [g["student"] for g in grades] == ["ann"]
    assert reports[0] == (None, "only the first of its 2 sheets is read, 'Sheet'")


def test_a_pipe_is_read_like_a_file(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    writing = threading.Thread(
        target=(tmp_path / "pipe").write_bytes, args=[b"student,variant,q1-weight\nann,,0.2097\n"]
    )
    writing.start()
    _, grades, _ = mark(tmp_path, tmp_path / "pipe")
    writing.join()
    assert [float(g["score"]) for g in grades] == [1]


def test_parquet_with_gaps_is_read_as_it_was_meant(tmp_path):
    """Where numbers are missing, pandas makes 7.0 of a variant 7."""
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"student": [1.0, None, 3.0], "variant": [7.0, None, 7.0], "q1-weight": [0.5, 0.5, None]})
    frame.to_parquet(tmp_path / "answers.parquet")
    results, grades, reports = mark(tmp_path, tmp_path / "answers.parquet")
    assert [(g["student"], g["variant"]) for g in grades] == [("1", "7"), ("", ""), ("3", "7")]
    assert [r["status"] for r in results if r["part"] == "q1-weight"] == ["wrong", "unreadable", "blank"]
    assert [line for line, text in reports if "no student's name" in text] == [3]


@pytest.mark.parametrize("beginning", [b"\x89PNG\r\n\x1a\n", b"%PDF-1.7\n", b"student,q1-weight\n"])
def test_what_is_no_text_is_not_read_as_one(tmp_path, beginning):
    noise = random.Random(1).randbytes(20_000)
    with pytest.raises(BatchError, match="neither CSV nor an Excel workbook"):
        mark(tmp_path, beginning + noise)


def test_a_character_that_does_not_fit_the_encoding_that_was_given_is_told(tmp_path):
    results, _, reports = mark(tmp_path, "student;q1-weight\nZoë;0,2097\n".encode("cp1252"), encoding="utf8")
    assert results[0]["student"] == "Zo�"
    assert (2, "a character is not utf8; shown as “�”") in reports


@pytest.mark.parametrize("line", [";;;", ",,;", '";;"', "\t|", "  ; "])
def test_a_row_of_delimiters_is_no_student(tmp_path, line):
    text = f"student,q1-weight,q1-strength\nann,0.2097,weak\n{line}\nben,0.3,strong\n"
    _, grades, reports = mark(tmp_path, text.encode())
    assert [one["student"] for one in grades] == ["ann", "ben"]
    assert [line for line, _ in reports if line == 3] == []


@pytest.mark.parametrize(
    "cell", ["[0.2,0.3\n 0.4,0.5]", "0.2,0.3\n-0.4,0.5\n0.1,.2", "[[0.2, 0.3],\n[0.4, 0.5]]", "see:\n0.2,0.3\n0.4,0.5"]
)
def test_a_matrix_over_several_lines_raises_no_alarm(tmp_path, cell):
    text = f'student,q1-weight\nann,"{cell}"\nben,0.3\n'
    _, grades, reports = mark(tmp_path, text.encode())
    assert [one["student"] for one in grades] == ["ann", "ben"]
    assert [text for line, text in reports if line and line > 1] == []
