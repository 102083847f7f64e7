"""What can be asked in practice: small parts that show every mistake, on numbers that are new."""

import re
from dataclasses import replace
from itertools import chain
from math import prod

import numpy as np
import pytest

from core import exercises
from core.exercises import ExerciseDataError
from core.grading import grade
from core.graph.nodes import shown_nodes
from core.homework import bank
from core.homework.alternatives import alternatives
from core.homework.distance import distance
from core.homework.mistakes import MISTAKES
from core.practice import challenge
from core.practice.exam_words import prompt
from core.practice.offers import (
    DRAWN,
    EVERYTHING,
    LEVELS,
    choices,
    compute_offers,
    mistakes_shown,
    next_variant,
    offers,
    single_part,
)
from core.reading.filled_cells import text_of_boxes


def part_of(offer):
    return exercises.load(offer.exercise).part(offer.part)


def test_every_mistake_that_the_bank_can_show_is_shown_by_a_small_part():
    names = {offer.exercise for offer in offers()} | set(exercises.ids())
    loaded = [exercises.load(name) for name in names]
    shown = {mistake for one in loaded for part in one.parts for mistake in mistakes_shown(one, part)}
    assert frozenset().union(*(offer.shows for offer in offers())) == shown
    assert len(shown) > 40
    for offer in offers():
        assert prod(part_of(offer).shape) == offer.numbers <= 36
        assert part_of(offer).kind != "choice"
        given = exercises.load(offer.exercise).inputs.values()
        assert all(M.shape[0] <= 12 and M.shape[1] <= 6 for M in given)
    assert compute_offers("drawn-8-6-6")


def test_a_mistake_that_leads_to_the_key_is_not_shown_by_a_part():
    journey = exercises.load("journey")
    part = journey.part("scores-journey")
    apart = {
        one.mistakes[0]: max(distance(other.answer, journey.answer(part.id)) for other in alternatives(journey, part)
                             if other.mistakes == one.mistakes)
        for one in alternatives(journey, part)
    }  # fmt: skip
    assert min(apart.values()) < 1e-3, "no mistake leads to the key here"
    assert mistakes_shown(journey, part) == {name for name, distance in apart.items() if distance > 1e-3}


def test_one_can_choose_a_step_or_a_level():
    assert choices()[EVERYTHING] == offers()
    assert {offer.node for offer in choices()["V"]} == {"V"}
    levels = [choices()[level] for level in LEVELS]
    assert sum(map(len, levels)) == len(offers())
    assert {offer.exercise for offer in levels[2]} >= {"economic-area", "she-left"}
    assert ("bank-interest", "q1-weight") in {(one.exercise, one.part) for one in levels[0]}
    assert ("bank-interest", "q4-weight") in {(one.exercise, one.part) for one in levels[1]}


@pytest.mark.parametrize("offer", offers(), ids=lambda offer: f"{offer.exercise}.{offer.part}")
def test_a_part_alone_keeps_its_key_and_says_itself_how_it_is_computed(offer):
    exercise = exercises.load(offer.exercise, 1001)
    one = single_part(exercise, offer.part)
    (part,) = one.parts
    assert np.array_equal(np.asarray(one.answer(part.id)), np.asarray(exercise.answer(part.id)))
    assert one.variant == 1001
    text = one.questions[0].text
    form = one.graphs[part.graph]
    assert ("W_q" in text) == form.learned
    assert ("W_q2" in one.questions[0].title) == (part.graph in one.second_heads)
    assert ("W_q2" in text) == (part.graph in one.second_heads or form.heads > 1)
    assert ("W_o" in text) == (form.heads > 1)
    assert ("X_kv" in text) == form.cross
    assert ("later" in text) == form.is_masked
    assert "you have just computed" not in text + part.prompt
    key = one.answer(part.id)
    if part.kind in ("vector", "matrix"):
        typed = text_of_boxes([f"{value:.4f}" for value in np.ravel(key)], part)
        assert grade(one, {part.id: typed})[part.id].status == "correct"


def test_either_head_can_be_asked_and_is_named():
    heads = exercises.load("drawn-4-3-2-heads")
    asked = {offer.part for offer in offers() if offer.exercise == heads.id}
    (second,) = heads.second_heads
    assert {heads.part(name).graph for name in asked} == set(heads.graphs)
    (part,) = [heads.part(name) for name in asked if heads.part(name).graph == second][:1]
    text = single_part(heads, part.id).questions[0].text
    assert text.startswith("Q = X W_q2, K = X W_k2, V = X W_v2. ")
    assert "other-head" in mistakes_shown(heads, part)


