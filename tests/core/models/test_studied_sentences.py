"""What *it* stands for in ten sentences, where one head is right and where it is wrong."""

import pytest

from core.models import minilm, studied_sentences
from core.models.studied_sentences import EITHER, Pronoun
from core.reading import data_files

SENTENCES = studied_sentences.load().pronouns.sentences
MEANT = [sentence for sentence in SENTENCES if sentence.meant != EITHER]


def test_the_nouns_and_the_pronoun_occur_once_and_two_by_two_only_the_end_differs():
    for sentence in SENTENCES:
        tokens = minilm.read(sentence.text).tokens
        assert [tokens.count(token) for token in (*sentence.nouns, "it")] == [1, 1, 1]
    for one, other in zip(SENTENCES[::2], SENTENCES[1::2], strict=True):
        before = [sentence.text.split(" it ")[0] for sentence in (one, other)]
        assert before[0] == before[1]
        assert one.nouns == other.nouns
        assert one.meant != other.meant


@pytest.mark.parametrize(
    ("i", "first", "second", "is_right"),
    [
        (0, 0.7103, 0.0038, True),  # the pizza … tasted good
        (1, 0.4270, 0.0530, None),  # was very hot: either
        (2, 0.6770, 0.0497, True),  # the animal … too tired
        (3, 0.2815, 0.1209, False),  # too wide
        (4, 0.4790, 0.1165, True),  # the cat … scared
        (5, 0.3474, 0.3603, True),  # tall
        (6, 0.6963, 0.0078, True),  # the soup … tasted good
        (7, 0.7261, 0.0168, False),  # cracked
        (8, 0.5732, 0.2522, True),  # the trophy … too big
        (9, 0.6094, 0.2072, False),  # too small
    ],
)
def test_what_it_looks_at_in_layer_4_head_2(i, first, second, is_right):
    sentence = SENTENCES[i]
    assert sentence.weights(4, 2) == pytest.approx((first, second), abs=0.0015)
    assert is_right is None or (sentence.answer(4, 2) == sentence.meant) == is_right
    run = minilm.read(sentence.text)
    trace = run.head(4, 2)
    it, *nouns = (run.tokens.index(token) for token in ("it", *sentence.nouns))
    assert sentence.weights(4, 2) == pytest.approx(trace.weights[it, nouns], abs=1e-5)


def test_the_head_that_finds_the_pizza_is_right_in_six_of_nine_and_names_the_first_noun_in_eight():
    assert len(MEANT) == 9
    assert sum(sentence.answer(4, 2) == sentence.meant for sentence in MEANT) == 6
    assert sum(sentence.answer(4, 2) == sentence.nouns[0] for sentence in MEANT) == 8


def test_the_contrasts_tell_first_subject_nearest_and_meant_apart():
    kinds = studied_sentences.load().contrasts.kinds
    every = [one for kind in kinds for one in kind.sentences]
    assert len({one.text for one in every}) == len(every) == 36
    for one in every:
        tokens = minilm.read(one.text).tokens
        assert [tokens.count(token) for token in (*one.nouns, "it")] == [1, 1, 1]
        assert tokens.index(one.nouns[0]) < tokens.index(one.nouns[1]) < tokens.index("it")
    for kind in kinds:
        firsts = [(one.subject == one.nouns[0], one.meant == one.nouns[0]) for one in kind.sentences]
        assert len({subject for subject, _ in firsts}) == 1
        assert sum(meant for _, meant in firsts) == len(firsts) / 2


def test_a_meaning_that_is_not_among_the_nouns_is_refused(tmp_path):
    path = tmp_path / "one.toml"
    path.write_text('text = "a b it"\nnouns = ["a", "b"]\nmeant = "c"\n', encoding="utf-8")
    with pytest.raises(data_files.DataError, match=r"expected one of .*'c'"):
        data_files.load(path, Pronoun)
