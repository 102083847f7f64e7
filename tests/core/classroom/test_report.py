"""What a report says of a class: each figure is worked out here in another way."""

import re

import numpy as np
import pytest

from core import exercises
from core.__main__ import main
from core.classroom import class_figures, class_page, class_results, student_pages
from core.graph.nodes import NODES
from core.homework.mistakes import MISTAKES
from core.practice import offers
from tests.core.classroom.classes import rows_of, write

BANK = exercises.load("bank-interest")
HEADING = ("student", "variant", "part", "status", "credit", "mistakes", "reading", "message")
SCRIPT = "<script>alert(1)</script>"


def results(tmp_path, rows, heading=HEADING, name="results.csv"):
    file = write(tmp_path / name, rows, heading)
    return class_results.read(file, BANK, lambda line, text: None)


def line(student, part, credit, mistakes="", variant="", message=""):
    status = {"": "unreadable", "1": "correct", "0": "wrong"}.get(credit, "partial")
    return (student, variant, part, status, credit, mistakes, "", message)


CREDITS = np.array([[1, 1, 1], [1, 0.5, 0], [0, 1, 1], [0, 0, 0]])
THREE = ("q1-weight", "q2-query-bank", "q4-weight")


def test_difficulty_is_a_share_and_discrimination_a_correlation_with_the_rest(tmp_path):
    table = results(
        tmp_path, [line(name, part, f"{credit:g}") for name, row in zip("abcd", CREDITS, strict=True) for part, credit in zip(THREE, row, strict=True)]
    )  # fmt: skip
    figures = class_figures.parts(table, BANK)
    assert [one.part for one in figures] == list(THREE)
    for i, one in enumerate(figures):
        rest = np.delete(CREDITS, i, axis=1).sum(axis=1)
        assert one.share == pytest.approx(CREDITS[:, i].mean())
        assert one.discrimination == pytest.approx(np.corrcoef(CREDITS[:, i], rest)[0, 1])


def test_what_is_undecided_is_no_zero_in_a_share_and_stands_under_open_decisions(tmp_path):
    table = results(tmp_path, [line("a", "q1-weight", "1"), line("b", "q1-weight", ""), line("b", "q4-weight", "1")])
    share = {one.part: one.share for one in class_figures.parts(table, BANK)}
    assert share["q1-weight"] == 1.0
    assert list(class_figures.open_decisions(table).student) == ["b"]
    assert list(class_figures.entries(table).percent) == [100.0, 50.0]
    table = results(tmp_path, [line("a", "q1-weight", "1"), line("b", "q1-weight", "")])
    assert list(class_figures.entries(table).student) == ["a"], "of b nothing is decided"


def test_one_damaged_file_is_one_line_of_what_is_left_to_the_teacher(tmp_path):
    said = "hw.ipynb: This file is not a notebook. Your teacher will look at it."
    rows = [line("a", part, "", message=said) for part in ("q1-weight", "q2-query-bank", "q3-weights", "q4-weight")]
    page = class_page.page(results(tmp_path, [*rows, line("b", "q1-weight", "1")]), BANK)
    assert page.count("This file is not a notebook.") == 1
    assert "q1-weight, q2-query-bank, q3-weights and 1 more" in page
    assert "Your teacher" not in page


def test_points_of_a_policy_count(tmp_path):
    rows = [(*line("a", "q1-weight", "1"), "3"), (*line("a", "q4-weight", "0"), "1")]
    table = results(tmp_path, rows, (*HEADING, "max_points"))
    assert list(class_figures.entries(table).percent) == [75.0]


def test_a_student_who_made_a_mistake_twice_is_counted_once_and_a_student_of_two_sheets_twice(tmp_path):
    rows = [line("a", "q3-weights", "0", "unscaled;softmax-twice"), line("a", "q4-weight", "0", "unscaled"), line("a", "q3-weights", "0", "unscaled")]  # fmt: skip
    table = results(tmp_path, rows)
    assert class_figures.mistakes(table).reset_index().to_numpy().tolist() == [
        ["unscaled", ("q3-weights", "q4-weight"), ("a",), 2], ["softmax-twice", ("q3-weights",), ("a",), 1],
    ]  # fmt: skip


@pytest.mark.parametrize("count", [3, 4])
def test_a_mistake_names_three_of_the_parts_where_it_was_made_and_counts_the_others(tmp_path, count):
    parts = ("q3-weights", "q4-weight", "q5-top-two", "q6-context")[:count]
    page = class_page.page(results(tmp_path, [line("a", part, "0", "unscaled") for part in parts]), BANK)
    assert ("q3-weights, q4-weight, q5-top-two and 1 more" in page) == (count == 4)
    assert (" more<" in page) == (count == 4)


def test_the_thread_is_lost_in_the_step_that_went_wrong_not_where_it_was_asked(tmp_path):
    table = results(tmp_path, [line("a", "q4-weight", "0", "unscaled"), line("b", "q4-weight", "1")])
    nodes = class_figures.nodes(table, BANK, BANK.part("q4-weight").graph)
    assert nodes.loc["weights"].tolist() == [0.5, 0]
    assert nodes.loc["scaled_scores"].tolist() == pytest.approx([np.nan, 1], nan_ok=True)


def test_a_variant_is_called_harder_only_where_chance_hardly_explains_it(tmp_path):
    def of(variant, credits):
        return [line(f"{variant}-{i}", "q1-weight", f"{credit:g}", variant=variant) for i, credit in enumerate(credits)]

    far = class_figures.variants(results(tmp_path, [*of("1", [0, 0, 0.1, 0, 0]), *of("2", [1, 1, 0.9, 1, 1])]))
    near = class_figures.variants(results(tmp_path, [*of("1", [0, 1, 0, 1, 0]), *of("2", [1, 0, 1, 1, 0])]))
    assert far.verdict.tolist() == ["harder than the others", "easier than the others"]
    assert set(near.verdict) == {"no difference to be seen"}
    assert class_figures.variants(results(tmp_path, of("1", [0, 1]) + of("2", [1, 1, 1, 1, 1]))).empty


