"""The example of a long text: two banks in one story."""

from functools import cache

from core.reading import data_files


@cache
def text() -> str:
    """The text of data/texts/two-banks.txt.

    Raises:
        DataError: it cannot be read.
    """
    return data_files.text(data_files.DATA / "texts" / "two-banks.txt").strip()
