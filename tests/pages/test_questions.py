"""Questions of the lessons: the one of a screen that computes; and what an answer brings up moves no other field."""

import pytest

from core.lessons import learned, scaling, similarity
from core.lessons.schema import FactsError, LazyFacts, Question
from core.lessons.task import Task
from tests.pages.pictures_sent import data, picture, send
from tests.pages.test_quiz import places
from tests.pages.test_screens import marks, press, said, screen
from ui.fields.questions import verdict

MIRRORED = similarity.load().questions["tried"]
FIELDS = ("text_input", "button_group")
ANSWERS = {
    "shapes": {"shapes.Q": "(1, 6, 5)", "shapes.X": "(1, 6, 8)", "shapes.W_q": "7"},
    "lookup": {"lookup.name": "Summeth", "lookup.even": "201", "lookup.predict": "Summer", "question": "lookup.even"},
    "write-the-line": {"line.S_scaled": "S", "line.y_dog": "S_scaled @", "line.Y": "S_scaled @ X"},
    "large": {"cost.twice": "4", "cost.memory": "1"},
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_mark_moves_no_other_field_of_a_lesson(name):
    chosen = {key: value for key, value in ANSWERS[name].items() if key in ("lookup.name", "question")}
    before = dict(places(screen(name, **chosen).main, FIELDS))
    at = screen(name, **ANSWERS[name])
    assert marks(at)
    after = dict(places(at.main, FIELDS))
    assert len(before) > 1
    assert {key: after[key] for key in before} == before


def question(at):
    """The number of the question that is asked, and its name in the link."""
    return at.session_state["write-the-line.asked"], "".join(at.query_params["question"])


def test_a_question_is_asked_until_one_goes_on_and_a_link_comes_back_to_it():
    at = screen("write-the-line", **{"line.S_scaled": "S"})
    assert question(at) == ("2", "line.y_dog"), "of a link that names none, the first that is blank"
    at.text_input(key="line.y_dog").set_value("S_scaled @").run()
    assert question(at) == ("2", "line.y_dog"), "an answer leads nowhere"
    at.query_params["question"] = "line.S_scaled"  # as Back does
    assert question(at.run()) == ("1", "line.S_scaled")
    press(at, "Next")
    assert question(at) == ("2", "line.y_dog")
    at = screen("write-the-line", **{"line.S_scaled": "S", "question": "line.S_scaled"})
    assert question(at)[0] == "1"
    at = screen("write-the-line", **{"line.S_scaled": "S", "question": "line.Q"})
    assert question(at)[0] == "2", "one that is not asked here"


def test_a_verdict_is_said_once():
    for status, message, shown in (
        ("correct", "Right.", ":green-badge[✓ correct]"),
        ("correct", "Right: 0.5, as asked.", ":green-badge[✓ correct] 0.5, as asked."),
        ("correct", "Right: a row of k.", ":green-badge[✓ correct] A row of k."),
        ("correct", "Right: k points as q does.", ":green-badge[✓ correct] k points as q does."),
        ("correct", "Right. Now the next one.", ":green-badge[✓ correct] Now the next one."),
        ("correct", "Right to one decimal.", ":green-badge[✓ correct] Right to one decimal."),
        ("wrong", "Not right yet. Look again.", ":red-badge[✗ not right] Look again."),
        ("wrong", "None of these is right yet.", ":red-badge[✗ not right] None of these is right yet."),
    ):
        assert verdict(status, message) == shown


def test_the_switch_tells_the_answers_and_opens_what_is_covered():
    told = {
        one.value.removeprefix(":material/visibility: ") for one in screen("shapes", **{"shapes.show": "true"}).markdown
    }
    assert {"(1, 6, 8)", "(8, 5)"} <= told
    lines = [one.value for one in screen("write-the-line", **{"line.show": "true"}).markdown]
    assert ":material/visibility: `context = weights @ X`" in lines
    assert not [one for one in screen("shapes").markdown if "visibility:" in one.value]


def test_a_number_that_cannot_be_read_or_is_wrong_uncovers_nothing():
    for text, is_asked in (("ten", True), ("9", True), ("10", False)):
        at = screen("masks", question="masks.hidden", **{"masks.hidden": text})
        assert marks(at)
        assert data(at, "tally")[0]["asks"] is is_asked


def tried(at, *names):
    """How many questions of the look-up are right after some answers to the first one, and what the link adds."""
    for name in names:
        at.button_group(key="lookup.predict").set_value(name).run()
    first = at.query_params.get("lookup.predict.first", [])
    return at.progress[0].text, "".join(first)


def test_a_question_that_is_right_on_a_second_try_is_not_right_at_first():
    later = ("**1 of 3, 0 at the first try**", "Smith")
    at = screen("lookup")
    assert tried(at, "Smith") == ("**0 of 3 right**", "")
    assert tried(at, "Summer") == later
    assert str(at.session_state["memory"].done["lookup"]) == "1of3-1"
    assert tried(at, "Smeeth", "Summer") == later
    assert tried(screen("lookup", **{"lookup.predict": "Summer", "lookup.predict.first": "Smith"})) == later


def test_who_was_right_at_first_may_try_the_others():
    at = screen("lookup")
    assert tried(at, "Summer", "Smith") == ("**1 of 3 right**", "Summer")
    assert tried(at, "Summer") == ("**1 of 3 right**", "Summer")
    assert tried(screen("lookup", **{"lookup.predict": "Summer"})) == ("**1 of 3 right**", "")


def test_with_other_numbers_the_question_is_asked_for_the_first_time():
    at = screen("batches", question="shapes.batch")
    at.text_input(key="shapes.batch").set_value("(2, 6, 2, 6)").run()
    at.slider(key="shapes.B").set_value(3).run()
    assert "✗ not right" in marks(at)[0]
    at.text_input(key="shapes.batch").set_value("(3, 6, 3, 6)").run()
    assert ("✓ correct" in marks(at)[0], at.progress[0].text) == (True, "**1 of 3 right**")
    at.slider(key="shapes.B").set_value(2).run()
    at.text_input(key="shapes.batch").set_value("(2, 6, 2, 6)").run()
    assert at.progress[0].text == "**1 of 3 right**", "as it was at first with these"


def test_an_answer_that_cannot_be_computed_is_not_told():
    def missing():
        raise FactsError("no model")

    assert Task(question=Question(prompt="?", kind="number"), facts=LazyFacts(missing)).answer == ""


def test_it_is_asked_with_the_picture_and_a_link_opens_with_its_answer():
    assert not marks(screen("similarity", example="dog-tail"))
    at = screen("similarity", example="dog-tail", question="similarity.tried", **{"similarity.tried": MIRRORED.key})
    assert "✓ correct" in marks(at)[0]
    assert [M["name"] for M in picture(at)["chain"] if "isMirrored" in M] == ["scores"]
    at.button_group(key="similarity.tried").set_value(MIRRORED.options[0]).run()
    assert "✗ not right" in marks(at)[0]
    assert not any("isMirrored" in M for M in picture(at)["chain"])


def test_of_several_questions_each_is_marked_while_it_is_asked_and_leads_to_the_next():
    at = screen("learned", example="dog-tail", question="learned.most", **{"learned.tried": "weights too"})
    at.button_group(key="learned.most").set_value("owned").run()
    assert "✗ not right" in marks(at)[0]
    assert ["".join(at.query_params[name]) for name in ("matrix", "row", "column")] == ["Q", "its", "owned"]
    at.button(key="learned.asked 0").click().run()
    assert ("".join(at.query_params["question"]), len(marks(at))) == ("learned.tried", 2)
    assert "matrix" not in at.query_params, "the number that was pressed belongs to the question before"
    assert "✗ not right" in marks(at)[1]
    at.button(key="learned.asked 1").click().run()
    at.button_group(key="learned.all").set_value("all of them").run()
    assert "✓ correct" in marks(at)[2]
    assert "".join(at.query_params["learned.tried"]) == "weights too"
    assert len([one for one in at.button if one.label == "Next"]) == 2, "after the last none"


def test_beside_a_picture_a_first_answer_counts_until_the_question_is_about_other_numbers():
    at = screen("learned", example="dog-tail", **{"learned.asked": "2"})
    for answer, first in (("owned", False), ("living", True)):
        at.button_group(key="learned.most").set_value(answer).run()
        assert ("".join(at.query_params.get("learned.most.first", "")) == "owned") is first
    assert str(at.session_state["memory"].done["learned"]) == "1of3-1"
    at.button_group(key="learned.all").set_value("the row of its word").run()
    send(at, "edited", {"X": [[3, 1, "9"]]})
    assert "✗ not right" in marks(at)[0], "what was right is left over"
    at.button_group(key="learned.all").set_value("all of them").run()
    assert str(at.session_state["memory"].done["learned"]) == "1of3-1", "that question is the same with other numbers"
    at.button_group(key="learned.most").set_value("owned").run()
    assert ("✓ correct" in marks(at)[0], "learned.most.first" in at.query_params) == (True, False)
    send(at, "edited", {"X": []})
    at.button_group(key="learned.most").set_value("living").run()
    assert "".join(at.query_params["learned.most.first"]) == "owned"


@pytest.mark.parametrize(
    ("pressed", "answer"),
    [(("weights", 3, 1), "dog"), (("scores", 3, 4), "tail"), (("weights", 2, 3), "chased"), (("weights", 1, 1), None), (("V", 1, 1), None), (("Q", 3, 0), "living"), (("X", 3, 2), None)],
)  # fmt: skip
def test_a_number_that_is_pressed_answers_which_word_gives_most_or_what_one_looks_for(pressed, answer):
    own = {} if pressed[0] in "QX" else {"example": "your own sentence", "sentence": "the dog chased its tail"}
    at = screen("learned", **{"example": "dog-tail", "learned.asked": "2"} | own)
    send(at, "pinned", dict(zip(("node", "row", "column"), pressed, strict=True)))
    assert at.button_group(key="learned.most").value == answer


def test_what_the_question_asks_is_told_once_it_is_answered_rightly():
    for option in ("", *MIRRORED.options):
        told = "also its row j" in said(screen("similarity", **{"similarity.tried": option}))
        assert told is (option == MIRRORED.key)


def test_what_is_said_of_a_divisor_moves_it_there():
    questions = scaling.load().questions
    for name in ("tried", "even"):
        for option in questions[name].options:
            at = screen("scaling", example="dog-tail")
            at.button_group(key=f"scaling.{name}").set_value(option).run()
            assert picture(at)["dial"]["value"] == {"tried": 1, "even": 12}[name]


def test_an_option_presses_the_score_that_it_names():
    at = screen(
        "similarity", example="dog-tail", question="similarity.tried", matrix="scores", row="dog", column="tail"
    )
    for option, pressed in zip(MIRRORED.options, (("dog", "the"), ("the", "dog"), ("the", "dog")), strict=True):
        at.button_group(key="similarity.tried").set_value(option).run()
        assert (at.query_params["row"], at.query_params["column"]) == pressed


def test_what_is_to_be_typed_over_is_marked_and_typed_over_with_the_answer_until_one_goes_on():
    at = screen("learned", example="dog-tail", question="learned.tried")
    for name, node, text in (("tried", "W_v", "3"), ("all", "X", "0.9")):
        assert [M["name"] for M in picture(at)["chain"] if M.get("lit")] == [node]
        at.button_group(key=f"learned.{name}").set_value(learned.load().questions[name].options[0]).run()
        assert [M["typed"] for M in picture(at)["chain"] if M["name"] == node] == [[[0, 0, text]]]
        if name == "tried":
            at.button(key="learned.asked 1").click().run()
            assert [M["typed"] for M in picture(at)["chain"] if M["name"] == node] == [[]]
            assert "2 → 3" not in said(at)
    assert "matrix" not in at.query_params, "all weights that change stay lit"
    assert "0.1 → 0.9" in said(at)
    at.switch_page("pages/scaling.py").run()
    assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] == [[]], (
        "another screen has the numbers at first"
    )
    at = screen("learned", example="dog-tail", question="learned.all")
    at.button_group(key="learned.all").set_value("its row and its column").run()
    at.button(key="take back X").click().run()
    assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] == [[]]
    send(at, "edited", {"X": [[1, 0, "-9"]]})
    at.button_group(key="learned.all").set_value("all of them").run()
    assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] == [[[1, 0, "-9"]]], "the student’s own"


