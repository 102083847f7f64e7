"""A trained transformer on the screen: predicted, then seen, then marked; own sentences; files that are missing."""

import numpy as np
import pytest

from core.lessons import trained
from core.models import minilm, minilm_files
from tests.pages.pictures_sent import components, data, drawn, figure, matrix, pictures, speak
from tests.pages.test_screens import captions, marks, press, screen

PIZZA = "The pizza came out of the oven and it tasted good."
PREDICTED = {"trained.predict": "oven"}


def test_the_head_is_covered_until_it_is_predicted_and_then_drawn_and_marked():
    at = screen("trained")
    assert not pictures(at)
    assert not at.get("vega_lite_chart")
    assert "Covered until you answer." in captions(at)
    at.button_group(key="trained.predict").set_value("oven").run()
    (mark,) = marks(at)
    assert "not right" in mark
    assert "0.71" in mark
    run = minilm.read(PIZZA)
    Q, K, V = (matrix(at, name) for name in ("Q", "K", "V"))
    assert (Q.shape, drawn(at, "Q")["step"]["kind"]) == ((14, 32), "given")
    assert np.allclose(matrix(at, "scores"), Q @ K.T)
    assert np.allclose(matrix(at, "scaled_scores"), Q @ K.T / np.sqrt(32))
    assert np.allclose(matrix(at, "weights"), run.head(4, 2).weights)
    assert np.allclose(matrix(at, "context"), matrix(at, "weights") @ V)
    it, pizza = run.tokens.index("it"), run.tokens.index("pizza")
    assert pictures(at)[0]["opening"] == {"node": "weights", "row": it, "column": pizza}
    assert screen("trained", **{"trained.show": "true"}).expander


def test_sentence_layer_and_head_come_from_the_link_and_another_head_is_not_covered():
    at = screen("trained", **{"trained.sentence": "It rained.", "trained.layer": "2", "trained.head": "9"})
    assert np.allclose(matrix(at, "weights"), minilm.read("It rained.").head(2, 9).weights)
    at = screen("trained", **{"trained.layer": "1"})
    assert np.allclose(matrix(at, "weights"), minilm.read(PIZZA).head(1, 2).weights)
    at.selectbox(key="trained.layer").set_value("3").run()
    assert np.allclose(matrix(at, "weights"), minilm.read(PIZZA).head(3, 2).weights)


def kinds(at):
    return data(at, "squares")[0]["groups"]


def test_a_rule_is_tried_on_every_sentence_of_three_kinds_and_a_sentence_that_is_pressed_is_read():
    at = screen("trained", question="trained.rule")
    assert [{square["state"] for square in kind["squares"]} for kind in kinds(at)] == [{"open"}] * 3
    for rule in trained.RULES:
        at.button_group(key="trained.rule").set_value(rule).run()
        right = tuple(sum(square["state"] == "right" for square in kind["squares"]) for kind in kinds(at))
        assert right == trained.times_right(rule, trained.HEAD)
        assert [kind["told"] for kind in kinds(at)] == [f"✓ {n} of 6" for n in right]
    speak(at, components(at, "squares")[0], {"square": [1, 2]})
    assert at.text_input(key="trained.rule-sentence").value == trained.sentence_kinds()[1].sentences[2].text
    assert "trained.sentence" not in at.query_params, "it would be that of every question and screen"


def test_of_a_sentence_that_was_pressed_the_noun_that_gets_more_stays_bold():
    at, weights = screen("trained", question="trained.rule"), trained.noun_weights(trained.HEAD)
    for g, i in ((0, 0), (1, 2)):
        speak(at, components(at, "squares")[0], {"square": [g, i]})
        sentence, pair = trained.sentence_kinds()[g].sentences[i], kinds(at)[g]["squares"][i : i + 2]
        assert sentence.text.endswith(f" {pair[0]['label']}.")
        assert [square["begins"] for square in pair] == [" ".join(sentence.nouns), ""]
        more = [sentence.nouns[int(np.argmax(weights[g][j]))] for j in (i, i + 1)]
        assert [square["most"] for square in pair] == more, "the same in both"
        drawn = {(g, i) for g, kind in enumerate(kinds(at)) for i, one in enumerate(kind["squares"]) if one["drawn"]}
        assert drawn == {(g, i)}, "it is the sentence above"
    assert [kind["told"] for kind in kinds(at)] == ["1 pressed", "1 pressed", "0 pressed"]
    assert sum(bool(square["most"]) for kind in kinds(at) for square in kind["squares"]) == 4


def test_a_question_begins_with_its_own_sentence_in_the_field_unless_one_typed_another():
    own = trained.sentence_of("wide")
    for typed, read in (("", own), ("It rained.", "It rained.")):
        at = screen("trained", **PREDICTED, **({"trained.sentence": typed} if typed else {}))
        press(at, "Next")
        (field,) = [one for one in at.text_input if one.label.startswith("Your sentence")]
        assert field.value == read
        assert figure(at)[0]["tokens"] == list(minilm.read(read).tokens)


