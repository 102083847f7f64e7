"""The page on security names only tests that there are, and leaves out nothing that a visitor can send."""

import ast
import re
from collections import Counter
from functools import cache

import pytest

from core.uploads.files import KINDS
from tests.documents import ROOT

PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(test_\w+)`")
ROWS = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")][1:]

SENT = (
    "query", "cookies", "events of the picture", "pasted text", "websocket frames", "`Host`", "`Origin`", "`X-Forwarded-*`",
)  # fmt: skip


@cache
def names_of_tests():
    """How many tests there are by each name."""
    trees = (ast.parse(file.read_text("utf-8")) for file in (ROOT / "tests").rglob("test_*.py"))
    return Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split(" | ")[0].strip("| "))
def test_each_line_names_a_test_that_there_is(row):
    _, what, reaches, stops, held, _ = re.split(r"(?:^| )\|(?: |$)", row)
    assert all((what, reaches, stops))
    named = NAMED.findall(held)
    assert named
    assert NAMED.sub("", held).replace(",", "").strip() == ""
    assert {name: names_of_tests()[name] for name in named} == dict.fromkeys(named, 1)


@pytest.mark.parametrize("what", [*SENT, *(f"`{kind}`" for kind in KINDS if kind != ".ipynb")])
def test_whatever_a_visitor_can_send_is_there(what):
    assert any(what in row.split(" | ")[0] for row in ROWS)
