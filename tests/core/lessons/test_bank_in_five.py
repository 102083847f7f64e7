"""The questions of /bank-in-five: their answers and figures, worked out from the states with SciPy."""

from itertools import combinations

import numpy as np
import pytest
from scipy.spatial import distance

from core.lessons import bank_in_five, meaning
from core.models import minilm

TASKS = bank_in_five.tasks()
TEXTS = [one.text for one in bank_in_five.bank().sentences]
RIVERS, MONEY = (0, 1), (2, 3, 4)


def state(i, layer):
    run = minilm.read(TEXTS[i])
    return run.states[layer, run.tokens.index("bank")]


def cosine(a, b):
    return 1 - distance.cosine(np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64))


def test_at_the_input_they_are_alike_but_for_their_positions():
    every = [cosine(state(i, 0), state(j, 0)) for i, j in combinations(range(5), 2)]
    result = TASKS["input"].mark("between 0.9 and 1")
    assert result.status == "correct"
    assert f"{min(every):.2f} to {max(every):.2f}" in result.message
    assert f"{min(every):.2f} to {max(every):.2f}" == "0.94 to 0.99"


def test_only_the_rivers_go_towards_river():
    words = bank_in_five.bank().towards
    alone = [(run := minilm.read(word)).states[:, run.tokens.index(word)] for word in words]
    cosines = [[[cosine(state(i, layer), one[layer]) for one in alone] for layer in (0, 6)] for i in range(5)]
    np.testing.assert_allclose(bank_in_five.drift()[:, [0, 6]], cosines, atol=1e-6)
    ends = np.array(cosines)[..., words.index("river")]
    result = TASKS["axis"].mark("● river banks")
    assert result.status == "correct"
    for figure in (
        max(start for start, _ in ends), min(ends[i][1] for i in RIVERS), max(ends[i][1] for i in MONEY),
    ):  # fmt: skip
        assert f"{figure:.2f}" in result.message


def test_where_the_word_beside_it_is_of_the_other_sense_it_lands_by_that_word():
    """Both river sentences contain *river*, so the sense and the word beside it are told apart by this one only."""
    assert ["river" in TEXTS[i] for i in range(5)] == [True, True, False, False, False]
    text = "The bank beside the river gave me a loan."
    assert text in TASKS["mixed"].prompt
    run = minilm.read(text)
    cosines = [cosine(run.states[6, run.tokens.index("bank")], state(i, 6)) for i in range(5)]
    np.testing.assert_allclose(bank_in_five.likeness(text), cosines, atol=1e-6)
    (own, finance), ends = bank_in_five.path(text)[6], bank_in_five.drift()[:, 6, 0]
    assert own > min(ends[i] for i in RIVERS) > max(ends[i] for i in MONEY)
    for option, status in (("● river banks", "correct"), ("○ money banks", "wrong")):
        result = TASKS["mixed"].mark(option)
        assert result.status == status
        assert f"to {own:.2f}" in result.message
        assert f"to {finance:.2f}, more than any ○" in result.message
    of_book = bank_in_five.path(text.replace("loan", "book"))[6, 1]
    assert of_book < max(bank_in_five.drift()[list(MONEY), 6, 1]) < finance, "book: no nearer to finance than they"


@pytest.mark.parametrize(
    ("cosine", "said"),
    [
        (0.6, "below 0.9"), (0.89, "below 0.9"), (0.9, "between 0.9 and 1"), (0.98, "between 0.9 and 1"),
        (1, "exactly 1"),
    ],
)  # fmt: skip
def test_a_cosine_that_is_pressed_is_the_prediction_that_it_agrees_with(cosine, said):
    assert meaning.band(cosine, bank_in_five.BANDS) == said
    assert said in TASKS["input"].options


def test_a_word_that_is_not_a_token_is_refused_in_one_sentence():
    for text, word in (("No such word here.", "bank"), ("A Bank.", "Bank")):
        with pytest.raises(minilm.SentenceError, match=rf"^“{word}” is not a token of this sentence"):
            bank_in_five.states(text, word)
