"""What a link holds, or else the session remembers, and is written back: one record for each such thing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from ui.session import link
from ui.session.session_memory import memory

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Remembered(Generic[T]):
    """Something that stands in the link, under one name or several."""

    names: tuple[str, ...]
    read: Callable[..., T]
    """What the texts under these names mean; empty ones, and any that mean nothing, mean the usual."""
    written: Callable[[T], tuple[str, ...]]
    """As it stands in the link; empty texts for the usual."""
    base: str = ""
    """What it belongs to: another one has its own."""

    def value(self) -> T:
        """What it is; what is found in a link that was opened overrides what the session remembers."""
        value = self.held()
        self.set(value)
        return value

    def held(self) -> T:
        """What it is, without writing it: for a screen that may have no use for it."""
        if self.is_opened():
            memory().in_links[self._place] = tuple(map(link.parameter, self.names))
        return self.read(*memory().in_links.get(self._place, ("",) * len(self.names)))

    def set(self, value: T) -> None:
        """Remember it, and put it into the link as one step for the Back button."""
        texts = memory().in_links[self._place] = self.written(value)
        link.write_all(dict(zip(self.names, texts, strict=True)))

    def is_opened(self) -> bool:
        """Whether a link was opened that holds something else than this session has written, or Back was pressed."""
        return any(link.is_new(name) or link.has_lost(name) for name in self.names)

    @property
    def _place(self) -> str:
        return " ".join((*self.names, self.base))
