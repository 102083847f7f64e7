"""The arithmetic and the mirror of ui/machine/chain.js, held in Chromium against core/graph."""

import json
import math

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.explain import explain
from core.graph.form import PLAIN, Form
from core.graph.nodes import NODES, steps_of
from core.graph.tex import shown
from tests.e2e.app import CHROMIUM
from ui.machine.asset import code
from ui.machine.picture import of

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")]

FORMS = [
    PLAIN,
    Form(learned=True, scaling="by √d_k"),
    Form(learned=True, scaling="by √d_k", causal=True),
    Form(learned=True, scaling=2.5),
    Form(learned=True, scaling="not", causal=True),
    Form(learned=False, scaling="by √d_k", normalise="sum"),
    Form(learned=True, scaling="by √d_k", causal=True, positions=True),
    Form(learned=False, scaling="not", positions=True),
]

CHAIN = """
const chainOf = (data) => new Map(data.map((M) => [M.name, {...M, values: M.values.map((line) =>
  line.map((value) => value === "-inf" ? -Infinity : value))}]))
"""

CELLS = """(data) => {
  const { operands, workings } = chain_module, chain = chainOf(data)
  const cells = data.flatMap(({name, values}) => values.flatMap((line, i) =>
    line.map((_, j) => [name, i, j, operands(chain, name, i, j), workings(chain, name, i, j)])))
  return JSON.stringify(cells, (_, value) => typeof value === "number" && !isFinite(value) ? String(value) : value)
}"""
"""All cells of a chain at once and as text: as objects they take Playwright seconds to bring over."""

CHANGED = """([data, name, values]) => [...chain_module.changed(chainOf(data), new Map([[name, {values}]]))]"""


@pytest.fixture(scope="module")
def page(chromium):
    page = chromium.new_page()
    modules = code()[1].partition("const CSS =")[0]
    page.add_script_tag(content=modules + CHAIN)
    yield page
    page.close()


def chain_of(trace, form, words, words_kv=()):
    return [M.as_data() for M in of(trace, form, words, words_kv).matrices]


def cells_of(page, data):
    """Each number's place, its operands and its workings, as the browser has them."""
    return json.loads(page.evaluate(CELLS, data))


def words_for(n):
    return [f"word{i}" for i in range(n)]


def random_inputs(seed, n, d_model, d_k, d_v, form):
    random = np.random.default_rng(seed)
    # Positive where rows are divided by their sum, which could otherwise be next to nothing.
    X = np.round(random.uniform(0.1, 2, (n, d_model)) * (1 if form.normalise == "sum" else random.choice([-1, 1])), 3)
    shapes = [(d_model, d_k), (d_model, d_k), (d_model, d_v)] if form.learned else []
    return [X, *(np.round(random.normal(size=shape), 3) for shape in shapes)]


def evaluated(inputs, form):
    return attend(*inputs, replace=steps_of(form))


def held(page, trace, form, words, words_kv=()):
    """Compare every cell's terms, sums, results and operands; returns how many workings were compared."""
    compared = 0
    for name, i, j, operands, workings in cells_of(page, chain_of(trace, form, words, words_kv)):
        expected = explain(trace, name, i, j, tokens=words, tokens_kv=words_kv)
        where = f"{name}[{i}, {j}]"
        if name in NODES and not math.isinf(trace.matrices[name][i, j]):
            assert [tuple(o.values()) for o in operands] == [(o.node, o.row, o.column) for o in expected.operands], (
                where
            )
            assert len(workings) == len(expected.workings), where
        for working, theirs in zip(workings, expected.workings, strict=False):
            same_arithmetic(working, theirs, where)
            compared += 1
    return compared


def same_arithmetic(working, expected, where):
    # Python's and the browser's exponentials may differ in the last bit, Python's numbers travel with 12 digits.
    def near(ours, theirs):
        assert math.isclose(shown(ours), theirs, rel_tol=1.1e-5 if ours else 0, abs_tol=1e-12), (where, ours, theirs)

    near(float(working["result"]), expected.result)
    near(float(working["total"]), expected.total)
    terms = iter(working["terms"])
    for term in expected.terms:
        near(sum(float(next(terms)["value"]) for _ in range(term.count)), term.value)
    assert next(terms, None) is None, where


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("shape", [(1, 2, 2, 3), (5, 3, 2, 4), (14, 4, 3, 2)], ids=str)
def test_the_mirror_follows_the_graph_when_an_input_changes(page, form, shape):
    before, after = (random_inputs(seed, *shape, form) for seed in (1, 2))
    words = words_for(shape[0])
    new = [after[0], *before[1:]]
    mirrored = dict(page.evaluate(CHANGED, [chain_of(evaluated(before, form), form, words), "X", after[0].tolist()]))
    trace = evaluated(new, form)
    assert mirrored
    for name, M in mirrored.items():
        right = np.asarray(trace.matrices[name])
        np.testing.assert_allclose(np.array(M["values"], dtype=float), right, rtol=1e-10, atol=1e-12, err_msg=name)


@pytest.mark.parametrize("form", FORMS, ids=str)
@pytest.mark.parametrize("shape", [(1, 2, 2, 3), (5, 3, 2, 4), (14, 4, 3, 2)], ids=str)
def test_every_term_and_sum_of_random_matrices_is_that_of_the_graph(page, form, shape):
    trace = evaluated(random_inputs(3, *shape, form), form)
    assert held(page, trace, form, words_for(shape[0]))


@pytest.mark.parametrize(
    ("exercise", "graph"), [(id_, graph) for id_ in exercises.ids() for graph in exercises.load(id_).graphs]
)
def test_every_term_and_sum_of_an_exercise_is_that_of_the_graph(page, exercise, graph):
    exercise = exercises.load(exercise)
    assert held(
        page,
        exercise.traces[graph],
        exercise.graphs[graph],
        *(words_for(len(exercise.words(graph, one))) for one in ("n", "n_kv")),
    )


def test_a_covered_number_has_no_arithmetic_and_stays_covered(page):
    form = FORMS[1]
    inputs = random_inputs(4, 3, 2, 2, 2, form)
    data = chain_of(evaluated(inputs, form), form, words_for(3))
    weights = next(M for M in data if M["name"] == "weights")
    weights["values"][1][2] = None
    cells = {tuple(cell[:3]): cell[4] for cell in cells_of(page, data)}
    assert cells["weights", 1, 1]
    assert cells["weights", 1, 2] == []
    mirrored = dict(page.evaluate(CHANGED, [data, "X", inputs[0].tolist()]))
    assert mirrored["weights"]["values"][1][2] is None
    assert mirrored["context"]["values"][1] == [None, None]


def test_a_sum_that_is_only_rounding_error_is_shown_as_nought(page):
    form = FORMS[0]
    trace = attend([[0.1, 0.2, -0.3], [1.0, 1.0, 1.0]], replace=steps_of(form))
    cells = {tuple(cell[:3]): cell[4] for cell in cells_of(page, chain_of(trace, form, words_for(2)))}
    assert cells["scores", 0, 1][0]["total"] == 0 == explain(trace, "scores", 0, 1, tokens=words_for(2)).value
