"""The screen on a translation: seven rows of an alignment, marked and drawn."""

import numpy as np

from tests.pages.pictures_sent import components, matrix, picture, pictures, threads
from tests.pages.test_screens import captions, marks, screen

RIGHT = {
    "area-1": "The", "area-2": "Area", "area-3": "Economic", "area-4": "European",
    "signed-1": "was", "signed-2": "was", "signed-3": "signed",
}  # fmt: skip
CONCLUSION = "Attention was first invented for this"


def answered(**answers):
    return screen("alignments", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def told(at):
    return " ".join(m.value for m in at.markdown)


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered(area_1="none of these", signed_3="\0")
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 7 right**"
    assert np.isnan(matrix(at, "area")).all()
    assert CONCLUSION not in told(at)


def test_the_conclusion_comes_with_the_last_right_answer_and_a_wrong_one_is_told_which_mistake_it_was():
    at = answered(**{**RIGHT, "area-4": "The"})
    assert CONCLUSION not in told(at)
    (mark,) = [mark for mark in marks(at) if "not right" in mark]
    assert "*The* is *La*" in mark
    at.button_group(key="why.area-4").set_value(RIGHT["area-4"]).run()
    assert CONCLUSION in told(at)
    assert at.progress[0].text == "**7 of 7 right**"
    assert "in order, 2 of 4 rows would be right" in captions(at)
    assert "in order, 1 of 3 rows would be right" in captions(at)


def test_the_figure_asks_for_a_thread_and_draws_the_one_that_is_chosen():
    header, _ = threads(*components(answered(area_1="The"), "threads"))
    assert (header["tokens"], header["others"]) == (
        ["La", "Zone", "Économique", "Européenne"],
        ["The", "European", "Economic", "Area"],
    )
    assert (header["row"], header["asks"]) == ([0, 0, 1], "word")
    header, weights = threads(*components(answered(**RIGHT), "threads"))
    assert header["asks"] == ""
    assert (weights[0, 0] / 65_534).tolist() == [[1, 0], [1, 0], [0, 1]]


def test_each_thread_is_a_row_of_the_matrix_and_the_others_are_covered():
    at = answered(area_2="European")
    (alignment,) = picture(at)["chain"]
    assert alignment["rows"] == ["La", "Zone", "Économique", "Européenne"]
    assert alignment["columns"] == ["The", "European", "Economic", "Area"]
    np.testing.assert_equal(matrix(at, "area"), [[np.nan] * 4, [0, 1, 0, 0], [np.nan] * 4, [np.nan] * 4])
    assert picture(at)["opening"] is None
    at = answered(**RIGHT)
    assert len(pictures(at)) == 1
    assert matrix(at, "signed").tolist() == [[1, 0], [1, 0], [0, 1]]


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
