"""The one question of a screen that computes."""

import pytest

from core.lessons.tried import tasks
from tests.pages.pictures_sent import picture
from tests.pages.test_screens import marks, said, screen


@pytest.mark.parametrize("name", tasks())
def test_it_is_asked_with_the_picture_and_a_link_opens_with_its_answer(name):
    assert not marks(screen(name, example="dog-tail"))
    at = screen(name, example="dog-tail", **{f"{name}.tried": tasks()[name].key})
    assert "✓ correct" in marks(at)[0]
    at.button_group(key=f"{name}.tried").set_value(tasks()[name].options[1]).run()
    assert "✗ not right" in marks(at)[0]


def test_what_the_question_asks_is_told_once_it_is_answered_rightly():
    for option in ("", *tasks()["similarity"].options):
        told = "also its row j" in said(screen("similarity", **{"similarity.tried": option}))
        assert told is (option == tasks()["similarity"].key)


def test_whatever_one_says_of_the_undivided_scores_they_are_then_shown():
    for option in tasks()["scaling"].options:
        at = screen("scaling", example="dog-tail")
        at.button_group(key="scaling.tried").set_value(option).run()
        assert picture(at)["dial"]["value"] == 1


def test_an_option_presses_the_score_that_it_names():
    at = screen("similarity", example="dog-tail", matrix="scores", row="dog", column="tail")
    for option, pressed in zip(
        tasks()["similarity"].options, (("tail", "dog"), ("tail", "chased"), ("tail", "chased")), strict=True
    ):
        at.button_group(key="similarity.tried").set_value(option).run()
        assert (at.query_params["row"], at.query_params["column"]) == pressed


def test_what_is_to_be_typed_over_is_marked_and_then_what_follows_from_it():
    for name, answer, marked in (
        ("learned", "", {"W_v"}), ("learned", "the weights as well", {"W_v"}),
        ("learned", "V and the context", {"V", "context"}),
        ("similarity", "", {"scores"}),
    ):  # fmt: skip
        at = screen(name, **{f"{name}.tried": answer})
        assert {M["name"] for M in picture(at)["chain"] if M.get("lit")} == marked


@pytest.mark.parametrize(
    ("name", "example", "told"),
    [("similarity", "river-bank", "also its row j"), ("scaling", "bank-interest", "are not divided")],
)
def test_where_what_is_asked_of_is_covered_nothing_is_asked_and_all_is_told(name, example, told):
    at = screen(name, example=example)
    assert not [group for group in at.button_group if group.key == f"{name}.tried"]
    assert told in said(at)
