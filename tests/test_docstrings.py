"""The examples in docstrings are true."""

import doctest
from importlib import import_module

import pytest

from tests.documents import ROOT

WITH_EXAMPLES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for room in ("core", "ui")
    for file in sorted((ROOT / room).rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_are_true(name):
    found = doctest.testmod(import_module(name))
    assert found.failed == 0 < found.attempted
