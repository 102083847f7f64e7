"""My work: everything so far, loaded from a file or a link, and forgotten."""

import re
import time
from urllib.parse import parse_qs, urlparse

import pytest

from core import exercises
from core.practice import challenge, progress_file
from core.practice.attempts import Attempt
from core.practice.done_screens import ScreenScore
from core.practice.progress import BestAnswer, BestSolutions, Progress, Solution
from tests.pages.pictures_sent import components, cookies, data, speak
from tests.pages.test_screens import press, screen, tables, to
from ui.frame.sections import ROAD, ROADS, SECTIONS, named

NOW = int(time.time())
A_DAY = 24 * 60 * 60
FEW, SMALL = Solution(cells=1, change=2.5, edits="x"), Solution(cells=3, change=0.25, edits="y")

MUCH = Progress(
    attempts=frozenset(
        Attempt(
            at=NOW - i * A_DAY, exercise="journey", variant=i, part="weights", node="weights", right=i != 1,
            seen=frozenset({"unscaled", "no-softmax"}), made=frozenset({"unscaled"}) if i == 1 else frozenset(),
        )
        for i in range(3)
    ),
    mastered={"no-softmax": NOW, "softmax-twice": NOW, "a-mistake-of-tomorrow": NOW},
    answers={
        ("bank-interest", None, "q1-weight"): BestAnswer(credit=1, at=NOW, text="0.2097"),
        ("bank-interest", None, "q3-weights"): BestAnswer(credit=0.8, at=NOW, text="0.1 0.2\n0.3 0.4"),
        ("bank-interest", 7, "q1-strength"): BestAnswer(credit=0, at=NOW - A_DAY, text="[weak](x) $|$"),
        ("../../tomorrow", None, "a part"): BestAnswer(credit=1, at=NOW, text="1"),
        ("river-bank", None, "context"): BestAnswer(credit=1, at=NOW, text="0 " * 600),
    },
    solved={"weights-of-tomorrow": BestSolutions(fewest=FEW, smallest=SMALL), "even": BestSolutions(fewest=FEW, smallest=SMALL)},
    done={"order": ScreenScore(right=7, of=7, later=2), "masks": ScreenScore(right=3, of=7), "learned": ScreenScore(right=0, of=0)},
)  # fmt: skip


def load(at, content, name="my-work.json"):
    at.file_uploader[0].set_value((name, content, "application/json")).run()
    return at


def told(at):
    return [info.value for info in at.info]


def headings(at):
    return [heading.value for heading in at.subheader]


def told_by_map(at):
    return [group["told"] for group in data(at, "squares")[0]["groups"]]


def pressed(at, square):
    speak(at, components(at, "squares")[0], {"square": square})
    return at


def opens(at, name):
    """The parameters of the links to a screen."""
    found = [one.proto for one in at.get("page_link") if one.proto.page == name]
    return [{key: value for key, (value,) in parse_qs(one.query_string).items()} for one in found]


def test_a_screen_that_was_only_opened_is_no_work():
    at = to(screen("practice"), "my-work")
    assert any("Nothing yet." in text.value for text in at.markdown)
    assert not tables(at)
    assert next(button.label for button in at.button) == "Begin with “One hour”"
    assert not at.get("download_button")


def test_a_lesson_of_which_only_a_wrong_answer_was_given_is_begun():
    at = screen("order")
    at.button_group(key="order.with").set_value("each keeps its own").run()
    at = to(at, "my-work")
    assert not any("Nothing yet." in text.value for text in at.markdown)
    assert [told for told in told_by_map(at) if "begun" in told] == ["26 to do, 1 begun"]


@pytest.fixture
def much():
    return load(screen("my-work"), progress_file.to_file(MUCH))


def test_what_is_answered_in_the_homework_stands_here_with_a_link_that_opens_it():
    at = screen("quiz")
    at.text_input(key="q1-weight").set_value("0.2097").run()
    at.text_input(key="q4-weight").set_value("0.9").run()
    at = to(at, "my-work")
    assert headings(at) == ["The bank raised interest rates, the course’s numbers: 1 of 14 points"]
    (table,) = (one for one in tables(at) if "part" in one)
    assert [mark.split(",")[0] for mark in table["mark"]] == [
        ":green[:material/check:] right", ":red[:material/close:] not right yet",
    ]  # fmt: skip
    assert all(
        re.search("right( yet)?, \\d+\N{NO-BREAK SPACE}[A-Z]..\N{NO-BREAK SPACE}\\d{4}$", mark)
        for mark in table["mark"]
    )
    assert opens(at, "quiz") == [{"exercise": "bank-interest", "q1-weight": "0.2097", "q4-weight": "0.9"}]
    (link,) = opens(at, "quiz")
    again = screen("quiz", **link)
    assert again.text_input(key="q1-weight").value == "0.2097"


