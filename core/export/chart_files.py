"""A chart as a file: vl-convert draws its Vega-Lite specification in a separate process.

Drawing takes 100 to 170 MB, which are freed when the process ends: draw one chart at a time. The process gives way to
others.
"""

import json
import os
import re
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias


class KeptFiles:
    """Files by key, safe for several threads; those not asked for longest give way when all have too many bytes."""

    def __init__(self, most: int) -> None:
        self._files, self._most, self._lock = OrderedDict[str, bytes](), most, threading.Lock()

    def get(self, key: str) -> bytes | None:
        """A file, or None if it is not kept, or no more."""
        with self._lock:
            if key in self._files:
                self._files.move_to_end(key)
            return self._files.get(key)

    def keep(self, key: str, file: bytes) -> None:
        """Keep a file, and let others go if need be."""
        with self._lock:
            self._files[key] = file
            while sum(map(len, self._files.values())) > self._most:
                self._files.popitem(last=False)


Kind: TypeAlias = Literal["png", "svg"]

KINDS: dict[Kind, str] = {"png": "image/png", "svg": "image/svg+xml"}
"""The kinds of file, with their media types."""

_ROOT = Path(__file__).parents[2]

_SHARP = 2.0
"""Pixels per point, each way."""

MOST_PIXELS = 6_000_000
"""A picture that would have more is drawn with fewer pixels per point; each takes four bytes, and again in the file."""

_LONGEST = 60
"""Seconds."""


class PictureError(RuntimeError):
    """A chart could not be drawn; the message says why."""


def draw(spec: Mapping[str, Any], kind: Kind) -> bytes:
    """The file of a chart, whose specification of Vega-Lite holds all its data.

    Raises:
        PictureError: the specification is not valid, drawing took too long, or vl-convert is not installed.
    """
    try:
        process = subprocess.run(  # noqa: S603
            [sys.executable, "-m", __name__, kind],
            input=json.dumps(spec).encode(),
            capture_output=True,
            timeout=_LONGEST,
            cwd=_ROOT,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise PictureError(f"the chart took more than {_LONGEST} seconds") from error
    if process.returncode:
        raise PictureError(process.stderr.decode(errors="replace").strip().rsplit("\n", 1)[-1])
    return process.stdout


def _main(kind: str) -> None:
    import vl_convert

    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    svg = vl_convert.vegalite_to_svg(json.load(sys.stdin))
    content = vl_convert.svg_to_png(svg, scale=_scale(svg)) if kind == "png" else svg.encode()
    sys.stdout.buffer.write(content)


def _scale(svg: str) -> float:
    """How many pixels per point, each way."""
    width, height = (float(side) for side in re.findall(r'(?<= )(?:width|height)="([\d.]+)"', svg)[:2])
    return float(min(_SHARP, (MOST_PIXELS / (width * height)) ** 0.5))


if __name__ == "__main__":
    _main(sys.argv[1])
