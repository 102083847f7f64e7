"""Every cell of every exercise: the arithmetic works out with the figures that are shown."""

import doctest
import re
from itertools import pairwise
from math import exp, prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from core import exercises
from core.attention import attend
from core.graph import explain, tex
from core.graph.nodes import INPUTS, NODES, ancestors
from core.graph.steps import DividedBy, divided_by_sum

GRAPHS = [(name, graph) for name in exercises.ids() for graph in exercises.load(name).graphs]
ROUNDED = 5.1e-6
"""Largest relative error of a figure with six significant digits: half a unit of the last."""

TINY = 1e-300
"""Floating-point numbers smaller than this lose digits."""

FIGURE = re.compile(r"-?\d+(?:\.\d+)?(?: \\times 10\^\{-?\d+\})?|-\\infty")


def cells(trace):
    for node in (*INPUTS, *NODES):
        if (M := getattr(trace, node)) is not None:
            yield from ((node, i, j) for i, j in np.ndindex(*M.shape))


def figures(tex):
    """The numbers in a piece of TeX, in order."""
    written = (text.replace(r" \times 10^{", "e").removesuffix("}") for text in FIGURE.findall(tex))
    return [float(text.replace(r"\infty", "inf")) for text in written]


def assert_close(shown, computed, parts, slack=ROUNDED):
    """The error is no larger than the rounding of the figures it was computed from; −∞ has none."""
    assert shown == computed or abs(shown - computed) <= slack * sum(map(abs, parts)) + 1e-12


def assert_adds_up(working, value, trace_value):
    for term in working.terms:
        match working.kind, term.factors:
            case _, ():
                continue
            case "products", factors:
                assert_close(term.value, prod(factors), [term.value], slack=3 * ROUNDED)
            case "quotient", (above, below):
                assert_close(term.value, above / below, [term.value], slack=3 * ROUNDED)
            case "exponentials", (raised, *less):
                assert_close(term.value, exp(raised - sum(less)), [term.value], slack=2e-6 + ROUNDED)
            case "same" | "shares", (only,):
                assert term.value == only
            case other:
                raise AssertionError(other)
    values = [term.value for term in working.terms]
    assert_close(working.total, sum(values), [*values, working.total])
    if working.kind in ("exponentials", "shares"):
        quotients = [term.value / working.total for term in working.terms if term.factors]
        assert min(abs(quotient - working.result) for quotient in quotients) <= 3 * ROUNDED * abs(working.result) + TINY
    else:
        assert working.result == working.total
    assert working.result == value
    largest = max(map(abs, values)) if working.kind == "products" else 1
    assert value == pytest.approx(trace_value, rel=ROUNDED, abs=1e-12 * max(1, largest))


def assert_tex_shows(working):
    """The figures in the TeX are those of the data, and the result can be computed from them."""
    if working.kind in ("same", "quotient"):
        (term,), (*before, last) = working.terms, figures(working.tex)
        assert last == working.result
        assert tuple(before[-2:]) == (() if working.kind == "same" else term.factors)
        return
    body, _, foot = working.tex.partition(r"\hline")
    for term, line in zip(working.terms, body.split(r" \\ "), strict=False):
        at = line.split("&")
        assert figures(at[2]) == [term.value]
        if not term.factors:
            assert figures(at[1]) == [term.count]
        elif working.kind == "products":
            assert figures(at[1]) == list(term.factors)
        elif working.kind == "exponentials":
            raised, *less = figures(at[1])
            assert_close(term.value, exp(raised - sum(less)), [term.value], slack=2e-6 + ROUNDED)
    assert body.count(r" \\ ") == len(working.terms)
    assert figures(foot)[0] == working.total
    assert figures(foot)[-1] == working.result
    if working.kind != "products":
        above, below, result = figures(foot)[-3:]
        assert abs(above / below - result) <= 3 * ROUNDED * abs(result) + TINY


def assert_hidden(explanation):
    """A cell of −∞ says that the mask hides a later word, and shows −∞ alone."""
    assert explanation.column > explanation.row
    assert "may not attend to" in explanation.lead
    assert (explanation.operands, explanation.lines) == ((), (r"\mathbf{-\infty}",))


