"""The words of self-attention: one name for each thing, explained once."""

from dataclasses import replace

from core.graph.code import beside_title
from core.graph.form import LEARNED
from core.graph.masking import CAUSAL
from core.graph.nodes import EVERY_NODE, shown
from core.graph.tex import in_prose

_WHOLE = replace(LEARNED, mask=CAUSAL, positions=True)

_BEFORE = """
| name | what it is |
|---|---|
| token | a word of the sentence, a piece of a word, or a mark such as a comma; there are n of them |
| embedding | the vector of numbers that stands for a token; the embeddings are the rows of X (n × d_model) |
| X_kv | of two sentences, the embeddings of the one attended to (n_kv × d_model): keys and values come from it |
| W_q, W_k, W_v | weight matrices that turn an embedding into a query, a key and a value |
| Q, K, V | queries (what a token looks for), keys (what it offers), values (what it passes on) |
| d_model, d_k, d_v | how many numbers an embedding, a query or key, and a value have |
| softmax | exponentiate each number of a row, then divide each by the sum of the row’s exponentials |
| cosine | the dot product of two vectors, divided by both lengths: 1 if both point the same way |
| head | one attention with its own W_q, W_k and W_v; a layer of a model has several side by side |
| <EOS>, [CLS], [SEP] | marks: <EOS> ends a sentence; some models put [CLS] before it and [SEP] after it |
"""

_AFTER = """
Small numbers under a word, as in the₅, tell repeated words apart by their place in the sentence.
"""


def words() -> str:
    """A table of the words in Markdown; what is computed by the graph stands in it as in its record."""
    rows = map(_row, shown(_WHOLE, "place", "compare", "weigh", "mix"))
    return in_prose("\n".join([_BEFORE.strip(), *rows, _AFTER]))


def _row(node: str) -> str:
    record = EVERY_NODE[node]
    # The mask's formula says what its letters are, and is too wide for the table on a phone.
    formula = f"${beside_title(node, LEARNED)}$: " if node in shown(LEARNED) else ""
    meaning = record.about.split(": ", 1)[-1]
    return f"| {record.title.lower()} | {formula}{meaning}. {record.note}".rstrip() + " |"
