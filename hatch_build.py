"""What goes into the wheel: one package, computed_attention, with core and what it needs of ui inside.

In the project, core and ui are packages of their own. Among the packages of others these names might collide, so in
the wheel they stand inside computed_attention, and each import of them is written anew. The files keep their depth, so
a path such as ``Path(__file__).parents[2] / "data"`` leads to the data there too.
"""

import ast
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "computed_attention"
MOVED = ("core", "ui")
DATA = {"data": ("minilm", "*.py", "*.md"), "static": ("app-*", "*.map", "*.png")}
"""Folders that go in as they are, and what does not; the trained model has 43 MB."""


class WheelHook(BuildHookInterface[Any]):
    """Puts the files of the wheel together in a folder of its own, before they are packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the folder and say that it is the package."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        root, target = Path(self.root), Path(self._folder.name) / PACKAGE
        for file in needed(root):
            parts = file.relative_to(root).parts
            place = target.joinpath(*(parts[1:] if parts[0] == PACKAGE else parts))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(
                moved(file.read_text("utf-8")) if file.suffix == ".py" else file.read_text("utf-8"), "utf-8"
            )
        for folder, left_out in DATA.items():
            shutil.copytree(root / folder, target / folder, ignore=shutil.ignore_patterns(*left_out))
        build_data["force_include"][str(target)] = PACKAGE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove the folder."""
        if version != "editable":
            self._folder.cleanup()


def needed(root: Path) -> set[Path]:
    """This package and core, and whatever they import of the project, wherever in a file they do."""
    found = new = {file for room in (PACKAGE, "core") for file in (root / room).rglob("*.py")}
    while new := {file for one in new for file in _imported(root, one)} - found:
        found |= new
    return found


def _imported(root: Path, file: Path) -> Iterator[Path]:
    for node in _imports(ast.parse(file.read_text("utf-8"))):
        names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        for place in (root.joinpath(*name.split(".")) for name in names):
            if place.with_suffix(".py").is_file():
                yield place.with_suffix(".py")
                yield from (
                    folder / "__init__.py" for folder in place.parents if folder.is_relative_to(root / MOVED[1])
                )


def _imports(tree: ast.AST) -> Iterator[ast.ImportFrom]:
    """The imports of what is moved, which the project always writes with “from”."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in MOVED:
            yield node


def moved(code: str) -> str:
    """A file's code, with its imports of core and ui as they are in the wheel."""
    lines = code.splitlines(keepends=True)
    for node in _imports(ast.parse(code)):
        line, after_from = lines[node.lineno - 1], node.col_offset + len("from ")
        lines[node.lineno - 1] = f"{line[:after_from]}{PACKAGE}.{line[after_from:]}"
    return "".join(lines)
