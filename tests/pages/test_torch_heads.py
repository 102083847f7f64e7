"""The screen /torch-heads: each head is drawn, shapes follow, and torch's own attention agrees."""

import numpy as np
import pytest

from core.lessons.torch_heads import attention
from tests.pages.pictures_sent import components, drawn, matrix, threads
from tests.pages.test_screens import marks, screen
from tests.pages.test_torch_questions import RIGHT, answered, placed


def test_the_link_of_each_question_opens_its_screen():
    for name in RIGHT["torch-heads"]:
        assert not screen("torch-heads", question=f"module.{name}").exception


@pytest.mark.parametrize("heads", [2, 8])
def test_what_a_word_attends_to_in_each_head_is_drawn_and_then_the_heads_side_by_side(heads):
    trace = attention(heads)
    known = {"split": f"({heads}, 5, {8 // heads})", "reshape": "it is slower"}
    at = answered("torch-heads", heads=str(heads), **known)
    _, weights = threads(*components(at, "threads"))
    np.testing.assert_allclose(weights[0] / 65_534, trace.weights, atol=1e-4)
    assert not placed(at)
    at = screen("torch-heads", question="module.joined", **{"module.joined": "(5, 8)", "module.heads": str(heads)})
    np.testing.assert_allclose(matrix(at, "M"), np.hstack(list(trace.context)), rtol=1e-5)
    assert drawn(at, "M")["columns"][-1] == f"{heads}·{8 // heads}"


def test_what_splitting_and_reshaping_give_a_head_is_drawn_once_it_is_predicted():
    assert drawn(answered("torch-heads"), "Q")["columns"] == list("12345678"), "the split is not given away"
    at = answered("torch-heads", split="(5, 2, 4)")
    assert drawn(at, "Q")["columns"][4] == "2·1"
    assert placed(at) == ["Queries", "Head 1, split", "Head 2, split"]
    Q = matrix(at, "Q")
    np.testing.assert_array_equal(matrix(at, "Q of head 2, Split"), Q[:, 4:])
    at = screen("torch-heads", question="module.reshape", **{"module.reshape": "it is slower"})
    second = drawn(at, "Q of head 2, Reshaped")
    assert second["rows"] == ["raised 5–8", "interest 1–4", "interest 5–8", "rates 1–4", "rates 5–8"]
    np.testing.assert_array_equal(matrix(at, "Q of head 2, Reshaped")[1], Q[3, :4])


def test_a_picture_answers_what_true_means_and_both_are_veiled_before():
    at = answered("torch-heads", **dict.fromkeys(("split", "reshape", "joined"), "1"))
    header, weights = threads(components(at, "threads")[0])
    assert (header["asks"], set(weights.ravel())) == ("head", {65_535})
    at = screen("torch-heads", question="module.true", **{"module.true": "in both"})
    header, weights = threads(components(at, "threads")[0])
    assert (header["asks"], header["row"]) == ("", [0, 0, 1])
    assert [(row > 0).tolist() for row in weights[0, :, 1]] == [[True] * 2 + [False] * 3, [False] * 2 + [True] * 3]


def test_heads_open_with_two_and_with_one_it_is_the_same():
    at = answered("torch-heads", reshape="no reason, it is the same")
    assert at.button_group(key="module.heads").value == "2"
    assert "not right" in marks(at)[0]
    at.button_group(key="module.heads").set_value("1").run()
    assert "correct" in marks(at)[0]


@pytest.mark.parametrize("heads", ["1", "4"])
def test_torchs_own_agrees_with_and_without_a_mask(heads):
    at = answered("torch-heads", heads=heads)
    assert "✓ below 1e-06" in marks(at)[0]
    at.toggle(key="module.causal").set_value(True).run()
    assert not at.exception
    assert "✓ below 1e-06" in marks(at)[0]
    assert "is_causal=True" in at.code[1].value


def test_it_is_said_what_an_outline_means_where_the_queries_stand():
    assert any("outlined is negative" in one.value for one in answered("torch-heads").caption)
