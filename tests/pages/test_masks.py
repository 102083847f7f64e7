"""The screens /masks and /word-by-word."""

import numpy as np
import pytest

from core.lessons import masks, word_by_word
from tests.pages.pictures_sent import components, data, drawn, figure, matrix, picture, pictures, speak, threads
from tests.pages.test_lookup import recomputed
from tests.pages.test_screens import marks, said, screen, tables

MASKS = {"masks.next": "yes: it reads the answer", "masks.hidden": "10", "masks.first": "all on itself", "masks.after": "0.0708", "masks.before": "0.2510",
         "masks.where": "its columns"}  # fmt: skip
WRITING = {"word-by-word.changed": "none of them", "word-by-word.read": "keys and values",
           "word-by-word.cached": "57",
           "word-by-word.forgets": "the words left share it",
           "word-by-word.shared": "Llama 2 7B"}  # fmt: skip
ALL = {"masks": MASKS, "word-by-word": WRITING}


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_shown_before_it_is_predicted_and_with_all_answers_all_is_right(name):
    at = screen(name)
    assert len(pictures(at)) == (name == "word-by-word")
    assert marks(at) == []
    assert at.progress[0].text == f"**0 of {len(ALL[name])} right**"
    assert name == "masks" or "57" not in said(at), "no number of an answer"
    assert pictures(screen(name, **{f"{name}.show": "true"}))
    at = screen(name, **ALL[name])
    assert ["correct" in mark for mark in marks(at)] == [True] * len(ALL[name])
    assert pictures(at)


def test_the_first_picture_waits_for_its_own_predictions_only():
    first = {name: MASKS[name] for name in ("masks.hidden", "masks.first", "masks.after", "masks.before")}
    assert [sent["name"] for sent in pictures(screen("masks", **first))] == ["A causal mask", "A sliding window"]
    second = {"masks.where": MASKS["masks.where"]}
    assert [sent["name"] for sent in pictures(screen("masks", **second))] == ["Padding"]


def test_the_weight_of_the_word_that_each_is_to_predict_is_framed_once_that_is_answered():
    for answers, framed in (({}, []), ({"masks.next": "no: it is not read yet"}, [1, 7, 13, 19])):
        (sent,) = data(screen("masks", question="masks.next", **answers), "tally")
        blocks = [block for line in sent["lines"] for block in line["blocks"]]
        assert [i for i, block in enumerate(blocks) if block["state"] == "kept"] == framed
        assert (blocks[7]["text"], sent["asks"]) == ("0.66", False)


def test_the_first_row_behind_the_mask_is_drawn_in_the_same_figure_once_it_is_answered():
    hidden, first = {"masks.hidden": "10"}, {"masks.first": "all 0"}
    unmasked = [f"{weight:.2f}" for weight in masks.trace_with("no mask").weights[0]]
    for answers, texts, gone in (
        ({}, unmasked, 0), (hidden, ["?", *unmasked[1:]], 10), (first, ["1.00", *["0.00"] * 4], 4),
        (hidden | first, ["1.00", *["0.00"] * 4], 10),
    ):  # fmt: skip
        (sent,) = data(screen("masks", question="masks.first", **answers), "tally")
        blocks = [block for line in sent["lines"] for block in line["blocks"]]
        assert [block["text"] for block in blocks[:5]] == texts
        assert sum(block["state"] == "gone" for block in blocks) == gone
        assert not sent["asks"]


def test_the_causal_mask_stands_beside_what_may_stand_in_its_place():
    at = screen("masks", **MASKS)
    for instead in masks.INSTEAD:
        at.button_group(key="masks.instead").set_value(instead).run()
        np.testing.assert_allclose(matrix(at, "Weights"), masks.causal_trace().weights, rtol=1e-9)
        weights = drawn(at, "Weights")
        np.testing.assert_allclose(weights["other"]["values"], masks.trace_with(instead).weights, rtol=1e-9)
        assert picture(at)["comparison"] == ["−∞ before the softmax", instead]
        assert "other" in drawn(at, "Context")
        assert any(masks.mistake_of(instead).title in caption.value for caption in at.caption)
    assert recomputed(at, 0) == 2


