"""The one schema of the lessons' questions, and how their answers are marked."""

import re
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules
from threading import Barrier
from time import sleep

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import lessons
from core.homework.results import Result
from core.lessons import alignments, before_training, from_scratch, masked_word, slides, torch_questions, tour
from core.lessons.random_weights import KINDS
from core.lessons.schema import FactsError, LazyFacts, Lesson, Question
from core.lessons.task import Task, tasks_of
from core.models import agreement
from core.reading.data_files import DataError, DataFile, load
from tests.core.lessons.test_torch_questions import asked as asked_of_torch


def task(kind, key, *, facts=(), **fields):
    return Task(question=Question(prompt="?", kind=kind, **fields), facts={"key": key, **dict(facts)})


WEIGHT = task("number", 0.209717, slips={"unscaled": "Not divided."}, facts={"unscaled": 0.4127})
SHAPE = task("shape", (1, 6, 8), slips={"dot": "The trap."}, facts={"dot": (1, 6, 1, 6)})
VECTOR = task("vector", np.array([2.9808, 5.741]), slips={"row": "The row below."}, facts={"row": np.array([1.0, 2.0])})
COUNT = task("number", 6, decimals=0)
CHOICE = task("choice", "yes", options=("yes", "no", "maybe"), slips={"no": "Because."}, otherwise="Not {chosen}.")


@pytest.mark.parametrize(
    ("asked", "text", "status", "credit"),
    [
        (WEIGHT, "0.210", "correct", 1), (WEIGHT, "0.21", "imprecise", 0), (WEIGHT, "0.25", "wrong", 0),
        (WEIGHT, "0.4127", "wrong", 0), (WEIGHT, "abc", "unreadable", 0), (COUNT, "6", "correct", 1), (COUNT, "7", "wrong", 0), (COUNT, "6.3", "wrong", 0),
        *((SHAPE, text, "correct", 1) for text in ("(1, 6, 8)", "torch.Size([1, 6, 8])", "shape = {1|6|8}", "１×６✕８", "1-by-6-by-8", "np.size: 1 and 6 rows and 8 columns")),
        *((SHAPE, text, "wrong", 0) for text in ("(6, 1, 8)", "(6, 8)", "(1, 6, 7)", "(1, 6, 1, 6)")),
        *((SHAPE, text, "unreadable", 0) for text in ("six", "()", "1 × 8 columns and 6 rows")),
        (VECTOR, "[2.9808, 5.7410]", "correct", 1), (VECTOR, "2.9808 1", "partial", 0.5), (VECTOR, "2.98 5.74", "imprecise", 0), (VECTOR, "3 4", "wrong", 0),
        (VECTOR, "1 2 3", "unreadable", 0),
        (CHOICE, "yes", "correct", 1),
        *((CHOICE, text, "wrong", 0) for text in ("no", "maybe", "nonsense")),
        *((asked, text, "blank", 0) for asked in (WEIGHT, COUNT, SHAPE, VECTOR, CHOICE) for text in ("", "  ")),
    ],
)  # fmt: skip
def test_an_answer_of_each_kind_is_marked(asked, text, status, credit):
    result = asked.mark(text)
    assert isinstance(result, Result)
    assert (result.status, result.credit) == (status, credit)


@pytest.mark.parametrize(
    ("asked", "text", "says"),
    [
        (WEIGHT, "0.4127", "Not divided."), (WEIGHT, "0.25", "work it out"), (WEIGHT, "0.21", "Work out 4 decimals"),
        (SHAPE, "(1, 6, 1, 6)", "The trap."), (SHAPE, "(6, 1, 8)", "another order"), (SHAPE, "(6, 8)", "an axis of size 1 is missing"), (SHAPE, "(6, 7)", "You have 2 dimensions"),
        (SHAPE, "6", "You have 1 dimension:"), (SHAPE, "(1, 6, 7)", "The number of dimensions is right. What belongs in place of 7?"),
        (VECTOR, "1 2", "The row below."), (VECTOR, "2.9808 1", "1 of 2 is right."), (VECTOR, "3 4", "begin with the first"),
        (CHOICE, "no", "Because."), (CHOICE, "maybe", "Not maybe."), (CHOICE, "nonsense", "try another"),
        (CHOICE, "yes", "Right."),
    ],
)  # fmt: skip
def test_a_message_says_what_to_look_at(asked, text, says):
    assert says in asked.mark(text).message


