"""The screen /torch-heads: each head is drawn, shapes follow, and torch's own attention agrees."""

import pytest

from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import marks, screen
from tests.pages.test_torch_questions import answered


def cut(at):
    (sent,) = data(at, "cut_matrix")
    return sent["view"], sent["heads"], sent["told"]


@pytest.mark.parametrize("heads", [2, 8])
def test_the_heads_that_are_chosen_are_cut_and_the_shape_is_told_once_it_is_answered(heads):
    shape = f"({heads}, 5, {8 // heads})"
    view, drawn_heads, told = cut(answered("torch-heads", heads=str(heads)))
    assert (view, drawn_heads) == ("cut", heads)
    assert shape not in told
    for answer, seen in (("(5, 2, 4)", "cut"), (shape, "behind")):
        link = {"module.split": answer, "module.heads": str(heads)}
        at = screen("torch-heads", question="module.split", **link)
        view, _, told = cut(at)
        assert any("Q.view(n, h, d // h)" in code.value for code in at.code) == (seen == "behind"), "it answers too"
        assert (view, shape in told) == (seen, seen == "behind")


@pytest.mark.parametrize(
    ("name", "press", "answer", "views"),
    [
        ("reshape", "split", "no reason, it is the same", ("guess", "ways")),
        ("reshape", "reshaped", "it mixes the words", ("guess", "ways")),
        ("joined", "beside", "(5, 8)", ("apart", "beside")),
        ("joined", "below", "(10, 4)", ("apart", "apart")),
    ],
)
def test_what_is_pressed_in_the_figure_answers_and_the_answer_is_drawn(name, press, answer, views):
    at = screen("torch-heads", question=f"module.{name}")
    assert cut(at)[0] == views[0]
    speak(at, *components(at, "cut_matrix"), {"press": press})
    assert at.session_state[f"module.{name}"] == answer
    assert marks(at)[0].startswith(":green" if press in ("reshaped", "beside") else ":red")
    assert cut(at)[0] == views[1]


def test_nothing_is_answered_by_what_there_is_not_in_the_figure():
    at = screen("torch-heads", question="module.joined")
    speak(at, *components(at, "cut_matrix"), {"press": "above"})
    assert at.progress[0].text == "**0 of 3 right**"
    assert cut(at)[0] == "apart"


def test_heads_open_with_two_and_with_one_it_is_the_same():
    at = answered("torch-heads", reshape="no reason, it is the same")
    assert at.button_group(key="module.heads").value == "2"
    assert "not right" in marks(at)[0]
    at.button_group(key="module.heads").set_value("1").run()
    assert "correct" in marks(at)[0]


@pytest.mark.parametrize("heads", ["1", "4"])
def test_torchs_own_agrees_with_and_without_a_mask(heads):
    at = answered("torch-heads", heads=heads)
    assert "✓ below 1e-06" in marks(at)[0]
    at.toggle(key="module.causal").set_value(True).run()
    assert "✓ below 1e-06" in marks(at)[0]
    assert "is_causal=True" in at.code[0].value


def test_an_answer_to_the_question_that_has_moved_is_there_when_one_goes_on():
    at = screen("torch-heads", **{"module.true": "in both"})
    at.switch_page("pages/home.py").run()
    at.query_params.clear()  # as Streamlit does in a browser
    at.switch_page("pages/torch-mask.py").run()
    assert at.query_params["module.true"] == "in both"
