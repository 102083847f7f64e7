"""Files that are broken, huge or mean, made in memory: none may do more than give one sentence.

`REFUSED` are files of which nothing can be used; `READ` are odd ones in which something is still found. Both are
name of the file → what makes its content. `touching` makes files that would write to a path if they were unpickled.
"""

import io
import json
import pathlib
import pickle
import struct
import zipfile

import numpy as np

_CELL = {"cell_type": "code", "execution_count": 1, "metadata": {}, "outputs": [], "source": ""}


def notebook(*cells, version=4, minor=5):
    return json.dumps({"cells": list(cells), "metadata": {}, "nbformat": version, "nbformat_minor": minor}).encode()


def printing(text, source="", **more):
    """A cell that has printed a text."""
    return {**_CELL, "source": source, "outputs": [{"output_type": "stream", "name": "stdout", "text": text}], **more}


def npy(array, **options):
    stream = io.BytesIO()
    np.save(stream, array, **options)
    return stream.getvalue()


def npz(**arrays):
    stream = io.BytesIO()
    np.savez(stream, **arrays)
    return stream.getvalue()


def archive(members, kind=zipfile.ZIP_DEFLATED):
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", kind) as file:
        for name, content in members.items():
            file.writestr(name, content)
    return stream.getvalue()


def npy_that_claims(shape, dtype="<f8", content=b"\0" * 64):
    """The header of an array of this shape, before a few bytes."""
    stream = io.BytesIO()
    np.lib.format.write_array_header_1_0(stream, {"descr": dtype, "fortran_order": False, "shape": shape})
    return stream.getvalue() + content


def workbook(fill):
    import openpyxl

    book, stream = openpyxl.Workbook(), io.BytesIO()
    fill(book.active)
    book.save(stream)
    return stream.getvalue()


PARTS = {
    "sheet": "xl/worksheets/sheet1.xml", "styles": "xl/styles.xml", "types": "[Content_Types].xml",
    "chart": "xl/charts/chart1.xml", "odd": "xl/odd.bin",
}  # fmt: skip
"""The members of a workbook, by what they are."""


def workbook_with(**changes):
    """A workbook with a word and a number, of whose members some are others, or made of what was there."""
    with zipfile.ZipFile(io.BytesIO(workbook(lambda sheet: sheet.append(["word", 0.2097])))) as file:
        members = {name: file.read(name) for name in file.namelist()}
    for part, change in changes.items():
        members[PARTS[part]] = change(members[PARTS[part]]) if callable(change) else change
    return archive(members)


LAUGHS = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
"""Declares texts, each ten times the one before: what would grow to a billion letters when it is read."""


def workbook_with_entities():
    """A workbook whose sheet would grow to a billion letters when it is read."""

    def laughing(sheet):
        grown = sheet.split(b"?>")[-1].replace(b"<v>0.2097</v>", b"<v>&l9;</v>")
        return f'<!DOCTYPE x [<!ENTITY l0 "ha">{LAUGHS}]>'.encode() + grown

    return workbook_with(sheet=laughing)


def workbook_of_rows(count):
    """A workbook with so many rows of one cell, in a file that is small."""
    rows = b'<row><c t="n"><v>0.2</v></c></row>' * count
    return workbook_with(sheet=lambda sheet: sheet.replace(b"</sheetData>", rows + b"</sheetData>"))


def workbook_of_styles(count):
    """A workbook with one number and so many ways in which cells may look, in a file that is small."""
    return workbook_with(styles=lambda styles: styles.replace(b"</cellXfs>", b"<xf/>" * count + b"</cellXfs>"))


class _Touches:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return pathlib.Path.touch, (self.path,)


def touching(path):
    """Files that would make a file at ``path`` if anything in them were unpickled: their names and their contents."""
    mean = _Touches(pathlib.Path(path))
    pickled = pickle.dumps({"weights": mean}, protocol=2)
    objects = np.empty(1, dtype=object)
    objects[0] = mean
    return {
        "pickle.npy": pickle.dumps(mean), "objects.npy": npy(objects, allow_pickle=True),
        "objects.npz": archive({"weights.npy": npy(objects, allow_pickle=True)}),
        "weights.pt": archive({"archive/data.pkl": pickled, "archive/data/0": b"\0" * 16, "archive/version": "3"}),
        "weights.pth": archive({"data.pkl": pickle.dumps([mean], protocol=4)}),
        "old.pt": b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19." + pickled,
        "bare.pt": pickled, "homework.ipynb": pickled,
    }  # fmt: skip


