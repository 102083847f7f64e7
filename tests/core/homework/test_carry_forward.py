"""A slip is paid for once: where it leads to later answers, and where the same mistake is made again."""

import re
from dataclasses import replace

import numpy as np
import pytest

from core import exercises, grading
from core.attention import attend
from core.classroom.check import spell
from core.graph.form import LEARNED, PLAIN
from core.homework.diagnosis import alternatives
from core.homework.earlier_answers import feeders, own_numbers
from core.homework.exercise import read_answer
from core.homework.mistakes import MISTAKES
from core.homework.where_to_look import question_of
from core.reading.answers import read_typed
from tests.core.homework.plain import exercise_text, load_text, mark_part

BANK = exercises.load("bank-interest")
X, W_q, W_k, W_v = (BANK.inputs[name] for name in ("X", "W_q", "W_k", "W_v"))


def with_mistake(exercise, graph, mistake):
    """What a student types who makes a mistake throughout one graph and nothing wrong elsewhere."""
    change, *_ = MISTAKES[mistake].changes
    typed = {}
    for part in exercise.parts:
        node = exercise.node(part.graph, part.node, change if part.graph == graph else {})
        typed[part.id] = spell(read_answer(part, node), 4)
    return typed


def weights_of(query):
    """The weights that follow from a query of “bank”."""
    Q = X @ W_q
    Q[1] = query
    return attend(X, W_q, W_k, W_v, replace={"Q": Q}).weights


def test_queries_and_keys_exchanged_everywhere_cost_one_point():
    graded = grading.grade(BANK, with_mistake(BANK, "learned", "queries-and-keys-swapped"))
    assert graded.score == graded.max_score - 1
    assert graded["q2-query-bank"].status == "wrong"
    assert graded["q4-weight"].carried == graded["q5-top-two"].carried == "q2-query-bank", "and not q3, which counts"
    again = [graded[part] for part in ("q2-key-bank", "q2-query-interest", "q2-key-interest", "q3-weights")]
    for result in again:
        assert (result.status, result.credit, result.carried) == ("correct", 1, "q2-query-bank")
        assert "the same slip as in part 4 (The query of “bank”)" in result.message
        assert not re.search("“[^”]*“", result.message), "a quotation within another"


def test_the_new_vectors_follow_from_wrong_weights_and_a_weight_from_all_of_them():
    unscaled = BANK.evaluate("learned", {"scaled_scores": lambda scores: scores})
    typed = {"q3-weights": spell(unscaled.weights, 4), "q6-context": spell(unscaled.context, 4)}
    graded = grading.grade(BANK, typed)
    assert graded["q3-weights"].mistakes == ("unscaled",)
    assert (graded["q6-context"].status, graded["q6-context"].carried) == ("correct", "q3-weights")
    columns = np.exp(X @ X.T) / np.exp(X @ X.T).sum(axis=0)
    graded = grading.grade(BANK, {"q1-weight": f"{columns[1, 3]:.4f}", "q1-weights": spell(columns, 4)})
    assert graded["q1-weight"].status == "wrong"
    assert (graded["q1-weights"].status, graded["q1-weights"].carried) == ("correct", "q1-weight")


def test_the_same_mistake_in_another_graph_is_the_same_slip():
    journey = exercises.load("journey")
    (change,) = MISTAKES["softmax-over-columns"].changes
    typed = {
        name: spell(read_answer(part, journey.node(part.graph, part.node, change)), 4)
        for name, part in ((name, journey.part(name)) for name in ("weights-journey", "scaled-weights-journey"))
    }
    graded = grading.grade(journey, typed)
    assert graded["weights-journey"].credit < 1
    assert graded["scaled-weights-journey"].carried == "weights-journey"


def test_another_mistake_is_paid_for():
    typed = {"q2-query-bank": spell((X @ W_k)[1], 4), "q2-value-bank": spell(X[1], 4)}
    graded = grading.grade(BANK, typed)
    assert [graded[part].status for part in typed] == ["wrong", "wrong"]
    assert not any(graded[part].carried for part in typed)


MINE = exercise_text(
    """
parts = [
    {id = "value", kind = "vector", prompt = "The value of “a”", node = "V", row = "a"},
    {id = "query-b", kind = "vector", prompt = "The query of “b”", node = "Q", row = "b"},
    {id = "query", kind = "vector", prompt = "The query of “a”", node = "Q", row = "a"},
    {id = "key-c", kind = "vector", prompt = "The key of “c”", node = "K", row = "c"},
    {id = "weights", kind = "vector", prompt = "The weights of “a”", node = "weights", row = "a"},
    {id = "context", kind = "vector", prompt = "The context of “a”", node = "context", row = "a"},
]
""",
    more="""
W_q = [[1.0, 2.0], [0.5, 1.5]]
W_k = [[0.2, 1.1], [1.7, 0.4]]
W_v = [[0.3, 0.5], [0.2, 0.8]]
[graphs.learned]
learned = true
""",
    graph="learned",
)


