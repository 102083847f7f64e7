"""The screen on which a notebook is checked: what was found, its marks, moving a guess, the homework, a reload."""

import json

import numpy as np
import pytest

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.classroom.check import spell
from core.homework.rounding import cut
from core.uploads.outputs import Output, written_outputs
from tests.core.uploads.hostile import npz
from tests.pages.pictures_sent import components, data, picture, speak
from tests.pages.test_screens import marks, press, said, screen
from ui.session.found_outputs import FoundOutputs
from ui.session.session_memory import Memory

BANK = exercises.load("bank-interest")
UNSCALED = (NOTEBOOKS / "unscaled.ipynb").read_bytes()


def upload(at, name, content):
    (field,) = at.file_uploader
    field.upload(name, content)
    at.run()
    return at


def memory(at) -> Memory:
    return at.session_state["memory"]


def found(at) -> FoundOutputs:
    return memory(at).found


def card(at, part):
    """What the card of a part says once its dot is pressed."""
    (name,) = components(at, "quiz_dots")
    speak(at, name, {"pressed": [one.id for one in BANK.parts].index(part) + 1})
    prompt = BANK.part(part).prompt.partition(": ")[0]
    texts = [one.value for one in at.markdown]
    at_ = next(i for i, text in enumerate(texts) if text.startswith(f"**{prompt}**"))
    return "\n".join(texts[at_ : at_ + 4])


def button(at, label):
    return next(one for one in at.button if one.label == label)


def in_order(block):
    """The fields and refusals of a screen, from the top."""
    kinds = [
        kind
        for node in block.children.values()
        for kind in (in_order(node) if hasattr(node, "children") else [node.type])
    ]
    return [kind for kind in kinds if kind in ("file_uploader", "text_area", "error", "button")]


@pytest.fixture
def checked():
    return upload(screen("check-homework"), "unscaled.ipynb", UNSCALED)


def test_a_first_visit_shows_an_example_that_gives_no_answer_of_the_homework_away():
    at = screen("check-homework")
    assert "Nothing is run" in said(at)
    assert "**An example, not yours.**" in said(at)
    assert "points" not in said(at)
    assert not at.get("progress"), "whose marks would these be?"
    (dots,) = data(at, "quiz_dots")
    assert "".join(dot["sign"] for dot in dots) == "✓" * 8 + "○✗↷○○?"
    assert dots[-1]["state"] == "cut when it was printed"
    assert [dot["isAsked"] for dot in dots].index(True) == 9
    assert r"Not divided by $\sqrt{d_k}$" in said(at), "the slip stands open"
    assert not memory(at).progress.answers
    assert at.button_group(key="exercise").value == "bank-interest"
    assert not [one for one in at.button if "homework" in one.label]
    assert "0.2097" not in said(at)
    assert "0.7029" not in said(at)


def test_a_notebook_is_found_matched_and_marked_with_diagnosis_cell_by_cell(checked):
    assert "**unscaled.ipynb**: 11 results read." in said(checked)
    assert "found" in card(checked, "q1-weight")
    assert "From cell 2, line 1: the numbers agree." in card(checked, "q1-weight")
    assert ":orange-badge[unsure]" in card(checked, "q3-weights")
    assert r"It looks like “Not divided by $\sqrt{d_k}$”" in card(checked, "q3-weights")
    assert "it follows from your own answer to part 10 (question 3)" in card(checked, "q4-weight")
    card(checked, "q3-weights")
    marked = [box["mark"] for box in picture(checked)["chain"][-1]["boxes"]]
    assert (marked.count("wrong"), marked.count("correct")) == (21, 4)
    assert "Nothing here answers this, but it can be read off part 10." in card(checked, "q5-top-two")
    assert "In a matrix that you printed, but counted only once it is printed by itself: parts " in said(checked)
    assert "11 of 14 parts found; not sure about parts 2, 10" in checked.get("progress")[0].proto.text


def test_a_slip_is_told_which_steps_before_it_are_right_as_printed_or_which_to_print(checked):
    learned, wrong = BANK.traces["learned"], np.full((5, 5), 0.3) + np.eye(5)
    at = upload(screen("check-homework"), "mine.npz", npz(q3_weights=wrong, Q=learned.Q, K=learned.K + 1))
    assert "Right as you printed them: **Queries**. So the slip is in another step" in card(at, "q3-weights")
    at = upload(screen("check-homework"), "mine.npz", npz(q3_weights=wrong))
    assert "print the steps before it, too: `print(Q, K, scores, scaled_scores)`" in card(at, "q3-weights")
    assert "print the steps" not in card(checked, "q3-weights"), "its slip has a name"


