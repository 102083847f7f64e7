"""A BERT small enough to be built in a test, on disk as `save_pretrained` writes any other."""

VOCABULARY = [
    "[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", ".", "##s",
    "i", "swam", "ran", "across", "the", "river", "street", "to", "other", "get", "cash", "from", "bank", "side",
]  # fmt: skip
LAYERS, HEADS, D_MODEL = 2, 2, 16


def build(folder):
    """Write config, vocabulary and random weights, always the same ones, into a folder."""
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