def test_a_question_about_numbers_that_are_typed_over_keeps_to_those_before_also_after_a_reload():
    for name, first, answer in (
        ("learned", "learned.most", "living"),
        ("similarity", "similarity.longer", "with itself"),
    ):
        at = screen(name, example="dog-tail", question=first)
        at.button_group(key=first).set_value(answer).run()
        (mark,) = [one for one in marks(at) if "✓ correct" in one]
        if name == "learned":
            at.session_state["learned.asked"] = "3"
            at.run().button_group(key="learned.all").set_value("all of them").run()
        assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] != [[]]
        assert mark in marks(
            screen(name, **{first: answer} | {one: "".join(text) for one, text in at.query_params.items()})
        )


@pytest.mark.parametrize(
    ("name", "node", "pressed"),
    [("longer", "scores", ("scores", "its", "its")), ("shared", "weights", ("weights", "the", "its")), ("mixed", "context", ("context", "its", "3"))],
)  # fmt: skip
def test_without_learning_each_question_marks_what_it_is_about_and_an_answer_presses_its_number(name, node, pressed):
    at = screen("similarity", example="dog-tail", question=f"similarity.{name}")
    what = {"longer": {"scores": [3], "X": [4]}, "shared": {"scores": [0, 3], "weights": [0, 3]}}.get(
        name, {node: [*range(5)]}
    )
    assert {M["name"]: list(M["lit"]) for M in picture(at)["chain"] if M.get("lit")} == what
    at.button_group(key=f"similarity.{name}").set_value(similarity.load().questions[name].options[1]).run()
    assert tuple("".join(at.query_params[one]) for one in ("matrix", "row", "column")) == pressed
    typed = [[4, 0, "0.15"], [4, 2, "0.45"]] if name == "longer" else []
    assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] == [typed]
    if typed:
        press(at, "Next")
        assert [M["typed"] for M in picture(at)["chain"] if M["name"] == "X"] == [[]]
        assert "matrix" not in at.query_params