def test_masked_padding_stands_beside_padding_that_is_not():
    at = screen("masks", **MASKS)
    assert np.isneginf(matrix(at, "Masked scores", 2)[:, 3:]).all()
    np.testing.assert_allclose(matrix(at, "Weights", 2), masks.padded_trace(masked=True).weights, rtol=1e-9)
    unmasked = drawn(at, "Weights", 2)["other"]["values"]
    np.testing.assert_allclose(unmasked, masks.padded_trace(masked=False).weights, rtol=1e-9)
    assert drawn(at, "Masked scores", 2)["step"]["kind"] == "given", "the browser hides later words, not columns"


@pytest.mark.parametrize(
    ("asked", "dragged", "powers"),
    [
        ("after", "0.07", []),
        ("before", "0.25", ["eˢ 3.18", "eˢ 5.78", "eˢ 1", "eˢ 1", "eˢ 1"]),
    ],
)
def test_a_share_is_dragged_in_the_bar_of_the_figure_and_stays_there(asked, dragged, powers):
    at = screen("masks", question=f"masks.{asked}")
    header, _ = figure(at)
    assert header["powers"] == powers
    assert (header["asks"], header["expected"], header["fromEnd"]) == ("share", None, asked != "after")
    for text, mark in (("0.99", "not right"), (dragged, "correct")):
        speak(at, *components(at, "threads"), {"share": round(100 * float(text))})
        header, _ = figure(at)
        assert (header["asks"], header["expected"]) == ("", float(text))
        assert at.text_input(key=f"masks.{asked}").value == text
        assert mark in marks(at)[0]


@pytest.mark.parametrize("t", [1, 4])
def test_each_new_word_goes_through_the_chain_with_what_was_kept(t):
    at = screen("word-by-word", **WRITING, **{"word-by-word.words": str(t)})
    trace = word_by_word.written_trace(t)
    assert recomputed(at, 0) == 7
    np.testing.assert_allclose(matrix(at, "Context"), trace.context[-1:], rtol=1e-9)
    np.testing.assert_allclose(matrix(at, "Keys")[-1:], matrix(at, "Key"), rtol=1e-9)
    np.testing.assert_allclose(matrix(at, "Values")[-1:], matrix(at, "Value"), rtol=1e-9)
    np.testing.assert_allclose(matrix(at, "All weights so far"), trace.weights, rtol=1e-9)


def test_what_whole_texts_take_is_the_sum_over_their_words_once_that_is_answered():
    def taken(**answers):
        return [one for one in tables(screen("word-by-word", **answers)) if "times fewer" in one]

    assert not taken(question="word-by-word.forgets")
    (table,) = taken(**{"word-by-word.cached": "57"})
    for n, *counts in zip(*([int(cell.replace(",", "")) for cell in column] for column in table.values()), strict=True):
        again = sum(word_by_word.products_without_cache(t, 768, 64) for t in range(1, n + 1))
        kept = sum(word_by_word.products_with_cache(t, 768, 64) for t in range(1, n + 1))
        assert counts == [again, kept, round(again / kept)]


@pytest.mark.parametrize("odd", ["0", "6", "x"])
def test_a_number_of_words_that_there_is_not_is_the_usual_one_also_without_the_slider(odd):
    at = screen("word-by-word", question="word-by-word.shared", **{"word-by-word.words": odd})
    assert matrix(at, "All weights so far").shape == (4, 4)


def test_products_that_are_counted_wrong_are_what_is_left_in_the_figure():
    for typed, gone in (("27", {3, 4}), ("42", {4}), ("28", None)):
        (sent,) = data(
            screen("word-by-word", question="word-by-word.cached", **{"word-by-word.cached": typed}), "tally"
        )
        assert sent["mine"] == ([] if gone is None else [*range(20), *(20 + k for k in sorted(gone))])


