"""Words and their vectors, and what to do about a word that has none."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
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


class WordFilesError(RuntimeError):
    """A file of the course's own vectors is missing or damaged; names it."""

    def __init__(self, file: Path, expected: str) -> None:
        super().__init__(f"{file}: {expected}")
        self.file = str(file)


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


@dataclass(frozen=True, kw_only=True, eq=False)
class WordVectors:
    """Vectors by word.

    ``rows`` gives for each word, the most frequent first, its row of ``matrix``, (words, dim);
    ``fallback`` looks up other words, all at once, and returns the vectors of those that have one.
    """

    name: str
    rows: Mapping[str, int]
    matrix: Floats
    fallback: Callable[[Sequence[str]], Mapping[str, Floats]] = lambda _words: {}

    @property
    def dim(self) -> int:
        """The number of entries in a vector."""
        return int(self.matrix.shape[1])

    def find(self, words: Iterable[str]) -> Mapping[str, Floats]:
        """The vectors of those words that have one, by word."""
        distinct = dict.fromkeys(words)
        known = {word: self.matrix[self.rows[word]] for word in distinct if word in self.rows}
        others = [word for word in distinct if word not in known]
        return {**known, **self.fallback(others)} if others else known

    @cached_property
    def _spellings(self) -> Sequence[str]:
        return list(self.rows)

    def nearest_spellings(self, word: str) -> tuple[str, ...]:
        """Up to three words that take the fewest letters added, left out, changed or swapped.

        At a tie the more frequent word comes first. At most half of the letters may differ. None without rapidfuzz.
        """
        try:
            from rapidfuzz import process
            from rapidfuzz.distance import OSA
        except ImportError:
            return ()
        if len(word) > LONGEST_WORD:
            return ()
        most = len(word) // 2
        (distances,) = process.cdist(
            [word], self._spellings, scorer=OSA.distance, score_cutoff=most, dtype=np.uint8
        )  # a fifth of the time of process.extract
        nearest = np.argsort(distances, kind="stable")[:3]
        return tuple(self._spellings[i] for i in nearest if distances[i] <= most)

    def look_up(self, tokens: Sequence[str]) -> LookUp:
        """The vectors of the known tokens, and the nearest spellings of the unknown ones."""
        found = self.find(tokens)
        rows = [found[token] for token in tokens if token in found]
        return LookUp(
            tokens=tuple(tokens),
            X=np.array(rows, dtype=np.float64).reshape(-1, self.dim),
            unknown={word: self.nearest_spellings(word) for word in dict.fromkeys(tokens) if word not in found},
        )
