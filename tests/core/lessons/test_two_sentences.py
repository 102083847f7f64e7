"""Two sentences: every figure of the lesson, computed by plain loops and by torch."""

from math import exp, sqrt

import numpy as np
import pytest

from core.lessons import two_sentences

LESSON = two_sentences.load()
X, X_kv, W_q, W_k, W_v = (LESSON.inputs[name] for name in ("X", "X_kv", "W_q", "W_k", "W_v"))
TASKS = two_sentences.tasks()


def times(row, M):
    return [sum(x * line[j] for x, line in zip(row, M, strict=True)) for j in range(len(M[0]))]


def weights_of(x, others):
    """The weights of one word on some others, by plain loops."""
    powers = []
    for other in others:
        q, k = times(x, W_q), times(other, W_k)
        powers.append(exp(sum(a * b for a, b in zip(q, k, strict=True)) / sqrt(2)))
    return [power / sum(powers) for power in powers]


ZONE = weights_of(X[1], X_kv)


def mark(name, text):
    return TASKS[name].mark(text)


def test_the_encoder_is_a_loop_that_keeps_half():
    h = [0.0] * 4
    for t, x in enumerate(X_kv):
        h = [0.5 * old + 0.5 * new for old, new in zip(h, x, strict=True)]
        assert np.allclose(two_sentences.encoder_decoder()["vectors"][t], h)
    assert np.allclose(two_sentences.encoder_decoder()["fixed"], [h] * 4), "the same for every word of the decoder"


def test_the_shares_of_words_and_what_never_was_add_up():
    left = two_sentences.rnn_shares(5)
    assert np.allclose(left.sum(axis=1), [1 - 0.5**t for t in range(1, 6)])
    assert np.array_equal(left, np.tril(left))


def test_with_attention_a_word_gets_a_mix_of_all_vectors():
    both = two_sentences.encoder_decoder()
    assert np.allclose(
        both["chosen"][1], [sum(w * h for w, h in zip(ZONE, column, strict=True)) for column in both["vectors"].T]
    )
    assert not np.allclose(both["chosen"][0], both["chosen"][1])


def test_right_answers_are_right():
    answers = {"shape": "4 × 5", "looks": "Area", "left": "1/32", "open": "200"}
    assert {name: mark(name, text).status for name, text in answers.items()} == dict.fromkeys(TASKS, "correct")


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("shape", "(5, 4)", "other way round"), ("shape", "4, 4", "attending to itself"),
        ("shape", "5, 5", "attending to itself"), ("looks", "European", "same place"), ("looks", "The", "an article"),
        ("left", "1/5", "even share"), ("left", "1/16", "once more"), ("left", "1/2", "read last"),
        ("open", "4", "one vector"), ("open", "50", "how many vectors"),
    ],
)  # fmt: skip
def test_a_slip_is_named(name, text, says):
    result = mark(name, text)
    assert result.status == "wrong"
    assert says in result.message
