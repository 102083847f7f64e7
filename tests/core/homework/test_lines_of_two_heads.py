"""Lines of code in graphs with a second head: its weights are W_q2, W_k2 and W_v2, and W_o mixes both heads."""

from dataclasses import replace

import pytest

from core.exercises import load
from core.homework.line_marks import line_of
from tests.core.homework.plain import marked


def asking(name, part):
    """An exercise that asks for a line that makes the whole node of a part, and that part."""
    exercise = load(name)
    line = replace(exercise.part(part), kind="line", row=None)
    (question,) = (one for one in exercise.questions if one.id == line.question)
    return replace(exercise, questions=(replace(question, parts=(line,)),)), line


def test_the_weights_of_the_other_head_are_not_given_where_those_of_the_second_are_asked_for():
    exercise, part = asking("drawn-4-3-3-heads", "query-2")
    assert line_of(exercise, part) == "Q = X @ W_q2"
    assert marked(exercise, "query-2", "X @ W_q2").status == "correct"
    result = marked(exercise, "query-2", "X @ W_q")
    assert result.status == "unreadable"
    assert "Did you mean W_q2?" in result.message


def test_the_output_of_two_heads_is_a_line():
    exercise, part = asking("rain-fell", "output")
    assert line_of(exercise, part) == "output = joined @ W_o"
    result = marked(exercise, "output", "joined @ W_o.T")
    assert (result.status, "output-weights-transposed" in result.mistakes) == ("wrong", True)


@pytest.mark.parametrize("part", ["second-fell", "joined-fell"])
def test_what_takes_more_than_a_line_has_none(part):
    """So a file that asks for it is refused, as in test_file_faults.py."""
    assert line_of(*asking("rain-fell", part)) == ""
