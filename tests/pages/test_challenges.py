"""The screen /challenges: chosen, changed, solved, its records, and whatever a link says."""

import json
import re

import pytest

from core.practice import challenge as challenges
from core.reading import matrix_edits
from core.reading.matrix_edits import pack
from tests.pages.pictures_sent import drawn, matrix, picture, send
from tests.pages.test_screens import press, said, screen

ALL = challenges.load()
OVEN = "it-finds-the-oven"


def solution(id):
    """The stored solution as parameters of a link."""
    return {
        name: pack({(i, j): f"{value:g}" for i, j, value in cells}) for name, cells in ALL[id].start.solution.items()
    }


def typed(id):
    """The stored solution as the browser sends it once it was typed."""
    return {name: [[i, j, f"{value:g}"] for i, j, value in cells] for name, cells in ALL[id].start.solution.items()}


def worked_on(id, edits):
    """The screen after numbers of a challenge were typed over."""
    at = screen("challenges", challenge=id)
    send(at, "edited", edits)
    return at


def success(at):
    return [one.value for one in at.success]


def verdict(at):
    return picture(at)["goal"]["verdict"]


def solved(at):
    """The titles with a check mark in the list to choose from."""
    return [option for option in at.selectbox(key="challenge").options if option.startswith("✓")]


def test_a_browser_that_still_calls_it_by_its_label_before_it_was_solved_keeps_the_challenge_and_the_solution():
    at = worked_on("one-number", typed("one-number"))
    box = at.selectbox(key="challenge")
    box.options = [option.replace("✓", "○") for option in box.options]
    box.select(box.options[0]).run()
    assert [one.value for one in at.warning] == []
    assert verdict(at)["is_reached"]
    assert success(at)


@pytest.mark.parametrize("id", ["one-number", "careless-grader"])
def test_a_link_to_a_solution_shows_it_and_only_what_may_be_changed_is_editable(id):
    at = screen("challenges", challenge=id)
    assert success(at) == []
    assert [M["name"] for M in picture(at)["chain"] if M["editable"]] == list(ALL[id].start.editable)
    assert verdict(at)["share"] == 0
    at = screen("challenges", challenge=id, **solution(id))
    assert [ALL[id].because in one.value for one in at.info] == [True]
    assert verdict(at)["is_reached"]
    assert solved(at) == [], "whoever opens it has not found it"


def seen(at):
    """The matrices that stand in the picture, in order."""
    return [place["below"] for station in picture(at)["stations"] for place in station["columns"]]


def test_what_may_be_changed_and_what_is_measured_is_seen_first_and_the_whole_chain_if_it_is_asked_for_or_linked_to():
    assert seen(screen("challenges", challenge="one-number")) == ["X", "W_k", "weights"], "the hint is about X"
    assert seen(screen("challenges", challenge="half-and-half")) == ["W_q", "weights"]
    assert seen(screen("challenges", challenge="careless-grader")) == ["W_v", "weights", "context"]
    at = screen("challenges", challenge="one-number", **{"challenge.whole": "true"})
    whole = seen(at)
    assert {"X", "Q", "K", "scores", "weights", "context"} <= {*whole}
    assert seen(screen("challenges", challenge="one-number", matrix="K")) == whole
    assert seen(screen("challenges", challenge="one-number", matrix="weights", row="the")) == ["X", "W_k", "weights"]


@pytest.mark.parametrize("text", ["-2", "-1.25"])
def test_no_matrix_gets_more_or_fewer_decimals_while_numbers_are_tried(text):
    at = screen("challenges", challenge="one-number", **{"challenge.whole": "true"})
    before = [one["decimals"] for one in picture(at)["chain"]]
    send(at, "edited", {"W_k": [[3, 1, text]]})
    assert [one["decimals"] for one in picture(at)["chain"]] == before


def test_numbers_typed_in_the_picture_solve_it_and_stay_in_the_link():
    at = screen("challenges", challenge="one-number")
    assert verdict(at)["sentences"] == ["“bank” gives “interest” 0.1937 (goal: at least 0.6)"]
    send(at, "edited", {"W_k": [[3, 1, "-1"]]})
    assert success(at) == []
    assert 0 < verdict(at)["share"] < 1
    send(at, "edited", {"W_k": [[3, 1, "-2"]]})
    assert len(success(at)) == 1
    assert matrix_edits.unpack(at.query_params["W_k"]) == {(3, 1): "-2"}
    send(at, "edited", {"W_k": []})
    assert success(at) == []
    assert "W_k" not in at.query_params
    assert len(solved(at)) == 1, "what was solved once stays solved"