def saved(value, **storages):
    """A file as torch.save writes it, with the bytes of each storage."""
    members = {f"archive/data/{key}": content for key, content in storages.items()}
    return archive({"archive/data.pkl": value, "archive/byteorder": "little", **members}, zipfile.ZIP_STORED)


def pickled_text(value):
    return b"X" + struct.pack("<I", len(value)) + value.encode()


def tensor(shape, stride, offset=0, kind="FloatStorage", count=4, name=b"torch._utils\n_rebuild_tensor_v2\n"):
    """The pickle of {"weights": a tensor}, written step by step."""

    def numbers(values):
        return b"(" + b"".join(b"J" + struct.pack("<i", value) for value in values) + b"t"

    text = pickled_text
    storage = text("storage") + b"ctorch\n" + kind.encode() + b"\n" + text("0") + text("cpu") + b"K" + bytes([count])
    call = b"c" + name + b"((" + storage + b"tQK" + bytes([offset]) + numbers(shape) + numbers(stride) + b"\x89N"
    return b"\x80\x02}" + text("weights") + call + b"tRs."


def laughing(end=b""):
    """A pickle of a list that holds 10¹¹ others, as number 11, and then ``end``."""
    steps = [b"](" + (b"h" + bytes([i])) * 10 + b"eq" + bytes([i + 1]) for i in range(11)]
    return b"\x80\2]q\0" + b"".join(steps) + end + b"."


