"""The screen on a translation: four threads of one alignment, another turned around, and three questions."""

from tests.pages.pictures_sent import components, figure, matrix, picture, speak
from tests.pages.test_screens import captions, marks, screen

RIGHT = {"area-1": "The", "area-2": "Area", "area-3": "Economic", "area-4": "European"}


def answered(**answers):
    return screen("alignments", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered(area_1="none of these", area_3="\0")
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 3 right**"
    header, weights = figure(at)
    assert (header["asks"], header["drawn"], weights.any()) == ("word", None, False)


def test_a_wrong_thread_is_told_and_asked_for_again_until_it_is_right():
    at = answered(**{**RIGHT, "area-2": "European"})
    header, weights = figure(at)
    assert (header["row"], header["asks"], header["drawn"]) == ([0, 0, 1], "word", 1)
    assert weights[0, 0, 1].tolist() == [0, 0, 0, 0], "what is wrong is no thread"
    (mark,) = marks(at)
    assert "The same position" in mark
    at.button_group(key="why.area-2").set_value(RIGHT["area-2"]).run()
    header, weights = figure(at)
    assert (weights[0, 0] / 65_534).tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]
    assert header["asks"] == ""


def test_a_thread_from_any_word_counts_and_a_wrong_one_is_asked_for_next():
    at = answered()
    speak(at, *components(at, "threads"), {"move": [1, 3]})
    header, weights = figure(at)
    assert (header["row"], weights[0, 0, 1].tolist()) == ([0, 0, 0], [0, 0, 0, 65_534])
    speak(at, *components(at, "threads"), {"move": [2, 0]})
    header, _ = figure(at)
    assert (header["row"], header["drawn"]) == ([0, 0, 2], 0)


def test_the_last_thread_that_is_right_answers_how_many_lead_to_the_same_place():
    at = answered(area_1="The", area_2="Area", area_3="Economic")
    speak(at, *components(at, "threads"), {"move": [3, 2]})
    assert at.progress[0].text == "**0 of 3 right**"
    speak(at, *components(at, "threads"), {"word": 1})
    assert (at.button_group(key="why.order").value, at.progress[0].text) == ("2", "**1 of 3 right**")


def test_all_threads_are_drawn_with_the_answer_also_those_that_cross():
    at = answered(order="3", matrix="straight down", turned="1 to each")
    at.session_state["alignments.asked"] = "1"
    header, weights = figure(at.run())
    assert header["asks"] == ""
    assert (weights[0, 0] / 65_534).tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]
    assert at.button_group(key="why.area-1").value is None, "nothing was drawn"


def test_the_threads_become_a_matrix_once_its_line_is_predicted():
    _, weights = figure(answered(order="2"))
    assert weights.any(), "they are drawn with the answer of before"
    at = answered(order="2")
    at.button_group(key="why.matrix").set_value("falling to the right").run()
    (made,) = picture(at)["chain"]
    assert [(box["row"], box["column"], box["mark"]) for box in made["boxes"]] == [(1, 1, "struck"), (3, 3, "struck")]
    at.button_group(key="why.matrix").set_value("rising to the right").run()
    assert matrix(at, "weights").tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]


def test_turned_around_the_word_that_needs_two_shares_itself_out():
    header, weights = figure(answered(order="2", matrix="rising to the right"))
    assert (header["row"], set(weights[0, 0, 2].tolist()), header["expected"]) == ([0, 0, 2], {65_535}, None), "covered"
    header, weights = figure(answered(order="2", matrix="rising to the right", turned="1 to each of them"))
    assert (header["tokens"], header["row"]) == (["The", "agreement", "was", "signed"], [0, 0, 2])
    assert (weights[0, 0, 2] / 65_534).tolist() == [0, 0, 0.5, 0.5, 0]
    assert (header["sums"], header["reach"], header["expected"], header["drawn"]) == ([0], 2, 1, None), "it says two"
    header, _ = figure(answered(order="2", matrix="rising to the right", turned="1 to the first"))
    assert (header["expected"], header["drawn"]) == (0.5, 2)
    header, weights = figure(answered(order="2", matrix="rising to the right", show="true"))
    assert (weights[0, 0, 2, 2] / 65_534, header["expected"]) == (0.5, None), "nothing is yours"


def test_an_older_link_that_is_met_again_takes_back_nothing():
    at = screen("why", **{"why.area-1": "The"})
    at.switch_page("pages/alignments.py").run()
    at.button_group(key="why.area-1").set_value("Area").run()
    at.switch_page("pages/why.py").run()
    at.query_params["why.area-1"] = "The"
    at.run()
    assert "on the next two screens" in captions(at)
    at.query_params.clear()  # as Streamlit does in a browser
    at.switch_page("pages/alignments.py").run()
    assert at.button_group(key="why.area-1").value == "Area"


def test_a_link_that_holds_answers_for_other_screens_says_where_they_are():
    says = "on the next two screens"
    assert says in captions(screen("why", **{"why.seed": "5"}))
    assert says not in captions(screen("why", **{"why.seed": "x", "why.before": "1.0000"}))
