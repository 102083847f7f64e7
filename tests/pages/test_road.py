"""The road on Start: what is done on each screen, and the next one on which not all is done."""

from types import SimpleNamespace

import streamlit as st

from core.graph.tex import in_prose
from core.lessons import tour
from core.practice.done_screens import ScreenScore
from tests.pages.pictures_sent import components, cookies, data, drawn, picture, send, speak
from tests.pages.test_order import RIGHT as ORDER
from tests.pages.test_screens import marks, press, said, screen, to
from ui.frame.sections import ROAD, ROADS, named
from ui.session import chosen_road
from ui.session.keys import Key


def roads(at):
    """The lessons of each road, by its title."""
    (sent,) = data(at, "road")
    return {one["title"]: [line for group in one["groups"] for line in group["lessons"]] for one in sent}


def road(at):
    """The lessons of the longest road: each its icon and what is done."""
    return {line["opens"]: (line["icon"], line["done"]) for line in roads(at)["Everything"]}


def next_one(at):
    """The link to the next screen on the road, the first in its row of its kind."""
    return [link.proto.page for link in at.get("page_link") if "Next on this road." in link.proto.label]


def test_at_first_nothing_is_done_and_the_road_begins_with_its_first_screen():
    at = screen("home")
    assert list(road(at)) == [one.name for one in ROAD if not one.part_of]
    assert {told for _, told in road(at).values()} == {""}
    assert "check_circle" not in {icon for icon, _ in road(at).values()}
    assert next_one(at) == [], "the opening comes first"
    assert not [button for button in at.button if button.label == "Forget what is done"]


def test_a_lesson_is_on_the_road_with_what_is_right_and_with_a_check_mark_that_stays_once_all_is():
    at = screen("order")
    assert cookies(at) == {}
    at.button_group(key="order.with").set_value("each keeps its own").run()
    assert cookies(at) == {"self-attention.order": "0of3"}
    at.button_group(key="order.with").set_value(ORDER["order.with"]).run()
    assert road(to(at, "home"))["order"] == ("format_list_numbered", "1 of 3")
    at = screen("order", **ORDER)
    assert cookies(at) == {"self-attention.order": "3of3"}
    at.button_group(key="order.with").set_value("each keeps its own").run()
    assert at.progress[0].text == "**3 of 3 right**"
    assert road(to(at, "home"))["order"] == ("check_circle", "3 of 3")


def test_a_screen_that_was_only_looked_at_is_not_done():
    assert road(to(screen("masks"), "home"))["masks"] == ("visibility_off", "")
    assert road(to(screen("learned"), "home"))["learned"] == ("key", "")


def test_a_screen_that_computes_is_done_once_its_question_is_answered_rightly():
    at = screen("similarity", example="dog-tail", **{"similarity.tried": "none: each has its own"})
    assert road(to(at, "home"))["similarity"] == ("compare_arrows", "0 of 4")
    answers = {"tried": "V and the context", "most": "dog", "all": "all of them"}
    at = screen("learned", example="dog-tail", **{f"learned.{name}": text for name, text in answers.items()})
    assert road(to(at, "home"))["learned"] == ("check_circle", "3 of 3")


def test_the_next_screen_is_the_first_that_is_not_done():
    at = screen("home")
    for one in ROAD:
        assert next_one(at.run()) == ([one.name] if one is not ROAD[0] else [])
        at.session_state["memory"].done[one.name] = ScreenScore(right=1, of=1)
    assert next_one(at.run()) == []


def test_the_first_screen_comes_after_the_tour_and_is_not_offered_below_the_opening():
    for step, offered in ({"step": "0"}, []), ({"step": "1"}, [ROAD[0].name]):
        at = screen("home", **step)
        at.session_state["memory"].done["learned"] = ScreenScore(right=1, of=1)
        assert next_one(at.run()) == offered


