"""The attention of a model as one array, however it comes: what ``output_attentions=True`` returns, or an array."""

from typing import Any

import numpy as np
import numpy.typing as npt

from computed_attention.usage import UsageError
from core.graph.still import in_numpy

MOST_WORDS = 512

_ROUNDED = 0.01
"""By how much a weight may be above 1: numbers of half precision are rounded so."""

_SHAPES = "(layers, heads, n, n), or a list of layers (1, heads, n, n)"

Weights = npt.NDArray[np.float32]


def weights_of(attentions: Any) -> Weights:
    """The weights (layers, heads, n, m) as numbers from 0 to 1.

    Raises:
        UsageError: they are no attention weights, or of more words than can be drawn.
    """
    attentions = getattr(attentions, "attentions", attentions)
    if attentions is None or (isinstance(attentions, tuple | list) and any(one is None for one in attentions)):
        raise UsageError(
            'The model returned no attention: load it with attn_implementation="eager", and call it with '
            "output_attentions=True."
        )
    W = _stacked(attentions)
    if max(W.shape[2:]) > MOST_WORDS:
        raise UsageError(f"There are {max(W.shape[2:]):,} tokens, and at most {MOST_WORDS} can be drawn: show a part.")
    if not W.size:
        raise UsageError("There are no weights, so there is nothing to show.")
    least, most = float(W.min()), float(W.max())
    if not (least >= 0 and most <= 1 + _ROUNDED):  # nan is neither
        raise UsageError(
            "These are not attention weights, which lie between 0 and 1: some are not numbers (NaN)."
            if np.isnan(least)
            else f"These are not attention weights, which lie between 0 and 1: they run from {least:.4g} to {most:.4g}."
        )
    return np.minimum(W, 1, dtype=np.float32)


def _stacked(attentions: Any) -> Weights:
    """The weights as one array, of one sentence."""
    if isinstance(attentions, tuple | list) and all(hasattr(one, "shape") for one in attentions):
        layers = [_numbers(one) for one in attentions]
        if len({layer.shape for layer in layers}) > 1:
            raise UsageError("The layers differ in their shapes: give those of one model and one sentence.")
        W = np.stack(layers) if layers else np.zeros((0, 0, 0, 0), dtype=np.float32)
    else:
        W = _numbers(attentions)
    if W.ndim == 5 and W.shape[1] != 1:
        raise UsageError(
            f"There are {W.shape[1]} sentences in the batch: show one, such as [A[:1] for A in attentions]."
        )
    W = W[:, 0] if W.ndim == 5 else W
    if W.ndim not in (2, 3, 4):
        raise UsageError(f"The weights have the shape {W.shape}; expected {_SHAPES}.")
    return W.reshape((1,) * (4 - W.ndim) + W.shape)


def _numbers(values: Any) -> Weights:
    try:
        W = in_numpy(values)
    except Exception:  # noqa: BLE001  lists of different lengths, or what a library of tensors raises
        W = np.empty(0, dtype=object)
    if W.dtype.kind not in "fiub":
        raise UsageError(f"Attention weights are numbers in an array or a tensor of the shape {_SHAPES}.")
    numbers: Weights = W.astype(np.float32, copy=False)
    return numbers
