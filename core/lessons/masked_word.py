"""A trained BERT fills a gap in a sentence and keeps what the gap attended to; and the questions about it.

Each layer holds several graphs of core/attention.py side by side, its heads; the weights kept here are theirs.
Sources: Devlin et al., BERT (2019), sections 3 and 3.1; Vaswani et al. (2017), section 3.2.2, for the heads.
"""

import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from core.graph.steps import softmax
from core.lessons.schema import Facts, Lesson, Question
from core.lessons.task import Task, tasks_of
from core.models.bert import MASK, Model, Size
from core.reading.data_files import DataFile, FileRecord

MOST_TOKENS = 64
"""The longest sentence, including the two tokens that BERT puts around it."""

CANDIDATES = 5

SENTENCES: Mapping[str, str] = {
    "river": "I swam across the river to the other [MASK].",
    "cash": "I ran across the street to get cash from the [MASK].",
}
"""The two sentences of the course, by name."""

LONGEST = 1000
"""The most characters that are split into tokens at all."""

_GAP = re.compile(r"\[\s*mask\s*\]|_{2,}", re.IGNORECASE)


class SentenceError(ValueError):
    """BERT cannot be asked about this sentence; the message says in one sentence what to change."""


BASE = Size(layers=12, heads=12, d_model=768)
"""bert-base-uncased. Source: Devlin et al., section 3, where L = 12, A = 12 and H = 768."""


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A word for the gap, with its probability among all words that BERT knows, and its place, counted from 1."""

    word: str
    probability: float
    place: int


@dataclass(frozen=True, kw_only=True, eq=False)
class FilledGap:
    """What BERT makes of a sentence of n tokens with one gap, which is a place among them.

    The most likely of the ``candidates`` comes first. The ``probabilities`` are those of every word of the vocabulary,
    the ``attentions`` the weights of each head: layers × heads × n × n.
    """

    tokens: tuple[str, ...]
    gap: int
    candidates: tuple[Candidate, ...]
    probabilities: npt.NDArray[np.float64]
    attentions: npt.NDArray[np.float32]

    def most_attended(self) -> tuple[int, float]:
        """The token that [MASK] attends to most, averaged over all heads, and that average."""
        mean = self.attentions[:, :, self.gap].mean(axis=(0, 1), dtype=np.float64)
        return int(mean.argmax()), float(mean.max())


def tidy(typed: str) -> str:
    """A sentence with its gap written as BERT writes it.

    Raises:
        SentenceError: it is empty or too long, or does not have exactly one gap.

    >>> tidy("We sat on the ____ .")
    'We sat on the [MASK] .'
    """
    sentence = _GAP.sub(MASK, typed.encode(errors="ignore").decode().strip())
    gaps = sentence.count(MASK)
    if not sentence:
        raise SentenceError(f"Type a sentence with {MASK} where a word is missing.")
    if not gaps:
        raise SentenceError(f"No gap yet: write {MASK} in place of one word.")
    if gaps > 1:
        raise SentenceError(f"There are {gaps} gaps: keep one {MASK}, and write words in place of the others.")
    if len(sentence) > LONGEST:
        raise SentenceError(f"Too long: up to {LONGEST:,} characters can be read.")
    return sentence


@lru_cache(maxsize=8)
def fill(model: Model, sentence: str) -> FilledGap:
    """Ask BERT for the word in the gap of a tidy sentence.

    Raises:
        SentenceError: it has more tokens than MOST_TOKENS.
    """
    import torch

    encoded = model.tokenizer(sentence, return_tensors="pt")
    ids = encoded["input_ids"][0].tolist()
    most = min(MOST_TOKENS, model.network.config.max_position_embeddings)
    if len(ids) > most:
        raise SentenceError(f"Too long: BERT splits it into {len(ids)} tokens, and up to {most} can be shown.")
    gap = ids.index(model.tokenizer.mask_token_id)
    with torch.inference_mode():
        outputs = model.network(**encoded, output_attentions=True)
    probabilities = softmax(outputs.logits[0, gap].double().numpy())
    likeliest = np.argsort(-probabilities, kind="stable")[:CANDIDATES].tolist()
    return FilledGap(
        tokens=tuple(model.tokenizer.convert_ids_to_tokens(ids)),
        gap=gap,
        candidates=tuple(_candidate(model, probabilities, i) for i in likeliest),
        probabilities=probabilities,
        attentions=torch.cat(outputs.attentions).float().numpy(),
    )


def candidate(model: Model, filled: FilledGap, word: str) -> Candidate | None:
    """A word that the student expected as a candidate; None if it is not a single word of BERT's vocabulary."""
    ids = model.tokenizer(word[:LONGEST].encode(errors="ignore").decode(), add_special_tokens=False)["input_ids"]
    one_word = len(ids) == 1 and ids[0] not in model.tokenizer.all_special_ids
    return _candidate(model, filled.probabilities, ids[0]) if one_word else None


