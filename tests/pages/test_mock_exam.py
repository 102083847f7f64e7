"""The mock exam: nothing is said before it is handed in, and then everything; nothing typed is lost."""

import json
import re
from datetime import datetime

import numpy as np
import pytest

from core.classroom.check import spell
from core.exercises import ExerciseDataError
from core.homework.alternatives import alternatives
from core.practice import exam as exams
from core.practice.exam import LENGTHS, SOURCES, exam
from tests.pages.pictures_sent import components, data, pictures, speak
from tests.pages.test_links import opened
from tests.pages.test_screens import screen
from ui.frame.page import glossary
from ui.session.keys import answer_key, exam_key
from ui.session.session_memory import Memory

ONE, ALL, POSITIONS = SOURCES
STARTED = 1_763_820_000
SITTING = f"12-5-0-15-{STARTED}"
EXAM = exam(12, 5, ONE)
KEYS = [exam_key(EXAM.id, group, part) for group, part in EXAM.parts]
RIGHT = dict(zip(KEYS, (spell(group.answer(part.id), 4) for group, part in EXAM.parts), strict=True))


def sat(**answers):
    """The whole sheet of an exam that has begun."""
    return opened("mock-exam", {"sitting": SITTING, "view": "sheet", **answers})


def everything(at):
    kinds = ("markdown", "caption", "warning", "info", "success", "code")
    return "\n".join(str(element.value) for kind in kinds for element in getattr(at, kind))


def press(at, key):
    at.button(key=key).click().run()
    return at


def field(at, key):
    return next(one for one in [*at.text_input, *at.text_area] if one.key == key)


def memory(at) -> Memory:
    return at.session_state["memory"]


def buttons(at):
    return [button.label for button in at.button]


def test_an_exam_is_chosen_by_number_length_source_and_time():
    at = screen("mock-exam")
    assert {button.label for button in at.button} == {"Start exam number 1"}
    at.text_input(key="exam").set_value("12").run()
    at.button_group(key="exam.parts").set_value("5").run()
    at.button_group(key="exam.from").set_value(ONE).run()
    assert at.text_input(key="exam.minutes").placeholder == f"{EXAM.minutes}, as suggested"
    sheet = "\n".join(text.value for text in at.markdown)
    assert f"5 parts, {EXAM.minutes} minutes" in sheet
    (graph,) = data(at, "exam_graph")
    assert sum(step["points"] or 0 for step in graph["steps"]) == 5
    sent = sheet + json.dumps(graph)
    assert not any(part.prompt in sent for _, part in EXAM.parts), "the questions come when it starts"
    before = int(datetime.now().timestamp())
    press(at, "start exam")
    match = re.fullmatch(rf"12-5-0-{EXAM.minutes}-(\d+)", at.query_params["sitting"])
    assert before <= int(match[1]) <= before + 60
    assert [one.key for one in at.text_input] == KEYS[:1]
    assert [dot["name"] for dot in dots(at)] == [
        f"Part {i}, {part.prompt.rstrip('?.')}: open" for i, (_, part) in enumerate(EXAM.parts, start=1)
    ]


def test_each_step_tells_its_points_and_minutes_and_what_kinds_of_answers_it_asks_for():
    def told(parts, source):
        (graph,) = data(opened("mock-exam", {"exam.parts": parts, "exam.from": source}), "exam_graph")
        return {step["name"]: step["told"] for step in graph["steps"]}

    steps = told("10", ALL)
    assert steps["X"] == "Embeddings: given, for each sentence."
    assert steps["weights"] == "Weights: 4 points, about 8 minutes: 2 numbers, 1 ranking and 1 row."
    assert steps["context"] == "Context: 2 points, about 12 minutes: 1 matrix and 1 row."
    assert told("15", POSITIONS)["X"].startswith("Embeddings with positions: 1 point, about")


def dots(at):
    """The dots of the parts, as they were sent."""
    (sent,) = data(at, "quiz_dots")
    return sent


def test_one_part_is_asked_at_a_time_and_its_dot_says_no_more_than_that_it_is_answered():
    at = opened("mock-exam", {"sitting": SITTING})
    field(at, KEYS[0]).set_value("nonsense ###").run()
    assert (dots(at)[0]["sign"], dots(at)[0]["state"]) == ("?", "not readable")
    field(at, KEYS[0]).set_value("0.9").run()
    assert [dot["state"] for dot in dots(at)] == ["answered", "open", "open", "open", "open"]
    press(at, "next")
    assert [one.key for one in at.text_input] == KEYS[1:2]
    speak(at, components(at, "quiz_dots")[0], {"pressed": 1})
    assert [(one.key, one.value) for one in at.text_input] == [(KEYS[0], "0.9")]
    assert at.query_params[KEYS[0]] == "0.9"


