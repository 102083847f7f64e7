"""What comes up below an answered question moves no other question: a field that moves loses what is typed in it."""

import pytest

from tests.pages.test_quiz import places
from tests.pages.test_screens import marks, screen

FIELDS = ("text_input", "button_group")
ANSWERS = {
    "shapes": {"shapes.Q": "(1, 6, 5)", "shapes.X": "(1, 6, 8)", "shapes.W_q": "7"},
    "batches": {"shapes.dot": "(1, 6, 1, 6)", "shapes.batch": "7"},
    "module": {"module.weight-shape": "(2, 3)", "module.plain": "18"},
    "seeds": {"module.drawn": "6", "module.order": "rounding", "module.holds": "zeros"},
    "torch-heads": {"module.split": "(5, 2, 4)", "module.in-proj": "(8, 24)"},
    "lookup": {"lookup.name": "Summeth", "lookup.similarity": "0.6172", "lookup.predict": "Summer"},
    "check-the-slides": {"slides.query-row": "not consistent", "slides.query-row.right": "1 2"},
    "train": {"train.count": "1"},
    "write-the-line": {"line.S_scaled": "S", "line.y_dog": "S_scaled @", "line.Y": "S_scaled @ X"},
    "gradients": {"gradients.others": "they stay", "gradients.push": "1", "gradients.reach": "none"},
    "two-heads": {"heads.look": "she", "heads.first": "0.5760 0.1400 0.2840"},
    "large": {"cost.twice": "4", "cost.memory": "1", "cost.crossing": "1"},
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_mark_moves_no_other_question(name):
    chosen = {key: value for key, value in ANSWERS[name].items() if key == "lookup.name"}
    before = dict(places(screen(name, **chosen).main, FIELDS))
    at = screen(name, **ANSWERS[name])
    assert marks(at)
    after = dict(places(at.main, FIELDS))
    assert len(before) > 1
    assert {key: after[key] for key in before} == before
