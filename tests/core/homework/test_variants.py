"""Variants: different numbers, with clear choices and with mistakes as far apart as in the exercise."""

import hashlib
from dataclasses import replace
from types import MappingProxyType

import numpy as np
import pytest

from core import exercises
from core.homework import collisions as of_mistakes
from core.homework import variants
from core.homework.collisions import blemishes, collisions
from core.homework.diagnosis import alternatives
from core.homework.mistake import Mistake, by_id
from core.homework.mistakes import MISTAKES
from core.homework.proofs import PROOFS
from core.homework.variants import vary
from tests.as_before import assert_as_before
from tests.core.homework.plain import MINE, load_text

BANK = exercises.load("bank-interest")
JOURNEY = exercises.load("journey")


@pytest.mark.parametrize("name", [*exercises.ids(), "drawn-4-3-3-mask-heads"])
def test_what_is_poor_about_smaller_and_larger_numbers_is_as_before(name):
    exercise, said = exercises.load(name), []
    for size in (0.05, 0.5, 1, 2, 5):
        inputs = MappingProxyType({**exercise.inputs, "X": size * exercise.inputs["X"]})
        other = replace(exercise, inputs=inputs)
        said += (size, *sorted(blemishes(other)), variants.choices_are_clear(other), *sorted(collisions(other)))
    assert_as_before(f"poor-{name}", said)


@pytest.mark.parametrize(("x", "is_tie"), [(0.9982, True), (0.9978, False)])
def test_the_heaviest_two_words_are_a_tie_if_three_decimals_hardly_tell_them_apart(tmp_path, x, is_tie):
    """The weights of “a” are 1 and x after a softmax: (1 − x) / 2 apart."""
    inputs = MINE.replace("X = [[0.1, 0.2], [0.3, 0.4]]", f"X = [[1.0], [{x}]]")
    text = inputs.replace('kind = "number"', 'kind = "ranking"').replace("column = 1", "top = 1")
    assert (("tie", "first") in blemishes(load_text(tmp_path, text))) == is_tie


FEW, FIFTY, ALL = range(1, 25), range(1, 51), range(1, 201)
LONG = (pytest.mark.slow, pytest.mark.nightly)


def digest(exercise_id, seeds):
    """A fingerprint of the numbers of variants, in order."""
    sums = hashlib.sha256()
    for inputs in (exercises.load(exercise_id, seed).inputs for seed in seeds):
        for name in sorted(inputs):
            sums.update(inputs[name].tobytes())
    return sums.hexdigest()[:16]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(
    ("exercise_id", "seeds", "numbers"),
    [
        ("dog-tail", FIFTY, "c4e9a02c85866f51"), ("economic-area", FIFTY, "7b854f178cfa1cf9"),
        ("she-left", FIFTY, "0e7949b67207f6f3"), ("drawn-5-3-3", FIFTY, "3819397f3efc07dd"),
        ("drawn-6-4-3-mask-positions", FIFTY, "9c5aac7e9f2ace1e"), ("drawn-4-3-3-heads", FIFTY, "8a1f5eef40d40a13"),
        ("drawn-4-3-2-sentences", FIFTY, "97748401e8e57be7"), ("bank-interest", ALL, "52243d463832fb9a"),
        ("journey", ALL, "af0b334d622de4cc"), ("river-bank", ALL, "0d4492711bca38aa"),
        ("rain-fell", FIFTY, "dda257c84ddd2375"),
    ],
)  # fmt: skip
def test_variants_that_were_handed_out_keep_their_numbers(exercise_id, seeds, numbers):
    """By day eleven of them are held by test_variant_digests.py; they were last drawn again on 2026-11-22."""
    assert digest(exercise_id, seeds) == numbers


NEW = Mistake(
    id="values-for-keys", title="Values for keys", why="It is not so.", hint="Look again.", screen="learned",
    when=lambda form, *_: form.learned, changes=({"K": lambda X, W_v: X @ W_v},),
)  # fmt: skip


def of_version(version):
    """The bank's exercise as a file of some version has it, with nothing computed yet."""
    return replace(BANK, proof=version, wordings=tuple(replace(one, proof=version) for one in BANK.wordings))


def test_a_new_mistake_redraws_no_variant_but_those_of_a_version_that_has_it(monkeypatch):
    """The draw that variant 23 took leads with the new mistake to nearly the same number as with another one."""
    monkeypatch.setattr(of_mistakes, "MISTAKES", by_id([NEW, *MISTAKES.values()]))
    monkeypatch.setattr(of_mistakes, "PROOFS", {1: PROOFS[1], 2: PROOFS[1] | {NEW.id}})
    first, second = (vary(of_version(version), 23).inputs["X"] for version in (1, 2))
    assert np.array_equal(first, exercises.load("bank-interest", 23).inputs["X"])
    assert not np.array_equal(first, second)


def test_a_mistake_that_variants_are_proven_against_stays():
    assert all(ids <= MISTAKES.keys() for ids in PROOFS.values())


@pytest.mark.parametrize("name", ["economic-area", "drawn-6-4-3-mask-positions", "drawn-3-2-4-heads-sentences"])
def test_no_number_is_printed_as_minus_zero(name):
    for seed in range(6):
        assert "-0.0" not in {str(value) for M in exercises.load(name, seed).inputs.values() for value in M.flat}


def test_a_variant_exists_even_if_no_early_draw_will_do(monkeypatch):
    """One in a billion seeds needs as many; here the first thousand draws of this one are refused."""
    early = variants._inputs(JOURNEY, [[7, draw] for draw in range(1000)], {})["X"]
    as_good = variants.is_as_good

    def is_as_good(drawn, exercise):
        return not (early == drawn.inputs["X"]).all(axis=(1, 2)).any() and as_good(drawn, exercise)

    monkeypatch.setattr(variants, "is_as_good", is_as_good)
    assert variants.vary(JOURNEY, 7).variant == 7


@pytest.mark.parametrize("seeds", [FEW, pytest.param(ALL, marks=LONG)])
@pytest.mark.parametrize(
    ("name", "part_id"),
    [
        ("bank-interest", "q1-strength"), ("bank-interest", "q4-strength"), ("drawn-5-3-3", "strength"),
        ("drawn-4-3-2-sentences", "strength"), ("drawn-3-2-2-mask", "strength"),
    ],
)  # fmt: skip
def test_a_choice_turns_out_either_way_in_a_sixth_of_the_variants_or_more(name, part_id, seeds):
    answers = [exercises.load(name, seed).answer(part_id) for seed in seeds]
    assert min(answers.count("weak"), answers.count("strong")) >= len(answers) / 6


def test_an_exercise_whose_choice_cannot_turn_out_otherwise_has_variants_all_the_same(tmp_path):
    """A weight cannot be 400 times 1/5, however large the numbers."""
    text = (exercises.BANK / "bank-interest.toml").read_text(encoding="utf-8")
    exercise = load_text(tmp_path, text.replace("strong_from = 2.0", "strong_from = 400.0"), "bank-interest")
    assert vary(exercise, 4).answer("q1-strength") == "weak"


def test_a_mistake_that_happens_to_lead_to_the_very_key_rejects_a_draw():
    """With “bank” and “interest” alike, the weight is the same down the columns; in the exercise itself it is not."""
    X = BANK.inputs["X"].copy()
    X[3] = X[1]
    alike = replace(BANK, inputs=MappingProxyType({**BANK.inputs, "X": X}))
    names = ("q1-weight", "the key", "softmax-over-columns")
    assert names in collisions(alike) - collisions(BANK)


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
