"""The screen /dropout: what is drawn is 0 or enlarged, for any p, and `eval()` changes nothing."""

import numpy as np
import pytest

from core.lessons.dropout import P_ASKED
from core.lessons.torch_module import POSITION
from tests.pages.pictures_sent import components, threads
from tests.pages.test_screens import press, screen
from tests.pages.test_torch_mask import drawn
from tests.pages.test_torch_questions import answered


@pytest.mark.parametrize("p", [0.0, 0.5, 0.9])
def test_of_one_draw_each_weight_is_dropped_or_divided_by_one_less_p(p):
    at = answered("dropout", covered=False)
    at.slider(key="module.p").set_value(p).run()
    assert not at.exception
    assert f"nn.Dropout({p:g})" in at.code[0].value
    weights, once = (drawn(at)[way] for way in ("no dropout", "one draw"))
    np.testing.assert_allclose(once, np.where(once > 0, weights / (1 - p), 0), atol=1e-3)
    assert (once == 0).any() == (p > 0)
    np.testing.assert_allclose(drawn(at)["mean of 2,000 draws"], weights, atol=0.1)


def test_a_draw_that_drops_something_comes_into_view_once_the_draws_are_open():
    for seed, shown in (("123", "another draw"), ("7", "one draw")):
        at = screen("dropout", **{"module.kept": "0.5", "module.dropout-seed": seed})
        header, _ = threads(*components(at, "threads"))
        assert header["names"][header["row"][1]] == shown
        assert (drawn(at)[shown][POSITION] == 0).any()


def test_what_the_weights_add_up_to_is_covered_until_it_is_predicted_but_without_dropout():
    for sums, shown in (("", [0]), ("always", [0, 1, 2, 3, 4])):
        at = screen("dropout", question="module.sums", **{"module.kept": "0.5", "module.sums": sums})
        assert threads(*components(at, "threads"))[0]["sums"] == shown


def test_draw_again_takes_the_next_seed():
    at = press(screen("dropout"), "Draw again")
    assert at.text_input(key="module.dropout-seed").value == "124"


def test_what_eval_leaves_is_veiled_until_it_is_predicted():
    assert (drawn(answered("dropout", covered=False))["in eval()"] > 1).all()
    ways = drawn(answered("dropout", covered=False, eval="nothing"))
    np.testing.assert_array_equal(ways["in eval()"], ways["no dropout"])


def test_it_opens_at_the_p_of_the_question_and_veils_what_that_leaves_until_it_is_predicted():
    at = answered("dropout", covered=False)
    assert at.slider(key="module.p").value == P_ASKED
    assert (drawn(at)["one draw"] > 1).all()
    assert "another draw" not in drawn(at)
    assert not any("1 − p" in one.value for one in at.markdown)
    assert drawn(at)["a draw, p = 0.5"][POSITION, POSITION] == pytest.approx(
        2 * drawn(at)["no dropout"][POSITION, POSITION], abs=1e-4
    )
    header, _ = threads(*components(at, "threads"))
    assert header["names"][header["row"][1]] == "a draw, p = 0.5"
    at.slider(key="module.p").set_value(0.5).run()
    assert (drawn(at)["one draw"] <= 1).any()
    at = answered("dropout", covered=False, kept="0.5")
    assert (drawn(at)["one draw"] == 0).any()
