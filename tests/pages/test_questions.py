"""What comes up below an answered question moves no other question: a field that moves loses what is typed in it."""

import pytest

from tests.pages.test_quiz import places
from tests.pages.test_screens import marks, screen
from ui.fields.questions import verdict

FIELDS = ("text_input", "button_group")
ANSWERS = {
    "shapes": {"shapes.Q": "(1, 6, 5)", "shapes.X": "(1, 6, 8)", "shapes.W_q": "7"},
    "seeds": {"module.drawn": "6", "module.order": "rounding", "module.holds": "zeros"},
    "lookup": {"lookup.name": "Summeth", "lookup.similarity": "0.6172", "lookup.predict": "Summer"},
    "check-the-slides": {"slides.query-row": "not consistent", "slides.query-row.right": "1 2"},
    "write-the-line": {"line.S_scaled": "S", "line.y_dog": "S_scaled @", "line.Y": "S_scaled @ X"},
    "gradients": {"gradients.others": "they stay", "gradients.push": "1", "gradients.reach": "none"},
    "large": {"cost.twice": "4", "cost.memory": "1", "cost.crossing": "1"},
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_mark_moves_no_other_question(name):
    chosen = {key: value for key, value in ANSWERS[name].items() if key == "lookup.name"}
    before = dict(places(screen(name, **chosen).main, FIELDS))
    before.pop("shapes.text", None)  # no question: it stands below what an answer uncovers
    at = screen(name, **ANSWERS[name])
    assert marks(at)
    after = dict(places(at.main, FIELDS))
    assert len(before) > 1
    assert {key: after[key] for key in before} == before


def test_a_verdict_is_said_once():
    for status, message, shown in (
        ("correct", "Right.", ":green-badge[✓ correct]"),
        ("correct", "Right: 0.5, as asked.", ":green-badge[✓ correct]: 0.5, as asked."),
        ("correct", "Right. Now the next one.", ":green-badge[✓ correct] Now the next one."),
        ("correct", "Right to one decimal.", ":green-badge[✓ correct] Right to one decimal."),
        ("wrong", "Not right yet. Look again.", ":red-badge[✗ not right] Look again."),
        ("wrong", "None of these is right yet.", ":red-badge[✗ not right] None of these is right yet."),
    ):
        assert verdict(status, message) == shown
