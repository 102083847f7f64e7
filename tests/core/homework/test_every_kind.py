"""The example with every kind of part: read, marked, shown, printed, exported and checked like any exercise."""

import csv
import io
import json
import re
import tomllib
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest
from jsonschema import Draft202012Validator

from computed_attention.given_values import answer
from core import grading
from core.__main__ import main
from core.classroom.exercise_schema import PUBLISHED
from core.classroom.worksheets import questions
from core.exercises import ExerciseDataError, load_file
from core.export import moodle_xml, qti
from core.export.question_items import items
from core.homework.alternatives import alternatives
from core.homework.exercise_faults import sentences
from core.homework.hints import hints
from core.homework.line_marks import line_of
from core.homework.mistakes import MISTAKES
from core.homework.variants import vary
from core.practice.offers import mistakes_shown
from core.reading.answers import Kind
from core.reading.data_files import DATA
from core.uploads.candidates import fitting
from core.uploads.found_report import report
from core.uploads.matching import match
from core.uploads.outputs import Output
from tests.core.classroom.classes import rows_of

FILE = DATA.parent / "docs" / "exercises" / "every-kind.toml"
EXERCISE = load_file(FILE)
TEXT = FILE.read_text(encoding="utf-8")
IDEA = EXERCISE.part("why-divide")
RIGHT, WRONG = "So that a larger d_k does not make the softmax nearly one-hot", "So that each row sums to 1"


def marked(text, part="why-divide", exercise=EXERCISE):
    return grading.grade(exercise, {part: text})[part]


def test_no_mistake_leads_to_an_idea():
    assert alternatives(EXERCISE, IDEA) == ()
    assert mistakes_shown(EXERCISE, IDEA) == frozenset()


def told(file, text):
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ExerciseDataError) as error:
        load_file(file)
    return list(sentences(error.value))


def test_it_has_every_kind_that_is_documented():
    assert {part.kind for part in EXERCISE.parts} == set(get_args(Kind))
    schema = Draft202012Validator(msgspec.json.decode(PUBLISHED.read_bytes()))
    assert not list(schema.iter_errors(tomllib.loads(TEXT)))


@pytest.mark.parametrize(
    "text",
    [
        "b",
        "(B)",
        "b.",
        f"b) {RIGHT}",
        RIGHT,
        f"“{RIGHT.upper()}.”",
        RIGHT.replace(" ", "  "),
        "ｂ",
        "（Ｂ）",
        "b,",
        "[b]",
        "Answer: b",
        "option b",
        "Answer: option (b)",
        f"[b], {RIGHT}",
    ],
)
def test_an_option_is_known_by_its_letter_or_its_words(text):
    result = marked(text)
    assert (result.status, result.credit, result.reading) == ("correct", 1.0, RIGHT)


def test_a_wrong_option_is_explained_with_its_own_reason_and_nothing_else():
    result = marked("a")
    assert (result.status, result.credit, result.mistakes) == ("wrong", 0.0, ())
    assert result.message == f"Not quite. {IDEA.options[0].why}"
    assert IDEA.options[1].why in marked("b").message


@pytest.mark.parametrize("text", ["d", "maybe", "a or b", "a, b", f"a) {RIGHT}", "bb", "2", "Answer:", "options b"])
def test_what_is_no_option_is_unreadable_and_costs_nothing(text):
    result = marked(text)
    assert result.status == "unreadable"
    assert "a, b, c" in result.message
    assert not any(option.why in result.message for option in IDEA.options)


def test_single_words_are_options_too(tmp_path):
    file = tmp_path / FILE.name
    file.write_text(TEXT.replace(f'"{WRONG}"', '"Stability"').replace(f'"{RIGHT}"', '"Speed"'), encoding="utf-8")
    assert marked("Speed", exercise=load_file(file)).status == "correct"


def test_an_idea_counts_its_points_and_gives_no_hint_that_would_tell_it():
    grade = grading.grade(EXERCISE, {"why-divide": "b"})
    assert (grade.score, grade.max_score) == (2.0, 8.0)
    assert hints(EXERCISE, IDEA) == ()


