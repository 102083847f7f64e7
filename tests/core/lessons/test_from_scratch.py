"""The lines of NumPy and their slips, np.dot and the batch, against einsum."""

import numpy as np
import pytest

from core.attention import attend
from core.lessons.from_scratch import batch_weights, line_tasks, run, script, shape, tasks, total_weight, value
from core.lessons.random_weights import KINDS


@pytest.fixture(params=[1, 2, 3])
def names(request):
    return run(request.param, 1, KINDS[0])


@pytest.mark.parametrize("name", ["X", "W_q", "Q", "scores", "context", "batch"])
def test_every_question_knows_its_answer_and_tells_each_slip_from_it(name, names):
    asked = {**line_tasks(names), **tasks(names, 1)}[name]
    question = asked.question
    assert asked.mark(str(value(question.key, names).shape)).status == "correct"
    for code in question.slips:
        result = asked.mark(str(np.shape(value(code, names))))
        assert result.status == "wrong"
        assert result.message in question.slips.values()


def test_the_lines_compute_what_the_graph_computes_and_what_is_not_asked_has_the_shape_that_it_follows(names):
    trace = attend(*(names[name] for name in ("X", "W_q", "W_k", "W_v")))
    for node in ("scores", "scaled_scores", "weights", "context"):
        np.testing.assert_allclose(names[node], getattr(trace, node))
    lines = {line.id: line for line in script().steps}
    assert {line.id: line.follows for line in lines.values() if not line.question} == {
        "scaled": "scores", "weights": "scores", "the": "context",
    }  # fmt: skip
    assert shape(lines["scaled"], names) == shape(lines["weights"], names) == shape(lines["scores"], names)


def test_np_dot_combines_every_sentence_with_every_other_and_at_only_each_with_itself(names):
    Q, K, B = names["Q"], names["K"], len(names["words"])
    np.testing.assert_allclose(names["mixed"], np.einsum("bid,cjd->bicj", Q, K))
    assert total_weight(names) == pytest.approx(B)
    own, mixed = batch_weights(names)
    np.testing.assert_allclose([own.sum(axis=1), mixed.sum(axis=1)], [[1] * 6 * B, [B] * 6 * B])
    np.testing.assert_allclose(own[:6, :6], names["weights"][0])


def test_one_line_only_gives_back_what_at_makes():
    rescue = tasks(run(2, 1, KINDS[0]), 1)["rescue"]
    right = [option for option in rescue.options if rescue.mark(option).status == "correct"]
    assert right == ["bibj->bij"]


def test_nothing_is_computed_before_there_is_an_answer():
    # Without names no line could be run.
    for asked in line_tasks({}).values():
        assert asked.mark("  ").status == "blank"
        assert asked.prompt
