"""``save``: the picture as one file, to put on a page of a course, into slides or a message."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from computed_attention.edited_trace import EditedTrace
from computed_attention.stills import Still, still_of
from computed_attention.usage import UsageError, missing_name
from core.classroom.reports import BatchError
from core.classroom.result_files import write_bytes
from core.graph.trace import Trace
from core.reading.data_faults import excerpt
from ui.machine import standalone
from ui.machine.payload import Question
from ui.machine.picture import DrawnMatrix, Picture


def save(what: Any, file: str | Path, question: Sequence[str] | None = None, tokens: Any = None) -> Path:
    """Write a picture as a page by itself, which needs no network; returns its path.

    Args:
        what: a trace, or what `show` returns: as it is by now, with all that was typed over it.
        file: what the page is called, such as picture.html. A file of this name is replaced; nothing else is.
        question: asks for a number, which is covered until it is answered: the matrix, row and column, such as
            ("weights", "its", "dog"), and a text if you like.
        tokens: n words for a trace, as in `show`.

    Raises:
        UsageError: it cannot be written, or there is no such number; the message is one sentence.
    """
    one = still_of(what, tokens) if isinstance(what, Trace) else getattr(what, "still", what)
    if not isinstance(one, Still):
        raise UsageError("save takes a trace, which attend returns, or what show returns.")
    if isinstance(one.shown, EditedTrace):
        page = trace_page(one.shown, question)
    elif question:
        raise UsageError("A question can be asked of a trace, not of the heads of a model.")
    else:
        page = standalone.of_threads(one.shown)
    if not isinstance(file, str | PathLike) or "\0" in str(file):
        raise UsageError(f"file is what the page is called, such as picture.html; found {excerpt(file)}.")
    return write_page(page, Path(file))


def trace_page(shown: EditedTrace, question: Sequence[str] | None) -> str:
    """The page of a trace."""
    picture = shown.picture
    return standalone.of_picture(picture, question_on(picture, question) if question else None)


def question_on(picture: Picture, question: Sequence[str]) -> Question:
    """What a page asks for.

    Raises:
        UsageError: there is no such number.
    """
    is_several = isinstance(question, tuple | list) and all(isinstance(one, str) for one in question)
    if not is_several or not 3 <= len(question) <= 4:
        raise UsageError('A question has the matrix, the row and the column, such as ("weights", "its", "dog").')
    name, row, column, *text = question
    M = {M.name: M for M in picture.matrices}.get(name)
    if M is None:
        raise missing_name("matrix", name, [M.name for M in picture.matrices])
    for what, label, labels in (("row", row, M.rows), ("column", column, M.columns)):
        if label not in labels:
            raise missing_name(what, label, labels)
    asked = text[0] if text else _question_text(M, row, column)
    return {"node": name, "row": M.rows.index(row), "column": M.columns.index(column), "text": asked}


def _question_text(M: DrawnMatrix, row: str, column: str) -> str:
    if M.share:
        return f"How much does “{row}” attend to “{column}”?"
    return f"{M.title}: what is the number in row “{row}” and column “{column}”?"


def write_page(page: str, file: Path, *, force: bool = True) -> Path:
    """Write a page; only an ordinary file is replaced.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        write_bytes(file, page.encode(), force=force)
    except BatchError as problem:
        raise UsageError(f"{problem}.") from None
    return file
