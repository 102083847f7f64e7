"""Files of NumPy and torch, tables and workbooks give every digit, with the name and the place of each result."""

import datetime
import io
from itertools import product

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from core.uploads.files import outputs
from core.uploads.literals import Budget
from core.uploads.outputs import UploadError
from core.uploads.sheet_blocks import blocks
from tests.core.uploads.hostile import npy, npz, workbook

W = np.random.default_rng(0).dirichlet(np.ones(5), 5)


def numbers(output):
    return np.array([float(number) for number in output.text.split()]).reshape(output.shape)


def saved(value, **options):
    stream = io.BytesIO()
    torch.save(value, stream, **options)
    return stream.getvalue()


@given(
    arrays.arrays(st.sampled_from(["f2", ">f4", "f8", "i4", "u1", "?"]), arrays.array_shapes(max_dims=2, max_side=5))
)
def test_any_array_of_numbers_reads_back(array):
    (one,) = outputs("a.npy", npy(array))
    assert one.shape == array.shape
    np.testing.assert_array_equal(numbers(one).astype(array.dtype), array)


@pytest.mark.parametrize("version", [(1, 0), (2, 0), (3, 0)])
def test_every_version_of_the_format_is_read(version):
    stream = io.BytesIO()
    np.lib.format.write_array(stream, W, version=version)
    (one,) = outputs("weights.npy", stream.getvalue())
    assert (numbers(one) == W).all()


def test_one_number_has_no_shape_and_three_dimensions_give_their_matrices():
    assert [(one.text, one.shape) for one in outputs("a.npy", npy(np.float32(0.2097)))] == [("0.2097", ())]
    assert outputs("a.npy", npy(W[None]))[0].shape == (5, 5)
    heads = outputs("heads.npy", npy(np.stack([W, W.T])))
    assert [one.name for one in heads] == ["heads[0]", "heads[1]"]
    assert (numbers(heads[1]) == W.T).all()


def test_the_arrays_of_an_archive_are_named():
    weights, weight = outputs("homework.npz", npz(weights=W, weight=W[1, 3]))
    assert (weights.name, weight.name, weight.shape) == ("weights", "weight", ())
    assert float(weight.text) == W[1, 3]


@pytest.mark.parametrize("protocol", [2, 5])
def test_tensors_are_read_without_torch(protocol):
    T = torch.tensor(W)
    content = saved(
        {
            "weights": T, "turned": T.T, "row": T[1], "column": T[:, 3], "single": T.float()[1, 3], "half": T.bfloat16(),
            "mask": T > 0.2, "whole": torch.arange(3), "learned": torch.nn.Parameter(T.float()),
            "layer": torch.nn.Linear(3, 2).state_dict(), "list": [T[0], {"inner": T[2]}], "one": [T[4]], "loss": 0.5,
        },
        pickle_protocol=protocol,
    )  # fmt: skip
    found = {one.name: one for one in outputs("homework.pt", content)}
    right = {"weights": W, "turned": W.T, "row": W[1], "column": W[:, 3], "list[0]": W[0], "one[0]": W[4]}
    assert all((numbers(found[name]) == values).all() for name, values in right.items())
    assert found["list[1].inner"].shape == (5,)
    assert found["mask"].text.split() == [str(int(one)) for one in (W > 0.2).ravel()]
    np.testing.assert_allclose(numbers(found["half"]), W, rtol=0.01)
    np.testing.assert_allclose(float(found["single"].text), W[1, 3], rtol=1e-6)
    assert {"learned", "layer.weight", "layer.bias", "whole"} < set(found)


def test_one_tensor_alone_is_named_after_its_file():
    (one,) = outputs("context.pt", saved(torch.eye(2)))
    assert (one.name, one.place, one.text) == ("context", "tensor context", "1.0 0.0\n0.0 1.0")


def test_a_whole_model_is_refused_with_what_it_asks_for():
    with pytest.raises(UploadError, match=r"torch\.nn\.modules\.linear\.Linear, which is not a tensor"):
        outputs("model.pt", saved(torch.nn.Linear(2, 2)))
    with pytest.raises(UploadError, match=r"torch\.Tensor, which is not a tensor"):
        outputs("class.pt", saved({"weights": torch.eye(2), "class": torch.Tensor}))
    with pytest.raises(UploadError, match="old torch file"):
        outputs("old.pt", saved(torch.eye(2), _use_new_zipfile_serialization=False))


TABLE = ",the,bank\nthe,0.25,0.75\nbank,0.5,0.5\n"


