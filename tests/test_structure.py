"""The rooms: imports run pages → ui → core, heavy packages come late, session state has one place."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages.test_screens import SCREENS

ROOT = Path(__file__).parent.parent
FILES = [file for room in ("core", "ui", "pages") for file in sorted((ROOT / room).rglob("*.py"))]
MAY_IMPORT = {"core": {"core"}, "ui": {"core", "ui"}, "pages": {"core", "ui"}}

FLOORS = (
    {"core.graph", "core.words", "core.reading"},
    {"core.homework"},
    {"core.classroom", "core.lessons", "core.models", "core.export"},
    {"core.attention", "core.exercises", "core.grading", "core"},
    {"core.__main__"},
)
"""The rooms of core from the ground up: a room may use those below it and those beside it, as long as none circle."""


def module_of(file):
    """The dotted name of a file, a package by its folder."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {
    module_of(file): file for file in FILES if file.is_relative_to(ROOT / "core") or file.is_relative_to(ROOT / "ui")
}


def imported(file):
    """The modules a file imports anywhere in it, as dotted names; of ``from a import b`` also ``a.b``."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(file):
    """The modules of the project that a file imports; a package only where nothing inside it is meant."""
    names = {name for name in imported(file) if name in MODULES}
    return {name for name in names if not any(other.startswith(f"{name}.") for other in names)}


def room_of(module):
    """The room of core that a module is in, or the front door that it is."""
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


def test_no_two_modules_import_each_other_however_far_around():
    waiting = {module: ours(file) - {module} for module, file in MODULES.items()}
    while free := {module for module, names in waiting.items() if not names & waiting.keys()}:
        waiting = {module: names for module, names in waiting.items() if module not in free}
    assert waiting == {}


def test_no_two_rooms_of_core_import_each_other():
    rooms = {}
    for module, file in MODULES.items():
        if module.startswith("core."):
            used = {room_of(name) for name in ours(file)} - {room_of(module)}
            rooms[room_of(module)] = rooms.get(room_of(module), set()) | used
    while free := {room for room, names in rooms.items() if not names & rooms.keys()}:
        rooms = {room: names for room, names in rooms.items() if room not in free}
    assert rooms == {}


@pytest.mark.parametrize("file", [f for f in FILES if f.is_relative_to(ROOT / "core")], ids=named)
def test_core_knows_nothing_of_streamlit(file):
    assert "streamlit" not in {name.split(".")[0] for name in imported(file)}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_session_state_and_html_stay_where_they_belong(file):
    text = file.read_text(encoding="utf-8")
    assert "unsafe_allow_html" not in text
    assert "st.html" not in text
    if not file.is_relative_to(ROOT / "ui" / "session"):
        assert "session_state" not in text
        assert "query_params" not in text


def test_a_file_name_occurs_once_except_for_a_lesson_and_its_screen():
    """A page is named after its address, so it may share its name with both."""
    names = [file.name for file in FILES if not file.is_relative_to(ROOT / "pages") and file.name != "__init__.py"]
    twice = {name for name in names if names.count(name) > 1}
    for name in twice:
        where = {named(file.parent) for file in FILES if file.name == name and not file.is_relative_to(ROOT / "pages")}
        assert where == {"core/lessons", "ui/screens"}, f"{name} stands in {', '.join(sorted(where))}"


@pytest.mark.parametrize(("room", "most"), [("core", 12), ("ui", 9)])
def test_a_room_can_be_taken_in_at_a_glance(room, most):
    entries = [entry.name for entry in (ROOT / room).iterdir() if entry.name not in ("__init__.py", "__pycache__")]
    assert len(entries) <= most, sorted(entries)


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(ROOT / "pages")], ids=named)
def test_a_page_is_short_and_computes_nothing(file):
    """It says what is shown; what belongs to its screen stands in ui/screens."""
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 50
    packages = {name.split(".")[0] for name in imported(file)}
    assert packages <= {"streamlit", "core", "ui"}
    assert "page.Step" not in file.read_text(encoding="utf-8")


def test_the_first_screens_and_the_quiz_open_without_torch_gensim_or_nltk():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()
assert not at.exception, at.exception
for page in ("similarity", "learned", "scaling", "large", "quiz"):
    at.switch_page(f"pages/{{page}}.py").run()
    assert not at.exception, at.exception
    assert at.title, page
print(sorted({{"torch", "gensim", "nltk"}} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.strip() == "[]"


OPENED = (
    ("similarity", {"step by step": "true"}),
    ("learned", {"closer": "which word looks at which", "take bank-interest-learned": "true"}),
    ("scaling", {"closer": "why √d_k", "reveal": "true"}),
    ("scaling", {"closer": "overflow"}),
    ("why", {"why.show": "true"}),
    ("shapes", {"shapes.sharp": "uniform, 0 to 1", "shapes.chance": "never"}),
    ("module", {"module.part": "torch.empty"}),
    ("module", {"module.part": "Agreement"}),
)
"""Screens with what is folded away, or only there once something is answered."""

HEAT_MAPS_ONLY = ("home", "quiz", "check-the-slides", "module", "bug-hunt")
"""Screens without a curve, a bar or a line, which alone are written in Altair: it takes half a second to import."""


def drawn_and_brought_in(screens):
    """How many tables some screens draw, and which of pandas and Altair have been imported by then."""
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
from tests.pages.test_screens import tables
drawn = 0
for name, answers in {screens!r}:
    at = AppTest.from_file("streamlit_app.py", default_timeout=60)
    for key, value in answers.items():
        at.query_params[key] = value
        if value == "true":
            at.session_state[key] = True
    at.run().switch_page(f"pages/{{name}}.py").run()
    assert not at.exception, (name, at.exception)
    drawn += len(tables(at))
print(drawn, *{{"pandas", "altair"}} & set(sys.modules))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    drawn, *brought = run.stdout.split()
    return int(drawn), brought


def test_the_first_screen_the_quiz_and_those_of_heat_maps_alone_do_without_altair():
    assert drawn_and_brought_in([(name, {}) for name in HEAT_MAPS_ONLY])[1] == []


def test_no_screen_brings_in_pandas_though_altair_draws():
    drawn, brought = drawn_and_brought_in([*((name, {}) for name in SCREENS), *OPENED])
    assert drawn > len(OPENED)
    assert brought == ["altair"]