def test_what_is_done_is_forgotten_when_that_is_asked_for():
    at = to(screen("order", **ORDER), "home")
    press(at, "Forget what is done")
    assert {told for _, told in road(at).values()} == {""}
    assert cookies(at) == {"self-attention.order": ""}


def test_a_screen_leads_to_the_next_on_the_road_once_whatever_else_it_leads_to():
    at = screen("word-by-word")
    assert next_one(at) == ["similarity"]
    assert [link.proto.page for link in at.get("page_link")].count("similarity") == 1


def test_each_road_says_what_one_can_do_at_its_end_and_how_long_it_takes():
    at = screen("home")
    (sent,) = data(at, "road")
    assert {one["title"]: one["takes"] for one in sent} == {
        "One hour": "about 50 minutes", "Homework": "about 75 minutes", "In a lecture": "", "Everything": "about 4 hours",
    }  # fmt: skip
    for one in ROADS:
        tour = [] if one.is_uncovered else ["The tour"]
        assert [line["title"] for line in roads(at)[one.title]] == [*tour, *(named(name).title for name in one.screens)]
    opens = {line["title"]: line["address"] for line in roads(at)["In a lecture"]}
    assert (opens["Masks"], opens["Scaled vs unscaled"]) == (
        "masks?masks.show=true",
        "scaling?scaling.show=true&example=dog-tail",
    )


def told(name, road):
    """What a screen says of the next on a road that was opened: its page, its place, and what its link holds."""
    at = screen(name)
    at.session_state["memory"].road = road
    links = [link.proto for link in at.run().get("page_link") if road in link.proto.label]
    return [(link.page, link.label.partition(" :small[")[2][:-1], link.query_string) for link in links]


def test_a_road_that_was_opened_leads_on_through_its_own_lessons_and_back_to_start():
    assert {name: told(name, "One hour") for name in ("lookup", "learned", "masks", "trained", "masked-word")} == {
        "lookup": [("learned", "One hour, 3 of 8.", "")],
        "learned": [("masks", "One hour, 4 of 8.", "")],
        "masks": [("trained", "One hour, 5 of 8.", "")],
        "trained": [("atlas", "One hour, 6 of 8.", "")],
        "masked-word": [("", "The end of *One hour*.", "end=hour")],
    }
    assert told("lookup", "In a lecture") == [("pronouns", "In a lecture, 2 of 9.", "why.show=true")], "uncovered too"
    assert told("torch-mask", "One hour") == [("trained", "One hour, 5 of 8.", "")], (
        "a part of a lesson goes on with it"
    )
    assert told("order", "One hour") == [], "beside the road, as without one"


def test_a_road_is_kept_in_the_browser_and_found_again_after_a_reload(monkeypatch):
    monkeypatch.setattr(chosen_road, "name", lambda: "hour")
    kept = cookies(screen("learned"))["self-attention-road"]
    monkeypatch.undo()
    monkeypatch.setattr(st, "context", SimpleNamespace(url=None, cookies={"self-attention-road": kept}))
    at = screen("learned")
    assert any("One hour, 4 of 8." in link.proto.label for link in at.get("page_link"))
    assert "self-attention-road" not in cookies(at)


def test_a_road_is_forgotten_with_all_else(monkeypatch):
    monkeypatch.setattr(st, "context", SimpleNamespace(url=None, cookies={"self-attention-road": "One%20hour"}))
    at = screen("my-work")
    at.session_state["forget"] = True  # its panel is open
    at = press(at.run(), "Yes, forget it all")
    assert at.session_state["memory"].road == "", "what the cookie says is not read again"


def test_a_road_that_is_chosen_again_is_kept_again(monkeypatch):
    monkeypatch.setattr(st, "context", SimpleNamespace(url=None, cookies={"self-attention-road": "One%20hour"}))
    at, kept = screen("home"), []
    for name in ("homework", "One hour"):
        at.session_state["memory"].road = name
        kept.append(cookies(at.run())["self-attention-road"])
    assert kept == ["homework", "One%20hour"]


