"""The course's pickle of word vectors: read back exactly, and nothing in it is ever run."""

import contextlib
import os
import pickle
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.words import sources
from core.words.restricted_pickle import ALLOWED
from core.words.sources import VectorsError, load

ROOT = Path(__file__).parents[3]
SMALL = {"river": [1.0, -2.5, 0.125], "bank": [0.5, 0.0, 3.0], "bänk": [7.0, 8.0, 9.0]}


def saved(folder: Path, content: bytes) -> str:
    file = folder / "vectors.pkl"
    file.write_bytes(content)
    return str(file)


ARRAYS = {word: np.array(entries) for word, entries in SMALL.items()}
PICKLED = {
    "float32": {word: row.astype(np.float32) for word, row in ARRAYS.items()},
    "float64": ARRAYS,
    "float16": {word: row.astype(np.float16) for word, row in ARRAYS.items()},
    "big-endian": {word: row.astype(">f4") for word, row in ARRAYS.items()},
    "integers": {word: np.trunc(row).astype(np.int64) for word, row in ARRAYS.items()},
    "rows of one matrix": dict(zip(SMALL, np.array(list(SMALL.values()), dtype=np.float32), strict=True)),
    "every other entry": {word: np.repeat(row, 2)[::2] for word, row in ARRAYS.items()},
    "read-only": {word: np.frombuffer(row.tobytes()) for word, row in ARRAYS.items()},
    "lists": SMALL,
    "tuples": {word: tuple(row) for word, row in SMALL.items()},
    "lists of NumPy numbers": {word: list(row.astype(np.float32)) for word, row in ARRAYS.items()},
    "more digits than float32 has": {"river": np.array([0.1, 1 / 3]), "bank": [1e300, 1e-300]},
    "lists of integers": {"river": [1, 2**70, -3], "bank": [0, 255, 65536]},
}


@pytest.mark.parametrize("protocol", [0, 2, 5])
@pytest.mark.parametrize("pickled", PICKLED.values(), ids=PICKLED)
def test_a_pickle_of_vectors_comes_back(tmp_path, pickled, protocol):
    loaded = load(saved(tmp_path, pickle.dumps(pickled, protocol)))
    assert list(loaded.rows) == list(pickled)
    for word, vector in pickled.items():
        np.testing.assert_array_equal(loaded.find([word])[word], np.array(vector, dtype=np.float64))


@pytest.mark.parametrize("protocol", range(6))
def test_a_pickle_by_numpy_1_comes_back(tmp_path, protocol):
    content = pickle.dumps(PICKLED["float32"], protocol)
    for module in (b"numpy._core.multiarray", b"numpy._core.numeric"):
        older = module.replace(b"_core", b"core")
        content = content.replace(b"\x8c" + bytes([len(module)]) + module, b"\x8c" + bytes([len(older)]) + older)
        content = content.replace(b"c" + module + b"\n", b"c" + older + b"\n")
    if protocol >= 4:  # frames would have to be shortened with what is in them
        content = b"\x80" + bytes([protocol]) + content[11:]
    assert b"numpy.core" in content
    assert b"_core" not in content
    loaded = load(saved(tmp_path, content))
    assert loaded.matrix.dtype == np.float32
    np.testing.assert_array_equal(loaded.matrix, list(SMALL.values()))


@pytest.mark.parametrize(
    "content",
    [
        [1.0, 2.0], {}, {1: [1.0]}, {b"river": [1.0]}, {"river": {}}, {"river": "123"}, {"river": b"123"}, {"river": 1.0},
        {"river": None}, {"river": []}, {"river": ["1.0"]}, {"river": [[1.0]]}, {"river": [1.0, None]}, {"river": [1j]},
        {"river": [float("nan")]}, {"river": [float("inf")]}, {"river": [10**400]}, {"river": np.array([1.0, np.nan])},
        {"river": np.array([])}, {"river": np.array(1.0)}, {"river": np.float64(1.0)}, {"river": np.ones((2, 2))},
        {"river": np.array([(1.0,)], dtype=[("x", "f8")])},
    ],
    ids=repr,
)  # fmt: skip
def test_a_pickle_of_anything_else_is_refused(tmp_path, content):
    with pytest.raises(VectorsError, match=r"^vectors\.pkl (cannot be read as word vectors|holds)"):
        load(saved(tmp_path, pickle.dumps(content)))


