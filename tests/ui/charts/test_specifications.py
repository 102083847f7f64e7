"""Every chart is valid Vega-Lite, drawn in the theme's colours."""

import json

import numpy as np
import pytest
from altair.vegalite.v6.schema.core import Root

from ui.charts import attention_lines, bars, curves, drawing, heat_map, large_matrix
from ui.charts.heat_map import Colours

FLAGS = [tuple(i == on for i in range(5)) for on in range(6)]
"""Each of what a table of cells may have, alone, and none."""

SPECS = {
    **{f"cells {which}": heat_map._cells(*which, 4, 6, True) for which in (*FLAGS, (True,) * 5)},
    **{
        f"bars {titles} {weights}": bars._bars(titles, weights)
        for titles in (("a",), ("a", "b"))
        for weights in (True, False)
    },
    **{f"lines of {n}": attention_lines._lines(n) for n in (1, 64)},
    "curves": curves._bands((1, 2, 4, 8), ("a", "b"), "c"),
    "spreads": curves._SPREADS,
    "image": large_matrix._layers({1: "the", 19: 'a "bank"'}, {1: "the"}),
    "training": curves._over_epochs(200, ("trained on", "held out")),
}


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_every_specification_is_valid_vega_lite_with_neither_theme_nor_data(spec):
    Root.validate(json.loads(json.dumps(spec)))
    assert drawing.SCHEMA.startswith("https://vega.github.io/schema/vega-lite/v6")  # as the Root here
    assert "config" not in spec
    assert "datasets" not in spec


def test_series_that_are_no_weights_leave_their_colour_to_the_weights():
    def domains(weights):
        spec = bars._bars(("a", "b"), weights)
        return next(layer["encoding"]["color"]["scale"]["domain"] for layer in spec["layer"] if "series" in str(layer))

    assert domains(True) == ["a", "b"]
    assert domains(False) == ["", "a", "b"]


def test_figures_are_named_one_by_one_while_they_are_few():
    def named(n):
        labels = [str(i) for i in range(n)]
        chart = heat_map.chart("A", np.zeros((n, n)), labels, labels, Colours(weights=True))
        return [layer["mark"].get("aria", True) for layer in chart.spec["layer"] if layer["mark"]["type"] == "text"]

    assert named(32) == [True]
    assert named(33) == [False]


def drawn(M, colours):
    M = np.asarray(M, dtype=float)
    return heat_map.chart("A", M, ("r", "s")[: len(M)], ("a", "b"), colours)


def figures(chart):
    return next(layer for layer in chart.spec["layer"] if layer["mark"]["type"] == "text")


@pytest.mark.parametrize(
    ("M", "form"),
    [
        ([[34.9568, 9.66]], ".4f"), ([[1, 2]], ".0f"), ([[0.5, -2.25]], ".2f"), ([[1 / 3, 2.0]], ".4f"),
        ([[0.1 + 0.2, 1.0]], ".1f"),
    ],
)  # fmt: skip
def test_all_figures_of_a_matrix_have_as_many_decimals(M, form):
    assert figures(drawn(M, Colours()))["encoding"]["text"]["format"] == form


def test_an_exact_zero_is_told_from_a_weight_that_is_nearly_zero():
    chart = drawn([[2.4e-7, 0.0]], Colours(weights=True))
    assert figures(chart)["encoding"]["text"]["condition"] == [{"test": "datum.value === 0", "value": "0"}]
    assert figures(chart)["encoding"]["text"]["format"] == ".4f"
    assert chart.spec["layer"][0]["encoding"]["tooltip"][-1]["format"] == ".6~g"  # d3 writes 2.4e-7, not 0


def test_a_weight_has_the_strongest_colour_from_where_a_screen_says():
    M = np.array([[0.20, 0.21], [0.22, 0.24]])
    np.testing.assert_allclose(Colours(weights=True).tints(M), M)
    np.testing.assert_allclose(Colours(weights=True, strongest=0.22).tints(M), [[10 / 11, 21 / 22], [1, 1]])
    np.testing.assert_allclose(Colours(weights=True, least=0.21, strongest=0.22).tints(M), [[0, 0], [1, 1]])


def test_minus_infinity_has_its_own_colour_and_figure():
    M = np.array([[1.0, -np.inf], [0.5, -2.0]])
    chart = drawn(M, Colours())
    cells, text = chart.spec["layer"]
    assert cells["encoding"]["color"]["condition"]["value"] == heat_map._MASK_COLOUR
    assert text["encoding"]["text"]["condition"] == [{"test": "datum.masked", "value": {"expr": "datum.figure"}}]
    assert "datum.masked ? datum.figure" in text["mark"]["description"]["expr"]
    rows = drawing.standalone(chart)["datasets"]["cells"]
    json.dumps(rows, allow_nan=False)
    assert [row["masked"] for row in rows] == [0, 1, 0, 0]
    assert [row["tint"] for row in rows] == [0.5, 0.0, 0.25, -1.0]
    assert rows[1]["figure"] == "−∞"
    assert "Largest: 1.0000 in row r, column a." in chart.description


def test_a_covered_number_is_a_question_mark_and_is_not_sent():
    M = np.array([[0.25, np.nan], [np.nan, 0.5]])
    chart = drawn(M, Colours(weights=True))
    rows = drawing.standalone(chart)["datasets"]["cells"]
    json.dumps(rows, allow_nan=False)
    assert [row["figure"] for row in rows] == ["0.250000", "?", "?", "0.500000"]
    assert [row["value"] for row in rows] == [0.25, 0.0, 0.0, 0.5]
    assert "2 of 4 numbers are covered" in chart.description
    assert "Largest: 0.5000 in row" in chart.description
