"""What the figure with threads is sent: the words, and the weights of all heads, as compactly as they can be read.

A long text is not sent whole: of each word its largest weights, and of each head a small picture.
"""

import json
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ui.machine import payload

_VEILED, _ONE, _NAN = 65_535, 65_534, 65_533
"""How a number that is veiled, a weight of 1, and nan travel: in two bytes."""

_MOST_WHOLE = 3_000_000
"""So many weights are sent whole: those of 12 layers of 12 heads for 128 words are fewer."""

LARGEST = 16
"""Of a longer text, so many weights of each word are sent: the largest."""

_SIDE = 64
"""Pixels of the picture of a head of a longer text, each way; each is as dark as the largest weight in it."""


class Row(NamedTuple):
    """What one word attends to in one head, all counted from 0."""

    layer: int
    head: int
    word: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Threads:
    """What is drawn.

    ``weights`` is (layers, heads, n, m): of n ``tokens`` on the m ``others``, or on themselves; where the others are
    keys, their ``values`` stand above them, and the letters that each has ``shared`` with the query are underlined.
    ``row`` is the one whose threads are shown at first, and ``veiled`` are the rows that are not. ``asks`` is what a
    question asks for, ``candidates`` the words that it names, if it names any: a veiled row has threads to these only.
    ``drawn`` is the word to which a student has drawn a thread, ``expected`` its share, or that of the
    bar that was dragged, or that ``from_end``; ``dashed`` says whose. ``off`` are the heads to which ``change`` is
    done. Where some are ``outlined``, the others are pale. ``verb`` says what a word does to those it has threads to.
    ``names`` are those of the heads, if they are no heads of a model. ``whole``: in place of the threads stands the
    picture of the head, large, with a word at each row and column, and beside it, given the ``lengths`` of the values
    of each head, end to end, what is drawn on; it is covered if there are none of them. ``tall``: on a phone the
    threads take half its height, and on a large screen they are higher, too.
    Where ``sums`` is given, each weight has four places, and unless it is empty, those of a word lie end to end in a
    bar with a mark at 1, as long as the largest sum, or ``reach``; it is covered but for these heads. What of ``row``
    went to words that are masked, is ``missing``: it lies hatched at the end of the bar.
    Upon the bar stand ``heaps``: how many sums of the row lie in each of equal parts of it, pale in many draws, and a
    student's; ``heaped`` tells of them, and where only that is given, they are covered.
    A thread of the ``least`` weight is as thin as can be.
    Of a veiled row, ``powers`` stand beneath the words: what its shares are made of.
    ``counts`` stand beneath the words as bars, across which a line and a dashed one are drawn at the ``levels``, named.
    ``plays``: the heads are moments, which are gone through once when they come. ``moves``: words can be dragged; these
    are their places in the first head, whose threads hang beneath; or heads are ``outlined``, of which one is asked.
    A ``drawn`` thread may begin at another word, to be compared with one of the row: where, and whither, it ``begins``.
    Above one of several sentences stands its ``title``. Small pictures that have not all ``rows``, have these.
    """

    name: str
    tokens: tuple[str, ...]
    others: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    shared: tuple[tuple[int, ...], ...] = ()
    weights: npt.NDArray[np.floating[Any]]
    row: Row
    veiled: frozenset[Row] = frozenset()
    asks: Literal["", "word", "head", "share"] = ""
    candidates: frozenset[int] = frozenset()
    drawn: int | None = None
    expected: float | None = None
    from_end: bool = False
    dashed: str = "yours"
    off: frozenset[tuple[int, int]] = frozenset()
    change: str = ""
    outlined: frozenset[tuple[int, int]] = frozenset()
    verb: str = "attends to"
    names: tuple[str, ...] = ()
    whole: bool = False
    lengths: tuple[float, ...] | None = None
    tall: bool = False
    sums: frozenset[int] | None = None
    missing: tuple[float, ...] = ()
    reach: float = 1
    heaps: tuple[tuple[int, ...], ...] = ()
    heaped: str = ""
    plays: bool = False
    moves: tuple[int, ...] = ()
    begins: tuple[int, int] | None = None
    least: float = 0
    powers: tuple[str, ...] = ()
    counts: tuple[float, ...] = ()
    levels: tuple[tuple[str, float], ...] = ()
    title: str = ""
    rows: tuple[int, ...] = ()

    @property
    def most(self) -> float:
        """The weight that is sent as 1: usually 1 itself, but what dropout enlarges may be larger."""
        return max(1.0, float(np.nanmax(self.weights)))


def pack(threads: Threads) -> bytes:
    """The length of the header as four bytes, the header, and the weights: all in two bytes each, or the largest ones.

    Of a longer text there are first the weights, then their places in two bytes each, then the pictures of the heads.
    """
    layers, heads, _, m = threads.weights.shape
    is_whole = bool(threads.veiled) or threads.weights.size <= _MOST_WHOLE
    made = {
        "layers": layers, "heads": heads, "most": threads.most,
        "nan": _NAN if np.isnan(threads.weights).any() else None,
        "largest": 0 if is_whole else min(LARGEST, m), "side": 0 if is_whole else _SIDE,
        "reach": round(max(threads.reach, float(np.nansum(threads.weights, axis=-1).max())), 4),
    }  # fmt: skip
    header = json.dumps(payload.javascript_fields(threads, ("weights", "veiled")) | made, default=sorted).encode()
    header += b" " * (len(header) % 2)
    body = _pack_all(threads) if is_whole else _pack_largest(threads.weights)
    return len(header).to_bytes(4, "little") + header + body


def _pack_all(threads: Threads) -> bytes:
    weights = np.asarray(threads.weights, dtype=np.float64)
    M = _in_two_bytes(weights / threads.most)
    if threads.names:  # where 0 is said to be one: what is masked, or dropped
        M[(M == 0) & (weights > 0)] = 1
    for layer, head, word in threads.veiled:
        M[layer, head, word] = _VEILED
    return M.tobytes()


def _in_two_bytes(weights: npt.NDArray[np.floating[Any]]) -> npt.NDArray[np.uint16]:
    whole = np.rint(weights * _ONE)
    if (is_nan := np.isnan(whole)).any():
        whole = np.where(is_nan, _NAN, np.where(whole == _NAN, _NAN - 1, whole))
    in_two: npt.NDArray[np.uint16] = whole.astype("<u2")
    return in_two


def _pack_largest(weights: npt.NDArray[np.floating[Any]]) -> bytes:
    """Layer by layer, so that it takes little memory."""
    several = [_largest_of(layer) for layer in weights]
    return b"".join(np.stack(part).tobytes() for part in zip(*several, strict=True))


def _largest_of(layer: npt.NDArray[np.floating[Any]]) -> tuple[npt.NDArray[Any], ...]:
    """Of one layer (heads, n, m): the largest weights of each row, their places, and the pictures."""
    count = min(LARGEST, layer.shape[-1])
    places = np.argpartition(layer, -count, axis=-1)[..., -count:]
    shares = np.take_along_axis(layer, places, axis=-1)
    pixels = np.rint(255 * np.sqrt(_blocks(_blocks(layer, 1), 2)))
    return _in_two_bytes(shares.astype(np.float64)), places.astype("<u2"), pixels.astype(np.uint8)


def _blocks(M: npt.NDArray[np.floating[Any]], axis: int) -> npt.NDArray[np.floating[Any]]:
    """The largest of neighbours along an axis, so that as many numbers are left as the picture has pixels."""
    starts = np.arange(_SIDE) * M.shape[axis] // _SIDE
    return np.maximum.reduceat(M, starts, axis=axis)