def test_a_number_that_is_none_is_told_and_the_exam_can_be_begun_all_the_same():
    at = screen("mock-exam")
    for odd in ("-1", "1.5", "²", "9" * 12, "\U0001f600"):
        at.text_input(key="exam").set_value(odd)
        at.text_input(key="exam.minutes").set_value(odd).run()
        assert "Start exam number 1" in buttons(at)
        assert len([one for one in at.warning if "A whole number up to" in one.value]) == 2
    press(at, "start exam")
    assert at.query_params["sitting"].startswith("1-10-1-35-")


def test_the_minutes_that_were_typed_count_and_so_does_an_exam_without_a_clock():
    at = screen("mock-exam", **{"exam.minutes": "1"})
    assert any(f"{one.value}\n".endswith("parts, 1 minute\n") for one in at.markdown)
    assert press(at, "start exam").query_params["sitting"].startswith("1-10-1-1-")
    assert len(data(at, "exam_clock")) == 1
    at = screen("mock-exam", clock="false")
    assert not [one for one in at.text_input if one.key == "exam.minutes"]
    assert any(one.value == "10 parts, as long as you like" for one in at.markdown)
    assert not re.search("clock|timer", everything(at))
    press(at, "start exam")
    assert data(at, "exam_clock") == []


@pytest.mark.parametrize("text", ["right", "wrong"])
def test_before_it_is_handed_in_nothing_is_said_of_right_or_wrong(text):
    """What is on the screen is the same for right and for wrong answers, but for how they are read."""
    answers = RIGHT if text == "right" else {key: re.sub(r"[1-9]", "5", answer) for key, answer in RIGHT.items()}
    at = sat(**answers)
    said = everything(at).replace(glossary(), "")
    assert "badge" not in said
    assert not re.search(r"\b([Rr]ight|[Ww]rong|[Hh]int|mistake|correct)\b", said)
    assert {box["mark"] for M in matrices(at) for box in M.get("boxes", [])} == {""}
    assert {box["hint"] for M in matrices(at) for box in M.get("boxes", [])} == {False}
    numbers = [text for text in at.caption if text.value.startswith("Read as")]
    assert len(numbers) == 5


def matrices(at):
    return [M for picture in pictures(at) for M in picture["chain"]]


def test_no_answer_is_on_its_way_to_the_browser_before_it_is_handed_in():
    """Neither in a picture nor on the sheet that stands by to be printed."""
    for number in range(2):
        one = exam(number, 15, ALL)
        at = opened("mock-exam", {"sitting": f"{number}-15-1-60-{STARTED}", "view": "sheet"})
        sheets = [each["paper"] for each in data(at, "printed_exam")]
        text = "\n".join([everything(at), *sheets, *map(json.dumps, pictures(at))])
        given = {f"{value:.4f}" for group in one.groups for M in group.inputs.values() for value in M.flat}
        for group, part in one.parts:
            answer = group.answer(part.id)
            values = [w for _, w in answer] if isinstance(answer, tuple) else [] if isinstance(answer, str) else answer
            for value in np.ravel(values):
                figure = f"{value:.4f}"
                assert figure in given or figure not in text, (number, part.id, figure)


def test_whatever_is_typed_is_a_sentence_and_stays():
    odd = ["\U0001f600", "\u202eabc", "1e400", "[" * 300, "`*_<b>$"]
    at = sat(**dict(zip(KEYS, odd, strict=True)))
    assert [field(at, key).value for key in KEYS] == odd
    assert len([one for one in at.markdown if "not readable yet" in one.value]) == 5
    assert "0 of 5 answered" in everything(at)
    press(at, "hand in")
    assert [one.value for one in at.warning] == ["5 of 5 parts cannot be read. Hand in all the same?"]
    press(at, "hand in all the same")
    assert at.header[0].value == "0 of 5 points"


@pytest.mark.parametrize("left", [KEYS, KEYS[1:], ()])
def test_an_answer_changes_no_colour_of_a_button_as_one_that_is_held_would_be_lost(left):
    at = sat(**{**RIGHT, **dict.fromkeys(left, ""), "view": ""})
    assert [one.label for one in at.button if one.proto.type == "primary"] == ["Next part"]


def test_handing_in_with_blanks_asks_once_and_without_not_at_all():
    at = press(sat(**{**RIGHT, KEYS[1]: "nonsense ###", KEYS[2]: ""}), "hand in")
    assert [one.value for one in at.warning] == ["Part 3 is blank. Part 2 cannot be read. Hand in all the same?"]
    at = press(sat(**{KEYS[0]: "0.3"}), "hand in")
    assert [one.value for one in at.warning] == [
        "Parts 2, 3, 4 and 5 are blank. Part 1 has too few decimals. Hand in all the same?"
    ]
    assert at.query_params["sitting"] == SITTING
    few = press(sat(**{**RIGHT, KEYS[0]: "0.3"}), "hand in")
    assert [one.value for one in few.warning] == ["Part 1 has too few decimals. Hand in all the same?"]
    assert buttons(press(at, "go on"))[-1] == "Hand in"
    press(at, "hand in")
    assert buttons(at)[-2:] == ["Hand in all the same", "Go on answering"]
    press(at, "hand in all the same")
    assert "points" in at.header[0].value
    at = press(sat(**RIGHT), "hand in")
    assert at.header[0].value == "5 of 5 points"


