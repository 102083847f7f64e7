"""The bug hunt: the listing, what its faults do, and how a guess is marked."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.attention import attend
from core.exercises import load
from core.lessons import bug_hunt, bug_runs
from core.lessons.bug_hunt import Guess, fixed_kinds, hunt, kinds_here, listing, mark, read_guesses, remaining_faults
from core.lessons.bug_runs import TOLERANCE, inputs, run

CUBE, ALONE = inputs()
KINDS = {fault.kind: fault.line for fault in hunt().faults}
KEY = " ".join(f"{line}:{kind}" for kind, line in KINDS.items())


def named(text):
    return mark(read_guesses(text)[0])


def last(text):
    return named(text)[-1].result


def score(text):
    return sum(one.credit for one in bug_hunt.score(named(text)))


def test_five_lines_have_a_fault_of_their_own_kind_and_three_kinds_are_decoys():
    assert len(KINDS) == len(set(KINDS.values())) == 5
    assert list(KINDS.values()) == sorted(KINDS.values())
    assert set(hunt().not_here) == set(hunt().kinds), "whoever names a fault in the wrong line is told what to check"
    assert len(set(hunt().kinds) - kinds_here()) == 3


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
    right = attend(inputs()[shape], weights["W_q"], weights["W_k"], weights["W_v"])
    output = run(frozenset(), shape)
    assert output.is_right
    np.testing.assert_allclose(output.context, right.context, atol=1e-6)
    np.testing.assert_allclose(output.weights, right.weights, atol=1e-6)
    assert bug_runs.distance_from_torch(shape) < 1e-12


@pytest.mark.parametrize("kind", KINDS)
def test_each_fault_runs_without_an_error_and_changes_the_context(kind):
    output, right = run(frozenset({kind}), CUBE), bug_runs.formula(CUBE)
    assert not output.is_right
    assert output.context_off == np.abs(output.context - right.context).max() > 0.1
    assert output.weights_off == np.abs(output.weights - right.weights).max()


def test_each_fault_does_what_is_said_of_it():
    right = bug_runs.formula(ALONE)
    biased, exchanged, even, columns = (
        run(frozenset({kind}), ALONE)
        for kind in ("extra-bias", "wrong-weights", "missing-root", "softmax-dimension")
    )  # fmt: skip
    shift = biased.context - right.context
    np.testing.assert_allclose(shift, shift[[0]].repeat(5, axis=0), atol=1e-12)
    assert biased.weights_off < TOLERANCE
    np.testing.assert_allclose(exchanged.context, right.weights @ right.K, atol=1e-12)
    np.testing.assert_allclose(even.weights.sum(axis=-1), 1)
    assert even.weights.max() < right.weights.max()
    np.testing.assert_allclose(columns.weights.sum(axis=-2), 1)
    assert run(frozenset({"wrong-axes"}), ALONE).is_right


def test_nothing_but_the_listing_is_run():
    assert run(frozenset({"import os", "no-mask"}), ALONE).is_right


def test_all_named_rightly_is_full_marks():
    assert [one.credit for one in bug_hunt.score(named(KEY))] == [1.0] * 5
    assert set(fixed_kinds(named(KEY))) == kinds_here()
    assert remaining_faults(named(KEY)) == ()


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        ("28:missing-root", "correct", "too even"),
        ("28:wrong-weights", "wrong", "Line 28 has a different fault."),
        ("28:no-mask", "wrong", "No mask is needed"),
        ("28:missing-root 28:no-mask", "wrong", "had another fault"),
        ("24:wrong-weights 28:wrong-weights", "wrong", "already found this fault"),
        ("22:wrong-weights", "wrong", "nothing wrong with line 22. Q, K and V are each X times the matrix with their"),
        ("28:nothing", "wrong", "It has a fault."),
        ("28:missing-root 28:nothing", "correct", ""),
        ("15:nothing", "correct", ""),
    ],
)  # fmt: skip
def test_a_guess_is_marked_by_line_and_kind(text, status, says):
    marked = last(text)
    assert (marked.status, marked.credit) == (status, status == "correct")
    assert says in marked.message


def test_a_wrong_guess_costs_nothing_and_only_a_whole_one_counts():
    assert score("28:no-mask 28:missing-root 28:missing-root 28:no-mask 3:no-mask") == 1
    for line in range(1, len(hunt().lines) + 1):
        assert score(" ".join(f"{line}:{kind}" for kind in hunt().kinds)) == (line in KINDS.values())


@pytest.mark.parametrize("text", [" 28 : Missing-Root ", ";28:missing-root,", "16:Unknown-Keyword 28:missing-root"])
def test_a_guess_is_read_in_any_spelling_and_one_at_a_fault_that_is_gone_is_ignored(text):
    assert read_guesses(text) == ((Guess(line=28, kind="missing-root"),), ())


@pytest.mark.parametrize("text", ["28", "missing-root", "0:no-mask", "32:no-mask", "28:nonsense", "٣:no-mask"])
def test_what_cannot_be_read_is_told_and_the_rest_is_read(text):
    guesses, unread = read_guesses(f"28:missing-root {text} 1:no-mask")
    assert (len(guesses), unread) == (2, (text,))


def test_a_line_is_chosen_only_where_something_stands():
    chosen = [line for line in range(40) if bug_hunt.read_line(str(line)) == line > 0]
    assert chosen == [1, 3, 4, 7, 8, *range(10, 13), *range(14, 20), *range(21, 32)]
    assert not any(map(bug_hunt.read_line, ("", "0", "2", "32", "-1", "٣", "2.0", "x")))


@settings(max_examples=40)
@given(
    st.text(max_size=300) | st.lists(st.sampled_from([*hunt().kinds, ":", " ", ",", "2", "28", "-", "\0"])).map("".join)
)
def test_nothing_typed_raises(text):
    marked = named(text)
    assert all(one.result.status in ("correct", "wrong") for one in marked)
