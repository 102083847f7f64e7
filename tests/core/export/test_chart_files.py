"""Charts as files."""

import pytest

from core.export.chart_files import KINDS, PictureError, draw

SPEC = {
    "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
    "data": {"values": [{"word": "bank", "weight": 0.7029}]},
    "mark": "text",
    "encoding": {"y": {"field": "word", "type": "nominal"}, "text": {"field": "weight", "type": "quantitative"}},
}


@pytest.mark.parametrize(("kind", "starts"), [("png", b"\x89PNG\r\n"), ("svg", b"<svg")])
def test_a_chart_becomes_a_file_of_either_kind(kind, starts):
    assert draw(SPEC, kind).startswith(starts)
    assert set(KINDS) == {"png", "svg"}


def test_the_words_and_numbers_are_in_the_drawing():
    svg = draw(SPEC, "svg").decode()
    assert "bank" in svg
    assert "0.7029" in svg


def test_a_specification_that_is_not_a_chart_is_an_error():
    with pytest.raises(PictureError):
        draw({"mark": "nothing of the kind"}, "svg")