@pytest.mark.parametrize(("exercise_id", "graph"), GRAPHS)
def test_the_figures_shown_add_up_to_the_figure_shown(exercise_id, graph):
    exercise = exercises.load(exercise_id)
    trace = exercise.traces[graph]
    seen = 0
    for node, i, j in cells(trace):
        explanation = explain.explain(
            trace, node, i, j, tokens=exercise.tokens, tokens_kv=exercise.words(graph, "n_kv")
        )
        assert bool(explanation.workings) == (node not in INPUTS)
        if np.isneginf(getattr(trace, node)[i, j]):
            assert_hidden(explanation)
        for working in explanation.workings:
            assert_adds_up(working, explanation.value, float(getattr(trace, node)[i, j]))
        seen += 1
    assert seen == sum(getattr(trace, node).size for node in (*INPUTS, *NODES) if getattr(trace, node) is not None)


@pytest.mark.parametrize(("exercise_id", "graph"), GRAPHS)
def test_the_tex_shows_exactly_the_figures_of_the_data(exercise_id, graph):
    exercise = exercises.load(exercise_id)
    trace = exercise.traces[graph]
    names = [f"word{'x' * i}" for i in range(len(exercise.words(graph, "n_kv")))]
    for node, i, j in cells(trace):
        for working in explain.explain(trace, node, i, j, tokens=names, tokens_kv=names).workings:
            assert_tex_shows(working)


def test_a_sum_of_fifty_terms_shows_the_first_the_largest_the_last_and_how_many_lie_between():
    exercise = exercises.load("river-bank")
    trace = exercise.traces["plain"]
    for i, j in np.ndindex(12, 12):
        (working,) = explain.explain(trace, "scores", i, j, tokens=exercise.tokens).workings
        products = trace.X[i] * trace.X[j]
        largest = int(np.argmax(np.abs(products)))
        named = [int(term.name) - 1 for term in working.terms if term.factors]
        assert {0, largest, 49} <= set(named)
        assert len(named) <= 5
        assert sum(term.count for term in working.terms) == 50
        between = [term.count for term in working.terms if not term.factors]
        assert between == [b - a - 1 for a, b in pairwise(named) if b - a > 1]
        assert min(between) > 1
        assert all(f"{count} terms between" in working.tex for count in between)


def test_a_weight_among_many_words_is_kept_and_an_overflowing_exponential_is_not_tried():
    X = np.linspace(-30, 40, 40)[:, None]
    names = [f"w{i}" for i in range(40)]
    for j in (0, 7, 39):
        (working,) = explain.explain(attend(X), "weights", 39, j, tokens=names).workings
        assert names[j] in [term.name for term in working.terms]
        assert working.result == pytest.approx(attend(X).weights[39, j], rel=1e-5)
        assert all(len(term.factors) == 2 for term in working.terms if term.factors)


@pytest.mark.parametrize("causal", [False, True])
def test_operands_are_where_the_numbers_come_from(causal):
    exercise = exercises.load("bank-interest")
    trace = attend(*(exercise.inputs[name] for name in ("X", "W_q", "W_k", "W_v")), causal=causal)
    for node, i, j in cells(trace):
        explanation = explain.explain(trace, node, i, j, tokens=exercise.tokens)
        lines = [getattr(trace, operand.node) for operand in explanation.operands]
        lines = [
            M[operand.row, operand.column] if None not in (operand.row, operand.column)
            else M[operand.row] if operand.row is not None else M[:, operand.column]
            for M, operand in zip(lines, explanation.operands, strict=True)
        ]  # fmt: skip
        earlier = {*INPUTS, *ancestors(node)} - {node} if node in NODES else set()
        assert {operand.node for operand in explanation.operands} <= earlier
        if node in ("Q", "K", "V", "scores", "context"):
            assert lines[0] @ lines[1] == pytest.approx(getattr(trace, node)[i, j])
        elif node == "weights":
            assert explanation.value == pytest.approx(np.exp(lines[0][j]) / np.exp(lines[0]).sum(), rel=1e-5)
            assert (explanation.value == 0) == (causal and j > i)
        elif node == "scaled_scores":
            assert lines[0] / 3**0.5 == pytest.approx(getattr(trace, node)[i, j])
        elif node == "masked_scores":
            assert lines == ([] if causal and j > i else [trace.scaled_scores[i, j]])


def test_without_learning_everything_comes_from_X_and_nothing_is_scaled():
    trace = attend([[0.0, 1.0], [1.0, 0.5]])
    for node in ("Q", "scores", "context"):
        assert {operand.node for operand in explain.explain(trace, node, 0, 1, tokens="ab").operands} <= {
            "X",
            "weights",
        }
    assert "not scaled" in explain.explain(trace, "scaled_scores", 0, 1, tokens="ab").lead
    assert "given" in explain.explain(trace, "X", 0, 1, tokens="ab").lead


