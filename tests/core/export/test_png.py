"""A picture of few colours as a PNG file, read back by Pillow."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from core.export.png import encoded

RNG = np.random.default_rng(0)


@pytest.mark.parametrize(("height", "width", "colours"), [(1, 1, 1), (3, 5, 2), (64, 31, 16), (300, 1024, 16)])
def test_another_program_reads_the_same_pixels(height, width, colours):
    levels = RNG.integers(0, colours, (height, width), dtype=np.uint8)
    palette = RNG.integers(0, 256, (colours, 3), dtype=np.uint8)
    image = Image.open(BytesIO(encoded(levels, palette)))
    image.load()
    assert image.format == "PNG"
    assert image.size == (width, height)
    assert np.array_equal(np.asarray(image.convert("RGB")), palette[levels])


def test_lines_that_are_alike_are_written_once():
    lines = RNG.integers(0, 16, (20, 200), dtype=np.uint8)
    palette = RNG.integers(0, 256, (16, 3), dtype=np.uint8)
    assert len(encoded(np.tile(lines, (10, 1)), palette)) < 2 * len(encoded(lines, palette))