def test_progress_is_of_those_with_one_sheet_in_both(tmp_path):
    before = results(tmp_path, [line("a", "q1-weight", "0"), line("b", "q1-weight", "1"), line("b", "q1-weight", "0")])
    now = results(tmp_path, [line("a", "q1-weight", "1"), line("b", "q1-weight", "1"), line("c", "q1-weight", "1")], name="now.csv")  # fmt: skip
    assert class_figures.progress(before, now).to_numpy().tolist() == [["a", 0.0, 100.0]]
    assert "1 student in both: 1 rose, 0 fell, 0 stayed" in class_page.page(now, BANK, before)


@pytest.fixture
def marked(tmp_path):
    """The results of two students, one with a name that would act on a page, and what else is in their folder."""
    answers = write(tmp_path / "answers.csv", [[SCRIPT, "0.2097", "what"], ["Ben", "0,3", "0.8514"]], ("student", "q1-weight", "q4-weight"))  # fmt: skip
    assert main(["grade", str(answers), "--exercise", "bank-interest", "--out", str(tmp_path / "results.csv")]) == 0
    return tmp_path


def report(marked, *options):
    return main(["report", str(marked / "results.csv"), "--exercise", "bank-interest", *map(str, options)])


def test_the_page_runs_nothing_loads_nothing_is_the_same_to_the_last_byte_and_has_names_where_the_switch_shows_them(
    marked,
):
    assert report(marked, "--out", marked / "one.html") == report(marked, "--out", marked / "two.html") == 0
    page = (marked / "one.html").read_text("utf-8")
    assert page == (marked / "two.html").read_text("utf-8")
    assert "<script" not in page
    assert set(re.findall(r"\w+://[^\"<) ]*", page)) == {"http://www.w3.org/2000/svg"}
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "&lt;script&gt;" not in re.sub(r'<td class="who">.*?</td>', "", page)
    assert "body:not(:has(#names:checked)) .who { display: none; }" in page


def test_a_pdf_has_a_page_per_student_and_is_the_same_to_the_last_byte(marked):
    for name in ("one.pdf", "two.pdf"):
        assert report(marked, "--students", marked / name, "--app", "https://attention.example/") == 0
    pdf = (marked / "one.pdf").read_bytes()
    assert pdf == (marked / "two.pdf").read_bytes()
    assert b"<</Type/Pages/Count 2/" in pdf
    assert b"https://attention.example/practice?practise=weights" in pdf


def test_a_row_for_a_mail_merge_says_what_was_right_and_what_to_practise(marked):
    assert report(marked, "--students", marked / "merge.csv", "--app", "https://attention.example") == 0
    content = (marked / "merge.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    (marked / "plain.csv").write_bytes(content[3:])
    first, ben = rows_of(marked / "plain.csv")
    assert first["student"] == SCRIPT
    assert (first["right"], ben["right"]) == ("q1-weight", "")
    assert "q4-weight (unreadable, not decided yet)" in first["to_look_at"]
    assert "https://attention.example/practice?practise=weights" in ben["practise"]


def test_a_right_answer_to_which_a_teacher_gave_nothing_is_not_among_those_that_counted(tmp_path):
    table = results(tmp_path, [("a", "", "q1-weight", "correct", "0", "", "", ""), line("a", "q4-weight", "1")])
    row = student_pages.merge_file(table, BANK, "").decode("utf-8-sig").splitlines()[1]
    assert row.endswith(',q4-weight,"q1-weight (✓ correct, without credit)",')


def test_a_student_is_sent_to_the_step_that_went_wrong(tmp_path):
    table = results(tmp_path, [line("a", "q4-weight", "0", "queries-for-keys")])
    (page,) = student_pages.pages(table, BANK, "https://attention.example")
    assert MISTAKES["queries-for-keys"].node == "K"
    assert page["parts"][0]["link"].endswith("practise=K")


def test_every_step_is_asked_for_in_practice_or_one_after_it_is():
    assert {student_pages.ASKED_AS.get(node, node) for node in NODES} <= set(offers.choices())


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("student,part,status\na,q1-weight,wrong\n", "there is no column 'credit'"),
        ("student,part,status,credit\na,q1-weight,fine,1\n", "line 2: there is no status 'fine'"),
        ("student,part,status,credit\na,q1-weight,wrong,x\n", "line 2: expected a number as credit; found 'x'"),
        ("student,part,status,credit\na,q1-weight,wrong,-1\n", "line 2: expected a number as credit; found '-1'"),
        ("student,part,status,credit\n", "there are no results of bank-interest below the heading"),
    ],
)
def test_what_are_no_results_is_told_in_one_sentence(tmp_path, capsys, content, why):
    (tmp_path / "results.csv").write_text(content, "utf-8")
    assert report(tmp_path, "--out", tmp_path / "page.html") == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"{tmp_path / 'results.csv'}: ")
    assert report(tmp_path, "--out", tmp_path / "page.html") == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "page.html").exists()


def test_a_report_replaces_nothing_unless_it_is_told_to(marked, capsys):
    assert report(marked, "--out", marked / "results.csv", "--force") == 2
    (marked / "page.html").write_text("mine", "utf-8")
    assert report(marked, "--out", marked / "page.html") == 2
    assert (marked / "page.html").read_text("utf-8") == "mine"
    assert report(marked) == report(marked, "--students", marked / "pages.txt") == 2
    assert "it exists; add --force to replace it" in capsys.readouterr().err
