"""The gradients of /gradients, held against torch.autograd and against small pushes."""

import numpy as np
import pytest

from core.lessons import gradients as lesson

torch = pytest.importorskip("torch")

EVERY = [(word, times) for word in lesson.WORDS for times in lesson.TIMES]


def by_autograd(word, times):
    """The same row in torch: J, and the gradients of the first number of its context."""
    given = {name: torch.tensor(M, requires_grad=name != "X") for name, M in lesson.exercise().inputs.items()}
    row = lesson.exercise().tokens.index(word)
    W_q = (times * given["W_q"]).detach().requires_grad_()
    Q, K, V = given["X"] @ W_q, given["X"] @ given["W_k"], given["X"] @ given["W_v"]
    scores = (Q @ K.T / K.shape[-1] ** 0.5)[row]
    J = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, dim=-1), scores.detach())
    c = (torch.softmax(scores, dim=-1) @ V)[0]
    found = torch.autograd.grad(c, [scores, W_q, given["W_k"], given["W_v"]])
    return J.numpy(), c.item(), [one.numpy() for one in found]


@pytest.mark.parametrize(("word", "times"), EVERY)
def test_every_gradient_is_that_of_autograd(word, times):
    found = lesson.gradients(word, times)
    J, c, (scores, W_q, W_k, W_v) = by_autograd(word, times)
    np.testing.assert_allclose(found.J, J, atol=1e-14)
    assert found.c == pytest.approx(c, abs=1e-14)
    for ours, theirs in ((found.scores, scores), (found.W_q, W_q), (found.W_k, W_k), (found.W_v, W_v)):
        np.testing.assert_allclose(ours, theirs, atol=1e-13)


def test_the_weights_of_journey_are_those_of_the_course():
    assert lesson.gradients("journey").w.round(4).tolist() == [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]


@pytest.mark.parametrize("name", ["W_q", "W_k", "W_v"])
def test_a_small_push_finds_the_same_slope(name):
    for word, times in EVERY:
        slope = lesson.slope(word, name, 1e-6, times)
        assert slope == pytest.approx(getattr(lesson.gradients(word, times), name)[0, 0], abs=1e-6)


def test_a_push_ten_times_smaller_is_a_hundred_times_closer():
    found = lesson.gradients("starts")
    for at in range(6):
        one, other = (
            np.abs(lesson.push_score("starts", at, push) - found.w - push * found.J[:, at]).max()
            for push in (0.1, 0.01)
        )
        assert one / other == pytest.approx(100, rel=0.1)


def test_a_push_on_a_score_lowers_all_other_weights():
    found = lesson.gradients("starts")
    for at in range(6):
        moved = lesson.push_score("starts", at, 0.1) - found.w
        assert moved[at] > 0
        assert (np.delete(moved, at) < 0).all()


def test_where_one_weight_is_near_1_only_W_v_still_gets_a_gradient():
    even, sharp = lesson.gradients("starts", 1), lesson.gradients("starts", lesson.TIMES[-1])
    assert sharp.w.max() > 0.999
    assert np.abs(sharp.J).max() < 0.001
    for name in ("W_q", "W_k"):
        assert np.abs(getattr(sharp, name)).max() < np.abs(getattr(even, name)).max() / 1000
    assert np.abs(sharp.W_v).max() > np.abs(even.W_v).max()


@pytest.mark.parametrize(
    ("name", "text"), [("others", "they all fall"), ("sum", "0"), ("push", "-0.0137"), ("near", "0.0475"),
                       ("reach", "only W_v")],
)  # fmt: skip
def test_right_answers_by_calculator(name, text):
    assert lesson.tasks("starts")[name].mark(text).status == "correct"


def written(M):
    return "\n".join(" ".join(f"{x:.4f}" for x in row) for row in np.atleast_2d(M))


@pytest.mark.parametrize("word", lesson.WORDS)
def test_J_is_marked_cell_by_cell_and_each_slip_is_named(word):
    task = lesson.tasks(word)["jacobian"]
    assert task.mark(written(task.key)).status == "correct"
    for name, says in task.question.slips.items():
        result = task.mark(written(task.slip(name)))
        assert result.status in ("wrong", "partial")
        assert says in result.message
    rows = [["_"] * 6 for _ in range(6)]
    rows[0][0], rows[0][1], rows[1][0] = f"{task.key[0, 0]:.4f}", f"{task.key[0, 1]:.4f}", "0.5"
    result = task.mark("\n".join(map(" ".join, rows)))
    assert (result.status, result.message) == ("partial", "2 of 36 are right. 33 are still blank.")
    assert result.cells[0][:3] == ("correct", "correct", "blank")
    assert result.cells[1][0] == "wrong"
    rows[0][1], rows[1][0] = "_", f"{-task.key[1, 0]:.4f}"
    assert task.question.slips["sign"] in task.mark("\n".join(map(" ".join, rows))).message


def test_no_message_gives_a_number_of_J_away():
    for word in lesson.WORDS:
        task = lesson.tasks(word)["jacobian"]
        texts = " ".join([task.prompt, task.question.praise, *task.question.slips.values()])
        assert not any(f"{abs(x):.3f}" in texts for x in np.ravel(task.key))
