"""The bug hunt: the listing, what its faults do, and how a guess is marked."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.attention import attend
from core.exercises import load
from core.lessons import bug_hunt, bug_runs
from core.lessons.bug_hunt import Guess, fixed_kinds, hints, hunt, kinds_here, listing, mark, read_guesses, remaining
from core.lessons.bug_runs import TOLERANCE, Output, PythonError, inputs, run

CUBE, PAIR, ALONE = inputs()
KINDS = {fault.kind: fault.line for fault in hunt().faults}
KEY = " ".join(f"{line}:{kind}" for kind, line in KINDS.items())


def named(text):
    return mark(read_guesses(text).guesses)


def last(text):
    return named(text)[-1].result


def score(text):
    return sum(one.credit for one in bug_hunt.score(named(text)))


def test_twelve_lines_have_a_fault_of_their_own_kind_and_five_kinds_are_decoys():
    assert len(KINDS) == len(set(KINDS.values())) == 12
    assert list(KINDS.values()) == sorted(KINDS.values())
    assert set(hunt().not_here) == set(hunt().kinds) - kinds_here()
    assert len(hunt().not_here) == 5


def test_every_fault_changes_one_line_and_keeps_its_indentation():
    for fault in hunt().faults:
        lines = listing([fault.kind]).splitlines()
        changed = [i for i, (a, b) in enumerate(zip(lines, hunt().lines, strict=True), start=1) if a != b]
        assert changed == [fault.line]
        before = hunt().lines[fault.line - 1]
        assert len(fault.faulty) - len(fault.faulty.lstrip()) == len(before) - len(before.lstrip())


@pytest.mark.parametrize("shape", inputs())
def test_the_correct_module_agrees_with_the_formula_and_with_torch(shape):
    weights = load("dog-tail").inputs
    right = attend(inputs()[shape].X, weights["W_q"], weights["W_k"], weights["W_v"])
    outcome = run(frozenset(), shape)
    assert isinstance(outcome, Output)
    assert outcome.is_right
    np.testing.assert_allclose(outcome.context, right.context, atol=1e-6)
    np.testing.assert_allclose(outcome.weights, right.weights, atol=1e-6)
    assert bug_runs.distance_from_torch(shape) < 1e-12


@pytest.mark.parametrize(
    ("kind", "error", "says"),
    [
        ("default-order", "SyntaxError", "default"),
        ("misspelt-constructor", "AttributeError", "_AttentionLayer__init"),
        ("unknown-keyword", "TypeError", "biases"), ("misnamed-attribute", "AttributeError", "column"),
        ("missing-colon", "SyntaxError", "expected ':'"), ("open-parenthesis", "SyntaxError", "never closed"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("shape", inputs())
def test_a_loud_fault_stops_python_in_its_line(kind, error, says, shape):
    outcome = run(frozenset({kind}), shape)
    assert isinstance(outcome, PythonError)
    assert (outcome.error, outcome.line) == (error, KINDS[kind])
    assert says in outcome.message
    assert f"line {KINDS[kind]}\n{error}: " in str(outcome)


@pytest.mark.parametrize("shape", inputs())
def test_without_return_python_stops_only_where_the_result_is_used(shape):
    outcome = run(frozenset({"nothing-returned"}), shape)
    assert (outcome.error, outcome.line, outcome.file) == ("TypeError", 1, "use_it.py")
    assert str(outcome).startswith('File "use_it.py", line 1')
    assert "NoneType" in outcome.message


@pytest.mark.parametrize("kind", ["extra-bias", "wrong-weights", "wrong-axes", "missing-root", "softmax-dimension"])
def test_a_silent_fault_runs_and_changes_the_context(kind):
    outcome = run(frozenset({kind}), CUBE)
    assert isinstance(outcome, Output)
    assert not outcome.is_right
    assert outcome.context_off > 0.1
    right = bug_runs.formula(CUBE)
    assert outcome.context_off == np.abs(outcome.context - right.context).max()
    assert outcome.weights_off == np.abs(outcome.weights - right.weights).max()


def test_a_bias_shifts_every_context_vector_alike_and_leaves_the_weights():
    outcome = run(frozenset({"extra-bias"}), ALONE)
    shift = outcome.context - bug_runs.formula(ALONE).context
    np.testing.assert_allclose(shift, shift[[0]].repeat(5, axis=0), atol=1e-12)
    assert outcome.weights_off < TOLERANCE


def test_the_keys_in_place_of_the_values_leave_the_weights():
    outcome = run(frozenset({"wrong-weights"}), ALONE)
    right = bug_runs.formula(ALONE)
    np.testing.assert_allclose(outcome.context, right.weights @ right.K, atol=1e-12)


def test_without_the_root_rows_still_sum_to_1_and_are_more_even():
    outcome = run(frozenset({"missing-root"}), ALONE)
    right = bug_runs.formula(ALONE).weights
    np.testing.assert_allclose(outcome.weights.sum(axis=-1), 1)
    assert outcome.weights.max() < right.max()


def test_softmax_over_the_wrong_dimension_makes_columns_sum_to_1():
    for shape in inputs():
        outcome = run(frozenset({"softmax-dimension"}), shape)
        np.testing.assert_allclose(outcome.weights.sum(axis=-2), 1)
        assert np.ptp(outcome.weights.sum(axis=-1)) > 1


def test_the_wrong_axes_are_right_for_one_sentence_silent_where_sizes_are_equal_and_an_error_else():
    assert run(frozenset({"wrong-axes"}), ALONE).is_right
    assert not run(frozenset({"wrong-axes"}), CUBE).is_right
    # The shapes clash a line further down than the fault is.
    stopped = run(frozenset({"wrong-axes"}), PAIR)
    assert (stopped.error, stopped.line) == ("RuntimeError", KINDS["wrong-axes"] + 1)


def test_mending_what_python_complains_of_leaves_the_silent_faults():
    faults = set(kinds_here()) - {"nothing-returned"}
    while isinstance(outcome := run(frozenset(faults), CUBE), PythonError):
        faults -= {kind for kind, line in KINDS.items() if line == outcome.line}
    assert faults == {"extra-bias", "wrong-weights", "wrong-axes", "missing-root", "softmax-dimension"}
    assert not outcome.is_right


def test_whatever_is_fixed_first_the_rest_can_be_run():
    for many in (*range(4), *range(len(KINDS) - 2, len(KINDS) + 1)):
        for faults in combinations(KINDS, many):
            assert isinstance(run.__wrapped__(frozenset(faults), PAIR), PythonError | Output)


def test_nothing_but_the_listing_is_run():
    assert run(frozenset({"import os", "no-mask"}), ALONE).is_right


def test_all_named_rightly_is_full_marks():
    assert [one.credit for one in bug_hunt.score(named(KEY))] == [1.0] * 12
    assert set(fixed_kinds(named(KEY))) == kinds_here()
    assert remaining(named(KEY)) == ()


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        ("28:missing-root", "correct", "fixed now"),
        ("28:missing-root 28:missing-root", "correct", "already found this one"),
        ("28:wrong-weights", "partial", "Line 28 does have a fault, but not this one. This fault is above."),
        ("28:softmax-dimension", "partial", "further down"), ("28:no-mask", "partial", "No mask is needed"),
        ("28:missing-root 28:no-mask", "wrong", "had another fault"),
        ("24:wrong-weights 28:wrong-weights", "partial", "already found this fault"),
        ("22:wrong-weights", "wrong", "nothing wrong with line 22. This fault is further down"),
        ("23:softmax-dimension", "wrong", "nothing wrong with line 23. This fault is further down"),
        ("31:wrong-weights", "partial", "This fault is above"),
        ("24:wrong-weights 22:wrong-weights", "wrong", "already found this fault"),
        ("31:nothing-returned", "correct", "fixed now"),
    ],
)  # fmt: skip
def test_a_guess_is_marked_by_line_and_kind(text, status, says):
    marked = last(text)
    assert (marked.status, marked.credit) == (status, status == "correct")
    assert says in marked.message


def test_a_wrong_guess_costs_nothing_and_only_a_whole_one_counts():
    assert score("") == score("1:no-mask") == score("28:no-mask") == 0
    assert score("28:no-mask 28:missing-root 28:missing-root 28:no-mask 3:not-imported") == 1


@pytest.mark.parametrize("line", range(1, len(hunt().lines) + 1))
def test_naming_every_fault_in_one_line_finds_no_more_than_that_lines_own(line):
    assert score(" ".join(f"{line}:{kind}" for kind in hunt().kinds)) == (line in KINDS.values())
    if line not in KINDS.values():
        assert {last(f"{line}:{kind}").status for kind in hunt().kinds} == {"wrong"}


@pytest.mark.parametrize("text", [" 28 : Missing-Root ", ";28:missing-root,"])
def test_a_guess_is_read_in_any_spelling(text):
    assert read_guesses(text).guesses == (Guess(line=28, kind="missing-root"),)
    assert read_guesses(text).unread == ()


@pytest.mark.parametrize("text", ["28", "missing-root", "0:no-mask", "32:no-mask", "28:nonsense", "٣:no-mask"])
def test_what_cannot_be_read_is_told_and_the_rest_is_read(text):
    reading = read_guesses(f"28:missing-root {text} 1:no-mask")
    assert reading.unread == (text,)
    assert len(reading.guesses) == 2


@settings(max_examples=40)
@given(
    st.text(max_size=300) | st.lists(st.sampled_from([*hunt().kinds, ":", " ", ",", "2", "28", "-", "\0"])).map("".join)
)
def test_nothing_typed_raises(text):
    marked = named(text)
    assert all(one.result.status in ("correct", "partial", "wrong") for one in marked)


def test_hints_name_the_method_and_then_what_to_look_at():
    where, what = hints(hunt().faults[0])
    assert where == "One is in `__init__`, lines 14 to 19."
    assert what == hunt().faults[0].hint
    assert hints(hunt().faults[-1])[0] == "One is in `forward`, lines 21 to 31."
    assert len(hunt().lines) == 31
