"""The atlas of heads, held against plain loops over the tokens."""

import math

import numpy as np
import pytest

from core.models import head_atlas, minilm, studied_sentences

SENTENCES = studied_sentences.load().atlas.sentences


@pytest.fixture(scope="module")
def atlas():
    return head_atlas.atlas()


@pytest.mark.parametrize("head", [(1, 3), (1, 9), (2, 9), (4, 12), (6, 6)])
def test_every_number_is_what_plain_loops_give(atlas, head):
    layer, number = head
    seen = {name: [] for name in ("before", "after", "itself", "start", "end", "evenness")}
    for sentence in SENTENCES:
        run = minilm.read(sentence)
        words = [i for i, token in enumerate(run.tokens) if token.isalpha()]
        for i in words:
            row = [float(w) for w in run.weights[layer - 1, number - 1, i]]
            seen["before"] += [row[i - 1]] if i - 1 in words else []
            seen["after"] += [row[i + 1]] if i + 1 in words else []
            seen["itself"].append(row[i])
            seen["start"].append(row[run.tokens.index("[CLS]")])
            seen["end"].append(row[run.tokens.index(".")] + row[run.tokens.index("[SEP]")])
            seen["evenness"].append(-sum(w * math.log(w) for w in row if w > 0) / math.log(len(row)))
    for name, numbers in seen.items():
        assert getattr(atlas, name).shape == (6, 12)
        assert getattr(atlas, name)[layer - 1, number - 1] == pytest.approx(sum(numbers) / len(numbers), abs=1e-5)


def test_chance_is_the_share_of_one_token_if_all_were_equal(atlas):
    shares = [1 / len(run.tokens) for run in map(minilm.read, SENTENCES) for token in run.tokens if token.isalpha()]
    assert atlas.chance == pytest.approx(sum(shares) / len(shares))
    assert round(atlas.chance, 3) == 0.072


def test_the_kind_of_a_head_is_its_largest_share_if_that_is_clear():
    zeros = dict.fromkeys(("after", "itself", "end"), np.zeros((6, 12)))
    shares = {"before": np.full((6, 12), 0.1), "start": np.full((6, 12), 0.1), "evenness": np.full((6, 12), 0.5)}
    shares["before"][0, 0] = head_atlas.CLEAR
    shares["start"][0, 1] = head_atlas.CLEAR - 0.01
    shares["evenness"][0, 2] = head_atlas.EVEN
    made = head_atlas.Atlas(**zeros, **shares, chance=0.1)
    assert [made.kind(1, number) for number in (1, 2, 3)] == ["before", "mixed", "evenly"]
