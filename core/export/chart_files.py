"""A chart as a file: its Vega-Lite specification drawn by vl-convert, in a process of its own.

The drawing machine takes some 100 MB; the process gives them back when it ends.
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

Kind: TypeAlias = Literal["png", "svg"]

KINDS: dict[Kind, str] = {"png": "image/png", "svg": "image/svg+xml"}
"""The kinds of files, and what browsers call them."""

_ROOT = Path(__file__).parents[2]

_SHARP = 2
"""Pixels a point, each way."""

_LONGEST = 60
"""Seconds."""


class PictureError(RuntimeError):
    """A chart could not be drawn; the message says why."""


def drawn(spec: Mapping[str, Any], kind: Kind) -> bytes:
    """The file of a chart.

    Args:
        spec: a Vega-Lite specification with all of its data.
        kind: "png" or "svg".

    Raises:
        PictureError: it is no specification, or vl-convert is not installed.
    """
    try:
        made = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "core.export.chart_files", kind],
            input=json.dumps(spec).encode(),
            capture_output=True,
            timeout=_LONGEST,
            cwd=_ROOT,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise PictureError(f"the chart took more than {_LONGEST} seconds") from late
    if made.returncode:
        raise PictureError(made.stderr.decode(errors="replace").strip().rsplit("\n", 1)[-1])
    return made.stdout


def _main(kind: str) -> None:
    import vl_convert

    spec = json.load(sys.stdin)
    made = (
        vl_convert.vegalite_to_png(spec, scale=_SHARP) if kind == "png" else vl_convert.vegalite_to_svg(spec).encode()
    )
    sys.stdout.buffer.write(made)


if __name__ == "__main__":
    _main(sys.argv[1])