def test_figures_that_were_cut_off_early_are_shown_beside_their_digits_where_none_is_still_asked_for():
    learned = BANK.traces["learned"]
    early = np.asarray(BANK.evaluate("learned", {"scaled_scores": cut(learned.scaled_scores, 2)}).weights)
    at = upload(screen("check-homework"), "early.npz", npz(q3_weights=early))
    right = learned.scaled_scores[0, 0]
    told = f"in **Scaled scores**, row *the*, column *the*, **{cut(right, 2):.4f}** in place of **{right:.4f}**."
    assert f"One way to your answer: {told}" in said(at)
    queries = np.asarray(BANK.evaluate("learned", {"Q": cut(learned.Q, 1)}).weights)
    at = upload(screen("check-homework"), "early.npz", npz(q3_weights=queries))
    assert "row *the*" in next(text.value for text in at.markdown if "One way" in text.value), (
        "not one that is asked for"
    )


def test_answers_are_noted_as_progress_the_best_of_each(checked):
    answers = memory(checked).progress.answers
    assert answers["bank-interest", None, "q1-weight"].credit == 1
    upload(checked, "worse.npz", npz(q1_weight=np.array(0.4321)))
    assert memory(checked).progress.answers["bank-interest", None, "q1-weight"].text == "0.2097"


def test_practice_goes_on_with_the_slip_of_a_notebook_and_not_with_what_follows_from_it(checked):
    attempts = {one.part: one for one in memory(checked).progress.attempts}
    assert (attempts["q1-weight"].right, attempts["q3-weights"].made) == (True, {"unscaled"})
    assert "q4-weight" not in attempts
    upload(checked, "right.npz", npz(q3_weights=BANK.answer("q3-weights")))
    assert {one.part: one for one in memory(checked).progress.attempts} == attempts, "the first mark counts"


def test_a_guess_can_be_moved_or_taken_away():
    at = screen("check-homework")
    upload(at, "mine.npz", npz(q4_weight=np.array(0.4321), other=np.array(0.1234)))
    assert "`0.4321`" in card(at, "q4-weight")
    card(at, "q4-weight")
    at.session_state["others q4-weight"] = True
    at.run()
    field = at.selectbox(key="result q4-weight")
    assert field.options[0] == "not answered here"
    field.set_value(1 if "0.4321" in field.options[1] else 0).run()
    assert "`0.1234`" in card(at, "q4-weight")
    assert "you chose it" in card(at, "q4-weight")
    at.selectbox(key="result q4-weight").set_value(None).run()
    assert "Nothing here answers this." in card(at, "q4-weight")


def test_a_pasted_text_is_read_and_what_is_no_result_or_no_answer_is_one_sentence():
    at = screen("check-homework")
    at.text_area(key="pasted").set_value("NameError: name 'Q' is not defined").run()
    assert "it stopped with “NameError: name 'Q' is not defined”" in said(at)
    at.text_area(key="pasted").set_value("nothing at all").run()
    order = in_order(at.main)
    assert order[order.index("text_area") :][:3] == ["text_area", "button", "error"], "below the field with the text"
    assert "No numbers were found in this text." in said(at)
    at.text_area(key="pasted").set_value("my cat: 0.5\n42").run()
    assert ["None of these results answers a part" in one.value for one in at.info] == [True]
    assert not [one for one in at.button if "homework" in one.label], "there is nothing to take"
    at.text_area(key="pasted").set_value("weights = [[0.2, 0.8], [0.1, 0.9]]").run()
    assert "is 2 × 2, where 5 × 5 or 5 × 3 is missing" in said(at), "why it answers nothing"
    at.text_area(key="pasted").set_value("bank -> interest: 0.2097\nshape 5").run()
    assert not at.info
    assert "The pasted text" in said(at)
    assert "From line 1: the numbers agree." in card(at, "q1-weight")
    at.text_area(key="pasted").set_value("nothing at all").run()
    assert "results read" not in said(at), "the marks of another text would stand beneath this one"


def test_what_was_found_stands_with_its_marks_in_the_figure_of_the_homework_and_cannot_be_changed_there():
    at = screen("check-homework")
    at.text_area(key="pasted").set_value(spell(BANK.answer("q3-weights"), 4)).run()
    card(at, "q3-weights")
    assert [(box["mark"], box["fixed"]) for box in picture(at)["chain"][-1]["boxes"]] == [("correct", True)] * 25


