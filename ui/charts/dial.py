"""How far a vector is turned, as two arrows from one point; what else would have turned it is marked on the rim."""

from dataclasses import asdict, dataclass

import streamlit as st

from ui.charts import figure


@dataclass(frozen=True, kw_only=True)
class Dial:
    """From 0 to 90 ``degrees``, None while covered, their ``label``; the ``marks`` and their ``mean``, too.

    ``predicted`` is from where to where the arrow was expected.
    """

    degrees: float | None
    label: str
    marks: tuple[float, ...] = ()
    mean: float | None = None
    predicted: tuple[int, int] | None = None


def show(dial: Dial, told: str) -> None:
    """Show it, and beside it what is told of it."""
    with st.container(key="left", horizontal=True, vertical_alignment="center"):
        figure.draw(__file__, asdict(dial), key="dial", on={}, offered={}, width="content")
        st.markdown(f":small[{told}]")
