"""What a link holds, or else the session remembers, and is written back: one record for each such thing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from ui.session import link
from ui.session.session_memory import memory

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class LinkedValue(Generic[T]):
    """Something that stands in the link, under one name or several."""

    names: tuple[str, ...]
    read: Callable[..., T]
    """What the texts under these names mean; empty ones, and any that mean nothing, mean the usual."""
    written: Callable[[T], tuple[str, ...]]
    """As it stands in the link; empty texts for the usual."""
    base: str = ""
    """What it belongs to: another one has its own."""
    longest: int = link.LONGEST
    """The most characters of a text that is taken from a link."""

    def value(self) -> T:
        """What it is; what is found in a link that was opened overrides what the session remembers."""
        value = self.held()
        self.set(value)
        return value

    def held(self) -> T:
        """What it is, without writing it: for a screen that may have no use for it."""
        if self.is_opened():
            memory().in_links[self._place] = tuple(link.parameter(name)[: self.longest] for name in self.names)
        return self.recalled()

    def recalled(self) -> T:
        """What the session remembers of it, whatever the link holds."""
        return self.read(*memory().in_links.get(self._place, ("",) * len(self.names)))

    def set(self, value: T) -> None:
        """Remember it, and put it into the link as one step for the Back button."""
        self.remember(value)
        link.write_all(self.in_link(value))

    def remember(self, value: T) -> None:
        """Remember it; it comes into the link later, together with something else."""
        memory().in_links[self._place] = self.written(value)

    def in_link(self, value: T) -> dict[str, str]:
        """How it stands in the link, by name."""
        return dict(zip(self.names, self.written(value), strict=True))

    def is_opened(self) -> bool:
        """Whether a link was opened that holds something else than this session has written, or Back was pressed."""
        return any(link.is_new(name) or link.has_lost(name) for name in self.names)

    @property
    def _place(self) -> str:
        return " ".join((*self.names, self.base))


def linked_text(name: str, base: str = "", *, longest: int = link.LONGEST) -> LinkedValue[str]:
    """A text that stands in the link as it is; "" is the usual."""
    return LinkedValue(names=(name,), read=str, written=lambda text: (text,), base=base, longest=longest)
