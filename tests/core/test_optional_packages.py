"""A package that is imported late and is not installed costs one feature, and is told in a sentence or not at all."""

import sys

import pytest

from core.__main__ import main
from core.export.chart_files import PictureError, draw
from core.uploads.files import outputs
from tests.core.classroom.classes import row, write
from tests.core.uploads import hostile

NOTEBOOK = b'{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'


def test_a_workbook_is_read_without_openpyxl(monkeypatch):
    content = hostile.workbook(lambda sheet: sheet.append([0.2097]))
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    assert [one.text for one in outputs("a.xlsx", content)] == ["0.2097"]


@pytest.mark.parametrize(("package", "ending"), [("tqdm", ".csv"), ("openpyxl", ".xlsx")])
def test_the_command_line_says_what_to_install(package, ending, tmp_path, monkeypatch, capsys):
    file = write(tmp_path / "a.csv", [row("ann", q1_weight="0.2097")])
    if ending == ".xlsx":
        file = tmp_path / "a.xlsx"
        file.write_bytes(hostile.workbook(lambda sheet: sheet.append(["student"])))
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["grade", str(file), "--exercise", "bank-interest", "--out", str(tmp_path / "r.csv")]) == 2
    assert capsys.readouterr().err == f"{package} is not installed: pip install -r requirements.txt\n"
    assert not (tmp_path / "r.csv").exists()


def test_without_vl_convert_a_chart_cannot_be_drawn_as_a_file(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['vl_convert'] = None\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(PictureError, match="vl_convert"):
        draw({"mark": "point"}, "svg")
