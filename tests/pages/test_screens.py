"""Every screen, run by Streamlit's own AppTest from the router."""

from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from core import exercises
from core.graph import code
from core.graph.form import LEARNED, PLAIN
from core.graph.nodes import shown_nodes
from core.graph.steps import softmax
from core.practice.progress import last_texts
from tests.pages.pictures_sent import drawn, matrix, picture, send, titles
from ui.frame.page import glossary
from ui.frame.sections import SECTIONS
from ui.session import keys

ROOT = Path(__file__).parents[2]
SCREENS = tuple(screen.name for screens in SECTIONS.values() for screen in screens)


WHOLE = "sheet"


def screen(name, **query):
    """A screen opened with a link; the homework as a whole sheet, unless the link says otherwise."""
    at = AppTest.from_file(ROOT / "streamlit_app.py", default_timeout=60)
    for key, value in (({"view": WHOLE} if name == "quiz" else {}) | query).items():
        at.query_params[key] = value
    if name != "home":
        at.switch_page(f"pages/{name}.py")
    at.run()
    assert not at.exception, query
    return at


def uncovered(example):
    """Parameters of a link to an exercise of which a student was shown every solution."""
    if example not in exercises.ids_of_one_sentence():
        return {"example": example}
    exercise = exercises.load(example)
    return {"example": example, "shown": " ".join(keys.answer_key(exercise, part) for part in exercise.parts)}


def look_closer(at, what):
    at.button_group(key="closer").set_value(what).run()


def lines(at):
    return {line for markdown in at.markdown for line in markdown.value.splitlines()}


def marks(at):
    return [m.value for m in at.markdown if "-badge[" in m.value]


def tables(at):
    """The cells of every table but that of the words, by the heading of their column."""
    parts = [part for one in at.markdown if one.value != glossary() for part in one.value.split("\n\n")]
    lines = [part.split("\n") for part in parts if part.startswith("|")]
    rows = [[line[2:-2].split(" | ") for line in (head, *body)] for head, _, *body in lines]
    return [{name: cells for name, *cells in zip(*table, strict=True)} for table in rows]


def check(at, **answers):
    for key, text in answers.items():
        field = at.text_area if key == "q3_weights" else at.text_input
        field(key=key.replace("_", "-")).set_value(text)
        at.run()
    return marks(at)


def steps(at):
    """The matrices of the picture, by name, in the order of evaluation."""
    return [one["name"] for one in picture(at)["chain"]]


@pytest.mark.parametrize(
    ("name", "example", "form", "what"),
    [("similarity", "river-bank", PLAIN, "which word attends to which"), ("learned", "journey", LEARNED, "one word")],
)
def test_every_step_is_shown_and_one_word_or_all_lines_in_a_chart(name, example, form, what):
    at = screen(name, **uncovered(example))
    assert steps(at) == [*code.inputs(form), *shown_nodes(form)]
    assert not at.get("vega_lite_chart")
    look_closer(at, what)
    assert len(at.get("vega_lite_chart")) == 1


def test_scaling_starts_at_the_root_of_d_k_and_moves():
    at = screen("scaling", **uncovered("bank-interest"))
    trace = exercises.load("bank-interest").traces["learned"]
    assert titles(at)[-2:] == ["Divided scores", "Weights"]
    assert np.allclose(matrix(at, "weights"), trace.weights)
    send(at, "divisor", 1.0)
    assert np.allclose(matrix(at, "scaled_scores"), trace.scores)
    assert at.query_params["divisor-3"] == "1.0"
    send(at, "divisor", 3**0.5)
    assert np.allclose(matrix(at, "weights"), trace.weights)
    assert "divisor-3" not in at.query_params
    dial = picture(at)["dial"]
    assert (dial["value"], dial["usual"], dial["most"]) == (3**0.5, 3**0.5, 12.0)


