"""The gradients of /gradients, held against torch.autograd and against small pushes."""

import numpy as np
import pytest

from core.lessons import gradients as lesson

torch = pytest.importorskip("torch")


def by_autograd(times):
    """The same row in torch: J, and the gradients of the first number of its context."""
    given = {name: torch.tensor(M, requires_grad=name != "X") for name, M in lesson.exercise().inputs.items()}
    row = lesson.exercise().tokens.index(lesson.WORD)
    W_q = (times * given["W_q"]).detach().requires_grad_()
    Q, K, V = given["X"] @ W_q, given["X"] @ given["W_k"], given["X"] @ given["W_v"]
    scores = (Q @ K.T / K.shape[-1] ** 0.5)[row]
    J = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, dim=-1), scores.detach())
    c = (torch.softmax(scores, dim=-1) @ V)[0]
    found = torch.autograd.grad(c, [scores, W_q, given["W_k"], given["W_v"]])
    return J.numpy(), c.item(), [one.numpy() for one in found]


@pytest.mark.parametrize("times", lesson.TIMES)
def test_every_gradient_is_that_of_autograd(times):
    found = lesson.gradients(times)
    J, c, (scores, W_q, W_k, W_v) = by_autograd(times)
    np.testing.assert_allclose(found.J, J, atol=1e-14)
    assert found.c == pytest.approx(c, abs=1e-14)
    for ours, theirs in (
        (found.of["scores"], scores),
        (found.of["W_q"], W_q),
        (found.of["W_k"], W_k),
        (found.of["W_v"], W_v),
    ):
        np.testing.assert_allclose(ours, theirs, atol=1e-13)


def test_the_weights_are_those_of_the_course():
    assert lesson.gradients().trace.weights[1].round(4).tolist() == [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]


@pytest.mark.parametrize("name", ["W_q", "W_k", "W_v"])
def test_a_small_push_finds_the_same_slope(name):
    for times in lesson.TIMES:
        slope = lesson.slope(name, 1e-6, times)
        assert slope == pytest.approx(lesson.gradients(times).of[name][0, 0], abs=1e-6)


@pytest.mark.parametrize(
    ("name", "text"), [("others", "they all fall"), ("most", "0.53"), ("sum", "0"), ("push", "-0.0137"), ("reach", "only the value weights")]
)  # fmt: skip
def test_right_answers_by_calculator(name, text):
    assert lesson.tasks()[name].mark(text).status == "correct"


def test_pushes_do_what_a_push_does_whatever_W_q_is_multiplied_by_and_the_one_asked_for_is_one():
    for times in lesson.TIMES:
        after = lesson.pushed_weights(times)
        np.testing.assert_allclose(after[:, lesson.PUSHES.index(0)], np.tile(lesson.gradients(times).w, (6, 1)))
        np.testing.assert_allclose(after[5, -1], lesson.push_score(5, lesson.PUSHES[-1], times))
        np.testing.assert_allclose(after.sum(axis=-1), 1)
    assert lesson.PUSH_ASKED in lesson.PUSHES


def test_of_the_weights_whose_own_scores_are_pushed_the_one_at_a_half_gains_most_and_the_smallest_least():
    before, task = lesson.own_pushes()[lesson.PUSHES.index(0)], lesson.tasks()["most"]
    gains = lesson.own_pushes()[lesson.PUSHES.index(0.2)] - before
    assert task.options[:-1] == tuple(f"{one:.2f}" for one in before)
    assert task.options[int(np.argmax(gains))] == task.key
    assert (np.argmin(gains), np.argmin(before), "is 0.21" in task.mark("0.70").message) == (0, 0, True)


def test_where_a_weight_is_near_1_its_slope_is_small_and_the_largest_weight_of_the_last_question_is_nearer():
    assert lesson.gradients(lesson.TIMES[-1]).w.max() > 0.999
    assert "times 300" in lesson.tasks()["reach"].prompt
