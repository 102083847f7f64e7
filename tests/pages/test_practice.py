"""Practice: one part at a time, its first mark, the two graphs after a mistake, what comes next, and the map."""

from datetime import UTC, datetime
from itertools import count

import numpy as np
import pytest

from core import exercises
from core.graph.nodes import EVERY_NODE, ancestors
from core.graph.tex import in_prose, plain
from core.homework.alternatives import alternatives
from core.homework.mistakes import MISTAKES
from core.practice.attempts import TO_MASTER, Attempt
from core.practice.offers import LEVELS, choices, mistakes_shown, offers
from core.practice.progress import Progress
from tests.core.practice.test_own_graph import typed
from tests.pages.pictures_sent import pictures, send
from tests.pages.test_screens import check, marks, press, said, screen, tables
from ui.screens import practice
from ui.session import clock
from ui.session.keys import Key

BANK = exercises.load("bank-interest", 1001)
WEIGHT = "bank-interest.1001.q4-weight"
QUERY = "bank-interest.1001.q2-query-bank"
CONTEXT = "drawn-4-3-2-heads.1001.context"
UNSCALED = BANK.evaluate("learned", dict(MISTAKES["unscaled"].changes[0]))
ALL = len(frozenset().union(*(offer.shows for offer in offers())))
STEPS = (*(node.title for node in EVERY_NODE.values()), "Reading and rounding")
HARD = {offer.exercise for offer in choices()[LEVELS[2]]}
KEY = f"{BANK.answer('q4-weight'):.4f}"
NOT_DIVIDED = f"{UNSCALED.weights[1, 3]:.4f}"


def opened(part, **more):
    return screen("practice", part=part, **more)


def answer(at, text, part=None):
    name = part or at.query_params["part"][0]
    for field in (*at.text_input, *at.text_area):
        if field.key == f"practice {name}":
            field.set_value(text).run()
    return marks(at)


def look(at):
    """Open what shows where a wrong answer goes wrong."""
    at.session_state[f"worked {part(at)}"] = True
    at.run()
    return at


def part(at):
    return at.query_params["part"][0] if isinstance(at.query_params["part"], list) else at.query_params["part"]


def attempts(at):
    return at.session_state["memory"].progress.attempts


def the_map(at):
    at.session_state[Key.MAP] = True
    at.run()
    found = [
        table for table in tables(at) if any("●" in cell or "○" in cell for cells in table.values() for cell in cells)
    ]
    return {
        title: dict(zip(cells, standing, strict=True)) for (title, cells), (_, standing) in (t.items() for t in found)
    }


def test_a_blank_answer_that_is_checked_is_told_what_to_type_and_does_not_count():
    at = opened(WEIGHT)
    assert "Type one number." not in said(at)
    press(at, "Check")
    assert "Type one number." in said(at)
    assert not attempts(at)
    answer(at, KEY, WEIGHT)
    assert not at.button(key="check").disabled, "what is typed over it is checked again"


def test_the_first_answer_counts_and_the_next_part_is_another_on_new_numbers():
    at = opened(WEIGHT)
    assert not marks(at)
    assert not attempts(at)
    (mark,) = answer(at, KEY, WEIGHT)
    assert "✓ correct" in mark
    (one,) = attempts(at)
    assert (one.exercise, one.variant, one.part, one.right) == ("bank-interest", 1001, "q4-weight", True)
    assert one.seen == mistakes_shown(BANK, BANK.part("q4-weight"))
    assert at.query_params["answer"] in (KEY, [KEY])
    press(at, "Next part")
    assert part(at) != WEIGHT
    assert "answer" not in at.query_params
    assert not marks(at)
    assert not [
        field.value for field in (*at.text_input, *at.text_area) if field.key.startswith("practice") and field.value
    ]


def test_a_mistake_counts_is_named_and_can_be_corrected_without_counting_again():
    at = opened(WEIGHT)
    (mark,) = answer(at, NOT_DIVIDED, WEIGHT)
    assert "✗ not right" in mark
    assert in_prose(MISTAKES["unscaled"].title) in said(at)
    assert [(one.right, one.made) for one in attempts(at)] == [(False, {"unscaled"})]
    (mark,) = answer(at, KEY, WEIGHT)
    assert "✓ correct" in mark
    assert "this will be asked again with other numbers" in said(at)
    assert [(one.right, one.made) for one in attempts(at)] == [(False, {"unscaled"})]