def test_the_records_are_those_with_the_fewest_numbers_and_the_smallest_change():
    at = screen("challenges", challenge="careless-grader")
    assert "Your best" not in said(at)
    wasteful = {"W_v": [[0, 0, "4"], [0, 1, "-3"], [1, 0, "0.6"], [1, 1, "0.4"]]}
    send(at, "edited", wasteful)
    assert best(at).startswith("**Your best.** 4 numbers, by 4.2 in all. The stored solution: 2 numbers, by 2 in all.")
    send(at, "edited", {"W_v": [[0, 0, "4"], [0, 1, "-3"]]})
    assert best(at).startswith("**Your best.** 2 numbers, by 4 in all.")
    spread = {
        "W_v": [
            [i, j, f"{[[2, -1], [0.5, 0.5], [-0.5, 1.5]][i][j] + s * 0.4:g}"]
            for i in range(3)
            for j, s in ((0, 1), (1, -1))
        ]
    }
    send(at, "edited", spread)
    assert "Fewest: 2 numbers, by 4 in all. Smallest change: 6 numbers, by 2.4 in all." in best(at)
    press(at, "Show the fewest")
    assert matrix(at, "W_v")[0].tolist() == [4, -3]
    assert matrix(at, "W_v")[1].tolist() == [0.5, 0.5]
    assert len(success(at)) == 1
    press(at, "Show the smallest")
    assert matrix(at, "W_v")[0].tolist() == [2.4, -1.4]


def best(at):
    return next(one.value for one in at.markdown if one.value.startswith("**Your best.**"))


def test_a_record_survives_another_screen_and_so_do_the_numbers():
    at = screen("challenges", challenge="one-number")
    send(at, "edited", {"W_k": [[3, 1, "-2"]]})
    at.switch_page("pages/similarity.py").run().switch_page("pages/challenges.py").run()
    assert at.selectbox(key="challenge").value == "one-number"
    assert len(success(at)) == 1
    assert best(at).startswith("**Your best.** 1 number, by 3.1 in all.")
    send(at, "edited", {"W_k": []})
    assert best(at).startswith("**Your best.** 1 number, by 3.1 in all.")
    press(at, "Show it")
    assert len(success(at)) == 1


def test_next_goes_through_all_of_them_each_with_its_hint_and_without_why_it_works():
    at = screen("challenges")
    for id, challenge in ALL.items():
        assert at.selectbox(key="challenge").value == id
        text = everything(at)
        assert challenge.because not in text
        assert challenge.hint in text
        press(at, "Next challenge")
    assert at.selectbox(key="challenge").value == next(iter(ALL))


def everything(at):
    return " ".join(one.value for kind in (at.markdown, at.caption, at.success, at.info) for one in kind)


def test_what_cannot_be_used_is_told_beside_and_nothing_is_lost():
    at = screen("challenges", challenge="one-number")
    send(at, "edited", {"W_k": [[3, 1, "-2"]]})
    for typed in ("", "1e9", "🍕", "x" * 5000):
        send(at, "edited", {"W_k": [[3, 1, "-2"], [0, 0, typed]]})
        (first,) = picture(at)["told"]
        assert first.startswith("Row 1, column 1 of W_k: ")
        assert first.endswith("The picture keeps the last number that it could use there.")
        assert matrix(at, "W_k")[0, 0] == -0.3
        assert drawn(at, "W_k")["typed"][-1][2] == "-2"


def test_whatever_the_browser_sends_changes_only_what_may_be_changed():
    at = screen("challenges", challenge="one-number")
    before = json.dumps(picture(at)["chain"])
    for sent in (None, "x", [], {"W_q": [[0, 0, "9"]]}, {"W_k": "x"}, {"W_k": [[99, 0, "1"], [0, "a", "1"], None]}):
        send(at, "edited", sent)
        assert json.dumps(picture(at)["chain"]) == before


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ({"challenge": "no-such-one"}, "There is no challenge “no-such-one” here. Choose one of these."),
        ({"challenge": "one-number", "W_k": "!!!"}, "The numbers in this link did not arrive whole, so they are left out."),
        ({"challenge": "one-number", "W_q": pack({(0, 0): "9"})}, "This link also changes W_q, which cannot be changed in this challenge."),
        ({"challenge": OVEN, "X": pack({(0, 0): "9"})}, "This link also changes X, which cannot be changed in this challenge."),
        ({"challenge": OVEN, "challenge.sentence": "a " * 100}, "This is too long"),
    ],
)  # fmt: skip
def test_a_link_that_cannot_be_followed_is_told(query, told):
    at = screen("challenges", **query)
    assert [told in one.value for one in at.warning] == [True]
    assert len(picture(at)["chain"]) > 5


