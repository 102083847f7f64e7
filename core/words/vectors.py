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
"""In letters; the nearest spellings of a longer one take long to find and help nobody."""


class VectorsError(ValueError):
    """Word vectors cannot be read, found or used; the message is one sentence for the student."""


@dataclass(frozen=True, kw_only=True, eq=False)
class LookUp:
    """A sentence and what is known of it.

    ``X`` has the rows of the known tokens in their order, (known, dim), float64.
    ``unknown`` has each unknown word once, in order, with its nearest spellings.
    """

    tokens: tuple[str, ...]
    X: NDArray[np.float64]
    unknown: Mapping[str, tuple[str, ...]]

    def resolve(self, choices: Mapping[str, Choice]) -> tuple[tuple[str, ...], NDArray[np.float64]]:
        """The tokens that stay and their X, (n, dim) in float64, once each unknown word has its choice.

        Choices for words that are not unknown here are passed over.

        Raises:
            VectorsError: an unknown word has no choice or a vector that is not ``dim`` finite numbers,
                or no token stays.
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
            vector = np.array(choice, dtype=np.float64).ravel()
        except (TypeError, ValueError, OverflowError) as error:
            raise VectorsError(f"The vector for “{word}” needs {dim} numbers and nothing else.") from error
        if vector.size != dim:
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
        """Up to ``count`` words by the fewest letters added, left out, changed or swapped.

        Among equals the more frequent comes first. At most half of the letters may differ.
        """
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if len(word) > LONGEST_WORD:
            return ()
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