def test_words_with_tex_or_markdown_in_them_are_harmless():
    trace = attend([[0.0, 1.0], [1.0, 0.5]])
    explanation = explain.explain(trace, "context", 0, 1, tokens=["$50%}\\frac", "*[x](y)_"])
    assert r"\text{\textdollar{}50\%\}\textbackslash{}frac}" in explanation.lines[0]
    assert r"\text{*[x](y)\_}" in explanation.lines[0]
    assert r"*\$50%\}\\frac*" in explanation.lead


def test_the_examples_in_the_docstrings():
    for module in (explain, tex):
        assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("X", [[[1e200, 1.0], [1.0, 2.0]], [[1e-200, 0.0], [0.0, 0.0]], [[-40.0, 30.0], [40.0, 30.0]]])
def test_no_number_is_too_large_or_too_small_to_be_written_out(X):
    with np.errstate(all="ignore"):
        trace = attend(X)
        for node, i, j in cells(trace):
            explanation = explain.explain(trace, node, i, j, tokens=["a", "b"])
            assert all(explanation.lines)


ENTRIES = st.one_of(
    st.builds(lambda digits, power: digits * 10.0**power, st.integers(-99, 99), st.integers(-3, 4)),
    st.floats(-4, 4),
    st.floats(-1e6, 1e6),
)
"""What a student may type into a matrix: mostly short numbers, at most a million."""


@st.composite
def inputs_and_divisor(draw):
    """Matrices of any sizes that fit, with and without learning, and a divisor."""
    n, d_model, d_k, d_v = (draw(st.integers(1, 4)) for _ in range(4))
    shapes = {"X": (n, d_model)}
    if draw(st.booleans()):
        shapes |= {"W_q": (d_model, d_k), "W_k": (d_model, d_k), "W_v": (d_model, d_v)}
    inputs = {name: draw(arrays(np.float64, shape, elements=ENTRIES)) for name, shape in shapes.items()}
    return inputs, draw(st.one_of(st.just(1.0), st.floats(1, 4 * max(d_k, d_model))))


def divided(inputs, divisor):
    """The graph with its scores divided by a number."""
    return attend(**inputs, replace={"scaled_scores": DividedBy(divisor)})


@given(inputs_and_divisor())
def test_the_figures_shown_for_any_inputs_add_up(drawn):
    inputs, divisor = drawn
    trace = divided(inputs, divisor)
    names = [f"word{'x' * i}" for i in range(len(inputs["X"]))]
    for node in NODES:
        for i, j in np.ndindex(*trace.matrices[node].shape):
            explanation = explain.explain(trace, node, i, j, tokens=names)
            assert (explanation.node, explanation.row, explanation.column) == (node, i, j)
            assert explanation.value == explanation.workings[-1].result
            for working in explanation.workings:
                assert_adds_up(working, working.result, float(trace.matrices[node][i, j]))
                assert_tex_shows(working)
            for operand in explanation.operands:
                rows, columns = trace.matrices[operand.node].shape
                assert (operand.row or 0) < rows
                assert (operand.column or 0) < columns


@pytest.mark.parametrize("divisor", [1.0, 2.5])
def test_a_division_by_one_is_passed_over_and_any_other_is_not(divisor):
    trace = divided(exercises.load("bank-interest").inputs, divisor)
    (operand,) = explain.explain(trace, "weights", 1, 2, tokens="abcde").operands
    assert (operand.node, operand.row, operand.column) == ("scores" if divisor == 1 else "scaled_scores", 1, None)


def test_a_chosen_divisor_is_named_and_one_changes_nothing():
    inputs = {"X": [[1.0, 0.0], [0.5, 2.0]]}
    scaled = divided(inputs, 2.5)
    chosen = explain.explain(scaled, "scaled_scores", 0, 1, tokens="ab")
    assert chosen.lead == "The score of *a* and *b* was divided by 2.5, the divisor chosen."
    assert chosen.lines == (r"\frac{\text{score}}{2.5} = \frac{0.5}{2.5} = \mathbf{0.2}",)
    same = explain.explain(
        attend(**inputs, replace={"scaled_scores": DividedBy(1.0)}), "scaled_scores", 0, 1, tokens="ab"
    )
    assert same == explain.explain(attend(**inputs), "scaled_scores", 0, 1, tokens="ab")
    assert "not scaled" in same.lead
    root = explain.explain(attend(**inputs, scale=True), "scaled_scores", 0, 1, tokens="ab")
    assert "the root of d_k = 2" in root.lead


