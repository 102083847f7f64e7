"""The gradient of the softmax on the screen."""

import numpy as np

from core import exercises
from core.lessons import gradients as lesson
from tests.pages.pictures_sent import drawn, matrix, pictures, send
from tests.pages.test_screens import marks, screen

RIGHT = {"others": "they all fall", "sum": "0", "push": "-0.0137", "near": "0.0475", "reach": "only W_v"}
JOURNEY = exercises.load("journey")
ANSWERS = {
    f"journey.{part_id}": " ".join(f"{x:.4f}" for x in JOURNEY.answer(part_id))
    for part_id in ("query-journey", "scaled-weights-journey", "context-journey-learned")
}


def names(at):
    return [sent["name"] for sent in pictures(at)]


def written(M):
    return "\n".join(" ".join(f"{x:.4f}" for x in row) for row in M)


def test_it_opens_with_boxes_for_all_of_J_and_with_no_number_of_it():
    at = screen("gradients")
    assert at.progress[0].text == "**0 of 6 right**"
    assert names(at) == ["How the weights of starts answer a push", "J of starts, with W_q times 3"]
    assert not np.isclose(matrix(at, "Jacobian", 1), lesson.gradients("starts").J, atol=0.00005).any()
    assert at.code[0].value == "w = [0.150343, 0.225610, 0.219206, 0.131541, 0.091414, 0.181887]"
    J = drawn(at, "Jacobian")
    assert len(J["boxes"]) == 36
    assert np.isnan(matrix(at, "Jacobian")).all()
    assert matrix(at, "w").ravel().round(4).tolist() == lesson.gradients("starts").w.round(4).tolist()


def test_each_cell_is_marked_where_it_stands_and_is_in_the_link():
    at = screen("gradients")
    send(
        at,
        "filled",
        {"stamp": 5, "cells": [["J", 0, 0, "0.1277"], ["J", 1, 0, "0.5"], ["J", 9, 9, "1"], ["w", 0, 0, "1"]]},
    )
    boxes = {(one["row"], one["column"]): one for one in drawn(at, "Jacobian")["boxes"]}
    assert (boxes[0, 0]["mark"], boxes[1, 0]["mark"], boxes[2, 2]["mark"]) == ("correct", "wrong", "")
    assert "1 of 36 is right. 34 are still blank." in marks(at)[0]
    assert at.query_params["gradients.jacobian"].startswith("0.1277 _")
    send(at, "filled", {"stamp": 4, "cells": [["J", 0, 0, "0.9"]]})
    assert "1 of 36 is right" in marks(at)[0]


def test_what_is_no_such_matrix_gets_a_sentence_and_stays():
    at = screen("gradients")
    for text in ("🙂 אבג", "1 2\n3", "_ _ _ _ _ x\n" + "_ _ _ _ _ _\n" * 5):
        at.text_area(key="gradients.jacobian").set_value(text).run()
        assert not at.exception
        assert len(marks(at)) == 1
        assert at.text_area(key="gradients.jacobian").value == text


def test_all_right_shows_what_J_is_the_difference_of():
    J = lesson.gradients("starts").J
    at = screen("gradients", **{"gradients.jacobian": written(J), **{f"gradients.{k}": v for k, v in RIGHT.items()}})
    assert at.progress[0].text == "**6 of 6 right**"
    assert "J of starts, as a difference" in names(at)
    np.testing.assert_allclose(matrix(at, "diag") - matrix(at, "outer"), J, atol=1e-9)


def test_the_push_and_the_way_back_wait_for_a_prediction():
    at = screen("gradients")
    assert not any("push · J" in m.value or "change ÷ push" in m.value for m in at.markdown)
    at = screen("gradients", **{"gradients.push": "1", "gradients.reach": "none"})
    (table,) = (m.value for m in at.markdown if "push · J" in m.value)
    after = lesson.push_score("starts", 1, 0.1)
    for x in after:
        assert f"| {x:.4f} |" in table
    (table,) = (m.value for m in at.markdown if "change ÷ push" in m.value)
    for name in ("W_q", "W_k", "W_v"):
        assert (
            f"| {getattr(lesson.gradients('starts', 3), name)[0, 0]:.3g} | {lesson.slope('starts', name, 0.001, 3):.3g} |"
            in table
        )
    np.testing.assert_allclose(matrix(at, "dW_q", 2), lesson.gradients("starts", 3).W_q, atol=1e-9)


def test_every_step_of_the_way_back_is_what_its_step_says():
    at = screen("gradients", **{"gradients.show": "true", "gradients.times": "30"})
    v, J, K, x, X, w = (matrix(at, name, 3) for name in ("v", "J", "K", "x", "X", "wT"))
    np.testing.assert_allclose(matrix(at, "ds", 3), v @ J, atol=1e-9)
    np.testing.assert_allclose(matrix(at, "dq", 3), v @ J @ K / np.sqrt(2), atol=1e-9)
    np.testing.assert_allclose(matrix(at, "dW_q", 3), x @ (v @ J @ K) / np.sqrt(2), atol=1e-9)
    np.testing.assert_allclose(matrix(at, "dW_v", 3), w @ X, atol=1e-9)


def test_journey_is_homework_and_stays_covered_until_it_is_solved():
    at = screen("gradients", **{"gradients.word": "journey", "gradients.show": "true"})
    assert pictures(at) == []
    assert "homework" in at.info[0].value
    at = screen("gradients", **{"gradients.word": "journey", "gradients.show": "true", **ANSWERS})
    assert names(at)[0] == "J of journey, as a difference"
    np.testing.assert_allclose(matrix(at, "Jacobian"), lesson.gradients("journey").J, atol=1e-9)
