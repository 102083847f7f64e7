"""Writes the tables of the course into docs/teaching.md: `python -m tests.course_table`."""

from core.lessons import course
from tests.documents import ROOT

DOCUMENT = ROOT / "docs" / "teaching.md"

BEGIN, END = "<!-- the tables of data/course.toml begin -->\n\n", "\n\n<!-- the tables of data/course.toml end -->"


def between(text: str) -> str:
    """What stands between the two marks of a document."""
    return text.partition(BEGIN)[2].partition(END)[0]


def written(text: str) -> str:
    """A document with the tables as the data are now."""
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return f"{before}{BEGIN}{course.markdown(course.load())}{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), encoding="utf-8")
