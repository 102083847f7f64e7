"""`new exercise` writes a file that `check` accepts; the schema of such files is that of what is read."""

import io
import sys
import tomllib

import msgspec
import pytest
from jsonschema import Draft202012Validator

from core.__main__ import main
from core.classroom.exercise_schema import SCHEMA_FILE, schema
from core.exercises import load_file
from core.homework.exercise_files import BANK
from core.homework.first_exercise import GRAPHS, PARTS, Wishes, written
from tests.as_before import assert_as_before
from tests.documents import ROOT, blocks, section

ANSWERS = ("mine", "The cat drank milk", "the cat drank milk", "3/2", "plain, learned mask positions",
           "weight strength query weights context top-two")  # fmt: skip


@pytest.fixture
def answered(tmp_path, monkeypatch):
    """Runs the command in an empty folder with some of the six answers, by number, replaced."""
    monkeypatch.chdir(tmp_path)

    def run(changed=None, *options, answers=ANSWERS):
        lines = [(changed or {}).get(i, answer) for i, answer in enumerate(answers)]
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return main(["new", "exercise", *options])

    return run


def test_what_it_writes_is_accepted_by_check(answered, tmp_path, capsys):
    assert answered() == 0
    assert capsys.readouterr().err.count("\n") == len(ANSWERS)
    first, *_ = (tmp_path / "mine.toml").read_text("utf-8").splitlines()
    assert (tmp_path / first.removeprefix("#:schema ")).resolve() == SCHEMA_FILE, "an editor finds the schema"
    assert main(["check", "mine.toml"]) == 0
    assert "✗ missed: 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({4: "plain", 5: "weight"}, id="one number"),
        pytest.param({2: "to be or not to be", 3: "2"}, id="words that come twice"),
        pytest.param({1: 'He said "no" \\ “yes”', 2: 'he said "no" again'}, id="quotation marks"),
        pytest.param({2: " ".join("abcdefghijkl"), 3: "8x8"}, id="the largest"),
    ],
)
def test_it_has_what_was_asked_for(answered, tmp_path, changed):
    assert answered(changed) == 0
    exercise = load_file(tmp_path / "mine.toml")
    wished = [changed.get(i, answer) for i, answer in enumerate(ANSWERS)]
    assert (exercise.title, exercise.tokens) == (wished[1], tuple(wished[2].split()))
    assert (tmp_path / "mine.toml").read_text(encoding="utf-8").count("\npoints = 1  # what") == len(exercise.parts)
    assert ", ".join(exercise.graphs) == wished[4].replace(", ", " ").replace(" ", ", ")
    assert {part.id.split("-", 1)[1] for part in exercise.parts} == set(wished[5].split())


@pytest.mark.parametrize(
    ("number", "answer", "says"),
    [
        (0, "My file", "small letters"), (0, "journey", "there is an exercise journey"), (1, "The {cat}", "without braces"),
        (2, "two words", "3 to 12 words"), (3, "3/1", "from 2 to 8"), (3, "wide", "such as 3/2"),
        (4, "learnt", "did you mean learned?"), (5, "", "Expected some of weight, strength"),
    ],
)  # fmt: skip
def test_an_answer_that_cannot_be_used_is_told_in_one_sentence(answered, tmp_path, capsys, number, answer, says):
    assert answered({number: answer}) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert says in last
    assert not list(tmp_path.iterdir())


def test_answers_that_are_missing_are_told(answered, capsys):
    assert answered(answers=ANSWERS[:3]) == 2
    assert "d_model/d_k, such as 3/2 or 3 for both: Expected an answer; found the end" in capsys.readouterr().err


def test_nothing_is_replaced_and_the_same_answers_make_the_same_file(answered, tmp_path, capsys):
    assert answered() == 0
    first = (tmp_path / "mine.toml").read_bytes()
    assert answered() == 2
    assert "--force" in capsys.readouterr().err
    assert answered(None, "--force") == 0
    assert (tmp_path / "mine.toml").read_bytes() == first


def test_at_a_terminal_a_question_is_asked_again(answered, tmp_path, monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in ("My file", *ANSWERS))))
    assert main(["new", "exercise"]) == 0
    assert (tmp_path / "mine.toml").is_file()
    assert capsys.readouterr().err.count("The id, which names the file") == 2


VALIDATOR = Draft202012Validator(msgspec.json.decode(SCHEMA_FILE.read_bytes()))


def test_the_published_schema_is_that_of_the_records():
    assert SCHEMA_FILE.read_bytes() == schema(), f"python -m core new schema --out {SCHEMA_FILE} --force"


@pytest.mark.parametrize("file", sorted(BANK.glob("*.toml")), ids=lambda file: file.stem)
def test_the_exercises_fit_it(file):
    assert not list(VALIDATOR.iter_errors(tomllib.loads(file.read_text("utf-8"))))


@pytest.mark.parametrize(
    ("right", "wrong"), [('kind = "number"', 'kind = "numbre"'), ("W_q =", "W_queries ="), ("top = 2", "tops = 2")]
)
def test_a_file_with_a_fault_does_not(right, wrong):
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    assert not list(VALIDATOR.iter_errors(tomllib.loads(recipe.code)))
    assert right in recipe.code
    assert list(VALIDATOR.iter_errors(tomllib.loads(recipe.code.replace(right, wrong, 1))))


def test_the_recipe_names_the_schema_where_it_is():
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    named = recipe.code.splitlines()[0].removeprefix("#:schema ")
    assert (ROOT / recipe.path).parent.joinpath(named).resolve() == SCHEMA_FILE


def test_the_command_writes_it_and_replaces_nothing(tmp_path, capsys):
    file = tmp_path / "mine.json"
    assert main(["new", "schema", "--out", str(file)]) == 0
    assert file.read_bytes() == schema()
    assert main(["new", "schema", "--out", str(file)]) == 2
    assert "--force" in capsys.readouterr().err


def test_the_numbers_that_are_chosen_and_what_is_asked_are_as_before():
    graphs = (("plain",), ("learned",), ("mask", "plain"), ("positions", "learned"), tuple(GRAPHS))
    wishes = [
        Wishes(id=f"mine-{i}", title="Mine", words=tuple("abcdefg"[: 3 + i]), d_model=2 + i % 3, d_k=3, graphs=several, parts=parts)
        for i, several in enumerate(graphs)
        for parts in (tuple(PARTS), ("strength", "top-two"), ("context",))
    ]  # fmt: skip
    assert_as_before("first-exercises", (written(one, "schema.json") for one in wishes))
