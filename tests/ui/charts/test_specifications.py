"""Every chart is valid Vega-Lite, written with Altair and drawn in the theme's colours."""

import json
from itertools import product

import numpy as np
import pytest
from altair.vegalite.v6.schema.core import Root

from ui.charts import attention_lines, bars, curves, drawing, heat_map, large_matrix, learning_curves

SPECS = {
    **{f"cells {which}": heat_map._cells(*which) for which in product([True, False], repeat=5)},
    **{f"bars {several}": bars._bars(several) for several in (True, False)},
    **{f"lines of {n}": attention_lines._lines(n) for n in (1, 64)},
    **{f"curves {doubling}": curves._curves((1, 2, 4, 8), ("a", "b"), "c", doubling) for doubling in (True, False)},
    "image": large_matrix._layers(),
    "training": learning_curves._curves(200, ("trained on", "held out")),
}


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_every_specification_is_valid_vega_lite(spec):
    Root.validate(json.loads(json.dumps(spec)))
    assert spec["$schema"].startswith("https://vega.github.io/schema/vega-lite/v6")


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_a_specification_holds_neither_theme_nor_data(spec):
    assert "config" not in spec
    assert "datasets" not in spec


def test_a_chart_is_built_once_per_process_and_kind():
    assert bars._bars(True) is bars._bars(True)
    assert attention_lines._lines(5) is attention_lines._lines(5)
    assert learning_curves._curves(9, ("a",)) is learning_curves._curves(9, ("a",))
    assert curves._curves((1, 2), ("a",), "b", False) is curves._curves((1, 2), ("a",), "b", False)


def test_figures_are_named_one_by_one_while_they_are_few():
    def named(n):
        drawn = heat_map._heat_map(
            "A", np.zeros((n, n)).tobytes(), (n, n), *[tuple(map(str, range(n)))] * 2, True, b"", 0
        )
        return [layer["mark"].get("aria", True) for layer in drawn.spec["layer"] if layer["mark"]["type"] == "text"]

    assert named(32) == [True]
    assert named(33) == [False]


def test_minus_infinity_has_its_own_colour_and_figure():
    M = np.array([[1.0, -np.inf], [0.5, -2.0]])
    drawn = heat_map._heat_map("A", M.tobytes(), (2, 2), ("a", "b"), ("a", "b"), False, b"", 0)
    cells, figures = drawn.spec["layer"]
    assert cells["encoding"]["color"]["condition"]["value"] == heat_map._MASKED
    assert figures["encoding"]["text"]["condition"] == {"test": "datum.masked", "value": {"expr": "datum.figure"}}
    rows = drawing.standalone(drawn)["datasets"]["cells"]
    json.dumps(rows, allow_nan=False)
    assert [row["masked"] for row in rows] == [0, 1, 0, 0]
    assert [row["tint"] for row in rows] == [0.5, 0.0, 0.25, -1.0]
    assert rows[1]["figure"] == "−∞"
    assert "Largest: 1.0000 in row a, column a." in drawn.description


def test_a_matrix_without_minus_infinity_is_sent_as_before():
    drawn = heat_map._heat_map("A", np.eye(2).tobytes(), (2, 2), ("a", "b"), ("a", "b"), False, b"", 0)
    assert "masked" not in drawing.standalone(drawn)["datasets"]["cells"][0]
    assert "condition" not in drawn.spec["layer"][0]["encoding"]["color"]


def test_a_covered_number_is_a_question_mark_and_is_not_sent():
    M = np.array([[0.25, np.nan], [np.nan, 0.5]])
    drawn = heat_map._heat_map("A", M.tobytes(), (2, 2), ("a", "b"), ("a", "b"), True, b"", 0)
    rows = drawing.standalone(drawn)["datasets"]["cells"]
    json.dumps(rows, allow_nan=False)
    assert [row["figure"] for row in rows] == ["0.250000", "?", "?", "0.500000"]
    assert [row["value"] for row in rows] == [0.25, 0.0, 0.0, 0.5]
    assert "2 of 4 numbers are covered" in drawn.description
    assert "Largest: 0.5000 in row b" in drawn.description