def test_along_a_road_a_row_of_weights_is_to_be_filled_in():
    at = screen("learned")
    assert not [button for button in at.button if button.label == "Fill in"]
    at.session_state["memory"].road = "In a lecture"
    assert not [button for button in at.run().button if button.label == "Fill in"]
    at.session_state["memory"].road = "One hour"
    assert any("fill in *Weights*, the row of *its*" in text.value for text in at.run().markdown)
    press(at, "Fill in")
    assert picture(at)["asked"] == "weights"
    assert len(drawn(at, "Weights")["boxes"]) == 25
    at.session_state["learned.asked"] = "3"
    press(at.run(), "Show the weights")
    assert picture(at)["asked"] == ""


def test_the_number_that_is_explained_at_first_shows_no_weight_of_the_row_that_is_to_be_filled_in():
    at = screen("learned", example="dog-tail")
    for number, before, along in (
        ("1", "Q", "Q"),
        ("2", "context", "scaled_scores"),
        ("3", "weights", "scaled_scores"),
    ):
        at.session_state["learned.asked"] = number
        at.session_state["memory"].road = ""
        assert picture(at.run())["opening"]["node"] == before
        at.session_state["memory"].road = "One hour"
        assert picture(at.run())["opening"]["node"] == along


def test_a_lesson_of_several_parts_is_done_with_all_of_them():
    at = screen("home")
    found = at.session_state["memory"].done
    found["masks"] = ScreenScore(right=5, of=5)
    assert road(at.run())["masks"] == ("visibility_off", "1 of 2 parts")
    found["torch-mask"] = ScreenScore(right=1, of=1)
    assert road(at.run())["masks"] == ("check_circle", "2 of 2 parts")


def test_a_shorter_road_is_done_with_the_screens_that_it_leads_to_and_takes_their_minutes():
    at = screen("home")
    for name in ROADS[0].screens:
        at.session_state["memory"].done[name] = ScreenScore(right=4, of=4)
    (sent,) = data(at.run(), "road")
    assert [(one["ready"], one["of"]) for one in sent if one["title"] == "One hour"] == [(7, 8)]
    _, *lines = roads(at)["One hour"]
    assert [(line["done"], line["minutes"]) for line in lines] == [
        ("4 of 4", named(line["opens"]).minutes) for line in lines
    ]
    assert [part["opens"] for line in lines for part in line["parts"]] == ["torch-mask"], "each is named once"
    every = [part["opens"] for line in roads(at)["Everything"] for part in line["parts"]]
    assert every == [one.name for one in ROAD if one.part_of]


def test_at_the_end_of_a_road_one_says_what_one_can_do_and_goes_on_to_the_next():
    at = screen("home", **{Key.STEP: "9"})
    at.session_state["memory"].road = "One hour"
    assert onward(at.run()) == ["One hour: A soft dictionary"]
    for name in (*ROADS[0].screens[1:], "lookup"):
        assert onward(at.run()) == ["One hour: A soft dictionary"], "the first that is not done"
        at.session_state["memory"].done[name] = ScreenScore(right=4, of=4)
    assert onward(at.run()) == ["Homework: Similarity without learning"]
    assert next_one(at) == ["similarity"], "the first of the next road on which something is to do"
    for one in ROAD:
        at.session_state["memory"].done[one.name] = ScreenScore(right=4, of=4)
    assert onward(at.run()) == [], "not the first lesson once more"


def test_the_end_of_a_road_tells_what_to_take_away_of_what_is_done_and_what_is_left():
    at = screen("home", **{Key.END: ROADS[0].title})
    for stop in ROADS[0].stops:
        assert (stop.title in left(at), in_prose(stop.take_away) in ending(at)) == (True, False)
        at.session_state["memory"].done[stop.name] = ScreenScore(right=4, of=4)
        at.run()
        assert in_prose(stop.take_away) in ending(at)
    assert left(at) == [f"{i}. {step.title}" for i, step in enumerate(tour.load().steps, start=1)]
    assert ROADS[0].able not in ending(at)
    assert onward(at) == ["Homework: Similarity without learning"]
    assert components(at, "machine") == [], "in place of the tour"
    speak(at, components(at, "road")[0], {"opened": {"screen": "home", "road": "One hour"}})
    assert at.button_group(key=Key.STEP).value == "1"


