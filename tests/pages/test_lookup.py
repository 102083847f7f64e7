"""The soft dictionary on the screen."""

import json

import numpy as np
import pytest

from core.lessons import soft_lookup
from tests.pages.pictures_sent import components, drawn, matrix, picture, pictures, speak, threads
from tests.pages.test_screens import marks, screen

RIGHT = {"predict": "Summer", "even": "220: the mean", "sharpest": "254"}


def blend(at):
    return next(m.value for m in at.markdown if m.value.startswith("Blend: ")).split("**")[1]


def type_name(at, name):
    at.text_input(key="lookup.name").set_value(name).run()
    return at


def test_it_opens_with_the_name_that_is_asked_about_and_nothing_marked():
    at = screen("lookup")
    assert any("no key is spelt like this" in one.value for one in at.caption)
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 3 right**"
    assert [sent["name"] for sent in pictures(at)] == ["A look-up with vectors"]
    at = type_name(at, "Smith")
    assert any("answers: room 200" in one.value for one in at.caption)
    assert [sent["name"] for sent in pictures(at)] == ["Looking up Smith", "A look-up with vectors"]
    rows = [matrix(at, name, 1)[row].tolist() for name, row in (("X", 2), ("W", 0), ("Q", 2))]
    assert rows == [[0.21, 3.13], [0.78, 2], pytest.approx([2.9808, 5.741])]


def test_what_is_not_the_thread_of_the_lesson_is_folded_away():
    folds = screen("lookup", **{"lookup.predict": "Summer"}).expander
    assert [fold.label.partition(":")[0] for fold in folds] == ["The same in numbers", "The same with vectors"]
    assert not any(fold.proto.expanded for fold in folds)
    assert "trigrams in common" in " ".join(text.value for text in folds[0].markdown)


FOUND = {"lookup.predict": "Summer"}


def everything(at):
    return " ".join(
        [e.value for kind in (at.markdown, at.caption, at.metric, at.info, at.success) for e in kind]
        + [json.dumps(sent, ensure_ascii=False) for sent in pictures(at)]
    )


def test_what_the_misspelt_name_finds_is_covered_until_its_key_is_predicted():
    at = type_name(screen("lookup"), " sUMMETH ")
    seen = everything(at)
    assert blend(at) == "?"
    assert [figure for figure in ("0.6172", "0.617213", "√(7 · 6)", "Looking up") if figure in seen] == []
    header, weights = threads(*components(at, "threads"))
    assert (weights == 65_535).all()
    header, weights = threads(*components(type_name(at, "Smyth"), "threads"))
    assert (header["others"], header["values"]) == (["Smith", "Summer", "Smeeth"], ["room 200", "room 206", "room 254"])
    assert weights.ravel() / 65_534 == pytest.approx([0.5062, 0.0685, 0.4253], abs=1e-4)


def test_an_answer_is_drawn_into_the_figure_right_or_wrong():
    assert blend(screen("lookup")) == "?"
    for place, name in enumerate(("Smith", "Summer")):
        at = screen("lookup", question="lookup.predict", **{"lookup.predict": name})
        assert threads(*components(at, "threads"))[0]["drawn"] == place
        assert blend(at) == "213"
    later = (("even", "206: the best key", 1), ("even", "220: the mean", None), ("sharpest", "200", 0))
    for name, answer, place in later:
        query = {"lookup.name": "Smeth"} if name == "sharpest" else {}
        at = screen("lookup", question=f"lookup.{name}", **{f"lookup.{name}": answer}, **query)
        assert threads(*components(at, "threads"))[0]["drawn"] == place


def test_what_a_later_question_has_the_slider_change_is_in_sight_though_the_first_is_blank():
    at = screen("lookup", question="lookup.even")
    at.slider(key="lookup.sharpness").set_value(0).run()
    _, weights = threads(*components(at, "threads"))
    assert weights.ravel() / 65_534 == pytest.approx([1 / 3] * 3, abs=1e-4)


@pytest.mark.parametrize(
    ("asked", "name", "sharpness", "read"), [("even", "Summeth", 0, "220"), ("sharpest", "Smeth", 60, "254")]
)
def test_the_blend_is_veiled_wherever_it_stands_until_the_question_about_it_is_answered(asked, name, sharpness, read):
    at = type_name(screen("lookup", question=f"lookup.{asked}", **FOUND), name)
    at.slider(key="lookup.sharpness").set_value(sharpness).run()
    seen = everything(at)
    assert (blend(at), f"{read}.00" in seen, f"**{read}**" in seen) == ("?", False, False)
    assert np.isnan(matrix(at, "Blend")).all()
    at.button_group(key=f"lookup.{asked}").set_value(RIGHT[asked]).run()
    assert blend(at) == read


