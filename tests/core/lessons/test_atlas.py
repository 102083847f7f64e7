"""The questions of /atlas: what each head looks at, counted from the weights by plain loops."""

import math
import re
from statistics import fmean

import pytest

from core.lessons import atlas, trained
from core.models import minilm, studied_sentences
from core.models.minilm import HEADS, LAYERS, Head

TASKS = atlas.tasks()
SENTENCES = studied_sentences.load().atlas.sentences


def mean(at):
    """The mean over all words of a number of each: of its row, its place and the number of tokens; per head."""
    sums, words = {}, 0
    for sentence in SENTENCES:
        run = minilm.read(sentence)
        n = len(run.tokens)
        for i in range(1, n - 2):
            words += 1
            for layer in range(6):
                for number in range(12):
                    head = Head(layer + 1, number + 1)
                    sums[head] = sums.get(head, 0.0) + at(run.weights[layer, number, i], i, n)
    return {head: total / words for head, total in sums.items()}


@pytest.fixture(scope="module")
def to_the_start():
    return mean(lambda row, *_: float(row[0]))


def test_there_are_72_heads_of_which_44_look_at_the_start(to_the_start):
    assert len(atlas.heads()) == 72
    assert len(SENTENCES) == 12
    assert sum(share >= 0.4 for share in to_the_start.values()) == 44 == atlas.counts()["start"]
    result = TASKS["most"].mark("[CLS]")
    assert result.status == "correct"
    assert "44 of 72" in result.message
    for option, belief in (
        ("all words alike", "stands out"),
        ("itself", "diagonal"),
        ("the word before", "all words at once"),
    ):
        many = sum(atlas.NAMES[kind] == option for kind in map(atlas.kind, atlas.heads()))
        assert TASKS["most"].mark(option).message.startswith(f"{many} of 72 heads: ")
        assert belief in TASKS["most"].mark(option).message


def test_one_head_looks_at_the_word_before_and_the_others_are_told_what_they_do(to_the_start):
    pairs = [(run.weights, i) for run in map(minilm.read, SENTENCES) for i in range(2, len(run.tokens) - 2)]
    before, after = (
        {
            one: fmean(float(weights[(*one.place, i - (not back), i - back)]) for weights, i in pairs)
            for one in atlas.heads()
        }
        for back in (True, False)
    )
    *_, second, most = sorted(before.values())
    assert most == before[Head(1, 3)]
    result = TASKS["before"].mark("layer 1, head 3")
    assert result.status == "correct"
    assert f"{most:.3f}" in result.message
    told = {"layer 2, head 9": after[Head(2, 9)], "layer 5, head 6": to_the_start[Head(5, 6)], "another head": second}
    assert set(told) == {*TASKS["before"].options} - {"layer 1, head 3"}
    for option, share in told.items():
        assert TASKS["before"].mark(option).status == "wrong"
        assert f"{share:.2f}" in TASKS["before"].mark(option).message


def test_why_most_heads_look_at_the_start_is_told_of_the_head_that_is_drawn():
    first, *rest = (math.hypot(*map(float, value)) for value in minilm.read(trained.pizza()).head(3, 8).V)
    *others, right = (TASKS["start"].mark(option) for option in TASKS["start"].options)
    assert right.status == "correct"
    assert "*attention sink*" in right.message
    for result in (right, *others):
        assert re.findall(r"\d\.\d+", result.message) == [f"{first:.2f}", f"{min(rest):.2f}"]


def test_in_each_head_of_the_sink_less_is_drawn_from_it_than_given_to_it():
    run = minilm.read(trained.pizza())
    drawn = run.weights * atlas.value_lengths(trained.pizza()).reshape(LAYERS, HEADS, 1, -1)
    passed = drawn / drawn.sum(axis=-1, keepdims=True)
    for head in (one for one in atlas.heads() if atlas.kind(one) == "start"):
        assert (passed[(*head.place, slice(None), 0)] < run.weights[(*head.place, slice(None), 0)]).all()
