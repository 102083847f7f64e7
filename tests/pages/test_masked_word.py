"""The screen on which BERT fills a gap, run with a tiny one from disk, with none, and with wrong sentences."""

import math
import subprocess
import sys

import numpy as np
import pyarrow as pa
import pytest

from core.lessons import masked_word
from core.lessons.masked_word import SENTENCES
from core.models import bert
from tests import tiny_bert
from tests.pages.pictures_sent import components, data, figure, speak, threads
from tests.pages.test_screens import ROOT, captions, marks, screen, warnings

pytest.importorskip("transformers")


pytestmark = pytest.mark.usefixtures("tiny_bert_found")


def button(at):
    return [button for button in at.button if button.label == "Load BERT and fill the gap"]


def loaded(**query):
    bert.load()
    return screen("masked-word", **query)


def described(at):
    return [chart.proto.alt for chart in at.get("vega_lite_chart")]


def counted(at):
    (sent,) = data(at, "gap_counts")
    return {**sent, "counts": dict(sent["counts"])}


def rows(chart, name):
    (data,) = (dataset.data.data for dataset in chart.proto.datasets if dataset.name == name)
    return pa.ipc.open_stream(data).read_all().to_pylist()


def filled(sentence=SENTENCES["river"]):
    return masked_word.fill(bert.load(), sentence)


def test_nothing_is_loaded_before_the_click_and_results_stay_after_it():
    at = screen("masked-word")
    assert not bert.is_loaded()
    assert described(at) == []
    assert "440 MB" in captions(at)
    assert "too much for this app’s free host" in captions(at)
    button(at)[0].click().run(timeout=120)
    assert bert.is_loaded()
    assert not button(at)
    assert len(described(at)) == 1
    at.button_group(key="masked-word.sentence").set_value("cash").run()
    assert len(described(at)) == 1
    assert len(described(screen("masked-word"))) == 1


def test_the_five_words_are_drawn_with_their_probabilities():
    at = loaded(**{"masked-word.sentence": "cash"})
    drawn = rows(at.get("vega_lite_chart")[0], "bars")
    assert [(row["word"], row["value"]) for row in drawn] == [
        (one.word, one.probability) for one in filled(SENTENCES["cash"]).candidates
    ]
    assert not components(at, "gap_counts")


def test_a_sentence_of_one_s_own_is_filled():
    at = loaded(**{"masked-word.sentence": "your own sentence", "masked-word.own": "i ran to the ___ bank"})
    assert not at.warning
    drawn = rows(at.get("vega_lite_chart")[0], "bars")
    own = filled("i ran to the [MASK] bank")
    assert [row["value"] for row in drawn] == [one.probability for one in own.candidates]
    assert figure(at)[1].shape == (2, 2, 8, 8)


def test_a_wrong_sentence_is_told_before_and_after_the_click_and_stays():
    query = {"masked-word.sentence": "your own sentence"}
    for at in (screen("masked-word", **query), loaded(**query)):
        for typed, says in (
            ("", "Type a sentence"), ("the [MASK] of the [MASK]", "2 gaps"), ("\u202eשלום 💥", "No gap yet"),
        ):  # fmt: skip
            at.text_input(key="masked-word.own").set_value(typed).run()
            (told,) = warnings(at)
            assert says in told
            assert "Using the *river* sentence for now" in told
            assert at.text_input(key="masked-word.own").value == typed
    drawn = rows(at.get("vega_lite_chart")[0], "bars")
    assert [row["value"] for row in drawn] == [one.probability for one in filled().candidates]


def test_an_expected_word_is_compared_only_once_bert_has_run():
    def said(at):
        return [text.value for text in at.markdown if text.value.startswith("You expected")]

    assert not said(screen("masked-word", **{"masked-word.guess": "bank"}))
    order = [tiny_bert.VOCABULARY[i] for i in filled().probabilities.argsort()[::-1]]
    words = [(place, word) for place, word in enumerate(order, start=1) if word.isalpha()]
    at = loaded()
    for place, word in (*words[:2], words[-1]):
        at.text_input(key="masked-word.guess").set_value(word.upper()).run()
        (told,) = said(at)
        assert told.endswith(f"number {place} of 21.")
        assert ("and so does BERT" in told) == (place == 1)
    at.text_input(key="masked-word.guess").set_value("*zebra* 💥").run()
    assert "does not know it as a single word" in said(at)[0]


def test_every_head_is_drawn_with_the_threads_of_the_gap():
    header, weights = threads(*components(loaded(), "threads"))
    assert (header["tokens"], header["row"]) == (list(filled().tokens), [0, 0, 9])
    np.testing.assert_allclose(weights / 65_534, filled().attentions, atol=1e-4)


