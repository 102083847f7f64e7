"""A long text: whatever is pasted, a picture of all weights, a part of them and one that is told."""

import numpy as np
import pyarrow as pa
import pytest

from core.attention import attend
from core.graph import downsampled, long_text
from core.lessons import two_banks
from core.words import sources
from tests.pages import pictures_sent
from tests.pages.test_screens import captions, screen, warnings
from ui.charts import large_matrix

GLOVE = sources.load()


def pasted(text, **query):
    at = screen("large", question="cost.twice", **query)
    at.text_area(key="text").set_value(text).run(timeout=60)
    return at


def pictures(at):
    return [chart for chart in at.get("vega_lite_chart") if "a picture: rows" in chart.proto.alt]


def data(chart, name):
    return next(
        pa.ipc.open_stream(dataset.data.data).read_all().to_pylist()
        for dataset in chart.proto.datasets
        if dataset.name == name
    )


def told(at):
    return next(m.value for m in at.markdown if "the weight **" in m.value)


def test_it_begins_with_a_text_about_two_banks():
    at = screen("large")
    assert not at.warning
    assert "360 words and marks with 50 numbers each, from GloVe 6B: 129,600 weights." in captions(at)
    assert told(at).startswith("*bank* (word 13) gives *river* (word 6)")
    assert at.selectbox(key="row").options[12] == "bank 13", "a subscript would be too small to read"
    assert "text" not in at.query_params


def test_what_stands_out_in_the_row_is_told_unless_it_is_asked_about():
    def most(**query):
        return [m.value for m in screen("large", **query).markdown if "gives most to" in m.value]

    text = long_text.read_text(two_banks.text(), GLOVE)
    i, words = text.words.index("river"), np.array(text.words)
    weights = long_text.rows(text, range(i, i + 1), scaled=True).weights[0]
    sums = sorted(((weights[words == word].sum(), word) for word in {*words}), reverse=True)[:5]
    expected = ", ".join(f"*{word}* {sum:.4f}" for sum, word in sums)
    assert most(row="river₆") == [f"All occurrences added up, *river 6* gives most to {expected}."]
    assert len(most()) == 1
    assert not most(row="bank₁₀₈")
    assert most(row="bank₁₀₈", **{"cost.rows": "none"})


def marked(at):
    """What was sent of the text whose words are marked."""
    (sent,) = pictures_sent.data(at, "marked_text")
    return sent


def test_the_text_is_marked_by_the_weights_of_a_row_which_a_pressed_word_changes_unless_they_are_asked_for():
    at = screen("large")
    sent, text = marked(at), long_text.read_text(two_banks.text(), GLOVE)
    assert tuple(sent["words"]) == text.words
    assert (sent["names"][sent["row"]], sent["names"][sent["column"]]) == ("bank 13", "river 6")
    (component,) = pictures_sent.components(at, "marked_text")
    pictures_sent.speak(at, component, {"word": text.words.index("river")})
    weights = long_text.rows(text, range(5, 6), scaled=True).weights[0]
    np.testing.assert_allclose(marked(at)["weights"], weights, atol=1e-6)
    assert told(at).startswith("*river* (word 6) gives *river* (word 6)")
    assert at.query_params["row"] in ("river 6", ["river 6"])
    assert marked(screen("large", row="bank₁₀₈"))["weights"] is None
    assert marked(screen("large", row="bank₁₀₈", **{"cost.rows": "none"}))["weights"]


@pytest.mark.parametrize("sent", [-1, 360, "0", None, [1, 2]])
def test_a_word_that_is_not_there_changes_nothing(sent):
    at = screen("large")
    (component,) = pictures_sent.components(at, "marked_text")
    pictures_sent.speak(at, component, {"word": sent})
    assert told(at).startswith("*bank* (word 13)")


def test_of_a_picture_that_stays_nothing_is_made_again_and_little_is_sent():
    at = screen("large", question="cost.twice")
    kept = (large_matrix._image, large_matrix._tiles, downsampled.picture, long_text._read)
    made = [function.cache_info().misses for function in kept]
    at.selectbox(key="column").set_value("walked 2").run()
    assert "*walked* (word 2)" in told(at)
    assert [function.cache_info().misses for function in kept] == made
    assert sum(len(dataset.data.data) for dataset in pictures(at)[0].proto.datasets) < 75_000
    assert all(function.cache_parameters()["maxsize"] <= 8 for function in (*kept, large_matrix._words))


