"""One word in two sentences: against NumPy written out, and against what attention can and cannot move."""

import numpy as np
import pytest

from core.lessons import meaning, why
from core.lessons.meaning import BANDS, DIVIDED, MEAN, UNDIVIDED
from core.models import minilm
from core.words import sources

BANK = {"a": why.load().bank.a, "b": why.load().bank.b}


def found(sentence, way, word="bank"):
    tokens = sources.tokenize(sentence)
    return meaning.occurrence(tokens, sources.load().look_up(tokens).X, word, way)


def by_hand(sentence, divisor):
    """The context of bank, written out in loops."""
    X = [sources.load().find([word])[word].astype(float) for word in sentence.split()]
    query = X[sentence.split().index("bank")]
    exponentials = [np.exp((sum(query * x) - sum(query * query)) / divisor) for x in X]
    return sum(e * x for e, x in zip(exponentials, X, strict=True)) / sum(exponentials)


@pytest.mark.parametrize(("way", "divisor"), [(UNDIVIDED, 1), (DIVIDED, 50**0.5), (MEAN, np.inf)])
@pytest.mark.parametrize("name", ["a", "b"])
def test_a_round_is_what_loops_make_of_it(way, divisor, name):
    assert found(BANK[name], way).context == pytest.approx(by_hand(BANK[name], divisor))


@pytest.mark.parametrize(
    ("way", "cosine", "band"),
    [(UNDIVIDED, 1.0, "not at all"), (DIVIDED, 0.9765, "a little"), (MEAN, 0.8270, "as far as plain means")],
)
def test_bank_moves_little(way, cosine, band):
    a, b = found(BANK["a"], way), found(BANK["b"], way)
    assert np.array_equal(a.vector, b.vector)
    assert minilm.cosine(a.context, b.context) == pytest.approx(cosine, abs=5e-5)
    assert meaning.band(minilm.cosine(a.context, b.context)) == band


@pytest.mark.parametrize(
    ("cosine", "band"),
    [(1.0, "not at all"), (1 - 2e-12, "not at all"), (0.99996, "not at all"), (0.99994, "a little"),
     (0.9, "a little"), (0.89994, "as far as plain means"), (-1.0000000000000002, "as far as plain means")],
)  # fmt: skip
def test_every_cosine_has_its_band(cosine, band):
    assert meaning.band(cosine) == band
    assert band in BANDS


def test_the_dots_of_the_figure_are_the_cosines_with_both_words():
    near = [sources.load().find([word])[word].astype(float) for word in ("river", "interest")]
    for path, name in zip(why.drift(), "ab", strict=True):
        states = [
            sources.load().find(["bank"])["bank"].astype(float),
            *(by_hand(BANK[name], d) for d in (np.inf, 1, 50**0.5)),
        ]
        expected = [[x @ w / np.linalg.norm(x) / np.linalg.norm(w) for w in near] for x in states]
        assert path == pytest.approx(np.array(expected))


def test_the_other_words_stand_by_their_cosines_but_for_one_that_is_unlike():
    words, sentences = why.others(), f"{BANK['a']} {BANK['b']}".split()
    assert {*words} == {*sentences} - {"bank", "swam"}
    assert words["river"] == (pytest.approx((1, 0.2870), abs=5e-5), False)
    assert {word for word, (_, is_hollow) in words.items() if is_hollow} == {"raised", "interest", "rates"}


TASKS = why.tasks()


def test_the_weight_that_is_nearly_1_is_not_rounded_to_1():
    undivided = TASKS["undivided"]
    assert "keeps all but 0.0000001 of its attention for itself" in undivided.mark(undivided.key).message
    assert all("1.000000 " not in undivided.mark(option).message for option in undivided.options)
