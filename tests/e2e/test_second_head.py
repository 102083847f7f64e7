"""The weights of a second head in practice: their whole index is lowered."""

import pytest

from tests.e2e.app import CHROMIUM

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]


def test_the_index_of_the_weights_of_a_second_head_is_lowered_whole(chromium, address):
    page = chromium.new_page()
    page.goto(f"{address}/practice?part=drawn-4-3-2-heads.1001.query-2")
    page.locator("figcaption sub").first.wait_for()
    lowered = page.locator("figcaption sub").all_inner_texts()
    page.close()
    assert {"q2", "k2", "v2"} <= set(lowered)
    assert "q" not in lowered