def test_a_file_that_cannot_be_used_gets_one_sentence_and_what_was_found_stays(checked):
    assert checked.file_uploader[0].value is None, "no file stays in its field"
    for name, content, sentence in (
        ("a.npy", b"\x89PNG\r\n\x1a\n" + bytes(100), "This is a picture."),
        ("a.ipynb", b"", "This file is empty."),
    ):
        upload(checked, name, content)
        assert [sentence in one.value.replace("\\", "") for one in checked.error] == [True]
        order = in_order(checked.main)
        assert order[order.index("file_uploader") + 1] == "error", "it stands below the field of the file"
        assert "**unscaled.ipynb**: 11 results read." in said(checked)
    checked.text_area(key="pasted").set_value("nothing at all").run()
    assert "**unscaled.ipynb**: 11 results read." in said(checked), "nor by a text"
    upload(checked, "again.ipynb", UNSCALED)
    assert not checked.error


def printing_inputs(exercise):
    """What somebody prints who practised on the numbers of an exercise, and has answered nothing right."""
    return "\n".join(f"{name}\n{np.array2string(M)}" for name, M in exercise.inputs.items()).encode()


def test_a_variant_is_suggested_whose_inputs_are_printed_and_not_that_of_the_course():
    at = upload(screen("check-homework"), "mine.txt", printing_inputs(BANK))
    assert "It prints the inputs" not in said(at)
    upload(at, "mine.txt", printing_inputs(exercises.load("bank-interest", 3)))
    assert "It prints the inputs of *The bank raised interest rates*, variant 3." in said(at)
    press(at, "Check it against The bank raised interest rates, variant 3")
    assert at.session_state["memory"].in_links["variant bank-interest"] == ("3",)
    assert "It prints the inputs" not in said(at)


def test_the_answers_are_taken_to_the_homework_where_a_better_one_stays():
    at = screen("quiz")
    at.text_input(key="q4-weight").set_value("0.7029").run()
    at.text_input(key="q1-weight").set_value("0.1").run()
    at.switch_page("pages/check-homework.py").run()
    upload(at, "unscaled.ipynb", UNSCALED)
    press(at, "Take these answers to the homework")
    fields = {one.key: one.value for kind in ("text_input", "text_area") for one in at.get(kind)}
    assert fields["q1-weight"] == "0.2097"
    assert at.session_state["memory"].progress.answers["bank-interest", None, "q1-weight.last"].text == "0.2097"
    assert fields["q2-query-bank"] == "4.3700 2.1400 4.4500"
    assert fields["q3-weights"].startswith("0.0002 0.3036")
    assert fields["q4-weight"] == "0.7029"
    assert any("✗" in mark or "4 of 25" in mark for mark in marks(at))


def test_what_was_found_is_brought_back_by_the_browser_with_what_was_chosen(checked):
    card(checked, "q1-strength")
    checked.session_state["others q1-strength"] = True
    checked.run()
    checked.selectbox(key="result q1-strength").set_value(None).run()
    kept = kept_by_browser(checked)
    again = screen("check-homework")
    assert kept_by_browser(again)["asks"]
    bring_back(again, kept["text"])
    assert "**unscaled.ipynb**: 11 results read." in said(again)
    assert "Nothing here answers this." in card(again, "q1-strength")
    assert card(again, "q3-weights") == card(checked, "q3-weights")


@pytest.mark.parametrize("text", ["{", json.dumps(["a", 0, {}, "[[1]]"])])
def test_what_a_browser_kept_and_cannot_be_used_is_left_alone(text):
    at = screen("check-homework")
    bring_back(at, text)
    assert "An example" in said(at)


def test_half_a_character_in_a_name_that_was_kept_is_replaced_and_a_choice_that_cannot_be_is_dropped():
    at = screen("check-homework")
    chosen = {"bank-interest": {"q1-weight": 0, "q4-weight": 1, "q1-strength": True, "q3-weights": None}}
    kept = written_outputs([Output(text="0.7029", place="cell 7")])
    bring_back(at, json.dumps(["a\ud800.ipynb", False, chosen, kept]))
    assert "**a?.ipynb**: 1 result read." in said(at)
    assert found(at).chosen == {"bank-interest": {"q1-weight": 0, "q3-weights": None}}, "what there can be"


def test_forgetting_removes_it_from_the_browser_too(checked):
    press(checked, "Forget it")
    kept = kept_by_browser(checked)
    assert kept["text"] == ""
    assert kept["at"] > 0
    assert "results read" not in said(checked)


def kept_by_browser(at):
    """What the browser is asked to keep of what was found."""
    return next(one for one in data(at, "browser_storage") if one["name"] == "found outputs")


def bring_back(at, text):
    """Play the browser that found a text it kept."""
    speak(at, components(at, "browser_storage")[0], {"found": text})
