"""How a part of an exam is asked for, so that it needs none of the parts around it in its exercise."""

import re
from collections.abc import Sequence
from dataclasses import replace

from core.graph.form import Form
from core.graph.nodes import EVERY_NODE
from core.homework.exercise import Exercise, Part, Question
from core.reading.names import distinct

_WEIGHT = re.compile(r"\bW_[qkv]\b")

_HEAVIEST = {1: "word weighs", 2: "two words weigh", 3: "three words weigh"}

_TWO_HEADS = (
    "There is a second head, with W_q2, W_k2 and W_v2. Join the context vectors, the first head’s columns first; "
    "the output is the joined vectors times W_o."
)


def heading(form: Form, *, second_head: bool = False) -> str:
    """The form of a graph as a heading.

    >>> from core.graph.form import LEARNED
    >>> heading(LEARNED)
    'With W_q, W_k and W_v'
    >>> heading(LEARNED, second_head=True)
    'With W_q2, W_k2 and W_v2'
    """
    parts = ["With W_q, W_k and W_v" if form.learned else "Without learning"]
    parts += ["across two sentences"] if form.cross else []
    parts += [way.heading for way in (form.mask, form.normalise) if way.heading]
    parts += ["with positions"] if form.positions else []
    parts += ["and a second head"] if form.heads > 1 else []
    return _of_head(", ".join(parts), second_head=second_head)


def instructions(form: Form, *, second_head: bool = False) -> str:
    """How the numbers of a form are computed, in sentences; of a second head, with its own weights."""
    X = "X + P" if form.positions else "X"
    projections = {
        (True, True): "Queries come from X, keys and values from X_kv: Q = X W_q, K = X_kv W_k, V = X_kv W_v.",
        (True, False): f"Q = {X} W_q, K = {X} W_k, V = {X} W_v.".replace("X + P", "(X + P)"),
        (False, True): "Q = X, and K = V = X_kv.",
        (False, False): f"Take the embeddings as they are: Q = K = V = {X}.",
    }[form.learned, form.cross]
    done = [way.instruction for way in (form.scaling, form.mask, form.normalise) if way.instruction]
    done += [_TWO_HEADS] if form.heads > 1 else []
    return " ".join([_of_head(projections, second_head=second_head), *done])


def _of_head(text: str, *, second_head: bool) -> str:
    """A text with the names of the weights of one of two heads."""
    return _WEIGHT.sub(r"\g<0>2", text) if second_head else text


def question(exercise: Exercise, name: str, parts: Sequence[Part]) -> Question:
    """A question that asks for parts of one graph, in words that need nothing of the exercise around them."""
    (graph,) = {part.graph for part in parts}
    form, second_head = exercise.graphs[graph], graph in exercise.second_heads
    return Question(
        id=name,
        title=heading(form, second_head=second_head),
        text=instructions(form, second_head=second_head),
        graph=graph,
        parts=tuple(replace(part, question=name, prompt=prompt(exercise, part)) for part in parts),
    )


def prompt(exercise: Exercise, part: Part) -> str:
    """What a part asks for, in words.

    >>> from core import exercises
    >>> bank = exercises.load("bank-interest")
    >>> prompt(bank, bank.part("q4-weight"))
    'How much does “bank” attend to “interest”?'
    """
    if not part.is_computed:
        return part.prompt
    node, form = EVERY_NODE[part.node], exercise.graphs[part.graph]
    apart = node.apart(form)
    one, many, of = apart.format(node.one), apart.format(node.many), ", of" if " of " in apart else " of"
    shape = exercise.traces[part.graph].matrices[part.node].shape
    if part.row is None:
        return f"All {many}, {shape[0]} × {shape[1]}: one row per {'word of X' if part.tokens_kv else 'word'}"
    word = f"“{_word(part.tokens, part.row)}”"
    if part.kind == "vector":
        if node.is_pairwise:
            return f"The {shape[1]} {many}{of} {word}, one per word"
        return f"The {one}{of} {word}"
    if part.kind == "ranking":
        count = part.shape[0]
        which = _HEAVIEST.get(count, f"{count} words weigh")
        return f"Which {which} most for {word}, and how much? Write each word with its weight."
    if not node.is_pairwise:
        return f"Number {(part.column or 0) + 1} of the {one}{of} {word}"
    pair = f"{word} {{}} “{_word(part.columns, part.column or 0)}”"
    if part.kind == "choice":
        return f"Is it {' or '.join(part.choices)} how {pair.format('attends to')}? Here {part.threshold}."
    if node.is_share:
        return f"How much does {pair.format('attend to')}?"
    return f"The {one}{of} {pair.format('with')}"


def _word(words: tuple[str, ...], position: int) -> str:
    return distinct(words)[position]