ALL_WORDS = {"word-by-word.words": "5"}


def rows_of(at):
    return [[block["text"] for block in line["blocks"]] for line in data(at, "tally")[0]["lines"]]


def test_a_row_is_drawn_with_its_word_and_those_above_the_last_wait_for_the_answer():
    before = rows_of(screen("word-by-word"))
    assert [row[-1] for row in before] == ["?"] * 5
    (sent,) = data(screen("word-by-word", **{"word-by-word.words": "2"}), "tally")
    states = [[block["state"] for block in line["blocks"]] for line in sent["lines"]]
    ahead = ["ahead"] * 5
    assert states == [["", "gone", *ahead[2:]], ["", "", *ahead[2:]], ahead, ahead, ahead]
    assert before[1][:2] == [f"{weight:.2f}" for weight in word_by_word.written_trace(2).weights[1]]
    assert rows_of(screen("word-by-word", **ALL_WORDS))[:4] == [["?"] * 5] * 4
    sent = data(screen("word-by-word", question="word-by-word.changed", **WRITING, **ALL_WORDS), "tally")[0]
    for old, line in zip(before[:4], sent["lines"], strict=False):
        assert [block["text"] for block in line["blocks"][:4]] == old[:4]
        assert line["blocks"][4]["state"] == "gone"


def test_each_word_behind_a_window_is_veiled_until_it_is_predicted_what_is_forgotten():
    at = screen("word-by-word", **ALL_WORDS, question="word-by-word.forgets")
    header, weights = figure(at)
    assert header["names"] == ["all so far", "the last 3", "the last 2", "only itself"]
    assert (weights[0, 1:, 3] == 65_535).all()
    assert (weights[0, :, 4] <= 65_534).all()
    assert header["row"] == [0, 0, 3], "the word that is asked about, before it forgets"
    shown = {"word-by-word.show": "true", "question": "word-by-word.forgets"}
    _, weights = threads(*components(screen("word-by-word", **ALL_WORDS, **shown), "threads"))
    np.testing.assert_allclose(weights[0, 2] / 65_534, masks.windowed_trace(2).weights, atol=1e-5)
    predicted = screen("word-by-word", question="word-by-word.forgets", **WRITING)
    assert figure(predicted)[0]["row"] == [0, 2, 3], "the window that was predicted"


def test_the_prompt_is_read_at_once_and_each_further_word_alone():
    (phases,) = tables(screen("word-by-word", **ALL_WORDS))
    assert phases["phase"] == ["**prefill**", "**decoding**", "**decoding**"]
    assert (phases["rows at once"], phases["keys and values kept"]) == (["3", "1", "1"], ["3", "4", "5"])
    (phases,) = tables(screen("word-by-word", **{"word-by-word.words": "2"}))
    assert (phases["words"], phases["rows at once"]) == (["*the dog*"], ["2"])


def test_with_an_option_of_the_first_question_the_last_word_comes():
    at = screen("word-by-word")
    at.button_group(key="word-by-word.changed").set_value("all of them").run()
    assert at.slider(key="word-by-word.words").value == 5


def test_a_square_is_a_product_and_those_that_are_left_are_the_answer():
    at = screen("word-by-word", question="word-by-word.cached")
    (sent,) = data(at, "tally")
    squares = [[block["wide"] * block["high"] for block in line["blocks"]] for line in sent["lines"]]
    assert sum(map(sum, squares)) == word_by_word.products_without_cache(5, 3, 3)
    speak(at, *components(at, "tally"), {"left": sum(squares[-1])})
    assert marks(at)[0].startswith(":green")
    (sent,) = data(at, "tally")
    states = [[block["state"] for block in line["blocks"]] for line in sent["lines"]]
    assert states == [["gone", "kept", "kept", "gone", "gone"]] * 4 + [[""] * 5]
    speak(at, *components(at, "tally"), {"left": 286})
    assert at.text_input(key="word-by-word.cached").value == "57"


