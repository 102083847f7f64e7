"""The screen /dropout: what is drawn is 0 or enlarged, for any p, and `eval()` changes nothing."""

import numpy as np
import pytest

from core.lessons.dropout import DRAWS, P_ASKED, dropout, facts, sums_so_far
from core.lessons.torch_module import POSITION
from tests.pages.pictures_sent import components, figure, threads
from tests.pages.test_screens import press, screen
from tests.pages.test_torch_mask import drawn

KEPT = f"{facts(P_ASKED, 7)['kept']:.4f}"


def at_question(name, **answers):
    return screen("dropout", question=f"module.{name}", **{f"module.{key}": text for key, text in answers.items()})


@pytest.mark.parametrize("p", [0.0, 0.5, 0.9])
def test_of_one_draw_each_weight_is_dropped_or_divided_by_one_less_p(p):
    at = at_question("sums", p=str(p))
    assert f"nn.Dropout({p:g})" in at.code[0].value
    ways = {way: weights[POSITION] for way, weights in drawn(at).items()}
    weights, once = (ways[way] for way in ("no dropout", f"at p = {p:g}"))
    np.testing.assert_allclose(once, np.where(once > 0, weights / (1 - p), 0), atol=1e-3)
    assert (once == 0).any() == (p > 0)
    np.testing.assert_allclose(ways["the mean"], weights, atol=0.1)


def in_view(at):
    header, _ = figure(at)
    return header["names"][header["row"][1]]


def test_a_draw_is_in_view_until_it_is_known_what_is_so_on_average():
    for sums, way in (("", "one draw"), ("always", "one draw"), ("on average", "the mean")):
        assert in_view(at_question("sums", kept=KEPT, sums=sums)) == way


def test_each_draw_adds_its_sum_to_those_before_once_it_is_predicted_what_they_are():
    assert not figure(at_question("sums", kept=KEPT))[0]["heaps"]
    at = at_question("sums", kept=KEPT, sums="on average")
    mean = dropout(P_ASKED, 7).sums[:, POSITION].mean()
    assert any(
        f"up to 1.25 if nothing is dropped; the mean of {DRAWS:,} is {mean:.4f}" in one.value for one in at.markdown
    )
    for many in (1, 2):
        header, _ = figure(at)
        assert header["heaped"].endswith(f"■ your {many} draws" if many > 1 else "■ your draw")
        assert [sum(counts) for counts in header["heaps"]] == [DRAWS, many]
        seed = 6 + many
        drawn = sums_so_far(P_ASKED, seed)[:, POSITION]
        np.testing.assert_allclose(drawn[-1], dropout(P_ASKED, seed).once[POSITION].sum())
        assert len(drawn) == many
        assert any(one.value.endswith(f": {drawn[-1]:.4f} in all.") for one in at.caption)
        at = press(at, "Draw again")


def test_what_the_weights_add_up_to_is_covered_until_it_is_predicted_but_without_dropout():
    for sums, shown in (("", [0]), ("always", [0, 1, 2])):
        assert threads(*components(at_question("sums", kept=KEPT, sums=sums), "threads"))[0]["sums"] == shown
    assert threads(*components(at_question("kept"), "threads"))[0]["sums"] == []


def test_draw_again_takes_the_next_seed():
    at = press(at_question("sums", kept=KEPT), "Draw again")
    assert at.text_input(key="module.dropout-seed").value == "8"
    once = dropout(P_ASKED, 8).once[POSITION]
    np.testing.assert_array_equal(drawn(at)["one draw"][POSITION] == 0, once == 0)


def test_what_eval_leaves_is_veiled_until_it_is_predicted():
    assert (drawn(at_question("eval"))["in eval()"] > 1).all()
    at = at_question("eval", eval="nothing")
    assert "In `eval()` seed 7 drops nothing." in [one.value for one in at.caption]
    ways = drawn(at)
    np.testing.assert_array_equal(ways["in eval()"], ways["no dropout"])


@pytest.mark.parametrize("name", ["sums", "eval"])
def test_who_has_not_computed_what_is_kept_sees_a_draw_all_the_same_in_the_row_of_another_word(name):
    for kept in ("", "0.5"):
        at = at_question(name, kept=kept)
        header, ways = figure(at)[0], drawn(at)
        assert header["row"][2] != POSITION
        is_veiled = (ways["one draw"] > 1).all(axis=1)
        assert (is_veiled[header["row"][2]], is_veiled[POSITION]) == (False, True)
        assert header["rows"] == np.flatnonzero((ways["no dropout"] <= 1).all(axis=1)).tolist()
        assert (ways[in_view(at)][header["row"][2]] == 0).any()
    answered = at_question("sums", sums="on average")
    assert figure(answered)[0]["row"][2] == figure(at_question("sums"))[0]["row"][2], "the mean is of the same word"
    assert figure(at_question(name, kept=KEPT))[0]["row"][2] == POSITION


def test_at_the_p_of_the_question_a_draw_is_veiled_until_it_is_computed_and_at_any_other_p_none():
    its, own = "one draw", (POSITION, POSITION)
    for kept in ("", "0.5"):
        at = at_question("kept", kept=kept)
        assert at.slider(key="module.p").value == P_ASKED
        assert in_view(at) == (its if kept else "no dropout"), "what the question begins with, then what is predicted"
        assert (drawn(at)[its] > 1).all()
        assert kept or not any("1 − p" in one.value for one in at.markdown)
    at = at_question("kept", p="0.5")
    assert in_view(at) == "at p = 0.5"
    ways = drawn(at)
    assert ways["at p = 0.5"][own] == pytest.approx(2 * ways["no dropout"][own], abs=1e-4)
    assert (ways[its] > 1).all()
    for kept, mine in (("0.5", (POSITION, 0.5)), (KEPT, (None, None))):
        at = at_question("kept", kept=kept)
        assert in_view(at) == its
        assert (figure(at)[0]["drawn"], figure(at)[0]["expected"]) == mine
    assert (drawn(at)[its][POSITION] == 0).any(), "something of the row that is drawn is dropped"
    assert drawn(at)[its][own] == pytest.approx(ways["no dropout"][own] / (1 - P_ASKED), abs=1e-4)
