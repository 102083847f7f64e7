"""The picture of a long text as a file."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from ui.charts.large_matrix import webp

RNG = np.random.default_rng(0)


def drawn(height, width):
    """A picture of 16 colours."""
    return RNG.integers(0, 256, (16, 3), dtype=np.uint8)[RNG.integers(0, 16, (height, width))]


@pytest.mark.parametrize(("height", "width"), [(1, 1), (3, 5), (64, 31), (300, 700)])
def test_every_pixel_is_read_back_with_its_colour(height, width):
    pixels = drawn(height, width)
    image = Image.open(BytesIO(webp(pixels)))
    assert image.format == "WEBP"
    assert np.array_equal(np.asarray(image.convert("RGB")), pixels)


def test_repeated_lines_take_little_room():
    lines = drawn(20, 200)
    assert len(webp(np.tile(lines, (10, 1, 1)))) < 2 * len(webp(lines))