def test_an_idea_is_the_same_in_every_variant_and_is_neither_practised_nor_examined():
    variant = vary(EXERCISE, 3)
    assert variant.part("why-divide") == IDEA
    assert marked("b", exercise=variant).status == "correct"
    assert IDEA not in EXERCISE.computed


def test_variants_have_their_own_words_in_options_and_reasons(tmp_path):
    sentence = '\n[[variants.sentences]]\ntitle = "Dogs bark"\ntokens = ["dogs", "bark", "often"]\n\n[graphs.learned]'
    text = TEXT.replace("“birds”", "“{birds}”").replace("“sing”", "“{sing}”").replace("\n[graphs.learned]", sentence, 1)
    text = text.replace(WRONG, "So that “{birds}” is short").replace("It is tempting, because", "As “{birds}” is,")
    file = tmp_path / FILE.name
    file.write_text(text, encoding="utf-8")
    option = vary(load_file(file), 0).part("why-divide").options[0]
    assert option.text == "So that “dogs” is short"
    assert option.why.startswith("As “dogs” is")


def test_faults_of_options_are_told_at_once_each_with_its_place(tmp_path):
    faulty = (
        TEXT.replace("points = 2", 'points = 2\nnode = "weights"').replace("right = true, ", "")
        .replace("So that all numbers lie between 0 and 1", WRONG.lower())
        .replace('why = "It is tempting, because the weights do. ', 'why = "" }, #')
    )  # fmt: skip
    file, where = tmp_path / FILE.name, "questions[1].parts[0]"
    faults = {one.split(": ")[2]: one for one in told(file, faulty)}
    assert list(faults) == [
        f"{where}.node", f"{where}.options", f"{where}.options[0].text", f"{where}.options[2].text",
        f"{where}.options[2].why",
    ]  # fmt: skip
    assert all(re.search(r"line \d+, column \d+", one) for one in faults.values())
    assert "expected one option with right = true; found 0" in faults[f"{where}.options"]
    (unknown,) = told(file, TEXT.replace("right = true", "correct = true"))
    assert "options[1].correct: expected one of text, right, why" in unknown


