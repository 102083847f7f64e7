"""Words and their vectors, and what to do about a word that has none."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
Choice: TypeAlias = Sequence[float] | Floats | None
"""What a student does about an unknown word: a vector of their own, or None to drop it."""

LONGEST_WORD = 100
"""In letters; the nearest spellings of a longer word are slow to find and help nobody."""


class VectorsError(ValueError):
    """Word vectors are missing, unreadable or unusable; the message is one sentence for the student."""


@dataclass(frozen=True, kw_only=True, eq=False)
class LookUp:
    """A sentence whose words have been looked up.

    ``X`` has one row per known token, in order, (known tokens, dim), float64.
    ``unknown`` has each unknown word once, in order, with its nearest spellings.
    """

    tokens: tuple[str, ...]
    X: NDArray[np.float64]
    unknown: Mapping[str, tuple[str, ...]]

    def resolve(self, choices: Mapping[str, Choice]) -> tuple[tuple[str, ...], NDArray[np.float64]]:
        """The tokens that remain and their X, (n, dim) in float64, after a choice for each unknown word.

        Choices for other words are ignored.

        Raises:
            VectorsError: an unknown word has no choice, or a vector that is not ``dim`` finite numbers;
                or no token remains.
        """
        replacements = {word: self._replacement(word, choices) for word in self.unknown}
        rows_of_known = iter(self.X)
        rows = [replacements[token] if token in replacements else next(rows_of_known) for token in self.tokens]
        remaining = [(token, row) for token, row in zip(self.tokens, rows, strict=True) if row is not None]
        if not remaining:
            raise VectorsError("No word is left: the sentence needs at least one word that has a vector.")
        tokens, vectors = zip(*remaining, strict=True)
        return tokens, np.stack(vectors)

    def _replacement(self, word: str, choices: Mapping[str, Choice]) -> NDArray[np.float64] | None:
        if word not in choices:
            raise VectorsError(f"“{word}” has no vector: drop it or type one.")
        if (choice := choices[word]) is None:
            return None
        dim = self.X.shape[1]
        try:
            vector = np.array(choice, dtype=np.float64).ravel()
        except (TypeError, ValueError, OverflowError) as error:
            raise VectorsError(f"The vector for “{word}” needs {dim} numbers and nothing else.") from error
        if vector.size != dim:
            raise VectorsError(f"The vector for “{word}” needs {dim} numbers, not {vector.size}.")
        if not np.isfinite(vector).all():
            raise VectorsError(f"The vector for “{word}” has an entry that is not a finite number.")
        return vector


def _no_vector(_word: str) -> None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False)
class WordVectors:
    """Vectors by word.

    ``rows`` gives for each word, the most frequent first, its row of ``matrix``, (words, dim);
    ``fallback`` looks up any other word and returns its vector or None.
    """

    name: str
    rows: Mapping[str, int]
    matrix: Floats
    fallback: Callable[[str], Floats | None] = _no_vector

    @property
    def dim(self) -> int:
        """The number of entries in a vector."""
        return int(self.matrix.shape[1])

    def __contains__(self, word: str) -> bool:
        return self._find(word) is not None

    def _find(self, word: str) -> Floats | None:
        return self.matrix[self.rows[word]] if word in self.rows else self.fallback(word)

    def vector(self, word: str) -> Floats:
        """A copy of a word's vector, (dim,), float32 unless the source is more precise.

        Raises:
            VectorsError: the word has no vector; the message names it.
        """
        if (row := self._find(word)) is None:
            raise VectorsError(f"“{word}” is not among the words of {self.name}.")
        return np.array(row)

    def nearest_spellings(self, word: str, count: int = 3) -> tuple[str, ...]:
        """Up to ``count`` words that take the fewest letters added, left out, changed or swapped.

        At a tie the more frequent word comes first. At most half of the letters may differ.
        """
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if len(word) > LONGEST_WORD:
            return ()
        words = list(self.rows)
        matches = process.extract(word, words, scorer=OSA.distance, limit=count, score_cutoff=len(word) // 2)
        return tuple(spelling for spelling, _, _ in matches)

    def look_up(self, tokens: Sequence[str]) -> LookUp:
        """The vectors of the known tokens, and the nearest spellings of the unknown ones."""
        by_token = {token: self._find(token) for token in tokens}
        rows = [by_token[token] for token in tokens if by_token[token] is not None]
        return LookUp(
            tokens=tuple(tokens),
            X=np.array(rows, dtype=np.float64).reshape(-1, self.dim),
            unknown={word: self.nearest_spellings(word) for word, row in by_token.items() if row is None},
        )
