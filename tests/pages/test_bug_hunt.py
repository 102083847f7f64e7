"""The bug hunt on the screen."""

import subprocess
import sys

import pytest

from core.graph.tex import plain
from core.lessons.bug_hunt import hunt, listing
from tests.core.lessons.test_bug_hunt import ALONE, CUBE, KEY
from tests.pages.pictures_sent import components, data, speak
from tests.pages.test_screens import ROOT, press, said, screen


def hunting(named="", **query):
    return screen("home", **({"bugs.named": named} if named else {}), **query).switch_page("pages/bug-hunt.py").run()


def figure(at):
    """What was sent to the listing."""
    (sent,) = data(at, "listing")
    return sent


def choose(at, line):
    speak(at, *components(at, "listing"), {"line": line})
    assert not at.exception


def name(at, line, kind):
    choose(at, line)
    at.selectbox(key="bugs.fault").set_value(kind).run()
    return press(at, "Name it")


def score(at):
    return next(bar for bar in at.get("progress")).proto.text


def field(at):
    return next(one for one in at.text_input if one.label == "All guesses in one line")


def test_the_screen_starts_with_the_listing_and_nothing_named():
    at = hunting()
    assert not at.exception
    assert figure(at)["lines"] == listing([fault.kind for fault in hunt().faults]).splitlines()
    assert (figure(at)["chosen"], figure(at)["fixed"], figure(at)["notes"]) == (1, [], [])
    assert score(at) == "**0 of 12 right**"
    assert "badge[" not in said(at)
    assert not at.code


def test_no_fault_is_chosen_before_the_student_does():
    at = hunting()
    (name_it,) = [button for button in at.button if button.label == "Name it"]
    assert (at.selectbox(key="bugs.fault").value, name_it.disabled) == (None, True)
    at.selectbox(key="bugs.fault").set_value("missing-root").run()
    (name_it,) = [button for button in at.button if button.label == "Name it"]
    assert not name_it.disabled
    assert at.query_params["bugs.fault"] in ("missing-root", ["missing-root"])


@pytest.mark.parametrize("text", ["misnamed-attribute", "attribute misnamed", "attribute of self misnamed"])
def test_a_link_chooses_a_fault_by_its_id_or_by_what_it_is_or_was_called(text):
    assert hunting(**{"bugs.fault": text}).selectbox(key="bugs.fault").value == "misnamed-attribute"


@pytest.mark.parametrize("sent", [0, 99, "28", None, 2.5])
def test_a_line_is_chosen_in_the_listing_and_one_that_there_is_not_changes_nothing(sent):
    at = hunting()
    choose(at, 28)
    assert figure(at)["chosen"] == 28
    assert "**Line 28:** `scaled_scores = scores / d_k`" in said(at)
    choose(at, sent)
    assert figure(at)["chosen"] == 28


def test_a_right_guess_is_fixed_in_the_listing_and_shows_what_it_does():
    at = name(hunting(), 28, "missing-root")
    assert ":green-badge[✓ correct] **Line 28, square root missing.** It is fixed now." in said(at)
    assert "math.sqrt(d_k)" in figure(at)["lines"][27]
    assert figure(at)["fixed"] == [28]
    assert score(at) == "**1 of 12 right**"
    assert field(at).value == "28:missing-root"
    assert [chart.proto.alt.split(",")[0] for chart in at.get("vega_lite_chart")] == [
        "Right weights", "Faulty weights", "Difference",
    ]  # fmt: skip
    assert {m.label: m.value for m in at.metric}["Rows of the weights sum to"] == "1.0000"


def test_wrong_and_partly_right_guesses_stay_and_neither_cost_nor_earn_anything():
    at = name(hunting(), 1, "no-mask")
    assert ":red-badge[✗ not right] **Line 1, later words not masked.**" in said(at)
    assert score(at) == "**0 of 12 right**"
    name(at, 28, "no-mask")
    assert ":orange-badge[◐ partly right]" in said(at)
    assert score(at) == "**0 of 12 right**"
    name(at, 28, "missing-root")
    assert score(at) == "**1 of 12 right**"
    assert field(at).value == "1:no-mask 28:no-mask 28:missing-root"
    assert "red-badge" in said(at)


