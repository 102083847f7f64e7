"""The screen on why attention: predicted, marked, revealed; typed over; opened from its link."""

import numpy as np

from core.lessons import why
from tests.pages.pictures_sent import components, data, figure, speak
from tests.pages.test_screens import marks, screen

RIGHT = {"before": "not at all", "undivided": "not at all", "divided": "a little", "pull": "the"}
CONCLUSION = "one vector for all its meanings"


def answered(**answers):
    return screen("why", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def test_what_a_round_does_is_not_sent_until_it_is_predicted():
    at = answered()
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 4 right**"
    assert not at.metric
    assert CONCLUSION not in " ".join(m.value for m in at.markdown)
    for given, steps in (
        ({}, [0, 1]),
        ({"undivided": "1.0000"}, [0, 1, 2]),
        ({"divided": "1.0000"}, [0, 1, 3]),
        ({"undivided": "1.0000", "divided": "1.0000"}, [0, 1, 2, 3]),
    ):
        (sent,) = data(answered(**given), "drift")
        assert np.allclose(sent["paths"], why.drift()[:1, steps]), "B is where A is"
        assert sent["cosines"] == [None, None, *(why.cosines()[step] for step in steps[2:]), *[None] * (4 - len(steps))]
    (sent,) = data(answered(before="1.0000"), "drift")
    assert np.allclose(sent["paths"], why.drift()[:, :2])


def test_a_question_that_is_answered_before_another_shows_its_own_step():
    (sent,) = data(screen("why", **{"why.divided": "1.0000", "question": "why.divided"}), "drift")
    assert (sent["steps"][sent["goes_to"]], sent["covered"]) == ("÷\u00a0√50", 1)
    assert sent["notes"][sent["goes_to"]] == f"Scores divided by √50. Cosine of A and B: {why.cosines()[-1]:.4f}."
    (sent,) = data(screen("why", **{"why.before": "a little", "question": "why.divided"}), "drift")
    assert sent["notes"][0] == "A and B: one row of the table. ÷\u00a0√50: ?", "an arc tells the cosine"


def test_the_plain_means_stay_in_sight_as_what_the_others_are_compared_with():
    for given in ({}, {"before": "a little"}, {"undivided": "a little", "divided": "a little"}):
        (sent,) = data(answered(**given), "drift")
        assert (sent["ghosts"], sent["steps"][1]) == (1, "Plain mean")


def test_the_word_that_pulls_is_pressed_in_the_sentence_and_its_threads_wait_for_that():
    at = answered(**{id: RIGHT[id] for id in list(RIGHT)[:-1]})
    header, weights = figure(at)
    assert header["asks"] == "word"
    assert (weights == 65_535).any(axis=(0, 2, 3)).tolist() == [True]
    for word, is_right in (("swam", None), ("river", False), ("the", True)):
        speak(at, *components(at, "threads"), {"word": header["tokens"].index(word)})
        assert ["correct" in mark for mark in marks(at)[3:]] == ([] if is_right is None else [is_right])
    assert not (figure(at)[1] == 65_535).any()


def test_the_bands_of_older_links_open_under_their_new_names():
    for given, now in (
        (("0.9 to 1", "0.1 to 0.9", "1.0000"), ["a little", "as far as plain means", "not at all"]),
        (("0.9000 to 0.9999", "below 0.1", "1 to four decimals"), ["a little", "as far as plain means", "not at all"]),
    ):
        at = answered(**dict(zip(RIGHT, given, strict=False)))
        assert [at.button_group(key=f"why.{id}").value for id in list(RIGHT)[:3]] == now


def test_the_results_come_with_the_last_prediction_or_without_any():
    for at in (answered(**RIGHT), answered(show="true", before="nonsense", way="x", word="nobody")):
        assert [metric.value for metric in at.metric] == ["1.0000", "1.0000", "0.9765", "0.8270"]
        assert any(CONCLUSION in m.value for m in at.markdown)


def test_a_sentence_that_cannot_be_used_is_told_and_kept():
    at = answered(show="true")
    for typed, says in (
        ("😀 😀", "No word is left"),
        ("the bnak raised", "There is no vector for *bnak* (nearest spellings: "),
        ("the river " * 35, "You typed 70 words; at most 64"), ("only rivers", "need a word in common"),
    ):  # fmt: skip
        at.text_input(key="why.a").set_value(typed).run()
        assert says in " ".join(warning.value for warning in at.warning)
        assert at.text_input(key="why.a").value == typed
        assert len(at.metric) == 4
