"""A roster is read whatever it is written in, and says who is meant however a student is called."""

import pytest

from core.classroom.reports import BatchError
from core.classroom.roster import read_roster

MOODLE = "Last name;First name;ID number;Email address\nØdegård;Anna;0071;a@x.org\nLee;Bob;0072;b@x.org\n"


def read(tmp_path, content, **options):
    file, said = tmp_path / "roster.csv", []
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_roster(file, lambda line, text: said.append((line, text)), **options), said


@pytest.mark.parametrize("written", ["utf-8", "cp1250"])
def test_the_encoding_of_the_answers_does_no_harm_to_a_roster_in_utf_8(tmp_path, written):
    roster, said = read(tmp_path, "id,name\n1,Łukasz\n".encode(written), encoding="cp1250")
    assert ([one.name for one in roster.students], said) == (["Łukasz"], [])


@pytest.mark.parametrize("text", ["Anna Ødegård", "ødegard, anna", "0071", " A@X.org ", "Anna_Ødegård"])
def test_a_student_is_found_by_id_address_or_name_in_any_order(tmp_path, text):
    roster, _ = read(tmp_path, MOODLE)
    assert [one.id for one in roster.find(text)] == ["0071"]


def test_two_of_one_name_are_both_found_and_nobody_for_an_unknown_one(tmp_path):
    roster, _ = read(tmp_path, "id,name\n1,Ann Lee\n2,Lee Ann\n3,Bob\n")
    assert [one.id for one in roster.find("Ann Lee")] == ["1", "2"]
    assert (roster.find("Bop"), roster.find(""), roster.suggestion("Bop")) == ((), (), "; did you mean Bob?")


def test_what_is_odd_is_told_with_its_line_and_the_first_row_of_an_id_counts(tmp_path):
    roster, said = read(tmp_path, "id,name,group\n1,Ann\n 1 ,Ann Lee,b\n,Cy,a\n4,=cmd(),a\n;;;\n1,ann,b\n")
    assert [(one.id, one.name) for one in roster.students] == [("1", "Ann"), ("4", "=cmd()")]
    assert said == [
        (3, "id '1' already occurs in line 2, there as 'Ann', here as 'Ann Lee'; the first row counts"),
        (4, "student 'Cy' has no id, and gets no numbers"),
        (5, "student '=cmd()' has a cell that looks like a spreadsheet formula; it is plain text"),
        (7, "id '1' already occurs in line 2; the first row counts"),
    ]


@pytest.mark.parametrize(
    ("content", "options", "sentence"),
    [
        ("a,b\n1,2\n", {}, "expected a column with ids, such as 'id', or 'student'; found 'a', 'b'; --id names another"),
        ("id,name\n", {}, "there is no student below the heading"), ("", {}, "expected a column with ids"),
        ("id,name\n1,x\n", {"id_column": "nmae"}, "expected a column 'nmae'; found 'id', 'name'; did you mean name?"),
        (b"\x00\x01\x02\x03" * 50, {}, "neither CSV nor an Excel workbook"),
    ],
)  # fmt: skip
def test_a_roster_that_cannot_be_used_is_one_sentence_that_names_it(tmp_path, content, options, sentence):
    with pytest.raises(BatchError) as caught:
        read(tmp_path, content, **options)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"{tmp_path / 'roster.csv'}: ")


def test_without_ids_the_numbers_follow_from_the_names_and_that_is_told(tmp_path):
    roster, said = read(tmp_path, "student\nAnn\n")
    assert (roster.students[0].id, said[0][1][:31]) == ("Ann", "there is no column with ids: th")