def test_what_cannot_be_read_is_told_in_a_sentence_and_stays_in_its_field():
    at = screen("trained", **PREDICTED, question="trained.predict")
    for typed, told in (
        ("  ", "There is nothing to read yet: type a sentence."),
        ("word " * 63, "This is too long: it has 65 tokens"),
    ):
        at.text_input(key="trained.sentence").set_value(typed).run()
        (warning,) = at.warning
        assert told in warning.value
        assert "for now" in warning.value
        assert at.text_input(key="trained.sentence").value == typed
        assert np.allclose(matrix(at, "weights"), minilm.read(PIZZA).head(4, 2).weights)


def test_other_symbols_and_scripts_and_64_tokens_are_drawn_and_what_the_model_lacks_is_named():
    at = screen("trained")
    for typed in ("It rained 🙂", "\u202eשלום **[x](y)** $1 <b>", "word " * 62):
        at.text_input(key="trained.sentence").set_value(typed).run()
        assert not at.warning
        assert matrix(at, "weights").shape == (len(minilm.read(typed).tokens),) * 2
        assert at.text_input(key="trained.sentence").value == typed
        assert ("no token for *🙂*" in captions(at)) == ("🙂" in typed)
    at.text_input(key="trained.sentence").set_value("It snowballed.").run()
    assert "continues the word before it" in captions(at)


def test_the_head_is_taken_along_to_the_screens_that_compute():
    links = [one.proto for one in screen("trained", **{"trained.layer": "2", "trained.head": "9"}).get("page_link")]
    (link,) = [one for one in links if "Look into every number of this head." in one.label]
    assert (link.page, "head.layer=2&head.number=9" in link.query_string) == ("learned", True)
    at = screen("learned", example="a trained head", **{"head.layer": "2", "head.number": "9"})
    trace = minilm.read(PIZZA).head(2, 9)
    for name, shape in (("X", (14, 385)), ("W_q", (385, 32)), ("W_k", (385, 32)), ("W_v", (385, 32))):
        assert matrix(at, name).shape == shape
        assert np.allclose(matrix(at, name), trace.matrices[name])
    assert np.allclose(matrix(at, "weights"), minilm.read(PIZZA).weights[1, 8], atol=1e-5)
    assert np.allclose(matrix(at, "context"), trace.context)
    assert np.allclose(
        matrix(screen("scaling", example="a trained head"), "weights"), minilm.read(PIZZA).head(4, 2).weights
    )
    assert matrix(screen("similarity", example="a trained head"), "X").shape == (14, 385)


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_the_model_the_screen_says_what_to_do_and_keeps_what_was_typed(no_model, damage):
    if damage == "damaged":
        for name in minilm_files.CHECKSUMS:
            (no_model / name).write_bytes(b"x")
    given = {"trained.sentence": "It rained.", "trained.predict": "oven", "trained.wide": "animal"}
    at = screen("trained", **given)
    (error,) = at.error
    assert "git checkout -- data/minilm" in error.value
    assert damage.replace("missing", "cannot be read") in error.value
    assert not pictures(at)
    (field,) = [one for one in at.text_input if one.label.startswith("Your sentence")]
    assert field.value == "It rained."
    assert at.button_group(key="trained.predict").value == "oven"
    for mark in marks(at):
        assert "not readable" in mark
        assert "git checkout" in mark


@pytest.mark.parametrize("name", ["trained", "head-off"])
def test_without_the_model_no_room_is_kept_for_its_heads(no_model, name):
    def keys(block):
        for one in getattr(block, "children", {}).values():
            yield getattr(one.proto, "id", "") if one.proto else ""
            yield from keys(one)

    assert not [key for key in keys(screen(name).main) if key.endswith("-heads")]


@pytest.mark.parametrize("name", ["learned", "quiz", "masked-word"])
def test_without_the_model_every_other_screen_works(no_model, name):
    at = screen(name, **({"example": "a trained head"} if name == "learned" else {}))
    assert ["git checkout" in one.value for one in at.error] == [True] * (name == "learned")


def test_the_figure_shows_the_head_but_not_the_row_that_is_asked_for():
    header, sent = figure(screen("trained"))
    weights, veiled = minilm.read(PIZZA).weights[3:4, 1:2], sent == 65_535
    assert header["asks"] == "word"
    assert [header["tokens"][j] for j in header["candidates"]] == ["[CLS]", "pizza", "oven", "it"]
    assert header["row"] == [0, 0, 9]
    assert np.argwhere(veiled).tolist() == [[0, 0, 9, j] for j in range(14)]
    assert np.allclose((sent / 65_534)[~veiled], weights[~veiled], atol=1e-5)
    header, sent = figure(screen("trained", **PREDICTED, question="trained.predict"))
    assert (header["asks"], header["drawn"]) == ("word", 7), "a press answers until it is right"
    assert not (sent == 65_535).any()
    assert not (figure(screen("trained", **{"trained.show": "true"}))[1] == 65_535).any()


def test_the_sentence_of_a_question_is_drawn_and_covered_until_its_thread_is():
    for answer, asks, is_covered in (("", "word", True), ("street", "word", False), ("animal", "", False)):
        header, sent = figure(screen("trained", **PREDICTED, **{"trained.wide": answer}, question="trained.wide"))
        assert "animal" in header["tokens"]
        assert (header["asks"], (sent == 65_535).any()) == (asks, is_covered)
        assert not answer or header["tokens"][header["drawn"]] == answer
    header, sent = figure(screen("trained", question="trained.rule"))
    assert (sent == 65_535).any(), "what the first question asks stays covered"