def test_the_best_answer_stays_and_that_to_a_variant_stands_by_itself():
    at = screen("quiz", exercise="bank-interest", variant="7")
    right = f"{exercises.load('bank-interest', 7).answer('q1-weight'):.4f}"
    for text in (right, "0.9"):
        at.text_input(key="bank-interest.7.q1-weight").set_value(text).run()
    at = to(at, "my-work")
    assert headings(at) == ["The bank raised interest rates, variant 7: 1 of 14 points"]
    assert opens(at, "quiz") == [{"exercise": "bank-interest", "variant": "7", "bank-interest.7.q1-weight": right}]


def test_answers_of_a_link_are_not_ones_own_until_they_are_typed_here():
    at = screen("quiz", **{"q1-weight": "0.2097"})
    assert headings(to(at, "my-work")) == []
    at = to(at, "quiz")
    at.text_input(key="q4-weight").set_value("0.9").run()
    assert [len(one["part"]) for one in tables(to(at, "my-work")) if "part" in one] == [1]


def test_a_map_says_how_far_each_kind_of_work_has_got_and_leads_there(much):
    assert told_by_map(much) == [
        "1 of 7 done, 1 begun", "1 of 7 done", "1 of 26 done", "2 of 54 parts right, 2 begun",
        "1 of 16 solved", "2 of 63 common mistakes avoided",
    ]  # fmt: skip
    hour, _, lessons, parts, *_ = data(much, "squares")[0]["groups"]
    states = {one["name"]: one["state"] for group in (hour, lessons, parts) for one in group["squares"]}
    told = "Masks: 3 of 7", "The order of the words: 7 of 7, 5 at the first try", "Why attention"
    assert [states[told] for told in told] == ["begun", "later", "open"]
    scores = {one["label"]: one["score"] for group in (hour, lessons) for one in group["squares"]}
    assert [scores[title] for title in ("Masks", "The order of the words", "Why attention")] == [
        "3 of 7", "7 of 7, 5 at the first try", "",
    ]  # fmt: skip
    prompts = {part.id: part.prompt for part in exercises.load("bank-interest").parts}
    assert states[f"The bank raised interest rates: {prompts['q3-weights']}"] == "begun"
    opened = pressed(much, [4, 0]).session_state["memory"].opened
    assert (opened.page, opened.fields) == ("pages/challenges.py", {"challenge": next(iter(challenge.load()))})


def test_the_map_begins_with_the_roads_whose_stops_are_opened_along_them(much):
    roads = [one for one in data(much, "squares")[0]["groups"] if one["kind"] == "road"]
    assert [(one["title"], one["able"], [stop["help"] for stop in one["squares"]]) for one in roads] == [
        (
            one.title,
            one.able,
            [f"{stop.help} {stop.minutes} minutes." if stop.minutes else stop.help for stop in one.stops],
        )
        for one in ROADS
        if not one.is_uncovered
    ]
    assert "Go on with Masks" in [button.label for button in much.button]
    known = [name for name in ("order", "masks") for one in much.markdown if named(name).take_away in one.value]
    assert known == ["order"], "masks are only begun"
    memory = pressed(much, [1, 3]).session_state["memory"]
    assert (memory.road, memory.opened.page) == ("homework", f"pages/{ROADS[1].screens[3]}.py")


def test_lines_of_the_map_have_titles_and_before_anything_is_done_it_says_what_is_ahead_on_the_roads(much):
    lessons, parts, *_ = data(much, "squares")[0]["groups"][2:]
    assert [one["begins"] for one in lessons["squares"] if one["begins"]] == [title for title in SECTIONS if title]
    assert [one["begins"] for one in parts["squares"] if one["begins"]] == [
        exercises.load(name).title for name in exercises.graded_ids()
    ]
    takes = [one["takes"] for one in data(screen("home"), "road")[0] if one["title"] in ("One hour", "Homework")]
    along = {stop for one in ROADS if not one.is_uncovered for stop in one.stops}
    assert told_by_map(screen("my-work")) == [
        *(f"{many} to do, {how_long}" for many, how_long in zip((7, 7), takes, strict=True)),
        f"{len(ROAD) - len(along)} to do",
    ]


def test_what_the_browser_sends_that_is_no_square_leads_nowhere():
    at = screen("my-work")
    for odd in ([6, 0], [0, 99], "x", [0.5, 1], None):
        assert "My work" in [title.value for title in pressed(at, odd).title]


