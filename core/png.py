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
        palette: red, green and blue, (colours, 3), at most 256 colours.
    """
    height, width = levels.shape
    unfiltered = np.pad(levels, ((0, 0), (1, 0)))  # every line begins with the number of its filter, 0 for none
    # Weights are like noise: looking for repetitions would take twice as long and find none.
    packer = zlib.compressobj(strategy=zlib.Z_HUFFMAN_ONLY)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, of a palette
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", packer.compress(unfiltered.tobytes()) + packer.flush()),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
