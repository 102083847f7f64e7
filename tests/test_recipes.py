"""The recipes of CONTRIBUTING.md, followed word for word: the code there is the code that runs here."""

import shutil
import subprocess
import sys
from textwrap import indent

import pytest

from core.__main__ import main
from core.exercises import load_file
from tests.documents import ROOT, blocks, section

CONTRIBUTING = ROOT / "CONTRIBUTING.md"


@pytest.fixture
def copied(tmp_path):
    """A copy of the project to which a recipe may add something."""
    for name in ("core", "ui", "pages", "data", ".streamlit"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "streamlit_app.py", tmp_path)
    return tmp_path


def insert(file, record, *, after="", before="", depth=1):
    """Write a record with a comma after it, indented ``depth`` times, between two texts that meet once in a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(after + before) == 1, (after, before)
    entry = indent(f"{record.rstrip()},\n", " " * 4 * depth)
    file.write_text(text.replace(after + before, after + entry + before), encoding="utf-8")


def run(project, *arguments):
    """What Python prints when it runs with some arguments inside a copy of the project."""
    done = subprocess.run([sys.executable, *arguments], cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bring_tests(project):
    """Copy what tests need: themselves, what they measure with and the documents."""
    for name in ("tests", "benchmarks", "docs"):
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, project)


def test_a_mistake_is_one_record(copied):
    record, check, row = blocks(section(CONTRIBUTING, "Add a mistake"))
    insert(copied / record.path, record.code, before="    *MISREADINGS,\n")

    script = """
from core import exercises, grading
exercise = exercises.load("bank-interest")
scores = exercise.traces["learned"].scaled_scores
typed = "\\n".join(" ".join(f"{weight:.4f}" for weight in row) for row in scores / 5)
print(*grading.grade(exercise, {"q3-weights": typed})["q3-weights"].mistakes)
"""
    assert "mean-for-softmax" in run(copied, "-c", script).split()

    checked = run(copied, *check.code.split()[1:])
    (line,) = [line for line in checked.splitlines() if line.startswith("mean-for-softmax ")]
    assert "✓" in line
    assert "✗" not in line

    bring_tests(copied)
    insert(copied / row.path, row.code, after="TABLE = [\n")
    run(copied, "-m", "pytest", "-q", "-n0", "-m", "not slow", *A_MISTAKE_COULD_BREAK)


A_MISTAKE_COULD_BREAK = (
    "tests/core/homework/test_mistakes.py", "tests/core/homework/test_each_mistake.py",
    "tests/core/homework/test_variant_digests.py::test_a_variant_is_what_it_was_elsewhere",
    "tests/core/practice/test_exam.py::test_an_exam_that_was_handed_out_keeps_its_parts",
    "tests/core/practice/test_offers_kept.py",
    "tests/core/homework/test_diagnosis.py::test_no_mistake_is_missed[None-bank-interest]",
)  # fmt: skip
"""The tests of a fast lane that go through the known mistakes, or through what follows from them."""


def test_an_exercise_is_one_file(tmp_path, capsys):
    recipe, command = blocks(section(CONTRIBUTING, "Add an exercise"))
    file = tmp_path / recipe.path
    file.parent.mkdir(parents=True)
    file.write_text(recipe.code, encoding="utf-8")

    exercise = load_file(file)
    assert {part.kind for part in exercise.parts} == {"number", "vector", "matrix", "ranking"}

    program, line = command.code.strip().removeprefix("python -m core ").split(maxsplit=1)
    assert line == recipe.path
    assert main([program, str(file)]) == 0
    assert "✗ missed: 0" in capsys.readouterr().out


def test_an_exercise_in_the_bank_is_offered_on_the_screens(copied):
    recipe, _ = blocks(section(CONTRIBUTING, "Add an exercise"))
    (copied / recipe.path).write_text(recipe.code, encoding="utf-8")
    script = """
