"""Whatever is uploaded, the answer is what was found or one sentence: nothing is run, and little memory is used."""

import pickle
import re
import string
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.uploads.files import KINDS, LARGEST, LONGEST, outputs, outputs_of_text
from core.uploads.outputs import Output, UploadError
from tests.core.uploads import hostile


@pytest.mark.parametrize("name", hostile.REFUSED)
def test_a_broken_huge_or_hostile_file_gets_one_sentence(name):
    content = hostile.REFUSED[name]()
    with pytest.raises(UploadError) as refused:
        outputs(name, content)
    assert re.fullmatch(r"[A-Z][^\n]{15,250}\.", str(refused.value))
    assert not re.search(r"Error|Traceback|object at|<class|errno", str(refused.value))


@pytest.mark.parametrize("name", hostile.READ)
def test_what_can_be_used_of_an_odd_file_is_found(name):
    results = outputs(name, hostile.READ[name]())
    assert results
    assert all(isinstance(one, Output) and one.text and one.place for one in results)


def test_what_would_touch_a_file_if_it_were_unpickled_does_not(tmp_path):
    for name, content in hostile.touching(tmp_path / "touched").items():
        with pytest.raises(UploadError):
            outputs(name, content)
    assert list(tmp_path.iterdir()) == []


def test_the_files_that_touch_do_so_when_somebody_unpickles_them(tmp_path):
    pickle.loads(hostile.touching(tmp_path / "touched")["bare.pt"])  # noqa: S301  that it is dangerous is the point
    assert [file.name for file in tmp_path.iterdir()] == ["touched"]


def test_cells_of_any_form_get_a_sentence_or_are_passed_over():
    for cell in hostile.ODD_CELLS:
        try:
            texts = [one.text for one in outputs("odd.ipynb", hostile.notebook(cell, hostile.printing("0.2097\n")))]
        except UploadError as refused:
            texts = [str(refused)]
        assert texts[-1] in ("0.2097", "This file is not a notebook: save it again from Jupyter or Colab, as .ipynb.")


def test_what_is_claimed_is_never_reserved():
    for name in ("claims-1-gigabyte.npy", "claims-1-gigabyte.npz", "claims-4-gigabytes.pt", "bomb.npz", "bomb.xlsx"):
        content = hostile.REFUSED[name]()
        assert len(content) < 100_000
        tracemalloc.start()
        with pytest.raises(UploadError):
            outputs(name, content)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 2_000_000


def test_ten_megabytes_are_the_most():
    with pytest.raises(UploadError, match="10 MB"):
        outputs("homework.ipynb", b"x" * (LARGEST + 1))
    with pytest.raises(UploadError, match="not a notebook"):
        outputs("homework.ipynb", b"x" * LARGEST)
    with pytest.raises(UploadError, match="too long"):
        outputs_of_text("0.5 " * (LONGEST // 4) + "0")


def test_a_file_of_another_kind_is_told_which_can_be_read():
    with pytest.raises(UploadError) as refused:
        outputs("homework.docx", b"0.2097")
    assert all(kind in str(refused.value) for kind in KINDS)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("objects.npy", "Python objects, which are not read because they could run code"),
        ("entities.xlsx", "declares text that grows"), ("rows.xlsx", "has more cells than a homework needs"),
        ("outside-by-one.pt", "does not hold as many numbers as it says"),
        ("other-call.pt", "asks for builtins.eval, which is not a tensor"), ("cut-off.xlsx", "cannot be opened; save it again"),
        ("other-step.pt", "holds no tensor"), ("no-name.pt", "torch file is broken"),
        ("bomb.npz", "would unpack to more"), ("bomb.xlsx", "has more cells than a homework needs"),
        ("10000-outputs.ipynb", "more than 5,000 results"), ("deep.ipynb", "nested too deeply"), ("image.npy", "is a picture"),
        ("brackets.ipynb", "too much to look through"),
    ],
)  # fmt: skip
def test_the_sentence_says_what_is_wrong(name, said):
    with pytest.raises(UploadError, match=said):
        outputs(name, hostile.REFUSED[name]())


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
