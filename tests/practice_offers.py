"""Writes data/practice.toml: `python -m tests.practice_offers`."""

from core.practice.offer_file import FILE, written
from core.practice.offers import computed, names


def text() -> str:
    """The file as it should be now."""
    return written({name: computed(name) for name in names()})


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
