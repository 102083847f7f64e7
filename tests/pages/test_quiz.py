"""The quiz tells what went wrong: marks cell by cell, the mistake, hints, carry-forward, full precision."""

import json
from urllib.parse import parse_qs

import numpy as np
import pytest

from core import exercises
from core.classroom.check import spell
from core.graph.tex import in_prose, plain
from core.homework.diagnosis import alternatives, pairs
from core.homework.mistakes import MISTAKES
from core.lessons import bug_hunt
from tests.pages.pictures_sent import send, titles
from tests.pages.test_screens import check, marks, said, screen

BANK = exercises.load("bank-interest")


def weights(name):
    part = BANK.part("q3-weights")
    return next(one.answer for one in (*alternatives(BANK, part), *pairs(BANK, part)) if one.mistakes == name)


def test_a_mistake_is_named_explained_and_linked():
    at = screen("quiz")
    (mark,) = check(at, q4_weight="0.8514")
    assert r"Not divided by $\sqrt{d_k}$" in mark
    assert in_prose(plain(MISTAKES["unscaled"].why)) in said(at)
    assert in_prose(plain(MISTAKES["unscaled"].hint)) in said(at)
    assert "Scaled vs unscaled" in [link.value for link in at.get("page_link")]


def test_the_stars_of_a_power_set_nothing_in_bold_and_a_single_slip_is_named_once():
    at = screen("quiz")
    check(at, q3_weights=spell(weights(("power-before-division",)), 4))
    assert said(at).count(r"“$d_k$\*\*1/2 without brackets”") == 1
    assert said(at).count("without brackets") == 1


@pytest.mark.parametrize(("text", "doubt"), [("0.851", "If so: "), ("0.8514", "")])
def test_the_reason_of_a_slip_is_as_certain_as_the_slip(text, doubt):
    at = screen("quiz")
    check(at, q4_weight=text)
    assert f"\n\n{doubt}{in_prose(plain(MISTAKES['unscaled'].why))}" in said(at)


def test_several_slips_that_are_possible_are_all_named_the_first_is_explained_and_the_others_are_folded():
    at = screen("quiz")
    check(at, q1_weight="0.2059")
    assert "” or “Cut off too early”" in marks(at)[0]
    assert in_prose(plain(MISTAKES["cut-early"].why)) not in marks(at)[0]
    assert in_prose(plain(MISTAKES["cut-early"].why)) in at.get("popover")[-1].markdown[0].value


def test_every_number_of_a_matrix_has_its_mark_where_it_stands():
    at = screen("quiz")
    rows = BANK.answer("q3-weights").round(4).tolist()
    rows[1][3], rows[2][0] = 0.5, "x"
    check(at, q3_weights="\n".join(" ".join(map(str, row)) for row in rows))
    marks_of = {place: box["mark"] for place, box in boxes(at, "q3", "weights").items()}
    assert list(marks_of.values()).count("correct") == 23
    assert (marks_of[1, 3], marks_of[2, 0]) == ("wrong", "unreadable")
    assert not [m for m in at.markdown if m.value.startswith("| *word* | the |")]


def test_every_word_and_every_weight_of_a_ranking_has_its_mark():
    at = screen("quiz")
    check(at, q5_top_two="interest 0.2, bank")
    table = next(m.value for m in at.markdown if m.value.startswith("| word | weight |"))
    assert ":green-background[✓\N{NO-BREAK SPACE}interest] | :red-background[✗\N{NO-BREAK SPACE}0.2]" in table
    assert ":green-background[✓\N{NO-BREAK SPACE}bank] | :gray-background[○\N{NO-BREAK SPACE}missing]" in table
    row = {place: (box["text"], box["mark"]) for place, box in boxes(at, "q5", "weights").items()}
    assert row == {(0, 3): ("0.2", "wrong"), (0, 1): ("", "blank")}
    assert "The weight of “bank” is missing." in marks(at)[0]
    check(at, q5_top_two="the 0.1, interest 0.70")
    table = next(m.value for m in at.markdown if m.value.startswith("| word | weight |"))
    assert ":red-background[✗\N{NO-BREAK SPACE}the] | :red-background[✗\N{NO-BREAK SPACE}0.1]" in table
    assert ":blue-background[…\N{NO-BREAK SPACE}0.70]" in table


