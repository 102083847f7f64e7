"""Every screen, run by Streamlit's own AppTest from the router."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from core import exercises

ROOT = Path(__file__).parents[2]
SCREENS = ("home", "similarity", "learned", "scaling", "quiz")


def screen(name, **query):
    at = AppTest.from_file(ROOT / "streamlit_app.py", default_timeout=60)
    for key, value in query.items():
        at.query_params[key] = value
    at.run()
    if name != "home":
        at.switch_page(f"pages/{name}.py").run()
    assert not at.exception
    return at


def marks(at):
    return [m.value for m in at.markdown if "-badge[" in m.value]


def check(at, **answers):
    for key, text in answers.items():
        field = at.text_area if key == "q3_weights" else at.text_input
        field(key=key.replace("_", "-")).set_value(text)
        at.button(key=f"check {key.replace('_', '-')}").click()
        at.run()
        assert not at.exception
    return marks(at)


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_renders(name):
    at = screen(name)
    assert len(at.title) == 1


@pytest.mark.parametrize("example", [*exercises.ids(), "your own sentence"])
def test_similarity_shows_four_steps_of_each_example(example):
    at = screen("similarity")
    at.button_group(key="example").set_value(example).run()
    assert not at.exception
    assert len(at.get("vega_lite_chart")) == 5


def test_learned_shows_every_matrix_and_both_rows():
    for example in ("bank-interest", "journey"):
        at = screen("learned")
        at.button_group(key="example").set_value(example).run()
        assert len(at.get("vega_lite_chart")) == 12


def test_scaling_starts_at_the_root_of_d_k_and_moves():
    at = screen("scaling")
    metrics = {m.label: m.value for m in at.metric}
    assert metrics["Unscaled: largest weight"] == "0.8514"
    assert metrics["Scaled: largest weight"] == "0.7029"
    at.slider(key="divisor-3").set_value(1.0).run()
    assert {m.label: m.value for m in at.metric}["Scaled: largest weight"] == "0.8514"
    at.button[0].click().run()
    assert {m.label: m.value for m in at.metric}["Scaled: largest weight"] == "0.7029"
    assert at.slider(key="divisor-3").max == 12


def test_an_answer_is_marked_as_soon_as_it_is_typed_and_a_blank_one_when_it_is_checked():
    at = screen("quiz")
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 12 points**"
    at.text_input(key="q1-weight").set_value("0.2097").run()
    assert len(marks(at)) == 1
    assert at.progress[0].text == "**1 of 12 points**"
    at.button(key="check q1-strength").click().run()
    assert ["blank" in mark for mark in marks(at)] == [False, True]


@pytest.mark.parametrize(
    ("text", "badge", "says"),
    [
        ("0.2097", "correct", "Right"),
        ("0.3", "not right", "Not the number"),
        ("two fifths", "not readable", "Expected one number"),
        ("0.21", "more digits", "four decimals"),
        ("  ", "blank", "Nothing typed"),
    ],
)
def test_a_right_wrong_unreadable_imprecise_and_blank_answer(text, badge, says):
    (mark,) = check(screen("quiz"), q1_weight=text)
    assert badge in mark
    assert says in mark


def test_an_edited_answer_is_marked_anew_and_an_emptied_one_no_more():
    at = screen("quiz")
    assert "correct" in check(at, q1_weight="0.2097")[0]
    at.text_input(key="q1-weight").set_value("0.3").run()
    assert "not right" in marks(at)[0]
    at.text_input(key="q1-weight").set_value("").run()
    assert marks(at) == []
    assert at.text_input(key="q1-weight").value == ""


def test_all_at_once_and_full_marks():
    at = screen("quiz")
    W = exercises.load("bank-interest").answer("q3-weights").round(4).tolist()
    answers = {
        "q1-weight": "0,2097", "q1-strength": "weak", "q4-weight": "70.29 %", "q4-strength": "Strong",
        "q5-top-two": "interest 0.703, bank 0.248",
    }  # fmt: skip
    for part in exercises.load("bank-interest").parts:
        if part.kind == "vector":
            answers[part.id] = str(exercises.load("bank-interest").answer(part.id).tolist())
    for key, text in answers.items():
        at.text_input(key=key).set_value(text)
    at.text_area(key="q3-weights").set_value("\n".join(" ".join(map(str, row)) for row in W))
    next(button for button in at.button if button.label == "Check all").click().run()
    assert all("correct" in mark for mark in marks(at))
    assert len(marks(at)) == 12
    assert at.progress[0].text == "**12 of 12 points**"


@pytest.mark.parametrize("example", ["journey", "river-bank"])
def test_the_other_exercises_are_marked_too(example):
    at = screen("quiz")
    at.button_group(key="exercise").set_value(example).run()
    assert not at.exception
    part = exercises.load(example).parts[0]
    key = f"{example}.{part.id}"
    at.text_input(key=key).set_value(str(exercises.load(example).answer(part.id).tolist()) if part.shape else "-1.5239")
    at.button(key=f"check {key}").click().run()
    assert ["correct" in mark for mark in marks(at)] == [True]


def sentence(text):
    at = screen("similarity")
    at.button_group(key="example").set_value("your own sentence").run()
    at.text_input(key="sentence").set_value(text).run()
    assert not at.exception
    return at


def captions(at):
    return " ".join(caption.value for caption in at.caption)


def test_an_unknown_word_is_named_with_near_spellings_and_dropped_until_a_vector_is_typed():
    at = sentence("the bnak qqzzxx")
    said = " ".join(m.value for m in at.markdown)
    assert "`bnak`" in said
    assert "bank" in said
    assert "`qqzzxx`" in said
    assert "1 word with 50 numbers" in captions(at)
    at.button_group(key="unknown-0").set_value("Type a vector").run()
    at.text_input(key="vector-0").set_value("0.1 0.2").run()
    assert "50 numbers" in at.warning[0].value
    at.text_input(key="vector-0").set_value(" ".join(["0.1"] * 50)).run()
    assert not at.warning
    assert "2 words" in captions(at)


@pytest.mark.parametrize("text", ["", "   ", "😀 😀", "qqzzxx", "word " * 65, "\u202eשלום עולם", "💥" * 500])
def test_a_sentence_nobody_can_use_says_so_and_the_picture_stays(text):
    at = sentence(text)
    assert len(at.warning) == 1
    assert len(at.get("vega_lite_chart")) == 5