def test_what_is_kept_is_outlined_once_it_is_answered_what_is_read():
    for answers, outlined in (({}, []), ({"word-by-word.read": "contexts"}, ["k", "v"])):
        (sent,) = data(screen("word-by-word", question="word-by-word.read", **answers), "tally")
        assert [block["label"] for block in sent["lines"][0]["blocks"] if block["state"] == "kept"] == outlined
        assert not sent["asks"]


def test_a_layer_of_each_model_is_drawn_and_once_it_is_predicted_all_keys_and_values():
    at = screen("word-by-word", question="word-by-word.shared")
    lines = data(at, "tally")[0]["lines"]
    assert [line["blocks"][0]["wide"] for line in lines] == [32, 32, 64, 8]
    assert "GB" not in str(lines)
    at.select_slider(key="word-by-word.own.Llama 2 70B").set_value(1).run()
    assert [line["label"] for line in data(at, "tally")[0]["lines"][4:]] == ["Llama 2 70B, one for all", ""]
    at = screen("word-by-word", question="word-by-word.shared", **WRITING)
    lines = data(at, "tally")[0]["lines"]
    assert [(block["wide"], block["high"]) for line in lines for block in line["blocks"]] == [(32, 32), (80, 8)]
    assert [line["note"][:16] for line in lines] == ["32 × 32: 2.15 GB", "80 × 8: 1.34 GB "]


def test_the_memory_follows_the_heads_that_share_and_is_told_once_it_is_predicted():
    before = {name: text for name, text in WRITING.items() if name != "word-by-word.shared"}
    at = screen("word-by-word", **before)
    assert not any("bytes" in caption.value for caption in at.caption)
    at = screen("word-by-word", **WRITING)
    at.select_slider(key="word-by-word.own.Llama 2 70B").set_value(1).run()
    assert any("2 · 80 layers · 1 · 128 numbers of 2 bytes: 40,960 bytes" in caption.value for caption in at.caption)
    assert any("**One for all**: 80 layers of 64 heads, of which 64 at a time" in text.value for text in at.markdown)
    at.button_group(key="word-by-word.model").set_value("Mistral 7B").run()
    assert any("of which its window keeps 4,096" in caption.value for caption in at.caption)


def test_the_figure_veils_what_is_asked_and_each_way_to_mask_is_there_afterwards():
    header, weights = threads(*components(screen("masks", question="masks.after"), "threads"))
    assert (weights[0, 1] == 65_535).all()
    np.testing.assert_allclose(weights[0, 0] / 65_534, masks.trace_with("no mask").weights, atol=1e-5)
    shown = {"masks.show": "true", "question": "masks.after"}
    header, weights = threads(*components(screen("masks", **shown), "threads"))
    assert header["names"][:2] == ["no mask", "−∞ before the softmax"]
    np.testing.assert_allclose(weights[0, 1] / 65_534, masks.causal_trace().weights, atol=1e-5)
    np.testing.assert_allclose(weights[0, 2] / 65_534, masks.trace_with("0 after the softmax").weights, atol=1e-5)
    known = {name: text for name, text in MASKS.items() if name != "masks.where"}
    _, weights = threads(*components(screen("masks", **known, question="masks.where"), "threads"))
    assert (weights[0, 1] == 65_535).all()
    assert (weights[0, 0, 1:] <= 65_534).all()


@pytest.mark.parametrize(("asked", "way"), [("after", 2), ("before", 3), ("where", 1)])
def test_what_a_question_asks_comes_into_view_with_its_answer_and_not_before(asked, way):
    word = 0 if asked == "where" else 1
    header, weights = threads(*components(screen("masks", question=f"masks.{asked}"), "threads"))
    assert header["row"] == [0, way if asked == "before" else 0, word], "the exponentials stand in its own row"
    assert weights[0, way, word, 0] == 65_535
    known = {name: MASKS[name] for name in (f"masks.{asked}", "masks.first")}
    header, weights = threads(*components(screen("masks", question=f"masks.{asked}", **known), "threads"))
    assert header["row"] == [0, way, word]
    assert weights[0, way, word, 0] != 65_535


