"""The trained model: its numbers against transformers, its code against torch, its heads against the graph."""

import functools
import hashlib
import re
import shutil
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
import torch
from threadpoolctl import ThreadpoolController

from core.attention import attend
from core.graph.nodes import NODES
from core.models import minilm, minilm_files
from tests.core.models.minilm_reference import FILE, SENTENCES

PIZZA = SENTENCES[0]


@pytest.fixture(scope="module")
def reference():
    with np.load(FILE, allow_pickle=False) as found:
        return {name: found[name] for name in found.files}


@pytest.fixture(scope="module")
def shipped():
    """The arrays as they are in the files, read without the code under test."""
    layers = np.load(minilm_files.FOLDER / "layers.npz", allow_pickle=False)
    words = np.load(minilm_files.FOLDER / "words.npy", allow_pickle=False)
    return {name: torch.from_numpy(layers[name]).float() for name in layers.files} | {"words": torch.from_numpy(words)}


@functools.cache
def empty_encoder():
    """A layer of torch with the same shape: post-norm, GELU, one matrix for the queries, keys and values of all heads."""
    return torch.nn.TransformerEncoderLayer(384, 12, 1536, 0.0, "gelu", 1e-12, batch_first=True).eval()


def encoder(shipped, layer):
    """The same layer as torch has it; it is the same object every time, with other numbers."""
    W = torch.cat([shipped[name][layer].transpose(0, 1).reshape(385, 384) for name in ("W_q", "W_k", "W_v")], dim=1)
    parameters = {
        "self_attn.in_proj_weight": W[:384].T, "self_attn.in_proj_bias": W[384],
        "self_attn.out_proj.weight": shipped["W_o"][layer].reshape(384, 384).T,
        "self_attn.out_proj.bias": shipped["b_o"][layer], "linear1.weight": shipped["W_1"][layer].T,
        "linear1.bias": shipped["b_1"][layer], "linear2.weight": shipped["W_2"][layer].T, "linear2.bias": shipped["b_2"][layer],
    }  # fmt: skip
    norms = {"norm1": shipped["norm_attention"][layer], "norm2": shipped["norm_output"][layer]}
    for name, (gain, shift) in norms.items():
        parameters |= {f"{name}.weight": gain, f"{name}.bias": shift}
    empty_encoder().load_state_dict(parameters)
    return empty_encoder()


def cosines(A, B):
    return (A * B).sum(-1) / np.linalg.norm(A, axis=-1) / np.linalg.norm(B, axis=-1)


@pytest.mark.parametrize("i", range(len(SENTENCES)))
def test_weights_and_last_states_are_those_of_transformers_with_the_unreduced_numbers(reference, i):
    run = minilm.read(SENTENCES[i])
    assert run.tokens == tuple(reference[f"tokens-{i}"])
    n = len(run.tokens)
    assert (run.weights.shape, run.states.shape) == ((6, 12, n, n), (7, n, 384))
    assert np.abs(run.weights - reference[f"weights-{i}"]).max() <= 0.005
    assert cosines(run.states[-1], reference[f"last-{i}"].astype(np.float32)).min() >= 0.999


@pytest.mark.parametrize("sentence", [*SENTENCES[:3], "🙂", "word " * 62])
def test_every_weight_and_state_is_that_of_torch_with_the_shipped_numbers(shipped, sentence):
    run = minilm.read(sentence)
    vocabulary = (minilm_files.FOLDER / "vocabulary.txt").read_bytes().decode().split("\n")
    rows = [vocabulary.index(token) for token in run.tokens]
    inputs = shipped["words"][rows].float() + shipped["positions"][: len(rows)]
    gain, shift = shipped["norm_input"]
    with torch.no_grad():
        X = torch.nn.functional.layer_norm(inputs, (384,), gain, shift, 1e-12)
        for layer in range(6):
            np.testing.assert_allclose(run.states[layer], X, atol=2e-5)
            block = encoder(shipped, layer)
            _, weights = block.self_attn(X[None], X[None], X[None], average_attn_weights=False)
            np.testing.assert_allclose(run.weights[layer], weights[0], atol=2e-5)
            X = block(X[None])[0]
        np.testing.assert_allclose(run.states[6], X, atol=5e-5)


def test_any_head_is_the_graph_on_its_slice_and_has_the_weights_of_the_run():
    run = minilm.read(PIZZA)
    n = len(run.tokens)
    for layer in range(1, 7):
        for number in range(1, 13):
            trace = run.head(layer, number)
            np.testing.assert_allclose(trace.weights, run.weights[layer - 1, number - 1], atol=1e-5)
            assert (trace.X.shape, trace.W_q.shape, trace.d_k) == ((n, 385), (385, 32), 32)
    assert trace.X.dtype == trace.context.dtype == np.float64
    again = attend(trace.X, trace.W_q, trace.W_k, trace.W_v)
    for node in NODES:
        np.testing.assert_array_equal(getattr(trace, node), getattr(again, node))


