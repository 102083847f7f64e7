"""The screen on what *it* refers to: predicted, marked, revealed; on one's own sentence, and shuffled."""

import pytest

from tests.pages import options_marked
from tests.pages.test_screens import captions, marks, screen

RIGHT = {"looks": "it", "wanted": "pizza", "back": "the same", "shuffled": "as much as before"}
WRONG = {
    "looks": ("pizza", "*pizza* gets 0.0000"),
    "wanted": ("oven", "nobody tastes an oven"),
    "back": ("lower", "symmetric"),
    "shuffled": ("more to its new neighbours", "these do not contain positions"),
}
CONCLUSION = "What static vectors cannot do"


def answered(**answers):
    return screen("pronouns", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def drawn(at):
    return [chart.proto.alt for chart in at.get("vega_lite_chart")]


def test_all_right():
    at = answered(**RIGHT)
    assert len(marks(at)) == 4
    assert all("correct" in mark for mark in marks(at))
    assert at.progress[0].text == "**4 of 4 right**"


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered()
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 4 right**"
    assert not drawn(at)
    told = " ".join(m.value for m in at.markdown)
    assert CONCLUSION not in told
    assert [word for word in ("symmetric", "positions", "astray") if word in told.casefold()] == []


@pytest.mark.parametrize("left_out", RIGHT)
def test_the_conclusion_comes_with_the_last_answer(left_out):
    at = answered(**{id: answer for id, answer in RIGHT.items() if id != left_out})
    assert not any(CONCLUSION in m.value for m in at.markdown)


def test_the_conclusion_is_there_once_all_is_answered_or_shown():
    for at in (answered(**RIGHT), answered(show="true")):
        (told,) = (m.value for m in at.markdown if CONCLUSION in m.value)
        assert "10 of these 11 words" in told


def test_equal_scores_are_not_said_to_be_equal_weights():
    at = answered(back="the same")
    assert "*it* gives *pizza* 0.0171, and *pizza* gives *it* 0.0459" in marks(at)[0]


def test_the_results_come_with_the_last_prediction_or_without_any():
    at = answered(looks="it", wanted="pizza")
    assert not drawn(at)
    at.button_group(key="why.back").set_value("the same").run()
    assert len(drawn(at)) == 2
    at.button_group(key="why.shuffled").set_value("evenly to all").run()
    assert len(drawn(at)) == 3
    at = answered()
    at.toggle(key="why.show").set_value(True).run()
    assert not at.exception
    assert len(drawn(at)) == 3
    assert marks(at) == []


@pytest.mark.parametrize(("id", "answer", "says"), [(id, *wrong) for id, wrong in WRONG.items()])
def test_a_wrong_answer_is_told_which_mistake_it_was(id, answer, says):
    options_marked.assert_told(answered(), id, answer, says)


@pytest.mark.slow
def test_every_option_of_every_question_has_its_message():
    options_marked.assert_every_option_has_its_message(answered, RIGHT)


def test_the_made_weights_on_another_sentence():
    at = answered(show="true")
    assert "*it* attends most to *soup*, 0.5347" in captions(at)
    at.text_input(key="why.elsewhere").set_value("we ordered bread and it was stale").run()
    assert "*it* attends most to *bread*" in captions(at)
    at.text_input(key="why.elsewhere").set_value("no such word").run()
    assert "This sentence has no *it*" in at.warning[0].value


def test_shuffling_is_seen():
    at = answered(show="true")
    before = [m.value for m in at.markdown if m.value.startswith("> ")][-1]
    at.slider(key="why.seed").set_value(5).run()
    after = [m.value for m in at.markdown if m.value.startswith("> ")][-1]
    assert before != after
    assert sorted(before.split()) == sorted(after.split())
    assert drawn(at)[-1] == (
        "Weights of it, shuffled. as it stands: most for it, 0.2269; shuffled: most for it, 0.2269"
    )


@pytest.mark.parametrize("query", [{"looks": "nonsense"}, {"seed": "99"}, {"seed": "x"}])
def test_a_link_with_nonsense_in_it_opens_the_screen_as_if_without(query):
    at = answered(show="true", **query)
    assert marks(at) == []
    assert at.slider(key="why.seed").value in (1, 12)


@pytest.mark.parametrize("typed", ["", "😀 😀", "כלב נושך איש", "it " * 99])
def test_a_sentence_that_cannot_be_used_is_told_and_kept(typed):
    at = answered(show="true")
    at.text_input(key="why.elsewhere").set_value(typed).run()
    assert not at.exception
    assert at.warning
    assert at.text_input(key="why.elsewhere").value == typed
