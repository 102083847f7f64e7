"""What each part of a layer adds: every figure told, worked out by torch's own layer normalisation and plain sums."""

import numpy as np
import pytest
import torch

from core.lessons import block, trained
from core.models import minilm
from core.models.studied_sentences import load
from tests.core.lessons.test_bank_in_five import cosine
from tests.core.models.minilm_reference import SENTENCES

TASKS = block.tasks()
PIZZA = "The pizza came out of the oven and it tasted good."
RUN = minilm.read(PIZZA)
IT, CLS = RUN.tokens.index("it"), 0
BEFORE, ATTENTION, FEED_FORWARD, SHIFTS = range(4)


def right(name):
    return [option for option in TASKS[name].options if TASKS[name].mark(option).status == "correct"]


def left_without(*parts):
    """The cosine of the mean of the last states with what it is with all parts."""
    return cosine(RUN.states[6].mean(0), minilm.read(PIZZA, without=parts).states[6].mean(0))


def mean_cosine(states):
    pairs = [cosine(a, b) for i, a in enumerate(states) for j, b in enumerate(states) if i != j]
    return sum(pairs) / len(pairs)


def norm(X, gain_and_shift):
    return torch.nn.functional.layer_norm(X, (384,), *map(torch.tensor, gain_and_shift), 1e-12)


@pytest.mark.parametrize("without", [(), [(3, "attention")], [(3, "feed-forward")], [(3, "before")]])
def test_a_layer_is_the_norm_of_a_norm_of_sums_and_what_is_left_out_is_0_in_them(without):
    run = minilm.read(PIZZA, without=without)
    added, network = run.added(3), minilm.load()
    before, attention, feed_forward = (torch.tensor(added.parts[part]) for part in minilm.PARTS)
    between = norm(before + attention, network.norm_attention[2])
    np.testing.assert_allclose(added.between, between, atol=1e-5)
    np.testing.assert_allclose(run.states[3], norm(between + feed_forward, network.norm_output[2]), atol=1e-5)
    gone = {part for _, part in without}
    assert {part for part, M in added.parts.items() if not M.any()} == gone
    np.testing.assert_array_equal(added.parts["before"], 0 if "before" in gone else RUN.states[2])
    np.testing.assert_array_equal(run.states[:3], RUN.states[:3])


def test_parts_of_no_layer_and_no_parts_are_refused():
    for one in ((0, "attention"), (7, "before"), (1, "norm")):
        with pytest.raises(ValueError, match="layers are 1 to 6, parts before, attention, feed-forward"):
            minilm.read(PIZZA, without=[one])


@pytest.mark.parametrize("layer", [1, 4, 6])
def test_a_share_is_the_slope_of_the_state_along_the_part_with_the_norms_as_they_are(layer):
    """Each part in turn is made larger by 1, with the spreads of both norms held: the state moves by what became of it."""
    added, network = RUN.added(layer), minilm.load()
    gains = [network.norm_attention[layer - 1][0], network.norm_output[layer - 1][0]]
    centred = [(one - one.mean(1, keepdims=True)).astype(np.float64) for one in added.parts.values()]
    inner = (added.parts["before"] + added.parts["attention"]).std(axis=1, keepdims=True)
    outer = (added.between + added.parts["feed-forward"]).std(axis=1, keepdims=True)
    through = [centred[0] / inner * gains[0], centred[1] / inner * gains[0], centred[2]]
    became = [(one - one.mean(1, keepdims=True)) / outer * gains[1] for one in through]
    shares = [
        [cosine(b, s) * np.linalg.norm(b) / np.linalg.norm(s) for b, s in zip(one, added.state, strict=True)]
        for one in became
    ]
    np.testing.assert_allclose(block.shares(PIZZA)[layer - 1, :3], shares, atol=1e-4)
    np.testing.assert_allclose(block.shares(PIZZA).sum(axis=1), 1, atol=1e-6)


def test_what_is_switched_off_has_no_share():
    for k, part in enumerate(minilm.PARTS):
        np.testing.assert_allclose(block.shares(PIZZA, frozenset({(2, part)}))[1, k], 0, atol=1e-6)


def test_attention_makes_little_of_it_and_in_the_last_layer_much_more():
    assert block.shares(PIZZA)[:5, ATTENTION, IT].max() < 0.15
    last = block.shares(PIZZA)[5]
    assert right("last") == ["30–49 %"]
    for option in TASKS["last"].options:
        for part in (ATTENTION, FEED_FORWARD):
            assert f" {100 * last[part, IT]:.0f} %" in TASKS["last"].mark(option).message
    assert 0.3 < last[ATTENTION, IT] < 0.5