@pytest.mark.parametrize(
    ("gone", "answer"),
    [("5 10 11 15 16 17 20 21 22 23", "0"), ("1 2 3 4 7 8 9 13 14 15", "0"), ("1 2", "2"), ("2 1", ""), ("25", "")],
)
def test_as_many_weights_as_the_mask_hides_are_not_right_if_they_are_others(gone, answer):
    at = screen("masks", question="masks.hidden")
    speak(at, *components(at, "tally"), {"gone": gone})
    assert at.text_input(key="masks.hidden").value == answer
    assert not any("correct" in mark for mark in marks(at))


@pytest.mark.parametrize(
    ("typed", "mine"),
    [("15", [i for i in range(25) if i % 5 >= i // 5]), ("5", [*range(0, 25, 6)]), ("4", [*range(1, 5)]), ("7", [])],
)
def test_what_a_count_that_is_typed_would_take_away_is_marked_in_the_weights(typed, mine):
    (sent,) = data(screen("masks", **{"masks.hidden": typed}, question="masks.hidden"), "tally")
    assert sent["mine"] == mine
    assert sent["asks"]


@pytest.mark.parametrize(
    ("gone", "row", "seen"),
    [
        ("1 2 3 4 7 8 9 13 14", 3, "*its* still sees *tail*."),
        ("1 2 7 8 9 13 14", 0, "*the* still sees *its* and *tail*."),
        ("1 2 3 4 5 7 8 9 13 14 19", 1, "*dog* no longer sees *the*."),
    ],
)
def test_the_first_row_that_is_not_right_is_framed_and_told_until_a_count_is_typed(gone, row, seen):
    at = screen("masks", question="masks.hidden")
    speak(at, *components(at, "tally"), {"gone": gone})
    (sent,) = data(at, "tally")
    assert (sent["framed"], sent["mine"]) == (row, [*map(int, gone.split())])
    assert marks(at)[0].endswith(f"The framed row: {seen}")
    at.text_input(key="masks.hidden").set_value("8").run()
    (sent,) = data(at, "tally")
    assert (sent["framed"], sent["mine"]) == (None, [])
    assert "framed" not in marks(at)[0]


def test_the_weights_that_become_0_are_pressed_and_the_mask_is_drawn_with_the_answer():
    at = screen("masks", question="masks.hidden")
    (sent,) = data(at, "tally")
    assert [[float(block["text"].removeprefix("≈ ")) for block in line["blocks"]] for line in sent["lines"]] == [
        [pytest.approx(weight, abs=0.0051) for weight in row] for row in masks.trace_with("no mask").weights
    ]
    assert not any(block["state"] for line in sent["lines"] for block in line["blocks"])
    speak(at, *components(at, "tally"), {"gone": "1 2 3 4 7 8 9 13 14 19"})
    assert "correct" in marks(at)[0]
    for answers, texts in (({}, {"?"}), ({"masks.first": "all 0"}, {"1.00", "0.35"})):
        (sent,) = data(screen("masks", question="masks.hidden", **{"masks.hidden": "10"}, **answers), "tally")
        states = [[block["state"] for block in line["blocks"]] for line in sent["lines"]]
        assert states == [[""] * (i + 1) + ["gone"] * (4 - i) for i in range(5)]
        assert texts <= {block["text"] for line in sent["lines"][:2] for block in line["blocks"]}


def test_the_new_word_is_folded_away_until_all_is_answered():
    answers = [{}, {"word-by-word.changed": "none of them"}, WRITING]
    folds = [next(one for one in screen("word-by-word", **some).expander if "alone" in one.label) for some in answers]
    assert [one.proto.expanded for one in folds] == [False, False, True]
