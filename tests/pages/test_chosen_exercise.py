"""Which exercise a screen shows, and with which numbers: in the link, beside the picker, and told where there is none."""

import pytest

from core import exercises
from tests.core.homework.test_exercise import forget
from tests.documents import ROOT, blocks, section
from tests.pages.pictures_sent import pictures
from tests.pages.test_inputs import chart
from tests.pages.test_links import opened
from tests.pages.test_screens import WHOLE, marks, press, screen, warnings
from ui.session.keys import OPENING

COMPUTE = ("similarity", "learned", "scaling")
BANK, SEVEN = exercises.load("bank-interest"), exercises.load("bank-interest", 7)


def is_drawn(at):
    """Whether any matrix is on the screen."""
    return bool(pictures(at) or at.get("vega_lite_chart"))


@pytest.mark.parametrize("name", COMPUTE)
def test_a_screen_opens_on_an_example_that_is_nobodys_homework_and_says_so_in_its_link(name):
    at = opened(name, {})
    assert at.selectbox(key="example").value == "dog-tail"
    assert at.query_params["example"] == "dog-tail"


def test_a_link_from_the_time_when_screens_opened_on_the_homework_still_does():
    assert opened("similarity", {"word": "rates"}).selectbox(key="example").value == "bank-interest"


@pytest.mark.parametrize(
    ("name", "text"), [("learned", "abc"), ("quiz", "-1"), ("quiz", "4294967296"), ("quiz", "4" * 5000), ("quiz", "４")]
)
def test_a_variant_that_there_is_not_is_told_and_nothing_is_shown_in_its_place(name, text):
    at = opened(name, {"exercise" if name == "quiz" else "example": "bank-interest", "variant": text})
    (problem,) = warnings(at)
    assert "a variant is a whole number from 0 to 4294967295" in problem
    assert not at.text_input
    assert not is_drawn(at)
    assert at.query_params["variant"] == text
    press(at, "Back to the course’s numbers")
    assert not warnings(at)
    assert "variant" not in at.query_params
    assert at.text_input or is_drawn(at)


@pytest.mark.parametrize(
    ("name", "key", "kind"), [("quiz", "exercise", "button_group"), ("scaling", "example", "selectbox")]
)
def test_an_exercise_that_there_is_not_is_told_and_none_is_shown_in_its_place(name, key, kind):
    at = opened(name, {key: "*bold*"})
    (problem,) = warnings(at)
    assert "Choose one of these." in problem
    assert "*bold*" not in problem
    assert getattr(at, kind)(key=key).value is None
    assert not is_drawn(at)
    at.run()
    assert warnings(at) == [problem]
    getattr(at, kind)(key=key).set_value("journey").run()
    assert not warnings(at)
    assert at.query_params[key] == "journey"


def test_the_exercises_of_the_homework_are_in_a_menu_only_when_one_is_chosen():
    at = opened("quiz", {"view": "", "exercise": "nonesuch"})
    before = {menu.proto.popover.label for menu in at.get("popover")}
    at.button_group(key="exercise").set_value("journey").run()
    assert not warnings(at)
    assert {menu.proto.popover.label for menu in at.get("popover")} == before | {"Your journey starts with one step"}


def test_a_variant_is_asked_and_marked_with_its_own_numbers():
    at = opened("quiz", {"variant": "7"})
    assert any("Variant 7" in caption.value for caption in at.caption)
    at.text_input(key="bank-interest.7.q1-weight").set_value(f"{SEVEN.answer('q1-weight'):.4f}").run()
    at.text_input(key="bank-interest.7.q4-weight").set_value(f"{BANK.answer('q4-weight'):.4f}").run()
    assert ["✓" in mark for mark in marks(at)] == [True, False]


def test_the_answers_to_each_variant_are_kept_apart_and_a_switch_back_loses_nothing():
    at = opened("quiz", {"q1-weight": "0.2097"})
    press(at, "Other numbers")
    assert at.query_params["variant"] == "1"
    assert marks(at) == []
    at.text_input(key="bank-interest.1.q1-weight").set_value("0.3").run()
    press(at, "Other numbers")
    assert at.query_params["variant"] == "2"
    press(at, "Back to the course’s numbers")
    assert "variant" not in at.query_params
    assert at.text_input(key="q1-weight").value == "0.2097"
    assert ["✓" in mark for mark in marks(at)] == [True]
    press(at, "Other numbers")
    assert at.text_input(key="bank-interest.1.q1-weight").value == "0.3"


