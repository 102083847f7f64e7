"""Self-attention in your own notebook: what the app computes, marks and shows, where the work is done.

>>> round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4)
0.7311

A file may not be called as the function that it defines: the function could no longer be imported from here.
"""

from typing import Any

from computed_attention.notebook_check import check
from computed_attention.page_files import save
from computed_attention.show_picture import show
from computed_attention.usage import UsageError
from core.attention import attend

__all__ = ["UsageError", "attend", "check", "load_ipython_extension", "save", "show"]


def load_ipython_extension(shell: Any) -> None:
    """What ``%load_ext computed_attention`` calls: from then on there is ``%%check``."""
    from computed_attention.notebook_check import register

    register(shell)
