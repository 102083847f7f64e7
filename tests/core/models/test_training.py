"""Senses being learned: the sentences, the model, the training, and what it is compared with."""

from collections import Counter

import numpy as np
import pytest
import torch

from core.attention import attend
from core.models import sense_model, senses, training
from core.words import sources

TRAIN, HELD_OUT = (senses.sentences(held_out=held_out) for held_out in (False, True))


@pytest.fixture(scope="module")
def run():
    return list(training.train(1, 200))


def test_there_are_160_sentences_to_train_on_and_8_of_each_word_held_out_four_a_sense():
    assert len(TRAIN) == 160
    assert Counter((s.word, s.sense) for s in HELD_OUT) == dict.fromkeys({(s.word, s.sense) for s in TRAIN}, 4)
    assert Counter(s.word for s in HELD_OUT) == dict.fromkeys(("bank", "bat", "spring", "match", "crane"), 8)


def test_every_word_has_a_bundled_vector_and_every_sentence_its_word_once():
    known = sources.load().rows
    for sentence in (*TRAIN, *HELD_OUT):
        assert set(sentence.tokens) <= set(known), sentence.text
        assert 4 <= len(sentence.tokens) <= 10, sentence.text
        assert sentence.tokens.count(sentence.word) == 1, sentence.text
        assert sources.tokenize(sentence.text) == sentence.tokens
        assert sentence.sense in sentence.senses


def test_what_is_held_out_is_not_nearly_the_same_as_what_is_trained_on():
    for held_out in HELD_OUT:
        for trained in TRAIN:
            one, other = set(held_out.tokens), set(trained.tokens)
            assert len(one & other) / len(one | other) < 0.5, (held_out.text, trained.text)


def test_the_same_seed_gives_the_same_run_and_another_another():
    one, again, other = (list(training.train(seed, 5)) for seed in (7, 7, 8))
    assert [epoch.loss for epoch in one] == [epoch.loss for epoch in again]
    assert [epoch.loss for epoch in one] != [epoch.loss for epoch in other]
    for name, M in one[-1].snapshot.matrices.items():
        np.testing.assert_array_equal(M, again[-1].snapshot.matrices[name])


def test_the_gradient_reaches_all_three_matrices_and_the_head():
    first, _, last = (epoch.snapshot for epoch in training.train(1, 2))
    for name in ("W_q", "W_k", "W_v", "head"):
        assert (getattr(first, name) != getattr(last, name)).mean() > 0.9, name


@pytest.mark.parametrize("epochs", [1, 5, 48, 49, 97, 200, 300])
def test_snapshots_are_bounded_and_have_the_first_and_the_last_epoch(epochs, monkeypatch):
    monkeypatch.setattr(training, "_PAUSE", 0)
    found = training.Run(seed=1, total=epochs, epochs=tuple(training.train(1, epochs)))
    assert min(found.snapshots) == 0
    assert max(found.snapshots) == epochs == found.last.number
    assert len(found.snapshots) <= training.SNAPSHOTS


def test_padding_is_never_looked_at_and_one_sentence_is_read_as_in_the_batch(run):
    learned, batch = run[-1].snapshot, sense_model.batch(held_out=True)
    W = [torch.from_numpy(getattr(learned, name)) for name in ("W_q", "W_k", "W_v")]
    weights = attend(batch.X, *W, replace={"weights": sense_model.masked(batch.real)}).weights
    odds = sense_model.logits(sense_model.contexts(batch, *W), torch.from_numpy(learned.head), batch).softmax(-1)
    assert weights.shape[-1] > min(len(s.tokens) for s in HELD_OUT)
    for i, sentence in enumerate(HELD_OUT):
        read, n = sense_model.read(sentence, learned), len(sentence.tokens)
        assert weights[i, sentence.at, n:].sum() == 0
        np.testing.assert_allclose(weights[i, sentence.at, :n], read.weights, atol=1e-5)
        assert read.probability == pytest.approx(odds[i].max().item(), abs=1e-4)


def test_the_share_of_a_snapshot_is_what_its_readings_come_to(run):
    right = [sense_model.read(s, run[-1].snapshot).sense == s.sense for s in HELD_OUT]
    assert sum(right) / len(right) == run[-1].held_out


def test_one_vector_for_both_senses_is_worth_the_usual_sense_and_learning_more():
    found = training.baselines()
    assert found.static == training.most_frequent() == 0.5
    assert found.plain <= 0.6
    assert found.even >= 0.9


def test_learning_beats_no_learning_on_what_is_held_out(run):
    assert run[0].held_out < 0.7
    assert run[-1].held_out > training.baselines().plain + 0.25
    assert run[-1].loss < 0.05 < run[0].loss


def test_a_run_that_is_dropped_leaves_gradients_on():
    epochs = training.train(1, 5)
    next(epochs)
    assert torch.is_grad_enabled()
