"""Self-attention in one call: the front door to the graph.

>>> round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4)
0.7311
"""

from core.graph.steps import ShapeError
from core.graph.trace import Trace, attend

__all__ = ["ShapeError", "Trace", "attend"]
