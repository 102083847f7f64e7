"""The screen /seeds: what each order of lines has drawn, another seed, and memory that is asked for again."""

from functools import partial

import numpy as np

from tests.pages.pictures_sent import drawn, matrix, picture
from tests.pages.test_screens import press, tables
from tests.pages.test_torch_questions import answered


def test_the_two_modules_are_drawn_with_what_each_has_drawn_from_the_seed():
    at = answered("seeds", covered=False)
    of = partial(matrix, at, nth=1)
    np.testing.assert_array_equal(of("W_q"), of("W_k class"))
    np.testing.assert_array_equal(of("W_k"), of("W_q class"))
    np.testing.assert_allclose(of("Scores").T, of("Scores, class"), rtol=1e-5)
    for suffix in ("", " class"):
        assert drawn(at, f"context{suffix}", 1)["step"]["reads"] == [f"weights{suffix}", f"V{suffix}"]
        product = of(f"weights{suffix}") @ of(f"V{suffix}")
        np.testing.assert_allclose(of(f"context{suffix}"), product, rtol=1e-5)
    before = of("Context")
    at.text_input(key="module.seed").set_value("7").run()
    assert not at.exception
    assert not np.allclose(matrix(at, "Context", nth=1), before)


def test_the_figure_is_what_the_seed_draws_in_turn_whatever_it_is_called():
    first, second = np.split(np.vstack([M["values"] for M in picture(answered("seeds"))["chain"]]).astype(float), 2)
    np.testing.assert_array_equal(first, second)
    assert len(np.unique(first)) == 18


def test_memory_is_asked_for_again():
    at = answered("seeds")
    assert tables(at)[0]["torch.zeros"] == ["0"] * 6
    before = tables(at)[0]["torch.empty"]
    press(at, "Ask for memory again")
    assert tables(at)[0]["torch.empty"] != before
