"""A trained BERT fills a gap in a sentence and keeps who its gap attended to.

Every layer holds so many graphs of core/attention.py side by side, its heads: the weights kept here are theirs.
Sources: Devlin et al., BERT (2019), sections 3 and 3.1; Vaswani et al. (2017), section 3.2.2, for the heads.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt

from core.graph.steps import softmax

MASK = "[MASK]"

MOST_TOKENS = 64
"""The longest sentence, with the two tokens that BERT puts around it."""

CANDIDATES = 5

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "river": "I swam across the river to the other [MASK].",
        "cash": "I ran across the street to get cash from the [MASK].",
    }
)
"""The two sentences of the course, by name."""

_LONGEST = 1000
"""Letters of a sentence that is split into tokens at all."""

_GAP = re.compile(r"\[\s*mask\s*\]|_{2,}", re.IGNORECASE)


class SentenceError(ValueError):
    """A sentence that BERT cannot be asked about; the message says in one sentence what to change."""


@dataclass(frozen=True, kw_only=True)
class Size:
    """How large a BERT is; its heads share the numbers of a token among them."""

    layers: int
    heads: int
    d_model: int

    @property
    def d_k(self) -> int:
        """d_model / heads, the columns of a head's Q and K."""
        return self.d_model // self.heads


BASE = Size(layers=12, heads=12, d_model=768)
"""bert-base-uncased. Source: Devlin et al., section 3, where L = 12, A = 12 and H = 768."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Model:
    """A BERT that fills gaps, and what splits a sentence into its tokens."""

    tokenizer: Any
    network: Any
    size: Size


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A word for the gap, with its probability among all words that BERT knows, and its rank from 1 on."""

    word: str
    probability: float
    rank: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Filled:
    """What BERT makes of a sentence of n tokens with one gap."""

    tokens: tuple[str, ...]
    gap: int
    """The position of [MASK] among the tokens."""

    candidates: tuple[Candidate, ...]
    """The likeliest words, the likeliest first."""

    probabilities: npt.NDArray[np.float64]
    """Of every word in the vocabulary, to stand in the gap."""

    attentions: npt.NDArray[np.float32]
    """The weights of every head: layers × heads × n × n."""

    def towards(self, j: int) -> npt.NDArray[np.float64]:
        """How much [MASK] attends to token j; layers × heads."""
        return self.attentions[:, :, self.gap, j].astype(np.float64)

    def most(self) -> tuple[int, float]:
        """The token that [MASK] attends to most on the mean over all heads, and that mean."""
        mean = self.attentions[:, :, self.gap].mean(axis=(0, 1), dtype=np.float64)
        return int(mean.argmax()), float(mean.max())


def tidy(typed: str) -> str:
    """A sentence with its gap written as BERT writes it.

    Raises:
        SentenceError: it is empty or too long, or has no gap or several.

    >>> tidy("We sat on the ____ .")
    'We sat on the [MASK] .'
    """
    sentence = _GAP.sub(MASK, typed.encode(errors="ignore").decode().strip())
    gaps = sentence.count(MASK)
    if not sentence:
        raise SentenceError(f"Type a sentence with {MASK} where a word is missing.")
    if not gaps:
        raise SentenceError(f"No gap in it: write {MASK} in place of one word.")
    if gaps > 1:
        raise SentenceError(f"It has {gaps} gaps: leave one {MASK}, and write words in place of the others.")
    if len(sentence) > _LONGEST:
        raise SentenceError(f"Too long: up to {_LONGEST:,} letters can be read.")
    return sentence


@lru_cache(maxsize=8)
def fill(model: Model, sentence: str) -> Filled:
    """Ask BERT for the word in the gap of a tidy sentence.

    Raises:
        SentenceError: it has more tokens than MOST_TOKENS.
    """
    import torch

    encoded = model.tokenizer(sentence, return_tensors="pt")
    ids = encoded["input_ids"][0].tolist()
    most = min(MOST_TOKENS, model.network.config.max_position_embeddings)
    if len(ids) > most:
        raise SentenceError(f"Too long: BERT makes {len(ids)} tokens of it, and up to {most} can be shown.")
    gap = ids.index(model.tokenizer.mask_token_id)
    with torch.inference_mode():
        found = model.network(**encoded, output_attentions=True)
    probabilities = softmax(found.logits[0, gap].double().numpy())
    likeliest = np.argsort(-probabilities, kind="stable")[:CANDIDATES].tolist()
    return Filled(
        tokens=tuple(model.tokenizer.convert_ids_to_tokens(ids)),
        gap=gap,
        candidates=tuple(_candidate(model, probabilities, i) for i in likeliest),
        probabilities=probabilities,
        attentions=torch.cat(found.attentions).float().numpy(),
    )


def expected(model: Model, filled: Filled, word: str) -> Candidate | None:
    """What BERT gives a word of one's own; None if it is not one word of its vocabulary."""
    ids = model.tokenizer(word[:_LONGEST].encode(errors="ignore").decode(), add_special_tokens=False)["input_ids"]
    known = len(ids) == 1 and ids[0] not in model.tokenizer.all_special_ids
    return _candidate(model, filled.probabilities, ids[0]) if known else None


def _candidate(model: Model, probabilities: npt.NDArray[np.float64], i: int) -> Candidate:
    return Candidate(
        word=model.tokenizer.convert_ids_to_tokens(i),
        probability=float(probabilities[i]),
        rank=1 + int((probabilities > probabilities[i]).sum()),
    )
