"""The charts of a screen as files: drawn when they are asked for, one at a time, and kept for all who ask again."""

import json
import re
from collections.abc import Sequence
from hashlib import blake2b

import streamlit as st

from core.export import chart_files
from core.export.chart_files import KeptFiles, Kind, PictureError
from core.graph.tex import plain
from ui.charts import drawing
from ui.charts.drawing import Chart
from ui.session import turns

_cache = KeptFiles(most=32_000_000)


def offer(stem: str, more: Sequence[Chart] = ()) -> None:
    """Offer each chart drawn so far in this run, and some more; the names of the files begin with a stem."""
    if charts := (*more, *drawing.charts_drawn()):
        st.caption("Each chart, as you see it now. It takes a few seconds to draw one as a file.")
    for i, chart in enumerate(charts, start=1):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown(plain(chart.name), width="stretch")
            for kind in chart_files.KINDS:
                _offer(chart, kind, f"{stem}-{i}-{file_name(chart.name)}.{kind}")


def _offer(chart: Chart, kind: Kind, name: str) -> None:
    """A button that draws a chart as a file; once it is drawn, one that saves it."""
    place, key = st.empty(), _key(chart, kind)
    file = _cache.get(key)
    if file is None and place.button(kind.upper(), key=f"draw {name}", help="Draw this chart as a file"):
        file = _draw(chart, kind, key, place)
    if file:
        place.download_button(
            f"Save {kind.upper()}", file, name, chart_files.KINDS[kind], key=f"take {name}", type="primary",
            on_click="ignore",
        )  # fmt: skip


def _draw(chart: Chart, kind: Kind, key: str, place: st.delta_generator.DeltaGenerator) -> bytes | None:
    """The file of a chart, drawn when it is this student's turn, unless somebody has just drawn the same.

    None after saying why there is none.
    """
    try:
        with turns.take(lambda before: place.caption(turns.notice(before)), unless=lambda: _cache.get(key) is not None):
            if (file := _cache.get(key)) is None:
                place.caption("Drawing …")
                file = chart_files.draw(drawing.standalone(chart), kind)
                _cache.keep(key, file)
    except PictureError:
        place.caption("This chart could not be drawn as a file.")
    except turns.TooManyError as problem:
        place.caption(str(problem))
    else:
        return file
    return None


def _key(chart: Chart, kind: Kind) -> str:
    """What tells the file of a chart from all others."""
    digest = blake2b(json.dumps([kind, chart.name, chart.spec, list(chart.datasets)]).encode())
    for rows in chart.datasets.values():
        digest.update(rows)
    return digest.hexdigest()


def file_name(text: str) -> str:
    """A text as part of the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60] or "attention"
