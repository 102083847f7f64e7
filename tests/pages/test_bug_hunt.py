"""The bug hunt on the screen."""

import subprocess
import sys

import pytest

from core.graph.tex import plain
from core.lessons.bug_hunt import hunt, listing
from tests.core.lessons.test_bug_hunt import ALONE, CUBE, KEY
from tests.pages.test_screens import ROOT, screen


def hunting(named="", **query):
    return screen("home", **({"bugs.named": named} if named else {}), **query).switch_page("pages/bug-hunt.py").run()


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()
    assert not at.exception
    return at


def name(at, line, kind):
    at.selectbox(key="bugs.line").set_value(str(line)).run()
    at.selectbox(key="bugs.fault").set_value(hunt().kinds[kind]).run()
    return press(at, "Name it")


def said(at):
    return " ".join([*(m.value for m in at.markdown), *(c.value for c in at.caption)])


def score(at):
    return next(bar for bar in at.get("progress")).proto.text


def field(at):
    return next(one for one in at.text_input if one.label == "All guesses in one line")


def test_the_screen_starts_with_the_listing_and_nothing_named():
    at = hunting()
    assert not at.exception
    assert at.code[0].value == listing([fault.kind for fault in hunt().faults])
    assert score(at) == "**0 of 12 right**"
    assert "badge[" not in said(at)
    assert len(at.code) == 1


def test_a_right_guess_is_fixed_in_the_listing_and_shows_what_it_does():
    at = name(hunting(), 28, "missing-root")
    assert ":green-badge[✓ correct] **Line 28, square root missing.** It is fixed now." in said(at)
    assert "math.sqrt(d_k)" in at.code[0].value
    assert score(at) == "**1 of 12 right**"
    assert field(at).value == "28:missing-root"
    assert [chart.proto.alt.split(",")[0] for chart in at.get("vega_lite_chart")] == [
        "Right weights", "Faulty weights", "Difference",
    ]  # fmt: skip
    assert {m.label: m.value for m in at.metric}["Rows of the weights sum to"] == "1.0000"


def test_softmax_over_the_wrong_dimension_shows_that_now_the_columns_sum_to_1():
    at = name(hunting(), 29, "softmax-dimension")
    sums = {m.label: m.value for m in at.metric}
    assert sums["Columns of the weights sum to"] == "1.0000"
    assert sums["Rows of the weights sum to"] != "1.0000"


def test_all_faults_named_in_line_1_earn_nothing_and_no_line_without_a_fault_is_partly_right():
    at = hunting(" ".join(f"1:{kind}" for kind in hunt().kinds))
    assert score(at) == "**0 of 12 right**"
    assert "partly right" not in said(at)


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


def test_pressing_twice_is_one_guess_and_naming_again_is_told():
    at = press(name(hunting(), 28, "missing-root"), "Name it")
    assert field(at).value == "28:missing-root"
    name(name(at, 1, "no-mask"), 28, "missing-root")
    assert "already found this one" in said(at)
    assert score(at) == "**1 of 12 right**"


def test_what_was_named_can_be_changed_by_hand():
    at = hunting("28:missing-root 14:default-order")
    assert score(at) == "**2 of 12 right**"
    field(at).set_value("14:default-order").run()
    assert not at.exception
    assert score(at) == "**1 of 12 right**"
    assert field(at).value == "14:default-order"
    field(at).set_value("").run()
    assert score(at) == "**0 of 12 right**"


@pytest.mark.parametrize("text", ["28", "99:no-mask", "28:nonsense", "💥", "x" * 5000])
def test_a_text_nobody_can_read_says_so_and_stays(text):
    at = hunting(f"{text} 28:missing-root"[:4000])
    assert not at.exception
    (told,) = at.warning
    assert f"“{plain(text[:40])}” cannot be read" in told.value
    assert field(at).value.startswith(text[:4000])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bugs.line", "99"),
        ("bugs.line", "x"),
        ("bugs.fault", "x"),
        ("bugs.input", "9"),
        ("bugs.run", "x"),
        ("bugs.shown-1", "x"),
    ],
)
def test_a_link_with_nonsense_in_it_opens_the_screen_as_if_without(key, value):
    at = hunting("28:missing-root", **{key: value})
    assert not at.exception
    assert score(at) == "**1 of 12 right**"


def test_python_says_one_error_at_a_time():
    at = hunting()
    at.toggle(key="bugs.run").set_value(True).run()
    assert "line 14\nSyntaxError" in at.code[1].value
    name(at, 14, "default-order")
    assert "line 21\nSyntaxError" in at.code[1].value
    name(at, 21, "missing-colon")
    assert "line 30\nSyntaxError" in at.code[1].value
    name(at, 30, "open-parenthesis")
    assert "line 15\nAttributeError" in at.code[1].value


def test_silent_faults_are_told_as_such_and_some_do_not_show():
    loud = "14:default-order 15:misspelt-constructor 16:unknown-keyword 27:misnamed-attribute 30:open-parenthesis"
    loud += " 21:missing-colon 31:nothing-returned"
    at = hunting(loud)
    at.toggle(key="bugs.run").set_value(True).run()
    assert "Python says nothing" in at.code[1].value
    at = hunting(KEY.replace("25:wrong-axes", ""))
    at.toggle(key="bugs.run").set_value(True).run()
    assert "Python says nothing" in at.code[1].value
    at.button_group(key="bugs.input").set_value(ALONE).run()
    assert "agrees with the formula" in at.code[1].value
    assert "Not every fault is fixed" in said(at)


def test_each_fault_found_can_be_seen_alone_on_each_shape():
    at = hunting(KEY)
    for label in at.selectbox(key="bugs.shown-12").options:
        at.selectbox(key="bugs.shown-12").set_value(label).run()
        assert not at.exception
        assert at.metric or "Error: " in at.code[2].value
    at.selectbox(key="bugs.shown-12").set_value(hunt().kinds["wrong-axes"]).run()
    assert len(at.get("vega_lite_chart")) == 3
    at.button_group(key="bugs.input").set_value(ALONE).run()
    assert "changes nothing" in at.info[0].value
    assert not at.get("vega_lite_chart")
    at.button_group(key="bugs.input").set_value(CUBE).run()
    at.selectbox(key="bugs.shown-12").set_value(hunt().kinds["extra-bias"]).run()
    assert at.get("vega_lite_chart")[0].proto.alt.startswith("Right context")


def test_with_every_fault_found_the_module_is_whole_and_agrees_with_torch():
    at = hunting(KEY)
    assert at.code[0].value == listing([])
    assert score(at) == "**12 of 12 right**"
    assert "scaled_dot_product_attention" in at.success[0].value
    assert not [button for button in at.button if button.label == "Hint"]


def test_hints_lead_to_the_first_fault_left():
    at = press(hunting(), "Hint")
    assert "One is in `__init__`, lines 14 to 19." in said(at)
    press(at, "Hint")
    assert hunt().faults[0].hint in said(at)
    assert not [button for button in at.button if button.label == "Hint"]
    name(at, 14, "default-order")
    assert "One is in" not in said(at)


def test_the_screen_opens_without_torch():
    script = f"""
import sys
from streamlit.testing.v1 import AppTest
at = AppTest.from_file({str(ROOT / "streamlit_app.py")!r}, default_timeout=60).run()
at.switch_page("pages/bug-hunt.py").run()
at.toggle(key="bugs.run").set_value(True).run()
assert not at.exception and len(at.code) == 2
print("torch" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout.strip() == "False"
