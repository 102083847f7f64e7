"""Writes data/practice.json, at each release: `python -m tests.practice_offers`."""

from core.practice.offers import FILE, compute_offers, file_text, names

if __name__ == "__main__":
    FILE.write_text(file_text({name: compute_offers(name) for name in names()}), encoding="utf-8")
