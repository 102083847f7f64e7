"""What keeps the road to the student's own browser open (docs/scaling.md): Pyodide has no threads and no processes."""

import ast

import pytest

from tests.documents import ROOT, section
from tests.test_structure import imports_of, parsed

NOT_IN_A_BROWSER = {
    "threading", "_thread", "multiprocessing", "concurrent", "subprocess", "socket", "socketserver", "ssl", "http", "select",
    "selectors", "signal", "fcntl", "resource", "mmap", "ctypes", "distributed", "dask", "uvloop",
}  # fmt: skip
"""Modules that a browser's Python lacks, or has without the use of them."""

NOT_IN_PYODIDE = {"torch", "transformers", "tokenizers", "gensim", "rapidfuzz", "nbformat", "openpyxl", "vl_convert"}
"""Packages of ours that Pyodide does not have, or that need not be fetched before a screen asks for them."""

CORE = sorted((ROOT / "core").rglob("*.py"))


def named(file):
    return file.relative_to(ROOT).as_posix()


def uses(file, names):
    return names & {name.split(".")[0] for name in imports_of(ast.walk(parsed(file)))}


def test_core_uses_threads_sockets_and_processes_only_where_the_document_says():
    text = section(ROOT / "docs" / "scaling.md", "Without any server")
    for file in CORE:
        if used := uses(file, NOT_IN_A_BROWSER):
            assert f"`{named(file)}`" in text, f"{named(file)} uses {used}"


@pytest.mark.parametrize("file", CORE, ids=named)
def test_what_a_browser_lacks_is_imported_where_it_is_used(file):
    at_the_top = {name.split(".")[0] for name in imports_of(parsed(file).body)}
    assert not at_the_top & (NOT_IN_PYODIDE | {"resource", "uvloop", "dask", "distributed"})


def test_no_clock_is_imported_that_a_browser_does_not_have():
    for file in CORE:
        assert "time.thread_time" not in set(imports_of(ast.walk(parsed(file)))), named(file)
