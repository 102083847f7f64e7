"""The forms of the graph: with or without positions, learning, scaling and mask, and how rows sum to 1."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Scaling: TypeAlias = Literal["by √d_k", "not"] | float
"""What happens to the scores: divided by √d_k, left as they are, or divided by a number."""

Normalise: TypeAlias = Literal["softmax", "sum"]


def scaling(scale: bool | None, *, learned: bool) -> Scaling:
    """By √d_k or not, as ``scale`` says; None: only with learning, as the course does."""
    return "by √d_k" if (learned if scale is None else scale) else "not"


@dataclass(frozen=True, kw_only=True)
class Form:
    """One form of the graph; with ``positions``, each word's place is added to its embedding.

    ``cross``: queries come from one sentence, X, and keys and values from another, X_kv.

    Raises:
        ValueError: it divides masked scores by their sum, which is −∞, or hides later words of another sentence or
            adds positions to one of the two.
    """

    learned: bool
    scaling: Scaling
    causal: bool = False
    normalise: Normalise = "softmax"
    positions: bool = False
    cross: bool = False

    def __post_init__(self) -> None:
        """Refuse a form that cannot be computed."""
        if self.causal and self.normalise == "sum":
            raise ValueError("masked scores cannot be divided by their sum, which is −∞")
        if self.causal and self.cross:
            raise ValueError("no word of another sentence comes later, so there is nothing to mask")
        if self.positions and self.cross:
            raise ValueError("positions are added to the words of one sentence: give one, or leave them out")

    @property
    def is_scaled(self) -> bool:
        """Whether the scores are divided by anything."""
        return self.scaling != "not"


LEARNED = Form(learned=True, scaling="by √d_k")
"""The graph with learning, as in Vaswani et al."""

CROSS = Form(learned=True, scaling="by √d_k", cross=True)
"""The graph with learning across two sentences, as between the decoder and the encoder in Vaswani et al."""

PLAIN = Form(learned=False, scaling="not")
"""The graph without learning, as the course begins: Q = K = V = X, nothing scaled."""
