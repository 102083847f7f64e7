"""Charts as files."""

import pytest

from core.export.chart_files import KINDS, PictureError, drawn

SPEC = {
    "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
    "data": {"values": [{"word": "bank", "weight": 0.7029}]},
    "mark": "text",
    "encoding": {"y": {"field": "word", "type": "nominal"}, "text": {"field": "weight", "type": "quantitative"}},
}


@pytest.mark.parametrize(("kind", "starts"), [("png", b"\x89PNG\r\n"), ("svg", b"<svg")])
def test_a_chart_becomes_a_file_of_either_kind(kind, starts):
    assert drawn(SPEC, kind).startswith(starts)
    assert set(KINDS) == {"png", "svg"}


def test_the_words_and_numbers_are_in_the_drawing():
    svg = drawn(SPEC, "svg").decode()
    assert "bank" in svg
    assert "0.7029" in svg


def test_what_is_no_chart_is_told():
    with pytest.raises(PictureError):
        drawn({"mark": "nothing of the kind"}, "svg")
