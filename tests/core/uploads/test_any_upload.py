"""No text and no bytes raise anything but an UploadError, whatever they are put together from."""

import string

from hypothesis import given, settings
from hypothesis import strategies as st

from core.uploads.files import outputs, outputs_of_text
from core.uploads.outputs import Output, UploadError
from tests.core.uploads import hostile

PIECES = [
    "[", "]", "(", ")", "{", "}", "tensor(", "array(", "np.float64(", "0.25", "1", "-", "...", "nan", "'bank'", ",", ":",
    " ", "\n", "=", "weights", "bank ", "|", "---", "dtype=float32", "grad_fn=<X>", "Name: a, dtype: float64", "\\", "\r",
    "[2 rows x 3 columns]", "%", "→", "weak", "strong?", "Out[3]:", ">>> ", "In [1]: ", "\\begin{bmatrix}", "\\\\", "&",
    "\\end{bmatrix}", "0,5", ";", "\t", "1e5", "shape=(3, 4)", "True", "masked_array(data=", "+--+", "…", "1.+2.j", "{'a': 0.5}",
]  # fmt: skip


def texts(results):
    assert all(isinstance(one, Output) and one.text and one.place for one in results)
    return [one.text for one in results]


@settings(max_examples=300)
@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join) | st.text(string.printable))
def test_any_text_is_read_or_refused(text):
    found = texts(outputs_of_text(text))
    try:
        printed = texts(outputs("homework.ipynb", hostile.notebook(hostile.printing(text, source=text))))
    except UploadError:
        printed = []
    assert set(printed) == set(found)


@given(st.sampled_from([".ipynb", ".npy", ".npz", ".csv", ".xlsx", ".pt", ".txt"]), st.binary(max_size=400), st.data())
def test_any_bytes_are_read_or_refused(ending, content, data):
    whole = hostile.READ["not-numbers.npy"]() if ending == ".npy" else hostile.READ["repeated.pt"]()
    cut = data.draw(st.integers(0, len(whole)))
    for mixed in (content, whole[:cut] + content + whole[cut:]):
        answer = ""
        try:
            texts(outputs(f"homework{ending}", mixed))
        except UploadError as refused:
            answer = str(refused)
        assert answer == "" or answer.endswith(".")
