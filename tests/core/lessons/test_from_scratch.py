"""The lines of NumPy and their slips, np.dot and the batch, against einsum."""

import numpy as np
import pytest

from core.attention import attend
from core.lessons.from_scratch import block, run, script, task, tasks, total_weight, value
from core.lessons.random_weights import KINDS

LINES = (*script().steps, *script().dots)


def answer(code, names):
    result = value(code, names)
    return result if isinstance(result, int) else np.shape(result)


@pytest.fixture(params=[1, 2, 3])
def names(request):
    return run(request.param, 1, KINDS[0])


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)
def test_every_line_knows_its_answer_and_tells_each_slip_from_it(line, names):
    asked = task(line, names)
    assert asked.mark(str(answer(line.question.key, names))).status == "correct"
    for code in line.question.slips:
        result = asked.mark(str(answer(code, names)))
        assert result.status == "wrong"
        assert result.message in line.question.slips.values()


def test_the_lines_compute_what_the_graph_computes(names):
    trace = attend(*(names[name] for name in ("X", "W_q", "W_k", "W_v")))
    for node in ("scores", "scaled_scores", "weights", "context"):
        np.testing.assert_allclose(names[node], getattr(trace, node))


def test_np_dot_combines_every_sentence_with_every_other(names):
    Q, K, B = names["Q"], names["K"], len(names["words"])
    np.testing.assert_allclose(names["mixed"], np.einsum("bid,cjd->bicj", Q, K))
    assert names["mixed"].shape == (B, 6, B, 6)
    assert names["mixed_context"].shape == (B, 6, B, B, 5)
    assert total_weight(names) == pytest.approx(B)


def test_a_block_is_that_of_at_only_within_a_sentence(names):
    B = len(names["words"])
    for a in range(B):
        for b in range(B):
            M, kept = block(names, a, b)
            np.testing.assert_allclose(M, names["Q"][a] @ names["K"][b].T)
            assert kept == (a == b)


def test_one_line_only_gives_back_what_at_makes():
    rescue = tasks(run(2, 1, KINDS[0]), 1)["rescue"]
    right = [option for option in rescue.options if rescue.mark(option).status == "correct"]
    assert right == ["np.einsum('bibj->bij', mixed)"]


def test_the_course_s_shape_of_the_output_is_not_np_dot_s():
    one = run(1, 1, KINDS[0])
    mark = task(script().dots[1], one).mark("(1, 6, 1, 8)")
    assert mark.status == "wrong"
    assert "does not make it" in mark.message
    assert (one["mixed"] @ one["V"]).shape == (1, 6, 1, 5)
    assert "@ would" in task(script().dots[1], one).mark("(1, 6, 1, 5)").message


def test_nothing_is_computed_before_there_is_an_answer():
    # Without names no line could be run, and with that seed nothing be drawn.
    for asked in (*(task(line, {}) for line in LINES), *tasks({}, -1).values()):
        assert asked.mark("  ").status == "blank"
        assert asked.prompt
