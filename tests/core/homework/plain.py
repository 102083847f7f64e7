"""What tests of the homework share: a small exercise, a text that is marked, a softmax, and numbers as they are typed."""

import numpy as np

from core import grading
from core.exercises import load_file
from core.homework.mistakes import MISTAKES

X = "[[0.1, 0.7], [0.9, 0.2], [0.4, 0.3]]"


def exercise_text(parts, *, tokens='["a", "b", "c"]', X=X, more="[graphs.plain]", graph="plain"):
    """The file of an exercise with one question, whose parts these are; ``more`` are further inputs, and the graphs."""
    return f"""
id = "mine"
title = "Mine"
about = "A few words."
source = "made up"
tokens = {tokens}
[inputs]
X = {X}
{more}
[[questions]]
id = "q1"
title = "One"
text = "Compute."
graph = "{graph}"
{parts}
"""


MINE = exercise_text(
    '''[[questions.parts]]
id = "first"
kind = "number"
prompt = "How much?"
node = "weights"
row = "a"
column = 1''',
    tokens='["a", "b"]', X="[[0.1, 0.2], [0.3, 0.4]]", more="[graphs.plain]\nlearned = false",
)  # fmt: skip
"""The smallest file of an exercise."""


def load_text(tmp_path, text, name="mine"):
    """The exercise of a file with this text."""
    file = tmp_path / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return load_file(file)


def mark_part(exercise, part, text):
    """The result of what is typed for one part alone."""
    return grading.grade(exercise, {part: text})[part]


def assert_named(exercise, part, answer, *mistakes):
    """A wrong answer is put down to these mistakes, and the student is told so."""
    result = mark_part(exercise, part, typed(answer))
    assert result.status in ("wrong", "partial")
    for mistake in mistakes:
        assert mistake in result.mistakes
        assert f"“{MISTAKES[mistake].title}”" in result.message
    return result


def node_after(exercise, graph, node, change):
    """A node after a wrong step; None if that does not fit the shapes."""
    try:
        with np.errstate(all="ignore"):
            return exercise.node(graph, node, change)
    except ValueError:
        return None


def soft(S, base=np.e, axis=-1):
    """The softmax by rows, or down the columns, to any base."""
    powers = base ** (S - S.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


def typed(answer):
    """Numbers with four decimals, row by row; a text as it is."""
    if isinstance(answer, str):
        return answer
    return "\n".join(" ".join(f"{value:.4f}" for value in row) for row in np.atleast_2d(answer))
