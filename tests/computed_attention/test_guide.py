"""The guide to notebooks: what it shows runs, and its tests for otter and nbgrader can tell right from wrong."""

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from tests.documents import ROOT, blocks, section

GUIDE = ROOT / "docs" / "notebooks.md"
INPUTS = exercises.load("bank-interest").inputs


def code(heading):
    return [block.code for block in blocks(section(GUIDE, heading)) if block.language == "python"]


def weights_of(X, W_q, W_k, *, scale):
    return np.asarray(attend(X, W_q, W_k, W_k, scale=scale).weights)


@pytest.fixture
def names():
    names = {}
    exec(code("Check")[0], names)  # noqa: S102
    return names


@pytest.mark.parametrize("kind", [0, 1], ids=["public", "hidden"])
def test_a_test_for_otter_and_nbgrader_passes_what_is_right_and_names_the_mistake(kind, names):
    test = code("Hand it out")[kind]
    for scale in (True, False):
        names["attention_weights"] = lambda X, W_q, W_k, scale=scale: weights_of(X, W_q, W_k, scale=scale)
        names["weights"] = names["attention_weights"](INPUTS["X"], INPUTS["W_q"], INPUTS["W_k"])
        if scale:
            exec(test, names)  # noqa: S102
        else:
            with pytest.raises(AssertionError, match="Not divided by √d_k"):
                exec(test, names)  # noqa: S102


def test_the_picture_of_the_guide_is_shown_and_saved(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    exec(code("Show and save")[0], names)  # noqa: S102
    assert names["picture"].trace.weights.shape == (3, 3)
    assert "cat" in (tmp_path / "picture.html").read_text("utf-8")
