"""Reads a file that a student uploads; nothing in it is ever run or unpickled."""

import codecs

from core.uploads import notebooks
from core.uploads.literals import Budget
from core.uploads.outputs import Output, UploadError

LARGEST = 10_000_000
"""Most bytes of a file."""


def outputs(name: str, content: bytes) -> tuple[Output, ...]:
    """The results that a file holds, in order; its name tells its kind by its ending.

    Raises:
        UploadError: the file cannot be used; one sentence says why.
    """
    if len(content) > LARGEST:
        raise UploadError("This file is larger than 10 MB; a notebook with its outputs needs much less.")
    if not content.strip():
        raise UploadError("This file is empty.")
    if name.lower().endswith(".ipynb"):
        return tuple(notebooks.outputs(_decoded(content), Budget()))
    raise UploadError("A file of this kind cannot be read.")


def _decoded(content: bytes) -> str:
    """The text of a file in UTF-8 or, if its first bytes say so, in UTF-16."""
    encoding = "utf-16" if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        raise UploadError("This file is no text in UTF-8; save it once more from Jupyter or Colab.") from error
