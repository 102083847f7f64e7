"""The files of all-MiniLM-L6-v2 in data/minilm: read when first asked for, checked, and kept for the whole process."""

import functools
import hashlib
import os
import threading
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import numpy as np

from core.models.minilm_network import Network
from core.reading.data_files import DATA

FOLDER = Path(os.environ.get("COMPUTED_ATTENTION_MODEL", DATA / "minilm"))
"""Where the files are; the wheel for notebooks leaves them out, and the variable says where else."""

_VOCABULARY = "vocabulary.txt"

CHECKSUMS: Mapping[str, str] = MappingProxyType(
    {
        "layers.npz": "b5eb28462f16d2365b8f0e59fd35cfe20966eebc296023269b2a703e764f9d22",
        "words.npy": "66ce9d40462b34742e041f6fa577b0800a7971a105a2f6b701e34db63f41be2f",
        _VOCABULARY: "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3",
    }
)
"""SHA-256 of each file; a number that is changed without a trace would make the model wrong, not stop it."""

_LOADING = threading.Lock()


class ModelFilesError(RuntimeError):
    """A file of the model is missing or damaged; the message says in one sentence what to do."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(
            f"The file {path.name} of the trained model {what}: run `git checkout -- data/minilm` in the app's folder, "
            "or download the app again, and reload this page."
        )


def load() -> Network:
    """The model of this process, read at the first call and kept.

    Raises:
        ModelFilesError: a file is missing or damaged; once it is back, the next call reads it.
    """
    # Two visitors who ask at once would read it twice.
    with _LOADING:
        return _read_bundled()


@functools.cache
def _read_bundled() -> Network:
    return read_folder(FOLDER)


@functools.cache
def vocabulary() -> Mapping[str, int]:
    """The pieces of words that the model knows, each with its row; read and kept without the rest of the model.

    Raises:
        ModelFilesError: the file is missing or damaged; once it is back, the next call reads it.
    """
    return _vocabulary(FOLDER)


def _vocabulary(folder: Path) -> Mapping[str, int]:
    _check(folder / _VOCABULARY, CHECKSUMS[_VOCABULARY])
    # Split only at "\n": str.splitlines would also split at characters that a piece may contain.
    pieces = (folder / _VOCABULARY).read_bytes().decode().removesuffix("\n").split("\n")
    return MappingProxyType({piece: row for row, piece in enumerate(pieces)})


def read_folder(folder: Path) -> Network:
    """The model from a folder that has the files of data/minilm.

    Raises:
        ModelFilesError: one of them is missing or damaged.
    """
    for name, checksum in CHECKSUMS.items():
        _check(folder / name, checksum)
    with np.load(folder / "layers.npz", allow_pickle=False) as layers:
        return Network(
            vocabulary=_vocabulary(folder),
            # Not mapped: if somebody cut the file short later, reading from it would end the whole process.
            words=np.load(folder / "words.npy", allow_pickle=False),
            **{name: layers[name].astype(np.float32) for name in layers.files},
        )


def _check(path: Path, checksum: str) -> None:
    try:
        with path.open("rb") as file:
            is_whole = hashlib.file_digest(file, "sha256").hexdigest() == checksum
    except OSError as problem:
        raise ModelFilesError(path, "cannot be read") from problem
    if not is_whole:
        raise ModelFilesError(path, "is damaged")
