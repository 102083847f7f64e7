"""What is left of a sentence without a head: every figure told, worked out from the states by plain loops."""

import math
from random import Random

import pytest

from core.lessons import head_off
from core.models import minilm
from core.models.minilm import Head

TASKS = head_off.tasks()
PIZZA = "The pizza came out of the oven and it tasted good."


def vector(run):
    """The mean of the last states; a cosine does not ask for its length."""
    n = len(run.tokens)
    return [sum(float(row[j]) for row in run.states[6]) / n for j in range(384)]


def cosine(a, b):
    dot, aa, bb = (sum(float(x) * float(y) for x, y in zip(p, q, strict=True)) for p, q in ((a, b), (a, a), (b, b)))
    return dot / math.sqrt(aa * bb)


def left_without(*head):
    return cosine(vector(minilm.read(PIZZA)), vector(minilm.read(PIZZA, off=[head])))


def test_without_the_head_of_the_pizza_hardly_anything_changes():
    result = TASKS["vector"].mark("hardly: cosine above 0.99")
    assert result.status == "correct"
    assert f"{left_without(4, 2):.4f}" in result.message
    assert left_without(4, 2) > 0.99


def test_nothing_changes_before_its_layer():
    before, after = minilm.read(PIZZA), minilm.read(PIZZA, off=[(4, 2)])
    assert [bool((before.states[i] == after.states[i]).all()) for i in range(7)] == [True] * 4 + [False] * 3
    result = TASKS["earlier"].mark("1 to 3")
    assert result.status == "correct"
    assert "before layer 4" in result.message


def test_even_weights_are_one_over_n():
    n = len(minilm.read(PIZZA).tokens)
    assert f"{n} tokens" in TASKS["even"].prompt
    assert TASKS["even"].mark(f"1/{n}").status == "correct"
    assert "sum to 1" in TASKS["even"].mark("0.0000").message
    assert "heads of a layer" in TASKS["even"].mark("1/12").message
    assert "divided by d_k" in TASKS["even"].mark("0.03125").message


def test_the_head_that_changes_most_is_the_one_of_all_72():
    M = head_off.all_cosines(PIZZA, "off")
    assert M.shape == (6, 12)
    assert M[3, 1] == pytest.approx(left_without(4, 2), abs=1e-6)
    assert M.min() == pytest.approx(left_without(6, 6), abs=1e-6)
    right = [option for option in TASKS["most"].options if TASKS["most"].mark(option).status == "correct"]
    assert right == ["layer 6, head 6"]
    message = TASKS["most"].mark("layer 6, head 6").message
    assert f"{left_without(6, 6):.4f}" in message
    assert f"{left_without(4, 2):.4f}" in message
    many = sum(left_without(layer, number) > 0.99 for layer in range(1, 6) for number in range(1, 13))
    assert many == 59
    assert f"of the 60 heads of layers 1 to 5, {many} leave more than 0.99" in message


def test_the_seven_that_look_at_the_pizza_are_missed_together_and_beside_random_sets():
    run = minilm.read(PIZZA)
    it, pizza = run.tokens.index("it"), run.tokens.index("pizza")
    seven = [Head(i, j) for i in range(1, 7) for j in range(1, 13) if run.weights[i - 1, j - 1, it, pizza] > 0.3]
    assert head_off.looking_at(run, it, pizza) == tuple(seven)
    assert len(seven) == 7
    without = cosine(vector(run), vector(minilm.read(PIZZA, off=seven)))
    task = TASKS["seven"]
    assert [option for option in task.options if task.mark(option).status == "correct"] == ["between 0.6 and 0.9"]
    assert f"{without:.3f}" == "0.758"
    generator, drawn = Random(1), []
    for _ in range(40):
        heads = (
            [*generator.sample(range(1, 13), 1)], [*generator.sample(range(1, 13), 1)], generator.sample(range(1, 13), 5),
        )  # fmt: skip
        off = [(layer, number) for layer, numbers in zip((4, 5, 6), heads, strict=True) for number in numbers]
        drawn.append(minilm.cosine(run.vector, minilm.read(PIZZA, off=off).vector))
    message = task.mark("between 0.6 and 0.9").message
    for figure in (without, sum(drawn) / 40, min(drawn)):
        assert f"{figure:.3f}" in message


def test_as_many_heads_are_drawn_from_the_same_layers():
    heads = (Head(4, 2), Head(6, 1), Head(6, 9))
    drawn = [head_off.drawn_from_same_layers(heads, Random(seed)) for seed in range(20)]
    assert all([head.layer for head in one] == [4, 6, 6] and len(set(one)) == 3 for one in drawn)
    assert len(set(drawn)) > 10


@pytest.mark.parametrize(
    ("typed", "heads", "unread"),
    [
        ("", (), ()), ("4.2;6.12, 4.2", ((4, 2), (6, 12)), ()),
        ("0.1 7.1 1.13 1.0 x 1.2.3 ².1 ٣.1", ((3, 1),), ("0.1", "7.1", "1.13", "1.0", "x", "1.2.3", "².1")),
    ],
)  # fmt: skip
def test_heads_are_read_as_they_are_listed_and_the_rest_is_told(typed, heads, unread):
    assert head_off.read_heads(typed) == (heads, unread)
    assert head_off.read_heads(head_off.written(head_off.read_heads(typed)[0])) == (heads, ())


def test_the_weight_of_the_pizza_in_the_last_question_is_the_models():
    run = minilm.read(PIZZA)
    assert f"{run.weights[3, 1, run.tokens.index('it'), run.tokens.index('pizza')]:.2f}" in TASKS["means"].prompt
    assert TASKS["means"].mark(TASKS["means"].options[0]).status == "correct"


@pytest.mark.parametrize("change", ["off", "even"])
def test_the_cosine_of_each_word_is_that_of_its_states(change):
    before, after = minilm.read(PIZZA), head_off.changed(PIZZA, [Head(2, 9)], change)
    found = head_off.cosines_of_words(before, after)
    assert found.shape == (7, 14)
    assert found[:2] == pytest.approx(1)
    for layer, i in ((2, 2), (4, 9), (6, 13)):
        assert found[layer, i] == pytest.approx(cosine(before.states[layer, i], after.states[layer, i]), abs=1e-6)
