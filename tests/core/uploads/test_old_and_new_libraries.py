"""What torch 1.13 to 2.13 and NumPy 1.24 to 2.4 print is read back, in the libraries' own printing.

The files in printed/ were written under each of them by print_fixtures.py, which is in the history (b5656db7): one line
for each print, with the versions that print so.
"""

import json
from decimal import Decimal
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from core.uploads.files import outputs_of_text
from core.uploads.literals import Budget
from core.uploads.printed_text import find_results

FILES = sorted((Path(__file__).parent / "printed").glob("*.json"))


def printed(file):
    return json.loads(file.read_text(encoding="utf-8"))


def assert_reads_back(text, numbers):
    """The results in a text are these numbers, to the decimals that are written."""
    written = [Decimal(number) for one in find_results(text, Budget()) for number in one.text.split()]
    expected = np.array(numbers, dtype=float).ravel()
    assert len(written) == len(expected)
    for number, right in zip(written, expected, strict=True):
        if number.is_finite():
            half = Decimal(10) ** number.as_tuple().exponent / 2
            assert abs(number - Decimal(right)) <= half * Decimal("1.001") + abs(Decimal(right)) * Decimal("1e-7")
        else:
            assert str(float(number)) == str(right)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_tensor_and_array_is_read_back_to_the_digits_that_were_printed(file):
    for one in printed(file):
        if one["numbers"] is not None and one["name"] != "top two":
            assert_reads_back(one["text"], one["numbers"])
            assert_reads_back(f"attention weights:\n{one['text']}\n\nnext", one["numbers"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_was_elided_is_named_with_the_line_for_its_library(file):
    array = "np.set_printoptions(threshold=1e6)"
    line = 'torch.set_printoptions(profile="full")' if file.stem == "torch" else array
    elided = [one["text"] for one in printed(file) if one["numbers"] is None]
    assert len(elided) >= 2
    for text in elided:
        (one,) = outputs_of_text(text)
        assert one.is_elided
        assert one.whole_line == line


def test_a_matrix_of_each_head_and_the_numbers_with_their_places_are_told_apart():
    shapes = {
        "float32 heads": [(5, 5), (5, 5)],
        "float32 batch": [(5, 5)],
        "top two": [(2,), (2,), (2,)],  # the numbers, their places, and both together
    }
    of_torch = [one for one in printed(FILES[-1]) if one["name"] in shapes]
    assert {version for one in of_torch for version in one["versions"]} == {"1.13.1", "2.0.1", "2.5.1", "2.13.0"}
    for one in of_torch:
        assert [result.shape for result in find_results(one["text"], Budget())] == shapes[one["name"]]


ARRAYS = arrays.arrays(
    st.sampled_from(["f4", "f8"]),
    arrays.array_shapes(min_dims=1, max_dims=2, max_side=7),
    elements=st.floats(-1e4, 1e4, width=32),
)


@given(ARRAYS)
def test_any_array_that_numpy_prints_is_read_back(array):
    assert_reads_back_printed(repr(array), array)
    assert_reads_back_printed(str(array), array)
    assert_reads_back_printed(str(array.tolist()), array)


@given(ARRAYS)
def test_any_tensor_that_torch_prints_is_read_back(array):
    assert_reads_back_printed(str(torch.tensor(array)), array)


def assert_reads_back_printed(text, array):
    (one,) = find_results(text, Budget())
    assert one.shape == array.shape
    np.testing.assert_allclose(
        [float(x) for x in one.text.split()], array.ravel(), rtol=1e-3, atol=1e-4 * (1 + abs(array).max())
    )
