"""What tests of the homework share: a small exercise, a text that is marked, a softmax, and numbers as they are typed."""

import numpy as np

from core import grading

X = "[[0.1, 0.7], [0.9, 0.2], [0.4, 0.3]]"


def small(parts, *, tokens='["a", "b", "c"]', X=X, more="[graphs.plain]", graph="plain"):
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


MINE = small(
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


def marked(exercise, part, text):
    """The result of what is typed for one part alone."""
    return grading.grade(exercise, {part: text})[part]


def soft(S, base=np.e, axis=1):
    """The softmax by rows, or down the columns, to any base."""
    powers = base ** (S - S.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


def typed(answer):
    """Numbers with four decimals, row by row; a text as it is."""
    if isinstance(answer, str):
        return answer
    return "\n".join(" ".join(f"{value:.4f}" for value in row) for row in np.atleast_2d(answer))
