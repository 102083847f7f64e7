"""What the course teaches and where: every item has its screens or a reason, and the table for teachers says the same."""

import re
from collections import Counter

import pytest

from core import exercises
from tests import course_table as course
from tests.course_table import DOCUMENT, document

COURSE = course.load()
PARTS = sorted({address for item in COURSE.items for address in item.screens if "&part=" in address})


def test_the_items_are_those_of_the_five_references():
    """As many as were found in each when they were read from the first line to the last."""
    counts = Counter(item.reference for item in COURSE.items)
    assert counts == {"000": 27, "001": 15, "002": 12, "003": 29, "004": 15}
    assert counts.total() == 98


@pytest.mark.parametrize("address", PARTS)
def test_the_part_that_an_address_leads_to_is_in_the_homework(address):
    name, part = re.fullmatch(r"quiz\?exercise=([\w-]+)&part=([\w-]+)", address).groups()
    exercise = exercises.load(name)
    assert part in [one.id for one in (*exercise.questions, *exercise.parts)]


def test_the_page_for_teachers_is_made_from_the_data():
    assert DOCUMENT.read_text("utf-8") == document(COURSE), "run `python -m tests.course_table`"


def test_no_text_breaks_the_table():
    for item in COURSE.items:
        for text in (item.what, item.left_out, *item.screens):
            assert not set(text) & set("|\n"), item.id
