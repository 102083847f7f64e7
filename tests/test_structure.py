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
