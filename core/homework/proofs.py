"""The mistakes that variants are proven to tell apart, frozen in versions: who has a variant keeps its numbers."""

from collections.abc import Mapping
from types import MappingProxyType

FIRST_PROOF = 1
"""The version of a file that names none; it may have handed out variants before there were versions."""

PROOFS: Mapping[int, frozenset[str]] = MappingProxyType({
    FIRST_PROOF: frozenset({
        "mask-forgotten", "mask-after-softmax", "mask-with-zero", "mask-turned-around", "mask-on-own-word",
        "keys-from-wrong-sentence", "queries-from-wrong-sentence", "sentences-exchanged", "unscaled",
        "scaling-not-asked", "divided-by-d-k", "divided-by-sqrt-d-model", "multiplied-by-sqrt-d-k",
        "scaled-after-softmax", "softmax-over-columns", "softmax-over-everything", "no-softmax",
        "exponentials-not-normalised", "normalised-by-sum", "softmax-not-asked", "softmax-twice", "softmax-base",
        "cosine-for-dot-product", "positions-forgotten", "queries-and-keys-swapped", "queries-for-keys",
        "keys-for-queries", "transposed-projection", "no-projection", "projection-not-asked", "keys-for-values",
        "queries-for-values", "inputs-for-values", "attention-transposed", "no-attention", "values-unweighted",
        "row-and-column-swapped", "other-head",
    }),
})  # fmt: skip
"""By version, the ids of the mistakes that a variant is drawn again for if it cannot tell them apart.

A version never changes, nor do the wrong steps of the mistakes in it: another mistake, or another form of one, is a
record of its own, and `check` says which variants cannot tell it apart. The next version is for new exercises.
"""

COUNTED_MISTAKES = PROOFS[FIRST_PROOF] | {
    "positions-not-asked", "mask-not-asked", "wrong-word", "own-word-left-out", "weights-exchanged", "reversed-order",
    "rounded-early",
}  # fmt: skip
"""The ids of the mistakes that count when the parts of a mock exam are chosen: an exam keeps its parts as well."""
