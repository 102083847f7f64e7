"""Charts as files, and files that are kept within a number of bytes."""

from io import BytesIO

import pytest
from PIL import Image

from core.export.chart_files import KINDS, MOST_PIXELS, KeptFiles, PictureError, draw

SPEC = {
    "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
    "data": {"values": [{"word": "bank", "weight": 0.7029}]}, "mark": "text",
    "encoding": {"y": {"field": "word", "type": "nominal"}, "text": {"field": "weight", "type": "quantitative"}},
}  # fmt: skip


def test_a_chart_becomes_a_file_of_either_kind_with_its_words_and_numbers():
    drawn = {kind: draw(SPEC, kind) for kind in KINDS}
    assert {kind: file[:4] for kind, file in drawn.items()} == {"png": b"\x89PNG", "svg": b"<svg"}
    assert all(text in drawn["svg"] for text in (b"bank", b"0.7029"))


def test_a_large_chart_has_fewer_pixels_per_point():
    small, large = ({**SPEC, "width": side, "height": side} for side in (100, 4000))
    sizes = {}
    for name, spec in (("small", small), ("large", large)):
        with Image.open(BytesIO(draw(spec, "png"))) as picture:
            sizes[name] = picture.size
    assert min(sizes["small"]) >= 200
    assert 0.9 * MOST_PIXELS < sizes["large"][0] * sizes["large"][1] <= 1.01 * MOST_PIXELS


def test_a_specification_that_is_not_a_chart_is_an_error():
    with pytest.raises(PictureError):
        draw({"mark": "nothing of the kind"}, "svg")


def test_the_file_not_asked_for_longest_gives_way():
    files = KeptFiles(most=6)
    files.keep("a", b"11")
    files.keep("b", b"22")
    assert files.get("a") == b"11"
    files.keep("c", b"333")
    assert [files.get(key) for key in "abc"] == [b"11", None, b"333"]
