"""Altair, once all of pandas is there; imported when the first chart is drawn, because that takes a while.

Altair asks whether pandas has been imported, and does not wait until another thread that imports it has done so.
"""

import pandas  # noqa: F401

# isort: split
import altair as alt

__all__ = ["alt"]
