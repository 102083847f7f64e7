"""The slides' claims on the screen."""

import numpy as np
import pytest

from tests.core.lessons.test_slides import CLAIMS, NO, TABLE, YES
from tests.pages.pictures_sent import components, drawn, matrix, pictures, speak
from tests.pages.test_screens import marks, said, screen

ALL = len(TABLE)


def say(at, claim, verdict):
    at.button_group(key=f"slides.{claim}").set_value(verdict).run()
    return at


def right(at):
    return at.progress[0].text


def asked(claim, **query):
    at = screen("check-the-slides", **query)
    at.session_state["check-the-slides.asked"] = str(list(CLAIMS).index(claim) + 1)
    return at.run()


def computed(at):
    return [one for one in pictures(at)[0]["chain"] if one["name"] == "right"]


def test_an_answer_to_a_question_that_is_gone_is_ignored_and_so_is_nonsense():
    at = screen(
        "check-the-slides", **{"slides.sums": YES, "slides.product": "perhaps", "slides.rest.right": "💥" * 500}
    )
    assert (marks(at), len(at.text_input), right(at)) == ([], 0, f"**0 of {ALL} right**")


SEEN = {
    "query-row": ([[0.8, 0.8]], "512 × 512"),
    "product": ([[1.0]], "36 %, 40 %, 24 %"),
    "result-shape": ([[1.0, 1.9], [0.2, 0.4], [3.86, 2.2]], "*awesome*"),
}


@pytest.mark.parametrize("claim", SEEN)
def test_beside_a_claim_stands_its_slide_as_it_is_printed_and_not_what_it_should_be(claim):
    at, (figures, note) = asked(claim), SEEN[claim]
    printed = matrix(at, "printed")
    whole = ~np.isnan(printed).any(axis=1)
    assert printed[whole].tolist() == figures
    assert drawn(at, "printed")["decimals"] >= 1, "1.0 is printed, not 1"
    assert drawn(at, "printed").get("lit", []) == ([] if whole.all() else np.flatnonzero(whole).tolist())
    assert note in said(at)
    assert not computed(at)
    assert not boxes(at)


def boxes(at):
    """The printed numbers that are marked, by matrix, with their mark."""
    return {
        M["name"]: [(box["text"], box["mark"]) for box in M["boxes"]] for M in pictures(at)[0]["chain"] if "boxes" in M
    }


RIGHT = {
    # claim, its answers, what is marked first, what should stand there, what it is computed from and what stood there
    "query-row": (
        (NO, "2.98 5.74"),
        {"printed": [("0.8", "struck")] * 2},
        (2, 1),
        5.741,
        ["X", "W"],
        "0.8 0.8 struck",
    ),
    "product": ((YES,), {}, (0, 0), 1.0144, ["weights", "values"], "1.0 correct"),
    "result-shape": ((NO, "1 1"), {}, (0, 0), 1.0144, ["weights", "values"], "(3, 2) struck"),
}


@pytest.mark.parametrize("claim", RIGHT)
def test_a_verdict_marks_what_is_printed_and_the_correction_draws_in_its_place_what_should_stand_there(claim):
    answers, marked, place, number, reads, printed = RIGHT[claim]
    query = dict(zip((f"slides.{claim}", f"slides.{claim}.right"), answers, strict=False))
    at = asked(claim, **query)
    assert not boxes(at)
    assert matrix(at, "right")[place] == pytest.approx(number)
    (right,) = computed(at)
    assert right["step"].get("reads", []) == reads
    assert f"{right['formula']} {right['mark']}" == printed
    assert "printed" not in [one["name"] for one in pictures(at)[0]["chain"]]
    query.popitem()
    before = asked(claim, **query)
    assert (boxes(before), bool(computed(before))) == (marked, False)
    assert matrix(asked(claim, **{"slides.show": "true"}), "right")[place] == pytest.approx(number)


def test_where_no_number_is_wrong_by_itself_their_sum_is_told_beside_the_title():
    for answers, told in (((), ""), ((NO,), "sum ?"), ((NO, "1.02"), "sum 1.02 > 1")):
        at = asked("second-row", **dict(zip(("slides.second-row", "slides.second-row.right"), answers, strict=False)))
        assert not boxes(at), "no mark is on what the visitor has right"
        assert drawn(at, "weights").get("formula", "") == told


