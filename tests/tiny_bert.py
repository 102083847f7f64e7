"""A BERT small enough to build in a test, saved to disk by `save_pretrained` like any other."""

VOCABULARY = [
    "[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", ".", "##s",
    "i", "swam", "ran", "across", "the", "river", "street", "to", "other", "get", "cash", "from", "bank", "side",
]  # fmt: skip
LAYERS, HEADS, D_MODEL = 2, 2, 16


def build(folder):
    """Write configuration, vocabulary and reproducible random weights into a folder."""
    import torch
    from transformers import BertConfig, BertForMaskedLM, BertTokenizer

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vocab.txt").write_text("\n".join(VOCABULARY), encoding="utf-8")
    BertTokenizer.from_pretrained(folder).save_pretrained(folder)
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=len(VOCABULARY),
        hidden_size=D_MODEL,
        num_hidden_layers=LAYERS,
        num_attention_heads=HEADS,
        intermediate_size=32,
        max_position_embeddings=80,
        initializer_range=0.5,
    )
    BertForMaskedLM(config).save_pretrained(folder)
    return folder
