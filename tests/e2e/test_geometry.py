"""Queries and keys as arrows that can be dragged, in Chromium."""

import re
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import expect

from core import exercises
from core.attention import attend
from core.graph.form import PLAIN
from core.graph.nodes import steps_of
from tests.e2e.app import middle
from tests.e2e.modules import page_with
from tests.javascript.node import CHAIN
from tests.javascript.test_mirror import chain_of
from ui.machine import machine

GEOMETRY = """([data, focus]) => {
  const host = document.body.querySelector("main") ?? document.body.appendChild(document.createElement("main"))
  window.drawn = chainOf(data)
  window.draw ??= geometry_module.geometry(host, (word) => window.draw(window.drawn, word))
  window.draw(window.drawn, focus)
}"""

BANK, JOURNEY = exercises.load("bank-interest"), exercises.load("journey")


@pytest.fixture
def page(chromium):
    page = page_with(chromium, "geometry", viewport={"width": 900, "height": 900})
    page.add_script_tag(content=CHAIN)
    page.add_style_tag(content=(Path(machine.__file__).parent / "geometry.css").read_text(encoding="utf-8"))
    yield page
    page.close()


def data(exercise, graph):
    return chain_of(exercise.traces[graph], exercise.graphs[graph], exercise.tokens)


def tip(page, name):
    return page.get_by_role("slider", name=name, exact=True)


def drag(page, name, right, down):
    x, y = middle(tip(page, name).locator("circle"))
    page.mouse.move(x + 3, y - 3)  # near the tip is enough
    page.mouse.down()
    page.mouse.move(x + right / 2, y + down)
    page.mouse.move(x + right, y + down)
    page.mouse.up()


def pointed_to(page, name):
    text = tip(page, name).get_attribute("aria-valuetext").replace("\u2212", "-")
    return [float(part) for part in re.findall(r"dimension \d+ (-?[\d.]+)", text)]


def written(value, decimals=4):
    if value == 0:
        return "0"
    text = f"{value:.{decimals}f}"
    return "≈ 0" if float(text) == 0 else text.replace("-", "\u2212")


def expect_shown(page, trace, word):
    """The face shows that word's scores, weights and context."""
    by_word = [written(one) for pair in zip(trace.scores[word], trace.weights[word], strict=True) for one in pair]
    tables = page.locator(".geometry-table")
    expect(tables.first.locator(".geometry-number")).to_have_text(by_word)
    expect(tables.last.locator(".geometry-number")).to_have_text([written(one) for one in trace.context[word]])


def test_without_learning_one_arrow_is_query_key_and_value(page):
    page.evaluate(GEOMETRY, [data(BANK, "plain"), 1])
    expect(page.get_by_role("slider")).to_have_count(len(BANK.tokens))
    expect(page.locator(".geometry-said")).to_contain_text("one arrow is a word’s query, key and value")
    drag(page, "query and key of interest", -20, -30)
    X = np.array(BANK.traces["plain"].matrices["X"], dtype=float)
    X[BANK.tokens.index("interest"), :2] = pointed_to(page, "query and key of interest")
    expect_shown(page, attend(X, replace=steps_of(PLAIN)), 1)


def test_labels_do_not_lie_on_top_of_each_other(page):
    page.evaluate(GEOMETRY, [data(JOURNEY, "learned"), 1])
    boxes = [label.bounding_box() for label in page.locator(".arrows text").all()]
    assert len(boxes) == page.get_by_role("slider").count()
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            apart_across = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
            apart_down = a["y"] + a["height"] <= b["y"] + 3 or b["y"] + b["height"] <= a["y"] + 3
            assert apart_across or apart_down, (a, b)
