"""The screen on a translation: seven rows of an alignment, marked and drawn."""

import numpy as np
import pytest

from tests.pages import options_marked
from tests.pages.pictures_sent import matrix, picture, pictures
from tests.pages.test_screens import captions, marks, screen

RIGHT = {
    "area-1": "The", "area-2": "Area", "area-3": "Economic", "area-4": "European",
    "signed-1": "was", "signed-2": "was", "signed-3": "signed",
}  # fmt: skip
WRONG = {
    "area-2": ("European", "The same position"),
    "area-4": ("The", "*The* is *La*"),
    "signed-2": ("signed", "The same position"),
}
CONCLUSION = "Attention was first invented for this"


def answered(**answers):
    return screen("alignments", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def told(at):
    return " ".join(m.value for m in at.markdown)


def test_all_right():
    at = answered(**RIGHT)
    assert len(marks(at)) == 7
    assert all("correct" in mark for mark in marks(at))
    assert at.progress[0].text == "**7 of 7 right**"
    assert "in order, 2 of 4 rows would be right" in captions(at)
    assert "in order, 1 of 3 rows would be right" in captions(at)
    assert CONCLUSION in told(at)


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered()
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 7 right**"
    assert not pictures(at)
    assert CONCLUSION not in told(at)


@pytest.mark.parametrize("left_out", RIGHT)
def test_the_conclusion_comes_with_the_last_right_answer(left_out):
    at = answered(**{id: answer for id, answer in RIGHT.items() if id != left_out})
    assert CONCLUSION not in told(at)


@pytest.mark.parametrize(("id", "answer", "says"), [(id, *wrong) for id, wrong in WRONG.items()])
def test_a_wrong_answer_is_told_which_mistake_it_was(id, answer, says):
    options_marked.assert_told(answered(), id, answer, says)


@pytest.mark.slow
def test_every_option_of_every_question_has_its_message():
    options_marked.assert_every_option_has_its_message(answered, RIGHT)


def test_what_is_filled_in_is_drawn_and_only_that():
    at = answered(area_2="European")
    (alignment,) = picture(at)["chain"]
    assert alignment["title"] == "Your alignment: The European Economic Area"
    assert alignment["rows"] == ["La", "Zone", "Économique", "Européenne"]
    assert alignment["columns"] == ["The", "European", "Economic", "Area"]
    assert np.argwhere(matrix(at, "area")).tolist() == [[1, 1]]
    assert picture(at)["opening"] == {"node": "area", "row": 1, "column": 1}
    at.button_group(key="why.signed-3").set_value("signed").run()
    assert len(pictures(at)) == 1
    assert matrix(at, "Your alignment: was signed").tolist() == [[0, 0], [0, 0], [0, 1]]


def test_a_link_with_nonsense_in_it_opens_the_screen_as_if_without():
    at = answered(area_1="none of these", signed_3="\0")
    assert marks(at) == []
    assert not pictures(at)


def test_it_leads_to_where_the_same_translation_is_computed():
    pages = [link.proto.page for link in answered().get("page_link")]
    assert "two-sentences" in pages
    assert "pronouns" in pages


def test_an_older_link_that_is_met_again_takes_back_nothing():
    at = screen("why", **{"why.area-1": "The"})
    at.switch_page("pages/alignments.py").run()
    at.button_group(key="why.area-1").set_value("Area").run()
    at.switch_page("pages/why.py").run()
    at.query_params["why.area-1"] = "The"
    at.run()
    assert "on the next two screens" in captions(at)
    at.query_params.clear()  # as Streamlit does in a browser
    at.switch_page("pages/alignments.py").run()
    assert at.button_group(key="why.area-1").value == "Area"


def test_a_link_that_holds_answers_for_other_screens_says_where_they_are():
    says = "on the next two screens"
    assert says in captions(screen("why", **{"why.area-1": "The"}))
    assert says in captions(screen("why", **{"why.seed": "5"}))
    assert says not in captions(screen("why", **{"why.seed": "x", "why.before": "1.0000"}))
