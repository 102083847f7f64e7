"""How far a vector is turned, as two arrows from one point; what else would have turned it is marked on the rim."""

from dataclasses import asdict, dataclass

from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class Dial:
    """From 0 to 90 ``degrees``, None while covered, the ``label`` of the angle, and the ``marks``, in degrees, too."""

    degrees: float | None
    label: str
    marks: tuple[float, ...] = ()


def draw(dial: Dial, *, key: str = "dial") -> None:
    """Draw it; what is told of it stands beside it."""
    figure.draw(__file__, asdict(dial), key=key, height="content", on={}, offered={}, width="content")
