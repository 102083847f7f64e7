"""BERT loaded from a folder or from the hub: once, whole, never as a pickle, and told in a sentence if it is not there."""

import json
import shutil
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from core.lessons import masked_word
from core.lessons.masked_word import SENTENCES
from core.models import bert
from tests import tiny_bert

pytest.importorskip("transformers")
constants = pytest.importorskip("huggingface_hub.constants")


pytestmark = pytest.mark.usefixtures("no_bert_loaded")


@pytest.fixture
def model(tiny_bert_found):
    return bert.load()


def test_the_model_is_read_once_and_nothing_before_it_is_asked_for(tiny_bert_folder, monkeypatch):
    monkeypatch.setenv(bert.FOLDER, str(tiny_bert_folder))
    assert not bert.is_loaded()
    told = []
    first = bert.load(lambda share, what: told.append((share, what)))
    assert bert.is_loaded()
    assert told == [(1.0, "Reading the weights")]
    assert bert.load(lambda share, what: told.append((share, what))) is first
    assert len(told) == 1
    assert not first.network.training
    assert (first.size.layers, first.size.heads, first.size.d_k) == (2, 2, 8)


def renamed(source, target):
    """The weights under the older names that the file at the hub has, with those of its other task."""
    import torch
    from safetensors.torch import load_file, save_file

    weights = load_file(source / "model.safetensors")
    older = {
        name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): M
        for name, M in weights.items()
    }
    older["cls.seq_relationship.weight"] = torch.zeros(2, tiny_bert.D_MODEL)
    save_file(older, target / "model.safetensors", metadata={"format": "pt"})


def test_weights_under_the_names_of_the_hub_s_file_are_read(model, tiny_bert_folder, tmp_path, monkeypatch):
    older = shutil.copytree(tiny_bert_folder, tmp_path / "older")
    renamed(tiny_bert_folder, older)
    monkeypatch.setenv(bert.FOLDER, str(older))
    monkeypatch.setattr(bert, "_LOADED", [])
    again = masked_word.fill(bert.load(), SENTENCES["river"])
    assert again.probabilities == pytest.approx(masked_word.fill(model, SENTENCES["river"]).probabilities)


def pickled(folder):
    """The right weights, but as a pickle: they would do, if pickles were opened."""
    import torch
    from safetensors.torch import load_file

    torch.save(load_file(folder / "model.safetensors"), folder / "pytorch_model.bin")
    (folder / "model.safetensors").unlink()


def incomplete(folder):
    from safetensors.torch import load_file, save_file

    weights = load_file(folder / "model.safetensors")
    del weights["bert.encoder.layer.1.attention.self.key.weight"]
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})


def other_size(folder):
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**config, "hidden_size": 32}))


SPOILT = {
    "gone": shutil.rmtree,
    "no weights": lambda folder: (folder / "model.safetensors").unlink(),
    "a pickle": pickled,
    "weights cut off": lambda folder: (folder / "model.safetensors").write_bytes(b"x" * 100),
    "a matrix missing": incomplete, "another size": other_size,
    "no config": lambda folder: (folder / "config.json").unlink(),
    "a config that is none": lambda folder: (folder / "config.json").write_text("[1"),
    "no vocabulary": lambda folder: [(folder / name).unlink() for name in ("vocab.txt", "tokenizer.json")],
    "a tokenizer that is none": lambda folder: (folder / "tokenizer.json").write_text("{}"),
}  # fmt: skip


@pytest.mark.parametrize("how", SPOILT)
def test_a_folder_without_a_whole_model_is_told_in_one_sentence(tiny_bert_folder, tmp_path, monkeypatch, how):
    spoilt = shutil.copytree(tiny_bert_folder, tmp_path / "spoilt")
    SPOILT[how](spoilt)
    monkeypatch.setenv(bert.FOLDER, str(spoilt))
    with pytest.raises(bert.ModelError, match=r"no complete BERT here: put .* into the folder that BERT_FOLDER names"):
        bert.load()
    assert not bert.is_loaded()


def test_without_transformers_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(bert, "find_spec", lambda _name: None)
    with pytest.raises(bert.ModelError, match=r"pip install -r requirements-bert\.txt"):
        bert.load()


@pytest.fixture
def reached(monkeypatch, tmp_path):
    """Says where the hub is; what it sends is kept in a folder of this test's own."""
    monkeypatch.delenv(bert.FOLDER, raising=False)
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "hub"))

    def at(endpoint, *, offline=False):
        template = constants.HUGGINGFACE_CO_URL_TEMPLATE.replace(constants.ENDPOINT, endpoint)
        monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", template)
        monkeypatch.setattr(constants, "ENDPOINT", endpoint)
        monkeypatch.setattr(constants, "HF_HUB_OFFLINE", offline)

    return at


@pytest.fixture
def hub(tiny_bert_folder):
    """The few addresses of the hub that a download asks for."""

    class Hub(BaseHTTPRequestHandler):
        def do_HEAD(self):
            self.answer()

        def do_GET(self):
            self.wfile.write(self.answer())

        def answer(self):
            name = self.path.split("?")[0].removeprefix("/bert-base-uncased/resolve/main/")
            known = (tiny_bert_folder / name).is_file()
            body = (tiny_bert_folder / name).read_bytes() if known else b'{"id": "bert-base-uncased"}'
            self.send_response(200 if known or name.startswith("/api/models/") else 404)
            self.send_header("X-Repo-Commit", "0" * 40)
            self.send_header("ETag", f'"{len(body):040d}"')
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            return body

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Hub) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def loaded_anew(monkeypatch):
    """A model, and what was reported while it was loaded."""
    monkeypatch.setattr(bert, "_LOADED", [])
    said = []
    return bert.load(lambda _share, what: said.append(what)), said


def test_the_hub_s_files_are_fetched_once_and_are_there_offline(hub, model, reached, monkeypatch):
    first = masked_word.fill(model, SENTENCES["river"]).candidates
    reached(hub)
    fetched, said = loaded_anew(monkeypatch)
    assert masked_word.fill(fetched, SENTENCES["river"]).candidates == first
    assert (said[0], said[-1]) == ("Looking for BERT", "Reading the weights")
    reached("http://127.0.0.1:9", offline=True)
    cached, said = loaded_anew(monkeypatch)
    assert masked_word.fill(cached, SENTENCES["river"]).candidates == first
    assert said == ["Looking for BERT", "Reading the weights"]


@pytest.mark.parametrize("kind", ["nobody there", "silent", "offline"])
def test_a_hub_that_does_not_answer_is_told_within_seconds(reached, monkeypatch, kind):
    assert bert._PATIENCE <= 5
    monkeypatch.setattr(bert, "_PATIENCE", 0.3)
    said, started = [], time.monotonic()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        if kind == "nobody there":
            silent.close()
        reached(f"http://127.0.0.1:{port}", offline=kind == "offline")
        with pytest.raises(bert.ModelError) as caught:
            bert.load(lambda _share, what: said.append(what))
        if kind == "offline":
            silent.setblocking(False)
            with pytest.raises(BlockingIOError):  # nobody has called
                silent.accept()
    assert str(caught.value).startswith("BERT is not on this computer and the hub cannot be reached: go online")
    assert "set BERT_FOLDER to a folder" in str(caught.value)
    assert time.monotonic() - started < 4
    assert said == ["Looking for BERT"]