def ending(at):
    """What the end of a road says."""
    said = [one.value for one in at.markdown]
    return " ".join(said[next(i for i, one in enumerate(said) if one.startswith("**The end of")) :])


def left(at):
    """What is left of a road at its end, each a button."""
    return [button.label for button in at.button if button.proto.type == "secondary"]


def onward(at):
    """The buttons that lead along a road."""
    return [button.label for button in at.button if button.label.partition(":")[0] in {one.title for one in ROADS}]


def test_the_parts_of_a_lesson_lead_to_each_other_and_a_lesson_ends_with_what_to_remember():
    at = screen("two-sentences")
    parts = [(link.proto.page, link.proto.help) for link in at.get("page_link")][:2]
    assert parts == [(name, named(name).help) for name in ("two-sentences", "alignments")]
    assert not [one for one in at.markdown if "To take away" in one.value]
    at.session_state["memory"].done["two-sentences"] = ScreenScore(right=1, of=1)
    (told,) = [one.value for one in at.run().markdown if "To take away" in one.value]
    assert named("two-sentences").take_away in told
    assert all(one.take_away for one in ROAD if one.name not in UNFINISHED)


UNFINISHED = {"practice", "challenges", "quiz", "check-homework", "mock-exam"}
"""What one comes back to has nothing to take away from it."""


WEIGHTS, ITS = tour.trace("learned").weights, tour.words().index("its")


def fill_in(at, stamp, *rows):
    cells = [["weights", i, j, f"{WEIGHTS[i, j]:.4f}"] for i in rows for j in range(len(WEIGHTS))]
    send(at, "filled", {"stamp": stamp, "cells": cells})


def test_it_is_marked_and_judged_by_itself_and_done_once_it_is_right(monkeypatch):
    monkeypatch.setattr(chosen_road, "name", lambda: "hour")
    at = screen("learned", example="dog-tail", fill="weights")
    assert drawn(at, "weights")["lit"] == [ITS]
    send(at, "filled", {"stamp": 1, "cells": [["weights", ITS, 0, "0.5"]]})
    assert "✓ done" not in said(at)
    assert "4 are still blank" in marks(at)[0]
    fill_in(at, 2, ITS)
    assert "**Your task:** :green-badge[✓ done] The row of *its* is right." in said(at)
    assert ["✓ correct" in mark for mark in marks(at) if "done" not in mark] == [True]
    fill_in(at, 3, *range(len(WEIGHTS)))
    send(at, "filled", {"stamp": 4, "cells": [["weights", 0, 0, "0.5"]]})
    assert "24 of 25 are right" in [mark for mark in marks(at) if "done" not in mark][-1], "all is filled in"
    monkeypatch.undo()
    at = screen("learned", example="dog-tail", fill="weights")
    fill_in(at, 1, ITS)
    assert "5 of 25 are right" in marks(at)[0], "without a road the whole matrix is judged"


def test_the_end_of_a_road_names_each_open_question_of_the_tour_and_opens_it():
    at = screen("home", **{Key.END: ROADS[0].title, "tour.word": "chased", "tour.pairs": "less"})
    at.session_state["memory"].done["masks"] = ScreenScore(right=4, of=4)
    steps = [f"{i}. {step.title}" for i, step in enumerate(tour.load().steps, start=1)]
    assert left(at.run()) == steps[1:] + [one.title for one in ROADS[0].stops if one.name != "masks"]
    assert in_prose(named("home").take_away) in ending(at)
    assert (onward(at), next_one(at)) == (["One hour: A soft dictionary"], [])
    press(at, steps[2])
    assert at.button_group(key=Key.STEP).value == "3"
    assert at.button_group(key="tour.pairs").value == "less"
