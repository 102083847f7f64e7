"""The rooms: imports run pages → ui → core, heavy packages come late, session state has one place."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = [file for room in ("core", "ui", "pages") for file in sorted((ROOT / room).glob("*.py"))]
MAY_IMPORT = {"core": {"core"}, "ui": {"core", "ui"}, "pages": {"core", "ui"}}


def imported(file):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_imports_run_one_way(file):
    rooms = {name for name in imported(file) if name in MAY_IMPORT}
    assert rooms <= MAY_IMPORT[file.parent.name]


@pytest.mark.parametrize("file", [f for f in FILES if f.parent.name == "core"], ids=lambda file: file.name)
def test_core_knows_nothing_of_streamlit(file):
    assert "streamlit" not in set(imported(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_session_state_and_html_stay_where_they_belong(file):
    text = file.read_text(encoding="utf-8")
    assert "unsafe_allow_html" not in text
    assert "st.html" not in text
    if file.name != "state.py":
        assert "session_state" not in text
        assert "query_params" not in text


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


def test_no_screen_brings_in_pandas_or_altair():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
from tests.pages.test_screens import SCREENS, tables
drawn = 0
for name, answers in [*((name, {{}}) for name in SCREENS), *{OPENED!r}]:
    at = AppTest.from_file("streamlit_app.py", default_timeout=60)
    for key, value in answers.items():
        at.query_params[key] = value
        if value == "true":
            at.session_state[key] = True
    at.run().switch_page(f"pages/{{name}}.py").run()
    assert not at.exception, (name, at.exception)
    drawn += len(tables(at))
print(drawn, sorted({{"pandas", "altair"}} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    drawn, brought = run.stdout.split(maxsplit=1)
    assert int(drawn) > len(OPENED)
    assert brought.strip() == "[]"
