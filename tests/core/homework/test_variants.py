"""Variants: different numbers, with clear choices and with mistakes as far apart as in the exercise."""

from dataclasses import replace
from types import MappingProxyType

import numpy as np
import pytest

from core import exercises
from core.homework.diagnosis import alternatives
from core.homework.variants import collisions

BANK = exercises.load("bank-interest")


@pytest.mark.parametrize("seed", [4, 16, 33])
def test_no_weight_of_a_choice_is_near_its_threshold(seed):
    """In the first draw of each of these seeds, one is."""
    variant = exercises.load("bank-interest", seed)
    for part in variant.parts:
        if part.kind == "choice":
            weight = getattr(variant.traces[part.graph], part.node)[part.row, part.column]
            assert abs(weight * len(variant.tokens) / part.strong_from - 1) >= 0.1


def test_agreement_with_another_word_by_chance_rejects_no_draw():
    X = BANK.inputs["X"].copy()
    X[0] = X[1] + 1e-5
    near = replace(BANK, inputs=MappingProxyType({**BANK.inputs, "X": X}))
    part, key = near.part("q2-query-bank"), near.answer("q2-query-bank")
    others = [one.answer for one in alternatives(near, part) if one.mistakes == ("wrong-word",)]
    assert min(np.abs(other - key).max() for other in others) < 1e-3
    assert not {"wrong-word", "rounded-early"} & {name for _, *names in collisions(near) for name in names}


def test_mistakes_too_close_to_tell_apart_reject_a_draw():
    W_k = BANK.inputs["W_q"] + 1e-6
    alike = replace(BANK, inputs=MappingProxyType({**BANK.inputs, "W_k": W_k}))
    assert ("q2-query-bank", "the key", "queries-and-keys-swapped") in collisions(alike)
    assert ("q2-query-bank", "the key", "queries-and-keys-swapped") not in collisions(BANK)
