"""The screens: few links in a menu, each screen in one, and every address as it was before there were menus."""

import ast
from collections import Counter

from core import exercises
from core.graph.tex import in_prose
from core.homework.hints import screen_of
from core.homework.mistakes import MISTAKES
from ui.frame import navigation
from ui.frame.sections import ROAD, SECTIONS, named

SCREENS = [screen for screens in SECTIONS.values() for screen in screens]

OF_OLD = (
    "similarity", "learned", "scaling", "large", "why", "two-sentences", "lookup", "check-the-slides", "shapes",
    "write-the-line", "module", "order", "masks", "word-by-word", "bug-hunt", "two-heads", "gradients", "train", "trained",
    "bank-in-five", "atlas", "head-off", "masked-word", "quiz",
)  # fmt: skip
"""The addresses of the screens when their links were all at the side."""


def test_every_screen_is_in_one_section_and_on_the_road():
    names = Counter(screen.name for screens in SECTIONS.values() for screen in screens)
    assert set(names.values()) == {1}
    assert {screen.name for screen in ROAD} == set(names) - {"home", "my-work"}
    assert {file.stem for file in navigation._PAGES.glob("*.py")} == set(names)


def test_every_address_of_old_is_still_that_of_its_screen():
    assert named("home").address == ""
    assert [named(name).address for name in OF_OLD] == list(OF_OLD)


def test_no_formula_stands_above_the_figure_of_a_lesson():
    """It is set after the text around it, and would push the figure down."""
    assert [screen.name for screen in SCREENS if "$" in in_prose(screen.question)] == []


def test_every_screen_that_a_record_names_is_in_the_navigation():
    linked = {mistake.screen for mistake in MISTAKES.values() if not mistake.misread}
    for exercise in map(exercises.load, exercises.ids()):
        linked |= {screen_of(exercise, part) for part in exercise.parts}
    assert len(linked) > 6
    assert linked <= {screen.name for screens in SECTIONS.values() for screen in screens}


def test_core_knows_no_page_and_no_title():
    """It says which screen by its id."""
    titles = {screen.title for screens in SECTIONS.values() for screen in screens}
    for file in (navigation._PAGES.parent / "core").rglob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert not texts & (titles | {"pages"}), file
