"""The example with every kind of part: read, marked, shown, printed, exported and checked like any exercise."""

import io
import json
import re
import tomllib
import zipfile
from typing import get_args
from xml.etree import ElementTree as ET

import msgspec
import pytest
from jsonschema import Draft202012Validator

from core import grading
from core.__main__ import main
from core.classroom.exercise_schema import SCHEMA_FILE
from core.classroom.worksheets import questions
from core.exercises import ExerciseDataError, load_file
from core.export import moodle_xml, qti
from core.export.question_items import items
from core.homework.alternatives import alternatives
from core.homework.exercise_faults import sentences
from core.homework.hints import hints
from core.homework.variants import vary
from core.practice.offers import mistakes_shown
from core.reading.answers import Kind
from core.reading.data_files import DATA
from core.uploads.candidates import fitting_outputs
from core.uploads.match_report import report
from core.uploads.matching import match
from core.uploads.outputs import Output
from tests.core.classroom.classes import decided, grade, rows_of, write
from tests.core.homework.plain import load_text

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


def told(tmp_path, text):
    with pytest.raises(ExerciseDataError) as error:
        load_text(tmp_path, text, "every-kind")
    return list(sentences(error.value))


def test_it_has_every_kind_that_is_documented():
    assert {part.kind for part in EXERCISE.parts} == set(get_args(Kind))
    schema = Draft202012Validator(msgspec.json.decode(SCHEMA_FILE.read_bytes()))
    assert not list(schema.iter_errors(tomllib.loads(TEXT)))


@pytest.mark.parametrize(
    "text",
    [
        "b", "(B)", "b.", f"b) {RIGHT}", RIGHT, f"“{RIGHT.upper()}.”", RIGHT.replace(" ", "  "), "ｂ", "（Ｂ）", "b,",
        "[b]", "Answer: b", "option b", "Answer: option (b)", f"[b], {RIGHT}",
    ],
)  # fmt: skip
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
    text = TEXT.replace(f'"{WRONG}"', '"Stability"').replace(f'"{RIGHT}"', '"Speed"')
    assert marked("Speed", exercise=load_text(tmp_path, text, "every-kind")).status == "correct"


def test_an_idea_counts_its_points_and_gives_no_hint_that_would_tell_it():
    grade = grading.grade(EXERCISE, {"why-divide": "b"})
    assert (grade.score, grade.max_score) == (2.0, 8.0)
    assert hints(EXERCISE, IDEA) == ()


def test_an_idea_is_the_same_in_every_variant_and_is_neither_practised_nor_examined():
    variant = vary(EXERCISE, 3)
    assert variant.part("why-divide") == IDEA
    assert marked("b", exercise=variant).status == "correct"
    assert IDEA not in EXERCISE.computed_parts


def test_variants_have_their_own_words_in_options_and_reasons(tmp_path):
    sentence = '\n[[variants.sentences]]\ntitle = "Dogs bark"\ntokens = ["dogs", "bark", "often"]\n\n[graphs.learned]'
    text = TEXT.replace("“birds”", "“{birds}”").replace("“sing”", "“{sing}”").replace("\n[graphs.learned]", sentence, 1)
    text = text.replace(WRONG, "So that “{birds}” is short").replace("It is tempting, because", "As “{birds}” is,")
    option = vary(load_text(tmp_path, text, "every-kind"), 0).part("why-divide").options[0]
    assert option.text == "So that “dogs” is short"
    assert option.why.startswith("As “dogs” is")


