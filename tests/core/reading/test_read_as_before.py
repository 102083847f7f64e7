"""What is read of an answer in which a character is missing, double or the last one, or why nothing is, is as it was."""

from dataclasses import replace

import pytest

from core import exercises
from core.reading.answers import readings
from tests.as_before import assert_as_before

BANK = exercises.load("bank-interest")
PARTS = {part.kind: part for part in (*BANK.parts, replace(BANK.part("q3-weights"), shape=(2, 2)))}
TEXTS = {
    "number": ["0.2097", "−20,97 %", "A[1,3] = 1/3", "1.5e-3.", "`tensor(0.21, device='cuda:0')`", "about 0.20 ± 0.01", "(2 + 1) * 0.07", "$\\frac{1}{3}$"],
    "vector": ["4.37 2.14 −4.45", "4,37; 2,14; 4,45", "[1/3, (2), .5]", "tensor([[4.37, 2.14,\n   4.45]])", "1. 4.37\n2. 2.14\n3. 4.45", "| d1 | 1 |\n| d2 | 2 |\n| d3 | 3 |", "a: 1, b: 2, c: 3"],
    "matrix": ["1 2\n3 4", "[[1,2],[3,4]]", "[(0.1, 0.2), (3, 4)]", "  the bank\nthe 1 2\nbank 3 4", "   0  1\n0  1.5  2\n1  3  4", "1,5; 2\n3; 4", "\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}", "| |a|\n|--|\n|1|2|\n|3|4|", "Row 1: 1 2\nRow 2: 3 4"],
    "ranking": ["interest 0.703, bank 0.248", "{'bank': 0.25, 'interest': 70 %}", "1. interest (0,7)\n2. bank: 0,25", "[(0.7, 'interest'), (0.2, 'the')]"],
    "choice": ["weak", "It is strong.", "not strong", "**Weak**, or strong?"],
}  # fmt: skip


@pytest.mark.parametrize("kind", TEXTS)
def test_of_damaged_answers(kind):
    cut = ((text, text[:i], text[i:]) for text in TEXTS[kind] for i in range(len(text) + 1))
    texts = (one for _, before, after in cut for one in (before + after[1:], before, before + before[-1:] + after))
    assert_as_before(kind, (reading for text in texts for reading in readings(text, PARTS[kind])))
