"""Reads the documents: their sections, their blocks of code and what they name."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENTS = (
    ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "benchmarks" / "README.md", *sorted((ROOT / "docs").glob("*.md")),
)  # fmt: skip

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PATH = re.compile(r"`([\w.-]+/[\w./-]+)`")


@dataclass(frozen=True, kw_only=True)
class Block:
    """A block of code; ``path`` is the last file named before it, or "" if there is none."""

    language: str
    code: str
    path: str


def section(document: Path, heading: str) -> str:
    """The text under a heading of the second level, up to the next such heading."""
    pattern = rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)"
    (text,) = re.findall(pattern, document.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return text


def blocks(text: str) -> list[Block]:
    """The blocks of code of a text, in order."""
    return [
        Block(language=block[1], code=block[2], path=["", *_PATH.findall(_prose(text[: block.start()]))][-1])
        for block in _BLOCK.finditer(text)
    ]


def spans(text: str) -> list[str]:
    """The texts between backticks, outside the blocks of code."""
    return [span.replace("\n", " ") for span in re.findall(r"`([^`]+)`", _prose(text))]


def commands(text: str) -> list[str]:
    """The command lines in a text, in blocks or between backticks."""
    lines = [line for block in blocks(text) if not block.language for line in block.code.splitlines()]
    return [*lines, *spans(text)]


def _prose(text: str) -> str:
    return _BLOCK.sub("", text)
