"""The screen /seeds: what each order of lines has drawn, another seed, and memory that is asked for again."""

import numpy as np

from tests.pages.pictures_sent import drawn, matrix
from tests.pages.test_screens import press, tables
from tests.pages.test_torch_questions import answered


def test_the_two_modules_are_drawn_with_what_each_has_drawn_from_the_seed():
    at = answered("seeds", covered=False)
    np.testing.assert_array_equal(matrix(at, "W_q"), matrix(at, "W_k class"))
    np.testing.assert_array_equal(matrix(at, "W_k"), matrix(at, "W_q class"))
    np.testing.assert_allclose(matrix(at, "Scores").T, matrix(at, "Scores, class"), rtol=1e-5)
    for suffix in ("", " class"):
        assert drawn(at, f"context{suffix}")["step"]["reads"] == [f"weights{suffix}", f"V{suffix}"]
        product = matrix(at, f"weights{suffix}") @ matrix(at, f"V{suffix}")
        np.testing.assert_allclose(matrix(at, f"context{suffix}"), product, rtol=1e-5)
    before = matrix(at, "Context")
    at.text_input(key="module.seed").set_value("7").run()
    assert not at.exception
    assert not np.allclose(matrix(at, "Context"), before)


def test_memory_is_asked_for_again():
    at = answered("seeds")
    assert tables(at)[0]["torch.zeros"] == ["0"] * 6
    before = tables(at)[0]["torch.empty"]
    press(at, "Ask for memory again")
    assert tables(at)[0]["torch.empty"] != before