@pytest.mark.parametrize(
    ("name", "chosen", "shown"), [("even", "0: the weights vanish", "220"), ("sharpest", "200", "254")]
)
def test_an_option_sets_the_figure_to_what_is_asked(name, chosen, shown):
    at = screen("lookup", question=f"lookup.{name}")
    at.button_group(key=f"lookup.{name}").set_value(chosen).run()
    assert blend(at) == shown
    assert "not right" in marks(at)[0]


def test_a_thread_to_a_key_answers():
    at = screen("lookup")
    (figure,) = components(at, "threads")
    assert threads(figure)[0]["asks"] == "word"
    speak(at, figure, {"word": 2})
    assert at.button_group(key="lookup.predict").value == "Smeeth"
    assert picture(at)["name"] == "Looking up Summeth"


def test_a_name_that_a_link_or_a_student_has_chosen_stays():
    at = screen("lookup", **FOUND, **{"lookup.name": "Smyth"})
    assert at.text_input(key="lookup.name").value == "Smyth"
    assert picture(type_name(screen("lookup", **FOUND), "Smith").run())["name"] == "Looking up Smith"


def test_a_misspelt_name_misses_exactly_and_is_found_softly():
    at = type_name(screen("lookup", question="lookup.predict", **FOUND), "Summeth")
    assert any("has no answer" in one.value for one in at.caption)
    assert picture(at)["name"] == "Looking up Summeth"
    assert matrix(at, "Similarity").round(4).tolist() == [[0.169, 0.6172, 0.3086]]
    assert matrix(at, "Weights").round(4).tolist() == [[0.0806, 0.7575, 0.1619]]
    assert picture(at)["opening"] == {"node": "weights", "row": 0, "column": 1}
    assert blend(at) == "213"
    assert "Blend: 0.081 · 200 + 0.758 · 206 + 0.162 · 254 ≈ **213**" in [m.value for m in at.markdown]
    at.slider(key="lookup.sharpness").set_value(0).run()
    assert "Blend: 1/3 · 200 + 1/3 · 206 + 1/3 · 254 = **220**" in [m.value for m in at.markdown]
    at.slider(key="lookup.sharpness").set_value(60).run()
    assert "Blend: 0.000 · 200 + 1.000 · 206 + 0.000 · 254 ≈ **206**" in [m.value for m in at.markdown]
    assert "puts all of its weight on Summer, and so gets that room alone" in " ".join(c.value for c in at.caption)


def test_beside_the_figure_the_way_on_stands_once_all_is_answered():
    def ways(answers):
        at = screen("lookup", **{f"lookup.{name}": text for name, text in answers.items()})
        return [link.proto.page for link in at.get("page_link") if "Next on this road." in link.proto.label]

    answered = {**RIGHT, "sharpest": "200"}
    assert ways({**answered, "even": ""}) == ways(answered)[1:]
    assert len(ways(answered)) == 2


def recomputed(at, nth, atol=0):
    """Compute each product, softmax, quotient and copy of a picture anew from what it says it reads; how many there are."""
    count = 0
    for one in picture(at, nth)["chain"]:
        step, shown = one["step"], matrix(at, one["name"], nth)
        read = [matrix(at, name, nth) for name in step["reads"]]
        match step["kind"]:
            case "product":
                computed = read[0] @ (read[1].T if step["turned"] else read[1])
            case "quotient":
                computed = read[0] / step["divisor"]
            case "softmax":
                exponentials = np.exp(read[0] - read[0].max(axis=1, keepdims=True))
                computed = exponentials / exponentials.sum(axis=1, keepdims=True)
            case "copy":
                computed = read[0]
            case _:
                continue
        np.testing.assert_allclose(shown, computed, rtol=1e-9, atol=atol)
        count += 1
    return count


@pytest.mark.parametrize(
    ("name", "sharpness"), [("Summer", "5"), ("a very long name with many letters", "60"), ("x", "0")]
)
def test_the_picture_of_a_look_up_says_truly_how_each_number_follows(name, sharpness):
    at = screen("lookup", **{"lookup.name": name, "lookup.sharpness": sharpness})
    assert recomputed(at, 0, atol=1e-12) == 4
    assert f"{matrix(at, 'Blend')[0, 0]:.0f}" == blend(at)
    assert drawn(at, "Query")["rows"] == [name]


def test_the_picture_of_the_vectors_leads_from_x_to_the_context():
    at = screen("lookup", **FOUND)
    assert recomputed(at, 1) == 7
    np.testing.assert_allclose(matrix(at, "Context", 1), soft_lookup.words().context, rtol=1e-9)
