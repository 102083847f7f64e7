"""Write the line on the screen: each field, its mark, and what the line makes beside what is asked for."""

import numpy as np

from core.lessons.write_the_line import tasks
from tests.pages.pictures_sent import drawn, matrix, picture, pictures, send, titles
from tests.pages.test_screens import marks, screen

WORDS = ["the", "dog", "chased", "its", "tail"]
RIGHT = {
    "S_scaled": "torch.softmax(S, dim=-1)", "y_dog": "S_scaled[1] @ X", "Y": "torch.matmul(S_scaled, X)",
    "scores": "Q @ K.T", "scaled_scores": "scores / np.sqrt(d_k)", "context": "weights @ V",
}  # fmt: skip


def type_line(at, id, text):
    at.session_state["write-the-line.asked"] = str(1 + list(tasks()).index(id))
    at.text_input(key=f"line.{id}").set_value(text).run()
    return at


def test_it_opens_on_what_is_asked_for_above_what_a_line_may_use_and_nothing_is_marked():
    at = screen("write-the-line")
    assert [field.key for field in at.text_input] == [f"line.{id}" for id in tasks()]
    assert marks(at) == []
    assert [titles(at, nth) for nth in range(len(pictures(at)))] == [["Asked for: weights", "Embeddings", "Scores"]]
    assert at.progress[0].text == "**0 of 6 right**"


def test_all_right_is_full_marks_and_each_line_makes_what_is_asked_for():
    at = screen("write-the-line", **{f"line.{id}": RIGHT[id] for id in tasks()})
    assert ["correct" in mark for mark in marks(at)] == [True] * 6
    assert at.progress[0].text == "**6 of 6 right**"
    for nth, (id, task) in enumerate(tasks().items(), start=1):
        at.session_state["write-the-line.asked"] = str(nth)
        at.run()
        name = f"Your {'weights' if id == 'S_scaled' else id}"
        np.testing.assert_allclose(matrix(at, name), np.atleast_2d(task.here.key), rtol=1e-9)
        assert picture(at)["comparison"] is None


def test_what_is_pressed_is_added_to_the_line_that_is_asked_which_is_marked_and_drawn_once_it_is_checked():
    at = screen("write-the-line")
    at.session_state["write-the-line.asked"] = "1"
    at.run()
    for piece, line in (
        ("scores", "scores"), ("softmax(…, dim=…)", "softmax(scores, dim=…)"), ("0", "softmax(scores, dim=0)"),
        ("@", "softmax(scores, dim=0) @"),
    ):  # fmt: skip
        at.button_group(key="line.S_scaled pieces").set_value(piece).run()
        assert at.text_input(key="line.S_scaled").value == line
        assert at.button_group(key="line.S_scaled pieces").value is None
    send(at, "pinned", {"node": "X", "row": 0, "column": 0})
    assert at.text_input(key="line.S_scaled").value == "softmax(scores, dim=0) @ X"
    assert (marks(at), titles(at), "line.S_scaled.first" in at.query_params) == (
        [],
        ["Asked for: weights", "Embeddings", "Scores"],
        False,
    )
    at.button(key="line.S_scaled check").click().run()
    assert "not right" in marks(at)[0]
    assert titles(at)[0] == "makes 5 × 3"
    assert {"/", "d_k"} & {*at.button_group(key="line.context pieces").options} == set(), "the weights are given"
    assert "Asked for: weights" not in titles(at), "what the line makes stands in its place"
    for nothing in (None, "X", {"node": "W_q"}, {"node": "weights as asked", "row": 0, "column": 0}, {"node": ["X"]}):
        send(at, "pinned", nothing)
        assert at.text_input(key="line.S_scaled").value == "softmax(scores, dim=0) @ X"


def test_beside_what_is_asked_for_stand_what_was_computed_last_and_what_the_line_names():
    at = screen("write-the-line")

    def placed():
        return [place["below"] for place in picture(at)["stations"][0]["columns"]]

    assert placed() == ["weights as asked", "scores"]
    at.button_group(key="line.S_scaled pieces").set_value("X").run()
    assert placed() == ["weights as asked", "X"], "what does not fit a phone with it is left away"
    type_line(at, "S_scaled", "softmax(scores) @ X")
    assert placed() == ["X", "scores"]
    for line in ("scores / K.shape[1]", "scores / (K @ K.T).size(1)", "scores + Q @ K.T"):
        type_line(at, "scaled_scores", line)
        assert placed() == ["Your scaled_scores", "scores"], "what the line makes is never left away"
    type_line(at, "context", "self.W_v(token_encoding)")
    assert placed() == ["Your context", "X", "W_v"], "in the order of the formulas"


