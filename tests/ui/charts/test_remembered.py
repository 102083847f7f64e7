"""Charts are remembered only while they are small: in cells, and in the letters of their labels."""

import pytest
from streamlit.testing.v1 import AppTest

from ui.charts import bars as of_bars
from ui.charts import heat_map as of_cells


def screen(n, letters):
    import numpy as np

    from ui.charts import bars, heat_map

    words = [str(i) * letters for i in range(n)]
    heat_map.heat_map("Scores", np.full((n, n), 0.5), words, words)
    bars.draw("Weights", {"weights": np.full(n, 0.5)}, words)


@pytest.mark.parametrize(("n", "letters", "heat_maps", "bars"), [(3, 2, 1, 1), (3, 500, 0, 0), (21, 2, 0, 1)])
def test_a_large_chart_or_one_with_long_labels_is_not_remembered(n, letters, heat_maps, bars):
    caches = (of_cells._cached_heat_map, of_bars._cached_chart)
    for cache in caches:
        cache.cache_clear()
    at = AppTest.from_function(screen, args=(n, letters)).run()
    assert len(at.get("vega_lite_chart")) == 2
    assert [cache.cache_info().currsize for cache in caches] == [heat_maps, bars]
