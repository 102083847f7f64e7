"""Reads a file that a student uploads, or a text that somebody pasted; nothing in it is ever run or unpickled."""

import codecs
import contextlib
import logging
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import PurePath
from typing import TypeAlias

from core.uploads import arrays, notebooks, sheets, torch_files
from core.uploads.archives import open_archive
from core.uploads.cell_code import name_of_result
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError
from core.uploads.printed_text import find_results

LARGEST = 10_000_000
"""Most bytes of a file."""

MOST_OUTPUTS = 5000
"""Most results of one file."""

KINDS = (".ipynb", ".npy", ".npz", ".csv", ".xlsx", ".pt", ".txt")
"""The endings of the files that can be read; ``.tsv``, ``.pth`` and ``.xlsm`` are read as their relatives are."""

Reader: TypeAlias = Callable[[str, bytes, Budget], Iterator[Output]]

_STOP = re.compile(r'(?:^|"ename":\s*")(\w*Error)(?:: |",\s*"evalue":\s*")([^"\n]+)', re.MULTILINE)
"""The error with which a traceback ends, or which a notebook holds."""

_ZIP = b"PK\x03\x04"
_FOREIGN = (
    (
        (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"RIFF"),
        "This is a picture. Upload the notebook itself, or paste the printed text.",
    ),
    ((b"%PDF",), "This is a PDF. Upload the notebook itself, or paste the printed text."),
    ((b"<!DOCTYPE", b"<!doctype", b"<html", b"<HTML"), "This is a web page. Save the notebook itself, as .ipynb."),
    (
        (b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19",),
        "This is an old torch file; save it again with torch 1.6 or newer.",
    ),
    (
        (b"\x80\x02", b"\x80\x03", b"\x80\x04", b"\x80\x05"),
        "This is a pickle, which could run code, so it is not read; save it with np.save.",
    ),
    ((b"\xd0\xcf\x11\xe0",), "This is an old or locked Excel file; save it as .xlsx without a password."),
    ((b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh", b"\xfd7zXZ"), "This is an archive; upload the file that is inside."),
)
"""How files begin that are something else, and what to do instead."""


def outputs(name: str, content: bytes) -> tuple[Output, ...]:
    """The results that a file holds, in order. What it is, its first bytes tell, and only then the ending of its name.

    Raises:
        UploadError: the file cannot be used; one sentence says why.
    """
    if len(content) > LARGEST:
        raise UploadError("This file is larger than 10 MB; a notebook with its outputs needs much less.")
    if not content.strip(b"\0\t\n\r "):
        raise UploadError("This file is empty.")
    try:
        results = [*islice(_find_reader(name, content)(PurePath(name).stem, content, Budget()), MOST_OUTPUTS + 1)]
    except UploadError:
        raise
    except ModuleNotFoundError as error:
        raise UploadError(
            f"Such files are read by {error.name}, which is not installed; paste the printed text."
        ) from error
    except Exception as error:  # a file may be wrong in ways that nobody thought of, and the student is told so
        logging.getLogger(__name__).exception("a file could not be read")
        raise UploadError("This file cannot be read; save it again, or paste the printed text.") from error
    if len(results) > MOST_OUTPUTS:
        raise UploadError(f"This file holds more than {MOST_OUTPUTS:,} results; keep only the cells of the homework.")
    if all(one.is_unread for one in results):
        stop = stop_in(content.decode(errors="replace"))
        raise UploadError(f"No numbers were found in this file{stop}. If it is a notebook, run its cells and save it.")
    return tuple(results)


def stop_in(text: str) -> str:
    """Which error stopped the code that printed a text or made a notebook, if one did.

    >>> stop_in("NameError: name 'Q' is not defined")
    ": it stopped with “NameError: name 'Q' is not defined”"
    """
    return "".join(f": it stopped with “{name}: {why}”" for name, why in _STOP.findall(text)[-1:])


def _find_reader(name: str, content: bytes) -> Reader:
    """What reads a file of this kind."""
    ending = PurePath(name).suffix.lower()
    if content.startswith(arrays.MAGIC):
        return arrays.npy_outputs
    if content.startswith(_ZIP):
        return _archive_reader(content)
    for beginnings, sentence in _FOREIGN:
        if content.startswith(beginnings):
            raise UploadError(sentence)
    if ending == ".ipynb" or re.match(
        rb'(?:\xef\xbb\xbf)?\s{0,99}\{\s{0,99}"(?:cells|metadata|nbformat|worksheets)"', content
    ):
        return lambda _name, content, budget: notebooks.outputs(_decode(content), budget)
    if ending == ".txt":
        return lambda _name, content, _budget: iter(outputs_of_text(_decode(content, "cp1252")))
    if ending in (".csv", ".tsv"):
        return sheets.csv_outputs
    if ending in (".npy", ".npz", ".xlsx", ".xlsm", ".pt", ".pth"):
        raise UploadError(f"This is not a {ending} file, or it is broken; save it again.")
    raise UploadError(f"Files of this kind cannot be read; those that can end in {', '.join(KINDS)}.")


def _archive_reader(content: bytes) -> Reader:
    with open_archive(content) as archive:
        members = archive.names
    if "xl/workbook.xml" in members:
        return sheets.xlsx_outputs
    if any(member.endswith("data.pkl") for member in members):
        return torch_files.pt_outputs
    if any(member.endswith(".npy") for member in members):
        return arrays.npz_outputs
    raise UploadError("This is an archive; upload the file that is inside.")


def _decode(content: bytes, *others: str) -> str:
    """The text of a file in UTF-8 or, if its first bytes say so, in UTF-16; if it is neither, in another encoding."""
    is_utf_16 = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16" if is_utf_16 else "utf-8-sig", *others):
        with contextlib.suppress(UnicodeDecodeError):
            return content.decode(encoding)
    raise UploadError("This file is not UTF-8 text; save it again from Jupyter or Colab.")


LONGEST = 1_000_000
"""Most characters of a pasted text."""


def outputs_of_text(text: str) -> tuple[Output, ...]:
    """The results in a text, in order; none if nothing in it can be read.

    >>> [(output.name, output.text, output.place) for output in outputs_of_text("Q = tensor([1., 2.])")]
    [('Q', '1. 2.', 'line 1')]

    Raises:
        UploadError: the text is too long.
    """
    if len(text) > LONGEST:
        raise UploadError("This text is too long; paste only what your cells have printed.")
    outputs = tuple(
        one.output(
            place=f"line {one.first}" if one.first == one.last else f"lines {one.first} to {one.last}",
            name=name_of_result(one),
            around="\n".join(filter(None, (one.label, one.heading))),
        )
        for one in find_results(text, Budget())
    )
    return () if all(one.is_unread for one in outputs) else outputs