def test_a_screen_computes_with_the_variant_of_its_link():
    at = opened("similarity", {"example": "bank-interest", "variant": "7"})
    assert f"Largest: {SEVEN.inputs['X'].max():.4f}" in chart(at, "Embeddings")


def test_the_variant_of_an_exercise_is_the_same_on_all_screens_and_another_exercise_has_its_own():
    at = opened("quiz", {"variant": "7"})
    at.switch_page("pages/learned.py").run()
    for example, variant in (
        ("bank-interest", True), ("journey", False), ("your own sentence", False), ("bank-interest", True),
    ):  # fmt: skip
        at.selectbox(key="example").set_value(example).run()
        assert ("variant" in at.query_params) == variant
    assert at.query_params["variant"] == "7"


def test_the_first_hint_leads_to_the_screen_with_the_same_numbers():
    at = opened("quiz", {"bank-interest.7.q1-weight": "0.3", "variant": "7"})
    links = [link.proto for link in at.get("page_link")]
    at.button(key="hint bank-interest.7.q1-weight").click().run()
    more = [link.proto for link in at.get("page_link")][len(links) :]
    assert [(link.page, link.query_string) for link in more] == [("similarity", "example=bank-interest&variant=7")]


def test_a_solution_that_was_shown_is_uncovered_and_the_quiz_says_so():
    at = opened("learned", {"example": "bank-interest"})
    assert "25 of 25 numbers are covered" in chart(at, "Weights")
    press(at, "4. The same pair, learned")
    assert "24 of 25 numbers are covered" in chart(at, "Weights")
    assert at.query_params["shown"] == "q4-weight q4-strength"
    at.switch_page("pages/quiz.py").run()
    at.button_group(key="view").set_value(WHOLE).run()
    assert [caption.value for caption in at.caption].count(":material/visibility: You were shown the solution.") == 2
    link = dict(at.query_params)
    again = opened("quiz", {key: value[0] if isinstance(value, list) else value for key, value in link.items()})
    assert [caption.value for caption in again.caption].count(":material/visibility: You were shown the solution.") == 2


def test_what_is_found_in_the_quiz_is_uncovered_and_in_the_graph_that_was_asked_for_only():
    matrix = "; ".join(" ".join(f"{weight:.4f}" for weight in row) for row in BANK.answer("q1-weights"))
    at = opened("quiz", {"q1-weights": matrix, "q4-weight": "0.3"})
    assert ["✓" in mark for mark in marks(at)] == [True, False]
    at.switch_page("pages/similarity.py").run()
    at.selectbox(key="example").set_value("bank-interest").run()
    assert "covered" not in chart(at, "Weights")
    at.switch_page("pages/learned.py").run()
    assert "25 of 25 numbers are covered" in chart(at, "Weights")


def test_numbers_of_ones_own_uncover_what_they_change():
    at = opened("learned", {"example": "bank-interest", "weights": "random", "seed": "3"})
    assert "covered" not in chart(at, "Queries")


def test_an_exercise_of_one_s_own_that_begins_like_another_has_a_button_of_its_own(tmp_path, monkeypatch):
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    text = recipe.code.replace("The cat drank milk", "The bank raised *new* doubts")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setenv("EXERCISES", str(tmp_path))
        forget()
        at = opened("quiz", {"exercise": "mine"})
        written = at.button_group(key="exercise").options
        at.button_group(key="exercise").set_value("mine").run()
    forget()
    assert {"bank-interest", "mine"} <= {*written}
    assert len({*written}) == len(written)


FILE = """
id = "mine"
title = "A file of the server"
"""


@pytest.mark.parametrize(("name", "key"), [("quiz", "exercise"), ("learned", "example")])
def test_a_link_with_a_path_opens_no_file(name, key, tmp_path):
    (tmp_path / "mine.toml").write_text(FILE, encoding="utf-8")
    for path in (str(tmp_path / "mine"), f"../exercises/{OPENING}.toml", "\0"):
        at = screen(name, **{key: path})
        assert "A file of the server" not in str(at)