def test_facts_stand_in_every_text_and_may_differ_by_option():
    asked = Task(
        question=Question(
            prompt="Of {n}?", kind="choice", key="a", praise="{n} it is.", otherwise="{chosen} has {share:.1f}.",
        ),
        facts={"n": 3, "options": ["a", "b"], "share": {"b": 0.25, "a": 0.5}},
    )  # fmt: skip
    assert (asked.prompt, asked.options) == ("Of 3?", ("a", "b"))
    assert asked.mark("a").message == "3 it is."
    assert asked.mark("b").message == "b has 0.2."


def test_facts_of_later_are_computed_once_and_only_for_an_answer():
    computed = []
    asked = Task(
        question=Question(prompt="?", kind="number"), facts=LazyFacts(lambda: computed.append(1) or {"key": 2})
    )
    assert asked.prompt == "?"
    assert asked.mark(" ").status == "blank"
    assert computed == []
    assert [asked.mark(text).status for text in ("2", "3")] == ["correct", "wrong"]
    assert computed == [1]


def test_what_cannot_be_compared_is_unreadable_and_says_why():
    def missing():
        raise FactsError("gensim is not installed.")

    for kind in ("choice", "number", "shape"):
        asked = Task(question=Question(prompt="?", kind=kind, options=("2",)), facts=LazyFacts(missing))
        result = asked.mark("2")
        assert (result.status, result.message) == ("unreadable", "gensim is not installed.")


@pytest.mark.parametrize("asked", [WEIGHT, COUNT, SHAPE, VECTOR, CHOICE])
@given(text=st.text(max_size=300) | st.text("0123456789.,;()[]%eE-+*/ \n\tx=", max_size=60))
def test_nothing_typed_raises(asked, text):
    assert asked.mark(text).status in ("correct", "partial", "wrong", "imprecise", "unreadable", "blank")


WHOLE = '[sections]\n[questions.one]\nprompt = "?"\nkind = "number"\nkey = "n"\n'


