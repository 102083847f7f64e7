"""Files of answers in every usual form: delimiters, quotation marks, encodings, Excel and Parquet."""


import pytest

from core import exercises
from core.classroom import whole_class
from core.classroom.reports import BatchError
from core.classroom.whole_class import mark_class
from tests.core.classroom.classes import PARTS, mark


def test_a_byte_order_mark_line_breaks_in_cells_and_odd_line_ends_are_read(tmp_path):
    matrix = "\n".join(" ".join("0.2" for _ in range(5)) for _ in range(5))
    content = (
        b"\xef\xbb\xbf" + f'student,q3-weights,q1-weight\r\nann\u2028x,"{matrix}",0.2097\r\n\r\nbob,,\r\n'.encode()
    )
    results, grades, _ = mark(tmp_path, content)
    assert [g["student"] for g in grades] == ["ann\u2028x", "bob"]
    assert [r["status"] for r in results if r["part"] == "q3-weights"] == ["wrong", "blank"]
    assert results[0]["status"] == "correct"


def test_parquet_is_read_and_written_like_csv(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    from pyarrow import parquet

    seven = exercises.load("bank-interest", 7).answer("q1-weight")
    file = tmp_path / "answers.parquet"
    parquet.write_table(
        pyarrow.table({"student": ["ann", "bob"], "q1-weight": [f"{seven:.4f}", None], "variant": [7, 7]}), file
    )
    out = tmp_path / "results.parquet"
    assert mark_class(file, "bank-interest", out).marked == 2
    table = parquet.read_table(out)
    assert table.column_names == list(whole_class.RESULT_COLUMNS)
    assert table.num_rows == 2 * len(PARTS)
    assert table.column("status")[0].as_py() == "correct"


@pytest.mark.parametrize(
    ("name", "content"), [("a.csv", b""), ("a.csv", b"name,q1-weight\nann,1\n"), ("a.parquet", b"no")]
)
def test_a_file_that_cannot_be_used_gives_one_error_and_writes_nothing(tmp_path, name, content):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BatchError, match=name):
        mark_class(tmp_path / name, "bank-interest", tmp_path / "out.csv")
    with pytest.raises(BatchError, match="cannot be read"):
        mark_class(tmp_path / "missing.csv", "bank-interest", tmp_path / "out.csv")
    assert [left.name for left in tmp_path.iterdir()] == [name]