def places(block, types=("text_input", "text_area"), at=()):
    """Where each answer's field stands, by key: its position in each container around it."""
    for i, node in block.children.items():
        if hasattr(node, "children"):
            yield from places(node, types, (*at, i))
        elif node.type in types:
            yield node.key, (*at, i)


def test_a_mark_moves_no_other_field():
    """A browser draws a field anew that has moved, and what a student is typing in it meanwhile is lost."""
    at = screen("quiz").run()  # from the second run on, AppTest leaves out the router and its container
    before = dict(places(at.main))
    assert len(before) == len(BANK.fields)
    check(at, q2_key_bank="1 2 3", q4_weight="0.8514")
    assert [button.label for button in at.button].count("Hint") == 2
    assert dict(places(at.main)) == before


def test_what_follows_from_ones_own_answer_is_right_and_says_so():
    at = screen("quiz")
    context = weights(("unscaled",)) @ BANK.traces[BANK.part("q6-context").graph].matrices["V"]
    check(at, q3_weights=spell(weights(("unscaled",)), 4), q4_weight="0.8514")
    at.text_area(key="q6-context").set_value(spell(context, 4)).run()
    assert {box["mark"] for box in boxes(at, "q6", "context").values()} == {"carried"}, "it does not look right"
    told = "This counts as right: it follows from your own answer to part 10 (question 3), where the slip is"
    assert f"[↷ carried] {told}" in marks(at)[1]
    assert "0.85139" not in said(at)


def test_full_precision_is_shown_once_an_answer_is_right_and_not_before():
    answer = BANK.answer("q2-query-bank")
    key = f"{answer[-1]:.12g}"
    at = screen("quiz")
    check(at, q2_query_bank=spell(np.asarray(answer) + 1, 4))
    assert key not in said(at)
    check(at, q2_query_bank=spell(answer, 4))
    assert key in said(at)
    assert all(figure == f"{float(figure):.12g}" for figure in at.code[-1].value.split())


def test_two_mistakes_at_once_are_both_told_and_link_to_one_screen_once():
    both = ("mask-not-asked", "softmax-over-columns")
    assert len({MISTAKES[name].screen for name in both}) == 1
    at = screen("quiz")
    check(at, q3_weights=spell(weights(both), 4))
    assert "together with" in marks(at)[0]
    assert all(plain(MISTAKES[name].why) in said(at) for name in both)
    assert [link.value for link in at.get("page_link")].count("Similarity without learning") == 1


def offered(at):
    return [button.label for button in at.button if "hint" in button.label.lower()]


def test_hints_come_one_at_a_time_before_anything_is_typed_and_there_are_three():
    at = screen("quiz")
    assert offered(at) == []
    at.toggle(key="hints").set_value(True).run()
    assert offered(at) == ["Hint"] * 14
    shown = []
    for label in ("Hint", "Hint 2", "Hint 3"):
        button = at.button(key="hint q4-weight")
        assert button.label == label
        button.click().run()
        shown.append([m.value for m in at.markdown if ":material/lightbulb:" in m.value])
    assert [len(hints) for hints in shown] == [1, 2, 3]
    assert "bank" in shown[-1][-1]
    assert "interest" in shown[-1][-1]
    with pytest.raises(KeyError):
        at.button(key="hint q4-weight")
    at.switch_page("pages/scaling.py").run().switch_page("pages/quiz.py").run()
    assert len(offered(at)) == 13


def test_a_wrong_answer_has_its_hints_beneath_it_and_a_right_one_none():
    at = screen("quiz")
    check(at, q1_weight="0.3", q4_weight="0.7029")
    assert [button.key for button in at.button if button.label == "Hint"] == ["hint q1-weight"]
    at.button(key="hint q1-weight").click().run()
    assert any("attention weights: a share for every word" in m.value for m in at.markdown)


