"""What a file says of how much it holds is never believed, and none costs more than docs/security.md promises."""

import re
import tracemalloc

import pytest

from benchmarks.upload_costs import MOST_MEGABYTES, measure
from core.classroom import delimited_text
from core.uploads import archives, notebooks
from core.uploads.files import LARGEST, outputs
from core.uploads.literals import Budget
from core.uploads.notebooks import html_tables
from core.uploads.outputs import UploadError
from tests.core.uploads.heavy_files import HEAVY, LYING, displaying
from tests.core.uploads.hostile import archive


def test_as_much_as_is_allowed_comes_out_of_an_archive():
    with archives.open_archive(archive({"a": b"123", "b": b"45"}), most=5) as whole:
        assert (whole.read("a"), whole.read("b")) == (b"123", b"45")


@pytest.mark.parametrize("name", LYING)
def test_what_comes_out_of_an_archive_is_counted_whatever_it_says(name):
    content = LYING[name]()
    assert len(content) <= LARGEST
    tracemalloc.start()
    try:
        said = f"{len(outputs(name, content))} results."
    except UploadError as refused:
        said = str(refused)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert re.fullmatch(r"(?:[A-Z]|1 )[^\n]{5,250}\.", said)
    assert peak < 45_000_000


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bzip2-200.npz", "packed in an unusual way"), ("lzma-200.pt", "packed in an unusual way"),
        ("deflated-48000128.npz", "would unpack to more"), ("overlapping.npz", "131,072 numbers|broken or cut off"),
        ("many-entries.npz", "holds more than any homework needs"),
        ("long-extras.npz", "holds more than any homework needs"),
        ("entities-later.xlsx", "declares text that grows"), ("commas.csv", "more cells than a homework needs"),
        ("quotes.csv", "more cells than a homework needs"), ("empty-lists.ipynb", "too much to look through"),
        ("dicts.ipynb", "too much to look through"), ("names-of-lists.pt", "torch file is broken"),
        ("storages-of-lists.pt", "a storage of another kind"), ("shapes.pt", "a tensor of 90000 dimensions"),
    ],
)  # fmt: skip
def test_a_file_that_is_too_much_is_told_so(name, said):
    with pytest.raises(UploadError, match=said.replace(" ", "[ .]")):
        outputs(name, {**LYING, **HEAVY}[name]())


def test_the_strings_of_a_workbook_are_no_others_than_those_that_it_names_so():
    (one,) = outputs("strings.xlsx", LYING["strings.xlsx"]())
    assert one.text == "0.2097"


def test_a_table_that_is_wide_in_one_row_and_long_in_another_is_not_filled_up():
    page = "<table><tr>" + "<td>1" * 2000 + "<tr><td>1" * 2000
    assert html_tables(page)[0] == []


@pytest.mark.parametrize(
    "page", ["<table><tr><th>a<tr><td>b</table><![<![", "<table></table>", "<table><tr><td></table>"]
)
def test_an_odd_page_does_not_spoil_its_notebook(page):
    (one,) = outputs("a.ipynb", displaying(page))
    assert one.text == "0.2097"


def test_a_page_is_paid_for_before_it_is_read(monkeypatch):
    monkeypatch.setattr("core.uploads.notebooks.html_tables", lambda page: pytest.fail("it was read"))
    page = displaying("<table>" + "<td>" * 1000).decode()
    with pytest.raises(UploadError, match="too much to look through"):
        [*notebooks.outputs(page, Budget(left=100))]


def test_marks_that_are_closed_by_nothing_are_not_looked_for_again_and_again(monkeypatch):
    seen = []
    reader = delimited_text.csv.reader
    monkeypatch.setattr(delimited_text, "MOST_AHEAD", 3000)
    monkeypatch.setattr(
        delimited_text.csv, "reader", lambda lines, **given: reader((seen.append(one) or one for one in lines), **given)
    )
    rows = [*delimited_text.rows(iter(['x",y,"\n'] * 5000), bool, lambda _line, _said: None)]
    assert (len(rows), len(seen) < 3000 + 5000 + delimited_text.MOST_LINES) == (5000, True)


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", HEAVY)
def test_a_heavy_file_ends_within_bounds(name, tmp_path):
    size, _, megabytes, _ = measure(name, tmp_path)
    assert size <= LARGEST
    assert megabytes < MOST_MEGABYTES
