"""Files of at most 10 MB that once took minutes or gigabytes: each is read, or refused, at little cost.

`LYING` are archives that say little of themselves and hold much, or lie in other ways; `HEAVY` say what they are and
are too much. Both are name of the file → what makes its content.
"""

import bz2
import json
import lzma
import struct
import zipfile
import zlib
from functools import cache

import numpy as np

from tests.core.uploads import hostile

ZEROS = 48_000_000
"""Bytes that an entry unpacks to, enough to see whether they are counted."""

NPY = hostile.npy_that_claims((ZEROS // 8,), content=b"")

STORED, DEFLATED, BZIP2, LZMA = zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA


_OFFSET = b"\xde\xad\xbe\xef"
"""Stands where the offset of an entry belongs."""


def entry(name, packed, *, method, claimed, crc, flags=0, extra=b"", local=""):
    """The local header with its bytes, and the entry of the central directory, whose offset is added later."""
    both = struct.pack("<HHHHHIII", 20, flags, method, 0, 0x21, crc, len(packed), claimed)
    inner = (local or name).encode()
    head = b"PK\3\4" + both + struct.pack("<HH", len(inner), 0) + inner + packed
    central = b"PK\1\2" + struct.pack("<H", 20) + both
    return head, central + (
        struct.pack("<HHHHHI", len(name.encode()), len(extra), 0, 0, 0, 0) + _OFFSET + name.encode() + extra
    )


def joined(entries, *, overlapping=False):
    """An archive of entries; of overlapping ones all use the bytes of the first."""
    body, central, at = [], [], 0
    for head, listed in entries:
        central.append(listed.replace(_OFFSET, struct.pack("<I", at), 1))
        if not (overlapping and body):
            body.append(head)
        at += 0 if overlapping else len(head)
    packed_bytes, listing = b"".join(body), b"".join(central)
    end = struct.pack(
        "<HHHHIIH", 0, 0, len(entries) & 0xFFFF, len(entries) & 0xFFFF, len(listing), len(packed_bytes), 0
    )
    return packed_bytes + listing + b"PK\5\6" + end


def packed(content, method):
    """The bytes as an entry holds them, packed in one of the four ways."""
    if method == DEFLATED:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        return deflate.compress(content) + deflate.flush()
    if method == BZIP2:
        return bz2.compress(content)
    if method == LZMA:
        filters = [{"id": lzma.FILTER_LZMA1}]
        options = lzma._encode_filter_properties(filters[0])
        return (
            struct.pack("<BBH", 9, 4, len(options)) + options + lzma.compress(content, lzma.FORMAT_RAW, filters=filters)
        )
    return content


@cache
def stuffed(method):
    """An array that says it has millions of zeros, and has them, packed."""
    return packed(NPY + b"\0" * ZEROS, method)


def lying(name, method, claimed=200):
    """An archive with an entry that claims 200 bytes, or so many, and holds millions."""
    listed = [entry(name, stuffed(method), method=method, claimed=claimed, crc=0)]
    book = [entry("xl/workbook.xml", b"", method=STORED, claimed=0, crc=0)] if name.endswith("rels") else []
    return joined(listed + book)


def zip64_lie():
    """An entry of which only the field for large files says how large it is, and that says 200 bytes."""
    extra = struct.pack("<HHQ", 1, 8, 200)
    return joined([entry("weights.npy", stuffed(DEFLATED), method=DEFLATED, claimed=0xFFFFFFFF, crc=0, extra=extra)])


def two_minds():
    """The central directory has another method than the entry's own header."""
    head, _ = entry("weights.npy", stuffed(BZIP2), method=DEFLATED, claimed=200, crc=0)
    _, listed = entry("weights.npy", stuffed(BZIP2), method=BZIP2, claimed=200, crc=0)
    return joined([(head, listed)])


def other_name():
    """The entry's own header has another name than the central directory."""
    small = hostile.npy(np.eye(2))
    return joined([entry("weights.npy", small, method=STORED, claimed=len(small), crc=zlib.crc32(small), local="a.py")])


def with_descriptor():
    """Its own header says nothing of the length, as if a descriptor did that behind the bytes; there is none."""
    return joined([entry("weights.npy", stuffed(DEFLATED), method=DEFLATED, claimed=0, crc=0, flags=8)])


def overlapping(count):
    """Many entries, all of the same bytes, each of which unpacks to a megabyte."""
    content = hostile.npy(np.zeros(131_072))
    small, crc = packed(content, DEFLATED), zlib.crc32(content)
    same = [
        entry("weights.npy", small, method=DEFLATED, claimed=len(content), crc=crc, local="weights.npy")
        for _ in range(count)
    ]
    return joined(same, overlapping=True)


def nested():
    """Archives inside an archive."""
    inner = hostile.archive({"weights.npy": b"\0" * ZEROS})
    return hostile.archive({"inner.npz": inner, "weights.npy": inner})


def many_entries(count):
    """A list of entries that is all there is to the file."""
    return joined([entry(str(i), b"", method=STORED, claimed=0, crc=0) for i in range(count)])


def long_extras():
    """Entries that each say 16,000 empty things beside their names."""
    extra = struct.pack("<HH", 9, 0) * 16_000
    return joined([entry(str(i), b"", method=STORED, claimed=0, crc=0, extra=extra) for i in range(150)])


def long_names():
    """75 arrays of 32 matrices, each under a name of 60,000 letters."""
    content = hostile.npy(np.zeros((32, 2, 2)))
    crc = zlib.crc32(content)
    return joined(
        [entry("n" * 60_000 + f"{i}.npy", content, method=STORED, claimed=len(content), crc=crc) for i in range(75)]
    )


_MAIN = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_SHARED = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"


def workbook_with_words(words):
    """A workbook whose words stand in a part that is not named as other parts are."""
    listed = b'<Override PartName="/xl/odd.bin" ContentType="%s"/></Types>' % _SHARED
    return hostile.workbook_with(
        odd=b'<sst xmlns="%s">%s</sst>' % (_MAIN, words), types=lambda types: types.replace(b"</Types>", listed)
    )


def entities_after_a_comment():
    """A sheet whose entities are declared after a long comment."""
    sheet = f'<!--{" " * 5000}--><!DOCTYPE x [<!ENTITY l0 "ha">{hostile.LAUGHS}]><worksheet xmlns="{_MAIN.decode()}">'
    return hostile.workbook_with(
        sheet=f"{sheet}<sheetData><row><c><v>&l9;</v></c></row></sheetData></worksheet>".encode()
    )


def book_among_the_charts():
    """The list of sheets lies where pictures do, and is long."""
    names = b'<definedName name="a">b</definedName>' * 25_000
    book = b'<workbook xmlns="%s"><definedNames>%s</definedNames><sheets/></workbook>' % (_MAIN, names)
    moved = b"/xl/workbook.xml", b"/xl/charts/chart1.xml"
    return hostile.workbook_with(chart=book, types=lambda types: types.replace(*moved))


def displaying(page, count=1):
    """A notebook whose cells display a page of HTML."""
    data = {"data": {"text/html": page, "text/plain": "0.2097"}, "output_type": "display_data", "metadata": {}}
    return hostile.notebook(*[{**hostile.printing(""), "outputs": [data]} for _ in range(count)])


def tensors(count):
    """A file of torch in which many tensors of one number share a storage of some megabytes in half precision."""
    text = hostile.pickled_text
    storage = b"(" + text("storage") + b"ctorch\nBFloat16Storage\n" + text("0") + text("cpu") + b"K\4tQ"
    one = b"ctorch._utils\n_rebuild_tensor_v2\n(" + storage + b"K\0(K\1t(K\1t\x89NtR"
    return hostile.archive(
        {
            "archive/data.pkl": b"\x80\2](" + one * count + b"e.", "archive/data/0": b"\0" * 15_000_000,
            "archive/byteorder": "little",
        }
    )  # fmt: skip


def _wide_and_long_table():
    return "<table><tr>" + "<td>1" * 20_000 + "".join("<tr><td>1" for _ in range(15_000)) + "</table>"


LYING = {
    **{
        f"{way}-{claimed}.{kind}": lambda member=member, method=method, claimed=claimed: lying(member, method, claimed)
        for way, method in {"deflated": DEFLATED, "bzip2": BZIP2, "lzma": LZMA}.items()
        for kind, member in {"npz": "weights.npy", "pt": "archive/data.pkl", "xlsx": "xl/_rels/workbook.xml.rels"}.items()
        for claimed in (200, len(NPY) + ZEROS)
    },
    "stored-200.npz": lambda: joined([entry("weights.npy", NPY * 70_000, method=STORED, claimed=200, crc=0)]),
    "zip64.npz": zip64_lie,
    "two-minds.npz": two_minds,
    "other-name.npz": other_name,
    "descriptor.npz": with_descriptor,
    "overlapping.npz": lambda: overlapping(1000),
    "nested.npz": nested,
    "many-entries.npz": lambda: many_entries(100_000),
    "long-extras.npz": long_extras,
    "strings.xlsx": lambda: workbook_with_words(b"<si><t>a</t></si>" * 1_500_000),
    "pieces.xlsx": lambda: workbook_with_words(b"<si>%s</si>" % (b"<r/>" * 2_000_000)),
    "entities-later.xlsx": entities_after_a_comment,
    "book-among-charts.xlsx": book_among_the_charts,
}  # fmt: skip

HEAVY = {
    "long-names.npz": long_names, "tensors.pt": lambda: tensors(2000),
    "names-of-lists.pt": lambda: hostile.saved(hostile.laughing(b"h\x0bh\x0b\x93")),
    "storages-of-lists.pt": lambda: hostile.saved(hostile.laughing(b"(X\7\0\0\0storagectorch\nFloatStorage\nh\x0btQ")),
    "shapes.pt": lambda: hostile.saved(b"\x80\2](" + b"K\1" * 90_000 + b"eq\0" + b"ctorch._utils\n_rebuild_tensor_v2\n(NK\0h\0h\0tR0" * 20_000 + b"."),
    "keys.pt": lambda: hostile.saved(b"\x80\2\x8b" + struct.pack("<i", 1700) + b"\x7f" * 1700 + b"q\0}" + b"h\0Ns" * 90_000 + b"."),
    "marks.pt": lambda: hostile.saved(b"\x80\2" + b"(" * 140_000 + b"t" * 140_000 + b"."),
    "commas.csv": lambda: b"," * 9_900_000,
    "commas-in-lines.csv": lambda: (b"," * 99 + b"\n") * 99_000,
    "semicolons.csv": lambda: b";" * 9_900_000, "quotes.csv": lambda: b'"' * 9_900_000,
    "quotes-and-commas.csv": lambda: b'","' * 3_300_000,
    "quotes-that-close-late.csv": lambda: b'x",y,"\n' * 1_400_000,
    "quotes-that-never-close.csv": lambda: (b'"' + b"x\n" * 1000) * 4_900,
    "lines.csv": lambda: b"\n" * 9_900_000 + b"1", "words.csv": lambda: b"a 0.5 is weak,0.25\n" * 49_000,
    "cells.csv": lambda: b"0.5,0.5\n" * 49_000, "words-alone.csv": lambda: b"a,b\n" * 49_000,
    "staircase.csv": lambda: b"".join(b"," * (i % 2) + b"1,,1,,1\n" for i in range(30_000)),
    "lines.txt": lambda: b"a\n" * 499_000, "numbers.txt": lambda: b"0.5\n" * 200_000,
    "words.txt": lambda: b"a 0.5 b\n" * 120_000,
    "emoji.txt": lambda: "\U0001f600".encode() * 240_000 + b" 0.5",
    "dots.txt": lambda: b"." * 999_000, "digits.txt": lambda: b"1" * 999_000, "letters.txt": lambda: b"a" * 999_000,
    "signs.txt": lambda: b"-+=[" * 249_000, "spaces.txt": lambda: b" " * 990_000 + b"0.5", "bars.txt": lambda: b"|" * 999_000,
    "frames.txt": lambda: b"   a   b\n0  1  2\n\n" * 50_000,
    "long-frames.txt": lambda: b"  a\n" + b"".join(b"%d 1\n" % i for i in range(100_000)),
    "columns.txt": lambda: b"a b c d e\n" * 99_000,
    "counted.txt": lambda: b"".join(b"%d 5\n" % i for i in range(100_000)),
    "counted-and-ended.txt": lambda: b"x 5\n".join(b"0 5\n" * 300 for _ in range(700)),
    "wrapped-frames.txt": lambda: b"  a b \\\n0 1 x\n1 x 1\n\n" * 40_000,
    "wide-frames.txt": lambda: b"  a \\\n0 1\n\n" * 80_000,
    "tensor.txt": lambda: b"tensor([" + b"0.5, " * 190_000 + b"])",
    "lists.txt": lambda: b"[1]" * 99_000, "options.txt": lambda: b"tensor([1], dtype=" * 55_000,
    "empty-lists.ipynb": lambda: b'{"nbformat":4,"nbformat_minor":5,"metadata":{"a":[' + b"[]," * 3_300_000 + b'[]]},"cells":[]}',
    "empty-dicts.ipynb": lambda: b'{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[' + b"{}," * 3_300_000 + b"{}]}",
    "dicts.ipynb": lambda: b'{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[' + b'{"":[]},' * 1_200_000 + b"{}]}",
    "old-cells.ipynb": lambda: b'{"nbformat":3,"nbformat_minor":0,"metadata":{},"worksheets":[{"cells":[' + b'{"cell_type":"code"},' * 90_000 + b"{}]}]}",
    "cells.ipynb": lambda: hostile.notebook(*[hostile.printing("0.5", "x") for _ in range(60_000)]),
    "code.ipynb": lambda: hostile.notebook(*[hostile.printing("0.5", "x = f(1)\nprint(x)\n" * 300) for _ in range(1500)]),
    "lines.ipynb": lambda: hostile.notebook(hostile.printing("a\n" * 3_200_000)),
    "spaces.ipynb": lambda: hostile.notebook(hostile.printing(" " * 9_900_000)),
    "emoji.ipynb": lambda: json.dumps(json.loads(hostile.notebook(hostile.printing("a" * 9_800_000 + "\U0001f600"))), ensure_ascii=False).encode(),
    "images.ipynb": lambda: hostile.notebook({**hostile.printing(""), "outputs": [{"output_type": "display_data", "data": {"image/png": "A" * 9_800_000}}]}),
    "table.ipynb": lambda: displaying(_wide_and_long_table()),
    "tables.ipynb": lambda: displaying("<table><tr><th>a<th>b" + "<tr><td>1<td>2" * 20_000 + "</table>", 33),
    "tables-of-nothing.ipynb": lambda: displaying("<table>" + "<td>" * 74_000, 33),
    "empty-tables.ipynb": lambda: displaying("<table>" * 42_000, 33),
    "comments.ipynb": lambda: displaying("<table>" + "<!--" * 74_000, 33),
    "tags.ipynb": lambda: displaying("<table>" + "<a " * 99_000, 33),
    "declarations.ipynb": lambda: displaying("<table>" + "<![" * 99_000, 33),
    "references.ipynb": lambda: displaying("<table><tr><td>" + "&" * 299_000, 33),
    "attributes.ipynb": lambda: displaying("<table><td " + "a=b " * 74_000, 33),
    "quoted-attributes.ipynb": lambda: displaying("<table>" + "<td a='" * 42_000, 33),
    "ends.ipynb": lambda: displaying("<table>" + "</" * 149_000, 33),
}  # fmt: skip
