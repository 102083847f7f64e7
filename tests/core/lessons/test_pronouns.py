"""What can be made of one sentence with W_q and W_k, and what is lost without."""

import numpy as np
import pytest

from core.attention import attend
from core.lessons import pronouns
from core.words import sources

PIZZA = pronouns.load()
TOKENS = sources.tokenize(PIZZA.sentence)
X = sources.load().look_up(TOKENS).X
IT, MEANT = TOKENS.index("it"), TOKENS.index("pizza")


def test_without_learning_it_looks_at_itself():
    row = attend(X).weights[IT]
    assert TOKENS[int(row.argmax())] == "it"
    assert row[IT] == pytest.approx(0.9547, abs=5e-5)
    scaled = attend(X, scale=True).weights[IT]
    assert scaled[IT] == pytest.approx(0.2269, abs=5e-5)
    assert scaled[MEANT] < 1 / len(TOKENS)
    assert "*oven* gets ≈\N{NO-BREAK SPACE}0; " in TASKS["looks"].mark("oven").message, "as the picture writes it"


def test_weights_made_for_one_word_do_just_that():
    trace = attend(X, *pronouns.memorise(X, IT, MEANT))
    assert trace.weights[IT, MEANT] == pytest.approx(0.9)
    others = np.delete(trace.weights, IT, axis=0)
    assert others == pytest.approx(np.full(others.shape, 1 / len(TOKENS)))


@pytest.mark.parametrize("seed", range(1, 13))
def test_shuffling_the_words_only_shuffles_the_weights(seed):
    places = pronouns.order(len(X), seed)
    assert sorted(places) == list(range(len(X)))
    assert places != list(range(len(X)))
    shuffled = pronouns.pizza().shuffled(seed)
    assert shuffled.tokens == tuple(pronouns.pizza().tokens[place] for place in places)
    back = np.argsort(places)
    assert shuffled.plain_trace.weights[np.ix_(back, back)] == pytest.approx(attend(X).weights)


def test_the_largest_difference_that_a_shuffling_makes_is_one_of_rounding():
    differences = pronouns.pizza().differences
    assert len(differences) == len(pronouns.SEEDS)
    assert differences[0] == 0
    assert 0 < max(differences) < 1e-12


def test_most_words_like_themselves_best_but_not_all():
    scores = attend(X).scores
    assert pronouns.favourites(scores) == 10
    came = TOKENS.index("came")
    assert TOKENS[int(scores[came].argmax())] == "out"


TASKS = pronouns.tasks()


def test_scores_are_symmetric_and_weights_are_not():
    weights = attend(pronouns.pizza().X, scale=True).weights
    it, pizza = pronouns.pizza().it, pronouns.pizza().meant
    assert "y\u00a0·\u00a0x. Only the weights may differ" in TASKS["back"].mark("the same").message
    assert weights[pizza, it] > 2 * weights[it, pizza]
