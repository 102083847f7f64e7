"""The forms of the graph: with or without positions, learning, scaling and mask, and how rows sum to 1."""

from dataclasses import dataclass, fields

from core.graph.masking import NO_MASK
from core.graph.way import Mask, Normalising, Scaling, Way
from core.graph.ways import BY_ROOT, BY_SUM, SOFTMAX, UNSCALED, scaling


@dataclass(frozen=True, kw_only=True)
class Form:
    """One form of the graph; with ``positions``, each word's place is added to its embedding.

    ``cross``: queries come from one sentence, X, and keys and values from another, X_kv. With two ``heads`` the second
    has weights of its own; their context vectors are joined and mixed by W_o.

    Raises:
        ValueError: it divides masked scores by their sum, which is −∞, or hides words of another sentence or adds
            positions to one of the two, or has two heads without weights or across two sentences.
    """

    learned: bool
    scaling: Scaling
    mask: Mask = NO_MASK
    normalise: Normalising = SOFTMAX
    positions: bool = False
    cross: bool = False
    heads: int = 1

    def __post_init__(self) -> None:
        """Refuse a form that cannot be computed."""
        if self.is_masked and self.normalise == BY_SUM:
            raise ValueError("masked scores cannot be divided by their sum, which is −∞")
        if self.is_masked and self.cross:
            raise ValueError("no word of another sentence comes later, so there is nothing to mask")
        if self.positions and self.cross:
            raise ValueError("positions are added to the words of one sentence: give one, or leave them out")
        if self.heads > 1 and (self.cross or not self.learned):
            raise ValueError("two heads need weights of their own, learned, and one sentence")

    @property
    def is_scaled(self) -> bool:
        """Whether the scores are divided by anything."""
        return not self.scaling.is_copy

    @property
    def is_masked(self) -> bool:
        """Whether any word is hidden from another."""
        return not self.mask.is_copy

    def unusual(self) -> tuple[str, ...]:
        """What is unusual about it but for the learning, as it is called in the name of a file.

        >>> Form(learned=True, scaling=UNSCALED, positions=True).unusual()
        ('unscaled', 'positions')
        """
        usual = Form(learned=self.learned, scaling=scaling(None, learned=self.learned))
        has = {one.name: getattr(self, one.name) for one in fields(self)}
        return tuple(
            chosen.file_name if isinstance(chosen, Way) else name
            for name, chosen in has.items()
            if chosen != getattr(usual, name)
        )


LEARNED = Form(learned=True, scaling=BY_ROOT)
"""The graph with learning, as in Vaswani et al."""

CROSS = Form(learned=True, scaling=BY_ROOT, cross=True)
"""The graph with learning across two sentences, as between the decoder and the encoder in Vaswani et al."""

PLAIN = Form(learned=False, scaling=UNSCALED)
"""The graph without learning, as the course begins: Q = K = V = X, nothing scaled."""
