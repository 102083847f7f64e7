"""Start: the opening, and the tour: its nine steps walked, answered, linked to and come back to."""

import json

import numpy as np
import pytest

from core.graph.tex import in_prose
from core.lessons import tour
from core.practice.done_screens import ScreenScore
from tests.pages.pictures_sent import components, data, send, speak
from tests.pages.test_road import next_one, road, roads
from tests.pages.test_screens import marks, press, screen

RIGHT = {
    "word": "chased", "pair": "0,78", "pairs": "the same", "shares": "0.2591", "mix": "the mean of all five",
    "project": "18/5", "query": "dog", "scale": "more", "value": "1,54",
}  # fmt: skip
NUMBERS = tuple(range(1, 10))


def picture(at):
    """What the browser is sent of the picture, with its matrices by name."""
    (machine,) = (one.proto for one in at.get("bidi_component") if one.key == "machine")
    data = json.loads(machine.bytes)["picture"]
    return {**data, "chain": {M["name"]: M for M in data["chain"]}}


def number(at):
    """The number of the step that is shown, by its sentence and by the control."""
    (told,) = (text.value for text in at.markdown if text.value.startswith("**"))
    shown = int(told.removeprefix("**").split(".")[0])
    assert at.button_group(key="step").value == str(shown)
    assert in_prose(tour.load().steps[shown - 1].text) in told
    return shown


def answer(at, text):
    """Answer the step that is shown."""
    step = tour.load().steps[number(at) - 1]
    field = (at.button_group if step.task.options else at.text_input)(key=f"tour.{step.id}")
    field.set_value(text).run()
    return step


def links(at):
    return [link.proto.page for link in at.get("page_link")]


def begun():
    """Start, after somebody has gone on from the opening."""
    at = screen("home")
    send(at, "opened", True)
    return at


def test_a_first_visit_begins_with_the_opening_and_an_empty_link():
    at = screen("home")
    shown = picture(at)
    story = shown["story"]
    assert at.query_params == {}
    assert [shown["words"][story[name]] for name in ("focus", "owner")] == [tour.FOCUS, tour.OWNER]
    plain = {M["name"]: M["values"] for M in story["plain"]}
    for values, of in ((plain["weights"], "plain"), (shown["chain"]["weights"]["values"], "learned")):
        np.testing.assert_allclose(values, tour.trace(of).weights, atol=1e-11)
    assert marks(at) == []
    assert {"quiz", "similarity", "learned", "scaling"} <= set(road(at))
    assert not next_one(at)


def test_the_opening_leads_to_the_first_step_and_back_leads_to_it():
    at = begun()
    assert number(at) == 1
    assert at.query_params == {"step": "1"}
    assert (list(picture(at)["chain"]), picture(at)["story"]) == (["X"], None)
    assert picture(press(at, "Back"))["story"]


def test_the_tour_is_walked_and_answered_to_its_end_which_leads_on_along_the_road():
    """A wrong answer is told and uncovers nothing; a right one uncovers what was asked."""
    at = begun()
    for i in NUMBERS:
        assert number(at) == i
        step = tour.load().steps[i - 1]
        before = picture(at)
        answer(at, next((one for one in step.task.options if one != step.task.key), "99"))
        assert marks(at)[0].startswith(":red-badge[✗ not right]")
        assert len(marks(at)[0]) > 40
        assert picture(at) == before
        answer(at, RIGHT[step.id])
        assert [mark.startswith(":green-badge[✓ correct") for mark in marks(at)] == [True]
        undivided = {"scaled_scores"} if step.found_graph else set()
        assert set(picture(at)["chain"]) == set(step.matrices) - undivided
        if step.asked:
            node = step.asked[0][0]
            covered, left = (is_covered(sent, node) for sent in (before, picture(at)))
            assert left < covered
            assert (left > 0) == bool(step.covered)
        if i < 9:
            press(at, "Next")
    assert "Next" not in [button.label for button in at.button]
    assert "One hour: A soft dictionary" in [button.label for button in at.button]
    assert links(at) == [], "one way on"
    assert at.query_params == {"step": "9", **{f"tour.{name}": text for name, text in RIGHT.items()}}


def is_covered(sent, node):
    """How many numbers of a matrix are covered."""
    return [value for row in sent["chain"][node]["values"] for value in row].count(None)


def test_the_second_of_two_presses_on_next_is_not_one_on_the_next_of_the_step_that_follows():
    at = begun()
    pressed = at.button(key="next from 1")
    pressed.click().run()
    assert number(at) == 2
    assert pressed.key not in {button.key for button in at.button}


def test_nobody_has_to_answer_and_what_cannot_be_read_keeps_nobody():
    at = press(begun(), "Next")
    answer(at, "no idea")
    assert ":violet-badge" in marks(at)[0]
    press(press(at, "Next"), "Next")
    assert number(at) == 4
    press(at, "Back")
    assert number(at) == 3
    at.button_group(key="step").set_value("2").run()
    assert at.text_input(key="tour.pair").value == "no idea"


def test_a_link_opens_its_step_with_all_answers():
    at = screen("home", step="6", **{f"tour.{name}": text for name, text in RIGHT.items()})
    assert not data(at, "browser_storage")[0]["asks"]
    for i in (6, 2, 9):
        at.button_group(key="step").set_value(str(i)).run()
        assert number(at) == i
        assert [mark.startswith(":green-badge[✓ correct") for mark in marks(at)] == [True]


