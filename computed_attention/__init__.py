"""Self-attention in your own notebook: what the app computes, marks and shows, where the work is done.

>>> round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4)
0.7311

A file may not be called as the function that it defines: the function could no longer be imported from here.
"""

from typing import TYPE_CHECKING, Any

from computed_attention.usage import UsageError
from core.attention import attend

if TYPE_CHECKING:
    from computed_attention.checking import check

__all__ = ["UsageError", "attend", "check", "load_ipython_extension", "save", "show"]

_LATER = {"check": "checking", "show": "showing", "save": "saving"}
"""What is imported only when it is used, and the file in which it stands."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)


def load_ipython_extension(shell: Any) -> None:
    """What ``%load_ext computed_attention`` calls: from then on there is ``%%check``."""
    from computed_attention.magics import register

    register(shell)
