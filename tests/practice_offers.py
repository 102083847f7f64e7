"""Writes data/practice.json, at each release: `python -m tests.practice_offers`."""

from core.practice.offers import FILE, computed, names, written

if __name__ == "__main__":
    FILE.write_text(written({name: computed(name) for name in names()}), encoding="utf-8")