def test_the_last_row_of_a_heads_weights_is_its_bias(shipped):
    trace = minilm.read(PIZZA).head(4, 2)
    np.testing.assert_array_equal(trace.X[:, 384], 1)
    for name, node in (("W_q", "Q"), ("W_k", "K"), ("W_v", "V")):
        W, b = shipped[name][3, 1, :384].double(), shipped[name][3, 1, 384].double()
        assert b.abs().max() > 0
        expected = torch.nn.functional.linear(torch.from_numpy(trace.X[:, :384]), W.T, b)
        np.testing.assert_allclose(getattr(trace, node), expected, atol=1e-9)


def test_the_vector_of_a_sentence_is_the_mean_of_its_last_states_at_length_1():
    run = minilm.read(PIZZA)
    mean = torch.from_numpy(run.states[-1].astype(np.float64)).mean(0)
    np.testing.assert_allclose(run.vector, torch.nn.functional.normalize(mean, dim=0), atol=1e-12)
    near, far = (minilm.read(text).vector for text in ("The pizza was delicious.", "Interest rates rose again."))
    assert minilm.cosine(run.vector, near) > 0.6
    assert minilm.cosine(run.vector, far) < 0.2
    assert minilm.cosine(run.vector, run.vector) == pytest.approx(1)


def test_a_head_that_is_off_gives_nothing_and_one_that_is_even_gives_all_the_same():
    plain = minilm.read(PIZZA)
    changed = minilm.read(PIZZA, off=[(4, 2), (4, 3)], even={minilm.Head(4, 5)})
    n = len(plain.tokens)
    assert (changed.off, changed.even) == ({(4, 2), (4, 3)}, {(4, 5)})
    np.testing.assert_array_equal(changed.weights[3, [1, 2]], 0)
    np.testing.assert_allclose(changed.weights[3, 4], 1 / n)
    others = [number for number in range(12) if number not in (1, 2, 4)]
    np.testing.assert_array_equal(changed.weights[3, others], plain.weights[3, others])
    np.testing.assert_array_equal(changed.states[:4], plain.states[:4])
    assert np.abs(changed.states[4:] - plain.states[4:]).max(axis=(1, 2)).min() > 0.01
    np.testing.assert_array_equal(changed.head(4, 2).context, 0)
    np.testing.assert_allclose(changed.head(4, 5).context, changed.head(4, 5).V.mean(0, keepdims=True).repeat(n, 0))
    assert 0.9 < minilm.cosine(plain.vector, changed.vector) < 0.9999


def test_what_a_changed_head_does_is_what_torch_computes_without_its_part(shipped):
    changed = minilm.read(PIZZA, off=[(4, 2)])
    without = {name: M.clone() for name, M in shipped.items()}
    without["W_o"][3, 1] = 0
    with torch.no_grad():
        X = torch.tensor(changed.states[3])[None]
        for layer in (3, 4, 5):
            X = encoder(without, layer)(X)
    np.testing.assert_allclose(changed.states[6], X[0], atol=5e-5)


@pytest.mark.parametrize("heads", [{"off": [(0, 1)]}, {"even": [(7, 1)]}, {"off": [(1, 13)]}, {"even": [(1, 0)]}])
def test_there_is_no_other_head(heads):
    with pytest.raises(ValueError, match="layers are 1 to 6, heads 1 to 12"):
        minilm.read(PIZZA, **heads)


def test_a_head_is_off_or_even_and_not_both():
    with pytest.raises(ValueError, match="cannot be even"):
        minilm.read(PIZZA, off=[(1, 1)], even=[(1, 1)])
    with pytest.raises(ValueError, match="layers are 1 to 6"):
        minilm.read(PIZZA).head(7, 1)


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\x00\ud800"])
def test_a_text_with_nothing_to_read_is_refused_in_one_sentence(text):
    with pytest.raises(minilm.SentenceError, match=r"^There is nothing to read yet: type a sentence\.$"):
        minilm.read(text)


def test_64_tokens_are_read_and_65_are_refused_with_what_to_do():
    assert len(minilm.read("word " * 62).tokens) == 64
    with pytest.raises(minilm.SentenceError, match=r"65 tokens .* at most 64\. Leave out 1 or more\.$"):
        minilm.read("word " * 63)
    with pytest.raises(minilm.SentenceError, match=r"at most 64 tokens, a sentence or two\.$"):
        minilm.read("word " * 100_000)