def test_what_is_divided_is_compared_with_the_scores_as_they_are():
    at = screen("scaling", **uncovered("bank-interest"), **{"divisor-3": "2.5"})
    scores = exercises.load("bank-interest").traces["learned"].scores
    assert picture(at)["comparison"] == ["divided", "as they are"]
    assert np.allclose(matrix(at, "scaled_scores"), scores / 2.5)
    assert np.allclose(drawn(at, "scaled_scores")["other"]["values"], scores)
    assert np.allclose(matrix(at, "weights"), softmax(scores / 2.5))
    assert np.allclose(drawn(at, "weights")["other"]["values"], softmax(scores))


@pytest.mark.parametrize("odd", ["0.5", "12.01", "nan", "x"])
def test_a_divisor_that_cannot_be_chosen_is_as_good_as_none(odd):
    at = screen("scaling", example="dog-tail", **{"divisor-3": odd})
    assert picture(at)["dial"]["value"] == 3**0.5
    assert "divisor-3" not in at.query_params


def test_a_divisor_that_is_sent_and_cannot_be_chosen_changes_nothing():
    at = screen("scaling", example="dog-tail")
    assert titles(at)[-2:] == ["Divided scores", "Weights"]
    for sent in (None, [], {"at": 2}, "x", 0.5, 99):
        send(at, "divisor", sent)
        assert picture(at)["dial"]["value"] == 3**0.5


def test_each_d_k_has_its_divisor_and_keeps_it_on_other_screens():
    at = screen("scaling", example="dog-tail", **{"divisor-3": "5"})
    at.button_group(key="weights").set_value("random").run()
    assert picture(at)["dial"]["value"] == 5.0
    at.slider(key="d_k").set_value(4).run()
    assert picture(at)["dial"]["value"] == 2.0
    at.switch_page("pages/learned.py").run().switch_page("pages/scaling.py").run()
    at.slider(key="d_k").set_value(3).run()
    assert picture(at)["dial"]["value"] == 5.0


def test_where_nothing_is_asked_because_numbers_are_covered_no_switch_shows_everything():
    for asked, opened in (({"example": "journey"}, []), (uncovered("journey"), ["Show everything"])):
        at = screen("scaling", **asked)
        assert [toggle.label for toggle in at.toggle if toggle.key == "scaling.show"] == opened
        assert bool(at.progress) == bool(opened)


def test_the_mirror_is_told_where_answers_stay_covered():
    covered = picture(screen("scaling", example="bank-interest"))["dial"]
    assert any(low <= 3**0.5 <= high for low, high in covered["covered"])
    assert covered["covered"][-1][1] == covered["most"]
    assert set(covered["answers"]) == {"scaled_scores", "weights"}
    answered = {"scaling.tried": "it grows"}
    assert picture(screen("scaling", **uncovered("bank-interest"), **answered))["dial"]["covered"] == []


def test_what_a_smaller_divisor_makes_of_the_weights_is_veiled_while_that_is_asked():
    at, root = screen("scaling", example="dog-tail"), 3**0.5
    dial, known = picture(at)["dial"], ~np.isnan(matrix(at, "weights"))
    assert ([(low, pytest.approx(high)) for low, high in dial["covered"]], dial["answers"]) == (
        [(1, root)],
        ["weights"],
    )
    assert dial["covered"][0][1] < root
    assert known.all()
    assert not drawn(at, "weights").get("other")
    send(at, "divisor", 1.0)
    assert np.isnan(matrix(at, "weights")).all()
    assert not np.isnan(matrix(at, "scaled_scores")).any()
    at.button_group(key="scaling.tried").set_value("it shrinks").run()
    assert not np.isnan(matrix(at, "weights")).any()
    assert picture(at)["dial"]["covered"] == []


def test_a_link_to_a_matrix_that_is_part_of_the_weights_now_opens_there():
    at = screen("scaling", example="dog-tail", matrix="Unscaled weights", row="dog", column="its")
    assert picture(at)["pinned"] == {"node": "weights", "row": 1, "column": 3}