def _half(content):
    return content[: len(content) // 2]


def _with_1_gigabyte_claimed():
    return npy_that_claims((125_000_000,))


PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + b"\0" * 200
FLOATS = np.arange(4, dtype="f4").tobytes()

REFUSED = {
    "empty.ipynb": lambda: b"", "spaces.csv": lambda: b" \n\n ", "nul.npy": lambda: b"\0" * 1000,
    "too-large.ipynb": lambda: b" " * 10_000_001, "image.npy": lambda: PNG, "image.ipynb": lambda: PNG,
    "program.exe": lambda: b"MZ" + b"\0" * 100, "homework.pdf": lambda: b"%PDF-1.7\n" + b"0.2097 " * 10,
    "homework.html": lambda: b"<!DOCTYPE html><html><body>0.2097</body></html>",
    "page.ipynb": lambda: b"<!doctype html><html>not found</html>",
    "script.py": lambda: b"print(0.2097)",
    "homework.zip": lambda: archive({"homework.ipynb": b"{}"}),
    "nothing-run.ipynb": lambda: notebook({**_CELL, "source": "W = 0.2097"}),
    "deep.ipynb": lambda: b'{"cells":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "deep-metadata.ipynb": lambda: b'{"metadata":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
    "truncated.ipynb": lambda: _half(notebook(printing("0.2097\n"))),
    "version-9.ipynb": lambda: notebook(printing("0.2097\n"), version=9),
    "version-text.ipynb": lambda: notebook(printing("0.2097\n"), version="four"),
    "no-cells.ipynb": lambda: b'{"nbformat": 4, "nbformat_minor": 5, "metadata": {}}',
    "cells-have-names.ipynb": lambda: b'{"cells": {}, "nbformat": 4, "nbformat_minor": 5, "metadata": {}}',
    "cells-are-a-number.ipynb": lambda: b'{"cells": 5, "nbformat": 4, "nbformat_minor": 5, "metadata": {}}',
    "list.ipynb": lambda: b"[1, 2, 3]", "text.ipynb": lambda: b'"0.2097"',
    "large-number.ipynb": lambda: b'{"cells": [], "nbformat": 4, "nbformat_minor": ' + b"9" * 5000 + b"}",
    "utf-16-without-mark.ipynb": lambda: notebook(printing("0.2097\n")).decode().encode("utf-16-le"),
    "latin-1.ipynb": lambda: notebook(printing("0.2097 Schluessel\n")).replace(b"ue", b"\xfc"),
    "10000-outputs.ipynb": lambda: notebook(*[printing("0.2097\n0.25 0.5\n") for _ in range(5000)]),
    "brackets.ipynb": lambda: notebook(printing("[" * 400_000)),
    "calls.ipynb": lambda: notebook(printing("tensor(" * 50_000 + "\n0.2097\n")),
    "numbers.ipynb": lambda: notebook(printing("[" + "0.25, " * 1_600_000)),
    "claims-1-gigabyte.npy": _with_1_gigabyte_claimed,
    "claims-1-gigabyte.npz": lambda: archive({"weights.npy": _with_1_gigabyte_claimed()}),
    "claims-too-much.npy": lambda: npy_that_claims((2**62, 4)),
    "claims-less-than-nothing.npy": lambda: npy_that_claims((-1, 8)),
    "long-header.npy": lambda: b"\x93NUMPY\x02\x00\xff\xff\xff\x7f" + b"[" * 50_000,
    "version-8.npy": lambda: b"\x93NUMPY\x08\x00\x76\x00" + b" " * 200,
    "truncated.npy": lambda: _half(npy(np.ones((5, 5)))),
    "truncated.npz": lambda: _half(npz(weights=np.ones((5, 5)))),
    "truncated.xlsx": lambda: _half(workbook(lambda sheet: sheet.append([0.2097]))),
    "truncated.pt": lambda: _half(saved(tensor((2, 2), (2, 1)), **{"0": FLOATS})),
    "objects.npy": lambda: npy(np.array([{}, None], dtype=object), allow_pickle=True),
    "complex.npy": lambda: npy(np.ones(3, dtype=complex)),
    "structured.npy": lambda: npy(np.zeros(2, dtype=[("word", "U4"), ("weight", "f8")])),
    "text.npy": lambda: npy(np.array(["weak", "strong"])),
    "dates.npy": lambda: npy(np.array(["2026-11-22"], dtype="datetime64[D]")),
    "five-dimensions.npy": lambda: npy(np.ones((2, 2, 2, 2, 2))),
    "no-numbers.npy": lambda: npy(np.empty((0, 5))),
    "million-numbers.npy": lambda: npy(np.zeros(1_000_000, dtype="f4")),
    "nothing.npz": lambda: archive({"weights.npy": b""}),
    "three-thousand.npz": lambda: archive({f"{i}.npy": b"" for i in range(3000)}),
    "bomb.npz": lambda: archive({"weights.npy": b"\0" * 64_000_000}),
    "bomb.xlsx": lambda: workbook_with(sheet=b"\0" * 64_000_000), "entities.xlsx": workbook_with_entities,
    "million-rows.xlsx": lambda: workbook_of_rows(1_000_000), "rows.xlsx": lambda: workbook_of_rows(50_000),
    "empty.xlsx": lambda: workbook(lambda sheet: None),
    "not-a-workbook.xlsx": lambda: archive({"xl/workbook.xml": "<a/>", "[Content_Types].xml": "<b/>"}),
    "named.xlsx": lambda: b"weights;0.2097", "cut-off.xlsx": lambda: workbook_with(sheet=b"<worksheet>"),
    "old.xlsx": lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500,
    "words.csv": lambda: b"part,answer\nq1,\nq2,\n",
    "outside.pt": lambda: saved(tensor((2, 2), (200, 1)), **{"0": FLOATS}),
    "outside-by-one.pt": lambda: saved(tensor((2, 2), (3, 1)), **{"0": FLOATS}),
    "backwards.pt": lambda: saved(tensor((2, 2), (-2, 1)), **{"0": FLOATS}),
    "repeated.pt": lambda: saved(tensor((4, 4, 4), (0, 0, 0)), **{"0": FLOATS}),
    "no-storage.pt": lambda: saved(tensor((2, 2), (2, 1))),
    "other-storage.pt": lambda: saved(tensor((2, 2), (2, 1), kind="UntypedStorage"), **{"0": FLOATS}),
    "other-call.pt": lambda: saved(tensor((2, 2), (2, 1), name=b"builtins\neval\n"), **{"0": FLOATS}),
    "other-step.pt": lambda: saved(b"\x80\x02I5\n."), "no-name.pt": lambda: saved(b"\x80\x02NNR."),
    "itself.pt": lambda: saved(b"\x80\x02}q\x00X\x01\x00\x00\x00ah\x00s."),
    "laughs.pt": lambda: saved(laughing()),
    "deep.pt": lambda: saved(b"\x80\x02" + b"]" * 5000 + b"a" * 4999 + b"."),
    "no-tensor.pt": lambda: saved(pickle.dumps({"loss": 0.5}, protocol=2)),
    "claims-4-gigabytes.pt": lambda: saved(b"\x80\x02X\xff\xff\xff\xffabc."),
}  # fmt: skip

_V3 = {
    "metadata": {"name": ""}, "nbformat": 3, "nbformat_minor": 0,
    "worksheets": [{"cells": [{"cell_type": "code", "input": "print(W[1, 3])", "language": "python", "outputs": [{"output_type": "stream", "stream": "stdout", "text": "0.2097\n"}], "prompt_number": 1}]}],
}  # fmt: skip

ODD_CELLS = (
    {"cell_type": "code", "outputs": "0.5", "source": 7},
    {"cell_type": "code", "outputs": [None, 5, {"output_type": "stream", "text": 5}], "source": ["a", 5]},
    {"cell_type": "code", "outputs": [{"output_type": "execute_result", "data": [1]}], "source": None},
    {"cell_type": "code", "outputs": [{"output_type": "display_data", "data": {"text/plain": {"a": 1}}}], "source": ""},
    {"cell_type": "code", "outputs": [{"output_type": "display_data"}], "source": "W"},
    {"cell_type": "code", "outputs": [{"output_type": "display_data", "data": {"text/plain": ["a", 5]}}], "source": "W"},
    {"cell_type": ["code"], "source": "0.5"}, {"source": "0.5"}, {}, 7,
)  # fmt: skip
"""Cells that no notebook has."""

READ = {
    "an-endless-name.txt": lambda: b"0.2097\na" + b"_a" * 50_000 + b"!",
    "some-rows.xlsx": lambda: workbook_of_rows(20_000), "styles.xlsx": lambda: workbook_of_styles(50_000),
    "version-3.ipynb": lambda: json.dumps(_V3).encode(),
    "utf-16.ipynb": lambda: notebook(printing("0.2097\n")).decode().encode("utf-16"),
    "with-mark.ipynb": lambda: b"\xef\xbb\xbf" + notebook(printing("0.2097\n")),
    "nul.ipynb": lambda: notebook(printing("weight:\x00 0.2097\x00\n")),
    "half-a-character.ipynb": lambda: notebook(printing("\ud83d weight: 0.2097\n")),
    "long-number.ipynb": lambda: notebook(printing("1" * 500_000 + "x\n0.2097\n")),
    "long-line.ipynb": lambda: notebook(printing("a " * 500_000 + "\n0.2097\n")),
    "deep-code.ipynb": lambda: notebook(printing("0.2097\n", source="(" * 9000 + ")" * 9000)),
    "minus-signs.ipynb": lambda: notebook(printing("0.2097\n", source="-" * 19_000 + "1")),
    "chain.ipynb": lambda: notebook(printing("0.2097\n", source="a" + ".b" * 9000)),
    "nul-in-code.ipynb": lambda: notebook(printing("0.2097\n", source="print(W)\0")),
    "many-tags.ipynb": lambda: notebook({**_CELL, "outputs": [{"output_type": "display_data", "data": {"text/html": "<table><tr><td>" * 100_000, "text/plain": "0.2097"}}]}),
    "not-numbers.npy": lambda: npy(np.array([[np.nan, np.inf], [-np.inf, 0.2097]])),
    "named.npy": lambda: notebook(printing("0.2097\n")),
    "column-first.npy": lambda: npy(np.asfortranarray(np.arange(6.0).reshape(2, 3))),
    "big-endian.npy": lambda: npy(np.arange(6, dtype=">f4").reshape(2, 3)),
    "some-text.npz": lambda: npz(tokens=np.array(["the", "bank"]), weights=np.eye(2)),
    "utf-16.csv": lambda: "the;bank\n0,25;0,75\n".encode("utf-16"),
    "nul.csv": lambda: b"the,ba\0nk\n0.25,0.75\n",
    "quotation-mark.csv": lambda: b'the,bank\n"0.25,0.75\n0.5,0.5\n',
    "far-out.xlsx": lambda: workbook(lambda sheet: [sheet.cell(1, 1, 0.2097), sheet.cell(2, 5000, 0.5)]),
    "repeated.pt": lambda: saved(tensor((2, 2), (0, 1)), **{"0": FLOATS}),
}  # fmt: skip
