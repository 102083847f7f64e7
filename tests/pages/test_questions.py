"""What an answer brings up moves no other field: one that moves loses what is typed in it."""

import pytest

from tests.pages.test_quiz import places
from tests.pages.test_screens import marks, press, screen
from ui.fields.questions import verdict

FIELDS = ("text_input", "button_group")
ANSWERS = {
    "shapes": {"shapes.Q": "(1, 6, 5)", "shapes.X": "(1, 6, 8)", "shapes.W_q": "7"},
    "lookup": {"lookup.name": "Summeth", "lookup.even": "201", "lookup.predict": "Summer"},
    "write-the-line": {"line.S_scaled": "S", "line.y_dog": "S_scaled @", "line.Y": "S_scaled @ X"},
    "large": {"cost.twice": "4", "cost.memory": "1"},
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_mark_moves_no_other_field_of_a_lesson(name):
    chosen = {key: value for key, value in ANSWERS[name].items() if key == "lookup.name"}
    before = dict(places(screen(name, **chosen).main, FIELDS))
    at = screen(name, **ANSWERS[name])
    assert marks(at)
    after = dict(places(at.main, FIELDS))
    assert len(before) > 1
    assert {key: after[key] for key in before} == before


def question(at):
    """The number of the question that is asked, and its name in the link."""
    return at.session_state["write-the-line.asked"], "".join(at.query_params["question"])


def test_a_question_is_asked_until_one_goes_on_and_a_link_comes_back_to_it():
    at = screen("write-the-line", **{"line.S_scaled": "S"})
    assert question(at) == ("2", "line.y_dog"), "of a link that names none, the first that is blank"
    at.text_input(key="line.y_dog").set_value("S_scaled @").run()
    assert question(at) == ("2", "line.y_dog"), "an answer leads nowhere"
    at.query_params["question"] = "line.S_scaled"  # as Back does
    assert question(at.run()) == ("1", "line.S_scaled")
    press(at, "Next")
    assert question(at) == ("2", "line.y_dog")
    at = screen("write-the-line", **{"line.S_scaled": "S", "question": "line.S_scaled"})
    assert question(at)[0] == "1"
    at = screen("write-the-line", **{"line.S_scaled": "S", "question": "line.Q"})
    assert question(at)[0] == "2", "one that is not asked here"


def test_a_verdict_is_said_once():
    for status, message, shown in (
        ("correct", "Right.", ":green-badge[✓ correct]"),
        ("correct", "Right: 0.5, as asked.", ":green-badge[✓ correct:] 0.5, as asked."),
        ("correct", "Right. Now the next one.", ":green-badge[✓ correct] Now the next one."),
        ("correct", "Right to one decimal.", ":green-badge[✓ correct] Right to one decimal."),
        ("wrong", "Not right yet. Look again.", ":red-badge[✗ not right] Look again."),
        ("wrong", "None of these is right yet.", ":red-badge[✗ not right] None of these is right yet."),
    ):
        assert verdict(status, message) == shown