@pytest.mark.parametrize("there", ["no folder", "no transformers", "no hub"])
def test_where_there_is_no_model_one_sentence_says_what_to_do(tmp_path, monkeypatch, there):
    says = "into the folder that BERT_FOLDER names"
    if there == "no folder":
        monkeypatch.setenv(bert.FOLDER, str(tmp_path / "nowhere"))
    elif there == "no hub":
        import huggingface_hub

        monkeypatch.delenv(bert.FOLDER)
        monkeypatch.setattr(huggingface_hub, "try_to_load_from_cache", lambda *_: None)
        monkeypatch.setattr(huggingface_hub.HfApi, "model_info", lambda *_, **__: 1 / 0)
        says = "go online and press the button again, or set BERT_FOLDER to a folder"
    else:
        monkeypatch.setattr(bert, "find_spec", lambda _name: None)
        says = "pip install -r requirements-bert.txt"
    at = screen("masked-word", **{"masked-word.guess": "bank"})
    if there == "no transformers":
        assert not button(at)
    else:
        button(at)[0].click().run(timeout=120)
    (told,) = warnings(at)
    assert says in told
    assert described(at) == []
    assert at.text_input(key="masked-word.guess").value == "bank"


STORED = {"neighbours": "bank", "told": "0.75"}


def test_until_bert_is_there_the_lesson_is_taught_on_stored_text():
    at = screen("masked-word")
    assert {before for _, before, _ in counted(at)["sentences"]} == {"the other"}, (
        "the two words before the gap are lit"
    )
    assert at.progress[0].text == "**0 of 3 right**"
    assert (counted(at)["told"], counted(at)["lit"]) == ("", "")
    at = screen("masked-word", **{f"masked-word.{name}": text for name, text in STORED.items()})
    assert ["correct" in mark for mark in marks(at)] == [False, True]


def test_the_sentences_with_river_alone_are_counted_once_their_share_is_answered():
    at = screen("masked-word", question="masked-word.told", **{"masked-word.neighbours": "side"})
    sent = counted(at)
    assert (sent["told"], sent["decides"], sent["lit"], sent["of"]) == ("river", False, "", 10)
    at.text_input(key="masked-word.told").set_value("0.75").run()
    sent = counted(at)
    assert (sent["decides"], sent["lit"], sent["of"]) == (True, "bank", 4)
    assert sent["counts"] == {"bank": 3, "side": 1, "end": 0, "twin": 0}


def test_where_minilm_puts_the_word_is_sent_once_it_is_predicted():
    at = screen("masked-word", question="masked-word.why-not")
    assert counted(at)["counts"] == {"bank": 1, "[MASK]": None}
    assert (counted(at)["told"], counted(at)["weight"]) == ("", None)
    at = screen("masked-word", question="masked-word.why-not", **{"masked-word.why-not": "1st"})
    assert counted(at)["counts"] == {"bank": 1, "[MASK]": 10_111}
    assert (counted(at)["told"], counted(at)["weight"]) == ("river", 0.13)


def test_a_place_along_a_bar_answers_and_stays_there_beside_the_answer():
    at = screen("masked-word", question="masked-word.told")
    assert (counted(at)["asked"], counted(at)["asks"], counted(at)["mine"]) == ("bank", True, None)
    speak(at, *components(at, "gap_counts"), {"share": 55})
    assert at.text_input(key="masked-word.told").value == "0.50"
    assert (counted(at)["asks"], counted(at)["mine"]) == (True, 50)
    at = screen("masked-word", question="masked-word.why-not")
    speak(at, *components(at, "gap_counts"), {"share": 51})
    assert at.button_group(key="masked-word.why-not").value == "about 100th"
    assert counted(at)["mine"] == pytest.approx(100 * math.log(100) / math.log(30_522))


def test_a_bar_that_is_pressed_answers_the_first_question_and_only_then_are_the_counts_sent():
    at = screen("masked-word")
    assert counted(at)["counts"] == dict.fromkeys(["bank", "side", "end", "twin"])
    for word, is_right in (("bank", False), ("side", True), ("zebra", True)):
        speak(at, *components(at, "gap_counts"), {"word": word})
        assert ["correct" in mark for mark in marks(at)] == [is_right]
    assert counted(at)["counts"] == {"bank": 3, "side": 5, "end": 1, "twin": 1}
    next(button for button in at.button if button.label == "Next").click().run()
    speak(at, *components(at, "gap_counts"), {"word": "twin"})
    assert at.button_group(key="masked-word.neighbours").value == "side", "another question is asked"


def test_an_old_link_still_chooses_an_option_that_was_reworded():
    at = screen("masked-word", **{"masked-word.why-not": "it has nothing that turns a vector into a word"})
    assert at.button_group(key="masked-word.why-not").value == "about 10,000th"
    assert "correct" in marks(at)[0]


@pytest.mark.slow
def test_torch_and_transformers_are_imported_only_after_the_click():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=120).run()
heavy = {{"torch", "transformers", "huggingface_hub"}}
at.switch_page("pages/masked-word.py").run()
print(sorted(heavy & set(sys.modules)))
next(button for button in at.button if button.label.startswith("Load BERT")).click().run()
assert not at.exception, at.exception
print(sorted(heavy & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.splitlines() == ["[]", "['huggingface_hub', 'torch', 'transformers']"]