@pytest.mark.parametrize(
    "link", [{"step": "10"}, {"step": "²"}, {"tour.word": "cat"}, {"step": "2", "tour.pair": "<b>$x$</b>"}], ids=str
)
def test_a_bad_link_is_forgiven(link):
    at = screen("home", **link)
    if link.get("step") == "2" or link.get("tour.word"):
        assert number(at) == int(link.get("step", "1"))
        assert press(at, "Next")
    else:
        assert picture(at)["story"]


def test_what_is_found_is_explained_once_the_answer_is_right():
    at = screen("home", step="7")
    for option, node, column in (("", "Q", 0), ("tail", "Q", 0), ("dog", "scores", 1)):
        if option:
            at.button_group(key="tour.query").set_value(option).run()
        assert picture(at)["opening"] == {"node": node, "row": 4, "column": column}
    assert json.loads(data(at, "browser_storage")[0]["text"]) == {"step": "7", "tour.query": "dog"}


def test_whoever_comes_back_in_the_session_or_in_the_browser_is_where_they_were():
    at = screen("home", step="5", **{"tour.mix": "that of tail", "tour.pair": "0.78"})
    at.switch_page("pages/quiz.py").run()
    at.query_params.clear()
    at.switch_page("pages/home.py").run()
    assert number(at) == 5
    assert marks(at)[0].startswith(":red-badge")
    assert at.query_params == {"step": "5", "tour.mix": "that of tail", "tour.pair": "0.78"}
    again = screen("home")
    speak(again, components(again, "browser_storage")[0], {"found": '{"step": "5", "tour.mix": "that of tail"}'})
    assert number(again) == 5
    assert again.query_params == {"step": "5", "tour.mix": "that of tail"}


@pytest.mark.parametrize("kept", ["[", '{"step": 5, "tour.word": "cat"}'])
def test_what_the_browser_kept_may_be_damaged(kept):
    at = screen("home")
    speak(at, components(at, "browser_storage")[0], {"found": kept})
    assert picture(at)["story"]
    send(at, "opened", True)
    assert number(at) == 1


@pytest.mark.parametrize(
    ("link", "step", "figure"),
    [
        ({"learning": "without learning"}, 4, 0.191933), ({"learning": "learned"}, 9, 0.690470), ({"row": "the"}, 9, 0.305788),
        ({"matrix": "Weights", "row": "its", "column": "dog"}, 9, 0.690470),
    ],
)  # fmt: skip
def test_a_link_from_before_the_tour_shows_the_weights_that_it_showed(link, step, figure):
    at = screen("home", **link)
    assert number(at) == step
    data = picture(at)
    cell = data["pinned"] or data["opening"]
    assert cell["node"] == "weights"
    assert data["chain"]["weights"]["values"][cell["row"]][cell["column"]] == pytest.approx(figure, abs=1e-6)
    assert not [one for one in at.query_params if one == "step"] or at.query_params["step"] == str(step)


def test_a_pinned_number_is_in_the_link_and_outlives_a_step_that_lacks_it():
    at = screen("home", step="3", matrix="Scores", row="its", column="tail")
    assert picture(at)["pinned"] == {"node": "scores", "row": 3, "column": 4}
    at.button_group(key="step").set_value("1").run()
    assert picture(at)["pinned"] is None
    at.button_group(key="step").set_value("4").run()
    assert picture(at)["pinned"] == {"node": "scores", "row": 3, "column": 4}


@pytest.mark.parametrize("column", ["2", "action"])
def test_a_column_of_x_is_found_by_the_number_that_stored_links_have_and_by_its_name(column):
    at = screen("home", step="1", matrix="X", row="dog", column=column)
    assert picture(at)["pinned"] == {"node": "X", "row": 1, "column": 1}
    assert picture(at)["chain"]["X"]["columns"] == ["living", "action", "owned"]


def test_the_tour_has_a_check_mark_once_each_step_is_right():
    at = screen("home", **{"step": "9", **{f"tour.{name}": text for name, text in RIGHT.items()}})
    assert [(line["icon"], line["done"]) for line in roads(at)["One hour"][:1]] == [("check_circle", "9 of 9")]
    at.text_input(key="tour.value").set_value("1.24").run()
    assert [(line["icon"], line["done"]) for line in roads(at)["One hour"][:1]] == [("explore", "8 of 9")]


def test_the_way_to_the_homework_says_what_is_done_of_it():
    at = screen("home")
    assert at.get("page_link")[0].proto.label == "Graded homework"
    at.session_state["memory"].done["quiz"] = ScreenScore(right=4.5, of=14)
    assert at.run().get("page_link")[0].proto.label == "**Graded homework** :small[4.5 of 14]"


def test_next_that_also_enters_what_was_typed_shows_its_mark_first():
    at = screen("home", step="2")
    at.text_input(key="tour.pair").set_value("0.5")
    at.button(key="next from 2").click().run()
    assert (number(at), "not right" in marks(at)[0]) == (2, True)
    at.button(key="next from 2").click().run()
    assert number(at) == 3