def test_faults_of_options_are_told_at_once_each_with_its_place(tmp_path):
    faulty = (
        TEXT.replace("points = 2", 'points = 2\nnode = "weights"').replace("right = true, ", "")
        .replace("So that all numbers lie between 0 and 1", WRONG.lower())
        .replace('why = "It is tempting, because the weights do. ', 'why = "" }, #')
    )  # fmt: skip
    where = "questions[1].parts[0]"
    faults = {one.split(": ")[2]: one for one in told(tmp_path, faulty)}
    assert list(faults) == [
        f"{where}.node", f"{where}.options", f"{where}.options[0].text", f"{where}.options[2].text",
        f"{where}.options[2].why",
    ]  # fmt: skip
    assert all(re.search(r"line \d+, column \d+", one) for one in faults.values())
    assert "expected one option with right = true; found 0" in faults[f"{where}.options"]
    no_reason = re.sub(r'right = true, why = ".*?"', "right = true", TEXT)
    assert no_reason != TEXT
    assert marked("b", exercise=load_text(tmp_path, no_reason, "every-kind")).message == "Right."
    (unknown,) = told(tmp_path, TEXT.replace("right = true", "correct = true"))
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
    assert [text for question in questions(EXERCISE) for text in question["texts"]] == [EXERCISE.texts[0].full_prompt]


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


ANN, SAID = ("Ann", "other-words"), "It falls, as the row\nstill sums to 1."


@pytest.fixture
def graded(tmp_path):
    """Marks answers, and fills in what was open before: results by student and part, grades by student, what is open."""

    def graded(*rows, heading=("student", "why-divide", "other-words"), decide=None, policy="", code=0):
        more = ["--decisions", decided(tmp_path, decide)] if decide else []
        if policy:
            (tmp_path / "policy.toml").write_text(policy, encoding="utf-8")
            more += ["--policy", tmp_path / "policy.toml"]
        answers, table = write(tmp_path / "answers.csv", rows, heading), tmp_path / "open.csv"
        return *grade(tmp_path, answers, "--decisions-out", table, *more, of=FILE, code=code), rows_of(
            table, "utf-8-sig"
        )

    return graded


def test_a_report_sends_nobody_to_practise_an_idea(graded, tmp_path):
    graded(("Ann", "a", "1 2"), heading=("student", "why-divide", "query"))
    pages = tmp_path / "pages.csv"
    report = ["report", tmp_path / "r.csv", "--exercise", FILE, "--students", pages, "--app", "https://x.org"]
    assert main([*map(str, report)]) == 0
    assert "why-divide (✗ wrong)" in pages.read_text(encoding="utf-8")
    assert "practise=&" not in pages.read_text(encoding="utf-8")


def test_a_text_is_never_marked_and_waits_for_a_teacher(graded):
    assert "other-words" not in grading.grade(EXERCISE, {"other-words": "x"})
    results, grades, (row,) = graded(("Ann", "b", SAID), ("Ben", "b", ""))
    ann, ben = (results[who, "other-words"] for who in grades)
    assert (ann["status"], ann["credit"], ann["max_points"]) == ("collected", "", "3.0")
    assert ann["reading"].startswith("It falls")
    assert (ben["status"], ben["credit"]) == ("blank", "0.0")
    assert {(one["score"], one["max_score"]) for one in grades.values()} == {("2.0", "11.0")}
    assert [one["open"] for one in grades.values()] == ["1", "0"]
    assert (row["why"], row["part"], row["answer"]) == ("text", "other-words", SAID)


def test_the_points_of_a_text_are_those_of_the_decision(graded, tmp_path):
    graded(("Ann", "b", SAID))
    results, grades, _ = graded(("Ann", "b", SAID), decide={ANN: {"decision": "50 %"}})
    assert (results[ANN]["points"], grades["Ann"]["score"], grades["Ann"]["open"]) == ("1.5", "3.5", "0")
    assert "Decided by your teacher: 50 % of the credit." in results[ANN]["message"]
    report = ["report", tmp_path / "r.csv", "--exercise", FILE, "--out", tmp_path / "r.html", "--students", tmp_path / "p.csv"]  # fmt: skip
    assert main([*map(str, report)]) == 0


