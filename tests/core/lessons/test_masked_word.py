"""A tiny BERT on disk, loaded and asked by the code that loads and asks the large one."""

import json
import re
import shutil
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import numpy as np
import pytest

from core.attention import attend
from core.lessons import masked_word
from core.lessons.masked_word import BASE, SENTENCES, SentenceError
from core.models import bert, minilm, minilm_network
from tests import tiny_bert

pytest.importorskip("transformers")
constants = pytest.importorskip("huggingface_hub.constants")

RIVER = ("[CLS]", "i", "swam", "across", "the", "river", "to", "the", "other", "[MASK]", ".", "[SEP]")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tiny_bert.build(tmp_path_factory.mktemp("bert"))


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch):
    monkeypatch.setattr(bert, "_LOADED", [])


@pytest.fixture
def model(folder, monkeypatch):
    monkeypatch.setenv(bert.FOLDER, str(folder))
    return bert.load()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("the [ Mask ].", "the [MASK]."), ("the ___.", "the [MASK]."), ("  the __ bank ", "the [MASK] bank"),
        ("\ud800 the [MASK]", "the [MASK]"),
    ],
)  # fmt: skip
def test_a_gap_is_read_in_any_spelling(typed, sentence):
    assert masked_word.tidy(typed) == sentence


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("   ", "Type a sentence"), ("the _ bank", "No gap"), ("the [MASK] of the ___", "2 gaps"),
        ("word " * 500 + "[MASK]", "Too long"),
    ],
)  # fmt: skip
def test_a_sentence_that_cannot_be_asked_is_told(typed, says):
    with pytest.raises(SentenceError, match=says):
        masked_word.tidy(typed)


def test_the_five_likeliest_words_are_those_that_the_network_itself_finds(model):
    import torch

    filled = masked_word.fill(model, SENTENCES["river"])
    assert filled.tokens == RIVER
    assert filled.gap == 9
    ids = torch.tensor([[tiny_bert.VOCABULARY.index(token) for token in filled.tokens]])
    with torch.inference_mode():
        found = torch.softmax(model.network(ids).logits[0, 9], dim=-1).topk(5)
    assert [one.word for one in filled.candidates] == [tiny_bert.VOCABULARY[i] for i in found.indices]
    assert [one.probability for one in filled.candidates] == pytest.approx(found.values.tolist(), abs=1e-6)
    assert [one.rank for one in filled.candidates] == [1, 2, 3, 4, 5]
    assert filled.probabilities.sum() == pytest.approx(1)


def test_the_weights_are_those_of_the_graph_on_the_model_s_own_matrices(model):
    filled = masked_word.fill(model, SENTENCES["cash"])
    n = len(filled.tokens)
    assert filled.attentions.shape == (tiny_bert.LAYERS, tiny_bert.HEADS, n, n)
    assert filled.attentions.dtype == np.float32
    assert filled.attentions.sum(axis=-1) == pytest.approx(1, abs=1e-5)

    ids = model.tokenizer(SENTENCES["cash"], return_tensors="pt")["input_ids"]
    own = model.network.bert.encoder.layer[0].attention.self
    X = model.network.bert.embeddings(ids)[0]
    columns = slice(model.size.d_k, 2 * model.size.d_k)
    Q, K = ((A(X))[:, columns].detach().numpy() for A in (own.query, own.key))
    trace = attend(X.detach().numpy(), replace={"Q": Q, "K": K}, scale=True)
    assert filled.attentions[0, 1] == pytest.approx(trace.weights, abs=1e-5)


def test_how_much_the_gap_attends_to_a_word_is_its_column_of_every_head(model):
    filled = masked_word.fill(model, SENTENCES["river"])
    assert filled.towards(5) == pytest.approx(filled.attentions[:, :, 9, 5])
    most, mean = filled.most_attended()
    means = [filled.towards(j).mean() for j in range(len(filled.tokens))]
    assert (most, mean) == (int(np.argmax(means)), pytest.approx(max(means)))


def test_an_expected_word_has_its_probability_and_rank(model):
    filled = masked_word.fill(model, SENTENCES["river"])
    found = masked_word.candidate(model, filled, " Bank ")
    p = filled.probabilities[tiny_bert.VOCABULARY.index("bank")]
    assert (found.word, found.probability) == ("bank", p)
    assert found.rank == 1 + sorted(filled.probabilities, reverse=True).index(p)


@pytest.mark.parametrize("word", ["", "banks", "the bank", "[MASK]", "\ud800"])
def test_what_is_not_one_word_of_the_vocabulary_has_no_probability(model, word):
    assert masked_word.candidate(model, masked_word.fill(model, SENTENCES["river"]), word) is None


def test_64_tokens_are_read_and_65_are_told(model):
    assert len(masked_word.fill(model, "the " * 61 + "[MASK]").tokens) == 64
    with pytest.raises(SentenceError, match="65 tokens, and up to 64"):
        masked_word.fill(model, "the " * 62 + "[MASK]")