@pytest.fixture
def mine(tmp_path):
    """A small exercise with learned weights."""
    return load_text(tmp_path, MINE)


def test_of_two_mistakes_that_explain_an_answer_only_the_one_that_was_made_again_is_the_slip(mine):
    """The embedding given for a value: the projection was left out everywhere, or of the values only."""
    (of_the_values,) = MISTAKES["inputs-for-values"].changes
    context = spell(mine.node("learned", "context", of_the_values)[0], 4)
    embedding = spell(mine.inputs["X"][0], 1)
    assert grading.grade(mine, {"value": embedding, "context": context})["context"].carried == "value"
    graded = grading.grade(mine, {"value": embedding, "query": embedding, "context": context})
    assert graded["query"].carried == "value"
    assert (graded["context"].status, graded["context"].carried) == ("wrong", "")


def test_the_slip_is_where_the_first_wrong_answer_is_and_not_in_a_right_one_between():
    weights = weights_of([5.5, 2.9, 1.2])
    typed = {"q2-query-bank": "5.5 2.9 1.2", "q3-weights": spell(weights, 6), "q4-weight": f"{weights[1, 3]:.4f}"}
    graded = grading.grade(BANK, typed)
    assert graded["q4-weight"].carried == graded["q3-weights"].carried == "q2-query-bank"
    assert "part 4 (The query of “bank”)" in graded["q4-weight"].message
    assert "question 3" not in graded["q4-weight"].message


def test_a_wrong_answer_that_has_nothing_to_do_with_it_is_not_blamed():
    unscaled = next(one.answer for one in alternatives(BANK, BANK.part("q3-weights")) if one.mistakes == ("unscaled",))
    typed = {"q2-query-bank": "5.5 2.9 1.2", "q3-weights": spell(unscaled, 4), "q4-weight": f"{unscaled[1, 3]:.4f}"}
    graded = grading.grade(BANK, typed)
    assert (graded["q4-weight"].status, graded["q4-weight"].carried) == ("correct", "q3-weights")
    assert graded["q4-weight"].message == (
        "This counts as right: it follows from your own answer to part 10 (question 3), where the slip is. "
        "A slip is paid for once."
    )


def test_an_answer_may_follow_from_the_first_of_two_wrong_ones_and_not_from_the_second():
    weights = weights_of([5.5, 2.9, 1.2])
    typed = {"q2-query-bank": "5.5 2.9 1.2", "q3-weights": str([[0.3, 0.1, 0.2, 0.15, 0.25]] * 5)}
    graded = grading.grade(BANK, {**typed, "q4-weight": f"{weights[1, 3]:.4f}"})
    assert (graded["q3-weights"].status, graded["q3-weights"].carried) == ("wrong", "")
    assert graded["q4-weight"].carried == "q2-query-bank"


def test_of_two_or_three_wrong_answers_the_first_that_is_used_here_is_named(mine):
    matrices = {name: mine.inputs[name] for name in ("X", "W_q", "W_k", "W_v")}
    right = attend(*matrices.values())
    Q, K = right.Q.copy(), right.K.copy()
    Q[0], K[2] = [0.7, 2.1], [1.4, 0.2]
    weights = attend(*matrices.values(), replace={"Q": Q, "K": K}).weights[0]
    typed = {"query": "0.7 2.1", "key-c": "1.4 0.2", "weights": spell(weights, 6)}
    for others in ({}, {"query-b": "3.1 0.4"}):
        assert grading.grade(mine, {**others, **typed})["weights"].carried == "query"


def test_what_follows_from_a_slip_before_that_was_rounded_follows_from_it():
    trace = attend(X, W_q, W_k, W_v, replace={"Q": 0.3 * X @ W_q})
    assert np.abs(np.round(trace.weights, 4) @ (X @ W_v) - trace.context).max() > 2e-4
    typed = {"q3-weights": spell(trace.weights, 4), "q6-context": spell(trace.context, 4)}
    graded = grading.grade(BANK, typed)
    assert (graded["q6-context"].status, graded["q6-context"].carried) == ("correct", "q3-weights")