def test_the_bounds_of_each_column_are_marked_once_one_of_them_is_found():
    for answers, marked in (((NO,), []), ((NO, "3.13"), ["1.43", "2.98", "3.13", "5.74"])):
        at = asked("rest", **dict(zip(("slides.rest", "slides.rest.right"), answers, strict=False)))
        assert sorted(text for text, mark in boxes(at).get("right", ()) if mark == "correct") == marked


def test_where_only_the_shape_is_wrong_it_is_marked():
    for answers in ((), (NO,)):
        at = asked("result-shape", **dict(zip(("slides.result-shape",), answers, strict=False)))
        printed = drawn(at, "printed")
        assert (printed["formula"], printed.get("mark")) == ("(3, 2)", "struck" if answers else None)
        assert not boxes(at)


@pytest.mark.parametrize(
    ("claim", "said_at_first", "said_then"),
    [
        ("query-row", "Press what is wrong; *?* is not printed.", "*?* is not printed."),
        ("product", "Press what is wrong.", ""),
    ],
)
def test_what_is_to_be_pressed_is_said_until_it_is_told_and_what_is_not_printed_always(claim, said_at_first, said_then):
    for at, told in ((asked(claim), said_at_first), (say(asked(claim), claim, NO), said_then)):
        assert [one for one in at.markdown if one.value.endswith(f":small[{told}]")] or not told
        assert ("Press what" in said(at)) == ("Press what" in told)


@pytest.mark.parametrize(
    ("claim", "node", "badge"),
    [
        ("query-row", "printed", "correct"),
        ("product", "printed", "not right"),
        ("second-row", "weights", "correct"),
    ],
)
def test_a_printed_number_that_is_pressed_is_said_not_to_be_right(claim, node, badge):
    at = asked(claim)
    for other in ("values", "X", None):
        speak(at, components(at, "machine")[0], {"pinned": {"node": other, "row": 0, "column": 0}})
        assert not marks(at)
    speak(at, components(at, "machine")[0], {"pinned": {"node": node, "row": 0, "column": 0}})
    assert badge in marks(at)[0]
    assert at.button_group(key=f"slides.{claim}").value == NO
    assert bool(computed(at)) == (claim == "product"), "nothing is left to find out there"


def test_the_values_of_which_the_result_is_a_mixture_stand_beside_it_from_the_start():
    at = asked("rest")
    assert matrix(at, "right")[3, 1] == pytest.approx(3.13)
    for verdict, mark in ((YES, ""), (NO, "struck")):
        framed = boxes(at)["printed"]
        assert framed == [(one, "") for one in ("1.0", "1.9", "0.2", "0.4", "3.86", "2.2")]
        marked = boxes(say(at, "rest", verdict))["printed"]
        assert marked == [(one, mark) for one, _ in framed]


def test_a_wrong_verdict_gives_away_neither_the_right_one_nor_what_should_stand_there():
    at = say(asked("query-row"), "query-row", YES)
    assert "not right" in marks(at)[0]
    assert not boxes(at)
    assert drawn(at, "X")["lit"] == [2], "what is multiplied"
    assert not computed(at)
    assert not at.text_input
    speak(at, components(at, "machine")[0], {"pinned": {"node": "printed", "row": 2, "column": 0}})
    assert boxes(at) == {"printed": [("0.8", "struck")] * 2}


def test_an_older_link_says_consistent_and_not_consistent():
    at = screen("check-the-slides", **{"slides.query-row": "not consistent", "slides.product": "consistent"})
    assert right(at) == f"**1 of {ALL} right**", "one still has to be corrected"


def test_a_right_verdict_asks_for_the_correction_which_is_marked_and_kept():
    at = say(screen("check-the-slides"), "second-row", NO)
    assert right(at) == f"**0 of {ALL} right**"
    for text, badge, score in (
        ("1.00", "not right", "0 of 5 right"), ("one", "not readable", "0 of 5 right"), ("1.02", "correct", "1 of 5, 0 at the first try"),
    ):  # fmt: skip
        at.text_input(key="slides.second-row.right").set_value(text).run()
        assert badge in marks(at)[1]
        assert right(at) == f"**{score}**"
    say(say(at, "second-row", YES), "second-row", NO)
    assert at.text_input(key="slides.second-row.right").value == "1.02"


def test_all_right_is_full_marks_from_the_link():
    link = {f"slides.{name}": verdict for name, _, verdict, _, _ in TABLE}
    link |= {f"slides.{name}.right": correction for name, _, _, correction, _ in TABLE if correction}
    assert right(screen("check-the-slides", **link)) == f"**{ALL} of {ALL} right**"
