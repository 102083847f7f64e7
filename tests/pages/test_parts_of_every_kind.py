"""The homework asks every kind of part of a file of a course's own."""

import pytest

from tests.core.homework.test_every_kind import FILE
from tests.core.homework.test_exercise import forget
from tests.pages.test_screens import said, screen


@pytest.fixture(autouse=True)
def _folder(monkeypatch):
    monkeypatch.setenv("EXERCISES", str(FILE.parent))
    forget()
    yield
    monkeypatch.undo()
    forget()


def opened(part, **query):
    return screen("quiz", exercise="every-kind", view="", part=part, **query)


def test_an_option_is_chosen_explained_and_kept_in_the_link_by_its_letter():
    at = opened("why-divide")
    field = at.button_group(key="every-kind.why-divide")
    assert field.value is None
    assert not [button for button in at.button if "int" in button.label]  # no hint
    assert "It is tempting" not in said(at)
    field.set_value("a").run()
    assert "because the weights do sum" in said(at)
    assert "takes that back" not in said(at)
    assert at.query_params["every-kind.why-divide"] == "a"
    at.button_group(key="every-kind.why-divide").set_value("b").run()
    assert "the division takes that back" in said(at)


@pytest.mark.parametrize(
    ("text", "held"), [("So that each row sums to 1", "a"), ("(c)", "c"), ("maybe", None), ("z", None)]
)
def test_a_link_or_a_file_may_hold_an_option_in_any_way(text, held):
    at = opened("why-divide", **{"every-kind.why-divide": text})
    assert at.button_group(key="every-kind.why-divide").value == held


def test_the_whole_sheet_has_the_options_too():
    at = screen("quiz", exercise="every-kind")
    assert at.radio[0].options[1].startswith("b) ")
    at.button[-1].click().run()


def test_the_score_says_how_much_more_comes_from_the_teacher():
    assert screen("quiz", exercise="every-kind").progress[0].text == "**0 of 8 points**, and 3 from your teacher"


def test_a_text_has_a_field_its_points_and_nothing_to_compare_it_with():
    at = screen("quiz", exercise="every-kind", **{"other-words": "It falls."})
    (field,) = [area for area in at.text_area if "hundred more words" in area.label]
    assert field.label.endswith("(3 points, from your teacher)")
    field.set_value("It falls.").run()
    assert not [toggle for toggle in at.toggle if "observe" in toggle.label]
    assert at.query_params["every-kind.other-words"] == "It falls."


def test_a_line_is_typed_marked_and_explained():
    at = opened("line")
    assert "`scaled_scores`" in "".join(caption.value for caption in at.caption)
    at.text_input[0].set_value("softmax(scores, -1)").run()
    assert "Not divided by" in said(at)
    at.text_input[0].set_value("softmax(scaled_scores, -1)").run()
    assert "correct" in said(at)
