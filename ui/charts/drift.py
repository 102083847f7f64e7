"""Dots in a plane that move from step to step and leave their paths, with a slider."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from core.graph.steps import Matrix
from ui.charts import figure
from ui.machine.machine import Handlers


@dataclass(frozen=True, kw_only=True, eq=False)
class Drift:
    """What is drawn.

    ``paths`` is (p, s, 2): of p dots, with their ``labels``, in s ``steps``. Those of the ``hollow`` kind are rings on
    dashed paths; one of neither kind, None, is grey and not pressed. Dots without a label, and the last steps if they
    are ``covered``, are not sent to the browser, but where the axes end. At the step of the ``ghosts``, with which each
    of the others is compared, pale rings stay; without any, a step follows from the one before. ``notes`` say something
    of each step, "" where that is covered; ``cosines`` are those between two dots, on an arc; ``words`` stand there
    small, by name, place and kind. When ``goes_to`` changes, the dots go to that step. Dots that are ``picked`` have a
    ring, and if it ``asks`` one presses them; otherwise the pressed one shows its ``way`` alone, layer by layer.
    """

    name: str
    paths: Matrix
    labels: Sequence[str]
    hollow: Sequence[bool | None]
    axes: tuple[str, str]
    steps: Sequence[str]
    ghosts: int | None = None
    covered: int = 0
    notes: Sequence[str] = ()
    cosines: Sequence[float | None] = ()
    words: Sequence[tuple[str, tuple[float, float], bool]] = ()
    goes_to: int | None = None
    picked: Sequence[int] = ()
    asks: bool = False
    way: int | None = None


def draw(drift: Drift, *, key: str, on: Handlers) -> None:
    """Draw it; ``on``: what to call with the "dot" that was pressed."""
    paths, every = drift.paths[: len(drift.labels), : len(drift.steps) - drift.covered], drift.paths
    places = np.array([*every.reshape(-1, 2), *(place for _, place, _ in drift.words)])
    least, most = places.min(axis=0), places.max(axis=0)
    data = {
        **asdict(drift), "paths": paths.tolist(), "least": least.tolist(), "most": most.tolist(),
        "axes": [f"{axis} (cosine)" for axis in drift.axes],
    }  # fmt: skip
    offered = {"dot": [i for i, kind in enumerate(drift.hollow) if kind is not None]}
    figure.draw(__file__, data, key=key, on=on, offered=offered)