def test_after_a_mistake_both_graphs_stand_there_and_the_first_difference_is_lit():
    at = opened(WEIGHT, answer=NOT_DIVIDED)
    assert len(pictures(at)) == 1, "not before it is asked for"
    _, both = pictures(look(at))
    trace = BANK.traces["learned"]
    assert both["comparison"] == ["right", "yours"]
    there = {M["name"]: M for M in both["chain"]}
    assert np.allclose(there["weights"]["other"]["values"], UNSCALED.weights)
    assert np.allclose(there["context"]["other"]["values"], UNSCALED.context)
    assert np.allclose(there["scaled_scores"]["other"]["values"], trace.scores)
    assert "other" not in there["scores"]
    lit = {"node": "scaled_scores", "row": 0, "column": 0}
    assert both["pinned"] == both["opening"] == lit
    assert "They first differ in **Scaled scores**" in said(at)
    assert f"**{trace.scaled_scores[0, 0]:.4f}** is right, and yours is **{trace.scores[0, 0]:.4f}**" in said(at)


def test_where_no_known_mistake_explains_the_answer_only_the_right_way_is_shown():
    at = opened(WEIGHT)
    answer(at, "0.1234", WEIGHT)
    look(at)
    assert "Your answer does not follow from any of the known mistakes" in said(at)
    _, right = pictures(at)
    assert right["comparison"] is None
    assert right["pinned"] == {"node": "weights", "row": 1, "column": 3}
    assert [(one.right, one.made) for one in attempts(at)] == [(False, frozenset())]


@pytest.mark.parametrize(("name", "texts"), [(WEIGHT, ("abc", f"{float(KEY):.2f}", " ")), (QUERY, ("1 _ 3",))])
def test_what_cannot_be_marked_does_not_count_and_nothing_is_given_away(name, texts):
    at = opened(name)
    for text in texts:
        answer(at, text, name)
        assert not attempts(at)
        assert len(pictures(at)) == 1
        assert "Next part" in [button.label for button in at.button]


def test_no_number_is_marked_before_all_are_there():
    at = opened(QUERY)
    figures = [f"{value:.4f}" for value in BANK.answer("q2-query-bank")]
    box = {"stamp": 1, "cells": [["Q", 1, 0, figures[0]]]}
    send(at, "filled", box)
    boxes = next(M for M in pictures(at)[0]["chain"] if M["name"] == "Q")["boxes"]
    assert [(one["text"], one["mark"]) for one in boxes] == [(figures[0], ""), ("", ""), ("", "")]
    assert not marks(at)
    assert "marked once it is complete" in said(at)
    send(at, "filled", {"stamp": 2, "cells": [["Q", 1, 1, figures[1]], ["Q", 1, 2, "9"]]})
    boxes = next(M for M in pictures(at)[0]["chain"] if M["name"] == "Q")["boxes"]
    assert [one["mark"] for one in boxes] == ["correct", "correct", "wrong"]
    assert [one.right for one in attempts(at)] == [False]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_no_number_of_the_key_is_on_the_screen_before_it_is_asked_for(every):
    """One part of each kind of field; by night of each exercise too."""
    kinds = {(every and one.exercise, exercises.load(one.exercise).part(one.part).kind): one for one in offers()}
    for offer in kinds.values():
        exercise = exercises.load(offer.exercise, 1001)
        at = opened(f"{offer.exercise}.1001.{offer.part}")
        chain = pictures(at)[0]["chain"]
        shown = {M["name"] for M in chain if {value for row in M["values"] for value in row} != {None}}
        assert shown <= set(exercise.inputs), offer


def second_head():
    """A part of the second head in practice, and the variant of its exercise."""
    heads = exercises.load("drawn-4-3-2-heads", 1001)
    asked = [heads.part(offer.part) for offer in offers() if offer.exercise == heads.id]
    return heads, next(one for one in asked if one.graph in heads.second_heads and one.kind == "vector")


def test_a_second_head_is_asked_with_its_own_weights_and_a_mistake_says_whose_are_taken():
    heads, one = second_head()
    name = f"{heads.id}.1001.{one.id}"
    at = opened(name)
    given = {M["symbol"]: M["values"] for M in pictures(at)[0]["chain"]}
    assert "W_q2" in given
    assert not {"W_q", "W_k", "W_v"} & given.keys()
    assert np.allclose(given["W_q2"], heads.inputs["W_q2"])
    assert r"W_{\text{q2}}" in said(at)
    (other,) = (found for found in alternatives(heads, one) if found.mistakes == ("other-head",))
    answer(at, " ".join(f"{value:.4f}" for value in np.ravel(other.answer)), name)
    assert [one.made for one in attempts(at)] == [{"other-head"}]
    look(at)
    last = {M["symbol"]: M["formula"] for M in pictures(at)[-1]["chain"]}
    assert {"W_q2", "W_k2", "W_v2"} <= last.keys()
    assert last["Q"] == "Q = X W_q2"


