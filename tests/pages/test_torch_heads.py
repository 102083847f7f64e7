"""The screen /torch-heads: each head is drawn, shapes follow, and torch's own attention agrees."""

import numpy as np
import pytest

from tests.pages.pictures_sent import drawn, matrix
from tests.pages.test_screens import marks
from tests.pages.test_torch_questions import answered, placed


@pytest.mark.parametrize("heads", [2, 8])
def test_each_head_is_drawn_and_shapes_follow(heads):
    at = answered("torch-heads", heads=str(heads), split=f"({heads}, 5, {8 // heads})")
    assert len(placed(at)) == 2 * heads + 1
    contexts = [matrix(at, f"Context, head {i + 1}") for i in range(heads)]
    np.testing.assert_array_equal(np.hstack(contexts), matrix(at, "Context, heads side by side"))
    assert drawn(at, "Context, heads side by side")["columns"][-1] == f"{heads}·{8 // heads}"
    for i, context in enumerate(contexts):
        V = matrix(at, f"Values, head {i + 1}")
        np.testing.assert_allclose(context, matrix(at, f"Weights, head {i + 1}") @ V, rtol=1e-5)
    assert any("✓ correct" in mark for mark in marks(at))


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
