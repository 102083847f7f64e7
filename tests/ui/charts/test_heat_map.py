"""What every chart says is Vega-Lite: Altair, which knows the schema, is the judge. It is used nowhere else."""

import json
from itertools import product

import numpy as np
import pytest
from altair.vegalite.v6.schema.core import Root

from ui.charts import attention_lines, curves, heat_map, large_matrix
from ui.screens import train

SPECS = {
    **{f"cells {which}": heat_map._cells(*which) for which in product([True, False], repeat=4)},
    **{f"bars {several}": heat_map._bars(several) for several in (True, False)},
    **{f"lines of {n}": attention_lines._lines(n) for n in (1, 64)},
    **{f"curves {doubling}": curves._curves((1, 2, 4, 8), ("a", "b"), "c", doubling) for doubling in (True, False)},
    "image": large_matrix._layers(),
    "training": train._spec(200, ("trained on", "held out")),
}


@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_every_specification_is_one_of_vega_lite(spec):
    Root.validate(json.loads(json.dumps(spec)))
    assert spec["$schema"].startswith("https://vega.github.io/schema/vega-lite/v6")


def test_figures_are_named_one_by_one_while_they_are_few():
    def named(n):
        drawn = heat_map._heat_map(
            "A", np.zeros((n, n)).tobytes(), (n, n), *[tuple(map(str, range(n)))] * 2, True, b"", 0
        )
        return [layer["mark"].get("aria", True) for layer in drawn.spec["layer"] if layer["mark"]["type"] == "text"]

    assert named(32) == [True]
    assert named(33) == [False]