def test_hints_come_one_by_one_and_the_solution_does_not_count():
    at = opened(WEIGHT)
    for label in ("Hint", "Hint 2", "Hint 3"):
        press(at, label)
    assert said(at).count(":material/lightbulb:") == 3
    assert KEY not in said(at)
    press(at, "Solution")
    assert f"It is **{KEY}**" in said(at)
    assert r"\cdot 10^{" in said(at), "the line of its own numbers"
    assert "It does not count" in said(at)
    assert at.text_input(key=f"practice {WEIGHT}").disabled
    told = {M["name"]: M for M in pictures(at)[0]["chain"]}
    assert np.allclose(told["scaled_scores"]["values"], BANK.traces["learned"].scaled_scores[1]), "what it comes from"
    assert [box["text"] for box in told["weights"]["boxes"]] == [KEY], "the number that was asked for stays framed"
    assert not attempts(at)
    assert "Next part" in [button.label for button in at.button]
    reloaded = opened(WEIGHT, shown=WEIGHT, answer=KEY)
    assert not attempts(reloaded)


def test_the_solution_of_a_context_shows_the_weights_it_mixes_with_and_their_scores():
    at = opened("journey.7.context-journey")
    press(at, "Solution")
    told, trace = {M["name"]: M for M in pictures(at)[0]["chain"]}, exercises.load("journey", 7).traces["plain"]
    for node in ("scores", "weights", "context"):
        assert np.allclose(told[node]["values"], trace.matrices[node][1])


def test_once_a_weight_is_right_its_whole_row_and_the_scores_stand_there_and_not_before():
    at = opened(WEIGHT)
    for text, are_there in ((NOT_DIVIDED, False), (KEY, True)):
        answer(at, text, WEIGHT)
        assert ("scaled_scores" in {M["name"] for M in pictures(at)[0]["chain"]}) == are_there


def test_the_numbers_are_never_the_same_twice():
    at, seen = screen("practice"), []
    for _ in range(4):
        seen.append(tuple(part(at).split(".")[:2]))
        press(at, "Next part")
    assert len(set(seen)) == len(seen)


def test_a_link_with_an_answer_opens_it_and_a_reload_counts_it_once():
    at = opened(WEIGHT, answer=NOT_DIVIDED)
    assert len(marks(at)) == 1
    at.run()
    assert len(attempts(at)) == 1


@pytest.mark.parametrize(
    "name", ["nonsense", "bank-interest.4294967296.q4-weight", "river-bank.7.context", "bank-interest.7.q1-strength"]
)
def test_a_link_to_a_part_that_does_not_exist_gets_a_sentence_and_another_part(name):
    at = opened(name)
    assert "This link asks for a part that does not exist. Here is another one." in said(at)
    assert part(at) != name
    at.run()
    assert "does not exist" not in said(at)


def test_one_step_or_a_level_can_be_chosen_in_a_link_or_on_the_screen():
    at = screen("practice", practise="Values")
    assert part(at).split(".")[2] in {offer.part for offer in choices()["V"]}
    assert at.query_params[Key.PRACTISE] == "V"  # older links have the title
    at.selectbox(key=Key.PRACTISE).set_value(LEVELS[2]).run()
    assert part(at).split(".")[0] in HARD


def test_a_part_of_a_link_and_what_is_answered_stay_when_something_else_is_chosen():
    at = opened(WEIGHT, practise="Values", answer=NOT_DIVIDED)
    assert part(at) == WEIGHT
    at.selectbox(key=Key.PRACTISE).set_value("K").run()
    assert part(at) == WEIGHT
    press(at, "Next part")
    assert part(at).split(".")[2] in {offer.part for offer in choices()["K"]}


def everything_mastered(at, leaving=frozenset()):
    now = int(datetime.now(UTC).timestamp())
    at.session_state["memory"].progress = Progress(
        attempts=frozenset(
            Attempt(
                at=now - 1000 + i, exercise=offer.exercise, variant=i, part=offer.part, node=offer.node, right=True,
                seen=offer.shows - leaving,
            )
            for i, offer in enumerate(list(offers()) * TO_MASTER)
        )
    )  # fmt: skip