def test_a_product_stands_between_its_factors_with_their_shapes_also_if_it_is_no_row():
    at = screen("write-the-line")

    def placed():
        return [(place["above"], place["below"]) for place in picture(at)["stations"][0]["columns"]]

    for id, line, right, shapes in (
        ("scores", "Q @ K.T", "K.T", {"Q 5 × 3", "@ K.T 3 × 5", "makes 5 × 5"}),
        ("y_dog", "weights @ X", "X", {"weights 5 × 5", "@ X 5 × 3", "makes 5 × 3"}),
        ("y_dog", "weights[1] @ X", "X", {"weights[1] 1 × 5", "@ X 5 × 3", "makes 1 × 3"}),
    ):
        type_line(at, id, line)
        assert (placed(), shapes - {*titles(at)}) == ([("", line.split(" @ ")[0]), (right, f"Your {id}")], set())
    np.testing.assert_allclose(matrix(at, "weights[1]") @ matrix(at, "X"), matrix(at, "Your y_dog"))
    send(at, "pinned", {"node": "Your y_dog", "row": 0, "column": 0})
    assert at.text_input(key="line.y_dog").value == "weights[1] @ X", "what is made is no part of the line"


def test_a_row_has_the_word_whose_row_it_is_and_not_the_one_that_was_asked_for():
    at = type_line(screen("write-the-line"), "y_dog", "weights[2] @ X")
    assert [drawn(at, name)["rows"] for name in ("weights[2]", "Your y_dog")] == [["chased"]] * 2
    assert "That is row 2, of *chased*: rows are counted from 0." in marks(at)[0]
    type_line(at, "y_dog", "X.sum(axis=0)")
    assert drawn(at, "Your y_dog")["rows"] == ["1"], "no word has the sum of them all"


def test_rows_that_should_be_shares_are_told_what_they_sum_to():
    at = type_line(screen("write-the-line"), "S_scaled", "scores / 2")
    assert titles(at)[0] == "Your line makes 5 × 5, rows sum to 0.35 – 1.23"


def test_what_was_added_last_is_taken_back_piece_by_piece_also_once_it_is_checked_and_of_a_typed_line_its_last_word():
    at = screen("write-the-line")

    def taken_back():
        at.button(key="line.S_scaled back").click().run()
        return at.text_input(key="line.S_scaled").value

    assert at.button(key="line.S_scaled back").disabled
    for piece in ("softmax(…, dim=…)", "scores", "0"):
        at.button_group(key="line.S_scaled pieces").set_value(piece).run()
    at.button(key="line.S_scaled check").click().run()
    assert marks(at)
    assert taken_back() == "softmax(scores, dim=…)"
    assert marks(at) == []
    assert [taken_back() for _ in range(2)] == ["softmax(…, dim=…)", ""]
    at.button_group(key="line.S_scaled pieces").set_value("scores").run()
    type_line(at, "S_scaled", "X @ X.T")
    assert taken_back() == "X @"


def test_a_wrong_line_is_named_and_drawn_over_what_is_asked_for():
    at = type_line(screen("write-the-line"), "S_scaled", "F.softmax(S, dim=0)")
    (mark,) = marks(at)
    assert "Softmax down the columns" in mark
    assert titles(at) == ["Your line makes 5 × 5, rows sum to 0.78 – 1.11", "Embeddings", "Scores"]
    assert picture(at)["comparison"] == ["your line", "as asked"]
    made = drawn(at, "Your weights")
    assert (made["rows"], made["columns"], made["share"]) == (WORDS, WORDS, True)
    np.testing.assert_allclose(np.sum(made["values"], axis=0), 1)
    np.testing.assert_allclose(np.sum(made["other"]["values"], axis=1), 1)
    assert [element.proto.page for element in at.get("page_link")][:1] == ["similarity"]


def test_the_weights_are_asked_for_by_their_name_and_the_one_of_the_course_is_understood():
    at = screen(
        "write-the-line", **{"line.S_scaled": "weights = softmax(scores, axis=1)", "line.y_dog": "weights[1] @ X"}
    )
    assert all("✓ correct" in mark for mark in marks(at))
    at = screen("write-the-line", **{"line.S_scaled": "S_scaled = softmax(S, axis=1)", "line.y_dog": "S_scaled[1] @ X"})
    assert all("✓ correct" in mark for mark in marks(at))
    field = at.text_input(key="line.S_scaled")
    assert field.placeholder == "weights = "


def test_what_cannot_be_computed_is_told_and_kept_and_nothing_is_drawn():
    at = screen("write-the-line")
    for text in ("import os", "🙂 <b> שלום", "scores / 0"):
        type_line(at, "S_scaled", text)
        (mark,) = marks(at)
        assert "cannot be computed" in mark
        assert titles(at)[0] == "Asked for: weights"
        assert at.text_input(key="line.S_scaled").value == text
    type_line(at, "S_scaled", "scores * 10")
    assert not drawn(at, "Your weights")["share"]


def test_what_a_link_holds_is_typed_and_marked_and_still_there_after_another_screen():
    at = screen("write-the-line", **{"line.part": "With learned weights", "line.scores": "K @ Q.T"})  # an older link
    assert "Queries and keys exchanged" in marks(at)[0]
    at = at.switch_page("pages/shapes.py").run().switch_page("pages/write-the-line.py").run()
    assert at.text_input(key="line.scores").value == "K @ Q.T"
    assert "Queries and keys exchanged" in marks(at)[0]