def test_then_all_verdicts_are_there_at_once_with_the_diagnosis_and_what_to_practise():
    group, part = EXAM.parts[4]
    unscaled = next(found for found in alternatives(group, part) if found.mistakes == ("unscaled",))
    at = press(sat(**{**RIGHT, KEYS[4]: spell(unscaled.answer, 4)}), "hand in")
    said = everything(at)
    assert said.count(":green-badge[✓ correct]") == 4
    assert said.count(":red-badge[✗ not right]") == 1
    assert "(part 5)" in said
    assert re.search(r"✓ correct\] \$\{e\^", said), "a right answer has its arithmetic"
    (graph,) = data(at, "exam_graph")
    assert sum(step["earned"] or 0 for step in graph["steps"]) == 4
    assert [step["told"] for step in graph["steps"] if step["name"] == "context"] == [
        "Context: 1 of 2 points, parts 4 and 5."
    ]
    assert [dot["sign"] for dot in dots(at)] == ["✓"] * 4 + ["✗"]
    speak(at, components(at, "quiz_dots")[0], {"pressed": 5})
    assert "mark-5" in next(one.proto.json for one in components(at, "focus")), "a dot leads to its mark"
    ways_on = {link.proto.page: link.proto.label for link in at.get("page_link")}
    assert all("Part 5." in ways_on[name] for name in ("scaling", "learned")), "each says which part leads there"
    assert not re.search(r":material/key:", said)


def test_solutions_are_shown_on_request():
    at = press(press(sat(**{KEYS[0]: RIGHT[KEYS[0]]}), "hand in"), "hand in all the same")
    assert ":material/key:" not in everything(at)
    at.toggle(key="exam.solutions").set_value(True).run()
    said = everything(at)
    assert said.count(":material/key:") == 4
    for group, part in EXAM.parts[1:]:
        answer = group.answer(part.id)
        for value in np.ravel([weight for _, weight in answer] if isinstance(answer, tuple) else answer):
            assert f"{value:.4f}" in said


def test_each_marked_part_opens_to_its_figure_and_a_mistake_to_where_the_figures_first_differ():
    group, part = EXAM.parts[4]
    unscaled = next(found for found in alternatives(group, part) if found.mistakes == ("unscaled",))
    at = press(sat(**{**RIGHT, KEYS[1]: "9.1111 9.1111 9.1112", KEYS[4]: spell(unscaled.answer, 4)}), "hand in")
    opened_by = [one for one in at.expander if one.proto.icon.endswith("account_tree:")]
    expected = ["Worked through", "How it is computed", "Worked through", "Worked through", "Where it goes wrong"]
    assert [one.label for one in opened_by] == expected
    assert len(pictures(at)) == 2, "those that are not right, and none of a whole graph before it is opened"
    assert {box["mark"] for box in pictures(at)[0]["chain"][-1]["boxes"]} == {"wrong"}
    at.session_state[f"worked {answer_key(group, part)}"] = True
    at.run()
    assert "They first differ in **Scaled scores**" in everything(at)
    assert len(pictures(at)) == 3


def test_every_answered_part_counts_for_progress_once_and_a_blank_one_does_not():
    at = press(
        press(sat(**{KEYS[0]: RIGHT[KEYS[0]], KEYS[1]: "9.1111 9.1111 9.1112"}), "hand in"), "hand in all the same"
    )
    attempts = memory(at).progress.attempts
    assert {(one.exercise, one.variant, one.part, one.right) for one in attempts} == {
        ("bank-interest", EXAM.groups[0].variant, "q1-weight", True),
        ("bank-interest", EXAM.groups[0].variant, "q2-value-interest", False),
    }
    at.run()
    assert memory(at).progress.attempts == attempts
    opened_by_somebody_else = opened("mock-exam", dict(at.query_params))
    assert memory(opened_by_somebody_else).progress.attempts == frozenset()


def test_who_comes_back_goes_on_where_they_were():
    at = sat(**{KEYS[0]: "0.3"})
    field(at, KEYS[1]).set_value("1 2 3").run()
    at.switch_page("pages/similarity.py").run()
    at.query_params.clear()
    at.switch_page("pages/mock-exam.py").run()
    assert [field(at, key).value for key in KEYS[:2]] == ["0.3", "1 2 3"]
    assert at.query_params["sitting"] == SITTING
    assert at.query_params[KEYS[1]] == "1 2 3"
    again = opened("mock-exam", dict(at.query_params))
    assert [field(again, key).value for key in KEYS[:2]] == ["0.3", "1 2 3"]


