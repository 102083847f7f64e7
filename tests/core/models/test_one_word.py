"""*Bank* in five sentences: every figure that is told of it, computed from the states by plain loops."""

import math

import pytest

from core.models import minilm, one_word, studied_sentences

BANK = studied_sentences.load().bank
TEXTS = [sentence.text for sentence in BANK.sentences]


def cosine(a, b):
    products = [sum(float(x) * float(y) for x, y in zip(p, q, strict=True)) for p, q in ((a, b), (a, a), (b, b))]
    return products[0] / math.sqrt(products[1] * products[2])


def state(text, word, layer):
    run = minilm.read(text)
    return run.states[layer, run.tokens.index(word)]


def test_each_bank_comes_to_resemble_the_word_of_its_sense():
    for sentence in BANK.sentences:
        found = one_word.resemblances("bank", sentence.text, BANK.towards)
        assert found.shape == (7, 2)
        for layer in (0, 6):
            expected = [cosine(state(sentence.text, "bank", layer), state(t, t, layer)) for t in BANK.towards]
            assert found[layer] == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize(
    ("towards", "before", "after"),
    [
        ("river", [0.25, 0.25, 0.25, 0.25, 0.28], [0.46, 0.52, 0.26, 0.33, 0.34]),
        ("finance", [0.31, 0.32, 0.31, 0.32, 0.34], [0.39, 0.36, 0.42, 0.44, 0.43]),
    ],
)
def test_on_both_axes_the_senses_begin_together_and_end_apart(towards, before, after):
    assert towards in BANK.towards
    found = [one_word.resemblances("bank", text, [towards])[[0, 6], 0] for text in TEXTS]
    assert [round(float(first), 2) for first, _ in found] == before
    assert [round(float(last), 2) for _, last in found] == after
    has_it = [sentence.sense == towards for sentence in BANK.sentences]
    with_it, without = (
        [last for (_, last), has in zip(found, has_it, strict=True) if has is one] for one in (True, False)
    )
    assert min(with_it) > max(without)


def test_a_word_that_is_not_a_token_is_refused_in_one_sentence():
    for text, word in (("No such word here.", "bank"), ("A Bank.", "Bank")):
        with pytest.raises(minilm.SentenceError, match=rf"^“{word}” is not a token of this sentence"):
            one_word.states(text, word)
