"""The screen /torch-mask: what is masked before and after, what leaks, and what is covered."""

import numpy as np
import pytest
import torch

from core.lessons.torch_module import POSITION
from tests.pages.pictures_sent import components, figure, threads
from tests.pages.test_screens import press, screen, uncovered
from tests.pages.test_torch_questions import answered


def drawn(at):
    """The threads in each way, by its name."""
    header, weights = figure(at)
    return {name: weights[0, way] / 65_534 * header["most"] for way, name in enumerate(header["names"])}


def test_what_is_masked_after_is_cut_off_and_what_is_renormalised_is_what_is_masked_before():
    asks = {"question": "module.repaired", "module.repaired": "neither", "shown": uncovered("journey")["shown"]}
    ways = drawn(screen("torch-mask", **asks))
    np.testing.assert_allclose(ways["masked after"], np.tril(ways["no mask"]), atol=1e-4)
    np.testing.assert_allclose(ways["renormalised"], ways["masked before"], atol=1e-4)
    np.testing.assert_allclose(
        ways["renormalised"], ways["masked after"] / ways["masked after"].sum(axis=1, keepdims=True), atol=1e-4
    )


def test_what_is_renormalised_is_veiled_until_it_is_predicted():
    ways = drawn(answered("torch-mask", covered=False, leak="it does not"))
    assert (ways["renormalised"] > 1).all()
    assert (ways["masked after"] <= 1).all()


def test_the_way_that_is_asked_about_comes_into_view_with_the_answer():
    header, _ = threads(*components(answered("torch-mask"), "threads"))
    assert header["names"][header["row"][1]] == "masked after"
    at = screen("torch-mask", question="module.repaired", **{"module.repaired": "neither"})
    header, _ = figure(at)
    assert header["names"][header["row"][1]] == "renormalised"


def test_nothing_is_said_to_have_moved_before_the_slider_is():
    for name in ("leak", "repaired"):
        at = screen("torch-mask", question=f"module.{name}")
        assert not any("at most" in one.value for one in at.caption)


def test_the_first_question_has_one_picture_and_outlines_where_its_bar_ended_once_it_has_moved():
    header, weights = threads(*components(answered("torch-mask"), "threads"))
    assert (header["names"], header["expected"]) == (["masked after"], None)
    at = screen("torch-mask", question="module.leak", **{"module.times": "3.0", "module.leak": "it does not"})
    header, moved = figure(at)
    before = weights[0, 0, POSITION].sum() / 65_534
    assert (header["expected"], header["dashed"]) == (pytest.approx(before, abs=1e-4), f"step × 1, {before:.4f}")
    assert moved[0, 0, POSITION].sum() / 65_534 < header["expected"]


def test_an_answer_adds_to_the_bar_what_the_later_words_took_and_so_fills_it_to_1():
    for times in ("1.0", "4.0"):
        asks = {"question": "module.leak", "module.times": times}
        assert threads(*components(screen("torch-mask", **asks), "threads"))[0]["missing"] == []
        header, weights = figure(screen("torch-mask", **asks, **{"module.leak": "it does not"}))
        assert header["missing"][: POSITION + 1] == [0] * (POSITION + 1)
        assert weights[0, 0, POSITION].sum() / 65_534 + sum(header["missing"]) == pytest.approx(1, abs=2e-4)


def test_how_far_what_is_renormalised_moves_is_not_told_before_it_is_asked():
    for answers, is_told in (({}, False), ({"module.repaired": "neither"}, True)):
        at = screen("torch-mask", question="module.leak", **{"module.times": "2.0"}, **answers)
        (told,) = (one.value for one in at.caption if "at most" in one.value)
        assert ("renormalised" in told) == is_told


def test_the_future_moves_only_what_was_masked_after():
    at = screen("torch-mask", question="module.repaired", **{"module.repaired": "neither"})
    before = drawn(at)
    at.slider(key="module.times").set_value(2.0).run()
    assert any("**0.0000** masked before, **0.0" in one.value for one in at.caption)
    moved = {way: bool(np.abs(threads[2] - before[way][2]).max() > 1e-4) for way, threads in drawn(at).items()}
    assert moved == {"no mask": True, "masked before": False, "masked after": True, "renormalised": False}


def test_a_row_without_its_diagonal_is_drawn_as_nan_once_it_is_predicted():
    asks = {"question": "module.diagonal"}
    header, before = threads(*components(screen("torch-mask", **asks), "threads"))
    assert (before[0, header["names"].index("with triu()")] == 65_535).all()
    at = screen("torch-mask", **asks, **{"module.diagonal": "evenly shared"})
    header, sent = figure(at)
    rows = sent[0, header["names"].index("with triu()")]
    assert (rows[0] == 65_533).all()
    np.testing.assert_allclose(rows[1:].sum(axis=1) / 65_534, 1, atol=1e-4)


def test_a_picture_answers_what_true_means_and_both_are_veiled_before():
    header, weights = threads(*components(screen("torch-mask", question="module.true"), "threads"))
    assert (header["asks"], set(weights.ravel())) == ("head", {65_535})
    at = screen("torch-mask", question="module.true", **{"module.true": "in both"})
    header, weights = threads(*components(at, "threads"))
    assert (header["asks"], header["row"], len(header["outlined"])) == ("", [0, 1, 1], 2)
    at.button_group(key="module.true").set_value("in MultiheadAttention").run()
    assert threads(*components(at, "threads"))[0]["outlined"] == [[0, 1]], "an option lights what it names"
    assert [(row > 0).tolist() for row in weights[0, :, 1]] == [[True] * 2 + [False] * 3, [False] * 2 + [True] * 3]


def test_beneath_each_question_stands_the_code_that_it_asks_about():
    *codes, whole = (one.value for one in screen("torch-mask").code)
    assert [code.split(" = ")[0] for code in codes] == ["weights", "after", "future", "below"]
    assert all(line in whole for line in "\n".join(codes).replace("triu()", "triu(diagonal=1)").split("\n"))


def test_where_the_diagonal_is_forgotten_the_code_that_stands_there_gives_the_nan_that_is_drawn():
    code = screen("torch-mask").code[2].value
    known = {"torch": torch, "n": 6, "scaled_scores": torch.zeros(6, 6)}
    exec(code, known)  # noqa: S102
    assert known["before"].isnan().any(dim=1).tolist() == [True] + [False] * 5


def test_an_answer_multiplies_the_last_word_so_that_the_bar_is_seen_to_move_and_another_question_has_it_as_it_is():
    at = screen("torch-mask")
    at.button_group(key="module.leak").set_value("it does not").run()
    assert at.slider(key="module.times").value == 3
    assert press(at, "Next").slider(key="module.times").value == 1
