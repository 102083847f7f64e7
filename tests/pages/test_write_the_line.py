"""Write the line on the screen: each field, its mark, and what the line makes beside what is asked for."""

import numpy as np
import pytest

from core.lessons.write_the_line import tasks
from tests.pages.pictures_sent import drawn, matrix, picture, pictures, titles
from tests.pages.test_screens import marks, screen

WORDS = ["the", "dog", "chased", "its", "tail"]
PARTS = {"Without learning": "plain", "With learned weights": "learned"}
LEARNED = {"line.part": "With learned weights"}

RIGHT = {
    "S_scaled": "torch.softmax(S, dim=-1)", "y_dog": "S_scaled[1] @ X", "Y": "torch.matmul(S_scaled, X)",
    "scores": "Q @ K.T", "scaled_scores": "scores / np.sqrt(d_k)", "context": "weights @ V",
}  # fmt: skip


def ids(graph):
    """The lines of one part of the screen."""
    return [id for id, task in tasks().items() if task.here.part.graph == graph]


def type_line(at, id, text):
    at.session_state["write-the-line.asked"] = str(1 + ids(tasks()[id].here.part.graph).index(id))
    at.text_input(key=f"line.{id}").set_value(text).run()
    assert not at.exception
    return at


def test_it_opens_without_learning_and_nothing_marked_or_shown():
    at = screen("write-the-line")
    assert [field.key for field in at.text_input] == [f"line.{id}" for id in ids("plain")]
    assert marks(at) == []
    assert [titles(at, nth) for nth in range(len(pictures(at)))] == [["Embeddings", "Scores", "What is asked for"]]
    assert at.progress[0].text == f"**0 of {len(ids('plain'))} right**"


@pytest.mark.parametrize(("part", "graph"), PARTS.items())
def test_all_right_is_full_marks_and_each_line_shows_what_it_makes(part, graph):
    asked = ids(graph)
    at = screen("write-the-line", **{"line.part": part, **{f"line.{id}": RIGHT[id] for id in asked}})
    assert ["correct" in mark for mark in marks(at)] == [True] * len(asked)
    assert at.progress[0].text == f"**{len(asked)} of {len(asked)} right**"
    for nth, id in enumerate(asked, start=1):
        at.session_state["write-the-line.asked"] = str(nth)
        at.run()
        called = {"S_scaled": "weights"}.get(id, id)
        for picture_, name in enumerate((f"{called} as asked", f"Your {called}")):
            np.testing.assert_allclose(matrix(at, name, picture_), np.atleast_2d(tasks()[id].here.key), rtol=1e-9)


def test_a_wrong_line_is_named_and_shown_beside_what_is_asked_for():
    at = type_line(screen("write-the-line"), "S_scaled", "F.softmax(S, dim=0)")
    (mark,) = marks(at)
    assert "Softmax down the columns" in mark
    assert titles(at, 1) == ["Your line makes 5 × 5"]
    assert picture(at, 1)["comparison"] == ["your line", "as asked"]
    made, asked = drawn(at, "Your weights", 1), drawn(at, "weights as asked")
    assert (made["rows"], made["columns"], made["share"]) == (WORDS, WORDS, True)
    np.testing.assert_allclose(matrix(at, "Your weights", 1).sum(axis=0), 1)
    np.testing.assert_allclose(matrix(at, "weights as asked").sum(axis=1), 1)
    assert asked["rows"] == WORDS
    assert [element.proto.page for element in at.get("page_link")][:1] == ["similarity"]


def test_the_weights_are_asked_for_by_their_name_and_the_one_of_the_course_is_understood():
    at = screen(
        "write-the-line", **{"line.S_scaled": "weights = softmax(scores, axis=1)", "line.y_dog": "weights[1] @ X"}
    )
    assert all("✓ correct" in mark for mark in marks(at))
    at = screen("write-the-line", **{"line.S_scaled": "S_scaled = softmax(S, axis=1)", "line.y_dog": "S_scaled[1] @ X"})
    assert all("✓ correct" in mark for mark in marks(at))
    field = at.text_input(key="line.S_scaled")
    assert (field.placeholder, field.label.count("S_scaled")) == ("weights = ", 1)


def test_a_line_that_is_right_by_accident_earns_half():
    at = type_line(screen("write-the-line", **LEARNED), "scaled_scores", "scores / 3 ** 0.5")
    assert "by accident" in marks(at)[0]
    assert at.progress[0].text == "**0.5 of 3 right**"


def test_what_cannot_be_computed_is_told_and_kept_and_nothing_is_drawn():
    at = screen("write-the-line")
    for text in ("import os", "🙂 <b> שלום", "scores / 0"):
        type_line(at, "S_scaled", text)
        (mark,) = marks(at)
        assert "not readable" in mark
        assert len(pictures(at)) == 1
        assert at.text_input(key="line.S_scaled").value == text
    type_line(at, "S_scaled", "scores * 10")
    assert (drawn(at, "Your weights", 1)["share"], drawn(at, "weights as asked")["share"]) == (False, True)


def test_a_matrix_of_another_size_is_drawn_and_not_compared():
    at = type_line(screen("write-the-line"), "S_scaled", "S @ X")
    assert titles(at, 1) == ["Your line makes 5 × 3"]
    assert picture(at, 1)["comparison"] is None


def test_what_a_link_holds_is_typed_and_marked_and_still_there_after_another_screen_and_the_other_part():
    at = screen("write-the-line", **LEARNED, **{"line.scores": "K @ Q.T"})
    assert "Queries and keys exchanged" in marks(at)[0]
    at = at.switch_page("pages/shapes.py").run().switch_page("pages/write-the-line.py").run()
    assert at.text_input(key="line.scores").value == "K @ Q.T"
    for part, graph in PARTS.items():
        at.button_group(key="line.part").set_value(part).run()
        assert [field.key for field in at.text_input] == [f"line.{id}" for id in ids(graph)]
    assert at.text_input(key="line.scores").value == "K @ Q.T"
    assert "Queries and keys exchanged" in marks(at)[0]
