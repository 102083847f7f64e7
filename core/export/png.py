"""A picture of few colours as a PNG file. Source: W3C, Portable Network Graphics (third edition), sections 5 and 11."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]


def encoded(levels: Bytes, palette: Bytes) -> bytes:
    """The file of a picture.

    Args:
        levels: a pixel each, (height, width): which row of the palette is its colour.
        palette: red, green and blue, (colours, 3), at most 16 colours.
    """
    height, width = levels.shape
    pairs = np.pad(levels, ((0, 0), (0, width % 2)))
    packed = pairs[:, ::2] << 4 | pairs[:, 1::2]
    unfiltered = np.pad(packed, ((0, 0), (1, 0)))  # every line begins with the number of its filter, 0 for none
    header = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)  # 4 bits a pixel, of a palette
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        # Rows of one word are the same, and found at level 1 already; level 6 takes six times as long to save a tenth.
        (b"IDAT", zlib.compress(unfiltered.tobytes(), level=1)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
