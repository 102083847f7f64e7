"""The same seed gives the same variant on every machine, Python and NumPy: eleven of them, kept as digests.

``python -m tests.core.homework.test_variant_digests`` prints them with the Python and NumPy that run it.
"""

import hashlib
import platform
from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.exercises import Exercise
from core.graph import steps
from core.homework.variants import vary

DIGESTS = {
    ("bank-interest", 7): "6575f78ef17cc246", ("bank-interest", 4294967295): "f763279cf3d82ee4",
    ("dog-tail", 8): "66acd400466312c6", ("economic-area", 4): "397393d616cc8b81", ("journey", 1): "a23130496c49606e",
    ("river-bank", 2): "287e62e6f6899cb5", ("she-left", 3): "934735c6bfcdcea9", ("drawn-5-3-3", 0): "e603d39e6c2fdc2e",
    ("drawn-6-4-3-mask-positions", 5): "b09ad4d308460115", ("drawn-3-2-4-heads-sentences", 6): "433ee24c1f198f3b",
    ("rain-fell", 9): "a44377515342cb68",
}  # fmt: skip

DECIMALS = 9


def figures(exercise: Exercise) -> list[float]:
    """All numbers of the keys, in order."""
    answers = [one for one in exercise.answers.values() if not isinstance(one, str)]
    rows = [[weight for _, weight in one] if isinstance(one, tuple) else np.ravel(one) for one in answers]
    return [float(value) for row in rows for value in row]


def digest(name: str, seed: int) -> str:
    """A fingerprint of the words, the inputs to the last bit and the keys to nine decimals."""
    exercise = exercises.load(name, seed)
    words = [part.prompt for part in exercise.parts] + [
        word for one in exercise.answers.values() if isinstance(one, tuple) for word, _ in one
    ]
    said = [exercise.title, *exercise.tokens, *exercise.tokens_kv, *words]
    said += [one for one in exercise.answers.values() if isinstance(one, str)]
    said += [f"{name} {value!r}" for name, M in exercise.inputs.items() for value in M.ravel().tolist()]
    said += [f"{round(value, DECIMALS) + 0.0:.{DECIMALS}f}" for value in figures(exercise)]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "seed"), DIGESTS)
def test_a_variant_is_what_it_was_elsewhere(name, seed):
    assert digest(name, seed) == DIGESTS[name, seed]


@pytest.mark.parametrize(("name", "seed"), DIGESTS)
def test_no_key_is_so_near_to_where_it_is_rounded_that_a_machine_could_round_it_otherwise(name, seed):
    """Machines differ by a few units of the sixteenth digit; these keys stay a thousand times farther away."""
    shifted = np.array(figures(exercises.load(name, seed))) * 10**DECIMALS
    assert np.abs(shifted - np.floor(shifted) - 0.5).min() > 1e-4


@pytest.mark.parametrize("name", [*exercises.ids(), "drawn-5-3-2-mask", "drawn-4-3-2-sentences"])
def test_no_draw_is_refused_for_how_a_machine_rounds(name, monkeypatch):
    """Every exponential and product is off by some units of the last digit: the same draws are taken all the same."""
    exercise, noise = exercises.load(name), np.random.default_rng(1)
    expected = [vary(exercise, seed) for seed in range(3)]

    def off(values):
        return values * (1 + 1e-15 * noise.standard_normal(np.shape(values)))

    exp, product = np.exp, steps.product
    monkeypatch.setattr(np, "exp", lambda values: off(exp(values)))
    monkeypatch.setattr(steps, "product", lambda *factors: off(product(*factors)))
    new = tuple(replace(one) for one in exercise.wordings)  # nothing of these is computed yet
    elsewhere = replace(exercise, wordings=new)
    for seed, here in enumerate(expected):
        there = vary(elsewhere, seed)
        assert all(np.array_equal(there.inputs[name], here.inputs[name]) for name in here.inputs)
    assert not np.array_equal(there.traces[there.parts[0].graph].weights, here.traces[here.parts[0].graph].weights)


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, NumPy {np.__version__}, {platform.machine()}")  # noqa: T201
    for name, seed in DIGESTS:
        print(f'    ("{name}", {seed}): "{digest(name, seed)}",')  # noqa: T201
