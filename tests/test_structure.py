"""The rooms: imports run pages → ui → core, heavy packages are imported late, session state has one place."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = [file for room in ("core", "ui", "pages") for file in sorted((ROOT / room).rglob("*.py"))]
MAY_IMPORT = {"core": {"core"}, "ui": {"core", "ui"}, "pages": {"core", "ui"}}

FLOORS = (
    {"core.graph", "core.words", "core.reading"},
    {"core.homework"},
    {"core.classroom", "core.lessons", "core.models", "core.export", "core.practice", "core.uploads"},
    {"core.attention", "core.exercises", "core.grading", "core"},
    {"core.__main__"},
)
"""The rooms of core from the ground up: a room may use those below and beside it, as long as there is no circle."""


def module_of(file):
    """The dotted name of a file; a package is named after its folder."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {
    module_of(file): file for file in FILES if file.is_relative_to(ROOT / "core") or file.is_relative_to(ROOT / "ui")
}


def imports_of(nodes):
    """The modules that nodes of a file import, as dotted names; ``from a import b`` also gives ``a.b``."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parsed(file):
    return ast.parse(file.read_text(encoding="utf-8"))


def imported(file):
    """The modules a file imports anywhere in it."""
    return imports_of(ast.walk(parsed(file)))


def ours(file):
    """The modules of the project that a file imports; a package only if nothing inside it is imported."""
    names = {name for name in imported(file) if name in MODULES}
    return {name for name in names if not any(other.startswith(f"{name}.") for other in names)}


def room_of(module):
    """The room of core that a module is in, or the module itself if it is a front door."""
    return ".".join(module.split(".")[:2])


def named(file):
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", FILES, ids=named)
def test_imports_run_one_way(file):
    rooms = {name.split(".")[0] for name in imported(file)} & set(MAY_IMPORT)
    assert rooms <= MAY_IMPORT[file.relative_to(ROOT).parts[0]]


@pytest.mark.parametrize("module", [module for module in MODULES if module.split(".")[0] == "core"])
def test_inside_core_no_import_runs_up(module):
    floor = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}
    for name in ours(MODULES[module]):
        assert floor[room_of(name)] <= floor[room_of(module)], f"{module} imports {name}, which is above it"


def test_no_imports_of_modules_run_in_a_circle():
    waiting = {module: ours(file) - {module} for module, file in MODULES.items()}
    while free := {module for module, names in waiting.items() if not names & waiting.keys()}:
        waiting = {module: names for module, names in waiting.items() if module not in free}
    assert waiting == {}


def test_no_imports_of_rooms_run_in_a_circle():
    rooms = {}
    for module, file in MODULES.items():
        if module.startswith("core."):
            used = {room_of(name) for name in ours(file)} - {room_of(module)}
            rooms[room_of(module)] = rooms.get(room_of(module), set()) | used
    while free := {room for room, names in rooms.items() if not names & rooms.keys()}:
        rooms = {room: names for room, names in rooms.items() if room not in free}
    assert rooms == {}


@pytest.mark.parametrize("file", [f for f in FILES if f.is_relative_to(ROOT / "core")], ids=named)
def test_core_does_not_import_streamlit(file):
    assert "streamlit" not in {name.split(".")[0] for name in imported(file)}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_session_state_and_html_stay_where_they_belong(file):
    text = file.read_text(encoding="utf-8")
    assert "unsafe_allow_html" not in text
    assert text.count("st.html") == (file == ROOT / "ui/screens/quiz.py"), "one reviewed line of CSS, and its reason"
    if not file.is_relative_to(ROOT / "ui" / "session"):
        assert "session_state" not in text
        assert "query_params" not in text


SHARED = ({"core/lessons", "ui/screens", "pages"}, {"tests/core/lessons", "tests/pages"})
"""Folders whose files may share a name: a lesson, its screen and its page; and the tests of these."""


def test_a_file_name_occurs_once_in_the_project_except_for_a_lesson_and_its_screen():
    places = {}
    for room in ("core", "ui", "pages", "tests", "benchmarks", "data"):
        for file in (ROOT / room).rglob("*.py"):
            if file.name not in ("__init__.py", "conftest.py"):
                places.setdefault(file.name, []).append(named(file.parent))
    twice = {name: folders for name, folders in places.items() if len(folders) > 1}
    assert not {name: folders for name, folders in twice.items() if not any(set(folders) <= one for one in SHARED)}
    assert all(len(set(folders)) == len(folders) for folders in twice.values())


@pytest.mark.parametrize(("room", "most"), [("core", 14), ("ui", 9)])
def test_a_room_has_few_entries(room, most):
    entries = [entry.name for entry in (ROOT / room).iterdir() if entry.name not in ("__init__.py", "__pycache__")]
    assert len(entries) <= most, sorted(entries)


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(ROOT / "pages")], ids=named)
def test_a_page_is_short_and_computes_nothing(file):
    """It says what is shown; the rest of its screen is in ui/screens."""
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 50
    packages = {name.split(".")[0] for name in imported(file)}
    assert packages <= {"streamlit", "core", "ui"}
    assert "page.Step" not in file.read_text(encoding="utf-8")


HEAVY = {"torch", "transformers", "gensim", "nltk"}
"""Packages that take seconds to import or hundreds of megabytes."""

DRAWING = {"pandas", "altair"}
"""Packages that are needed only for charts and for tables of a class."""


@pytest.mark.parametrize("file", FILES, ids=named)
def test_heavy_packages_are_imported_only_where_they_are_used(file):
    """They are imported inside a function, not at the top of a module."""
    assert (HEAVY | DRAWING).isdisjoint(name.split(".")[0] for name in imports_of(parsed(file).body))


@pytest.mark.slow
def test_the_light_screens_import_no_large_package():
    """The first screen and the quiz must open at once; other light screens may import what draws their charts."""
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()

def opened(*names):
    for name in names:
        at.switch_page(f"pages/{{name}}.py").run()
        assert not at.exception, at.exception
        assert at.title, name
    return at

assert not at.exception, at.exception
assert len(opened("quiz").text_input) > 8
print(sorted({HEAVY | {"pandas", "altair"}} & set(sys.modules)))
opened("similarity", "learned", "scaling", "large")
print(sorted({HEAVY} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.split() == ["[]", "[]"]


@pytest.mark.slow
def test_screens_with_only_heat_maps_do_not_import_altair():
    """Only curves, bars and lines are written in Altair, which takes half a second to import."""
    script = """
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file("streamlit_app.py", default_timeout=60).run()
for name in ("check-the-slides", "module", "seeds", "bug-hunt", "learned"):
    at.switch_page(f"pages/{name}.py").run()
    assert not at.exception, at.exception
    assert at.title, name
print(sorted({"pandas", "altair"} & set(sys.modules)))
at.switch_page("pages/similarity.py").run()
assert not at.exception, at.exception
print(sorted({"pandas", "altair"} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.splitlines() == ["[]", "['altair']"]
