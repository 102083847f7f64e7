"""``check``: marks what a notebook has computed."""

from typing import Any


def check(exercise: str = "bank-interest", *, variant: int | None = None, hint: int = 0, **answers: Any) -> Any:
    """Mark answers, by the ids of their parts."""
    raise NotImplementedError
