"""The picture as a page by itself: one file with all that it needs, which asks nothing of any network."""

from base64 import b64encode
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path

import numpy as np

from core.graph import still
from core.graph.still import Table
from ui.machine import payload, thread_weights
from ui.machine.payload import PagePayload
from ui.machine.picture import Picture
from ui.machine.thread_weights import Threads
from ui.session import scripts

_NOTE = "Nothing that you change here is kept: load the page again to have the first numbers."

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ margin: 0; padding: 0.5rem; font-family: system-ui, sans-serif; color: light-dark(#101418, #e8e6e1); background: light-dark(#fff, #14161b); }}
.question {{ padding: 0.5rem; }} .question input {{ width: 6rem; }} .question :is(input, button) {{ font: inherit; padding: 0.25rem 0.5rem; }}
.question output {{ margin-left: 0.75rem; font-weight: 600; }}
</style>
</head>
<body>
<main>{still}</main>
<script type="application/json" data-attention>{record}</script>
<script type="module">{code}</script>
</body>
</html>
"""  # noqa: E501


def of_picture(shown: Picture, question: payload.Question | None = None) -> str:
    """The page of a picture; with a question, one number is covered until it is answered, and no still shows it."""
    matrices = tuple(replace(M, editable=M.editable and shown.previewed) for M in shown.matrices)
    there = replace(shown, matrices=matrices, hides_later=None, divisor=None, kept=_NOTE)  # Python is asked for nothing
    record: PagePayload = {"picture": payload.of(there)}
    if question:
        record["question"] = question
    return page(shown.name, record, "" if question else still.html(tables(shown)))


def of_threads(threads: Threads) -> str:
    """The page of all heads of a model."""
    packed = b64encode(thread_weights.pack(threads)).decode()
    return page(threads.name, {"threads": packed}, still.html(tables_of_threads(threads)))


def page(title: str, record: PagePayload, still_: str) -> str:
    """The page of a record; the still is what stands there without JavaScript."""
    sent = payload.to_json(record).encode(errors="replace").decode()
    return _PAGE.format(title=escape(title), still=still_, record=sent.replace("<", "\\u003c"), code=code())


def tables(shown: Picture) -> tuple[Table, ...]:
    """The matrices of a picture, for a still of it."""
    return tuple(
        Table(
            title=f"{M.title} {M.symbol}".strip() if M.symbol != M.symbol.lower() else M.title,
            M=np.asarray(M.open),
            rows=M.rows,
            columns=M.columns,
            share=M.share,
        )
        for M in shown.matrices
    )


def tables_of_threads(threads: Threads) -> tuple[Table, ...]:
    """The first head, for a still of all."""
    words, W = threads.tokens, threads.weights[0, 0]
    return (Table(title="Layer 1, head 1", M=W, rows=words, columns=threads.others or words, share=True),)


@cache
def code() -> str:
    """What draws the picture, from the same file as in the app; without the address of its map, which is not here."""
    file = scripts.STATIC / Path(scripts.code_address("machine")).name
    return file.read_text(encoding="utf-8").partition("\n//# sourceMappingURL")[0].replace("</script", r"<\/script")
