"""The screen /seeds: what each order of lines makes of the numbers of a seed, and memory that is asked for again."""

from functools import partial

import numpy as np

from tests.pages.pictures_sent import drawn, matrix
from tests.pages.test_screens import press, screen, tables
from tests.pages.test_torch_questions import answered


def asked(name, **answers):
    return screen("seeds", question=f"module.{name}", **{f"module.{key}": text for key, text in answers.items()})


def test_what_the_class_makes_of_the_same_numbers_is_covered_until_it_is_predicted():
    at = answered("seeds")
    assert matrix(at, "W_k Line by line").ravel().tolist() == matrix(at, "numbers")[1].tolist()
    assert np.isnan(matrix(at, "W_k The class").astype(float)).all()
    at = asked("order", order="W_q")
    assert matrix(at, "W_k The class").ravel().tolist() == matrix(at, "numbers")[0].tolist()
    assert len(np.unique(matrix(at, "numbers"))) == 18


def test_what_each_order_leads_to_is_compared_for_any_seed():
    at = asked("transposed", order="W_k", seed="7")
    of = partial(matrix, at)
    np.testing.assert_allclose(of("Scores").T, of("Scores, class"), rtol=1e-5)
    for suffix in ("", " class"):
        assert drawn(at, f"context{suffix}")["step"]["reads"] == [f"weights{suffix}", f"V{suffix}"]
    before = of("Scores")
    at.text_input(key="module.seed").set_value("8").run()
    assert not at.exception
    assert not np.allclose(matrix(at, "Scores"), before)


def test_memory_is_asked_for_again_and_spoils_a_sum_once_that_is_predicted():
    at = asked("holds")
    assert tables(at)[0]["torch.zeros"] == ["0"] * 6
    summed = asked("short", short="an error")
    for one, column in ((at, "torch.empty"), (summed, "scores, from torch.empty")):
        before = tables(one)[0][column]
        press(one, "Ask for memory again")
        assert tables(one)[0][column] != before
    assert list(tables(asked("short"))[0]) == ["torch.empty", "torch.zeros"]