class Runs:
    """Pickles as a call, which an ordinary unpickler makes."""

    def __init__(self, function, *arguments):
        self.call = (function, arguments)

    def __reduce__(self):
        return self.call


@pytest.mark.parametrize("protocol", [0, 2, 5])
@pytest.mark.parametrize("where", ["whole", "key", "vector", "entry", "data"])
def test_nothing_in_a_pickle_is_run(tmp_path, where, protocol):
    marker = tmp_path / "it-ran"
    evil = Runs(os.system, f"touch {marker}")
    places = {
        "whole": evil, "key": {evil: [1.0]}, "vector": {"river": [1.0], "bank": evil}, "entry": {"river": [1.0, evil]},
        "data": {"river": np.array([1.0, evil], dtype=object)},
    }  # fmt: skip
    content = pickle.dumps(places[where], protocol)
    asks = r"it asks for [\w.]+\.system, which is not an array"
    with pytest.raises(VectorsError, match="something other than plain numbers" if where == "data" else asks):
        load(saved(tmp_path, content))
    assert not marker.exists()
    with contextlib.suppress(Exception):
        pickle.loads(content)  # noqa: S301
    assert marker.exists(), "an ordinary unpickler would not have run it either"


ZEROS = pickle.dumps({"river": np.zeros(3, dtype=np.float32)}, 3)


def changed(old: bytes, new: bytes, content: bytes = ZEROS) -> bytes:
    assert content.count(old) == 1
    return content.replace(old, new)


def words_of_one_vector(count: int, length: int) -> bytes:
    vector = np.zeros(length, dtype=np.int8)
    return pickle.dumps({f"word{row}": vector for row in range(count)}, 4)


PAIR_OF_SETS = b"q\x000((h\x00\x91(h\x00K\x00\x91\x91"
"""Replaces the top of the stack with {{top}, {top, 0}}, so that n of them take 2ⁿ steps to compare."""

