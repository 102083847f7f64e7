"""The road on Start: what is done on each screen, and the next one on which not all is done."""

from core.practice.done_screens import Done
from tests.pages.pictures_sent import data
from tests.pages.test_order import RIGHT as ORDER
from tests.pages.test_screens import press, screen, to
from ui.frame.sections import ROAD


def road(at):
    """The lines of the road by their screens: each its icon and what is done."""
    (sent,) = data(at, "road")
    return {line["name"]: (line["icon"], line["done"]) for section in sent for line in section["screens"]}


def cookies(at):
    found = data(at, "cookies")
    assert len(found) <= 1
    return found[0] if found else {}


def next_one(at):
    """The link to the next screen on the road, the first in its row of its kind."""
    return [link.proto.page for link in at.get("page_link") if "The next on the road." in link.proto.label]


def test_at_first_nothing_is_done_and_the_road_begins_with_its_first_screen():
    at = screen("home")
    assert list(road(at)) == [one.name for one in ROAD]
    assert {told for _, told in road(at).values()} == {""}
    assert "check_circle" not in {icon for icon, _ in road(at).values()}
    assert next_one(at) == [], "the opening comes first"
    assert not [button for button in at.button if button.label == "Forget what is done"]


def test_a_lesson_is_on_the_road_with_what_is_right_and_with_a_check_mark_that_stays_once_all_is():
    at = screen("order")
    assert cookies(at) == {}
    at.text_input(key="order.wavelength").set_value("1").run()
    assert cookies(at) == {"self-attention.order": "0of7"}
    at.text_input(key="order.wavelength").set_value(ORDER["order.wavelength"]).run()
    assert road(to(at, "home"))["order"] == ("format_list_numbered", "1 of 7")
    at = screen("order", **ORDER)
    assert cookies(at) == {"self-attention.order": "7of7"}
    at.text_input(key="order.wavelength").set_value("1").run()
    assert at.progress[0].text == "**6 of 7 right**"
    assert road(to(at, "home"))["order"] == ("check_circle", "7 of 7")


def test_a_screen_that_was_only_looked_at_is_done_only_if_it_asks_nothing():
    assert road(to(screen("masks"), "home"))["masks"] == ("visibility_off", "")
    assert road(to(screen("learned"), "home"))["learned"] == ("check_circle", "seen")


def test_the_homework_is_on_the_road_with_its_points():
    at = screen("quiz")
    assert cookies(at) == {}
    at.text_input(key="q1-weight").set_value("0.2097").run()
    assert cookies(at) == {"self-attention.quiz": "1of14"}
    assert road(to(at, "home"))["quiz"][1] == "1 of 14"


def test_the_next_screen_is_the_first_that_is_not_done():
    at = screen("home")
    for one in ROAD:
        assert next_one(at.run()) == ([one.name] if one is not ROAD[0] else [])
        at.session_state["memory"].done[one.name] = Done(right=1, of=1)
    assert next_one(at.run()) == []


def test_what_is_done_is_forgotten_when_that_is_asked_for():
    at = to(screen("order", **ORDER), "home")
    press(at, "Forget what is done")
    assert {told for _, told in road(at).values()} == {""}
    assert cookies(at) == {"self-attention.order": ""}


def test_a_screen_leads_to_the_next_on_the_road_once_whatever_else_it_leads_to():
    at = screen("word-by-word")
    assert next_one(at) == ["two-heads"]
    assert [link.proto.page for link in at.get("page_link")].count("two-heads") == 1


def test_the_words_explain_what_the_first_lessons_ask_for():
    at = screen("why")
    at.session_state["glossary"] = True
    at.run()
    (table,) = [text.value for text in at.markdown if "| name | what it is |" in text.value]
    assert [name for name in ("cosine", "head", "<EOS>, [CLS], [SEP]") if f"| {name} | " not in table] == []
