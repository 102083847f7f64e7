"""Progress kept in the browser: what is sent to it and when, and what is taken from what it says."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
import streamlit as st
from streamlit.testing.v1 import AppTest

from core.practice import progress_file
from core.practice.attempts import Attempt
from core.practice.progress import BestAnswer, Progress, in_words
from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import screen
from ui.session import clock as session_clock

BEGAN = 1_800_000_000.0


def _noting():
    import streamlit as st

    from core.practice.attempts import Attempt
    from core.practice.progress import BestAnswer, Solution
    from ui.session import kept_progress, link, screen_scores
    from ui.session.clock import now as time

    link.note_screen("why")
    if st.button("right"):
        st.caption(
            kept_progress.note_answer("journey", None, "a", BestAnswer(credit=1, at=int(time()), text="0.5\ud800"))
        )
    if st.button("wrong"):
        kept_progress.note_answer("journey", None, "a", BestAnswer(credit=0, at=int(time()), text="7"))
    if st.button("other"):
        kept_progress.note_answer("journey", 3, "a", BestAnswer(credit=0.5, at=int(time()), text="1 2"))
    if st.button("solve"):
        kept_progress.note_solution("one", Solution(cells=1, change=2, edits="x"))
    if st.checkbox("look"):
        st.text(sorted(text.text for text in kept_progress.progress().answers.values()))
        st.text(sorted(kept_progress.progress().mastered))
        st.text([kept_progress.best_score("journey", variant, {}) for variant in (None, 3)])
    if st.button("practise"):
        kept_progress.note_attempt(
            Attempt(
                at=int(time()), exercise="journey", variant=3, part="a", node="Q", right=True,
                seen=frozenset({"unscaled"}),
            )
        )  # fmt: skip
    if st.button("done"):
        screen_scores.note(3, 7)
    st.button("forget", on_click=kept_progress.forget_all)
    st.text_input("field", key="field")
    screen_scores.keep()
    kept_progress.keep(tells=st.checkbox("tells"))


@pytest.fixture
def clock(monkeypatch):
    """The time of all that is noted; tests let it pass."""
    clock = SimpleNamespace(now=BEGAN)
    monkeypatch.setattr(session_clock, "now", lambda: clock.now)
    return clock


@pytest.fixture
def at(clock):
    at = AppTest.from_function(_noting).run()
    at.session_state["memory"].began = BEGAN  # a dataclass has taken its clock before it could be changed
    return at


def sent(at):
    """What was sent to the browser in the last run; None if nothing was."""
    found = data(at, "kept_progress")
    assert len(found) <= 1
    return found[0] if found else None


def kept(at):
    """The progress that the last run has the browser keep."""
    return progress_file.from_file(sent(at)["text"].encode(), now=BEGAN)


def click(at, label):
    return next(button for button in at.button if button.label == label).click().run()


def look(at):
    return at.checkbox[0].check().run()


def says(at, found):
    """Run the screen as if the browser had said what it found."""
    speak(at, components(at, "kept_progress")[0], {"found": found})
    return at


def answer(text, credit=1.0, part="a"):
    return Progress(answers={("journey", None, part): BestAnswer(credit=credit, at=5, text=text)})


def written(progress):
    return progress_file.to_text(progress)


def test_nothing_is_sent_unless_something_was_noted_and_not_for_long(at, clock):
    assert sent(at) is None
    click(at, "right")
    assert [one.text for one in kept(at).answers.values()] == ["0.5?"]
    assert kept(at.run()) == kept(at)
    clock.now += 11
    assert sent(at.run()) is None


def test_an_answer_that_earns_no_more_is_not_noted(at, clock):
    click(at, "wrong")
    assert [one.credit for one in kept(at).answers.values()] == [0]
    assert click(at, "right").caption[0].value == "True"
    assert [one.credit for one in kept(at).answers.values()] == [1]
    clock.now += 11
    for again in ("wrong", "right"):
        assert sent(click(at, again)) is None
    assert at.caption[0].value == "False"


def test_the_same_solution_is_noted_once(at, clock):
    assert kept(click(at, "solve")).solved["one"].fewest.cells == 1
    clock.now += 11
    assert sent(click(at, "solve")) is None


def test_what_the_browser_keeps_is_asked_for_once_it_is_wanted_until_it_answers(at, clock):
    look(at)
    assert sent(at)["asks"]
    assert at.text[0].value == "[]"
    clock.now += 60
    assert sent(at.run())["asks"]
    says(at, {"kept": {"x": written(answer("0.1")), "y": written(answer("0.2", part="b"))}, "forgotten": 0})
    assert at.text[0].value == "['0.1', '0.2']"
    assert sent(at) is None
    click(at, "other")
    assert [one.text for one in kept(at).answers.values()] == ["1 2"], "it sends only what it has noted itself"
    assert not sent(at)["asks"]


def test_a_part_that_the_browser_knows_to_be_answered_is_not_counted_again(at):
    first = Attempt(
        at=5, exercise="journey", variant=3, part="a", node="Q", right=False, seen=frozenset({"unscaled"})
    )  # fmt: skip
    another = replace(first, part="b")
    look(at)
    click(at, "practise")
    assert sent(at)["asks"]
    assert not sent(at)["text"]
    says(at, {"kept": {"other": written(Progress(attempts=frozenset({first, another})))}, "forgotten": 0})
    assert at.session_state["memory"].progress.attempts == {first, another}
    assert not sent(at)["text"]


def test_an_answer_of_the_homework_does_not_wait_until_the_browser_has_answered(at):
    look(at)
    click(at, "practise")
    click(at, "right")
    assert sent(at)["asks"]
    assert list(kept(at).answers) == [("journey", None, "a")]
    assert not kept(at).attempts


def test_what_was_noted_before_the_browser_answered_is_kept_after_it(at, clock):
    look(at)
    click(at, "practise")
    clock.now += 11
    says(at, {"kept": {}, "forgotten": 0})
    assert [(one.part, one.right) for one in kept(at).attempts] == [("a", True)]


def test_what_three_sessions_have_shown_together_is_mastered(at):
    look(at)
    attempts = [
        Attempt(at=i, exercise="journey", variant=i, part="a", node="weights", right=True, seen=frozenset({"unscaled"}))
        for i in range(3)
    ]
    places = {str(one.at): written(Progress(attempts=frozenset({one}))) for one in attempts}
    assert says(at, {"kept": places, "forgotten": 0}).text[1].value == "['unscaled']"


def test_the_attempt_that_shows_a_mistake_to_be_mastered_is_noted_with_that(at):
    attempts = [
        Attempt(at=i, exercise="journey", variant=i, part="a", node="Q", right=True, seen=frozenset({"unscaled"}))
        for i in range(2)
    ]
    look(at)
    says(at, {"kept": {str(one.at): written(Progress(attempts=frozenset({one}))) for one in attempts}, "forgotten": 0})
    assert at.text[1].value == "[]"
    click(at, "practise")
    assert list(kept(at).mastered) == ["unscaled"]


def test_answers_to_other_numbers_of_an_exercise_do_not_count_for_it(at):
    click(at, "right")
    click(at, "other")
    assert look(at).text[2].value == "[1, 0.5]"


@pytest.mark.parametrize(
    "found",
    [
        "x", {"kept": []}, {"kept": {"x": 5, "y": None, "z": "{", "\0": "[" * 100_000}}, {"forgotten": "x"},
        {"kept": {"x": '{"file": "progress in self-attention", "version": 2}'}}, {"forgotten": 1e308}, {"forgotten": True},
    ],
)  # fmt: skip
def test_whatever_the_browser_says_raises_nothing_and_loses_nothing(at, found):
    click(at, "other")
    look(at)
    says(at, found)
    assert at.text[0].value == "['1 2']"


def test_places_that_cannot_be_read_are_left_alone_and_many_others_become_one(at, clock):
    look(at)
    places = {str(i): written(answer(f"0.{i}", part=f"part {i}")) for i in range(8)}
    says(at, {"kept": {"damaged": "{", **places}, "forgotten": 0})
    assert sorted(sent(at)["instead"]) == sorted(places)
    joined = progress_file.from_file(sent(at)["joined"].encode(), now=BEGAN)
    assert sorted(one.text for one in joined.answers.values()) == [f"0.{i}" for i in range(8)]
    clock.now += 11
    assert sent(at.run()) is None
    assert sent(click(at, "other"))["text"].count("journey") == 1


def test_a_few_places_stay_as_they_are(at):
    look(at)
    says(at, {"kept": {str(i): written(answer(f"0.{i}")) for i in range(7)}, "forgotten": 0})
    assert sent(at) is None


@pytest.mark.parametrize(
    ("noted", "forgotten", "left"),
    [
        ({0: "right", 60: "other"}, 30, ["1 2"]), ({0: "right", 3: "other"}, 2.5, ["1 2"]),
        ({2: "right", 4: "other"}, 1, ["0.5?", "1 2"]), ({0: "right"}, -1, ["0.5?"]),
        ({0: "right"}, 3 * 24 * 60 * 60, ["0.5?"]),
    ],
    ids=["in between", "just now", "before both", "before the session", "still to come"],
)  # fmt: skip
def test_what_was_noted_before_all_was_forgotten_in_another_tab_is_gone(at, clock, noted, forgotten, left):
    for after, label in noted.items():
        clock.now = BEGAN + after
        click(at, label)
    says(at, {"kept": None, "forgotten": BEGAN + forgotten})
    assert sorted(one.text for one in kept(at).answers.values()) == left
    assert sent(at)["forgotten"] == (BEGAN + forgotten if 0 < forgotten <= 60 else 0)


def test_what_was_forgotten_and_still_stands_in_a_field_is_not_noted_again(at, clock):
    click(at, "right")
    clock.now += 60
    click(at, "other")
    at.session_state["memory"].changed_at |= {"a": BEGAN + 30, "b": clock.now}
    says(at, {"kept": None, "forgotten": BEGAN + 30})
    assert at.session_state["memory"].changed_at == {"b": clock.now}


def test_what_was_forgotten_in_another_tab_is_gone_even_if_nothing_was_noted_since(at, clock):
    click(at, "right")
    clock.now += 60
    at.checkbox[1].check().run()
    says(at, {"kept": None, "forgotten": BEGAN + 30})
    assert look(at).text[0].value == "[]"


def test_to_forget_it_all_empties_the_session_the_cookies_and_the_browser(at, clock):
    at.text_input[0].set_value("typed").run()
    click(at, "right")
    click(at, "done")
    clock.now += 1
    click(at, "forget")
    assert at.text_input[0].value == ""
    assert sent(at)["forgotten"] == BEGAN + 1
    assert sent(at)["text"] == ""
    assert data(at, "screen_scores") == [{"self-attention.why": ""}]
    look(at)
    assert at.text[0].value == "[]"
    assert not sent(at)["asks"], "what the browser kept is gone"


def test_my_work_is_told_of_a_browser_that_keeps_nothing(at):
    at.checkbox[1].check().run()
    assert sent(at)["tells"]
    assert sent(at)["text"] == ""


@pytest.mark.parametrize("name", ["home", "quiz"])
def test_a_screen_that_notes_nothing_sends_nothing(name):
    at = screen(name)
    assert components(at, "kept_progress") == []
    assert components(at.run(), "kept_progress") == []


@pytest.fixture
def come_back(monkeypatch):
    """Opens /shapes, or another screen, in a new session whose browser keeps what was noted in another."""

    def come_back(at, name="shapes", **query):
        noted = written(at.session_state["memory"].progress)
        monkeypatch.setattr(type(st.context), "cookies", {"self-attention.shapes": "1of7"})
        return says(screen(name, **query), {"kept": {"x": noted}, "forgotten": 0})

    return come_back


def filled(**texts):
    at = screen("shapes")
    for name, text in texts.items():
        at.text_input(key=name if name == "seed" else f"shapes.{name}").set_value(text).run()
    return at


def both(at):
    return [at.text_input(key=f"shapes.{name}").value for name in ("X", "W_q")]


def test_answers_in_a_lesson_are_kept_and_come_back_with_the_numbers_that_they_were_given_for(come_back):
    at = filled(X="(3, 3)", seed="5", W_q="(3, 4)")
    assert both(come_back(at)) == ["(3, 3)", ""]
    assert both(come_back(at, seed="5")) == ["", "(3, 4)"]


def test_a_lesson_comes_back_unless_its_link_has_answers_and_one_can_start_afresh(come_back):
    at = filled(X="(3, 3)")
    again = come_back(at)
    assert again.query_params["shapes.X"] == "(3, 3)"
    assert both(click(again, "Start afresh")) == ["", ""]
    without = click(screen("shapes"), "Begin without them")
    assert both(without) == ["", ""]
    assert "Start afresh" not in [one.label for one in without.button]
    assert both(go_on(come_back(at, "my-work"), "shapes", **{"shapes.W_q": "(8, 5)"})) == ["", "(8, 5)"]


def go_on(at, name, **query):
    """Another screen of the same session."""
    at.session_state["memory"].router_has_run = False  # it says which screen it is
    at.query_params.clear()
    at.query_params.update(query)
    return at.switch_page(f"pages/{name}.py").run()


def test_who_comes_back_to_a_lesson_in_the_same_session_finds_the_fields_as_they_were():
    at = filled(X="(6, 8)")
    at.text_input(key="shapes.X").set_value("(1, 1)").run()
    assert both(go_on(go_on(at, "similarity"), "shapes")) == ["(1, 1)", ""]


def test_a_first_answer_that_was_not_right_comes_back_with_the_right_one_until_one_starts_afresh(come_back):
    at = filled(X="(6, 3)", W_q="(3, 4)")
    for text in ("(1, 6, 8)", "(1, 6, 9)"):
        at.text_input(key="shapes.X").set_value(text).run()
    again = come_back(at)
    assert again.progress[0].text == "**1 of 5, 0 at the first try**"
    assert in_words(again.session_state["memory"].progress).startswith("2 answers in lessons")
    click(again, "Start afresh")
    assert again.text_input(key="shapes.X").set_value("(1, 6, 8)").run().progress[0].text == "**1 of 5 right**"