def test_the_trained_head_is_solved_with_another_sentence():
    at = screen("challenges", challenge=OVEN)
    field = at.text_input(key="challenge.sentence")
    assert field.value == ALL[OVEN].start.text
    assert verdict(at)["share"] == 0
    field.set_value("The oven came out of the pizza and it tasted good.").run()
    assert 0 < verdict(at)["share"] < 1
    assert picture(at)["goal"]["cost"] == "Changed: 2 words."
    field.set_value(ALL[OVEN].start.solution).run()
    assert len(success(at)) == 1
    assert best(at).startswith("**Your best.** 3 words, 13 letters. The stored solution: 3 words, 13 letters.")
    press(at, "Back to the start")
    assert success(at) == []
    press(at, "Show it")
    assert at.text_input(key="challenge.sentence").value == ALL[OVEN].start.solution
    assert len(success(at)) == 1


def test_a_sentence_without_the_words_is_told_beside_the_meter_and_an_empty_one_is_the_one_at_the_start():
    at = screen("challenges", challenge=OVEN, **{"challenge.sentence": "אוֹפֶה 🍕 it"})
    assert not verdict(at)["is_reached"]
    assert any("has to stand here exactly once" in sentence for sentence in verdict(at)["sentences"])
    at.text_input(key="challenge.sentence").set_value("").run()
    assert ["There is nothing to read yet" in one.value for one in at.warning] == [True]


def test_a_solution_that_is_tried_counts_for_nothing():
    at = screen("challenges", challenge="pairs")
    for place, value in (("1, column 1", 0), ("1, column 2", 4.5), ("2, column 1", 4.5), ("2, column 2", 0)):
        assert re.search(rf"row {place}: \S+ → \*\*{value:g}\*\*", everything(at))
    assert success(at) == [], "a solution that was only shown is no solution of one's own"
    next(one for one in at.button if one.label == "Try it").click().run()
    assert success(at) == []
    assert "This solution was given to you" in at.info[0].value, "it is reached, and counts for nothing as it is"


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=() if id == "one-number" else pytest.mark.nightly) for id in ALL]
)
def test_no_challenge_shows_an_answer_to_the_homework(id):
    from core import exercises
    from tests.pages.test_given_away import GRADED, answers_of, drawn_of, sent

    answers = set().union(*(answers_of(exercises.load(example)) for example in GRADED))
    solved = solution(id) if id != OVEN else {"challenge.sentence": ALL[OVEN].start.solution}
    assert drawn_of(sent(screen("challenges", challenge=id, **solved)), answers) == set()


def test_a_number_that_cannot_be_used_does_not_solve_it_by_the_one_before():
    at = screen("challenges", challenge="one-number")
    send(at, "edited", {"W_k": [[3, 1, "-2"]]})
    send(at, "edited", {"W_k": [[3, 1, "-7"]]})
    assert matrix(at, "W_k")[3, 1] == -2
    assert success(at) == []
    assert verdict(at)["share"] == 0.99
    press(at, "Show it")
    assert drawn(at, "W_k")["typed"] == [[3, 1, "-2"]]
    assert len(success(at)) == 1


def test_somebody_elses_solution_counts_once_something_is_changed_and_the_goal_still_reached():
    at = screen("challenges", challenge="careless-grader", **solution("careless-grader"))
    assert "It is yours once it is changed and still reaches the goal" in at.info[0].value
    at.run()
    assert solved(at) == [], "not by itself either"
    send(at, "edited", {"W_v": [[0, 0, "4"], [0, 1, "-3"]]})
    assert len(success(at)) == 1
    assert len(at.info) == 0
    assert best(at).startswith("**Your best.** 2 numbers, by 4 in all."), "and not with the figures of the other one"
    assert len(solved(at)) == 1


def test_ones_own_solution_that_is_opened_by_its_link_stays_ones_own():
    at = worked_on("pairs", typed("pairs"))
    ours = at.session_state["memory"].progress
    other = screen("challenges", challenge="pairs", **solution("pairs"))
    assert success(other) == []
    other.session_state["memory"].progress = ours
    other.run()
    assert len(success(other)) == 1
    assert len(other.info) == 0
    assert best(other) == best(at)


def test_somebody_elses_better_solution_leaves_ones_own_record():
    at = worked_on("careless-grader", {"W_v": [[0, 0, "4"], [0, 1, "-3"]]})
    ours, before = at.session_state["memory"].progress, best(at)
    other = screen("challenges", challenge="careless-grader")
    other.session_state["memory"].progress = ours
    for name, letters in solution("careless-grader").items():
        other.query_params[name] = letters
    other.run()
    assert verdict(other)["is_reached"]
    assert best(other) == before


def test_a_sentence_that_came_with_a_link_counts_for_nothing_until_it_is_changed():
    text = ALL[OVEN].start.solution
    at = screen("challenges", challenge=OVEN, **{"challenge.sentence": text})
    assert verdict(at)["is_reached"]
    assert solved(at) == []
    at.text_input(key="challenge.sentence").set_value(text.removesuffix(".") + "!").run()
    assert verdict(at)["is_reached"]
    assert len(solved(at)) == 1