def test_a_number_that_was_pinned_elsewhere_is_not_explained_where_its_matrix_is_not_drawn():
    fields = {"example": "dog-tail", "matrix": "Scores", "row": "dog", "column": "its"}
    found = [picture(screen(name, **fields))["pinned"] for name in ("learned", "scaling")]
    assert found == [{"node": "scores", "row": 1, "column": 3}, None]


def test_a_right_wrong_unreadable_and_imprecise_answer():
    at = screen("quiz")
    for text, badge, says in (
        ("0.2097", "✓ correct", "1.522/7.257"), ("0,3", "✗ not right", "Read as 0.3"),
        ("two fifths", "not readable", "Expected one number"), ("0.21", "more digits", "four decimals"),
    ):  # fmt: skip
        (mark,) = check(at, q1_weight=text)
        assert badge in mark
        assert says in mark
        assert "Right." not in mark, "the badge has said it"
        assert "Not right yet." not in mark


def test_a_comma_that_could_have_been_a_point_is_told_how_it_was_read():
    at = screen("quiz", exercise="journey")
    for text, told in (
        ("1,25", "Read as 2 numbers: 1, 25.]"),
        ("1, 25", ""),
        ("1.5,25", ""),
        ("0,5 0,3", "Read as 0.5, 0.3.]"),
    ):
        at.text_input(key="journey.query-journey").set_value(text).run()
        (mark,) = marks(at)
        assert told in mark
        assert bool(told) == ("Read as" in mark), text


def test_an_answer_is_marked_as_soon_as_it_is_typed_or_edited_and_a_blank_one_when_all_are_checked():
    at = screen("quiz")
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 14 points**"
    assert "correct" in check(at, q1_weight="0.2097")[0]
    assert at.progress[0].text == "**1 of 14 points**"
    assert "not right" in check(at, q1_weight="0.3")[0]
    assert check(at, q1_weight=" ") == []
    assert at.progress[0].text == "**0 of 14 points**"
    check(at, q4_weight="0.7029")
    press(at, "Check all")
    assert sorted("blank" in mark for mark in marks(at)) == [False] + 13 * [True]
    assert "Type one number." in marks(at)[0]


def test_what_a_link_holds_is_kept_as_what_stood_there_last_once_something_is_typed_beside_it():
    at = screen("quiz", **{"q4-weight": "0.5"})
    assert at.session_state["memory"].progress.is_empty
    check(at, q1_weight="0.3")
    kept = last_texts({part: one for (*_, part), one in at.session_state["memory"].progress.answers.items()})
    assert kept == {"q1-weight": "0.3", "q4-weight": "0.5"}


def captions(at):
    return " ".join(caption.value for caption in at.caption)


def warnings(at):
    return [warning.value for warning in at.warning]


def said(at):
    """All that a screen says in words or code."""
    kinds = ("markdown", "caption", "subheader", "success", "info", "warning", "error", "code")
    return "\n".join(element.value for kind in kinds for element in at.get(kind))


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()
    return at


def to(at, name):
    """Go to another screen, as by the menu."""
    at.switch_page(f"pages/{name}.py").run()
    return at


def test_an_unknown_word_is_named_with_near_spellings_and_dropped_until_a_vector_is_typed():
    at = screen("similarity", example="your own sentence", sentence="the bnak qqzzxx")
    said = " ".join(m.value for m in at.markdown)
    assert "*bnak*" in said
    assert "bank" in said
    assert "*qqzzxx*" in said
    assert "1 word with 50 numbers" in captions(at)
    at.button_group(key="unknown-0").set_value("Type a vector").run()
    for text, says in (("0.1 0.2", "50 numbers"), (" ".join(["1e9"] * 50), "can be used here")):
        at.text_input(key="vector-0").set_value(text).run()
        assert says in at.warning[0].value
    at.text_input(key="vector-0").set_value(" ".join(["0.1"] * 50)).run()
    assert not at.warning
    assert "2 words" in captions(at)