def test_a_text_nobody_can_read_says_so_and_stays():
    at = hunting()
    for text in ("28", "99:no-mask", "💥", "x" * 3000):
        field(at).set_value(f"{text} 28:missing-root").run()
        assert not at.exception
        (told,) = at.warning
        assert f"“{plain(text[:40])}” cannot be read" in told.value
        assert field(at).value.startswith(text)
        assert score(at) == "**1 of 12 right**"


def test_python_says_one_error_at_a_time_and_nothing_of_a_fault_that_is_silent():
    at = hunting()
    at.toggle(key="bugs.run").set_value(True).run()
    for line, kind, error in ((14, "default-order", 21), (21, "missing-colon", 30), (30, "open-parenthesis", 15)):
        ((noted, note),) = figure(at)["notes"]
        assert noted == line
        assert f"line {line}\nSyntaxError" in note
        name(at, line, kind)
        ((noted, note),) = figure(at)["notes"]
        assert noted == error
    assert "line 15\nAttributeError" in note
    field(at).set_value(KEY.replace("25:wrong-axes", "")).run()
    assert figure(at)["notes"] == []
    assert "Python says nothing" in at.code[0].value
    at.button_group(key="bugs.input").set_value(ALONE).run()
    assert "agrees with the formula" in at.code[0].value
    assert "Not every fault is fixed" in said(at)


def test_show_everything_runs_and_marks_the_listing_that_it_shows():
    at = hunting(**{"bugs.show": "true", "bugs.run": "true", "bugs.line": "28"})
    assert figure(at)["lines"] == listing([]).splitlines()
    assert figure(at)["fixed"] == [fault.line for fault in hunt().faults]
    assert figure(at)["notes"] == []
    assert "agrees with the formula" in at.code[0].value
    assert "math.sqrt(d_k)`" in said(at)
    assert "Not every fault is fixed" not in said(at)
    assert score(at) == "**0 of 12 right**"


def test_an_empty_line_is_said_to_be_empty():
    empty = 1 + listing([]).splitlines().index("")
    assert f"**Line {empty}** is empty." in said(hunting(**{"bugs.line": str(empty)}))


def test_each_fault_found_can_be_seen_alone_on_each_shape():
    at = hunting(KEY)
    at.selectbox(key="bugs.shown-12").set_value("missing-root").run()
    assert at.metric
    at.selectbox(key="bugs.shown-12").set_value("misnamed-attribute").run()
    assert "Error: " in at.code[2].value
    at.selectbox(key="bugs.shown-12").set_value("wrong-axes").run()
    assert len(at.get("vega_lite_chart")) == 3
    at.button_group(key="bugs.input").set_value(ALONE).run()
    assert "changes nothing" in at.info[0].value
    assert not at.get("vega_lite_chart")
    at.button_group(key="bugs.input").set_value(CUBE).run()
    at.selectbox(key="bugs.shown-12").set_value("extra-bias").run()
    assert at.get("vega_lite_chart")[0].proto.alt.startswith("Right context")


def test_with_every_fault_found_the_module_is_whole_and_agrees_with_torch():
    at = hunting(KEY)
    assert figure(at)["lines"] == listing([]).splitlines() == at.code[0].value.splitlines()
    assert score(at) == "**12 of 12 right**"
    assert "scaled_dot_product_attention" in at.success[0].value
    assert not [button for button in at.button if button.label == "Hint"]


def test_the_screen_opens_without_torch():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()
at.switch_page("pages/bug-hunt.py").run()
at.toggle(key="bugs.run").set_value(True).run()
assert not at.exception and len(at.code) == 0
print("torch" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "False"