@pytest.mark.parametrize(
    "text",
    [
        TABLE, TABLE.replace(",", "\t"), TABLE.replace(",", ";").replace(".", ","), "0.25,0.75\n0.5,0.5\n",
        "the,bank\n0.25,0.75\n0.5,0.5\n", "word,the,bank\nthe,25%,75%\nbank,50%,50%\n",
    ],
)  # fmt: skip
def test_one_table_is_one_result(text):
    (one,) = outputs("weights.csv", text.encode())
    percent = "%" in text
    rows = [[float(cell.strip("%")) / (100 if percent else 1) for cell in row.split()] for row in one.text.split("\n")]
    assert rows == [[0.25, 0.75], [0.5, 0.5]]
    assert one.shape == (2, 2)


def test_answers_in_a_column_or_in_a_row_are_named():
    column = outputs(
        "answers.csv",
        b"answers of ann\npart,answer\nq1-weight,0.2097\nq4-weight,0.7029\nq1-strength,weak\nq2,4.37 2.14 4.45\n",
    )
    assert {("q1-weight", "0.2097"), ("q4-weight", "0.7029"), ("q1-strength", "weak"), ("q2", "4.37 2.14 4.45")} <= {
        (one.name, one.text) for one in column
    }
    row = outputs(
        "answers.csv", b'student,q1-weight,q4-weight,q5-top-two\nann,0.2097,0.7029,"interest 0.703, bank 0.248"\n'
    )
    assert {("q1-weight", "0.2097"), ("q4-weight", "0.7029"), ("q5-top-two", "interest 0.703, bank 0.248")} <= {
        (one.name, one.text) for one in row
    }


def test_each_block_of_a_sheet_is_found_with_its_cells_and_its_label():
    words = ["the", "bank", "raised", "interest", "rates"]
    rows = [[word, *map(float, row)] for word, row in zip(words, W, strict=True)]
    rows = [["attention weights"], ["", *words], *rows, [], ["bank to interest", float(W[1, 3])], ["verdict", "weak"]]

    def fill(sheet):
        sheet.title = "Weights"
        for row in rows:
            sheet.append(row)
        sheet.parent.create_chartsheet("Chart")  # it has no cells
        queries = sheet.parent.create_sheet("Queries")
        for row in (["q_bank", 4.37, 2.14, 4.45], [], ["context", "d1", "d2"], ["the", 0.25, 0.5], ["bank", 0.75, 0.5]):
            queries.append(row)

    weights, weight, verdict, query, context = outputs("homework.xlsx", workbook(fill))
    assert (weights.name, weights.place) == ("attention weights", "sheet Weights, B3:F7")
    np.testing.assert_allclose(numbers(weights), W, rtol=1e-14)  # of a number Excel keeps sixteen digits
    assert (weight.name, weight.place, weight.shape) == ("bank to interest", "sheet Weights, B9", ())
    assert (verdict.name, verdict.text) == ("verdict", "weak")
    assert (query.name, query.text, query.place) == ("q_bank", "4.37 2.14 4.45", "sheet Queries, B1:D1")
    assert (context.name, context.place) == ("context", "sheet Queries, B4:C5")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("0.2097\n\n0.1,0.2\n0.3,0.4", ["", ""]),
        ("a,b\n0.1,0.2\n0.3,\n0.5,0.6", ["a", "b", ""]),
        ("0.1\n0.2,0.3", ["", ""]),
        ("0.7\n,0.1,0.2\n,0.3,0.4", ["", ""]),
    ],
)
def test_a_number_is_no_name_of_another(text, names):
    cells = {(i, j): cell for i, row in enumerate(text.split("\n")) for j, cell in enumerate(row.split(",")) if cell}
    found = list(blocks(cells, Budget()))
    assert [(one.name, any(sign.isdigit() for sign in one.around)) for one in found] == [(n, False) for n in names]


def named_by(cells, top, left, rows, columns, has_headings):
    """The words that name a block: the nearest that stand where its numbers have no heading and no word of their own."""
    beside, above = (top, left - 1), (top - 1, left)
    corner = [(top - 1, left - 1), (top - 2, left - 1), (top - 2, left)]
    wide = corner if has_headings else [*corner, above, beside]
    places = {(True, True): [beside, above], (False, True): [above], (True, False): [beside], (False, False): wide}
    return next(filter(None, map(cells.get, places[rows == 1, columns == 1])), "")


