"""Iterators whose items are kept, so that what took long to compute is computed once."""

import threading
from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Replay(Generic[T]):
    """An iterator that any number of threads can go through from its beginning; each item is made once.

    >>> squares = Replay(i * i for i in range(3))
    >>> next(iter(squares)), list(squares), squares.is_complete
    (0, [0, 1, 4], True)
    """

    def __init__(self, items: Iterator[T]) -> None:
        self._items, self._kept, self._lock = items, list[T](), threading.Lock()
        self.is_complete = False
        """Whether all items are there, so that going through them takes no time."""

    def __iter__(self) -> Iterator[T]:
        """All items, from the first."""
        i = 0
        while self._has(i):
            yield self._kept[i]
            i += 1

    def _has(self, i: int) -> bool:
        """Whether there is an item i; it is made if it is the next one."""
        with self._lock:
            if i == len(self._kept) and not self.is_complete:
                try:
                    self._kept.append(next(self._items))
                except StopIteration:
                    self.is_complete = True
            return i < len(self._kept)
