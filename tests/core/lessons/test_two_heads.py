"""Two heads by hand, held against torch's own heads and against plain loops."""

import re
from math import exp, sqrt

import numpy as np
import pytest

from core.lessons import two_heads as lesson

torch = pytest.importorskip("torch")


def by_loops():
    """The same in plain Python: for each head its weights and context, then joined, then times W_o."""
    Q, K, V, W_o = (lesson.load().inputs[name] for name in ("Q", "K", "V", "W_o"))
    n, d = len(Q), len(Q[0])
    weights, joined = [], [[0.0] * d for _ in range(n)]
    for columns in ((0, 1), (2, 3)):
        rows = []
        for i in range(n):
            e = [exp(sum(Q[i][c] * K[j][c] for c in columns) / sqrt(2)) for j in range(n)]
            rows.append([x / sum(e) for x in e])
            for c in columns:
                joined[i][c] = sum(rows[i][j] * V[j][c] for j in range(n))
        weights.append(rows)
    output = [[sum(joined[i][k] * W_o[k][c] for k in range(d)) for c in range(d)] for i in range(n)]
    return weights, joined, output


def test_the_heads_are_those_of_plain_loops():
    weights, joined, output = by_loops()
    found = lesson.heads()
    np.testing.assert_allclose(found.trace.weights, weights, atol=1e-12)
    np.testing.assert_allclose(found.joined, joined, atol=1e-12)
    np.testing.assert_allclose(found.output, output, atol=1e-12)


def test_and_those_of_torch():
    given = {name: torch.tensor(M) for name, M in lesson.inputs().items()}
    layer = torch.nn.MultiheadAttention(4, 2, bias=False, batch_first=True, dtype=torch.float64).eval()
    layer.in_proj_weight.data.copy_(torch.eye(4, dtype=torch.float64).repeat(3, 1))
    layer.out_proj.weight.data.copy_(given["W_o"].T)
    query, key, value = (given[name][None] for name in ("Q", "K", "V"))
    output, weights = layer(query, key, value, average_attn_weights=False)
    np.testing.assert_allclose(lesson.heads().trace.weights, weights[0].detach(), atol=1e-12)
    np.testing.assert_allclose(lesson.heads().output, output[0].detach(), atol=1e-12)


@pytest.mark.parametrize("head", [0, 1])
@pytest.mark.parametrize("other", [0, 1])
def test_of_a_thread_to_another_word_its_score_and_the_largest_are_told(head, other):
    name, best, *others = [("look", "Ann", "ate", "pizza"), ("second", "pizza", "ate", "Ann")][head]
    tokens, scores = lesson.load().tokens, lesson.heads().trace.scores[head, lesson.row()]
    message = lesson.tasks()[name].mark(others[other]).message
    told = [(score, word.lower()) for word, score in re.findall(r"\*(\w+)\* (?:.*= )?(\d)[,.]", message)]
    assert told == [(f"{scores[tokens.index(word)]:.0f}", word.lower()) for word in (others[other], best)]
    assert tokens[scores.argmax()] == best


def test_the_answers_of_older_links_are_those_by_loops():
    (_, weights), joined, output = by_loops()
    for name, found in {"second": weights[1], "joined": joined[1], "output": output[1]}.items():
        task = lesson.tasks()[name]
        right = [typed for typed, now in task.renamed.items() if now == task.key and typed[0].isdigit()]
        assert right
        for typed in right:
            assert typed == " ".join(f"{x:.{len(typed.split()[0]) - 2}f}" for x in found)