def test_scores_of_zero_were_divided_too():
    scaled = divided({"X": np.zeros((2, 2))}, 2.5)
    assert "divided by 2.5" in explain.explain(scaled, "scaled_scores", 0, 1, tokens="ab").lead
    (operand,) = explain.explain(scaled, "weights", 0, 1, tokens="ab").operands
    assert operand.node == "scaled_scores"


def test_terms_that_cancel_give_zero_in_the_working_and_in_the_value():
    trace = attend([[0.1, 0.3], [3.0, -1.0]])
    assert trace.scores[0, 1] != 0
    explanation = explain.explain(trace, "scores", 0, 1, tokens="ab")
    assert (explanation.value, explanation.workings[0].result) == (0, 0)


def test_exponents_too_long_to_write_out_are_subtracted_first():
    trace = attend([[1e6, 0.0], [1e6, 1.5e-6]], replace={"scaled_scores": lambda scores: scores})
    (working,) = explain.explain(trace, "weights", 1, 0, tokens="ab").workings
    assert [len(term.factors) for term in working.terms] == [1, 1]
    assert_tex_shows(working)


def test_a_single_word_has_all_the_weight_however_large_its_score():
    trace = divided({"X": np.array([[1e6]])}, 4.0)
    for node, value in (("scores", 1e12), ("scaled_scores", 2.5e11), ("weights", 1.0)):
        assert explain.explain(trace, node, 0, 0, tokens="a").value == value


def test_each_step_of_a_masked_graph_is_written_out():
    trace = attend([[0.0, 1.0], [1.0, 0.5], [0.5, 2.0]], causal=True)
    for node, i, j in cells(trace):
        explanation = explain.explain(trace, node, i, j, tokens="abc")
        assert bool(explanation.workings) == (node not in INPUTS)
        for working in explanation.workings:
            assert_adds_up(working, explanation.value, float(getattr(trace, node)[i, j]))
            assert_tex_shows(working)
        if node == "masked_scores" and j > i:
            assert_hidden(explanation)


def test_a_masked_cell_says_which_word_may_not_look_at_which():
    trace = attend([[0.0, 1.0], [1.0, 0.5], [0.5, 2.0]], causal=True)
    later = explain.explain(trace, "masked_scores", 0, 2, tokens="abc")
    assert later.lead.startswith("Word 1, *a*, may not attend to word 3, *c*, which comes later")
    assert (later.value, later.operands, later.lines) == (-np.inf, (), (r"\mathbf{-\infty}",))
    earlier = explain.explain(trace, "masked_scores", 2, 0, tokens="abc")
    assert "may attend to word 1, *a*, which comes earlier" in earlier.lead
    assert {(operand.node, operand.row, operand.column) for operand in earlier.operands} == {("scores", 2, 0)}
    weight = explain.explain(trace, "weights", 0, 2, tokens="abc")
    assert weight.value == 0
    assert {operand.node for operand in weight.operands} == {"masked_scores"}
    assert all(r"e^{-\infty" in line for line in weight.lines)
    assert "Nothing is masked" in explain.explain(attend(trace.X), "masked_scores", 0, 2, tokens="abc").lead


def test_the_step_is_recorded_and_not_guessed():
    """A single word has the weight 1 by softmax or by sum, masked or not."""
    by_sum = attend([[2.0]], replace={"weights": divided_by_sum})
    assert "divided by its sum" in explain.explain(by_sum, "weights", 0, 0, tokens="a").lead
    assert "The softmax" in explain.explain(attend([[2.0]]), "weights", 0, 0, tokens="a").lead
    assert (
        "may attend to itself" in explain.explain(attend([[2.0]], causal=True), "masked_scores", 0, 0, tokens="a").lead
    )


def test_a_node_that_was_replaced_is_not_said_to_be_computed():
    for change in (np.full((2, 2), 0.5), lambda: np.full((2, 2), 0.5)):
        trace = attend(np.eye(2), replace={"weights": change})
        explanation = explain.explain(trace, "weights", 0, 1, tokens="ab")
        assert (explanation.value, explanation.workings) == (0.5, ())
        assert "replaced" in explanation.lead
