"""Shapes, step by step, and the two screens that follow: right, wrong, blank and unreadable answers, and what they open."""

import numpy as np
import pytest

from core.lessons.from_scratch import line_tasks, run, script
from core.lessons.random_weights import KINDS, draw, measure
from tests.pages.pictures_sent import components, data, drawn, figure, matrix, pictures, speak
from tests.pages.test_screens import marks, press, said, screen, tables

RESCUE = "bibj->bij"


def boxes(at, asked=""):
    """The boxes of the chain by their symbols, and what is told of them, where a line is asked about."""
    if asked:
        at.session_state["shapes.asked"] = str(1 + list(line_tasks({})).index(asked))
        at.run()
    found = data(at, "shape_boxes")
    return {box["symbol"]: box for sent in found for column in sent["columns"] for box in column if box}, [
        sent["told"] for sent in found
    ]


ALL = {"shapes": 5, "batches": 3, "random-weights": 3}
"""How many questions each of the three screens has."""


def right():
    shapes = {f"shapes.{name}": str(asked.key) for name, asked in line_tasks(run(1, 1, KINDS[0])).items()}
    return shapes | {
        "shapes.batch": "2 6 2 6", "shapes.block": script().questions["block"].key, "shapes.rescue": RESCUE,
        "shapes.chance": script().questions["chance"].key, "shapes.sharp": "normal", "shapes.printed": "in more than half",
    }  # fmt: skip


@pytest.mark.parametrize("name", ALL)
def test_it_opens_with_nothing_marked_and_nothing_given_away(name):
    at = screen(name)
    assert bool(boxes(at)[0]) == (name != "random-weights")
    assert marks(at) == []
    assert pictures(at) == []
    assert "mixed" not in boxes(at)[0]
    covered = {symbol for symbol, one in boxes(at)[0].items() if one["shape"] is None and one["cells"] is None}
    assert covered == {"shapes": set(boxes(at)[0])}.get(name, set())
    assert at.progress[0].value == 0


@pytest.mark.parametrize(("name", "many"), ALL.items())
def test_all_right_is_full_marks_and_shows_every_result(name, many):
    at = screen(name, **right())
    assert ["correct" in mark for mark in marks(at)] == [True] * many
    assert at.progress[0].text == f"**{many} of {many} right**"
    assert [sent["name"] for sent in pictures(at)] == (["Context"] if name == "shapes" else [])
    assert ("The largest weight is that of *mat*: 0.3873" in said(at)) == (name == "shapes")


def test_a_right_answer_shows_its_result_and_a_wrong_one_does_not():
    at = screen("shapes")
    boxes(at, "scores")
    at.text_input(key="shapes.scores").set_value("(1, 6, 6)").run()
    assert matrix(at, "Scores").shape == (6, 6)
    step = {"kind": "product", "reads": ["Q of scores", "K of scores"], "turned": True}
    assert drawn(at, "Scores")["step"] == step
    assert drawn(at, "K")["rows"] == ["The", "cat", "sat", "on", "the", "mat"]
    np.testing.assert_allclose(matrix(at, "Scores"), matrix(at, "Q") @ matrix(at, "K").T, rtol=1e-9)
    at.text_input(key="shapes.scores").set_value("(6, 6)").run()
    assert pictures(at) == []


def test_a_right_shape_shows_its_numbers_in_its_box_and_a_wrong_one_its_size_alone():
    at = screen("shapes", **{"shapes.X": "(1, 6, 8)", "shapes.W_q": "(5, 8)"})
    found, _ = boxes(at)
    X = run(1, 1, KINDS[0])["X"][0]
    np.testing.assert_allclose(found["X"]["cells"], X / np.abs(X).max(), atol=0.005)
    assert (found["W_q"]["shape"], found["W_q"]["cells"], found["Q"]["shape"]) == ([5, 8], None, None)


def test_a_box_that_is_dragged_answers_and_what_cannot_be_one_does_not():
    at = screen("shapes")
    for sent in ([6, 8], [0, 5], [6, 11], [6], "6 8", None, [6.5, 2], {"rows": 6}):
        speak(at, components(at, "shape_boxes")[0], {"shape": sent})
        assert at.text_input(key="shapes.X").value == "(1, 6, 8)"
    assert data(at, "shape_boxes")[0]["asked"] == ""
    boxes(at, "W_q")
    speak(at, components(at, "shape_boxes")[0], {"shape": [5, 8]})
    assert at.text_input(key="shapes.W_q").value == "(5, 8)"
    assert data(at, "shape_boxes")[0]["asked"] == "W_q"