def test_a_large_matrix_is_uploaded_and_its_marks_are_shown_by_row():
    river = exercises.load("river-bank")
    at = screen("quiz")
    at.button_group(key="exercise").set_value("river-bank").run()
    answer = river.answer("context").copy()
    answer[2, 7] = 9
    at.file_uploader(key="file river-bank.context").upload("context.csv", spell(answer, 5).replace(" ", ",").encode())
    at.run()
    assert any("599 of 600" in mark for mark in marks(at))
    assert any("✓✓✓✓✓✓✓✗✓" in code.value for code in at.code)


def pictures(at):
    """The pictures of the screen, as they are sent to the browser, by question."""
    sent = [json.loads(one.proto.bytes) for one in at.get("bidi_component") if one.proto.bytes]
    return {question.title: one["picture"] for question in exercise_of(at).questions for one in sent
            if one["picture"]["name"] == f"The numbers of {question.title}"}  # fmt: skip


def exercise_of(at):
    return exercises.load(at.button_group(key="exercise").value)


def boxes(at, question, matrix):
    """The boxes of a matrix of the picture beside a question, by row and column."""
    title = next(one.title for one in exercise_of(at).questions if one.id == question)
    M = next(M for M in pictures(at)[title]["chain"] if M["name"] == matrix)
    return {(box["row"], box["column"]): box for box in M.get("boxes", ())}


def matrices(at):
    """The names of the matrices beside each question that has any."""
    return [[M["name"] for M in one["chain"]] for one in pictures(at).values()]


GIVEN = ["X", "W_q", "W_k", "W_v"]
SCORED = GIVEN[:-1]
"""What weights depend on."""


def test_each_question_has_its_numbers_beside_it_and_boxes_for_what_it_asks():
    at = screen("quiz")
    assert matrices(at) == [
        ["X", "weights"], [*GIVEN, "Q", "K", "V"], [*SCORED, "weights"], SCORED, [*SCORED, "weights"], [*GIVEN, "context"],
    ]  # fmt: skip
    X = pictures(at)[BANK.questions[0].title]["chain"][0]
    assert (X["rows"], X["values"]) == (list(BANK.tokens), BANK.inputs["X"].tolist())
    assert set(boxes(at, "q2", "K")) == {(i, j) for i in (1, 3) for j in range(3)}
    for question in ("q1", "q3"):
        assert set(boxes(at, question, "weights")) == {(i, j) for i in range(5) for j in range(5)}
    assert set(boxes(at, "q6", "context")) == {(i, j) for i in range(5) for j in range(3)}
    assert "decimals here" not in said(at)


@pytest.mark.parametrize("exercise", exercises.graded_ids())
def test_the_numbers_that_are_asked_for_are_not_in_the_picture(exercise):
    at = screen("quiz", exercise=exercise)
    for picture in pictures(at).values():
        for M in picture["chain"]:
            is_given = M["name"] in exercise_of(at).inputs
            assert is_given or all(value is None for row in M["values"] for value in row), M["name"]


def test_what_is_typed_into_the_boxes_of_a_matrix_stands_in_its_field_and_is_marked():
    at, answer = screen("quiz"), BANK.answer("q6-context")
    cells = [["context", i, j, f"{value:.4f}"] for (i, j), value in np.ndenumerate(answer)]
    cells[-1][3] = "9"
    send(at, "filled", {"stamp": 1, "cells": cells}, 5)
    field = at.text_area(key="q6-context").value
    assert field.split()[0].strip("[],;") == f"{answer[0, 0]:.4f}"
    assert f"{answer.size - 1} of {answer.size} are right" in marks(at)[0]
    send(at, "filled", {"stamp": 2, "cells": [[*cells[-1][:3], f"{answer[-1, -1]:.4f}"]]}, 5)
    assert "correct" in marks(at)[0]
    assert at.progress[0].text == "**1 of 14 points**"


def test_a_box_shows_a_pasted_power_of_ten_written_out():
    at = screen("quiz", **{"q3-weights": "8.514e-01 " * 25})
    assert {box["text"] for box in boxes(at, "q3", "weights").values()} == {"0.8514"}


