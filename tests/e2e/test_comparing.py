"""Two machines in one, in a browser: what the sliders show on the way and at their ends, and what they send."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect

from core import exercises
from core.attention import attend
from core.graph.form import PLAIN, Form
from core.graph.nodes import steps_of
from core.graph.ways import divided_by
from tests.e2e.app import sent_by, wait_until_run

DOG = exercises.load("dog-tail").inputs
LEARNED = attend(*DOG.values())
UNLEARNED = attend(DOG["X"], replace=steps_of(PLAIN))


def divided(divisor):
    return attend(*DOG.values(), replace=steps_of(Form(learned=True, scaling=divided_by(divisor))))


@pytest.fixture
def heard(profile):
    """A page that notes what it sends."""
    page = profile.new_page()
    return page, sent_by(page)


def opened(page, address, path):
    page.goto(f"{address}/{path}")
    page.locator("td.cell").first.wait_for()
    wait_until_run(page)
    return page


def cells(page, node):
    """The cells of a matrix where it stands first, row by row."""
    return page.locator(f"table[data-node={node}]:not([data-turned])").first.locator("tbody tr")


def titles(page, node):
    """Its numbers with all their digits."""
    rows = cells(page, node).evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(td => td.title))"
    )
    return [[text.replace("\u2212", "-") for text in row] for row in rows]


def numbers(page, node):
    return np.array([[float(number(text)) for text in row] for row in titles(page, node)])


def number(text):
    """A title as Python reads it: −∞, and a power of ten."""
    raised = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
    return re.sub(r"·10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)", lambda power: f"e{power[1].translate(raised)}", text).replace("∞", "inf")


def differing(page, node):
    rows = cells(page, node).evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(td => td.hasAttribute('data-differs')))"
    )
    return np.array(rows)


def slide(slider, to):
    """Drag a slider without letting it go."""
    slider.evaluate(
        "(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input', { bubbles: true })) }", str(to)
    )


def release(slider):
    slider.evaluate("slider => slider.dispatchEvent(new Event('change', { bubbles: true }))")


def between(page):
    return page.get_by_role("slider", name=re.compile("^From "))


def divisor(page):
    return page.get_by_role("slider", name="Divide the scores by")


def test_the_slider_shows_the_ends_of_python_and_what_lies_between_and_sends_nothing(heard, address):
    page, sent = heard
    opened(page, address, "learned?example=dog-tail&compare=without+learning")
    expect(between(page)).to_have_attribute("aria-valuetext", "Shown: learned")
    before = len(sent)
    between(page).focus()
    page.keyboard.press("ArrowRight")
    expect(between(page)).to_have_attribute("aria-valuetext", "1 % of the way: the numbers are a mix, not a result")
    page.keyboard.press("End")
    np.testing.assert_allclose(numbers(page, "weights"), UNLEARNED.weights, rtol=1e-5)
    slide(between(page), 50)
    expect(between(page)).to_have_attribute("aria-valuetext", "Halfway: the numbers are a mix, not a result")
    expect(page.locator(".said")).to_contain_text("Halfway: the numbers are a mix, not a result")
    page.get_by_role("button", name="without learning", exact=True).click()
    expect(between(page)).to_have_attribute("aria-valuetext", "Shown: without learning")
    np.testing.assert_allclose(numbers(page, "weights"), UNLEARNED.weights, rtol=1e-5)
    release(between(page))
    assert len(sent) == before
    compare = page.get_by_role("combobox", name="Compare with")
    compare.scroll_into_view_if_needed()
    compare.press("ArrowDown")
    page.get_by_role("option", name="nothing", exact=True).click()
    expect(page.locator("[data-differs]")).to_have_count(0)
    expect(page.locator(".comparing")).to_be_hidden()
    np.testing.assert_allclose(numbers(page, "weights"), LEARNED.weights, rtol=1e-5)


def test_cells_whose_figures_differ_are_marked_the_more_the_larger_and_without_colour(page, address):
    opened(page, address, "learned?example=dog-tail&compare=not+divided")
    for node in ("X", "Q", "K", "V", "scores"):
        assert not differing(page, node).any(), node
    shown = [cells(page, "weights").locator("td").all_inner_texts()]
    slide(between(page), 100)
    shown.append(cells(page, "weights").locator("td").all_inner_texts())
    changes = np.array([a != b for a, b in zip(*shown, strict=True)]).reshape(5, 5)
    assert changes.any()
    assert (differing(page, "weights") == changes).all()
    marked = [differing(page, node).sum() for node in ("scaled_scores", "weights", "context")]
    expect(page.locator(".said")).to_contain_text(f"The {sum(marked)} marked numbers differ")
    apart = np.abs(LEARNED.scores - LEARNED.scaled_scores)
    sizes = (
        cells(page, "scaled_scores")
        .locator("td")
        .evaluate_all("cells => cells.map(cell => parseFloat(getComputedStyle(cell, '::after').width) || 0)")
    )
    assert np.argmax(sizes) == np.argmax(apart)
    assert sizes[int(np.argmin(apart))] < max(sizes) / 2
    page.emulate_media(forced_colors="active")
    colour = "cell => getComputedStyle(cell, '::after').backgroundColor"
    text = "cell => getComputedStyle(cell).color"
    largest = cells(page, "scaled_scores").locator("td").nth(int(np.argmax(apart)))
    assert largest.evaluate(colour) == largest.evaluate(text)
    page.set_viewport_size({"width": 360, "height": 800})
    expect(page.get_by_test_id("stTopNav")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for target in page.locator(".controls button:visible, .controls input:visible").all():
        box = target.bounding_box()
        assert box["height"] >= 24
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 360


def test_pointing_tells_or_says_both_numbers_and_their_difference_and_each_end_its_own_arithmetic(page, address):
    opened(page, address, "learned?example=dog-tail&compare=without+learning")
    a, b = LEARNED.scores[1, 2], UNLEARNED.scores[1, 2]
    cell, working = cells(page, "scores").nth(1).locator("td").nth(2), page.locator(".working")
    cell.hover()
    for text in ("learned", f"{a:.6g}", "without learning", f"{b:.6g}", f"{a:.6g} \u2212 {b:.6g} = {a - b:.6g}"):
        expect(working.locator(".sides")).to_contain_text(text)
    q, k = LEARNED.Q[1, 0], LEARNED.K[2, 0]
    expect(working.locator(".terms")).to_contain_text(f"{q:.6g} · {k:.6g}")
    slide(between(page), 100)
    cell.hover()
    x, y = DOG["X"][1, 0], DOG["X"][2, 0]
    expect(working.locator(".terms")).to_contain_text(f"{x:.6g} · {y:.6g}")
    slide(between(page), 40)
    cell.hover()
    expect(working).to_contain_text("A mix, not a result")
    expect(working.locator(".terms")).to_have_count(0)
    cells(page, "scores").first.locator("td").first.focus()
    a, b = LEARNED.scores[0, 0], UNLEARNED.scores[0, 0]
    expect(page.locator(".status")).to_have_text(f"Scores: the, the: learned {a:.6g}, without learning {b:.6g}")
    cells(page, "X").first.locator("td").first.focus()
    expect(page.locator(".status")).to_have_text(f"Embeddings: the, column 1: {DOG['X'][0, 0]:.6g}")


def test_the_number_that_is_explained_at_first_is_framed(page, address):
    opened(page, address, "similarity?example=dog-tail")
    expect(page.locator("td[data-explained]")).to_have_attribute("title", f"{UNLEARNED.scores[3, 1]:.6g}")


def test_weights_that_are_asked_for_are_covered_as_the_divisor_goes_down_and_seen_as_it_goes_up(page, address):
    opened(page, address, "scaling?example=dog-tail")
    np.testing.assert_allclose(numbers(page, "weights"), LEARNED.weights, rtol=1e-5)
    slide(divisor(page), 1.2)
    expect(page.locator('table[data-node="weights"] td[data-sign="covered"]')).to_have_count(25)
    slide(divisor(page), 2.5)
    np.testing.assert_allclose(numbers(page, "weights"), divided(2.5).weights, rtol=1e-5)


def test_the_divisor_is_followed_at_once_and_then_by_python(heard, address):
    page, sent = heard
    opened(page, address, "scaling?example=dog-tail&scaling.show=true")
    np.testing.assert_allclose(numbers(page, "weights"), LEARNED.weights, rtol=1e-5)
    assert (differing(page, "weights") == (LEARNED.weights == LEARNED.weights.max(axis=1, keepdims=True))).all()
    expect(divisor(page)).to_have_attribute("aria-valuetext", "√d_k = 1.7321")
    before = len(sent)
    for value in (1.0, 2.5, 9.75):
        slide(divisor(page), value)
        np.testing.assert_allclose(numbers(page, "scaled_scores"), LEARNED.scores / value, rtol=1e-5)
        np.testing.assert_allclose(numbers(page, "weights"), divided(value).weights, rtol=1e-5)
    assert len(sent) == before
    release(divisor(page))
    page.wait_for_url(re.compile("divisor-3=9.75"))
    wait_until_run(page)
    np.testing.assert_allclose(numbers(page, "weights"), divided(9.75).weights, rtol=1e-5)
    page.reload()
    page.locator("td.cell").first.wait_for()
    expect(divisor(page)).to_have_attribute("aria-valuetext", "9.75")
    np.testing.assert_allclose(numbers(page, "weights"), divided(9.75).weights, rtol=1e-5)
    page.get_by_role("button", name="Back to √d_k").click()
    np.testing.assert_allclose(numbers(page, "weights"), LEARNED.weights, rtol=1e-5)
    page.wait_for_url(re.compile(r"^(?!.*divisor)"))
