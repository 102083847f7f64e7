"""Dots in a plane that move from step to step and leave their paths: once by themselves, then with a slider."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from core.graph.steps import Matrix
from ui.charts import figure

_HEIGHT = 386
"""About how many pixels it is high, so that it moves nothing when it is drawn."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Drift:
    """What is drawn.

    ``paths`` is (p, s, 2): of p dots, with their ``labels``, in s ``steps``. Those of the ``hollow`` kind are rings on
    dashed paths. Where the two ``kinds`` have names, full and hollow, these stand in the picture, and dots that would
    hide one another side by side.
    The last steps may be ``covered``: the browser is not sent them, but where the axes end. ``notes`` say something of
    each step, "" where that is covered. When ``goes_to`` changes, the dots go to that step, and show an answer there.
    """

    name: str
    paths: Matrix
    labels: Sequence[str]
    hollow: Sequence[bool]
    axes: tuple[str, str]
    steps: Sequence[str]
    kinds: tuple[str, str] | None = None
    covered: int = 0
    notes: Sequence[str] = ()
    goes_to: int | None = None


def draw(drift: Drift, *, key: str) -> None:
    """Draw it; ``key`` is the component's."""
    paths, every = drift.paths[:, : len(drift.steps) - drift.covered], drift.paths
    data = {
        **asdict(drift), "paths": paths.tolist(),
        "least": every.min(axis=(0, 1)).tolist(), "most": every.max(axis=(0, 1)).tolist(),
    }  # fmt: skip
    figure.draw(__file__, data, key=key, height=_HEIGHT, on={}, offered={})
