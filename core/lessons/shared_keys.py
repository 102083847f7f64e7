"""Keys and values that heads share, and the memory that what is kept takes in models whose sizes are published.

Of each word that is kept, each layer holds a key and a value of d_head numbers for each head that has its own:
2 · layers · d_head · bytes · (heads with their own). With a window, no more words are kept than it is wide.
Source: Shazeer, Fast Transformer Decoding: One Write-Head is All You Need (2019); Ainslie et al., GQA (2023).
"""

import msgspec

BYTES = 2
"""Bytes of a number in half precision."""


class Model(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A model of that name as it was published, and where.

    ``own`` are the heads of a layer that have keys and values of their own, ``text`` the longest text, in tokens, and
    ``window`` how many of them a word sees; 0 if there is no window.
    """

    name: str
    source: str
    layers: int
    heads: int
    own: int
    d_head: int
    text: int
    window: int = 0

    @property
    def choices(self) -> tuple[int, ...]:
        """How many heads may have their own: all, half of them, and so on to one for all."""
        return tuple(self.heads // 2**power for power in range(self.heads.bit_length()))


def called(model: Model, own: int) -> str:
    """What sharing is called if so many heads have keys and values of their own."""
    return {model.heads: "multi-head", 1: "one for all"}.get(own, "grouped")


def bytes_of_word(model: Model, own: int) -> int:
    """How many bytes are kept of one word."""
    return 2 * model.layers * own * model.d_head * BYTES


def gigabytes(model: Model, own: int, words: int) -> float:
    """How much is kept of so many words, in units of 10⁹ bytes; of those in the window, if there is one."""
    return bytes_of_word(model, own) * min(words, model.window or words) / 1e9
