"""Figures and words in TeX, figures rounded as they are shown, and any text made harmless for Markdown."""

import math
import re
from functools import lru_cache

from core.graph.steps import Matrix

SIGNIFICANT = 6
"""Significant digits shown in a figure."""

MOST_DECIMALS = 4
"""The most decimals of a number within a matrix."""

_SMALL = "₀₁₂₃₄₅₆₇₈₉"

_ESCAPES = {
    "\\": r"\textbackslash{}", "$": r"\textdollar{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}",
    # In braces, so that Streamlit finds no icon; and a backtick would begin code.
    ":": "{:}", "`": "‘", **{mark: "\\" + mark for mark in "{}%#&_"},
}  # fmt: skip

_LONGEST_WORD = 40
"""The most characters of a word in a formula: it cannot be broken into lines."""

_HIDDEN = re.compile(r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, those that turn the direction of writing, and halves of characters, which cannot be sent."""

_MARKDOWN = re.compile(r"[\\`*_{}\[\]<>#|$&~@]|:(?=\S)|(?<!\w)[-+=]|(?<=\d)[.)](?=\s|$)")
"""What means something in Markdown: a backslash before it takes that away."""

_MARKED = re.compile(r"(?<!\\)(\*\*|\*|`)(.+?)(?<!\\)\1")
"""What is bold, in italics or code, between its marks."""

_LETTER = re.compile(
    r"(?P<left>`[^`]*`|\$[^$]*\$)"
    r"|(?<![\w.√])(?P<equal>[QKVX](?: = [QKVX](?:_kv)?)+(?: W_[qkv]2?)?)(?P<end>[,;:.?!]?)(?![\w\\])"
    r"|(?<![\w.√])(?P<root>√?)(?P<letter>[A-Za-z])\\?_(?P<index>[A-Za-z]+\d?)(?P<turned>ᵀ?)(?!\w)"
    r"(?P<mark>(?:[,;:.?!)](?!\w))?)"
)
"""A letter with an index, such as W_q or √d_k, also one that was made harmless; equal matrices, such as Q = X W_q; or
code or a formula, which is left."""

_INDEX = re.compile(r"_(\w+)")

_REPLACED = re.compile(r"(?<=[:@])(?=\S)|(?<=www)|(?<=[-<>~])(?=[-=>])", re.IGNORECASE)
"""Where Streamlit would find an address, an emoji or icon (`:bug:`) or an arrow, even behind backslashes."""

_JOINER = "\N{WORD JOINER}"
"""Invisible, and of no width."""


def rounded(value: float) -> float:
    """A number rounded as it is shown, to six significant digits.

    >>> rounded(0.123456789)
    0.123457
    """
    return float(f"{value:.{SIGNIFICANT}g}")


def figure(value: float) -> str:
    r"""A number that has already been rounded, in TeX, with all its digits.

    >>> figure(-0.25), figure(1.5e-5), figure(1e7)
    ('-0.25', '1.5 \\times 10^{-5}', '1 \\times 10^{7}')
    """
    if math.isnan(value):
        return words("not a number")
    if math.isinf(value):
        return r"-\infty" if value < 0 else r"\infty"
    text = repr(value + 0.0).removesuffix(".0")
    if "e" not in text and abs(value) < 10**7:
        return text
    mantissa, power = f"{value:.{SIGNIFICANT - 1}e}".split("e")
    return rf"{mantissa.rstrip('0').rstrip('.')} \times 10^{{{int(power)}}}"


def decimals(M: Matrix) -> int:
    """How many decimals all numbers of a matrix have, so that they stand in line: as many as each needs, at most four.

    >>> import numpy as np
    >>> decimals(np.array([34.9568, 9.66])), decimals(np.array([1.0, 2.0]))
    (4, 0)
    """
    rounded = M.round(MOST_DECIMALS)
    needed = (k for k in range(MOST_DECIMALS) if (M.round(k) == rounded).all())
    return next(needed, MOST_DECIMALS)


def words(text: str) -> str:
    r"""Any text in TeX, upright and harmless; subscript digits at its end, as in the₅, become an index.

    >>> words("50%"), words("the₁₀")
    ('\\text{50\\%}', '\\text{the}_{10}')
    """
    word = text.rstrip(_SMALL)
    index = text[len(word) :].translate(str.maketrans(_SMALL, "0123456789"))
    short = word if len(word) <= _LONGEST_WORD else word[: _LONGEST_WORD - 1] + "…"
    upright = "".join(_ESCAPES.get(mark, mark) for mark in _HIDDEN.sub("\N{REPLACEMENT CHARACTER}", short))
    return rf"\text{{{upright}}}" + (f"_{{{index}}}" if index else "")


def plain(text: str) -> str:
    r"""Any text in Markdown, taken literally: nothing in it is a link, a picture, a formula, an icon or a colour.

    White space becomes a single blank. Whatever a student or a link may have written goes through here before it is
    shown.

    >>> print(plain("a_b|c"))
    a\_b\|c
    """
    one_line = _HIDDEN.sub("\N{REPLACEMENT CHARACTER}", re.sub(r"\s+", " ", text))
    return _MARKDOWN.sub(r"\\\g<0>", _REPLACED.sub(_JOINER, one_line))


def emphasised(text: str) -> str:
    r"""Any text in Markdown, in italics and harmless.

    >>> emphasised("*")
    '*\\**'
    """
    return f"*{plain(text)}*"


@lru_cache(maxsize=1024)
def in_prose(text: str) -> str:
    r"""A text in Markdown whose letters with an index are set as formulas; code and formulas stay as they are.

    >>> print(in_prose("Divide X W_q by √d_k, not by d_model: `W_q`"))
    Divide X $W_q$ by $\sqrt{d_k}\text{,}$ not by $d_{\text{model}}\text{:}$ `W_q`
    >>> print(in_prose("Take Q = K = X, then K = X_kv W_k2."))
    Take ${Q = K = X\text{,}}$ then ${K = X_{\text{kv}} W_{\text{k2}}\text{.}}$
    """
    return _LETTER.sub(_set_match, text)


def _set_match(found: re.Match[str]) -> str:
    if found["left"]:
        return found["left"]
    if found["equal"]:
        equal = _INDEX.sub(lambda index: _set_index(index[1]), found["equal"])
        return rf"${{{equal}\text{{{found['end']}}}}}$"  # in braces, so that it stands on one line
    letter = found["letter"] + _set_index(found["index"])
    turned = r"^\top" if found["turned"] else ""
    mark = rf"\text{{{found['mark']}}}" if found["mark"] else ""  # else it might begin the next line
    return rf"$\sqrt{{{letter}}}{mark}$" if found["root"] else f"${letter}{turned}{mark}$"


def _set_index(index: str) -> str:
    return rf"_{{\text{{{index}}}}}" if len(index) > 1 else f"_{index}"


@lru_cache(maxsize=1024)
def unmarked(text: str) -> str:
    r"""A text in Markdown as it is read aloud: without bold, italics and code.

    >>> print(unmarked(r"**Now** the *bank* of `X_P`, and \*"))
    Now the bank of X_P, and *
    """
    return re.sub(r"\\(\W)", r"\1", _MARKED.sub(lambda found: found[2], text))


def name(text: str) -> str:
    r"""The name of a matrix in TeX: a letter if it begins with a capital, otherwise words.

    >>> name("W_q"), name("X_kv"), name("scaled_scores")
    ('W_q', 'X_{\\text{kv}}', '\\text{scaled scores}')
    """
    return _INDEX.sub(lambda found: _set_index(found[1]), text) if text[0].isupper() else words(text.replace("_", " "))
