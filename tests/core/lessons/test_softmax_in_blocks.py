"""The softmax in blocks, held against torch."""

from math import exp, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.lessons import softmax_in_blocks as lesson

torch = pytest.importorskip("torch")

SCORES = st.floats(-1e4, 1e4)


@given(st.lists(st.lists(SCORES, min_size=1, max_size=5), min_size=1, max_size=5))
def test_blocks_of_any_size_give_the_softmax_of_the_whole_row(blocks):
    whole = torch.tensor([s for scores in blocks for s in scores], dtype=torch.float64)
    values = [[(-1.5) ** (3 * i + j) for j, _ in enumerate(scores)] for i, scores in enumerate(blocks)]
    states = list(lesson.run(blocks, values))
    weights, last = torch.softmax(whole, dim=0), states[-1]
    np.testing.assert_allclose(lesson.weights(states), weights, atol=1e-12)
    context = float(weights @ torch.tensor([value for block in values for value in block], dtype=torch.float64))
    assert last.context / last.total == pytest.approx(context, abs=1e-9)
    assert last.maximum == whole.max()
    assert last.maximum + log(last.total) == pytest.approx(float(torch.logsumexp(whole, dim=0)), abs=1e-9)


def test_what_is_corrected_is_what_would_have_been_with_the_new_maximum():
    seen = []
    for state in lesson.states():
        seen += state.scores
        assert state.total == pytest.approx(sum(exp(s - max(seen)) for s in seen))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("first", "1+exp(-2)"), ("factor", "0.1353"), ("second", "1.2034"), ("third", "1.5781"), ("weight", "0.0116"),
        ("context", "2.2517"),
    ],
)  # fmt: skip
def test_right_answers_by_calculator(name, text):
    assert lesson.tasks()[name].mark(text).status == "correct"