def test_a_text_in_a_row_that_cannot_be_read_waits_for_its_credit_as_well(graded):
    row, odd = (
        ("Ann", "x", "b", "It falls."),
        {"heading": ("student", "variant", "why-divide", "other-words"), "code": 3},
    )
    keep = {("Ann", one["part"]): {"decision": "keep"} for one in graded(row, **odd)[2]}
    results, grades, _ = graded(row, **odd, decide=keep)
    text = results[ANN]
    assert (text["status"], text["credit"], text["reading"]) == ("collected", "", "It falls.")
    assert results["Ann", "why-divide"]["credit"] == "0.0"
    assert (grades["Ann"]["open"], grades["Ann"]["score"]) == ("1", "")
    assert text["message"].startswith("There is no variant 'x'")


BEST = 'attempts = "best"\n'


@pytest.mark.parametrize(
    ("texts", "listed"),
    [
        (("It falls.", ""), ["It falls."]), (("It falls.", "It rises."), ["It falls.", "It rises."]),
        (("It falls.", "It falls."), ["It falls."]),
    ],
)  # fmt: skip
def test_the_texts_of_all_attempts_wait_where_the_best_counts_each_once(graded, texts, listed):
    results, grades, rows = graded(("Ann", "a", texts[0]), ("Ann", "b", texts[1]), policy=BEST)
    assert (results[ANN]["reading"], grades["Ann"]["score"]) == (texts[1], "2.0")
    assert sorted(row["answer"] for row in rows) == listed
    assert grades["Ann"]["open"] == str(len(listed))


def test_the_credit_of_a_text_may_make_another_attempt_the_best(graded):
    attempts = ("Ann", "a", "It falls."), ("Ann", "b", "")
    graded(*attempts, policy=BEST)
    results, grades, _ = graded(*attempts, policy=BEST, decide={ANN: {"decision": "right"}})
    assert (results[ANN]["points"], grades["Ann"]["score"], grades["Ann"]["open"]) == ("3.0", "3.0", "0")


@pytest.mark.parametrize(("text", "end"), [("word " * 3999 + "end.", "end."), ("word " * 5000, "word … (cut)")])
def test_a_long_text_is_shown_whole_and_one_that_is_too_long_says_that_it_is_cut(graded, text, end):
    results, _, (row,) = graded(("Ann", "b", text))
    assert results[ANN]["reading"].endswith(end)
    assert row["answer"].endswith(end)


@pytest.mark.parametrize("cells", [{"decision": "keep"}, {"read_as": "It falls."}])
def test_a_text_is_open_until_it_has_a_credit_whatever_else_is_decided(graded, cells):
    graded(("Ann", "b", SAID))
    results, grades, (row,) = graded(("Ann", "b", SAID), decide={ANN: {"reason": "See you on Monday.", **cells}})
    assert (results[ANN]["status"], results[ANN]["credit"], grades["Ann"]["open"]) == ("collected", "", "1")
    assert results[ANN]["message"].startswith("Your teacher will look at it.")
    assert results[ANN]["message"].endswith("See you on Monday.")
    assert "0 %" not in results[ANN]["message"]
    assert (row["why"], row["program"]) == ("text", "collected")


def test_a_policy_may_leave_a_text_out_or_give_it_other_points(graded):
    results, grades, _ = graded(("Ann", "b", SAID), policy='parts = ["why-divide"]\n')
    assert ANN not in results
    assert (grades["Ann"]["max_score"], grades["Ann"]["open"]) == ("2.0", "0")
    both = 'parts = ["why-divide", "other-words"]\npoints = {other-words = 6}\n'
    assert graded(("Ann", "b", SAID), policy=both)[1]["Ann"]["max_score"] == "8.0"


def test_no_output_of_a_notebook_is_taken_for_an_idea_or_a_line():
    found = (
        Output(text="a", place="cell 1", name="why_divide"),
        Output(text="scaled_scores", place="cell 2", name="line"),
    )
    matching = match(EXERCISE, found)
    assert not {"why-divide", "line"} & set(matching.matches)
    assert [fitting_outputs(EXERCISE, part, found) for part in (IDEA, EXERCISE.part("line"))] == [(), ()]
    told = report(EXERCISE, "x.ipynb", matching, grading.grade(EXERCISE, matching.texts))
    assert told.count("it is answered in the homework, or in a table") == 2
