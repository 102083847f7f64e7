"""What the course teaches and where: every item has its screens or a reason, and the table for teachers says the same."""

import re
from collections import Counter

import msgspec
import pytest

from core import exercises
from core.lessons import course
from core.reading.data_files import DATA, DataError, load
from tests.course_table import DOCUMENT, between, written
from tests.documents import section
from ui.frame.navigation import SECTIONS

COURSE = course.load()
ITEMS = {item.id: item for item in COURSE.items}
NAMES = {screen.name for screens in SECTIONS.values() for screen in screens}

ADDRESSES = {address: item.id for item in COURSE.items for address in item.screens}
"""Every address, with the last item that names it."""


def test_the_items_are_those_of_the_five_references():
    """As many as were found in each when they were read from the first line to the last."""
    counts = Counter(item.reference for item in COURSE.items)
    assert counts == {"000": 27, "001": 15, "002": 12, "003": 29, "004": 15}
    assert counts.total() == 98


def test_ids_are_unique_and_in_order():
    assert len(ITEMS) == len(COURSE.items)
    assert list(ITEMS) == sorted(ITEMS)
    assert all(re.fullmatch(r"00[0-4]-\d\d", name) for name in ITEMS)


@pytest.mark.parametrize("item", COURSE.items, ids=ITEMS)
def test_every_item_has_a_screen_or_a_reason(item):
    assert item.what
    assert item.screens or item.missing or item.left_out
    for reason in (item.missing, item.left_out):
        assert not reason or (reason[0].isupper() and reason.endswith(".")), "a sentence"


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_screen_that_an_item_names_is_in_the_navigation(address):
    assert course.screen(address) in NAMES


@pytest.mark.parametrize("address", [address for address in ADDRESSES if "#" in address])
def test_the_question_that_an_address_leads_to_is_in_the_homework(address):
    name, question = re.fullmatch(r"quiz\?exercise=([\w-]+)#(\w+)", address).groups()
    assert question in [one.id for one in exercises.load(name).questions]


def test_the_tables_for_teachers_are_those_of_the_data():
    text = DOCUMENT.read_text("utf-8")
    assert between(text) == course.markdown(COURSE), "run `python -m tests.course_table`"
    assert written(text) == text


def test_the_tables_have_one_row_for_each_item_and_say_yes_or_why_not():
    rows = re.findall(
        r"^\| (\d{3}-\d\d) \|.*\| (.+?) \|$", section(DOCUMENT, "From the course to the screen"), re.MULTILINE
    )
    assert [name for name, _ in rows] == list(ITEMS)
    for name, there in rows:
        why_not = ITEMS[name].missing or ITEMS[name].left_out
        assert there == "yes" if not why_not else there.endswith(f": {why_not}")


def test_no_text_breaks_the_table():
    for item in COURSE.items:
        for text in (item.what, item.missing, item.left_out, *item.screens):
            assert not set(text) & set("|\n"), item.id


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"screens": ["quiz"]}, "yes"),
        ({"screens": ["quiz"], "missing": "The line."}, "partly"),
        ({"missing": "All of it."}, "not yet"),
        ({"left_out": "It is not about attention."}, "left out"),
    ],
)
def test_the_status_follows_from_what_is_there(fields, status):
    assert msgspec.convert({"id": "000-01", "kind": "text", "what": "it", **fields}, course.Item).status == status


WHOLE = (DATA / "course.toml").read_text(encoding="utf-8")
FIRST = 'id = "000-01"\nkind = "heading"\n'
"""How the first item begins."""


@pytest.mark.parametrize(
    ("old", "new", "field", "says"),
    [
        (FIRST, FIRST.replace("heading", "code cell"), "items[0].kind", "heading"),
        (FIRST, FIRST.replace("01", "02"), "file", "expected the item 000-01; found 000-02"),
        (FIRST, FIRST.replace("000", "009"), "file", "expected the item 000-01; found 009-01"),
        ('id = "004-15"', 'id = "005-01"', "file", "expected the item of a reference that is listed; found 005-01"),
        ('id = "004-15"', 'id = "004-14"', "file", "expected the item 004-15; found 004-14"),
        ('screens = ["home"]\n', "", "items[0]", "expected screens, or what is missing"),
        ('screens = ["home"]\n', 'screens = ["home"]\nleft_out = "No."\n', "items[0]", "left_out without screens"),
        ('screens = ["home"]\n', 'screens = ["learnt?word=bank"]\n', "items[0]", "found “learnt”; did you mean learned?"),
        ('screens = ["home"]\n', 'screens = "home"\n', "items[0].screens", "a list"),
        ('screens = ["home"]\n', 'screen = ["home"]\n', "items[0].screen", "did you mean screens?"),
    ],
)  # fmt: skip
def test_a_fault_in_the_file_is_named_with_its_field(tmp_path, old, new, field, says):
    file = tmp_path / "course.toml"
    assert WHOLE.count(old) == 1
    file.write_text(WHOLE.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as problem:
        load(file, course.Course)
    assert problem.value.field == field
    assert says in problem.value.expected
