"""What one head of a trained transformer looks at, how often that is the noun meant, and the questions about it.

Which of four simple rules says where a head sends *it* is counted on sentences that tell them apart.
"""

from collections.abc import Callable, Mapping
from functools import cache

from core.lessons.schema import Facts, FactsError, LazyFacts, Lesson
from core.lessons.task import Task, tasks_of, weights_by_option
from core.models import minilm, studied_sentences
from core.models.minilm import Head
from core.models.studied_sentences import PRONOUN, Contrast, ContrastKind, Pronoun
from core.reading.data_files import DataFile

RULES: Mapping[str, Callable[[Contrast], str]] = {
    "the noun meant": lambda sentence: sentence.meant,
    "the first noun": lambda sentence: sentence.nouns[0],
    "the subject": lambda sentence: sentence.subject,
    "the nearest noun": lambda sentence: sentence.nouns[-1],
}
"""The noun that each rule expects to have the larger weight."""

NO_RULE = "none of these"

HOLDS_FROM = 0.9
"""A rule holds if it is right in at least this share of the sentences of every kind."""


def sentence_kinds() -> tuple[ContrastKind, ...]:
    """The sentences by how they are built."""
    return studied_sentences.load().contrasts.kinds


@cache
def noun_weights(head: Head) -> tuple[tuple[tuple[float, float], ...], ...]:
    """How much *it* attends to either noun of each sentence of each kind."""
    return tuple(tuple(one.weights(*head) for one in kind.sentences) for kind in sentence_kinds())


def where_right(rule: str, head: Head) -> tuple[tuple[bool, ...], ...]:
    """In which sentences of each kind the head attends most to the noun that the rule expects."""
    return tuple(
        tuple(
            RULES[rule](one) == one.nouns[second > first]
            for one, (first, second) in zip(kind.sentences, of_kind, strict=True)
        )
        for kind, of_kind in zip(sentence_kinds(), noun_weights(head), strict=True)
    )


def times_right(rule: str, head: Head) -> tuple[int, ...]:
    """In how many sentences of each kind the rule is right."""
    return tuple(map(sum, where_right(rule, head)))


def rule_of(head: Head) -> str:
    """The rule that holds in every kind of sentence, or that none does."""
    sizes = [len(kind.sentences) for kind in sentence_kinds()]
    holding = (
        rule
        for rule in RULES
        if all(right >= HOLDS_FROM * n for right, n in zip(times_right(rule, head), sizes, strict=True))
    )
    return next(holding, NO_RULE)


def closest_rule(head: Head) -> str:
    """The rule that is right in most of all sentences."""
    return max(RULES, key=lambda rule: sum(times_right(rule, head)))


HEAD = Head(4, 2)
"""The head in which *it* finds the pizza."""

_PIZZA, _, _TIRED, _WIDE = range(4)
"""The places of four sentences among those with a pronoun."""

ASKED: Mapping[int, tuple[str, ...]] = {_PIZZA: ("predict",), _WIDE: ("wide",)}
"""The questions that are about what the head looks at in a sentence, by its place."""


def sentences() -> tuple[Pronoun, ...]:
    """The sentences with a pronoun, two by two."""
    return studied_sentences.load().pronouns.sentences


def pizza() -> str:
    """The sentence that most questions about the model are about."""
    return sentences()[_PIZZA].text


def questions_about(text: str, head: Head) -> tuple[str, ...]:
    """The questions that a sentence in a head would answer: it stays covered until they are answered."""
    if head != HEAD:
        return ()
    read = " ".join(text.casefold().split())
    return next((names for i, names in ASKED.items() if sentences()[i].text.casefold() == read), ())


def sentence_of(question: str) -> str:
    """The sentence that a question is about; "" for none.

    >>> sentence_of("predict"), sentence_of("rule")
    ('The pizza came out of the oven and it tasted good.', '')
    """
    return next((sentences()[i].text for i, names in ASKED.items() if question in names), "")


@cache
def noun_shares() -> tuple[tuple[float, float], ...]:
    """How much *it* attends to either noun of each sentence in the head."""
    return tuple(sentence.weights(*HEAD) for sentence in sentences())


def lazily(compute: Callable[[], Facts], **known: str) -> LazyFacts:
    """Facts that need the trained model, but for those that are ``known``; without its files they say what to do."""

    def computed() -> Facts:
        try:
            return compute()
        except minilm.ModelFilesError as problem:
            raise FactsError(str(problem)) from problem

    return LazyFacts(computed, **known)


def load_tasks(file: str, facts: Mapping[str, Callable[[], Facts]]) -> Mapping[str, Task]:
    """The questions of a data file by name; all facts but the head's name are computed when one of them is marked."""
    return tasks_of(DataFile(file, Lesson), {name: lazily(compute, head=HEAD.name) for name, compute in facts.items()})


@cache
def tasks() -> Mapping[str, Task]:
    """The questions by name, in order."""
    return load_tasks("trained.toml", {"predict": _facts_of_first, "wide": _facts_of_nouns, "rule": _facts_of_rules})


def _answer(i: int) -> str:
    first, second = noun_shares()[i]
    return sentences()[i].nouns[second > first]


def _facts_of_first() -> Facts:
    run = minilm.read(pizza())
    row = run.head(*HEAD).weights[run.tokens.index(PRONOUN)]
    weights = weights_by_option(run.tokens, row, tasks()["predict"].options)
    key = run.tokens[int(row.argmax())]
    return {"key": key, "weight": weights, "pizza": weights["pizza"], "oven": weights["oven"]}


def _facts_of_nouns() -> Facts:
    first, second = noun_shares()[_WIDE]
    return {
        "key": _answer(_WIDE), "first": first, "second": second, "tired": noun_shares()[_TIRED][0],
    }  # fmt: skip


def _facts_of_rules() -> Facts:
    closest, kinds = closest_rule(HEAD), {rule: _worst_kind(rule) for rule in RULES}
    return {
        "key": rule_of(HEAD), "kind": {rule: title for rule, (title, _) in kinds.items()},
        "holds": {rule: holds for rule, (_, holds) in kinds.items()}, "rule": closest.capitalize(),
        "closest": f"{sum(times_right(closest, HEAD))} of {sum(len(kind.sentences) for kind in sentence_kinds())}",
    }  # fmt: skip


def _worst_kind(rule: str) -> tuple[str, str]:
    """The kind of sentence in which a rule is right least often, and how often it is."""
    of_kinds = zip(times_right(rule, HEAD), sentence_kinds(), strict=True)
    right, kind = min(of_kinds, key=lambda one: one[0] / len(one[1].sentences))
    return kind.title, f"{right} of {len(kind.sentences)}"