from streamlit.testing.v1 import AppTest
at = AppTest.from_file("streamlit_app.py", default_timeout=60)
at.query_params["exercise"] = "mine"
at.query_params["view"] = "sheet"
at.run().switch_page("pages/quiz.py").run()
assert not at.exception, at.exception
print([field.key for field in at.text_input])
"""
    assert "query-cat" in run(copied, "-c", script)


def test_a_node_is_one_record_with_its_step(copied):
    step, record = blocks(section(CONTRIBUTING, "Add a node"))
    with (copied / step.path).open("a", encoding="utf-8") as file:
        file.write(f"\n\n{step.code}")
    insert(copied / record.path, record.code, after="    ),\n", before=")  # fmt: skip\n\nNODES")

    exercise, _ = blocks(section(CONTRIBUTING, "Add an exercise"))
    assert exercise.code.count('node = "Q"') == 1
    (copied / exercise.path).write_text(exercise.code.replace('node = "Q"', 'node = "centred"'), encoding="utf-8")
    script = """
import json

import numpy as np
from core import exercises, grading
from core.export.programs import program
from core.graph.nodes import NODES
from core.homework.hints import hints

exercise = exercises.load("mine")
trace, part = exercise.traces["learned"], exercise.part("query-cat")
context = trace.context[1]
assert np.allclose(exercise.answer("query-cat"), context - context.mean())
typed = " ".join(f"{number:.4f}" for number in context - context.mean())
assert grading.grade(exercise, {"query-cat": typed})["query-cat"].status == "correct"
assert "mean of each row" in hints(exercise, part)[0]
names = {}
exec(program(exercise.inputs, NODES, "numpy", exercise.graphs["learned"]), names)
assert np.allclose(names["centred"], trace.centred)

from streamlit.testing.v1 import AppTest
at = AppTest.from_file("streamlit_app.py", default_timeout=60)
at.query_params["matrix"], at.query_params["column"] = "Centred context", "1"
at.switch_page("pages/learned.py").run()
assert not at.exception, at.exception
(sent,) = [json.loads(one.proto.bytes) for one in at.get("bidi_component") if one.proto.component_name == "machine"]
*_, centred = sent["picture"]["chain"]
assert (centred["title"], len(centred["values"])) == ("Centred context", 5)
assert np.allclose(np.mean(centred["values"], axis=1), 0)
assert centred["formula"] == "context − its mean by rows"
assert "lie around 0" in centred["sentence"]
assert (centred["step"]["kind"], centred["step"]["reads"], centred["step"]["parts"]) == ("described", ["context"], ["row"])
assert "The mean of row {row}" in centred["step"]["lead"]
assert sent["picture"]["pinned"]["node"] == "centred"
print("done")
"""
    assert run(copied, "-c", script).splitlines()[-1] == "done"


def test_a_screen_is_a_page_and_an_entry_in_the_navigation(copied):
    page, entry = blocks(section(CONTRIBUTING, "Add a screen"))
    (copied / page.path).write_text(page.code, encoding="utf-8")
    sections = copied / entry.path
    begun = 'title = "Learn"\n'
    text = sections.read_text(encoding="utf-8")
    assert text.count(begun) == 1
    sections.write_text(text.replace(begun, f"{begun}\n{entry.code}"), encoding="utf-8")

    script = f"""
import json

from streamlit.testing.v1 import AppTest
from ui.frame.sections import SECTIONS
assert SECTIONS["Learn"][0].name == "before-and-after"
at = AppTest.from_file("streamlit_app.py", default_timeout=60).run()
at.switch_page({page.path!r}).run()
assert not at.exception, at.exception
(sent,) = [json.loads(one.proto.bytes) for one in at.get("bidi_component") if one.proto.component_name == "machine"]
print(at.title[0].value, *(M["name"] for M in sent["picture"]["chain"]))
"""
    assert run(copied, "-c", script).split() == ["Before", "and", "after", "X", "context"]
    bring_tests(copied)
    guards = [
        "tests/test_structure.py",
        "tests/pages/test_links.py::test_there_is_a_stored_link_to_every_screen_of_that_time",
    ]
    run(copied, "-m", "pytest", "-q", "-n0", "-m", "not slow", *guards)
