"""Each challenge: its solution solves it, its start does not, and no search by chance finds another."""

import numpy as np
import pytest

from core.models import minilm
from core.practice import challenge as challenges
from core.practice import sentence_challenge
from core.practice.challenge import Numbers, Sentence
from core.reading.data_files import DataError

ALL = challenges.load()
WITH_NUMBERS = [one for one in ALL.values() if isinstance(one.start, Numbers)]
WITH_SENTENCES = [one for one in ALL.values() if isinstance(one.start, Sentence)]

TRIES = 2_000
"""Random changes of numbers, of one cell or of several, to numbers with two decimals within the limits."""


def by_id(one):
    return one.id


def changed_at_random(challenge, random):
    """Some of the numbers that may be changed, each drawn evenly between the limits."""
    start, matrices = challenge.start, challenges.start_matrices(challenge)
    cells = [(name, i, j) for name in start.editable for i, j in np.ndindex(matrices[name].shape)]
    many = random.integers(1, (start.cells or len(cells)) + 1)
    for at in random.permutation(len(cells))[:many]:
        name, i, j = cells[at]
        matrices[name][i, j] = round(random.uniform(start.least, start.most), 2)
    return matrices


@pytest.mark.parametrize("challenge", ALL.values(), ids=list(ALL))
def test_each_measure_says_its_own_bound_as_the_goal(challenge):
    for one in challenge.goal:
        bound = f"at least {one.at_least:g}" if one.at_most is None else f"at most {one.at_most:g}"
        assert one.says.endswith(f" (goal: {bound})")


@pytest.mark.parametrize("challenge", WITH_NUMBERS, ids=by_id)
def test_the_stored_solution_solves_it_and_the_start_does_not(challenge):
    start = challenge.start
    before, after = challenges.start_matrices(challenge), challenges.solution(challenge)
    assert not challenges.verdict(challenge, before).is_reached
    assert challenges.verdict(challenge, before).share == 0
    assert challenges.verdict(challenge, after).is_reached
    assert challenges.verdict(challenge, after).share == 1
    assert set(start.solution) <= set(start.editable)
    for name in start.editable:
        for M in (before[name], after[name]):
            assert start.least <= M.min() <= M.max() <= start.most
    blank = {name: np.full_like(M, np.nan) for name, M in before.items()}
    assert challenges.verdict(challenge, blank).share == 0
    cells, change = challenges.cost(challenge, after)
    assert 1 <= cells <= (start.cells or cells)
    assert change == pytest.approx(sum(np.abs(after[name] - before[name]).sum() for name in before))


@pytest.mark.parametrize("challenge", WITH_NUMBERS, ids=by_id)
def test_a_random_search_does_not_find_a_solution(challenge):
    random = np.random.default_rng(0)
    tried = [challenges.verdict(challenge, changed_at_random(challenge, random)) for _ in range(TRIES)]
    assert len({verdict.share for verdict in tried}) > 10, "the search changes something"
    assert not [verdict for verdict in tried if verdict.is_reached]


@pytest.mark.parametrize("challenge", WITH_NUMBERS, ids=by_id)
def test_every_number_that_its_solution_changes_is_needed(challenge):
    """Each change put back alone: the goal is missed, so that the stored figures are no waste."""
    for name, cells in challenge.start.solution.items():
        for i, j, _ in cells:
            matrices = challenges.solution(challenge)
            matrices[name][i, j] = challenges.start_matrices(challenge)[name][i, j]
            assert not challenges.verdict(challenge, matrices).is_reached, (name, i, j)


@pytest.mark.parametrize("challenge", WITH_SENTENCES, ids=by_id)
def test_the_stored_sentence_solves_it_and_the_one_at_the_start_does_not(challenge):
    start = challenge.start
    assert sentence_challenge.verdict(challenge, start.text).share == 0
    assert sentence_challenge.verdict(challenge, start.solution).is_reached
    assert 1 <= sentence_challenge.cost(challenge, start.solution)[0] <= start.words


def test_more_changes_than_allowed_do_not_count():
    challenge = ALL["one-number"]
    matrices = challenges.solution(challenge)
    matrices["W_k"][0, 0] += 0.01
    verdict = challenges.verdict(challenge, matrices)
    assert min(verdict.shares) == 1
    assert not verdict.is_reached
    assert verdict.share == 0.99
    oven = ALL["it-finds-the-oven"]
    text = "The pizza oven came out of the new shop and it was very good."
    assert min(sentence_challenge.verdict(oven, text).shares) == 1
    assert sentence_challenge.cost(oven, text)[0] > oven.start.words
    assert not sentence_challenge.verdict(oven, text).is_reached


def test_words_are_counted_without_case_and_punctuation():
    oven = ALL["it-finds-the-oven"]
    assert sentence_challenge.cost(oven, "THE pizza came out of the oven, and it tasted good!")[0] == 0
    assert sentence_challenge.cost(oven, "Pizza came out of the oven and it tasted good.")[0] == 1
    assert sentence_challenge.cost(oven, "The oven came out of the pizza and it tasted good.")[0] == 2


@pytest.mark.parametrize(
    "text", ["the pizza and it", "it it it oven oven pizza pizza", "🍕 oven", "שלום", "[CLS] it oven pizza"]
)
def test_a_sentence_without_the_words_is_told_and_reaches_nothing(text):
    verdict = sentence_challenge.verdict(ALL["it-finds-the-oven"], text)
    assert not verdict.is_reached
    assert 0 <= verdict.share < 1
    if "oven" not in text:
        assert "has to stand here exactly once." in verdict.sentences[0]


@pytest.mark.parametrize("text", ["", "word " * 100])
def test_a_sentence_that_the_model_cannot_read_is_refused_with_a_sentence(text):
    with pytest.raises(minilm.SentenceError):
        sentence_challenge.verdict(ALL["it-finds-the-oven"], text)


def test_a_number_beyond_the_limits_keeps_the_last_one_and_is_told():
    challenge = ALL["one-number"]
    before = challenges.start_matrices(challenge)["W_k"]
    M, problems = challenges.edit(
        challenge, "W_k", {(2, 1): "2.5", (0, 0): "x", (9, 9): "1", (1, 1): "2", (1, 0): "-2"}, before
    )
    assert (M[2, 1], M[0, 0], M[1, 1], M[1, 0]) == (before[2, 1], before[0, 0], 2, -2)
    assert problems == {
        (2, 1): "Row 3, column 2 of W_k: 2.5 is out of range. Here each number must lie between −2 and 2.",
        (0, 0): "Row 1, column 1 of W_k: “x” is not a number.",
    }


@pytest.mark.parametrize(
    ("name", "other", "said"),
    [
        ("title", "title", "expected “swapped”"), ("at_most", "at_least = 0\nat_most", "either at_least or at_most"),
        ("at_most = 0.005", "", "either at_least or at_most"), ("{}", "{", "says its number once"),
    ],
)  # fmt: skip
def test_a_file_that_is_called_otherwise_or_whose_goal_has_no_bound_is_refused(
    tmp_path, monkeypatch, name, other, said
):
    text = (challenges.FOLDER / "swap.toml").read_text(encoding="utf-8").replace(name, other, 1)
    (tmp_path / "swapped.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(challenges, "FOLDER", tmp_path)
    challenges.load.cache_clear()
    with pytest.raises(DataError, match=said):
        challenges.load()
    challenges.load.cache_clear()