@pytest.mark.parametrize(
    ("old", "new", "field", "says"),
    [
        ('key = "n"', 'kye = "n"', "questions", "kye"), ('prompt = "?"\n', "", "questions", "prompt"),
        ('kind = "number"\n', "", "questions", "kind"), ('"number"', '"essay"', "questions", "essay"),
        ('key = "n"', "decimals = 'four'", "questions", "whole number"),
        ("[sections]\n", "", "sections", "this field is missing"),
    ],
)  # fmt: skip
def test_a_file_of_questions_that_is_not_right_names_file_and_field(tmp_path, old, new, field, says):
    file = tmp_path / "lesson.toml"
    file.write_text(WHOLE, encoding="utf-8")
    assert load(file, torch_questions.Content).questions["one"].key == "n"
    file.write_text(WHOLE.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as problem:
        load(file, torch_questions.Content)
    assert "lesson.toml" in str(problem.value)
    assert field in str(problem.value)
    assert says in str(problem.value)


def test_a_question_that_the_file_lacks_is_refused_with_file_and_field(tmp_path):
    (tmp_path / "lesson.toml").write_text('[questions.one]\nprompt = "?"\nkind = "number"\n', encoding="utf-8")
    lesson = DataFile(str(tmp_path / "lesson.toml"), Lesson)
    assert tasks_of(lesson, {"one": {"key": 2}})["one"].mark("2").status == "correct"
    with pytest.raises(DataError, match=r"lesson\.toml: questions\.two: expected"):
        tasks_of(lesson, {"one": {"key": 2}, "two": {"key": 3}})


def every_task():
    for module in iter_modules(lessons.__path__):
        tasks = getattr(import_module(f"core.lessons.{module.name}"), "tasks", None)
        if tasks and not signature(tasks).parameters:
            yield from ((f"{module.name}-{name}", task) for name, task in tasks().items() if type(task) is Task)
    for lesson, questions in asked_of_torch().items():
        yield from ((f"{lesson}-{name}", task) for name, task in questions.items())
    yield from masked_word.stored_tasks().items()
    yield from ((f"tour-{step.id}", step.task) for step in tour.load().steps)
    yield from (
        (f"{one.english[0]}-{i}", task) for one in alignments.load().alignments for i, task in enumerate(one.tasks)
    )
    yield from ((claim.id, slides.verdict(claim)) for claim in slides.load().claims)
    yield from ((f"{one.id}.right", slides.correction(one)) for one in slides.load().claims if one.correction)
    names = from_scratch.run(2, 1, KINDS[0])
    yield from from_scratch.line_tasks(names).items()
    yield from from_scratch.tasks(names, 1).items()
    yield "kinds", before_training.tasks(None, agreement.sentences(held_out=True)[0], ())["kinds"]


def written(value):
    """A key or a slip as a student may type it."""
    if isinstance(value, str | tuple):
        return str(value)
    return " ".join(f"{x:.6f}" for x in np.ravel(value))


def test_every_option_every_key_and_every_slip_of_every_lesson_has_its_message():
    for name, asked in every_task():
        right = asked.mark(written(asked.key))
        assert (right.status, right.credit) == ("correct", 1.0), name
        wrong = {option: asked.mark(option) for option in asked.options if option != asked.key}
        for slip, says in asked.question.slips.items():
            if not asked.options or slip != asked.key:
                text = written(asked.slip(slip))
                wrong[slip] = asked.mark(text)
                assert wrong[slip].message == asked._fill(says, text), name
        assert {result.status for result in wrong.values()} <= {"wrong"}, name
        messages = [right.message, *(result.message for result in wrong.values())]
        assert all(messages), name
        assert not any("{" in text for text in (asked.prompt, *messages)), name
        assert asked.question.slips.keys() <= ({*asked.options} if asked.options else {*asked.facts}), name
        assert asked.mark("").status == "blank", name


def test_who_always_presses_one_place_among_the_options_is_right_no_more_often_than_by_chance():
    asked = [one for _, one in every_task() if one.options]
    for place in (0, -1):
        assert sum(one.options[place] == one.key for one in asked) <= sum(1 / len(one.options) for one in asked)


def test_the_number_of_a_slip_is_right_to_no_decimals_at_all():
    for name, asked in every_task():
        for slip in asked.question.slips if asked.question.kind == "number" else ():
            for places in range(7):
                text, key = f"{asked.slip(slip):.{places}f}", float(asked.key)
                if abs(float(text) - asked.slip(slip)) < abs(float(text) - key):
                    assert asked.mark(text).status == "wrong", (name, slip, text)


NEXT_SENTENCE = re.compile(r"[.!?] +(?=[A-Z*`“\\\\])")


def test_what_is_wrong_with_a_prediction_is_told_in_one_sentence():
    for name, asked in every_task():
        if asked.question.kind == "choice" or asked.question.within:
            others = [option for option in asked.options if option != asked.key]
            slips = [written(asked.slip(slip)) for slip in asked.question.slips if slip != asked.key]
            told = [asked.mark(text) for text in (*others, *slips)]
            assert [one.message for one in told if NEXT_SENTENCE.search(one.message)] == [], name


NUMBER_OR_SHAPE = re.compile(r"\(\d+(?:, \d+)*\)|\d+(?:[.,/]\d+)*")


def test_what_is_wrong_with_a_computed_number_never_tells_the_number():
    for name, asked in every_task():
        if asked.question.kind == "choice" or asked.question.within:
            continue
        slips = [written(asked.slip(slip)) for slip in asked.question.slips]
        told = [asked.mark(text) for text in (*slips, "123456.7", "91, 92", "(91, 92)")]
        said = [number for one in told for number in NUMBER_OR_SHAPE.findall(one.message)]
        assert [number for number in said if asked.mark(number).status == "correct"] == [], name


def _written_questions(record):
    """Every record in a data file that has options, however deep."""
    if isinstance(record, dict):
        if "options" in record:
            yield record
        for value in record.values():
            yield from _written_questions(value)
    elif isinstance(record, list):
        for value in record:
            yield from _written_questions(value)


def test_an_option_that_had_another_name_is_one_that_is_offered():
    files = (Path(__file__).parents[3] / "data").glob("*.toml")
    questions = [one for file in files for one in _written_questions(tomllib.loads(file.read_text(encoding="utf-8")))]
    renamed = [(old, new, one["options"]) for one in questions for old, new in one.get("renamed", {}).items()]
    assert renamed
    for old, new, options in renamed:
        assert new in options
        assert old not in options


def test_a_dash_before_a_number_may_be_a_bullet():
    task = Task(question=Question(prompt="1 / 2?", kind="number"), facts={"key": 0.5})
    assert task.mark("- 0.5").status == "correct"
    assert task.mark("- 0.5").message.endswith("Each “-” was read as a bullet.")
    assert task.mark("- 0.25").status == "wrong"


@pytest.mark.parametrize(("text", "status"), [("3 of 4", "correct"), ("3 out of 4", "correct"), ("1 of 4", "wrong")])
def test_a_share_is_read_as_figures_write_it_and_a_count_is_none(text, status):
    share = Task(question=Question(prompt="?", kind="number"), facts={"key": 0.75})
    count = Task(question=Question(prompt="?", kind="number"), facts={"key": 3})
    assert (share.mark(text).status, count.mark(text).status) == (status, "unreadable")


_LEFT = Question(prompt="How many products of 2 numbers are left, and not needed?", kind="number", decimals=0)
_MEMORY = Question(
    prompt="How many megabytes (10⁶ bytes) is that?", kind="number", units=("MB", "megabytes"), decimals=2
)


@pytest.mark.parametrize(
    ("question", "key", "text", "status"),
    [
        *((_LEFT, 57, text, "correct") for text in ("57 products", "57 Products.", "57 product", "= 57 products are left", "57 (2 numbers)")),
        (_LEFT, 57, "58 products", "wrong"),
        *((_LEFT, 57, text, "unreadable") for text in ("57 squares", "57 not", "5.7 products", "57 numbers, 2 products")),
        *((_MEMORY, 16.8, text, "correct") for text in ("16.8 MB", "16.8MB", "16,80 (mb)", "16.8 megabytes", "16.8, I think", "16.8 (4 bytes)")),
        *((_MEMORY, 16.8, text, "unreadable") for text in ("16.8 GB", "17 bytes", "16.8 MB GB")),
    ],
)  # fmt: skip
def test_what_a_question_counts_and_its_own_unit_may_follow_the_number(question, key, text, status):
    assert Task(question=question, facts={"key": key}).mark(text).status == status


def test_facts_that_many_ask_for_at_once_are_computed_once():
    computed, all_there = [], Barrier(5)

    def compute():
        computed.append(1)
        sleep(0.05)
        return {"key": 1}

    facts = LazyFacts(compute)

    def ask(_):
        all_there.wait()
        return facts["key"]

    with ThreadPoolExecutor(5) as threads:
        assert [*threads.map(ask, range(5))] == [1] * 5
    assert len(computed) == 1
