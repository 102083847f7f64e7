"""The screen on why attention: predicted, marked, revealed; typed over; opened from its link."""

import subprocess
import sys

from tests.pages.pictures_sent import components, threads
from tests.pages.test_screens import ROOT, marks, screen, tables

RIGHT = {"before": "1.0000", "undivided": "1.0000", "divided": "0.9000 to 0.9999", "pull": "the", "new": "to"}
CONCLUSION = "one vector for all its meanings"


def answered(**answers):
    return screen("why", **{f"why.{id.replace('_', '-')}": answer for id, answer in answers.items()})


def drawn(at):
    return [chart.proto.alt for chart in at.get("vega_lite_chart")]


def test_nothing_answered_nothing_marked_and_nothing_given_away():
    at = answered()
    assert marks(at) == []
    assert at.progress[0].text == "**0 of 5 right**"
    assert not drawn(at)
    assert not at.metric
    assert not tables(at)
    told = " ".join(m.value for m in at.markdown)
    assert CONCLUSION not in told
    assert [word for word in ("one vector", "the same vector") if word in told.casefold()] == []


def test_a_way_that_is_veiled_says_which_question_uncovers_it():
    header, weights = threads(*components(answered(before=RIGHT["before"], undivided=RIGHT["undivided"]), "threads"))
    assert (weights == 65_535).any(axis=(0, 2, 3)).tolist() == [False, True, False]
    assert header["covered"][:2] == [f"covered until question {number} is answered" for number in (2, 3)]


def test_the_bands_of_older_links_open_under_their_new_names():
    at = answered(before="0.9 to 1", undivided="0.1 to 0.9", divided="below 0.1")
    found = [at.button_group(key=f"why.{id}").value for id in ("before", "undivided", "divided")]
    assert found == ["0.9000 to 0.9999", "0.1000 to 0.8999", "below 0.1000"]


def test_the_results_come_with_the_last_prediction_or_without_any():
    at = answered(**{id: RIGHT[id] for id in list(RIGHT)[:-1]})
    assert not at.metric
    assert not any(CONCLUSION in m.value for m in at.markdown)
    at.button_group(key="why.new").set_value(RIGHT["new"]).run()
    assert at.progress[0].text == "**5 of 5 right**"
    assert [metric.value for metric in at.metric] == ["1.0000", "1.0000", "0.9765", "0.8270"]
    assert tables(at)[0]["before"][:2] == ["bank 1.0000", "banks 0.8699"]
    assert "**to** 0.8058" in tables(at)[0]["after, in A"]
    assert any(CONCLUSION in m.value for m in at.markdown)
    assert len(drawn(at)) == 2
    at = answered(show="true", before="nonsense", way="x", word="nobody")
    assert len(drawn(at)) == 2
    assert marks(at) == []
    assert [metric.value for metric in at.metric] == ["1.0000", "1.0000", "0.9765", "0.8270"]
    assert any(CONCLUSION in m.value for m in at.markdown)


def test_the_way_of_the_round_changes_weights_and_neighbours():
    at = answered(show="true")
    at.button_group(key="why.way").set_value("undivided").run()
    assert any(alt == "A: weights of bank. undivided: most for bank, 1.0000" for alt in drawn(at))
    table = tables(at)[0]
    assert table["before"] == table["after, in A"]
    at.button_group(key="why.way").set_value("plain mean").run()
    assert any(alt.startswith("A: weights of bank. plain mean: most for i, 0.0833") for alt in drawn(at))


def test_a_sentence_that_cannot_be_used_is_told_and_kept():
    at = answered(show="true")
    for typed, says in (
        ("😀 😀", "No word is left"),
        ("the bnak raised", "There is no vector for *bnak* (nearest spellings: "),
        ("the river " * 35, "You typed 70 words; at most 64"), ("only rivers", "need a word in common"),
    ):  # fmt: skip
        at.text_input(key="why.a").set_value(typed).run()
        assert not at.exception
        assert says in " ".join(warning.value for warning in at.warning)
        assert at.text_input(key="why.a").value == typed
        assert len(at.metric) == 4


def test_only_neighbours_bring_in_gensim():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()
at.switch_page("pages/why.py").run()
at.button_group(key="why.before").set_value("1.0000").run()
assert not at.exception, at.exception
print(sorted({{"gensim", "torch"}} & set(sys.modules)))
at.button_group(key="why.new").set_value("to").run()
assert not at.exception, at.exception
print("gensim" in sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert run.stdout.split("\n")[:2] == ["[]", "True"]
