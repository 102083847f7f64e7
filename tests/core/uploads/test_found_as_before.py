"""All that is found in students' notebooks, whole and damaged, is found as it was, with its place, name and doubts."""

import json
from itertools import chain

import pytest

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.uploads.files import outputs, outputs_of_text
from core.uploads.match_report import doubts, places
from core.uploads.matching import match
from core.uploads.outputs import UploadError
from tests.as_before import assert_as_before
from tests.core.uploads.hostile import workbook

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))
TABLE = [
    ["", "the", "bank rises", "d3"], ["the", 0.25, 0.5, 0.25], ["bank rises", 0.5, 25, "x"], [], ["q-1", 3, 0.5, ""],
    ["", 1.5],
]  # fmt: skip


def said(name, content):
    """All that is found in a file, or why it is refused."""
    try:
        return outputs(name, content)
    except UploadError as error:
        return (error,)


def damaged(lines):
    """Without each of the lines, cut off after each, and with an empty one before each."""
    for i in range(len(lines)):
        yield from (lines[:i] + lines[i + 1 :], lines[:i], [*lines[:i], "", *lines[i:]], [*lines[:i], ""])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_of_a_notebook_and_of_what_it_printed(file):
    exercise = exercises.load(json.loads(file.with_suffix(".json").read_text()).get("exercise", "bank-interest"))
    found = outputs(file.name, file.read_bytes())
    matching = match(exercise, found, takes="best")
    cells = json.loads(file.read_text())["cells"]
    shown = (
        one.get("text") or one.get("data", {}).get("text/plain", "")
        for cell in cells
        for one in cell.get("outputs", ())
    )
    texts = sorted(set(map("".join, shown)))
    printed = (outputs_of_text("\n".join(one)) for text in texts for one in damaged(text.split("\n")[:20]))
    told = (matching.texts, places(exercise, matching, "best"), doubts(matching))
    assert_as_before(file.stem, [*found, *(item for one in told for item in one.items()), *chain(*printed)])


def test_of_tables():
    tables = list(damaged(TABLE))
    texts = ("\n".join(sign.join(map(str, row)) for row in table) for table in tables for sign in ",;\t")
    books = (workbook(lambda sheet, table=table: [sheet.append(list(row)) for row in table]) for table in tables)
    of_texts = (said("a.csv", text.encode()) for text in texts)
    assert_as_before("tables", chain(*of_texts, *(said("a.xlsx", book) for book in books)))
