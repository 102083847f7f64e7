"""What attention costs: every formula held by counting, in plain loops."""

import re

import pytest

from core.graph import long_text
from core.lessons import cost as lesson
from core.lessons import two_banks
from core.words import sources


def count_products(n, d, *, learned):
    """Carry out attention in plain loops and count the products, without those of the projections or only those."""
    products = 0
    for _ in range(n):
        for _ in range(n):
            products += 0 if learned else d  # a dot product of two vectors
        for _ in range(d):
            products += 0 if learned else n  # a column of the values, mixed
    for _ in range(3 if learned else 0):
        for _ in range(n):
            for _ in range(d):
                products += d  # a row of X times a column of W
    return products


@pytest.mark.parametrize(("n", "d"), [(1, 1), (3, 2), (7, 5), (20, 50)])
def test_the_formulas_count_what_plain_loops_do(n, d):
    assert lesson.products_of_pairs(n, d) == count_products(n, d, learned=False)
    assert lesson.products_of_projections(n, d) == count_products(n, d, learned=True)


def test_memory_is_that_of_numpy():
    import numpy as np

    for n in (64, 2048):
        assert lesson.megabytes_of_vectors(n, lesson.D) == np.empty((n, lesson.D), dtype=np.float32).nbytes / 1e6
    assert lesson.megabytes_of_weights(2048) == np.empty((2048, 2048), dtype=np.float32).nbytes / 1e6


def test_every_bank_of_our_text_has_the_same_row_with_those_that_the_question_names():
    text = long_text.read_text(two_banks.text(), sources.load())
    named = [int(number) - 1 for number in re.findall(r"word (\d+)", lesson.tasks()["rows"].prompt)]
    assert [text.words[i : i + 3] for i in named] == [("bank", "was", "wet"), ("bank", "lent", "money")]
    first, second = (long_text.rows(text, range(i, i + 1), scaled=True).weights for i in named)
    assert first == pytest.approx(second)
    assert lesson.tasks()["rows"].key == "none"


@pytest.mark.parametrize(("name", "text"), [("twice", "4"), ("memory", "16.78"), ("memory", "16.8")])
def test_right_answers_by_calculator(name, text):
    assert lesson.tasks()[name].mark(text).status == "correct"


def test_measuring_computes_every_length_and_says_when(monkeypatch):
    tried = []
    monkeypatch.setattr(lesson, "_time", lambda text: tried.append(len(text.words)) or len(tried))
    lesson.measure.cache_clear()
    found = lesson.measure()
    lesson.measure.cache_clear()
    assert list(found.seconds) == list(lesson.MEASURED)
    assert found.seconds[128] == min(i for i, n in enumerate(tried, start=1) if n == 128)
    assert found.at.tzinfo is not None


def test_what_is_measured_computes_all_rows(monkeypatch):
    seen = []
    monkeypatch.setattr(
        lesson, "rows", lambda text, which, **how: seen.extend(which) or long_text.rows(text, which, **how)
    )
    import numpy as np

    text = long_text.Text(words=("",) * 300, X=np.ones((300, 50), np.float32), unknown=(), read=300, whole=True)
    assert lesson._time(text) > 0
    assert seen == list(range(300))