def test_a_hint_on_a_box_is_offered_where_a_hint_on_its_answer_is():
    at = screen("quiz", **{"q2-query-bank": "1 2 3"})
    assert [boxes(at, "q2", "Q")[i, 0]["hint"] for i in (1, 3)] == [True, False]
    at.toggle(key="hints").set_value(True).run()
    assert boxes(at, "q2", "Q")[3, 0]["hint"]


def test_two_graphs_that_ask_for_the_same_row_have_boxes_of_their_own_and_say_where_numbers_are_rounded():
    at = screen("quiz", exercise="journey")
    assert matrices(at)[0] == ["X", "scores", "weights by-sum", "context by-sum", "weights", "context"]
    assert len(boxes(at, "q1", "weights")) == len(boxes(at, "q1", "weights by-sum")) == 6
    assert titles(at)[2:] == ["Weights, by sum", "Context, by sum", "Weights", "Context"]
    assert said(at).count("decimals here") == 1


def test_a_wide_matrix_is_drawn_with_the_numbers_to_copy_and_not_beside_its_questions():
    at = screen("quiz", exercise="river-bank")
    assert matrices(at) == [["weights"], ["weights"]]
    questions = exercises.load("river-bank").questions
    assert said(at).count("You will find X (12 × 50) under *The numbers to copy*.") == len(questions)
    at.session_state["numbers"] = True
    at.run()
    assert len(at.get("vega_lite_chart")) == 1


def right_answers():
    return {part.id: written_out(part) for part in BANK.parts}


def written_out(part):
    answer = BANK.answer(part.id)
    if part.kind == "ranking":
        return "interest 0.703, bank 0.248"
    return answer if isinstance(answer, str) else spell(np.asarray(answer), 4)


def test_once_all_is_answered_the_open_questions_are_named_and_linked():
    answers = right_answers()
    at = screen("quiz", **{**answers, "q2-key-bank": "", "q4-weight": "0.1"})
    assert not [*at.info, *at.success]
    at.text_input(key="q2-key-bank").set_value("1 2 3").run()
    (told,) = at.info
    assert "[2. Queries, keys and values](#q2), [4. The same pair, learned](#q4)." in told.value
    assert {header.proto.anchor for header in at.header} == {"q1", "q2", "q3", "q4", "q5", "q6"}
    at.text_input(key="q4-weight").set_value(answers["q4-weight"]).run()
    assert "#q4" not in at.info[0].value


def test_once_all_is_right_it_says_so_and_what_to_do_next():
    at = screen("quiz", **right_answers())
    assert not at.info
    assert at.progress[0].text == "**14 of 14 points**"
    assert "All 14 answers are right" in at.success[0].value
    links = [link.proto for link in at.get("page_link")]
    assert {"quiz", "masked-word"} <= {link.page for link in links}
    (faults,) = [link for link in links if link.page == "bug-hunt"]
    assert "five faults" in faults.label
    assert len(bug_hunt.hunt().faults) == 5


@pytest.mark.parametrize(
    ("page", "kind", "field"), [("quiz", "button_group", "exercise"), ("similarity", "selectbox", "example")]
)
def test_an_exercise_whose_file_is_broken_says_so_and_the_others_work(page, kind, field, homework):
    broken = homework / "journey.toml"
    broken.write_text(broken.read_text(encoding="utf-8").replace("[graphs.plain]", "[graphs.plane]", 1), "utf-8")
    (homework / "unfinished.toml").write_text('id = "unfinished', encoding="utf-8")
    at = screen(page)
    assert not at.error
    for name, says in (("journey", "journey.toml, questions[0]"), ("unfinished", "expected TOML in UTF-8")):
        getattr(at, kind)(key=field).set_value(name).run()
        (problem,) = at.error
        assert says in problem.value
        assert str(homework) not in problem.value
    getattr(at, kind)(key=field).set_value("bank-interest").run()
    assert not at.error


def test_a_right_number_leads_to_where_it_comes_from():
    at = screen("quiz")
    check(at, q4_weight="0.7029")
    (link,) = [link.proto for link in at.get("page_link") if "Where it comes from." in link.proto.label]
    assert link.page == "learned"
    assert parse_qs(link.query_string) == {
        "example": ["bank-interest"], "matrix": ["weights"], "row": ["bank"], "column": ["interest"]
    }  # fmt: skip
