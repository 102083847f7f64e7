"""How many outputs of the students' notebooks are matched to their parts, as the benchmark counts them.

The notebooks were run with torch 1.13 and 2.5. Beside each stands, as JSON, in which cell it answers which part, how what
is found there begins, and why it is not right.
"""

import pytest

from benchmarks.uploads import NOTEBOOKS, count

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("takes", ["best", "last"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_answer_in_a_notebook_is_matched_and_nothing_else_is(file, takes):
    one = count(file, takes)
    assert (one.missed, one.mismatched) == ((), ())
    assert one.sure + one.guessed + one.cut >= 3


def test_most_answers_are_matched_surely():
    counts = [count(file) for file in FILES]
    assert sum(one.sure for one in counts) >= 130
    assert 0 < sum(one.guessed for one in counts) <= 25
    assert sum(one.cut for one in counts) == 3
