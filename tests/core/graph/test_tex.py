"""Figures and words in TeX, and any text in Markdown."""

from math import inf, nan

import numpy as np

from core.graph import tex
from core.graph.nodes import EVERY_INPUT, EVERY_NODE
from tests.as_before import assert_as_before

MARKS = [*map(chr, range(32, 127)), *"₅…é\n\x00\u202e", "www.", "->", "W_q", "√d_k,", "Q = K = X", "**b**", "$x$"]
NUMBERS = [0.0, -0.0, 1e-7, -2.5e-5, 0.1 + 0.2, 1 / 3, 12.5, 123456.789, 9_999_999.0, 1e7, 1.5e9, nan, inf, -inf]


def test_what_is_made_of_texts_and_figures_is_as_before():
    around = [(before, after) for before in ("", "a", "1 ", " ") for after in ("", "b", " b", "1")]
    texts = [f"{before}{mark}{after}" for mark in MARKS for before, after in around]
    texts += [mark * count for mark in MARKS for count in (2, 3, 39, 40, 41)]
    said = [made(text) for text in texts for made in (tex.words, tex.plain, tex.in_prose, tex.unmarked)]
    said += map(tex.name, (*EVERY_NODE, *EVERY_INPUT))
    said += (tex.figure(tex.rounded(value)) for value in NUMBERS)
    said += (tex.decimals(np.array([value, 2.0])) for value in (1.0, 1.5, 1.25, 1.125, 1.0625, 1.03125, 1.00001))
    assert_as_before("tex", said)