def test_the_model_is_read_once_and_nothing_before_it_is_asked_for(folder, monkeypatch):
    monkeypatch.setenv(bert.FOLDER, str(folder))
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


def test_weights_under_the_names_of_the_hub_s_file_are_read(model, folder, tmp_path, monkeypatch):
    older = shutil.copytree(folder, tmp_path / "older")
    renamed(folder, older)
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
def test_a_folder_without_a_whole_model_is_told_in_one_sentence(folder, tmp_path, monkeypatch, how):
    spoilt = shutil.copytree(folder, tmp_path / "spoilt")
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
def hub(folder):
    """The few addresses of the hub that a download asks for."""

    class Hub(BaseHTTPRequestHandler):
        def do_HEAD(self):
            self.answer()

        def do_GET(self):
            self.wfile.write(self.answer())

        def answer(self):
            name = self.path.split("?")[0].removeprefix("/bert-base-uncased/resolve/main/")
            known = (folder / name).is_file()
            body = (folder / name).read_bytes() if known else b'{"id": "bert-base-uncased"}'
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


QUESTIONS = masked_word.tasks()


def test_the_size_is_what_transformers_has_for_bert_base():
    from transformers import BertConfig

    usual = BertConfig()
    assert (BASE.layers, BASE.heads, BASE.d_model) == (
        usual.num_hidden_layers, usual.num_attention_heads, usual.hidden_size,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "answer", "status", "says"),
    [
        ("step", "weights", "correct", "softmax"), ("d_k", "64", "correct", "√64 = 8"),
        ("d_k", "768", "wrong", "That is d_model"), ("d_k", "12", "wrong", "how many heads"),
        ("d_k", "9216", "wrong", "You multiplied"), ("d_k", "8", "wrong", "√d_k"),
        ("matrices", "144", "correct", "12 layers of 12 heads"), ("matrices", "24", "wrong", "You added"),
        ("matrices", "12", "wrong", "one layer"), ("matrices", "432", "wrong", "Q, K and V"),
    ],
)  # fmt: skip
def test_an_answer_is_marked_and_its_mistake_named(name, answer, status, says):
    mark = QUESTIONS[name].mark(answer)
    assert mark.status == status
    assert says in mark.message


def test_what_is_counted_in_the_stored_text():
    text = masked_word.stored_text()
    last = [re.findall(r"the other (\w+)\.$", sentence) for sentence in text.sentences]
    assert all(len(found) == 1 for found in last), "each ends with a word after the words that the model sees"
    words = [found[0] for found in last]
    with_river = [word for word, sentence in zip(words, text.sentences, strict=True) if "river" in sentence]
    assert (len(words), words.count("bank"), words.count("side")) == (10, 3, 5)
    assert (len(with_river), with_river.count("bank")) == (4, 3)
    tasks = masked_word.stored_tasks()
    assert tasks["neighbours"].mark("side").status == "correct"
    assert tasks["share"].mark("3/10").message.startswith("Right: 3 of 10.")
    assert tasks["told"].mark("3/4").message.startswith("Right: 3 of 4,")
    assert tasks["why-not"].mark(tasks["why-not"].options[0]).status == "correct"


def test_what_is_told_of_minilm_s_scores_for_words_is_what_it_gives():
    network = minilm.load()
    words = network.words.astype(np.float32)
    run = minilm.read("I swam across the river to the other bank.")
    scores = words @ run.states[6, run.tokens.index("bank")]
    names = list(network.vocabulary)
    assert [names[i] for i in np.argsort(-scores)[:3]] == ["bank", "banks", "banking"]
    gap = tuple("[MASK]" if word == "bank" else word for word in run.tokens)
    _, states = minilm_network.run(network, gap, lambda _: None)
    guessed = words @ states[6, gap.index("[MASK]")]
    assert (guessed > guessed[network.vocabulary["bank"]]).sum() > 10_000
    assert len(names) == 30_522
    task = masked_word.stored_tasks()["why-not"]
    assert "30,522 word vectors" in task.prompt
    message = task.mark("it was not tuned to guess words").message
    assert "*bank*, *banks* and *banking*" in message
    assert "more than ten thousand words come before *bank*" in message


def test_the_feed_forward_network_has_twice_the_parameters_of_attention():
    network = minilm.load()
    of_attention = sum(M.size for M in (network.W_q, network.W_k, network.W_v, network.W_o, network.b_o))
    of_words = sum(M.size for M in (network.W_1, network.b_1, network.W_2, network.b_2))
    assert of_words / of_attention == pytest.approx(2, abs=0.01)


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("share", "0.60", "how often *side*"), ("share", "0.25", "how many different"),
        ("told", "0.30", "Count only the sentences"),
    ],
)  # fmt: skip
def test_slips_in_counting_are_named(name, typed, told):
    result = masked_word.stored_tasks()[name].mark(typed)
    assert result.status == "wrong"
    assert told in result.message