@pytest.mark.parametrize("text", ["🙂 ☔", "É" * 200, "[SEP] [CLS]", "x\ud83d"])
def test_unknown_symbols_and_other_scripts_are_read_and_each_says_which_word_it_is(text):
    run = minilm.read(text)
    assert run.tokens[0] == run.words[0] == "[CLS]"
    assert run.tokens[-1] == run.words[-1] == "[SEP]"
    assert len(run.words) == len(run.tokens) > 2
    assert np.isfinite(run.states).all()
    np.testing.assert_allclose(run.weights.sum(-1), 1, atol=1e-5)


def test_a_run_cannot_be_written_to_and_is_remembered():
    run = minilm.read(PIZZA)
    assert minilm.read(PIZZA) is run
    for M in (run.weights, run.states):
        with pytest.raises(ValueError, match="read-only"):
            M[0] = 0


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with the files, from which the model is read, with nothing loaded yet."""
    for name in minilm_files.CHECKSUMS:
        (tmp_path / name).symlink_to(minilm_files.FOLDER / name)
    monkeypatch.setattr(minilm_files, "FOLDER", tmp_path)
    minilm_files._read_bundled.cache_clear()
    yield tmp_path
    minilm_files._read_bundled.cache_clear()


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        *((name, "one bit") for name in minilm_files.CHECKSUMS),
        *(("words.npy", damage) for damage in ("missing", "empty", "cut", "a folder")),
    ],
)
def test_a_missing_or_damaged_file_is_named_with_what_to_do_and_read_once_it_is_back(folder, name, damage):
    path = folder / name
    content = path.read_bytes()
    path.unlink()
    if damage == "a folder":
        path.mkdir()
    elif damage != "missing":
        middle = len(content) // 2
        flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        path.write_bytes({"empty": b"", "cut": content[:-100], "one bit": flipped}[damage])
    with pytest.raises(minilm.ModelFilesError, match=rf"^The file {name} of the trained model .*git checkout"):
        minilm.read(f"{name} {damage}")
    shutil.rmtree(path) if damage == "a folder" else path.unlink(missing_ok=True)
    path.write_bytes(content)
    assert minilm.read(f"{name} {damage}").tokens


def test_files_that_are_emptied_once_it_is_loaded_end_nothing(folder):
    """In a process of its own: reading from a mapped file that was cut short would kill it."""
    for name in minilm_files.CHECKSUMS:
        content = (folder / name).read_bytes()
        (folder / name).unlink()
        (folder / name).write_bytes(content)
    program = """
import sys
from pathlib import Path
from core.models import minilm, minilm_files
minilm_files.FOLDER = Path(sys.argv[1])
minilm.load()
for name in minilm_files.CHECKSUMS:
    (minilm_files.FOLDER / name).write_bytes(b"")
print(minilm.read("Still here.").tokens)
"""
    ran = subprocess.run([sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "('[CLS]', 'still', 'here', '.', '[SEP]')"


def test_many_who_ask_at_once_load_it_once(folder, monkeypatch):
    asked, got = [], []

    def slowly(where):
        asked.append(where)
        time.sleep(0.05)
        return object()

    monkeypatch.setattr(minilm_files, "read_folder", slowly)
    threads = [threading.Thread(target=lambda: got.append(minilm.load())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert asked == [folder]
    assert len(got) == 8
    assert len(set(map(id, got))) == 1


def test_the_files_are_those_the_readme_lists_and_each_is_below_50_mb():
    readme = (minilm_files.FOLDER / "README.md").read_text(encoding="utf-8")
    assert dict(re.findall(r"\| `([\w.]+)` \|.*\| `([0-9a-f]{64})` \|", readme)) == minilm_files.CHECKSUMS
    for name, checksum in minilm_files.CHECKSUMS.items():
        content = (minilm_files.FOLDER / name).read_bytes()
        assert hashlib.sha256(content).hexdigest() == checksum
        assert len(content) < 50_000_000


def test_reading_needs_no_torch_no_transformers_and_no_network():
    program = """
import socket, sys
def refused(*args, **kwargs): raise AssertionError("the network")
socket.socket.connect = socket.create_connection = refused
from core.models import minilm
assert "numpy" in sys.modules
before = set(sys.modules)
print(len(minilm.read("No network here.").tokens))
print(sorted({"torch", "transformers", "tokenizers", "safetensors", "pandas", "streamlit"} & set(sys.modules)))
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["6", "[]"]


def test_a_sentence_is_read_on_one_thread_and_other_products_get_theirs_back(monkeypatch):
    def threads():
        """Those of the library that NumPy multiplies with: another test may have loaded more of them."""
        return {one["num_threads"] for one in ThreadpoolController().info() if "numpy" in one["filepath"]}

    before, during = threads(), []
    run = minilm.minilm_network.run
    monkeypatch.setattr(minilm.minilm_network, "run", lambda *given: during.append(threads()) or run(*given))
    minilm.read("Nobody has read this sentence before.")
    assert during == [{1}]
    assert threads() == before