@pytest.mark.parametrize("scaling", ["divided by √d_model", "as they are"])
def test_a_weight_is_told_as_it_is(scaling):
    at = pasted("The bank by the river. The bank raised interest rates.", scaling=scaling)
    text = long_text.read_text("The bank by the river. The bank raised interest rates.", GLOVE)
    trace = attend(text.X, scale=scaling.startswith("divided"))
    assert f"the weight **{trace.weights[1, 4]:.6f}**" in told(at)
    assert f"Their score is {trace.scores[1, 4]:.4f}" in told(at)
    assert ("divided by √50 it is" in told(at)) == scaling.startswith("divided")
    assert "1/12 = 0.083333" in told(at)


def test_positions_are_added_if_they_are_asked_for():
    text = "The bank by the river. The bank raised interest rates."
    at = pasted(text, positions="true")
    trace = attend(long_text.read_text(text, GLOVE).X, scale=True, positions=True)
    assert f"the weight **{trace.weights[1, 4]:.6f}**" in told(at)
    assert f"Largest: {trace.weights.max():.4f} in row" in pictures(at)[0].proto.alt


@pytest.mark.parametrize("zoom", ["32", "64"])
def test_a_part_has_figures_if_they_fit_and_is_a_picture_if_not(zoom):
    at = screen("large", question="cost.twice", zoom=zoom)
    last = [label for label in at.selectbox(key="row").options if label.startswith("bank")][-1]
    at.selectbox(key="row").set_value(last).run()
    place = int(told(at).split("(word ")[1].split(")")[0]) - 1
    top = min(place // int(zoom) * int(zoom), 360 - int(zoom))
    assert len(pictures(at)) == 1 + (int(zoom) > 32)
    part = at.get("vega_lite_chart")[-1]
    if int(zoom) <= 32:
        cells = data(part, "cells")
        assert len(cells) == int(zoom) ** 2
        (lit,) = [cell for cell in cells if cell["lit"]]
        assert (lit["row"], lit["column"], lit["i"]) == (f"bank {place + 1}", "river 6", place - top)
    else:
        assert f"rows {top + 1} to {top + int(zoom)}, columns 1 to {zoom}." in part.proto.alt


def test_a_text_that_is_empty_or_of_which_nobody_knows_a_word_is_told_and_ours_is_shown():
    at = screen("large", question="cost.twice")
    for text, says in (
        (" \n", "Type or paste a text. Showing our example for now."),
        ("qqzzxx 😀 \u202eשלום", "None of its words has a vector. Showing our example for now."),
    ):
        at.text_area(key="text").set_value(text).run()
        assert warnings(at) == [says]
        assert "360 words" in captions(at)
        assert pictures(at)


def test_more_than_2048_words_are_told_and_the_first_are_shown():
    at = pasted("the bank by the river raised interest rates . " * 227 + "bank " * 6)
    assert "2,048 words and marks with 50 numbers each, from GloVe 6B: 4,194,304 weights." in captions(at)
    assert warnings(at) == ["This text is too long: showing its first 2,048 words and marks."]
    assert "rows 1 to 2048" in pictures(at)[0].proto.alt
    tiles = data(pictures(at)[0], "tiles")
    assert len(tiles) <= 64 * 64
    assert min(tiles[-1]["i"], tiles[-1]["j"]) >= 2046
    assert "min(datum.x + 33, 2049)" in pictures(at)[0].proto.spec


def is_kept(at):
    """Whether the text is kept in the browser."""
    return any(button.label == "Forget everything here" for button in at.button)


@pytest.mark.parametrize("unit", ["The bank by the river. ", "<b>$*😀"])
def test_a_megabyte_is_told_and_raises_nothing(unit):
    at = pasted((unit * 1_000_000)[:1_000_000])
    assert "This field takes 40,000 characters" in captions(at)
    assert len(at.text_area(key="text").value) == long_text.LETTERS
    assert is_kept(at)
    assert pictures(at)


def test_a_short_text_is_part_of_the_link_and_a_long_one_is_not_and_both_are_kept():
    at = pasted("The bank by the river.")
    assert not is_kept(at)
    assert at.query_params["text"] in ("The bank by the river.", ["The bank by the river."])
    at.text_area(key="text").set_value("bank " * 500).run()
    assert "text" not in at.query_params
    assert is_kept(at)
    at.switch_page("pages/home.py").run()
    at.switch_page("pages/large.py").run()
    assert at.text_area(key="text").value == "bank " * 500
    linked = screen("large", text="A bank raised interest.", row="raised", column="bank")
    assert linked.text_area(key="text").value == "A bank raised interest."
    assert told(linked).startswith("*raised* (word 3) gives *bank* (word 2)")