def test_all_that_is_loaded_stands_here(much):
    assert told(much) == [
        "Added, or better than before: 5 homework answers, 3 practice answers, 3 mistakes mastered, "
        "2 challenges and 3 screens."
    ]
    assert headings(much) == [
        "../../tomorrow, the course’s numbers: 1 point", "The bank raised interest rates, the course’s numbers: 1.8 of 14 points",
        f"{exercises.load('river-bank').title}, the course’s numbers: 1 of 7 points", "The bank raised interest rates, variant 7: 0 of 14 points",
    ]  # fmt: skip
    found = {heading: table for table in tables(much) for heading in table}
    assert found["challenge"]["challenge"] == [challenge.load()["even"].title, "weights-of-tomorrow"]
    assert found["challenge"]["fewest"] == [
        f"[1 change, 2.5 in all](challenges?challenge=even&{FEW.edits})", "1 change, 2.5 in all",
    ]  # fmt: skip
    assert found["challenge"]["smallest change"][1] == "3 changes, 0.25 in all"
    assert "screen" not in found, "the map has the lessons"
    assert "mistake" not in found, "and the mistakes"
    mistakes = {one["name"]: one["state"] for one in data(much, "squares")[0]["groups"][-1]["squares"]}
    assert (mistakes["Not divided by √d_k"], mistakes["No softmax"]) == ("begun", "done")


def test_an_answer_too_long_for_a_link_is_left_out_of_it_and_text_is_taken_literally(much):
    assert {"exercise": "river-bank"} in opens(much, "quiz")
    (literal,) = [one for table in tables(much) for one in table.get("best answer", ()) if "weak" in one]
    assert "[weak](x)" not in literal
    assert "$" not in literal.replace("\\$", "")


def test_a_file_of_ones_work_is_added_whole_and_loaded_again_adds_nothing(much):
    read = much.session_state["memory"].progress
    assert read.answers == MUCH.answers
    assert read.attempts == MUCH.attempts
    assert read.solved == MUCH.solved
    assert much.session_state["memory"].done == dict(MUCH.done)
    sent = data(much, "kept_progress")[0]
    kept = progress_file.from_file(sent["text"].encode(), now=NOW)
    assert sent["asks"], "nor does it wait for what the browser keeps"
    assert {one for one in MUCH.attempts if one.at < NOW} <= kept.attempts
    assert [button.proto.label for button in much.get("download_button")] == ["Download"]
    load(much, progress_file.to_file(MUCH), "again.json")
    assert told(much) == ["Nothing new: everything in it is here already."]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"[" * 100_000, "This is not a file of your work."), (progress_file.to_file(MUCH)[:500], "This file is damaged")],
)
def test_a_file_that_is_refused_takes_nothing_away(much, content, sentence):
    load(much, content, "other.json")
    assert [one.startswith(sentence) for one in told(much)] == [True]
    assert len(headings(much)) == 4


def test_screens_that_are_not_here_get_no_cookie():
    odd = Progress(done={"order": ScreenScore(right=7, of=7), "a-screen-of-tomorrow": ScreenScore(right=1, of=1)})
    at = load(screen("my-work"), progress_file.to_file(odd))
    assert cookies(at) == {"self-attention.order": "7of7"}


LITTLE = Progress(answers={("journey", None, "weights"): BestAnswer(credit=1, at=NOW, text="1")})


def test_a_link_asks_first_adds_and_leaves_the_address():
    at = screen("my-work", progress=progress_file.to_letters(LITTLE))
    assert told(at) == [
        "This link holds work that is new, or better than what is here: 1 homework answer. Is it yours?"
    ]
    assert headings(at) == []
    press(at, "Add it to my work")
    assert told(at) == ["Added, or better than before: 1 homework answer."]
    assert len(headings(at)) == 1
    assert "progress" not in at.query_params


def test_a_link_that_adds_nothing_or_is_damaged_says_so_and_leaves_the_address():
    at = load(screen("my-work"), progress_file.to_file(LITTLE))
    for letters, says in (
        (progress_file.to_letters(LITTLE), "Nothing new: everything in it is here already."),
        ("none", "This link is damaged: part of it is missing. Copy it again, or take the file."),
    ):
        at.query_params["progress"] = letters
        at.run()
        assert told(at) == [says]
        assert "progress" not in at.query_params


def test_the_link_that_is_shown_opens_what_is_here():
    at = load(screen("my-work"), progress_file.to_file(LITTLE))
    (link,) = (code.value for code in at.code)
    (letters,) = parse_qs(urlparse(link).query)["progress"]
    assert progress_file.from_letters(letters, now=NOW) == LITTLE


def test_what_is_too_much_for_a_link_is_left_to_the_file():
    many = Progress(answers={("journey", i**5, "weights"): BestAnswer(credit=1, at=i**3, text="1") for i in range(300)})
    at = load(screen("my-work"), progress_file.to_file(many))
    assert not at.code
    assert any("too long for a link" in caption.value for caption in at.caption)
    assert len(headings(at)) == 40
    assert any(caption.value.startswith("260 older ones") for caption in at.caption)


def test_answers_in_a_lesson_are_taken_along_and_are_no_homework():
    at = screen("masks")
    at.text_input(key="masks.hidden").set_value("10").run()
    at = to(at, "my-work")
    assert headings(at) == []
    assert told_by_map(at)[3] == "54 to do"
    assert '"exercise":"/masks"' in data(at, "kept_progress")[0]["text"]
