"""The published JSON Schema of an exercise file: it is that of the records, and the files of the bank fit it."""

import tomllib

import msgspec
import pytest
from jsonschema import Draft202012Validator

from core.__main__ import main
from core.classroom.exercise_schema import PUBLISHED, schema
from core.homework.exercise_files import BANK
from tests.documents import ROOT, blocks, section

VALIDATOR = Draft202012Validator(msgspec.json.decode(PUBLISHED.read_bytes()))


def test_the_published_schema_is_that_of_the_records():
    assert PUBLISHED.read_bytes() == schema(), f"python -m core new schema --out {PUBLISHED} --force"


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
    assert (ROOT / recipe.path).parent.joinpath(named).resolve() == PUBLISHED


def test_the_command_writes_it_and_replaces_nothing(tmp_path, capsys):
    file = tmp_path / "mine.json"
    assert main(["new", "schema", "--out", str(file)]) == 0
    assert file.read_bytes() == schema()
    assert main(["new", "schema", "--out", str(file)]) == 2
    assert "--force" in capsys.readouterr().err
