"""Where the matrices of a picture stand."""

from core.graph.form import CROSS
from core.lessons import two_sentences
from ui.machine import picture


def test_each_of_two_sentences_stands_once_before_what_is_projected_from_it():
    lesson = two_sentences.load()
    drawn = picture.of(two_sentences.trace(), CROSS, lesson.tokens, lesson.tokens_kv)
    assert [place.below for place in drawn.places["project"]] == ["X", "Q", "X_kv", "K", "V"]