@pytest.mark.parametrize("text", [PIZZA, *SENTENCES[2:5], "Interest rates rose again."])
def test_in_any_sentence_most_was_there_before_and_the_feed_forward_adds_more_until_the_last_layer(text):
    mean = block.shares(text).mean(axis=-1)
    assert (mean.argmax(axis=1) == BEFORE).all()
    assert (mean[:5, ATTENTION] < mean[:5, FEED_FORWARD]).all()
    assert mean[5, ATTENTION] > mean[5, FEED_FORWARD]


def test_at_first_little_of_cls_was_there_before_unlike_any_word():
    before = block.shares(PIZZA)[:4, BEFORE]
    assert before[:, 0].max() < 0.5 < before[:, 1:].min()


def test_cls_is_the_one_token_that_is_mostly_the_feed_forward_s():
    M = block.shares(PIZZA)[0, FEED_FORWARD]
    assert [RUN.tokens[i] for i in np.flatnonzero(M > 0.5)] == right("mostly") == ["[CLS]"]
    told = f"{100 * M[CLS]:.0f} % of its state; of any other token’s, at most {100 * np.sort(M)[-2]:.0f} %."
    assert told in TASKS["mostly"].mark("[CLS]").message
    of_each = {token: f"{100 * M[RUN.tokens.index(token)]:.0f} %" for token in ("pizza", "it", "good")}
    for token, share in {**of_each, "another word": f"at most {100 * np.sort(M)[-2]:.0f} %"}.items():
        assert f"makes up {share}, and in \\[CLS\\] {100 * M[CLS]:.0f} %." in TASKS["mostly"].mark(token).message


def test_numbers_are_counted_with_their_biases():
    attention, feed_forward = 4 * 384 * 384 + 4 * 384, 2 * 384 * 1536 + 1536 + 384
    assert block.numbers() == {"before": 0, "attention": attention, "feed-forward": feed_forward}


def test_the_sentence_misses_attention_most_in_the_last_layer_which_has_most_of_it():
    turned = {layer: np.degrees(np.arccos(left_without((layer, "attention")))) for layer in range(1, 7)}
    assert right("off") == ["6"]
    assert f"by {turned[6]:.1f}°." in TASKS["off"].mark("6").message
    for layer in range(1, 6):
        said = f"turns by only {turned[layer]:.1f}°; without another layer’s, by {turned[6]:.1f}°."
        assert said in TASKS["off"].mark(str(layer)).message
    assert block.shares(PIZZA)[:, ATTENTION].mean(axis=-1).argmax() == 5


def test_without_what_they_held_before_the_tokens_become_alike():
    everywhere = block.switch_everywhere(frozenset(), "before")
    after = mean_cosine(minilm.read(PIZZA, without=everywhere).states[6])
    assert right("alike") == ["more alike"]
    for option in TASKS["alike"].options:
        assert f"apart and are {np.degrees(np.arccos(after)):.1f}°" in TASKS["alike"].mark(option).message
    assert block.mean_cosine(minilm.read(PIZZA, without=everywhere)) == pytest.approx(after, abs=1e-6)


def test_what_is_left_is_the_cosine_of_the_sentence_s_vector_with_what_it_was():
    found = block.cosine_without(PIZZA, frozenset({(5, "feed-forward")}))
    assert found == pytest.approx(left_without((5, "feed-forward")), abs=1e-6)


def test_a_part_is_switched_in_all_layers_and_back():
    every = block.switch_everywhere(frozenset({(2, "before")}), "before")
    assert every == {(layer, "before") for layer in range(1, 7)}
    assert block.switch_everywhere(every, "before") == frozenset()
    assert block.read_left_out(block.spell_left_out(every)) == every


@pytest.mark.parametrize(
    ("percent", "option"), [(0, 0), (14, 0), (15, 1), (29, 1), (30, 2), (49, 2), (50, 3), (100, 3)]
)
def test_a_predicted_share_lies_in_one_of_the_options(percent, option):
    assert block.range_of(percent) == TASKS["last"].options[option] == list(block.RANGES)[option]


def test_the_questions_are_about_the_first_sentence():
    assert trained.pizza() == load().pronouns.sentences[0].text == PIZZA