@pytest.mark.parametrize(("top", "left", "corner"), [(3, 2, "B3"), (12, 27, "AA12")])
def test_a_block_of_any_size_is_found_with_its_cells_and_the_words_that_name_it(top, left, corner):
    sizes, around = product((1, 2, 4), (1, 2, 3)), list(product((False, True), repeat=2))
    last = {1: left, 2: left + 1, 3: left + 2}
    for (rows, columns), (has_headings, has_index) in product(sizes, around):
        inside = list(product(range(top, top + rows), range(left, left + columns)))
        numbers = {place: f"{m}.5" for m, place in enumerate(inside)}
        headings = {(top - 1, column): f"d{column}" for column in range(left, left + columns) if has_headings}
        index = {(row, left - 1): f"word{row}" for row in range(top, top + rows) if has_index}
        for title in product((top, top - 1, top - 2), (left - 1, left)):
            cells = (
                {**numbers, title: "title", **headings, **index} if title not in numbers else {**numbers, **headings}
            )
            first, *single = blocks(cells, Budget())
            whole = np.array([numbers[place] for place in inside]).reshape(rows, columns)
            beside = [cells.get((row, left - 1), "") for row in range(top, top + rows)]
            words = beside if columns == 1 < rows and all(beside) else [""] * rows
            lines = [" ".join(line) for line in whole.tolist()]
            assert first.text.split("\n") == [f"{word} {line}".strip() for word, line in zip(words, lines, strict=True)]
            assert first.shape == tuple(size for size in (rows, columns) if size > 1)
            end = f"{chr(64 + last[columns]) if left < 20 else ['AA', 'AB', 'AC'][columns - 1]}{top + rows - 1}"
            assert first.place == (corner if end == corner else f"{corner}:{end}")
            assert first.name == named_by(cells, top, left, rows, columns, (top - 1, left + 1) in cells)
            names = [
                cells.get((row, left - 1)) if columns == 1 else cells.get((top - 1, column)) for row, column in inside
            ]
            is_line = (rows == 1) != (columns == 1)
            told = [(name, numbers[place]) for name, place in zip(names, inside, strict=True) if name and is_line]
            assert [(one.name, one.text) for one in single] == told


@pytest.mark.parametrize("seed", range(20))
def test_wherever_numbers_stand_each_is_in_one_block_and_a_block_has_all_of_its_cells(seed):
    places = {*zip(*np.random.default_rng(seed).integers(1, 7, (2, 20)).tolist(), strict=True)}
    left = {(row, column): f"{row}.{column}" for row, column in places}
    for one in [one for one in blocks(dict(left), Budget()) if not one.name]:
        first, _, last = one.place.partition(":")
        (top, begin), (bottom, end) = ((int(corner[1:]), ord(corner[0]) - 64) for corner in (first, last or first))
        inside = product(range(top, bottom + 1), range(begin, end + 1))
        assert one.text.split() == [left.pop(place) for place in inside]
    assert not left


@pytest.mark.parametrize(("cells", "rows"), [("-1,23", ["1", "2 3"]), ("1-2,345", ["1", "2", "3 4 5"])])
def test_numbers_that_hang_together_without_headings_are_found_row_by_row(cells, rows):
    signs = {(i, j): sign for i, row in enumerate(cells.split(","), 1) for j, sign in enumerate(row, 1) if sign != "-"}
    assert [one.text for one in blocks(signs, Budget())] == rows


def test_columns_of_different_lengths_are_results_of_their_own_with_their_headings():
    def fill(sheet):
        for row in ([None, "w"], ["q", 0.25], [4.37, 0.75], [2.14], [4.45], [], ["bank", 0.5], ["its rates", 0.25]):
            sheet.append(row)

    results = outputs("homework.xlsx", workbook(fill))
    found = {one.name: one.place for one in results}
    assert (found["q"], found["w"]) == ("sheet Sheet, A3:A5", "sheet Sheet, B2:B3")
    assert "bank 0.5\n0.25" in [one.text for one in results], "one word stands before its number"


def test_formulas_that_were_never_computed_are_no_numbers():
    with pytest.raises(UploadError, match="No numbers"):
        outputs("homework.xlsx", workbook(lambda sheet: sheet.append(["=1/5"])))


def test_dates_and_what_is_true_are_no_numbers_of_a_workbook():
    def fill(sheet):
        sheet.append([datetime.date(2026, 11, 23), 0.2097, True])
        sheet.append([datetime.datetime(2026, 11, 23, 9, 30), 0.7029, "strong"])
        sheet["B1"].number_format, sheet["B2"].number_format = '0.00 "d"', "##0.0E+0"

    numbers, verdict = outputs("homework.xlsx", workbook(fill))
    assert (numbers.text, numbers.place, verdict.text) == ("0.2097\n0.7029", "sheet Sheet, B1:B2", "strong")