@pytest.mark.parametrize(("weights", "context"), [(3, 3), (3, 4), (4, 3), (4, 4)])
def test_what_follows_from_a_recognised_slip_with_all_its_digits_is_carried_whatever_it_is_called(weights, context):
    """Weights with rows and columns exchanged, which lead to “Weights transposed before meeting the values”."""
    trace = BANK.traces["learned"]
    typed = {"q3-weights": spell(trace.weights.T, weights), "q6-context": spell(trace.weights.T @ trace.V, context)}
    graded = grading.grade(BANK, typed)
    assert graded["q3-weights"].credit < 1
    assert (graded["q6-context"].status, graded["q6-context"].carried) == ("correct", "q3-weights")
    right = {"q3-weights": spell(trace.weights, weights)}
    assert grading.grade(BANK, {**typed, **right})["q6-context"].mistakes == ("attention-transposed",)


def test_a_ranking_with_the_mistake_of_an_earlier_number_is_the_same_slip():
    change, *_ = MISTAKES["unscaled"].changes
    typed = {
        name: spell(read_answer(BANK.part(name), BANK.node("learned", "weights", change)), 4)
        for name in ("q4-weight", "q5-top-two")
    }
    assert grading.grade(BANK, typed)["q5-top-two"].carried == "q4-weight"


def test_too_few_decimals_of_what_follows_are_told_and_cost_nothing_for_good():
    unscaled = next(one.answer for one in alternatives(BANK, BANK.part("q3-weights")) if one.mistakes == ("unscaled",))
    graded = grading.grade(BANK, {"q3-weights": spell(unscaled, 4), "q4-weight": f"{unscaled[1, 3]:.2f}"})
    assert (graded["q4-weight"].status, graded["q4-weight"].carried) == ("imprecise", "q3-weights")
    assert graded["q4-weight"].message.startswith("With 4 decimals it will count: it follows from your own answer")


@pytest.mark.parametrize("exercise_id", exercises.ids())
def test_a_part_is_named_in_few_words_and_as_no_other(exercise_id):
    exercise = exercises.load(exercise_id)
    names = [question_of(exercise, part.id) for part in exercise.parts]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 90


def test_an_answer_follows_from_what_comes_before_its_matrix_and_from_no_other_row_of_it():
    exercise = exercises.load("bank-interest")
    assert feeders(exercise, "q2-key-interest") == ()
    assert feeders(exercise, "q3-weights") == ("q2-query-bank", "q2-key-bank", "q2-query-interest", "q2-key-interest")


@pytest.mark.parametrize(
    ("slip", "later"),
    [
        ({"q2-query-bank": "0 0 0"}, {"q4-weight": "0.2097"}), ({"q2-query-bank": "0 0 0"}, {"q4-weight": "0.2"}),
        ({"q4-weight": "0"}, {"q5-top-two": "interest 0, bank 0"}),
    ],
)  # fmt: skip
def test_zeros_are_no_slip_that_could_be_made_again(slip, later):
    """Zeros are also the embeddings rounded to no decimals: from too few digits no mistake follows."""
    (part,) = later
    alone = grading.grade(BANK, later)[part]
    after = grading.grade(BANK, {**slip, **later})[part]
    assert (after.status, after.credit, after.carried) == (alone.status, alone.credit, "")


@pytest.mark.parametrize(
    ("form", "cell", "later", "mirrored"),
    [(LEARNED, "score", "weights", False), (PLAIN, "score", "weights", True), (PLAIN, "weight", "context", False)],
)
def test_a_wrong_number_stands_for_the_words_exchanged_only_as_a_score_without_learning(form, cell, later, mirrored):
    exercise = replace(exercises.load("drawn-5-3-3"), graphs={"attention": form})
    node = exercise.part(cell).node
    wrong = getattr(exercise.traces["attention"], node).copy()
    wrong[3, 1] += 0.2
    wrong[1, 3] = wrong[3, 1] if mirrored else wrong[1, 3]
    follows = exercise.node("attention", later, {node: lambda: wrong})
    graded = grading.grade(exercise, {cell: f"{wrong[3, 1]:.4f}", later: spell(follows, 4)})
    assert (graded[later].status, graded[later].carried) == ("correct", cell)


def test_a_key_in_place_of_a_query_is_one_exchange_and_no_product():
    result = mark_part(BANK, "q2-query-bank", spell((X @ W_k)[1], 4))
    assert result.mistakes == ("queries-and-keys-swapped",)


def test_a_number_may_be_off_by_half_a_unit_of_its_last_place_or_of_the_finest_if_it_is_too_short():
    part = BANK.part("q2-query-bank")
    margins = own_numbers(part, read_typed("0.125 0.1234 0.5", part)).margins
    assert margins == (0.0005, 0.00005, 0.00005)
