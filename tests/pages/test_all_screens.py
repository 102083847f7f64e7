"""What holds of every screen: as it opens, and whatever its link says: parameters that are damaged or out of range."""

import re
from functools import lru_cache

import pytest

from core import exercises
from core.lessons import tour
from core.lessons.task import Task
from core.reading import matrix_edits
from tests.pages.test_given_away import COMPUTE, GRADED, answers_of, drawn_of, sent, written
from tests.pages.test_links import FIELDS, LINKS, opened, parse
from tests.pages.test_screens import SCREENS
from ui.fields import questions
from ui.frame.sections import named
from ui.session.keys import OPENING

MARKDOWN = re.compile(r"[*`$\\]|\]\(|:[\w-]+\[|:material/")

TOOLS = {"home", "similarity", "learned", "scaling", "large", "practice", "challenges"}
TOOLS |= {"quiz", "check-homework", "mock-exam", "my-work", "module"}
"""Screens that ask for no lesson: the tour, what computes, practice, and the homework with what was done of it."""

SHEETS = {"check-the-slides", "shapes", "write-the-line", "bug-hunt", "alignments"}
"""Sheets of exercises for practice, which may be as long as they like; on /alignments each thread is an answer."""

MOST = 7
"""Questions of a lesson."""

ODD = {
    "repeated": ["a", "", "b"], "very long": "7" * 20_000,
    "a damaged code, as a server decodes it": "\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}%",
    "NUL": "\0000\0", "huge": "9" * 30, "negative": "-1", "not a number": "nan", "not an option": "none of these",
    "an empty one": "",
}  # fmt: skip


@pytest.fixture(scope="module", params=SCREENS)
def name(request):
    """A screen: all tests of one follow each other, so that it is opened without a link once."""
    return request.param


@lru_cache(maxsize=1)
def bare(name):
    """A screen opened without a link, and the questions that it asked, without what is filled into them."""
    asked = set()
    read_answer, mark = questions.read_answer, Task.mark
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            questions,
            "read_answer",
            lambda task, *at, **how: asked.add(task.question.prompt) or read_answer(task, *at, **how),
        )
        patched.setattr(Task, "mark", lambda task, text: asked.add(task.question.prompt) or mark(task, text))
        return opened(name, {}), asked


def test_it_has_a_title_and_its_fields_are_bounded_and_named_without_markdown(name):
    """Streamlit gives a field's label as it is written to those who listen to the page."""
    at, _ = bare(name)
    assert len(at.title) == 1
    kinds = ("text_input", "text_area", "number_input", "button_group", "selectbox", "slider", "checkbox", "toggle")
    names = [field.label for kind in kinds for field in at.get(kind)]
    assert [one for one in names if MARKDOWN.search(one)] == []
    assert [field.label for field in (*at.text_input, *at.text_area) if not field.proto.max_chars] == []


def test_what_is_asked_in_the_label_of_a_field_as_it_stands_has_no_markdown():
    prompts = [one.prompt for name in exercises.ids() for one in exercises.load(name).fields]
    prompts += [step.task.prompt for step in tour.load().steps]
    assert [one for one in prompts if MARKDOWN.search(one)] == []


def test_it_opens_on_no_answer_of_the_homework(name):
    """With all that can be opened on them, the screens that compute are searched in test_given_away."""
    if name not in COMPUTE:
        answers = set().union(*(answers_of(exercises.load(example)) for example in GRADED))
        texts = sent(bare(name)[0])
        assert drawn_of(texts, answers) == set()
        in_full = ("0.7029", "0.2482", "0.2097", *(("1.4950",) if name == "seeds" else ()))
        assert not any(figure in text for text in written(texts) for figure in in_full)


def test_a_lesson_opens_with_its_question_has_seven_at_most_and_one_switch_that_shows_everything(name):
    """Within its first three sentences; none begins as a syllabus does."""
    at, asked = bare(name)
    if name not in TOOLS:
        _, lead = (one.value for one in at.markdown[:2])  # after the table of the words
        assert any(one.endswith("?") for one in re.split(r"(?<=[.?:])\*?\s", lead)[:3]), lead
        assert not lead.startswith("After this")
        assert 1 <= len(asked) <= MOST or name in SHEETS
    if (lesson := named(name)).shown_by:
        assert [toggle.key for toggle in at.toggle if toggle.label == "Show everything"] == [lesson.shown_by]
        assert lesson.take_away
    if name == "order":
        assert at.progress[0].text == f"**0 of {len(asked)} right**", "all that are asked are counted"


def parameters(name):
    """The parameters that a screen reads: those of its fields, and those of the links to it that were once stored."""
    drawn = {field.key for kind in FIELDS for field in getattr(bare(name)[0], kind)} - {"hints", None}
    stored = {key for link, *_ in LINKS for key in parse(link)[1] if parse(link)[0] == name}
    return sorted(drawn | stored)


def test_all_parameters_odd_at_once_raise_nothing(name):
    """Another value on each screen; by night every value is tried on every screen."""
    odd = list(ODD.values())[SCREENS.index(name) % len(ODD)]
    assert opened(name, dict.fromkeys(parameters(name), odd)).title[0].value


@pytest.mark.nightly
@pytest.mark.slow
def test_all_parameters_odd_in_every_way_raise_nothing(name):
    for value in ODD.values():
        assert opened(name, dict.fromkeys(parameters(name), value)).title[0].value


def picked(at):
    return [(picker.key, picker.value) for picker in at.button_group]


@pytest.mark.nightly
@pytest.mark.slow
def test_an_empty_parameter_is_as_good_as_none(name):
    """But for the exercise itself: that a link names none is told, and a link that names none is an older one.

    The tests open the homework as a whole sheet, which without a view it is not.
    """
    named = {"example": OPENING} if "example" in parameters(name) else {}
    usual = picked(opened(name, named))
    for key in {*parameters(name)} - {"example", "exercise", "view"}:
        assert picked(opened(name, {**named, key: ""})) == usual, key


def test_of_a_picker_that_comes_later_too():
    link = {"example": "your own sentence", "sentence": "the qqzzxx", "unknown-0": ""}
    assert picked(opened("similarity", {**link, "closer": ""})) == picked(opened("similarity", link))


def test_half_a_character_in_a_cell_is_replaced():
    assert matrix_edits.unpack(matrix_edits.pack({(0, 0): "\ud800 1"})) == {(0, 0): "? 1"}


def test_a_text_that_is_too_long_is_cut_and_told():
    at = opened("quiz", {"q1-weight": "0.2097" + "0" * 5000, "q4-weight": "0.3"})
    assert len(at.text_input(key="q1-weight").value) == 2100
    told = [caption.value for caption in at.caption if "left out" in caption.value]
    assert told == [":orange[This field takes 2,100 characters. Anything beyond that is left out.]"]
