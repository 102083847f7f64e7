"""Variants ask the same questions, and each has an answer that nobody can dispute."""

import pytest

from core import exercises


@pytest.mark.parametrize("seed", [4, 16])  # their first draws are too close to call, so that others were drawn
def test_a_choice_is_clear_in_every_variant(seed):
    variant = exercises.load("bank-interest", seed)
    choices = [part for part in variant.parts if part.kind == "choice"]
    assert len(choices) == 2
    for part in choices:
        weight = getattr(variant.traces[part.graph], part.node)[part.row, part.column]
        times_even = weight * len(variant.tokens)
        assert abs(times_even / part.strong_from - 1) >= 0.1, f"{part.id}: {times_even} beside {part.strong_from}"