HOSTILE = {
    "nothing": b"", "garbage": bytes(range(256)), "text": b"river 1 2 3\n", "no end": ZEROS[:-1],
    "half": ZEROS[: len(ZEROS) // 2], "a memo place of 64 GB": b"\x80\x03]r\xff\xff\xff\xff.",
    "text of 1 TB": b"\x80\x04\x8d" + struct.pack("<Q", 10**12) + b"x.",
    "bytes of 1 TB": b"\x80\x04\x8e" + struct.pack("<Q", 10**12) + b"x.",
    "a bytearray of 1 TB": b"\x80\x05\x96" + struct.pack("<Q", 10**12) + b"x.",
    "a frame of 1 TB": b"\x80\x04\x95" + struct.pack("<Q", 10**12) + b"}.",
    "an array of a billion numbers": changed(b"K\x03\x85", b"J\x00\xca\x9a\x3b\x85"),
    "an array of minus one number": changed(b"K\x03\x85", b"J\xff\xff\xff\xff\x85"),
    "an array that says it holds objects": changed(b"f4", b"O8"),
    "a type that is no type": changed(b"f4", b"??"), "a byte order that is none": changed(b"<", b"f"),
    "one vector for a million numbers": words_of_one_vector(1000, 1000),
    "arguments by the million": b"\x80\x03cnumpy\ndtype\n(" + b"N" * 200_000 + b"tR.",
    "tuples that take for ever to hash": b"\x80\x03}K\x00" + b"2\x86" * 100 + b"Ns.",
    "tuples too deep to hash": b"\x80\x03})" + b"\x85" * 200_000 + b"Ns.",
    "sets that take for ever to compare": b"\x80\x04(" + 2 * (b"(K\x01\x91" + 99 * PAIR_OF_SETS) + b"\x91.",
    "lists too deep": b"\x80\x03" + b"]" * 100_000 + b"a" * 99_999 + b".",
    "a persistent name": b"\x80\x03Vriver\nQ.", "an extension": b"\x80\x03\x82\x01.",
    "state for the name itself": b"\x80\x03cnumpy\ndtype\n}Vname\nVposix.system\nsb.",
    "an instance by name": b"(cposix\nsystem\nVtrue\no.",
    "an instance of NumPy's": b"\x80\x03cnumpy\nndarray\n)\x81.",
    "a dotted name": b"\x80\x04\x8c\x05numpy\x8c\x10ndarray.__init__\x93.",
    "a name that is a number": b"\x80\x04K\x01K\x02\x93.",
    "the codec rot13": changed(b"latin1", b"rot13_", pickle.dumps({"river": PICKLED["float32"]["river"]}, 2)),
    "a number too long to read": b"I" + b"9" * 1_000_000 + b"\n.",
}  # fmt: skip


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_pickle_gives_one_clear_error(tmp_path, content):
    with pytest.raises(VectorsError, match=r"^vectors\.pkl cannot be read as word vectors \(.+\)\.$"):
        load(saved(tmp_path, content))


def test_no_state_is_given_to_a_function(tmp_path):
    with pytest.raises(VectorsError):
        load(saved(tmp_path, b"\x80\x03c_codecs\nencode\n}Vname\nVposix.system\nsb."))
    assert not vars(ALLOWED["_codecs.encode"])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (HOSTILE["an array of a billion numbers"], "an array of 1000000000 numbers holds 3"),
        (HOSTILE["one vector for a million numbers"], "it promises more numbers than it has bytes"),
        (HOSTILE["the codec rot13"], "an array's numbers are not given as bytes"),
        (pickle.dumps({"river": [1.0, 2.0], "bank": [1.0]}), "its vectors are not all of one length"),
        (pickle.dumps([1.0]), "it is not a dict from words to vectors"),
    ],
)
def test_a_refusal_gives_its_reason(tmp_path, content, reason):
    with pytest.raises(VectorsError, match=rf"\({reason}\)"):
        load(saved(tmp_path, content))


def test_a_hostile_pickle_uses_little_memory():
    pytest.importorskip("resource")
    program = (
        "import resource, sys; from core.words.restricted_pickle import read_vectors\n"
        f"resource.setrlimit(resource.RLIMIT_DATA, {(2 * 10**9,) * 2})\n"
        "for content in sys.argv[1:]:\n"
        "    try: read_vectors(bytes.fromhex(content))\n"
        "    except MemoryError: print(content)\n"
        "    except Exception: pass\n"
        "print(resource.getrlimit(resource.RLIMIT_DATA)[0])"
    )
    bombs = [content.hex() for content in HOSTILE.values() if len(content) < 10_000]
    ran = subprocess.run([sys.executable, "-c", program, *bombs], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == "2000000000\n"


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_pickle_is_read_or_refused_and_nothing_else(tmp_path_factory, data):
    content = bytearray(pickle.dumps(PICKLED["float32"], data.draw(st.integers(0, 5))))
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), min_size=1, max_size=4)):
        content[place] = data.draw(st.integers(0, 255))
    file = saved(tmp_path_factory.getbasetemp(), bytes(content))
    with contextlib.suppress(VectorsError):
        loaded = load(file)
        assert loaded.matrix.shape == (len(loaded.rows), loaded.dim)
        assert np.isfinite(loaded.matrix).all()


def test_a_pickle_that_is_too_large_is_not_opened(tmp_path):
    file = tmp_path / "vectors.pickle"
    with file.open("wb") as opened:
        opened.truncate(sources.LARGEST_PICKLE + 1)
    with pytest.raises(VectorsError, match=r"^vectors\.pickle is larger than 500 MB\.$"):
        load(str(file))