def test_what_is_drawn_again_is_counted_with_what_was_drawn_before():
    at, won = screen("random-weights"), np.zeros(6)
    for nth in range(3):
        drawn = draw(1 + nth, KINDS[0], 8)[1]
        won += np.bincount(drawn[:, 0].argmax(axis=-1), minlength=6)
        header, sent = figure(at)
        assert header["names"] == [f"draw {8 * nth + i}" for i in range(1, 9)]
        np.testing.assert_allclose(sent[0] / 65_534, drawn, atol=1e-4)
        assert header["counts"] == won.tolist()
        assert f"in {8 * (nth + 1)}\N{NO-BREAK SPACE}draws" in said(at)
        press(at, "Draw again")
    for text in ("x", "²", "99"):
        assert not screen("random-weights", **{"shapes.again": text}).exception


def test_the_sizes_that_questions_give_are_those_of_the_code_which_comes_with_the_answer():
    names = run(1, 1, KINDS[0])
    assert (names["X"].shape, names["d_k"]) == ((1, 6, 8), 5)
    prompts = [task.prompt for task in line_tasks(names).values()]
    assert ("six words, eight numbers" in prompts[0], "d_k = 5" in prompts[1]) == (True, True)
    line = "X = draw((B, n, d_model))"
    shown = [[line in code.value for code in screen("shapes", question="shapes.X", **answer).code] for answer in ({"shapes.X": "7"}, {"shapes.X": "(1, 6, 8)"})]  # fmt: skip
    assert shown == [[True], [True, True]], "the whole code is folded below"


def test_a_draw_that_is_pressed_answers_with_its_kind_and_the_one_that_is_right_is_shown():
    at, both = screen("random-weights", question="shapes.sharp"), [draw(1, kind, 8)[1] for kind in KINDS]
    _, sent = figure(at)
    assert (sent[0] == 65_535).all(axis=(1, 2)).tolist() == [False] * 8 + [True] * 8, "what is asked is not sent"
    for pressed, answer in zip((7, 8), KINDS, strict=True):
        speak(at, *components(at, "threads"), {"head": [0, pressed]})
        assert at.session_state["shapes.sharp"] == answer
        header, sent = figure(at)
        assert header["names"][7:9] == ["uniform 8", "normal 1"]
        assert header["row"] == [0, 8, 0]
    np.testing.assert_allclose(sent[0] / 65_534, np.concatenate(both), atol=1e-4)
    assert f"spread by {measure(1, 'normal').spread:.2f}" in marks(at)[0]
    speak(at, *components(at, "threads"), {"head": [0, 0]})
    assert at.session_state["shapes.sharp"] == KINDS[1], "one may look at the others once it is right"


def test_a_press_in_the_last_bar_says_in_how_many_draws_a_weight_is_so_large_and_then_it_is_drawn():
    at = screen("random-weights", question="shapes.printed")
    assert [line["note"] for line in data(at, "tally")[0]["lines"][1:]] == ["?"]
    speak(at, *components(at, "tally"), {"share": 12})
    assert [(line["note"], line["yours"]) for line in data(at, "tally")[0]["lines"][1:]] == [("58 of 100 draws", 1 / 7)]


def counted(at):
    """What the bars beneath the words count, and the lines across them, with their names."""
    header, _ = figure(at)
    return header["counts"], header["levels"]


def test_the_prediction_opens_the_counts_which_follow_seed_and_kind_and_is_drawn_across_them():
    at = screen("random-weights", **{"shapes.chance": "never", "shapes.anew": "the weights only"})
    assert "not right" in marks(at)[0]
    shares = measure(1, KINDS[0], same_X=True).shares
    assert f"between {shares.min():.1%} and {shares.max():.1%} of the draws" in said(at)
    at = screen("random-weights", question="shapes.chance", **{"shapes.chance": "never"})
    lines = [["1 time in 6", 1 / 6], ["yours: never", 0]]
    assert counted(at) == (measure(1, KINDS[0]).shares.round(4).tolist(), lines)
    at.text_input(key="seed").set_value("x").run()
    assert "A seed is a whole number" in at.warning[0].value
    at.text_input(key="seed").set_value("2").run()
    assert counted(at) == (measure(2, KINDS[0]).shares.round(4).tolist(), lines)
    at.button_group(key="shapes.kind").set_value("normal").run()
    assert counted(at) == (measure(2, "normal").shares.round(4).tolist(), lines)
    at = screen("random-weights", question="shapes.chance", **{"shapes.chance": "1 time in 6"})
    assert counted(at)[1] == [["yours: 1 time in 6", 1 / 6]]
    assert counted(screen("random-weights", question="shapes.chance"))[1] == []


