"""The picture's JavaScript modules joined into one, because an inline component is a single module.

Each module becomes a function that returns what it exports, so that names need only be unique within their file.
"""

import re
from graphlib import TopologicalSorter
from pathlib import Path

_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "\./(?P<file>\w+)\.js"\n', re.MULTILINE)
_COMMENT = re.compile(r"^ *//[^\n]*\n|/\*\*.*?\*/ *\n?", re.MULTILINE | re.DOTALL)
"""A third of the text."""

_EXPORT = re.compile(r"^export (?=(?:const|function|class) (\w+))", re.MULTILINE)


def joined(folder: Path) -> str:
    """All modules of a folder as one text; each is available as an object of its name, such as ``chain_module``.

    Raises:
        graphlib.CycleError: two modules import each other.
    """
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js"))}
    needs = {name: {found["file"] for found in _IMPORT.finditer(text)} for name, text in texts.items()}
    return "\n".join(_module(name, texts[name]) for name in TopologicalSorter(needs).static_order())


def _module(name: str, text: str) -> str:
    exports = ", ".join(_EXPORT.findall(text))
    body = _COMMENT.sub("", _EXPORT.sub("", _IMPORT.sub(r"const {\g<names>} = \g<file>_module\n", text)))
    return f"const {name}_module = (() => {{\n{body}\nreturn {{ {exports} }}\n}})()\n"
