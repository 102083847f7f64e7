"""Exercises of any difficulty: every node is asked for, marked and diagnosed as in the bank."""

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import torch

from core import exercises, grading
from core.__main__ import main
from core.classroom.check import prove, spell, unread_keys
from core.exercises import ExerciseDataError
from core.homework.alternatives import alternatives
from core.homework.drawn_questions import Texts, texts
from core.homework.hints import hints
from core.reading.data_files import DataError, load
from tests.core.homework.plain import mark_part

ROOT = Path(__file__).parents[3]

SPREAD = (
    "drawn-3-2-2", "drawn-3-2-4-heads-sentences", "drawn-5-4-2-mask-positions-heads",
    *(pytest.param(name, marks=pytest.mark.nightly) for name in ("drawn-8-6-6", "drawn-4-3-5-positions")),
)  # fmt: skip


@pytest.mark.parametrize("name", SPREAD)
def test_the_key_is_what_torch_computes(name):
    exercise = exercises.load(name, 3)
    _, n, d_model, d_k, *options = name.split("-")
    X = torch.tensor(exercise.inputs["X"])
    assert X.shape == (int(n), int(d_model))
    X_kv = torch.tensor(exercise.inputs["X_kv"]) if "sentences" in options else X
    if "positions" in options:
        angles = [[p / 10_000 ** (2 * (i // 2) / int(d_model)) for i in range(int(d_model))] for p in range(int(n))]
        places = torch.tensor([[np.cos(a) if i % 2 else np.sin(a) for i, a in enumerate(row)] for row in angles])
        X = X_kv = X + places
    for suffix, ending in [("", "")] + [("2", "-2")] * ("heads" in options):
        W_q, W_k, W_v = (torch.tensor(exercise.inputs[f"{W}{suffix}"]) for W in ("W_q", "W_k", "W_v"))
        assert W_q.shape == W_k.shape == W_v.shape == (int(d_model), int(d_k))
        context = torch.nn.functional.scaled_dot_product_attention(
            X @ W_q, X_kv @ W_k, X_kv @ W_v, is_causal="mask" in options
        )
        row = exercise.part(f"context-row{ending}").row
        np.testing.assert_allclose(exercise.answer(f"context-row{ending}"), context[row], atol=1e-12)
    assert len(exercise.tokens_kv) != len(exercise.tokens)


@pytest.mark.parametrize("name", SPREAD)
def test_every_node_that_a_student_computes_is_asked_for_in_every_form(name):
    exercise = exercises.load(name)
    assert {part.node for part in exercise.parts} >= {"Q", "K", "V", "scores", "scaled_scores", "weights", "context"}
    assert ("X_P" in {part.node for part in exercise.parts}) == ("positions" in name)
    assert {part.kind for part in exercise.parts} == {"number", "vector", "matrix", "choice", "ranking"}
    assert len({part.graph for part in exercise.parts}) == (2 if "heads" in name else 1)
    texts = " ".join(question.text for question in exercise.questions)
    said = {"positions": "X_P = X + P", "heads": "two heads", "sentences": "X_kv", "mask": "No word may look ahead"}
    assert [option for option, words in said.items() if words in texts] == [one for one in said if one in name]


@pytest.mark.parametrize("name", SPREAD)
def test_it_is_marked_diagnosed_and_hinted_at_like_any_other(name):
    exercise = exercises.load(name, 7)
    right = {part.id: spell(exercise.answer(part.id), 4) for part in exercise.parts}
    assert {result.status for result in grading.grade(exercise, right).values()} == {"correct"}
    assert unread_keys(exercise) == ()
    assert [one for one in prove(exercise) if one.outcome == "missed"] == []
    for part in exercise.parts:
        assert all(hints(exercise, part))
        assert "{" not in part.prompt
    assert f"The {exercise.part('weights').shape[1]} weights of" in exercise.part("weights-row").prompt


@pytest.mark.parametrize(
    ("name", "part", "mistakes"),
    [
        ("drawn-5-3-2-mask", "weights", {"mask-forgotten", "mask-after-softmax", "mask-with-zero", "unscaled"}),
        ("drawn-5-3-3-positions", "query", {"positions-forgotten"}),
        ("drawn-5-3-3-positions", "context", {"positions-forgotten", "mask-not-asked"}),
        ("drawn-5-3-3", "context", {"positions-not-asked", "mask-not-asked"}),
        ("drawn-4-3-2-sentences", "key", {"keys-from-wrong-sentence"}),
        ("drawn-4-3-2-sentences", "weight", {"sentences-exchanged", "divided-by-sqrt-d-model"}),
        ("drawn-4-3-3-heads", "weights-row", {"other-head"}), ("drawn-4-3-3-heads", "query-2", {"other-head"}),
    ],
)  # fmt: skip
def test_the_mistakes_of_its_form_can_be_made(name, part, mistakes):
    exercise = exercises.load(name)
    assert mistakes <= {one for wrong in alternatives(exercise, exercise.part(part)) for one in wrong.mistakes}


def test_the_numbers_of_the_other_head_are_named_as_such():
    exercise = exercises.load("drawn-4-3-3-heads")
    X, W_q, W_k = (exercise.inputs[name] for name in ("X", "W_q2", "W_k2"))
    scores = torch.tensor((X @ W_q) @ (X @ W_k).T / 3**0.5)
    typed = " ".join(f"{value:.4f}" for value in torch.softmax(scores, dim=1)[2])
    assert mark_part(exercise, "weights-row-2", typed).status == "correct"
    result = mark_part(exercise, "weights-row", typed)
    assert result.mistakes == ("other-head",)
    assert "other head" in result.message


def test_of_two_sentences_the_number_of_keys_or_its_root_is_named_as_the_divisor():
    exercise = exercises.load("drawn-4-3-2-sentences")
    scores = torch.tensor(exercise.traces[exercise.part("weights-row").graph].scores)
    for divisor in (5**0.5, 5):
        typed = " ".join(f"{value:.4f}" for value in torch.softmax(scores / divisor, dim=1)[0])
        assert mark_part(exercise, "weights-row", typed).mistakes == ("divided-by-sqrt-n",)


@pytest.mark.parametrize("name", SPREAD)
def test_numbers_have_one_decimal_and_variants_other_words(name):
    exercise = exercises.load(name)
    variants = [exercises.load(name, seed) for seed in range(3)]
    for one in (exercise, *variants):
        assert all(
            Fraction(f"{value:.15g}").denominator in (1, 2, 5, 10) for M in one.inputs.values() for value in M.flat
        )
    assert len({one.tokens for one in (exercise, *variants)}) == 4
    assert all(one.title.casefold().startswith(" ".join(one.tokens).casefold()) for one in variants)
    assert all(f"“{one.tokens[exercise.part('query').row]}”" in one.part("query").prompt for one in variants)
    assert all(f"“{(one.tokens_kv or one.tokens)[one.part('key').row]}”" in one.part("key").prompt for one in variants)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("drawn-9-3-3", "expected words from 3 to 8; found 9"), ("drawn-5-7-3", "expected d_model from 2 to 6; found 7"),
        ("drawn-5-3-1", "expected d_k from 2 to 6; found 1"), ("drawn-05-3-3", "expected words from 3 to 8; found 05"),
        ("drawn-5-3", "expected drawn-WORDS-D_MODEL-D_K, then any of -mask, -positions, -heads and -sentences"),
        ("drawn-5-3-3-mark", "found “mark”; did you mean mask?"),
        ("drawn-5-3-3-mask-mask", "expected each option once, in the order mask, positions, heads, sentences"),
        ("drawn-5-3-3-mask-sentences", "expected sentences without mask"),
        ("drawn-٥-3-3", "such as drawn-5-3-3-mask; found"),
        ("drawn-" + "9" * 5000, "such as drawn-5-3-3-mask; found"),
    ],
)  # fmt: skip
def test_an_id_out_of_range_is_one_sentence(name, expected, capsys):
    with pytest.raises(ExerciseDataError) as problem:
        exercises.find(name)
    assert expected in str(problem.value)
    assert len(str(problem.value)) < 400
    assert main(["show", name]) == 2
    assert expected in capsys.readouterr().err


def test_the_words_that_are_asked_about_stand_where_a_mask_shows_them():
    for n, sentences in enumerate(texts().sentences, start=3):
        assert sentences.column < sentences.row < n - 1
        assert all(len(text.split()) == n == len(set(text.split())) for text in sentences.texts)
    for n, pairs in enumerate(texts().pairs, start=3):
        for one, other in pairs.texts:
            assert len(one.split()) == n
            assert len(other.split()) == (n + 1 if n < 8 else 7)


@pytest.mark.parametrize(
    ("kind", "other"), [("sentences", '["rain falls", "it is wet"]'), ("pairs", '"rain falls"'), ("pairs", '["a", "b", "c"]')]
)  # fmt: skip
def test_a_pair_is_refused_where_a_sentence_belongs_and_a_sentence_in_place_of_a_pair(kind, other, tmp_path):
    whole = (ROOT / "data/drawn.toml").read_text(encoding="utf-8")
    heading = f"[[{kind}]]\nrow = 1\ncolumn = 0\ntexts = [{other}, {other}]\n"
    (tmp_path / "drawn.toml").write_text(f"{whole}\n{heading}", encoding="utf-8")
    with pytest.raises(DataError, match=kind):
        load(tmp_path / "drawn.toml", Texts)