def test_the_code_that_is_shown_runs_by_itself_and_computes_what_is_shown():
    at = screen("shapes", seed="5", **right())
    alone = {}
    exec(at.code[-1].value, alone)  # noqa: S102
    np.testing.assert_array_equal(alone["context"], run(1, 5, KINDS[0])["context"])
    exec(screen("batches", seed="5").code[0].value, alone)  # noqa: S102
    np.testing.assert_array_equal(alone["mixed"], run(1, 5, KINDS[0])["mixed"])


@pytest.mark.parametrize("B", [2, 3])
def test_in_a_batch_each_box_says_the_axes_of_its_array(B):
    names = run(B, 1, KINDS[0])
    for result, array, answers in (("Q @ Kᵀ", "scores", {}), ("mixed", "mixed", {"shapes.batch": f"{B} 6 {B} 6"})):
        at = screen("batches", question="shapes.batch", **{"shapes.B": str(B)}, **answers)
        assert {symbol: tuple(box["axes"]) for symbol, box in boxes(at)[0].items()} == {
            "Q": names["Q"].shape, "Kᵀ": names["K"].transpose(0, 2, 1).shape, result: names[array].shape,
        }  # fmt: skip


@pytest.mark.parametrize("B", [2, 3])
def test_a_block_that_is_pressed_answers_and_the_one_that_is_asked_for_is_marked(B):
    at = screen("batches", question="shapes.block", **{"shapes.B": str(B)})
    blocks = boxes(at)[0]["mixed"]["blocks"]
    assert (blocks["rows"], blocks["columns"], blocks["asks"], blocks["marked"]) == (B, B, True, [])
    assert boxes(at)[0]["mixed"]["axes"] == [], "the first question is not answered"
    for place in ([1, B], [B, 0], "1", [1]):
        speak(at, *components(at, "shape_boxes"), {"block": place})
        assert not marks(at)
    speak(at, *components(at, "shape_boxes"), {"block": [1, 1]})
    assert at.session_state["shapes.block"] == "sentence 2 with itself"
    blocks = boxes(at)[0]["mixed"]["blocks"]
    assert (blocks["marked"], blocks["mine"]) == ([[0, 1]], [[1, 1]])
    speak(at, *components(at, "shape_boxes"), {"block": [0, 1]})
    assert marks(at)[0].startswith(":green")


def test_what_the_right_line_recovers_is_marked_once_one_is_chosen():
    at = screen("batches", question="shapes.rescue")
    assert boxes(at)[0]["mixed"]["blocks"]["marked"] == []
    for line, mine, told in (
        ("mixed[0]", [[0, 0], [0, 1]], "Outlined: what @ gives. Dashed: yours."),
        ("bibj->ij", [[0, 0], [1, 1]], "Outlined: what @ gives."),
    ):
        at.button_group(key="shapes.rescue").set_value(line).run()
        blocks = boxes(at)[0]["mixed"]["blocks"]
        assert (blocks["marked"], blocks["mine"], boxes(at)[1]) == ([[0, 0], [1, 1]], mine, [[told]])


@pytest.mark.parametrize(
    ("answer", "mine"),
    [("(6, 6)", {(0, 0)}), ("(2, 6, 6)", {(0, 0), (1, 1)}), ("(2, 2, 6, 6)", {(0, 0), (0, 1), (1, 0), (1, 1)}),
     ("(2, 6, 2, 6)", set())],
)  # fmt: skip
def test_a_wrong_shape_of_a_batch_outlines_as_many_blocks_as_it_has_room_for(answer, mine):
    at = screen("batches", question="shapes.batch", **{"shapes.batch": answer})
    found, ((told,),) = boxes(at)
    assert set(map(tuple, found["mixed" if mine == set() else "Q @ Kᵀ"]["blocks"]["mine"])) == mine
    assert (told == "Striped: two sentences that @ keeps apart. Dashed: yours.") == bool(mine)


def test_the_blocks_that_at_leaves_empty_are_there_until_the_shape_of_np_dot_is_predicted():
    empty = {(i, j) for i in range(3) for j in range(3) if i != j}
    blocks = boxes(screen("batches", **{"shapes.B": "3"}))[0]["Q @ Kᵀ"]["blocks"]
    assert set(map(tuple, blocks["empty"])) == empty
    assert not blocks["asks"]


def sides(found):
    return {symbol: one["unequal"] for symbol, one in found.items() if one["unequal"]}


