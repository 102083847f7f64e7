"""What stands in place of a screen whose data file is missing or damaged."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import streamlit as st

from core.graph.tex import plain
from core.reading.data_files import DataError
from core.words.vectors import WordFilesError

_LOG = logging.getLogger(__name__)


@contextmanager
def report_damage() -> Iterator[None]:
    """Say in a sentence which file a screen lacks, should it lack one; what is wrong with it goes to the log."""
    try:
        yield
    except (DataError, WordFilesError) as problem:
        _LOG.error("%s", problem)
        file = Path(problem.file)
        needed = f"{'a file in the folder' if file.is_dir() else 'the file'} {plain(file.name)}"
        st.error(
            f"This screen needs {needed}, which is missing or damaged. Please tell whoever looks after this "
            "app; screens that do not need it work as ever.",
            icon=":material/broken_image:",
        )