def test_the_variants_of_an_exercise_follow_one_another(monkeypatch):
    assert next_variant("bank-interest", 7) == 8
    assert next_variant("bank-interest", 2**32 - 1) == 0

    def load(name, variant=None):
        if variant == 8:
            raise ExerciseDataError(name, "variant", "no such draw")
        return exercises.load(name, variant)

    monkeypatch.setattr(bank, "load", load)
    assert next_variant("bank-interest", 7) == 9


def test_every_mistake_of_a_step_belongs_to_one_of_the_nodes_that_it_changes():
    for mistake in MISTAKES.values():
        assert mistake.node in mistake.changed_nodes if mistake.changes else mistake.node == ""
    expected = {
        "no-softmax": "weights", "scaled-after-softmax": "weights", "scaling-not-asked": "scaled_scores",
        "mask-not-asked": "masked_scores", "no-projection": "Q", "cosine-for-dot-product": "scores",
    }  # fmt: skip
    assert {name: MISTAKES[name].node for name in expected} == expected


NAMES = {
    "undivided scores": ("scores",), "undivided score": ("scores",), "scaled score": ("scaled_scores",),
    "masked score": ("masked_scores",), "score": ("scores", "scaled_scores", "masked_scores"),
    "context vector of the second head": ("context_2",), "context vectors of the second head": ("context_2",),
    "joined context vector": ("joined",), "output vector": ("output",), "context vector": ("context",),
    "embedding": ("X_P",), "query": ("Q",), "queries": ("Q",), "key": ("K",), "value": ("V",), "weight": ("weights",),
    "weigh": ("weights",), "attend": ("weights",),
}  # fmt: skip
"""What a text may call a node, the longer before the shorter, and the nodes that may be meant."""

NAME = re.compile("|".join(NAMES))

FORMS = (*DRAWN, "drawn-5-4-2-mask-positions-heads", "drawn-3-2-4-heads-sentences", "drawn-8-6-6")


def may_mean(text, matrices):
    """The nodes that a text may mean, without those whose numbers are those of an earlier one."""
    names = set(chain.from_iterable(NAMES[name] for name in NAME.findall(re.sub("“.*?”", "", text))))
    return {
        node for node in names
        if not any(other in names and np.array_equal(matrices[other], matrices[node]) for other in before(node, matrices))
    }  # fmt: skip


def before(node, matrices):
    return list(matrices)[: list(matrices).index(node)]


@pytest.mark.parametrize("name", [*FORMS, *exercises.ids()])
def test_the_text_of_a_part_names_its_node_alone(name):
    exercise = exercises.load(name, 1)
    for part in exercise.parts:
        matrices = exercise.traces[part.graph].matrices
        assert may_mean(prompt(exercise, part), matrices) == {part.node}
        if name in FORMS and part.kind != "choice":
            assert may_mean(part.prompt, matrices) == {part.node}


@pytest.mark.parametrize("kind", ["number", "vector", "matrix"])
def test_two_nodes_are_asked_for_in_two_ways(kind):
    exercise = exercises.load("drawn-6-4-3-mask-positions")
    part = replace(exercise.part("score"), kind=kind, row=None if kind == "matrix" else 1)
    nodes = shown_nodes(exercise.graphs[part.graph])
    asked = {prompt(exercise, replace(part, node=node)) for node in nodes}
    assert len(asked) == len(nodes)


def test_the_heaviest_words_are_asked_for_in_whatever_number():
    exercise = exercises.load("bank-interest")
    parts = [replace(exercise.part("q5-top-two"), shape=(top,)) for top in (1, 2, 3, 4)]
    asked = [prompt(exercise, part).partition(" most for “bank”")[0] for part in parts]
    assert asked == ["Which word weighs", "Which two words weigh", "Which three words weigh", "Which 4 words weigh"]


def test_a_challenge_on_scores_says_that_they_are_not_divided_yet():
    for one in challenge.load().values():
        if "scores" in {condition.node for condition in one.goal}:
            assert "before dividing" in one.asks
            assert all("before dividing" in goal.says for goal in one.goal if goal.node == "scores")