def test_boxes_that_do_not_fit_are_marked_and_told_from_what_was_typed_alone():
    at = screen("shapes", **{"shapes.X": "(1, 6, 8)", "shapes.W_q": "5 8", "shapes.Q": "(6, 9)"})
    found, ((*told,),) = boxes(at, "Q")
    shapes = {symbol: (one["shape"], one["letters"]) for symbol, one in found.items() if one["shape"]}
    assert shapes == {
        "X": ([6, 8], "B × n × d_model"), "W_q": ([5, 8], "d_k × d_model"), "Q": ([6, 9], "n × 9"),
        "Kᵀ": ([9, 6], "9 × n"), "V": ([6, 9], "n × 9"),
    }  # fmt: skip
    assert sides(found) == {"X": ["columns"], "W_q": ["rows", "columns"], "Q": ["columns"]}
    assert told == ["X has 8 columns, but W_q has 5 rows. They must be equal, or the two cannot be multiplied."]
    at.text_input(key="shapes.W_q").set_value("(8, 5)").run()
    at.text_input(key="shapes.Q").set_value("(1, 6, 5)").run()
    found, _ = boxes(at, "Q")
    assert sides(found) == {}
    assert {symbol: one["meets"] for symbol, one in found.items() if one["meets"]} == {"X": "columns", "W_q": "rows"}


@pytest.mark.parametrize(("typed", "axes"), [("2 6 8", [2, 6, 8]), ("6 8", [])])
def test_a_wrong_box_is_as_deep_as_the_batch_that_was_typed(typed, axes):
    found, _ = boxes(screen("shapes", **{"shapes.X": typed}), "X")
    assert (found["X"]["shape"], found["X"]["axes"]) == ([6, 8], axes)


def test_a_factor_that_was_not_predicted_is_not_given_away():
    found, _ = boxes(screen("shapes", **{"shapes.Q": "(1, 6, 9)"}), "Q")
    assert [found[symbol]["shape"] for symbol in ("X", "W_q", "Q")] == [None, None, [6, 9]]


def test_split_stands_beside_the_tokenisers_whatever_is_typed():
    at = screen("shapes")
    (ways,) = tables(at)
    assert ways["split by"] == ["`split`", "words and marks", "word pieces"]
    assert ways["how many"] == ["5", "7", "13"]
    assert r"tail · wa · \#\#gged · un · \#\#bel" in ways["tokens"][2]
    at.text_input(key="shapes.text").set_value("a | *b* `c` 🙂").run()
    assert tables(at)[0]["how many"] == ["5", "9", "9"]


@pytest.mark.parametrize("B", [2, 3])
def test_what_np_dot_makes_of_a_batch_is_drawn_once_it_is_predicted_and_holds_the_blocks_of_at(B):
    at = screen("batches", question="shapes.batch", **{"shapes.B": str(B), "shapes.batch": f"({B}, 6, {B}, 6)"})
    assert boxes(at)[0]["mixed"]["blocks"]["cell"] == [0, 7]
    assert boxes(at)[1] == [["Outlined: “The” asks “dog” of sentence 2."]]
    all_of_them = np.array(boxes(at)[0]["mixed"]["cells"])
    assert all_of_them.shape == (6 * B, 6 * B)
    assert (all_of_them > 0).all()
    one = np.array(boxes(screen("batches", **{"shapes.B": str(B)}))[0]["Q @ Kᵀ"]["cells"])
    np.testing.assert_array_equal(one > 0, np.kron(np.eye(B), np.ones((6, 6))))


def test_the_axes_of_np_dot_are_told_once_they_are_found_or_uncovered():
    told = "prints `(1, 6, 1, 8)`, and NumPy makes `(1, 6, 1, 1, 8)`."
    for asks, is_told in (
        ({}, False), ({"shapes.batch": "(6, 5)"}, False), ({"shapes.batch": "2 6 2 6"}, True), ({"shapes.show": "true"}, True),
    ):  # fmt: skip
        at = screen("batches", question="shapes.batch", **asks)
        assert (told in said(at)) == is_told
        assert (boxes(at)[0].get("mixed", {"letters": ""})["letters"] == "(B, n, B, n)") == is_told


def test_whom_words_attend_to_with_np_dot_is_drawn_once_the_blocks_are_known():
    assert not components(screen("batches"), "threads")
    at = screen("batches", **{"shapes.block": "nothing: it is empty"})  # as older links have it
    own, mixed = figure(at)[1][0] / 65_534
    np.testing.assert_allclose([own.sum(axis=1), mixed.sum(axis=1)], [[1] * 12, [2] * 12], atol=1e-3)


def test_a_batch_has_two_sentences_or_more():
    at = screen("batches", **{"shapes.B": "1"})
    assert (at.slider(key="shapes.B").min, at.slider(key="shapes.B").value) == (2, 2)
