"""``%%check``: marks the variables of a notebook's cell."""

from typing import Any


def register(shell: Any) -> None:
    """Give a notebook the magic ``%%check``."""
