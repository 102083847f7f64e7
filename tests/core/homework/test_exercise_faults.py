"""A file with many faults: all of them are told at once, each with its line and column."""

import tomllib

import pytest

from core.__main__ import main
from core.reading.data_files import DATA
from core.reading.toml_places import place_of, places

BAD = """\
id = "other"
title = "The {cat} drank milk"
about = "Four words."
source = "Made up"
tokens = ["the", "cat", "drank", "milk"]
colour = "red"
[inputs]
X = [[0.1, 0.3], [0.9, 0.2], [0.2, 0.9], [0.8, 0.6]]
[graphs.plain]
[graphs.learned]
learned = true
[[questions]]
id = "q1"
title = "Without learning"
text = "Take Q = K = V = X, and W_{q}."
graph = "plain"
[[questions.parts]]
id = "weight"
kind = "numbre"
prompt = "How much does “cat” attend to “milk”?"
node = "weights"
[[questions.parts]]
id = "weight"
kind = "number"
prompt = "How much does {cat} attend to “milk”?"
node = "weights"
row = "dog"
column = 7
[[questions.parts]]
id = "student"
kind = "matrix"
node = "weigths"
[[questions.reflections]]
id = "reflection"
prompt = "What do you observe?"
observation = "{weight:.4f}, {back:.4f}, {nothing}."
figures.back = { node = "weights", row = "milc", column = "cat" }
"""

TOLD = [
    (1, 6, "id", "expected “mine”"),
    (2, 9, "title", "expected no word in braces, as nothing fills it; found {cat}"),
    (6, 10, "colour", "expected one of id, graded"),
    (10, 1, "graphs.learned", "expected inputs W_k, W_q, W_v"),
    (19, 8, "questions[0].parts[0].kind", "found “numbre”; did you mean number?"),
    (23, 6, "questions[0].parts[1].id", "found weight more than once"),
    (25, 10, "questions[0].parts[1].prompt", "found {cat}"),
    (27, 7, "questions[0].parts[1].row", "found “dog”"),
    (28, 10, "questions[0].parts[1].column", "found 7"),
    (29, 1, "questions[0].parts[2].prompt", "this field is missing"),
    (30, 6, "questions[0].parts[2].id", "“student” is a column of its own"),
    (32, 8, "questions[0].parts[2].node", "did you mean weights?"),
    (36, 15, "questions[0].reflections[0].observation", "found “nothing”"),
    (37, 42, "questions[0].reflections[0].figures.back.row", "found “milc”"),
]


@pytest.fixture
def bad(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(BAD, encoding="utf-8")
    return file


def test_check_tells_all_faults_at_once_each_with_its_line_and_column(bad, capsys):
    assert main(["check", str(bad)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len(TOLD)
    for line, (row, column, field, says) in zip(lines, TOLD, strict=True):
        assert line.startswith(f"{bad}: line {row}, column {column}: {field}: expected ")
        assert says in line


def test_what_depends_on_inputs_with_a_fault_is_looked_at_later(bad, capsys):
    bad.write_text(BAD.replace("[0.9, 0.2]", "[0.9]"), encoding="utf-8")
    assert main(["check", str(bad)]) == 2
    told = capsys.readouterr().err
    assert "line 8, column 5: inputs.X: expected rows of finite numbers" in told
    assert "parts[1].id" in told
    assert "parts[1].row" not in told


def test_a_text_that_is_missing_hides_no_other_fault(bad, capsys):
    assert main(["check", str(bad)]) == 2
    before = capsys.readouterr().err.splitlines()
    bad.write_text(BAD.replace('about = "Four words."\n', "\n"), encoding="utf-8")
    assert main(["check", str(bad)]) == 2
    assert sorted(capsys.readouterr().err.splitlines()) == sorted(
        [*before, f"{bad}: about: expected a text; this field is missing"]
    )


def test_a_file_that_is_not_toml_is_told_where(bad, capsys):
    bad.write_text(BAD.replace("column = 7", "column = "), encoding="utf-8")
    assert main(["check", str(bad)]) == 2
    assert "(at line 28, column 10)" in capsys.readouterr().err


@pytest.mark.parametrize("file", sorted((DATA / "exercises").glob("*.toml")), ids=lambda file: file.stem)
def test_every_field_of_a_file_has_its_place(file):
    text = file.read_text(encoding="utf-8")
    found, lines = places(text), text.split("\n")

    def walk(value, path):
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, f"{path}.{name}".strip("."))
        elif isinstance(value, list):
            assert path in found
            for i, inner in enumerate(value):
                walk(inner, f"{path}[{i}]")
        else:
            line, column = found[path]
            begun = lines[line - 1][column - 1 :]
            assert begun.startswith(('"', str(value).lower()))

    walk(tomllib.loads(text), "")


def test_strange_ways_to_write_a_field_have_their_places():
    text = '"a b".c = 1 # [x]\nd = """\n[[e]]"""\nf = [ {g = "}"}, # ]\n  {g = \'[\'} ]\n[h."i.j"]\nk = true\n'
    found = places(text)
    assert found["a b.c"] == (1, 11)
    assert found["f[1].g"] == (5, 8)
    assert found["h.i.j.k"] == (7, 5)
    assert "e" not in found
    assert place_of("f[1].missing", found) == (5, 3)
    assert place_of("nowhere.at.all", found) is None
