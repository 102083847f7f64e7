"""What is left of a sentence without a head: every figure told, worked out from the states with SciPy."""

import re
from random import Random

import numpy as np
import pytest

from core.lessons import head_off
from core.models import minilm
from core.models.minilm import Head
from tests.core.lessons.test_bank_in_five import cosine

TASKS = head_off.tasks()
PIZZA = "The pizza came out of the oven and it tasted good."


def vector(run):
    """The mean of the last states; a cosine does not ask for its length."""
    return run.states[6].mean(axis=0, dtype=np.float64)


def turned(off):
    return np.degrees(np.arccos(cosine(vector(minilm.read(PIZZA)), vector(minilm.read(PIZZA, off=off)))))


def test_without_the_head_of_the_pizza_hardly_anything_changes():
    result = TASKS["vector"].mark("under 10°")
    assert result.status == "correct"
    assert f"by {turned([(4, 2)]):.1f}°" in result.message
    assert turned([(4, 2)]) < 10
    street = minilm.read("The animal didn't cross the street because it was too wide.")
    other = np.degrees(np.arccos(cosine(vector(street), vector(minilm.read(PIZZA)))))
    assert f"at {other:.1f}°, the tick," in TASKS["vector"].mark("over 60°").message
    assert other > 60


def test_an_option_is_of_the_degrees_that_it_names():
    assert {*head_off.EXPECTED} == {*TASKS["vector"].options, *TASKS["seven"].options}
    for option, ends in head_off.EXPECTED.items():
        named = [int(text) for text in re.findall(r"\d+", option)]
        assert ends[0] <= min(named) <= max(named) <= ends[1]


def test_of_the_four_heads_the_one_without_which_the_vector_turns_furthest_is_right():
    left = {f"layer {i}, head {j}": turned([(i, j)]) for i, j in ((1, 3), (4, 2), (5, 6), (6, 6))}
    task = TASKS["most"]
    assert set(task.options) == set(left)
    for name, degrees in left.items():
        result = task.mark(name)
        assert (result.status == "correct") == (degrees == max(left.values()))
        assert f"by {degrees:.1f}°" in result.message.replace("only ", "")


def test_a_change_that_a_question_asks_for_is_known_by_its_sentence_heads_and_kind():
    seven = head_off.read_heads("4.2 5.4 6.4 6.6 6.8 6.11 6.12")[0]
    assert head_off.question_about(f" {PIZZA.upper()}", [Head(4, 2)], "off") == "vector"
    assert head_off.question_about(PIZZA, seven[::-1], "off") == "seven"
    for text, heads, change in (
        (PIZZA, [Head(4, 2)], "even"),
        ("It rained.", [Head(4, 2)], "off"),
        (PIZZA, seven[:6], "off"),
    ):
        assert not head_off.question_about(text, heads, change)


def test_the_seven_that_look_at_the_pizza_are_missed_together_and_beside_random_sets():
    run = minilm.read(PIZZA)
    it, pizza = run.tokens.index("it"), run.tokens.index("pizza")
    seven = [Head(i, j) for i in range(1, 7) for j in range(1, 13) if run.weights[i - 1, j - 1, it, pizza] > 0.3]
    assert head_off.strong_heads(run, it, pizza) == tuple(seven)
    assert len(seven) == 7
    without = turned(seven)
    task = TASKS["seven"]
    assert [option for option in task.options if task.mark(option).status == "correct"] == ["25° to 55°"]
    assert f"{without:.1f}" == "40.7"
    generator, drawn = Random(1), []
    for _ in range(40):
        heads = (
            [*generator.sample(range(1, 13), 1)], [*generator.sample(range(1, 13), 1)], generator.sample(range(1, 13), 5),
        )  # fmt: skip
        off = [(layer, number) for layer, numbers in zip((4, 5, 6), heads, strict=True) for number in numbers]
        drawn.append(turned(off))
    message = task.mark("25° to 55°").message
    assert ("none as far" in message) == (without > max(drawn))
    for figure in (without, sum(drawn) / 40):
        assert f"by {figure:.1f}°" in message


def test_as_many_heads_are_drawn_from_the_same_layers():
    heads = (Head(4, 2), Head(6, 1), Head(6, 9))
    drawn = [head_off.draw_from_same_layers(heads, Random(seed)) for seed in range(20)]
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
    assert head_off.read_heads(head_off.spell_heads(head_off.read_heads(typed)[0])) == (heads, ())


def test_the_weight_of_the_pizza_in_the_last_question_is_the_models():
    run = minilm.read(PIZZA)
    assert f"{run.weights[3, 1, run.tokens.index('it'), run.tokens.index('pizza')]:.2f}" in TASKS["means"].prompt
    assert TASKS["means"].mark("shares in a sum").status == "correct"
