"""The bug hunt on the screen."""

import numpy as np
import pytest

from core.lessons.bug_hunt import hunt, listing
from core.lessons.bug_runs import formula, run
from tests.core.lessons.test_bug_hunt import ALONE, CUBE, KEY, KINDS
from tests.pages.pictures_sent import components, data, matrix, pictures, speak
from tests.pages.test_screens import press, said, screen


def hunting(named="", **query):
    return screen("bug-hunt", **({"bugs.named": named} if named else {}), **query)


def figure(at):
    """What was sent to the listing."""
    (sent,) = data(at, "listing")
    return sent


def shown(kinds):
    """The lines of the listing that are shown: from line 16 on, less indented."""
    return [line[4:] for line in listing(kinds).splitlines()[15:]]


def weights(at):
    """The weights that are drawn, without the sums beside them."""
    return matrix(at, "weights")[:, :-1]


def choose(at, line):
    speak(at, *components(at, "listing"), {"line": line})


def name(at, line, kind):
    speak(at, *components(at, "listing"), {"option": f"{line}:{kind}"})
    return at


def offered(at):
    """What may be said of each line."""
    return {line: [id for id, _ in options] for line, options in figure(at)["options"]}


def score(at):
    return next(bar for bar in at.get("progress")).proto.text


def field(at):
    return next(one for one in at.text_input if one.label == "All guesses in one line")


def test_the_screen_starts_with_the_listing_and_what_it_computes_and_nothing_named():
    at = hunting()
    assert figure(at)["lines"] == shown(KINDS)
    assert (figure(at)["chosen"], figure(at)["fixed"], score(at)) == (0, [], "**0 of 5 right**")
    np.testing.assert_allclose(weights(at), run(frozenset(KINDS), CUBE).weights[0], atol=1e-9)
    assert pictures(at)[0]["comparison"] == ["the module", "the formula"]
    sums = matrix(at, "weights")[:, -1]
    np.testing.assert_allclose(sums, weights(at).sum(axis=1), atol=1e-9)
    assert "**Up to 2.12 off.** Goal: " in said(at)
    assert "badge[" not in said(at)


def test_a_fault_of_a_line_that_is_not_fixed_is_named_beneath_it_and_so_is_its_mark():
    at = hunting()
    choose(at, 28)
    assert figure(at)["question"].format(28) == "What is wrong with line 28?"
    assert offered(at)[28] == ["28:no-mask", "28:missing-root", "28:softmax-dimension", "28:nothing"]
    name(at, 28, "no-mask")
    assert (figure(at)["chosen"], figure(at)["named"], figure(at)["is_wrong"]) == (28, "28:no-mask", True)
    ((line, told),) = figure(at)["notes"]
    assert line == 28
    assert told.startswith("✗ No mask? Line 28 has a different fault.")
    choose(at, 29)
    assert (figure(at)["named"], figure(at)["notes"]) == ("29:", [])
    name(at, 29, "softmax-dimension")
    assert 29 not in offered(at)
    assert figure(at)["notes"][0][1].startswith("✓ The wrong dimension. Each word shares out")


@pytest.mark.parametrize("sent", [0, 99, "28", None, 2.5])
def test_a_line_is_chosen_in_the_listing_and_one_that_there_is_not_changes_nothing(sent):
    at = hunting()
    choose(at, 28)
    choose(at, sent)
    assert figure(at)["chosen"] == 28


@pytest.mark.parametrize("sent", ["28:extra-bias", "99:no-mask", "no-mask", 28, None])
def test_a_fault_that_is_not_offered_of_a_line_is_no_guess(sent):
    at = hunting()
    speak(at, *components(at, "listing"), {"option": sent})
    assert (field(at).value or "") == ""


def test_a_right_guess_is_fixed_in_the_listing_and_in_what_it_computes():
    at = name(hunting(), 28, "missing-root")
    assert ":green-badge[✓ correct] **Line 28, no square root.** Divided by" in said(at)
    assert "math.sqrt(d_k)" in figure(at)["lines"][28 - 16]
    assert (figure(at)["fixed"], score(at), field(at).value) == ([28], "**1 of 5 right**", "28:missing-root")
    fixed = run(frozenset(KINDS) - {"missing-root"}, CUBE)
    np.testing.assert_allclose(weights(at), fixed.weights[0], atol=1e-9)
    assert run(frozenset(KINDS), CUBE).context_off < fixed.context_off
    assert "It is farther off now: this fault had hidden part of another." in figure(at)["notes"][0][1]
    name(at, 29, "softmax-dimension")
    assert "farther off" not in figure(at)["notes"][0][1]
    name(at, 18, "extra-bias")
    assert "No number moves yet: another fault hides this one." in figure(at)["notes"][0][1]
    name(at, 24, "extra-bias")
    assert figure(at)["notes"][0][1].endswith("You have already found this fault, in another line.")


def test_guesses_that_name_no_fault_stay_neither_cost_nor_earn_anything_and_look_so():
    at = name(hunting(), 16, "sizes-exchanged")
    assert ":red-badge[✗ not right] **Line 16, sizes exchanged.**" in said(at)
    name(at, 28, "no-mask")
    assert ":red-badge[✗ not right] **Line 28, no mask.** Line 28 has a different fault." in said(at)
    assert score(at) == "**0 of 5 right**"
    assert field(at).value == "16:sizes-exchanged 28:no-mask"
    name(at, 16, "nothing")
    assert ":gray-badge[○ true] **Line 16, nothing: it is right.** Only a line that is wrong counts." in said(at)


def test_a_hint_is_on_a_fault_that_is_not_found_yet_and_does_not_tell_whether_the_line_in_hand_is_wrong():
    at = press(hunting(), "Hint")
    assert f":material/lightbulb: {hunt().faults[0].hint}" in said(at)
    choose(at, 28)
    press(at, "Hint")
    assert hunt().faults[1].hint in said(at)
    assert hunt().faults[3].hint not in said(at), "that of the line in hand"


def test_a_fault_may_not_show_with_one_sentence():
    at = hunting(KEY.replace("25:wrong-axes", ""))
    assert pictures(at)[0]["comparison"]
    at.button_group(key="bugs.input").set_value(ALONE).run()
    assert not pictures(at)[0]["comparison"]
    assert "not every fault is fixed" in said(at)


def test_show_everything_runs_the_listing_that_it_shows():
    at = hunting(**{"bugs.show": "true", "bugs.line": "28"})
    assert figure(at)["lines"] == shown([])
    assert figure(at)["fixed"] == list(KINDS.values())
    assert figure(at)["notes"][0][1].startswith("No square root. Divided by"), "without a ✓: it was not found"
    np.testing.assert_allclose(weights(at), formula(CUBE).weights[0], atol=1e-9)
    assert score(at) == "**0 of 5 right**"


def test_with_every_fault_found_the_module_is_whole_and_agrees_with_torch():
    at = hunting(KEY)
    assert figure(at)["lines"] == shown([])
    assert score(at) == "**5 of 5 right**"
    assert "scaled_dot_product_attention" in said(at)
    assert not [button for button in at.button if button.label == "Hint"]