def test_an_older_link_has_the_number_of_the_question():
    assert screen("learned", example="dog-tail", **{"learned.asked": "3"}).session_state["learned.asked"] == "3"


@pytest.mark.parametrize(
    ("name", "example", "told"),
    [("similarity", "river-bank", "also its row j"), ("scaling", "bank-interest", "covers an answer")],
)
def test_where_what_is_asked_of_is_covered_nothing_is_asked_and_all_is_told(name, example, told):
    at = screen(name, example=example)
    assert not [group for group in at.button_group if group.key == f"{name}.tried"]
    assert told in said(at)


@pytest.mark.parametrize(
    ("name", "field", "answer", "kind"),
    [
        ("lookup", "lookup.predict", "Smith", "primary"),
        ("scaling", "scaling.tried", "it shrinks", "primary"),
        ("learned", "learned.tried", "weights too", "primary"),
        ("masks", "masks.hidden", "9", "secondary"),
        ("masks", "masks.hidden", "10", "primary"),
        ("check-the-slides", "slides.query-row", "can be right", "secondary"),
        ("check-the-slides", "slides.query-row", "cannot be right", "secondary"),
        ("masks", "", "", "secondary"),
    ],
)
def test_the_way_on_stands_out_once_a_prediction_is_made_or_a_number_is_right(name, field, answer, kind):
    at = screen(name, example="dog-tail", **{field: answer} if field else {})
    offered = [one.proto.type for one in at.button if one.label == "Next"]
    assert offered[field in {"masks.hidden", "learned.tried"}] == kind


def test_show_everything_makes_the_way_on_stand_out():
    at = screen("masks", question="masks.hidden", **{"masks.hidden": "9", "masks.show": "true"})
    assert next(one.proto.type for one in at.button if one.label == "Next") == "primary"


@pytest.mark.parametrize(
    ("name", "link", "key"),
    [("home", {"step": "3"}, "tour.pairs"), ("masks", {"question": "masks.first"}, "masks.first"),
     ("similarity", {}, "similarity.tried")],
)  # fmt: skip
def test_a_second_press_on_a_choice_does_not_take_it_away(name, link, key):
    assert screen(name, **link).button_group(key=key).proto.required


def test_next_in_a_lesson_shows_the_mark_first_of_what_its_press_has_entered():
    at = screen("masks", question="masks.hidden")
    at.text_input(key="masks.hidden").set_value("5")
    for asked in ("masks.hidden", "masks.first"):
        [button for button in at.button if button.label == "Next"][1].click().run()
        assert at.query_params["question"] == asked
