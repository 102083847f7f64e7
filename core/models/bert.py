"""BERT from a folder or from the hub, loaded once per process.

Only safetensors are read, which hold numbers and no code; a pickle is never opened.
"""

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

MASK = "[MASK]"

NAME = "bert-base-uncased"

MEGABYTES = 440
"""The approximate size of the download, as the course gives it."""

FOLDER = "BERT_FOLDER"
"""The environment variable that names a local folder."""

_FILES = ("config.json", "vocab.txt", "tokenizer_config.json", "tokenizer.json", "model.safetensors")
"""The files fetched from the hub, the large one last."""

_NEEDED = "config.json, tokenizer.json or vocab.txt, and model.safetensors"
"""What a folder must contain."""

_PATIENCE = 5.0
"""Seconds to wait for any answer from the hub."""

_TICK = 0.3
"""Seconds between two reports."""

Report: TypeAlias = Callable[[float, str], None]
"""Called with how far loading has come, from 0 to 1, and what is being done."""


@dataclass(frozen=True, kw_only=True)
class Size:
    """How large a BERT is; its heads share the d_model numbers of a token among themselves."""

    layers: int
    heads: int
    d_model: int

    @property
    def d_k(self) -> int:
        """d_model / heads, the columns of a head's Q and K."""
        return self.d_model // self.heads


@dataclass(frozen=True, kw_only=True, eq=False)
class Model:
    """A BERT that fills gaps, with the tokenizer that splits a sentence."""

    tokenizer: Any
    network: Any
    size: Size


class ModelError(RuntimeError):
    """There is no BERT to ask; the message says in one sentence what to do."""


def is_installed() -> bool:
    """Whether transformers is installed; it is not imported."""
    return find_spec("transformers") is not None


def is_loaded() -> bool:
    """Whether this process has a model already."""
    return bool(_LOADED)


_LOADED: list[Model] = []
"""The model of this process, once there is one."""

_LOADING = threading.Lock()


def load(report: Report = lambda _share, _what: None) -> Model:
    """The model of this process, read at the first call and kept.

    Raises:
        ModelError: transformers is not installed, or there is no BERT in the folder, in the hub's cache or at the hub.
    """
    if not is_installed():
        raise ModelError("To run BERT, stop the app, run `pip install -r requirements-bert.txt` and start it again.")
    # Two visitors who ask at once would load it twice.
    with _LOADING:
        if not _LOADED:
            folder = _folder(report)
            report(1.0, "Reading the weights")
            _LOADED.append(_read(folder))
        return _LOADED[0]


def _folder(report: Report) -> Path:
    if folder := os.environ.get(FOLDER):
        return Path(folder).expanduser()
    report(0.0, "Looking for BERT")
    return _cached_folder() or _fetch(report)


def _cached_folder() -> Path | None:
    """The folder of the hub's cache that has all files, if there is one."""
    hub = import_module("huggingface_hub")
    paths = [hub.try_to_load_from_cache(NAME, file) for file in _FILES]
    return Path(paths[0]).parent if isinstance(paths[0], str) and all(isinstance(one, str) for one in paths) else None


def _fetch(report: Report) -> Path:
    try:
        return _from_hub(report)
    # Its client also raises whatever its HTTP library raises.
    except Exception as problem:
        raise ModelError(
            "BERT is not on this computer and the hub cannot be reached: go online and press the button again, or set "
            f"{FOLDER} to a folder with {_NEEDED} before you start the app."
        ) from problem


def _from_hub(report: Report) -> Path:
    from tqdm import tqdm

    hub = import_module("huggingface_hub")

    class Bar(tqdm):  # type: ignore[misc]
        """The progress bar that the hub's client updates."""

        share = 0.0

        def update(self, n: float | None = 1) -> bool | None:
            result: bool | None = super().update(n)
            Bar.share = min(self.n / self.total, 1.0) if self.total else 0.0
            return result

    # A download tries six times, for half a minute even when offline; this asks once.
    hub.HfApi().model_info(NAME, timeout=_PATIENCE)
    # The client works in other threads, which cannot draw; so this thread watches and reports.
    with ThreadPoolExecutor(1) as pool:
        for file in _FILES:
            fetching = pool.submit(hub.hf_hub_download, NAME, file, tqdm_class=Bar)
            while not wait([fetching], timeout=_TICK).done:
                report(Bar.share, f"Fetching {file}")
            path = fetching.result()
    return Path(path).parent


def _read(folder: Path) -> Model:
    try:
        return _read_and_check(folder)
    # The errors that the libraries raise for a damaged file have no common base class.
    except Exception as problem:
        raise ModelError(
            f"There is no complete BERT here: put {_NEEDED}, as `save_pretrained` of a `BertForMaskedLM` and of its "
            f"tokenizer write them, into the folder that {FOLDER} names."
        ) from problem


def _read_and_check(folder: Path) -> Model:
    # Without a vocabulary every word would be unknown to the tokenizer.
    if not any((folder / file).is_file() for file in ("tokenizer.json", "vocab.txt")):
        raise FileNotFoundError(f"No vocabulary in {folder}.")
    transformers = import_module("transformers")
    # Only the eager implementation returns its weights.
    network, report = transformers.BertForMaskedLM.from_pretrained(
        folder, local_files_only=True, use_safetensors=True, attn_implementation="eager", output_loading_info=True
    )
    tokenizer = transformers.BertTokenizer.from_pretrained(folder, local_files_only=True)
    if report["missing_keys"] or tokenizer.mask_token != MASK or len(tokenizer) > network.config.vocab_size:
        raise ValueError("Weights are missing, or belong to another vocabulary.")
    config = network.config
    size = Size(layers=config.num_hidden_layers, heads=config.num_attention_heads, d_model=config.hidden_size)
    return Model(tokenizer=tokenizer, network=network.eval(), size=size)