def _candidate(model: Model, probabilities: npt.NDArray[np.float64], i: int) -> Candidate:
    return Candidate(
        word=model.tokenizer.convert_ids_to_tokens(i),
        probability=float(probabilities[i]),
        place=1 + int((probabilities > probabilities[i]).sum()),
    )


def tenfold_places() -> Mapping[str, float]:
    """The 1st of all words, the 10th and so on: how far along a logarithmic scale of them each is, in per cent."""
    most = math.log10(stored_text().vocabulary)
    return {f"{10**power:,}{'th' if power else 'st'}": 100 * power / most for power in range(int(most) + 1)}


def places() -> Mapping[str, float]:
    """The predictions of a place among all words, along that scale."""
    return {name: tenfold_places()[name.split()[-1]] for name in ("1st", "about 100th", "about 10,000th")}


class StoredText(FileRecord):
    """What a gap is filled from without BERT: sentences that end with a word after the words ``before``.

    ``told_by`` is a word farther away that decides for ``word``. ``places`` are those of ``word`` among the scores
    that MiniLM gives to all ``vocabulary`` words, where each of these words stands; from the gap none of its heads
    gives ``told_by`` more than ``most_given``.
    """

    before: tuple[str, str]
    told_by: str
    most_given: float
    word: str
    sentences: tuple[str, ...]
    vocabulary: int
    places: dict[str, int]
    questions: dict[str, Question]

    def last_words(self, *, only_told: bool = False) -> Counter[str]:
        """How often each word comes last, in all sentences or only in those that have the word that decides."""
        words = [sentence.removesuffix(".").casefold().split() for sentence in self.sentences]
        return Counter(each[-1] for each in words if self.told_by in each or not only_told)


class MaskedWord(Lesson):
    """The file: the questions about BERT by name, and the stored text with its own."""

    stored: StoredText


_file = DataFile("masked_word.toml", MaskedWord)


def stored_text() -> StoredText:
    """The text that the lesson is taught on until BERT is there."""
    return _file().stored


@cache
def stored_tasks() -> Mapping[str, Task]:
    """The questions about the stored text, by name."""
    text = stored_text()
    every, told = text.last_words(), text.last_words(only_told=True)
    bank, with_river = told[text.word], told.total()
    facts: dict[str, Facts] = {
        "neighbours": {"key": every.most_common(1)[0][0]},
        "told": {
            "key": bank / with_river, "bank": bank, "with_river": with_river,
            "before": every[text.word] / every.total(), "all": 1.0,
        },
        "why-not": {"vocabulary": text.vocabulary, "most": text.most_given, "place": text.places["[MASK]"]},
    }  # fmt: skip
    return {name: Task(question=question, facts=facts[name]) for name, question in text.questions.items()}


@cache
def tasks() -> Mapping[str, Task]:
    """The question about BERT itself, by name."""
    return tasks_of(_file, {"step": {}})