def test_the_curves_appear_once_they_are_predicted_or_asked_for_and_a_prediction_is_compared():
    at = screen("scaling", closer="why √dₖ")
    assert at.button_group(key="prediction").value is None
    before = len(at.get("vega_lite_chart"))
    at.toggle(key="reveal").set_value(True).run()
    assert not any("median of the largest" in one.value for one in at.markdown)
    assert len(at.get("vega_lite_chart")) == before + 3
    at.toggle(key="reveal").set_value(False).run()
    for choice, badge in (("nearly 1", "✓ correct"), ("about a half", "✗ not right")):
        at.button_group(key="prediction").set_value(choice).run()
        (told,) = (one.value for one in at.markdown if "median of the largest" in one.value)
        assert badge in told
        assert "0.97" in told
        assert len(at.get("vega_lite_chart")) == before + 3


def test_the_divisor_that_is_answered_divides_the_random_scores_in_the_picture():
    for typed, told in (("6.93", "÷ 6.93, spread 0.5"), ("-2", "÷ 1.73, spread 2.0"), ("x", "÷ 1.73, spread 2.0")):
        at = screen("scaling", example="dog-tail", question="scaling.spread", **{"scaling.spread": typed})
        assert any(f"12 numbers, {told}" in chart.proto.alt for chart in at.get("vega_lite_chart")), typed


def test_the_temperature_sharpens_and_evens_out_the_word_in_focus():
    at = screen("scaling", closer="temperature", **uncovered("bank-interest"))
    assert "At T = 1 the largest weight of *bank* is 0.7029" in captions(at)
    at.slider(key="temperature").set_value(0.3).run()
    assert "At T = 0.3 the largest weight of *bank* is 0.9697" in captions(at)
    at.selectbox(key="word").set_value("the").run()
    assert "At T = 0.3 the largest weight of *the* is" in captions(at)


def pinned(at):
    """The pinned cell: its matrix, and the labels of its row and column; None if there is none."""
    if not (cell := picture(at)["pinned"]):
        return None
    one = drawn(at, cell["node"])
    return one["title"], one["rows"][cell["row"]], one["columns"][cell["column"]]


def test_every_matrix_can_be_pinned_and_says_what_it_follows_from():
    at = screen("learned")
    assert pinned(at) is None
    for one in picture(at)["chain"]:
        send(at, "pinned", {"node": one["name"], "row": 1, "column": 0})
        assert pinned(at) == (one["title"], one["rows"][1], one["columns"][0])
        assert at.query_params["matrix"] == one["name"]
        assert (one["step"]["kind"] == "given") == one["editable"]
        assert bool(one["step"]["reads"]) == (not one["editable"])
    send(at, "pinned", None)
    assert pinned(at) is None
    assert "matrix" not in at.query_params


def test_what_is_no_cell_is_not_pinned():
    at = screen("learned")
    for sent in (7, "X", [], {}, {"node": "X"}, *({"node": "X", "row": i, "column": 0} for i in (-1, 99))):
        send(at, "pinned", sent)
        assert pinned(at) is None


def test_a_pinned_row_that_another_example_lacks_gives_way():
    at = screen("similarity", example="bank-interest", matrix="Scores", row="raised", column="bank")
    assert pinned(at) == ("Scores", "raised", "bank")
    at.selectbox(key="example").set_value("river-bank").run()
    assert pinned(at) is None
    assert picture(at)["opening"]
    assert pinned(screen("learned", matrix="Context", row="nobody", column="bank")) is None


def test_the_lines_of_one_word_or_all_are_drawn_and_blended():
    at = screen("learned", closer="which word attends to which", **uncovered("bank-interest"))
    assert any("0% without learning, 100% learned" in caption.value for caption in at.caption)
    at.slider(key="blend").set_value(0.25).run()
    assert any("75% without learning, 25% learned" in caption.value for caption in at.caption)
    drawn = at.get("vega_lite_chart")[-1].proto.alt
    assert "bank attends most to interest" in drawn
    at.button_group(key="lines").set_value("the word in focus").run()
    assert at.get("vega_lite_chart")[-1].proto.alt == "Blended attention. bank attends most to interest."
