"""The arithmetic and the mirror of ui/machine/chain.js, held against plain NumPy."""

import math

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import PLAIN, Form
from core.graph.masking import CAUSAL, sliding_window
from core.graph.nodes import steps_of
from core.graph.steps import DividedBy
from core.graph.ways import BY_ROOT, BY_SUM, UNSCALED, divided_by
from tests.javascript.node import NODE, with_modules
from ui.machine import payload
from ui.machine.picture import of

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")

FORMS = [
    PLAIN, Form(learned=True, scaling=BY_ROOT), Form(learned=True, scaling=BY_ROOT, mask=CAUSAL),
    Form(learned=True, scaling=divided_by(2.5)), Form(learned=True, scaling=UNSCALED, mask=CAUSAL),
    Form(learned=False, scaling=BY_ROOT, normalise=BY_SUM),
    Form(learned=True, scaling=BY_ROOT, mask=CAUSAL, positions=True),
    Form(learned=False, scaling=UNSCALED, positions=True),
    Form(learned=True, scaling=BY_ROOT, mask=sliding_window(2)),
]  # fmt: skip

CELLS = """(data) => {
  const { operands, workings } = chain_module, chain = chainOf(data)
  const cells = data.flatMap(({name, values}) => values.flatMap((line, i) =>
    line.map((_, j) => [name, i, j, operands(chain, name, i, j), workings(chain, name, i, j)])))
  return cells
}"""
CHANGED = """([data, name, values]) => [...chain_module.recompute(chainOf(data), new Map([[name, {values}]]))]"""


@pytest.fixture(scope="module")
def node():
    with with_modules("chain") as started:
        yield started


def chain_of(trace, form, words, words_kv=()):
    return [payload.matrix(M) for M in of(trace, form, words, words_kv).matrices]


def cells_of(node, data):
    """Each number's place, its operands and its workings, as the browser has them."""
    return node.evaluate(CELLS, data)


def words_for(n):
    return [f"word{i}" for i in range(n)]


def random_inputs(seed, n, d_model, d_k, d_v, form):
    random = np.random.default_rng(seed)
    # Positive where rows are divided by their sum, which could otherwise be next to nothing.
    X = np.round(random.uniform(0.1, 2, (n, d_model)) * (1 if form.normalise == BY_SUM else random.choice([-1, 1])), 3)
    shapes = [(d_model, d_k), (d_model, d_k), (d_model, d_v)] if form.learned else []
    return [X, *(np.round(random.normal(size=shape), 3) for shape in shapes)]


def evaluated(inputs, form):
    return attend(*inputs, replace=steps_of(form))


def row(M, i):
    return (M, i, None)


def column(M, j):
    return (M, None, j)


def expected(trace, form, name, i, j):
    """Where a number comes from, and the factors of each term: (operands, terms), of a share (operands, terms, j)."""
    T = trace.matrices
    X = "X_P" if form.positions else "X"
    kv = "X_kv" if form.cross else X
    Q, K, V = ("Q", "K", "V") if form.learned else (X, kv, kv)
    scaled = "scaled_scores" if form.is_scaled else "scores"
    masked = "masked_scores" if form.is_masked else scaled
    if name in ("Q", "K", "V"):
        from_, W = (X if name == "Q" else kv), f"W_{name.lower()}"
        return [row(from_, i), column(W, j)], np.stack([T[from_][i], T[W][:, j]], axis=1)
    if name == "X_P":
        return [(X_, i, j) for X_ in ("X", "P")], [[T["X"][i, j], T["P"][i, j]]]
    if name == "scores":
        return [row(Q, i), row(K, j)], np.stack([T[Q][i], T[K][j]], axis=1)
    if name == "scaled_scores":
        divisor = form.scaling.step.divisor if isinstance(form.scaling.step, DividedBy) else math.sqrt(T["K"].shape[1])
        return [("scores", i, j)], [[T["scores"][i, j], divisor]]
    if name == "masked_scores":
        is_hidden = np.isneginf(T[name][i, j])
        return ([], None) if is_hidden else ([(scaled, i, j)], [[T[scaled][i, j]]])
    if name == "weights":
        return [row(masked, i)], T[masked][i][:, None]
    if name == "context":
        return [row("weights", i), column(V, j)], np.stack([T["weights"][i], T[V][:, j]], axis=1)
    if name == "joined":
        return [row("context", i), row("context_2", i)], None
    if name == "output":
        return [row("joined", i), column("W_o", j)], np.stack([T["joined"][i], T["W_o"][:, j]], axis=1)
    return [], None


def held(node, trace, form, words, words_kv=()):
    """Compare every number's operands, factors, terms, total and result; returns how many pieces were compared."""
    compared = 0
    for name, i, j, operands, workings in cells_of(node, chain_of(trace, form, words, words_kv)):
        where = f"{name}[{i}, {j}]"
        theirs, factors = expected(trace, form, name, i, j)
        assert [tuple(one.values()) for one in operands] == theirs, where
        assert bool(workings) == (factors is not None), where
        for working in workings:
            same_arithmetic(working, np.asarray(factors), trace.matrices[name][i, j], where)
            compared += 1
    return compared


def same_arithmetic(working, factors, result, where):
    """Numbers travel with twelve digits, so they are near."""

    def near(ours, theirs):
        np.testing.assert_allclose(np.array(ours, dtype=float), theirs, rtol=1e-8, atol=1e-10, err_msg=where)

    terms = working["terms"]
    near([term["factors"] for term in terms], factors)
    parts = {
        "product": lambda: factors.prod(axis=1), "sum": lambda: factors.sum(axis=1), "copy": lambda: factors[:, 0],
        "quotient": lambda: factors[:, 0] / factors[:, 1], "shares": lambda: factors[:, 0],
        "softmax": lambda: np.exp(factors[:, 0] - float(working["shift"])),
    }[working["kind"]]()  # fmt: skip
    near([term["value"] for term in terms], parts)
    near(working["total"], parts.sum())
    near(working["result"], result)


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("shape", [(1, 2, 2, 3), (5, 3, 2, 4), (14, 4, 3, 2)], ids=str)
def test_the_mirror_follows_the_graph_when_an_input_changes(node, form, shape):
    before, after = (random_inputs(seed, *shape, form) for seed in (1, 2))
    words = words_for(shape[0])
    new = [after[0], *before[1:]]
    mirrored = dict(node.evaluate(CHANGED, [chain_of(evaluated(before, form), form, words), "X", after[0].tolist()]))
    trace = evaluated(new, form)
    assert mirrored
    for name, M in mirrored.items():
        right = np.asarray(trace.matrices[name])
        np.testing.assert_allclose(np.array(M["values"], dtype=float), right, rtol=1e-10, atol=1e-12, err_msg=name)


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("shape", [(1, 2, 2, 3), (5, 3, 2, 4), (14, 4, 3, 2)], ids=str)
def test_every_term_and_sum_of_random_matrices_is_that_of_the_graph(node, form, shape):
    trace = evaluated(random_inputs(3, *shape, form), form)
    assert held(node, trace, form, words_for(shape[0]))


@pytest.mark.parametrize(
    ("exercise", "graph"), [(id_, graph) for id_ in exercises.ids() for graph in exercises.load(id_).graphs]
)
def test_every_term_and_sum_of_an_exercise_is_that_of_the_graph(node, exercise, graph):
    exercise = exercises.load(exercise)
    assert held(
        node,
        exercise.traces[graph],
        exercise.graphs[graph],
        *(words_for(len(exercise.words(graph, one))) for one in ("n", "n_kv")),
    )
