"""Dots in a plane that move from step to step and leave their paths: once by themselves, then with a slider."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from core.graph.steps import Matrix
from ui.charts import figure
from ui.machine.machine import Handlers

_HEIGHT = 440
"""About how many pixels it is high, so that it moves nothing when it is drawn."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Drift:
    """What is drawn.

    ``paths`` is (p, s, 2): of p dots, with their ``labels``, in s ``steps``. Those of the ``hollow`` kind are rings on
    dashed paths; one of neither kind, None, is grey and not pressed. Dots that would hide one another stand ``apart``,
    or else as one. Dots without a label, and the last steps if they are ``covered``, are not sent to the browser, but
    where the axes end. At the step of the ``ghosts``, with which others are compared, pale rings stay. ``notes`` say
    something of each step, "" where that is covered. When ``goes_to`` changes, the dots go to that step, and show an
    answer there; before, they go through all once if it ``plays``. Dots that are ``picked`` have a ring, and if it
    ``asks`` one presses them.
    """

    name: str
    paths: Matrix
    labels: Sequence[str]
    hollow: Sequence[bool | None]
    axes: tuple[str, str]
    steps: Sequence[str]
    apart: bool = False
    ghosts: int | None = None
    covered: int = 0
    notes: Sequence[str] = ()
    goes_to: int | None = None
    plays: bool = True
    picked: Sequence[int] = ()
    asks: bool = False


def draw(drift: Drift, *, key: str, on: Handlers) -> None:
    """Draw it; ``on``: what to call with the "dot" that was pressed."""
    paths, every = drift.paths[: len(drift.labels), : len(drift.steps) - drift.covered], drift.paths
    least, most = every.min(axis=(0, 1)), every.max(axis=(0, 1))
    ends = zip(drift.axes, least, most, strict=True)
    data = {
        **asdict(drift), "paths": paths.tolist(), "least": least.tolist(), "most": most.tolist(),
        "axes": [f"{axis}: cosine {low:.2f} to {high:.2f}" for axis, low, high in ends],
    }  # fmt: skip
    offered = {"dot": [i for i, kind in enumerate(drift.hollow) if kind is not None]}
    figure.draw(__file__, data, key=key, height=_HEIGHT, on=on, offered=offered)
