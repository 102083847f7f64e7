"""Where results go: complete or not at all, never over an input, and over nothing else without being told to."""

from itertools import islice

import pytest

from core.classroom.whole_class import mark_class
from tests.core.classroom.classes import mark, row, write


def test_results_and_grades_say_the_same_as_csv_and_as_parquet(tmp_path):
    from pyarrow import parquet

    rows = [row("=cmd|' /C calc'!A0", q1_weight="0.2097"), row("bob", q1_weight="0.3")]
    results, grades, _ = mark(tmp_path, rows)
    out, summary = tmp_path / "results.parquet", tmp_path / "grades.parquet"
    mark_class(tmp_path / "answers.csv", "bank-interest", out, summary)
    for file, lines in ((out, results), (summary, grades)):
        table = parquet.read_table(file).to_pylist()
        assert [{name: str(cell) for name, cell in line.items()} for line in table] == lines
    assert results[0]["student"].startswith("'=")


def test_a_crash_half_way_leaves_nothing_half_written(tmp_path):
    file = write(tmp_path / "answers.csv", [row(f"s{i}") for i in range(5)])
    out, summary = tmp_path / "results.csv", tmp_path / "grades.csv"
    out.write_text("what was there before")

    def failing(rows):
        yield from islice(rows, 3)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mark_class(file, "bank-interest", out, summary, force=True, progress=failing)
    assert out.read_text() == "what was there before"
    assert sorted(left.name for left in tmp_path.iterdir()) == ["answers.csv", "results.csv"]
