"""The wheel: built from the same folders, and run where the project is not."""

import ast
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import hatch_build
from core.reading.data_files import DATA

ROOT = Path(__file__).parents[2]

SCRIPT = """
import importlib.util, sys
from computed_attention import attend, check, save, show
assert not importlib.util.find_spec("core") and not importlib.util.find_spec("ui")
print(round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4))
print(check("bank-interest", variant=7, q4_weight=2))
from computed_attention.core.words import sources
print(sources.load().look_up(["bank"]).X.shape)
from computed_attention.core.models import minilm
print(minilm.read("The pizza was good.").head(4, 1).weights.shape)
print(save(show(attend([[0.1, 0.3], [0.9, 0.2]]), "the cat"), "picture.html").stat().st_size > 100_000)
print(sorted({"streamlit", "torch", "gensim"} & set(sys.modules)))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.slow
def test_the_wheel_runs_where_the_project_is_not(wheel, tmp_path):
    """In an environment of its own, which borrows the packages of this one but not the project."""
    venv.create(tmp_path / "venv", symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    site = next((tmp_path / "venv").glob("lib/python*/site-packages"))
    site.joinpath("borrowed.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    model = os.environ | {"COMPUTED_ATTENTION_MODEL": str(DATA / "minilm")}
    run = subprocess.run([python, "-c", SCRIPT], capture_output=True, text=True, cwd=tmp_path, env=model, check=False)
    assert not run.stderr
    assert run.stdout.startswith("0.7311\nThe state raised income taxes, variant 7: 0 of 14 points")
    assert run.stdout.endswith("(1, 50)\n(7, 7)\nTrue\n[]\n")


@pytest.mark.slow
def test_the_wheel_holds_one_package_with_the_data_and_without_the_app(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        imported = {name for file in names if file.endswith(".py") for name in imports(archive.read(file).decode())}
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"computed_attention"}
    assert not {"core", "ui", "pages", "streamlit"} & imported
    data = {file.name for kind in ("exercises/*.toml", "glove/*.npy", "glove/*.txt") for file in DATA.glob(kind)}
    assert data <= {Path(name).name for name in names}
    assert not [name for name in names if "minilm/" in name]
    assert wheel.stat().st_size < 10_000_000


def imports(code):
    """The top names of the packages that a file imports."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module.partition(".")[0]


def test_only_imports_of_what_is_moved_are_written_anew():
    code = 'import core_of_others\nfrom core_of_others import a\ndef f():\n    from core.graph import b; return "from core"\n'
    assert hatch_build.moved(code) == code.replace("from core.graph", "from computed_attention.core.graph")
