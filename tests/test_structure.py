"""What ruff and import-linter cannot say of the rooms: names, sizes, and what opening a screen imports."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = [file for room in ("core", "ui", "computed_attention", "pages") for file in sorted((ROOT / room).rglob("*.py"))]
HEAVY = {"torch", "transformers", "gensim", "nltk"}
"""Packages that take seconds to import or hundreds of megabytes."""


def packages(file):
    """The top-level packages that a file imports anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module.split(".")[0]


def named(file):
    return file.relative_to(ROOT).as_posix()


def test_nothing_writes_html_of_its_own():
    assert [named(file) for file in FILES if "unsafe_allow_html" in file.read_text(encoding="utf-8")] == []


def test_the_time_is_that_of_the_clock_which_is_never_set_back():
    """Of two texts the browser keeps the later one; the focus only compares its own moves."""
    told = [named(file) for file in FILES if re.search(r"time\.time\(|from time import time", file.read_text("utf-8"))]
    assert told == ["core/uploads/submissions/collect.py", "ui/session/clock.py", "ui/session/focus.py"]


SHARED = ({"core/lessons", "ui/screens", "pages"}, {"tests/core/lessons", "tests/pages"})
"""Folders whose files may share a name: a lesson, its screen and its page; and the tests of these."""


def test_a_file_name_occurs_once_in_the_project_except_for_a_lesson_and_its_screen():
    places = {}
    for room in ("core", "ui", "computed_attention", "pages", "tests", "benchmarks", "data"):
        for file in (ROOT / room).rglob("*.py"):
            if file.name not in ("__init__.py", "__main__.py", "conftest.py"):
                places.setdefault(file.name, []).append(named(file.parent))
    twice = {name: folders for name, folders in places.items() if len(folders) > 1}
    assert not {name: folders for name, folders in twice.items() if not any(set(folders) <= one for one in SHARED)}
    assert all(len(set(folders)) == len(folders) for folders in twice.values())


@pytest.mark.parametrize(("room", "most"), [("core", 14), ("ui", 9)])
def test_a_room_has_few_entries(room, most):
    entries = [entry.name for entry in (ROOT / room).iterdir() if entry.name not in ("__init__.py", "__pycache__")]
    assert len(entries) <= most, sorted(entries)


def test_a_page_is_short_and_computes_nothing():
    """It says what is shown; the rest of its screen is in ui/screens."""
    for file in (file for file in FILES if file.parent.name == "pages"):
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 50, named(file)
        assert set(packages(file)) <= {"streamlit", "core", "ui"}, named(file)


@pytest.mark.slow
def test_the_light_screens_import_no_large_package():
    """The first screen and the quiz must open at once; no chart needs what takes half a second to import, and the trained
    model, which one screen loads once, is asked for by no other.
    """
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()

def opened(*names):
    for name in names:
        at.query_params.clear()  # as the browser does with the link of a screen that one leaves
        at.switch_page(f"pages/{{name}}.py").run()
        assert not at.exception, at.exception
        assert at.title, name
        assert name == "trained" or not [module for module in sys.modules if "minilm" in module], name
    return at

assert not at.exception, at.exception
assert opened("quiz").text_input
opened("similarity", "learned", "scaling", "large")
print(sorted({HEAVY | {"pandas", "altair"}} & set(sys.modules)))
opened("check-the-slides", "module", "seeds", "bug-hunt", "gradients")
print(sorted({{"pandas", "altair"}} & set(sys.modules)))
opened("challenges", "masked-word", "practice", "check-homework", "trained")
print(sys.modules["core.models.minilm_files"]._read_bundled.cache_info().currsize)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.split() == ["[]", "[]", "1"]


def test_a_package_imports_none_of_its_own_modules():
    """With one thread inside the package and another in its module, each would wait for the other: half is imported.

    computed_attention is no room of the app: a notebook's one thread imports it.
    """
    for file in (file for file in FILES if file.name == "__init__.py" and file.parent.name != "computed_attention"):
        assert not {"core", "ui"} & set(packages(file)), named(file)
