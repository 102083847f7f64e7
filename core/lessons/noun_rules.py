"""Which of four simple rules says where a head sends *it*, counted on sentences that tell them apart."""

from collections.abc import Callable, Mapping
from functools import cache

from core.models import studied_sentences
from core.models.minilm import Head
from core.models.studied_sentences import Contrast, ContrastKind

RULES: Mapping[str, Callable[[Contrast], str]] = {
    "it looks at the noun that is meant": lambda sentence: sentence.meant,
    "it looks at the noun that comes first": lambda sentence: sentence.nouns[0],
    "it looks at the subject": lambda sentence: sentence.subject,
    "it looks at the nearest noun": lambda sentence: sentence.nouns[-1],
}
"""The noun that each rule expects to have the larger weight."""

NONE = "none of these four"

HOLDS_FROM = 0.9
"""A rule holds if it is right in at least this share of the sentences of every kind."""


def kinds() -> tuple[ContrastKind, ...]:
    """The sentences by how they are built."""
    return studied_sentences.load().contrasts.kinds


@cache
def weights(head: Head) -> tuple[tuple[tuple[float, float], ...], ...]:
    """How much *it* attends to either noun of each sentence of each kind."""
    return tuple(tuple(one.weights(*head) for one in kind.sentences) for kind in kinds())


def rights(rule: str, head: Head) -> tuple[tuple[bool, ...], ...]:
    """In which sentences of each kind the head attends most to the noun that the rule expects."""
    return tuple(
        tuple(
            RULES[rule](one) == one.nouns[second > first]
            for one, (first, second) in zip(kind.sentences, of_kind, strict=True)
        )
        for kind, of_kind in zip(kinds(), weights(head), strict=True)
    )


def counts(rule: str, head: Head) -> tuple[int, ...]:
    """In how many sentences of each kind the rule is right."""
    return tuple(map(sum, rights(rule, head)))


def rule_of(head: Head) -> str:
    """The rule that holds in every kind of sentence, or that none does."""
    sizes = [len(kind.sentences) for kind in kinds()]
    holding = (
        rule
        for rule in RULES
        if all(right >= HOLDS_FROM * n for right, n in zip(counts(rule, head), sizes, strict=True))
    )
    return next(holding, NONE)


def closest_rule(head: Head) -> str:
    """The rule that is right in most of all sentences."""
    return max(RULES, key=lambda rule: sum(counts(rule, head)))
