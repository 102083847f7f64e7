"""A tiny BERT, asked by the code that asks the large one; what is counted in the stored text."""

import re

import numpy as np
import pytest

from core.attention import attend
from core.lessons import masked_word
from core.lessons.masked_word import SENTENCES, SentenceError
from core.models import bert, minilm, minilm_network
from tests import tiny_bert

pytest.importorskip("transformers")

RIVER = ("[CLS]", "i", "swam", "across", "the", "river", "to", "the", "other", "[MASK]", ".", "[SEP]")


@pytest.fixture
def model(tiny_bert_found):
    return bert.load()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("the [ Mask ].", "the [MASK]."), ("the ___.", "the [MASK]."), ("  the __ bank ", "the [MASK] bank"),
        ("\ud800 the [MASK]", "the [MASK]"),
    ],
)  # fmt: skip
def test_a_gap_is_read_in_any_spelling(typed, sentence):
    assert masked_word.tidy(typed) == sentence


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("   ", "Type a sentence"), ("the _ bank", "No gap"), ("the [MASK] of the ___", "2 gaps"),
        ("word " * 500 + "[MASK]", "Too long"),
    ],
)  # fmt: skip
def test_a_sentence_that_cannot_be_asked_is_told(typed, says):
    with pytest.raises(SentenceError, match=says):
        masked_word.tidy(typed)


def test_the_five_likeliest_words_are_those_that_the_network_itself_finds(model):
    import torch

    filled = masked_word.fill(model, SENTENCES["river"])
    assert filled.tokens == RIVER
    assert filled.gap == 9
    ids = torch.tensor([[tiny_bert.VOCABULARY.index(token) for token in filled.tokens]])
    with torch.inference_mode():
        found = torch.softmax(model.network(ids).logits[0, 9], dim=-1).topk(5)
    assert [one.word for one in filled.candidates] == [tiny_bert.VOCABULARY[i] for i in found.indices]
    assert [one.probability for one in filled.candidates] == pytest.approx(found.values.tolist(), abs=1e-6)
    assert [one.place for one in filled.candidates] == [1, 2, 3, 4, 5]
    assert filled.probabilities.sum() == pytest.approx(1)


def test_the_weights_are_those_of_the_graph_on_the_model_s_own_matrices(model):
    filled = masked_word.fill(model, SENTENCES["cash"])
    n = len(filled.tokens)
    assert filled.attentions.shape == (tiny_bert.LAYERS, tiny_bert.HEADS, n, n)
    assert filled.attentions.dtype == np.float32
    assert filled.attentions.sum(axis=-1) == pytest.approx(1, abs=1e-5)

    ids = model.tokenizer(SENTENCES["cash"], return_tensors="pt")["input_ids"]
    own = model.network.bert.encoder.layer[0].attention.self
    X = model.network.bert.embeddings(ids)[0]
    columns = slice(model.size.d_k, 2 * model.size.d_k)
    Q, K = ((A(X))[:, columns].detach().numpy() for A in (own.query, own.key))
    trace = attend(X.detach().numpy(), replace={"Q": Q, "K": K}, scale=True)
    assert filled.attentions[0, 1] == pytest.approx(trace.weights, abs=1e-5)


def test_how_much_the_gap_attends_to_a_word_is_its_column_of_every_head(model):
    filled = masked_word.fill(model, SENTENCES["river"])
    most, mean = filled.most_attended()
    means = [filled.attentions[:, :, 9, j].mean() for j in range(len(filled.tokens))]
    assert (most, mean) == (int(np.argmax(means)), pytest.approx(max(means)))


def test_an_expected_word_has_its_probability_and_rank(model):
    filled = masked_word.fill(model, SENTENCES["river"])
    found = masked_word.candidate(model, filled, " Bank ")
    p = filled.probabilities[tiny_bert.VOCABULARY.index("bank")]
    assert (found.word, found.probability) == ("bank", p)
    assert found.place == 1 + sorted(filled.probabilities, reverse=True).index(p)


@pytest.mark.parametrize("word", ["", "banks", "the bank", "[MASK]", "\ud800"])
def test_what_is_not_one_word_of_the_vocabulary_has_no_probability(model, word):
    assert masked_word.candidate(model, masked_word.fill(model, SENTENCES["river"]), word) is None


def test_64_tokens_are_read_and_65_are_told(model):
    assert len(masked_word.fill(model, "the " * 61 + "[MASK]").tokens) == 64
    with pytest.raises(SentenceError, match="65 tokens, and up to 64"):
        masked_word.fill(model, "the " * 62 + "[MASK]")


def test_what_is_counted_in_the_stored_text():
    text = masked_word.stored_text()
    last = [re.findall(r"the other (\w+)\.$", sentence) for sentence in text.sentences]
    assert all(len(found) == 1 for found in last), "each ends with a word after the words that the model sees"
    words = [found[0] for found in last]
    with_river = [word for word, sentence in zip(words, text.sentences, strict=True) if "river" in sentence]
    assert (len(words), words.count("bank"), words.count("side")) == (10, 3, 5)
    assert (len(with_river), with_river.count("bank")) == (4, 3)
    tasks = masked_word.stored_tasks()
    assert tasks["neighbours"].mark("side").status == "correct"
    assert tasks["told"].mark("3/4").message.startswith("It is 3 of 4:")
    assert "without looking at *river*" in tasks["told"].mark("0.30").message
    certain = tasks["told"].mark("1")
    assert (certain.status, certain.message.split(" end ")[0]) == ("wrong", "A probability of 1 means that all 4")
    assert tasks["why-not"].mark(tasks["why-not"].options[-1]).status == "correct"


def test_what_is_told_of_minilm_s_scores_for_words_is_what_it_gives():
    network = minilm.load()
    words = network.words.astype(np.float32)
    run = minilm.read("I swam across the river to the other bank.")
    scores = words @ run.states[6, run.tokens.index("bank")]
    names = list(network.vocabulary)
    assert [names[i] for i in np.argsort(-scores)[:3]] == ["bank", "banks", "banking"]
    gap = tuple("[MASK]" if word == "bank" else word for word in run.tokens)
    weights, states = minilm_network.run(network, gap, lambda _: None)
    guessed = words @ states[6, gap.index("[MASK]")]
    text, of_bank = masked_word.stored_text(), network.vocabulary["bank"]
    places = {"bank": scores, "[MASK]": guessed}
    assert text.places == {at: 1 + (one > one[of_bank]).sum() for at, one in places.items()}
    assert text.vocabulary == len(names)
    task = masked_word.stored_tasks()["why-not"]
    assert f"1st of {len(names):,}." in task.prompt
    most = weights[:, :, gap.index("[MASK]"), gap.index("river")].max()
    assert text.most_given == round(float(most), 2)
    assert f"at the gap it is the {text.places['[MASK]']:,}th," in task.mark("1st").message
    assert all(f"no head gives *river* more than {most:.2f}" in task.mark(one).message for one in task.options)
