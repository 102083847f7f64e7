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


def test_its_weights_are_those_of_the_head_that_is_asked_for():
    for sentence in SENTENCES:
        run = minilm.read(sentence.text)
        it, *nouns = (run.tokens.index(token) for token in ("it", *sentence.nouns))
        assert sentence.weights(4, 2) == pytest.approx(run.head(4, 2).weights[it, nouns], abs=1e-5)


def test_the_head_that_finds_the_pizza_is_right_in_six_of_nine_and_names_the_first_noun_in_eight():
    assert len(MEANT) == 9
    assert sum(sentence.answer(4, 2) == sentence.meant for sentence in MEANT) == 6
    assert sum(sentence.answer(4, 2) == sentence.nouns[0] for sentence in MEANT) == 8


def test_a_meaning_that_is_not_among_the_nouns_is_refused(tmp_path):
    path = tmp_path / "one.toml"
    path.write_text('text = "a b it"\nnouns = ["a", "b"]\nmeant = "c"\n', encoding="utf-8")
    with pytest.raises(data_files.DataError, match=r"expected one of .*'c'"):
        data_files.load(path, Pronoun)