def test_show_names_the_options_and_only_the_key_the_right_one(capsys):
    assert main(["show", str(FILE)]) == 0
    part = next(one for one in json.loads(capsys.readouterr().out)["parts"] if one["id"] == "why-divide")
    assert part["options"] == [option.text for option in IDEA.options]
    assert "answer" not in part
    assert main(["show", str(FILE), "--key"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert next(one for one in shown["parts"] if one["id"] == "why-divide")["answer"] == RIGHT
    assert [(one["id"], one["points"]) for one in shown["texts"]] == [("other-words", 3.0)]


def test_check_accepts_it(capsys):
    assert main(["check", str(FILE)]) == 0
    assert "✗ missed: 0" in capsys.readouterr().out


def test_a_worksheet_has_the_options_with_their_letters():
    part = next(part for question in questions(EXERCISE) for part in question["parts"] if part["in_lines"])
    assert part["choices"][1] == f"b) {RIGHT}"
    assert [text for question in questions(EXERCISE) for text in question["texts"]] == [EXERCISE.texts[0].asked]


def test_platforms_say_each_reason():
    (item,) = [item for item in items(EXERCISE) if item.part == "why-divide"]
    (question,) = ET.fromstring(moodle_xml.quiz("every-kind", [item])).findall("question[@type='multichoice']")  # noqa: S314
    said = {
        one.findtext("text"): (one.get("fraction"), one.findtext("feedback/text")) for one in question.iter("answer")
    }
    assert said == {one.text: ("100" if one.right else "0", one.why) for one in IDEA.options}
    archive = zipfile.ZipFile(io.BytesIO(qti.package("every-kind", [item])))
    text = archive.read("items/every-kind-why-divide.xml").decode()
    assert all(f">{one.why}<" in text for one in IDEA.options)
    assert question.findtext("defaultgrade") == "2"


def test_platforms_ask_for_a_text_as_an_essay():
    (item,) = [item for item in items(EXERCISE) if item.part == "other-words"]
    (essay,) = ET.fromstring(moodle_xml.quiz("every-kind", [item])).findall("question[@type='essay']")  # noqa: S314
    assert essay.findtext("defaultgrade") == "3"
    assert not essay.findall("answer")
    archive = zipfile.ZipFile(io.BytesIO(qti.package("every-kind", [item])))
    text = archive.read("items/every-kind-other-words.xml").decode()
    assert "extendedTextInteraction" in text
    assert "responseProcessing" not in text


def test_a_report_sends_nobody_to_practise_an_idea(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("answers.csv").write_text("student,why-divide,query\nAnn,a,1 2\n", encoding="utf-8")
    assert main(["grade", "answers.csv", "--exercise", str(FILE), "--out", "results.csv"]) == 0
    pages = ["report", "results.csv", "--exercise", str(FILE), "--out", "report.html", "--students", "pages.csv"]
    assert main([*pages, "--app", "https://x.org"]) == 0
    assert "why-divide (✗ wrong)" in Path("pages.csv").read_text(encoding="utf-8")
    assert "practise=&" not in Path("pages.csv").read_text(encoding="utf-8")


def graded(folder, *more):
    """The rows of the results by part, and of the grades, of Ann, who wrote a text, and Ben, who did not."""
    (folder / "answers.csv").write_text(
        'student,why-divide,other-words\nAnn,b,"It falls, as the row\nstill sums to 1."\nBen,b,\n', encoding="utf-8"
    )
    names = ["--out", "results.csv", "--summary", "grades.csv", "--force", *more]
    assert main(["grade", "answers.csv", "--exercise", str(FILE), *names]) == 0
    tables = [list(csv.DictReader((folder / name).open(encoding="utf-8"))) for name in ("results.csv", "grades.csv")]
    return [{row["student"]: row for row in tables[0] if row["part"] == "other-words"}, tables[1]]


def test_a_text_is_never_marked_and_waits_for_a_teacher(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "other-words" not in grading.grade(EXERCISE, {"other-words": "x"})
    texts, (ann, ben) = graded(tmp_path, "--decisions-out", "open.csv")
    assert (texts["Ann"]["status"], texts["Ann"]["credit"], texts["Ann"]["max_points"]) == ("collected", "", "3.0")
    assert texts["Ann"]["reading"].startswith("It falls")
    assert (texts["Ben"]["status"], texts["Ben"]["credit"]) == ("blank", "0.0")
    assert (ann["score"], ann["max_score"], ann["open"]) == ("2.0", "11.0", "1")
    assert (ben["score"], ben["max_score"], ben["open"]) == ("2.0", "11.0", "0")
    (row,) = csv.DictReader(Path("open.csv").read_text(encoding="utf-8-sig").splitlines(keepends=True))
    assert (row["why"], row["part"]) == ("text", "other-words")
    assert row["answer"].startswith("It falls")


def decide(**cells):
    """Fill in cells of the first row of the decisions."""
    rows = list(csv.reader(Path("open.csv").read_text(encoding="utf-8-sig").splitlines(keepends=True)))
    for column, text in cells.items():
        rows[1][rows[0].index(column)] = text
    with Path("open.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)


def test_the_points_of_a_text_are_those_of_the_decision(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    graded(tmp_path, "--decisions-out", "open.csv")
    decide(decision="50 %")
    texts, (ann, _) = graded(tmp_path, "--decisions", "open.csv")
    assert (texts["Ann"]["points"], ann["score"], ann["open"]) == ("1.5", "3.5", "0")
    assert "Decided by your teacher: 50 % of the credit." in texts["Ann"]["message"]
    report = ["report", "results.csv", "--exercise", str(FILE), "--out", "r.html", "--students", "p.csv"]
    assert main(report) == 0


def test_a_text_in_a_row_that_cannot_be_read_waits_for_its_credit_as_well(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("answers.csv").write_text("student,variant,why-divide,other-words\nAnn,x,b,It falls.\n", encoding="utf-8")
    grade = ["grade", "answers.csv", "--exercise", str(FILE), "--out", "results.csv", "--summary", "grades.csv"]
    assert main([*grade, "--decisions-out", "open.csv"]) == 3
    with Path("open.csv").open(encoding="utf-8-sig", newline="") as file:
        heading, *rows = csv.reader(file)
    for decided in rows:
        decided[heading.index("decision")] = "keep"
    with Path("open.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([heading, *rows])
    assert main([*grade, "--decisions", "open.csv", "--force"]) == 3
    texts = {one["part"]: one for one in csv.DictReader(Path("results.csv").read_text("utf-8").splitlines())}
    text, (ann,) = texts["other-words"], csv.DictReader(Path("grades.csv").read_text("utf-8").splitlines())
    assert (text["status"], text["credit"], text["reading"]) == ("collected", "", "It falls.")
    assert (texts["why-divide"]["credit"], ann["open"], ann["score"]) == ("0.0", "1", "")
    assert text["message"].startswith("There is no variant 'x'")


def attempts_graded(first, second, *more):
    """The text in the results, the grade and the open decisions of Ann, whose better attempt of two counts."""
    Path("best.toml").write_text('attempts = "best"\n', encoding="utf-8")
    with Path("answers.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([("student", "why-divide", "other-words"), ("Ann", *first), ("Ann", *second)])
    names = ["--out", "results.csv", "--summary", "grades.csv", "--decisions-out", "open.csv", "--force"]
    assert main(["grade", "answers.csv", "--exercise", str(FILE), "--policy", "best.toml", *names, *more]) == 0
    (text,) = [row for row in rows_of(Path("results.csv")) if row["part"] == "other-words"]
    (grade,) = rows_of(Path("grades.csv"))
    return text, grade, rows_of(Path("open.csv"), "utf-8-sig")


@pytest.mark.parametrize("second", ["", "It rises."])
def test_the_texts_of_all_attempts_wait_where_the_best_counts(tmp_path, monkeypatch, second):
    monkeypatch.chdir(tmp_path)
    text, grade, rows = attempts_graded(("a", "It falls."), ("b", second))
    assert (text["reading"], grade["score"]) == (second, "2.0")
    assert sorted(row["answer"] for row in rows) == sorted(filter(None, ["It falls.", second]))
    assert grade["open"] == str(len(rows))


def test_the_credit_of_a_text_may_make_another_attempt_the_best(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    attempts_graded(("a", "It falls."), ("b", ""))
    decide(decision="right")
    Path("open.csv").rename("decided.csv")
    text, grade, _ = attempts_graded(("a", "It falls."), ("b", ""), "--decisions", "decided.csv")
    assert (text["points"], grade["score"], grade["open"]) == ("3.0", "3.0", "0")


def test_a_text_that_stands_in_two_attempts_is_listed_once(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    _, grade, rows = attempts_graded(("a", "It falls."), ("b", "It falls."))
    assert (grade["open"], [row["answer"] for row in rows]) == ("1", ["It falls."])


def test_a_long_text_is_shown_whole_and_one_that_is_too_long_says_that_it_is_cut(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for text, shown in [("word " * 3999 + "end.", "end."), ("word " * 5000, "word … (cut)")]:
        result, _, (row,) = attempts_graded(("b", text), ("b", text))
        assert result["reading"].endswith(shown)
        assert row["answer"].endswith(shown)


@pytest.mark.parametrize("cells", [{"decision": "keep"}, {"read_as": "It falls."}])
def test_a_text_is_open_until_it_has_a_credit_whatever_else_is_decided(tmp_path, monkeypatch, cells):
    monkeypatch.chdir(tmp_path)
    graded(tmp_path, "--decisions-out", "open.csv")
    decide(reason="See you on Monday.", **cells)
    texts, (ann, _) = graded(tmp_path, "--decisions", "open.csv", "--decisions-out", "next.csv")
    assert (texts["Ann"]["status"], texts["Ann"]["credit"], ann["open"]) == ("collected", "", "1")
    assert texts["Ann"]["message"].startswith("Your teacher will look at it.")
    assert texts["Ann"]["message"].endswith("See you on Monday.")
    assert "0 %" not in texts["Ann"]["message"]
    (row,) = csv.DictReader(Path("next.csv").read_text(encoding="utf-8-sig").splitlines(keepends=True))
    assert (row["why"], row["program"]) == ("text", "collected")


def test_a_policy_may_leave_a_text_out_or_give_it_other_points(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("some.toml").write_text('parts = ["why-divide"]\n', encoding="utf-8")
    texts, (ann, _) = graded(tmp_path, "--policy", "some.toml")
    assert (texts, ann["max_score"], ann["open"]) == ({}, "2.0", "0")
    Path("other.toml").write_text(
        'parts = ["why-divide", "other-words"]\npoints = {other-words = 6}\n', encoding="utf-8"
    )
    assert graded(tmp_path, "--policy", "other.toml")[1][0]["max_score"] == "8.0"


LINE = EXERCISE.part("line")


@pytest.mark.parametrize(
    "text",
    [
        "torch.softmax(scaled_scores, dim=-1)",
        "w = softmax(Q @ K.T / np.sqrt(d_k), axis=-1)",
        "softmax(W_q(X) @ W_k(X).T / d_k**0.5, -1)",
    ],
)
def test_a_line_is_right_that_makes_the_matrix(text):
    result = marked(text, "line")
    assert (result.status, result.credit, result.reading) == ("correct", 1.0, text)


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("softmax(scores, -1)", "unscaled"),
        ("softmax(scaled_scores, 0)", "softmax-over-columns"),
        ("scaled_scores", "no-softmax"),
    ],
)
def test_the_mistakes_of_a_line_are_named(text, mistake):
    result = marked(text, "line")
    assert (result.status, result.credit) == ("wrong", 0.0)
    assert mistake in result.mistakes
    assert MISTAKES[mistake].title in result.message


def test_a_line_that_is_right_by_accident_earns_half_and_is_told_so():
    result = marked("softmax(scores / np.sqrt(2), -1)", "line")
    assert (result.status, result.credit) == ("partial", 0.5)
    assert "by accident" in result.message


@pytest.mark.parametrize(
    "text", ["__import__('os').remove('x')", "open('x', 'w')", "exec('1')", "x", "(" * 500, "ض", "a\nb", "import os"]
)
def test_a_line_is_never_run_and_raises_nothing(text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = marked(text, "line")
    assert (result.status, result.credit) == ("unreadable", 0.0)
    assert result.message
    assert not list(tmp_path.iterdir())


def test_a_matrix_in_place_of_a_line_is_told_what_is_expected():
    for part in (LINE, IDEA):
        result = marked(answer(np.eye(3), EXERCISE, part), part.id)
        assert result.status == "unreadable"
        assert result.message.startswith("Expected ")


def test_a_line_has_hints_carries_nothing_and_gives_no_number_away():
    assert len(hints(EXERCISE, LINE)) == 3
    assert LINE not in EXERCISE.computed
    slip = grading.grade(EXERCISE, {"query": "9 9", "line": "softmax(scores, -1)"})
    assert slip["line"] == marked("softmax(scores, -1)", "line")
    assert grading.grade(EXERCISE, {"line": "softmax(scores, -1)", "weight": "0.9"})["weight"].carried == ""


def test_a_line_for_a_row_and_in_a_variant():
    assert marked(line_of(EXERCISE, LINE), "line", vary(EXERCISE, 5)).status == "correct"
    row = replace(LINE, row=1)
    one = replace(EXERCISE, questions=(replace(EXERCISE.questions[1], parts=(row,)),))
    assert marked("softmax(scaled_scores, -1)[1]", "line", one).status == "correct"
    assert "not a row" in marked("softmax(scaled_scores, -1)", "line", one).message


def test_the_key_of_a_line_is_a_line(capsys):
    assert main(["show", str(FILE), "--key"]) == 0
    shown = next(one for one in json.loads(capsys.readouterr().out)["parts"] if one["id"] == "line")
    assert marked(shown["answer"], "line").status == "correct"
    on_paper = [part for question in questions(EXERCISE) for part in question["parts"] if part["id"] == "line"]
    assert on_paper[0]["answer"] == shown["answer"]


def test_no_output_of_a_notebook_is_taken_for_an_idea_or_a_line():
    found = (
        Output(text="a", place="cell 1", name="why_divide"),
        Output(text="scaled_scores", place="cell 2", name="line"),
    )
    matching = match(EXERCISE, found)
    assert not {"why-divide", "line"} & set(matching.matches)
    assert [fitting(EXERCISE, part, found) for part in (IDEA, LINE)] == [(), ()]
    told = report(EXERCISE, "x.ipynb", matching, grading.grade(EXERCISE, matching.texts))
    assert told.count("it is answered in the homework, or in a table") == 2
