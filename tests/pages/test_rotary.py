"""The screen /rotary: what its figure is sent while questions are not answered, and an answer given in the figure."""

import numpy as np

from core.lessons import rotary
from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import marks, screen

RIGHT = {
    "rotary.largest": "1 before", "rotary.together": "it stays the same", "rotary.exchange": "another number",
    "rotary.added": "it stays",
}  # fmt: skip


def figure(**link):
    (sent,) = data(screen("rotary", **{f"rotary.{name}": text for name, text in link.items()}), "rotation")
    return sent


def known(sent, pairs=1):
    """The places of which a score was sent."""
    return {(m, n) for m, row in enumerate(sent["scores"][pairs - 1]) for n, one in enumerate(row) if one is not None}


def whole(points):
    return [round(apart) for apart, _ in points if apart == round(apart)]


def test_at_first_the_score_is_known_where_the_words_are_and_nowhere_else():
    sent = figure()
    assert known(sent) == {(5, 3)}
    assert sent["turned"][0] == [[-2, rotary.score_at_distance(-2)]]
    assert sent["added"][0] == sent["added"][1] == []
    assert known(sent, 2) == {(5, 3)}
    assert sent["asks"]
    assert sent["covered"] == "covered until question 1 is answered"
    assert not figure(show="true")["asks"]


def test_each_answer_uncovers_what_its_question_asked_and_no_more():
    row = {(5, n) for n in range(6)}
    assert known(figure(largest="2 after")) == row
    together = figure(largest="2 after", together="it stays the same")
    assert known(together) == {(m, n) for m in range(10) for n in range(m + 1)}
    assert whole(together["turned"][0]) == list(range(-9, 1))
    assert known(figure(largest="2 after", exchange="it stays the same")) == {(5, n) for n in range(10)}
    assert known(figure(together="it stays the same", exchange="only its sign changes")) == {(5, 3)}
    added = figure(added="it becomes a different number")
    assert whole(added["added"][0]) == list(range(-9, 10))
    assert known(added) == {(5, 3)}


def test_all_answers_or_the_switch_show_everything():
    for all_ in (RIGHT, {"rotary.show": "true"}):
        at = screen("rotary", question="rotary.exchange", **all_)
        (sent,) = data(at, "rotation")
        for pairs in (1, 2):
            np.testing.assert_allclose(sent["scores"][pairs - 1], rotary.scores(pairs))
            np.testing.assert_allclose(sent["turned"][pairs - 1], np.c_[rotary.distances(), rotary.curve(pairs)])
            np.testing.assert_allclose(
                sent["added"][pairs - 1], np.c_[rotary.distances(), rotary.curve(pairs, added=True)]
            )
    assert ["correct" in mark for mark in marks(screen("rotary", **RIGHT))] == [True] * 4


def test_the_places_in_the_figure_answer_the_first_question():
    for places, answer in (([5, 4], "1 before"), ([5, 6], "1 after"), ([7, 6], "elsewhere")):
        at = screen("rotary")
        speak(at, *components(at, "rotation"), {"places": places})
        assert at.button_group(key="rotary.largest").value == answer
        (sent,) = data(at, "rotation")
        assert sent["asks"] == (answer != "1 before")
        assert sent["covered"] == "covered until question 3 is answered"
    at = screen("rotary")
    for odd in ([5, 10], [-1, 3], "5", [1], None, [2.5, 3]):
        speak(at, *components(at, "rotation"), {"places": odd})
        assert at.button_group(key="rotary.largest").value is None


def test_an_answer_puts_the_words_where_it_shows_and_the_last_question_turns_the_arrow_of_a_place():
    for answers, places in (
        ({}, [5, 3]), ({"largest": "1 after"}, [5, 6]), ({"largest": "elsewhere"}, [5, 3]),
        ({"largest": "the same place"}, [5, 5]),
        ({"question": "together", "together": "it shrinks towards the end"}, [9, 7]),
        ({"question": "exchange"}, [5, 3]), ({"question": "exchange", "exchange": "it stays the same"}, [3, 5]),
    ):  # fmt: skip
        question = answers.pop("question", "largest")
        at = screen("rotary", question=f"rotary.{question}", **{f"rotary.{name}": one for name, one in answers.items()})
        (sent,) = data(at, "rotation")
        assert (sent["places"], sent["question"], sent["names"]) == (places, question, ["q", "k"])
        assert tuple(places) in known(sent)
    for answer, shown in (("", {(5, 3)}), ("only its sign changes", {(m, n) for m in range(10) for n in range(10)})):
        at = screen("rotary", question="rotary.added", **({"rotary.added": answer} if answer else {}))
        (sent,) = data(at, "rotation")
        assert sent["query"] == sent["key"] == [[1, 0], [1, 0]]
        assert known(sent) == shown
        np.testing.assert_allclose(sent["scores"][0][5][3], np.cos(2))
        np.testing.assert_allclose(dict(sent["added"][0])[-2], np.cos(2))