@pytest.mark.parametrize("kept", ["[" * 100_000, '{"sitting": "1-5-0-15-x"}'])
def test_what_the_browser_kept_may_be_anything(kept):
    at = screen("mock-exam")
    assert data(at, "browser_storage")[0]["asks"]
    speak(at, components(at, "browser_storage")[0], {"found": kept})
    assert buttons(at) == ["Start exam number 1"]


def test_a_link_to_another_exam_is_followed_and_the_one_that_was_begun_is_not_lost():
    at = sat(**{KEYS[0]: "0.3"})
    at.switch_page("pages/similarity.py").run()
    at.query_params.clear()
    at.query_params["exam"] = "77"
    at.switch_page("pages/mock-exam.py").run()
    assert "Start exam number 77" in buttons(at)
    assert field(press(at, "back to exam"), KEYS[0]).value == "0.3"
    assert not {"sitting", *KEYS} & {*press(at, "leave exam").query_params}
    assert not data(at, "browser_storage")[0]["asks"]
    assert field(press(at, "back to exam"), KEYS[0]).value == "0.3"


def test_what_was_handed_in_is_not_opened_again_by_an_older_link():
    at = press(sat(**RIGHT), "hand in")
    handed_in = at.query_params["sitting"]
    at.query_params.clear()
    at.query_params["sitting"] = SITTING
    at.query_params[KEYS[0]] = "0.1"
    at.run()
    assert at.query_params["sitting"] == handed_in
    assert at.header[0].value == "5 of 5 points"


def test_another_exam_and_the_same_once_more_begin_with_empty_fields():
    at = press(press(sat(**RIGHT), "hand in"), "same exam")
    assert at.query_params["sitting"].startswith("12-5-0-15-")
    assert [field(at, key).value for key in KEYS] == [""] * 5
    assert not {*KEYS} & {*at.query_params}
    at = press(press(press(at, "hand in"), "hand in all the same"), "another exam")
    assert at.query_params["sitting"].startswith("13-5-0-15-")


def test_a_run_that_comes_late_with_the_link_of_before_brings_nothing_back():
    at = press(sat(**RIGHT), "hand in")
    before = dict(at.query_params)
    begun = press(at, "same exam").query_params["sitting"]
    for late in (before, {**before, "sitting": begun}):
        at.query_params.clear()
        at.query_params.update(late)
        at.run()
        assert dict(at.query_params) == {"sitting": begun, "view": "sheet"}
        assert {field(at, key).value or "" for key in KEYS} == {""}


@pytest.mark.parametrize("odd", ["", "9-9-9-9-9", "1-5-0-15-1-\0"])
def test_a_link_to_no_sitting_opens_the_choice(odd):
    at = opened("mock-exam", {"sitting": odd})
    assert "Start exam number 1" in buttons(at)
    assert "sitting" not in at.query_params


def test_the_empty_sheet_stands_by_to_be_printed_while_one_sits_an_exam():
    assert data(screen("mock-exam"), "printed_exam") == []
    (paper,) = data(sat(**RIGHT), "printed_exam")
    assert paper["paper"].startswith("<article>")
    assert "15 minutes" in paper["paper"]
    assert "Key to mock exam" not in paper["paper"]
    assert paper["button"] is False
    (without,) = data(sat(clock="false"), "printed_exam")
    assert "minutes" not in without["paper"]


@pytest.mark.parametrize(("length", "source"), list(zip(LENGTHS, SOURCES, strict=True)))
def test_each_length_and_source_can_be_sat_and_handed_in(length, source):
    one = exam(3, length, source)
    answers = {exam_key(one.id, group, part): spell(group.answer(part.id), 4) for group, part in one.parts}
    sitting = f"3-{length}-{tuple(SOURCES).index(source)}-15-{STARTED}"
    at = press(opened("mock-exam", {"sitting": sitting, **answers}), "hand in")
    assert at.header[0].value == f"{length} of {length} points"
    assert "Exam number 3, handed in after" in everything(at)


def test_an_exercise_whose_file_has_an_error_is_named(monkeypatch):
    def broken(name, variant=None):
        raise ExerciseDataError(f"somewhere/{name}.toml", "questions", "expected a list")

    monkeypatch.setattr(exams, "load", broken)
    exams.exam.cache_clear()
    for parameters in ({}, {"sitting": SITTING}, {"sitting": f"{SITTING}-{STARTED + 60}"}):
        at = opened("mock-exam", parameters)
        assert [error.value for error in at.error] == [
            "No exam can be made: the file of an exercise has an error. bank-interest.toml, questions: expected a list."
        ]