def test_once_everything_is_mastered_it_says_so_and_offers_the_hardest():
    at = opened(WEIGHT, answer=KEY)
    everything_mastered(at)
    press(at, "Next part")
    assert "You have mastered everything that can be practised here" in said(at)
    assert not [field for field in at.text_input if (field.key or "").startswith("practice")]
    press(at, "One of the hardest again")
    assert part(at).split(".")[0] in HARD
    assert len(at.text_input) + len(at.text_area) == 1


def test_the_map_says_in_words_what_its_dots_show():
    at = opened(WEIGHT)
    assert the_map(at) == {}, "what was not met is named alone"
    unmet = [text.value for text in at.markdown if "Not met yet" in text.value]
    steps = [text.split("**")[1] for text in unmet]
    assert steps == [title for title in STEPS if title in steps]
    assert len(steps) > 8
    assert plain(MISTAKES["divided-by-d-k"].title) in unmet[steps.index("Scaled scores")]
    answer(at, NOT_DIVIDED, WEIGHT)
    after = the_map(at)
    titles = {name: plain(MISTAKES[name].title) for name in ("unscaled", "divided-by-d-k")}
    assert after["Scaled scores"][titles["unscaled"]] == ":orange[○○○]\N{NO-BREAK SPACE}made last\N{NO-BREAK SPACE}time"
    assert (
        after["Scaled scores"][titles["divided-by-d-k"]]
        == ":blue[●○○]\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}3"
    )
    everything_mastered(at, leaving=frozenset({"no-softmax"}))
    at.text_input(key=f"practice {WEIGHT}").set_value("")
    assert the_map(at)["Scaled scores"][titles["unscaled"]] == ":green[●●●]\N{NO-BREAK SPACE}mastered"
    assert f"**{ALL - 1} of {ALL}** mistakes mastered" in said(at)
    assert "right today · Enough for one day" in said(at), "not all that there is to master"


def test_after_two_wrong_answers_without_a_name_it_steps_back_to_the_first_wrong_step(monkeypatch):
    """Somebody whose scores are wrong, and all that is computed from them, until practice has found the step."""
    monkeypatch.setattr(practice, "randbelow", lambda _: 1)
    seconds = count(1_800_000_000)
    monkeypatch.setattr(clock, "now", lambda: next(seconds))  # attempts are told apart by the second
    at, asked = opened(CONTEXT), []
    while "Your first wrong step is" not in said(at):
        exercise_id, variant, part_id = part(at).split(".")
        one = exercises.load(exercise_id, int(variant)).part(part_id)
        if "looking for your first wrong step" in said(at):
            asked.append(one.node)
        wrong = "scores" in ancestors(one.node)
        answer(at, nonsense(one) if wrong else right_answer(exercise_id, int(variant), part_id), part(at))
        if "Your first wrong step is" not in said(at):
            press(at, "Next part")
        assert len(asked) <= 4
    assert "Your first wrong step is **Scores**" in said(at)
    assert asked == ["scores"]
    press(at, "Next part")
    assert "first wrong step is" not in said(at)


def right_answer(exercise_id, variant, part_id):
    exercise = exercises.load(exercise_id, variant)
    return typed(exercise.part(part_id), exercise.answer(part_id))


def nonsense(one):
    """An answer of the right shape that no known mistake leads to."""
    numbers = [f"{7.1317 + 0.3171 * i * i:.4f}" for i in range(max(1, int(np.prod(one.shape))))]
    if one.kind == "ranking":
        return ", ".join(f"{word} 0.{i}317" for i, word in enumerate(one.columns[: one.shape[0]], 1))
    return " ".join(numbers) if one.kind != "matrix" else "\n".join(
        " ".join(row) for row in np.reshape(numbers, one.shape)
    )  # fmt: skip


def test_practice_goes_on_with_the_mistakes_of_the_homework():
    at = screen("quiz")
    check(at, q1_weight="0.2097", q2_query_bank="9 9 9", q4_weight="0.8514")
    check(at, q4_weight="0.7029")
    assert {one.part: one.made for one in attempts(at)} == {"q1-weight": frozenset(), "q4-weight": {"unscaled"}}
    at.switch_page("pages/practice.py").run()
    exercise, _, name = part(at).split(".")
    assert "unscaled" in next(one.shows for one in offers() if (one.exercise, one.part) == (exercise, name))
    assert the_map(at)["Scaled scores"][plain(MISTAKES["unscaled"].title)].startswith(":orange[○○○]")
    assert "right today" not in said(at)
