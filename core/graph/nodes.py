"""The nodes of self-attention: one record per node says everything there is to say about it.

    X (+ P) ──► Q, K, V ──► scores ──► scaled_scores ──► masked_scores ──► weights ──► context

Across two sentences Q comes from X, and K and V come from X_kv.

To add a node, add its record here, in the order of evaluation, and its tests.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from core.graph import in_words, steps, ways
from core.graph.form import LEARNED, Form
from core.graph.in_words import InWords
from core.graph.steps import SecondHead, Step
from core.graph.way import PRODUCT, Account, Way, Writing

Station: TypeAlias = Literal["place", "project", "compare", "weigh", "mix"]
"""What the node is there for: to place each word, to project X, to compare queries with keys, or to mix the values."""

Role: TypeAlias = Literal["", "query", "key", "weight", "value", "context"]
"""What a matrix does in the question "who asks, who answers, how much, and what is passed on?"; each has a colour."""


@dataclass(frozen=True, kw_only=True)
class Input:
    """An input matrix such as W_q: its title, its shape in letters, a sentence on it, and a note in Markdown.

    ``role`` and ``synonyms``: see `Node`.
    """

    name: str
    title: str
    shape: tuple[str, str]
    sentence: str
    role: Role = ""
    note: str = ""
    synonyms: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Node:
    """A node of the graph.

    ``shape`` is in letters, with learning; n_kv is n where there is only one sentence. ``way`` chooses how it is
    computed, written and explained. ``sentence`` says what the step is good for. ``about`` and ``in_words`` are hints:
    where to look, and the formula with the words filled in. ``station`` is the part of the picture where it stands,
    ``role`` what it does there, ``note`` a sentence beside it, in Markdown.

    ``is_written_out``: later formulas show its right side instead of its name. ``is_share``: its rows are shares of
    attention. ``is_symmetric``: without learning, swapping the two words leaves a cell unchanged. ``synonyms`` are what
    else students call it, in code or in words, in lower case with "_" between words. ``one`` is what its row is called,
    or its cell where there is one per pair of words, and ``many`` all of them; by default both are its title. ``apart``
    is said of either in a form that has another node of nearly the same name, so that only this one can be meant.
    """

    name: str
    title: str
    shape: tuple[str, str]
    station: Station
    role: Role = ""
    way: Callable[[Form], Way]
    note: str = ""
    sentence: str
    about: str
    in_words: InWords
    is_written_out: bool = False
    is_share: bool = False
    is_symmetric: bool = False
    synonyms: tuple[str, ...] = ()
    one: str = ""
    many: str = ""
    apart: Callable[[Form], str] = lambda _: "{}"

    def __post_init__(self) -> None:
        for name in ("one", "many"):
            object.__setattr__(self, name, getattr(self, name) or self.title.lower())

    @property
    def is_pairwise(self) -> bool:
        """Whether it has a number for each pair of words: one column per word that has a key."""
        return self.shape[1] == "n_kv"


def _weights(role: Role, columns: str) -> Input:
    """The weight matrix that makes queries, keys or values."""
    letter, name = role[0], f"W_{role[0]}"
    return Input(
        name=name,
        title=f"{role.capitalize()} matrix",
        shape=("d_model", columns),
        role=role,
        sentence=f"{name} turns each word into its {role}. The numbers in {name} are found by training.",
        synonyms=(f"w{letter}", f"w_{role}", f"{role}_weights", f"weight_{role}", f"{role}_weight_matrix"),
    )


INPUTS: Mapping[str, Input] = MappingProxyType({
    matrix.name: matrix
    for matrix in (
        Input(
            name="X", title="Embeddings", shape=("n", "d_model"),
            note="One row per word.",
            sentence="Each word enters as a row of numbers, its embedding.",
            synonyms=("embeddings", "embedding", "inputs", "x"),
        ),
        Input(
            name="X_kv", title="Embeddings of the other sentence", shape=("n_kv", "d_model"),
            note="One row per word that can be attended to.",
            sentence="The words of the other sentence are there to be attended to: keys and values come from them.",
            synonyms=("memory", "encoder_outputs"),
        ),
        _weights("query", "d_k"),
        _weights("key", "d_k"),
        _weights("value", "d_v"),
    )
})  # fmt: skip
"""The input matrices by name."""

_RECORDS = (
    Node(
        name="P", title="Positions", shape=("n", "d_model"), station="place",
        way=lambda form: ways.SINUSOIDS if form.positions else ways.NO_POSITIONS,
        sentence="Each place in the sentence has a row of its own: sines and cosines, from fast to slow.",
        about="positions: a row for each place in the sentence, the same whatever the words are",
        in_words=in_words.position,
        synonyms=("pe", "positional_encoding", "positional_encodings", "position"),
    ),
    Node(
        name="X_P", title="Embeddings with positions", one="embedding with its place", shape=("n", "d_model"),
        station="place",
        way=lambda form: ways.PLACED if form.positions else ways.NOT_PLACED,
        sentence="A word’s embedding and its place are added up: now the same word differs from place to place.",
        about="embeddings with their positions added",
        in_words=in_words.placed_embedding,
        synonyms=("embedded", "inputs_with_positions"),
    ),
    Node(
        name="Q", title="Queries", one="query", shape=("n", "d_k"), station="project", role="query",
        way=lambda form: ways.projection("Q", steps.queries, learned=form.learned),
        sentence="Each word looks for something: its embedding times W_q is its query.",
        about="a row of the queries: what a word looks for",
        in_words=in_words.projection("q"),
        synonyms=("query", "q", "query_matrix"),
    ),
    Node(
        name="K", title="Keys", one="key", shape=("n_kv", "d_k"), station="project", role="key",
        way=lambda form: ways.projection("K", steps.keys, learned=form.learned, cross=form.cross),
        sentence="Each word offers something: its embedding times W_k is its key.",
        about="a row of the keys: what a word offers",
        in_words=in_words.projection("k"),
        synonyms=("key", "k", "key_matrix"),
    ),
    Node(
        name="V", title="Values", one="value", shape=("n_kv", "d_v"), station="project", role="value",
        way=lambda form: ways.projection("V", steps.values, learned=form.learned, cross=form.cross),
        sentence="Each word passes something on: its embedding times W_v is its value.",
        about="a row of the values: what a word passes on",
        in_words=in_words.projection("v"),
        synonyms=("value", "v", "value_matrix"),
    ),
    Node(
        name="scores", title="Scores", one="score", shape=("n", "n_kv"), station="compare", role="weight",
        apart=lambda form: "undivided {}" if form.is_scaled else "{}",
        way=lambda _: Way(
            step=steps.similarities,
            tex=lambda of: rf"{of('Q')} {of('K')}^\top",
            plain=lambda of: f"{of('Q')} {of('K')}ᵀ",
            numpy=lambda of: f"scores = {of('Q')} @ {of('K')}.T",
            account=Account(kind="product", turned=True),
        ),
        note="Dot products: large where two vectors are long and point the same way.",
        sentence="Each row’s word meets each column’s word: the larger the dot product, the better the two match.",
        about="scores: how well two words match, before anything is scaled or normalised",
        in_words=in_words.score,
        is_symmetric=True,
        synonyms=(
            "score", "s", "attn_scores", "attention_scores", "attn_score", "attention_score", "logits", "similarity",
            "similarities", "dot_products", "energy",
        ),
    ),
    Node(
        name="scaled_scores", title="Scaled scores", one="scaled score", shape=("n", "n_kv"),
        station="weigh", role="weight",
        way=lambda form: form.scaling,
        note="“Scaled” in most texts means this division.",
        sentence="Sums of many products grow large. Dividing them keeps one word from getting nearly everything.",
        about="scaled scores: the scores after the division by √d_k",
        in_words=in_words.scaled_score,
        is_written_out=True,
        is_symmetric=True,
        synonyms=(
            "scaled_score", "scaled", "scaled_attn_scores", "scaled_attention_scores", "scores_scaled", "s_scaled",
        ),
    ),
    Node(
        name="masked_scores", title="Masked scores", one="masked score", shape=("n", "n_kv"),
        station="weigh", role="weight",
        way=lambda form: form.mask,
        note="−∞ hides a later word: the softmax turns it into a weight of 0.",
        sentence="No word may look ahead: −∞ hides every word that comes later.",
        about="masked scores: what goes into the softmax, with −∞ wherever a word may not attend",
        in_words=in_words.masked_score,
        is_written_out=True,
        synonyms=("masked", "masked_score", "masked_attn_scores", "scores_masked"),
    ),
    Node(
        name="weights", title="Weights", many="attention weights", shape=("n", "n_kv"), station="weigh", role="weight",
        way=lambda form: form.normalise,
        note="Also called attention coefficients or scaled similarities. Each row sums to 1.",
        sentence="The softmax turns each row of scores into shares, which sum to 1.",
        about="attention weights: a share for every word",
        in_words=in_words.weight,
        is_share=True,
        synonyms=(
            "weight", "w", "attn", "attention", "alpha", "alphas", "a", "attn_weights", "attn_weight",
            "attention_weights", "attention_weight", "attention_matrix", "attention_coefficients", "probs", "softmax",
            "scaled_similarities", "scaled_attn_weights", "s_scaled", "s_learned",
        ),
    ),
    Node(
        name="context", title="Context", one="context vector", many="context vectors", shape=("n", "d_v"),
        station="mix", role="context",
        apart=lambda form: "{} of the first head" if form.heads > 1 else "{}",
        way=lambda _: Way(
            step=steps.weighted_values,
            tex=lambda of: rf"{of('weights')} \, {of('V')}",
            plain=lambda of: f"weights {of('V')}",
            numpy=lambda of: f"context = {of('weights')} @ {of('V')}",
            account=PRODUCT,
        ),
        note="Weighted means of the values. The course says Y, or transformed embeddings.",
        sentence="Each word’s new vector is a mix of all values, in exactly these shares.",
        about="context vectors: the values, mixed by the attention weights",
        in_words=in_words.context,
        synonyms=(
            "ctx", "z", "y", "out", "output", "outputs", "context_vec", "context_vector", "context_vectors",
            "transformed_embeddings", "attn_output",
        ),
    ),
)  # fmt: skip

NODES: Mapping[str, Node] = MappingProxyType({node.name: node for node in _RECORDS})
"""The nodes of one head by name, in the order of evaluation."""


def _second_head(form: Form) -> Way:
    """The way of the second head: that of the first, with its names and weights."""
    one_head = replace(form, heads=1)
    made_by = {name: way for name, way in ways_of(one_head).items() if name not in ("P", "X_P")}

    def code(write: Callable[[Way], Writing]) -> str:
        before = steps_of(one_head)
        lines = (write(way)(lambda name: steps.origin(name, before)) for way in made_by.values() if not way.is_copy)
        names = "|".join((*made_by, "exponentials"))
        return re.sub(rf"\b(W_[qkv])\b|\b({names})\b", lambda found: f"{found[1] or found[2] + '_'}2", "\n".join(lines))

    return Way(
        step=SecondHead({name: way.step for name, way in made_by.items()}),
        tex=lambda _: r"\text{weights}_2 \, V_2",
        plain=lambda _: "the same with W_q2, W_k2 and W_v2",
        numpy=lambda _: code(lambda way: way.numpy),
        torch=lambda _: code(lambda way: way.torch or way.numpy),
        account=Account(lead="The second head does what the first does, with W_q2, W_k2 and W_v2."),
    )


_OF_HEADS = (
    Node(
        name="context_2", title="Context of the second head", one="context vector of the second head",
        many="context vectors of the second head", shape=("n", "d_v"), station="mix", role="context",
        way=_second_head,
        sentence="The second head does the same with weights of its own, W_q2, W_k2 and W_v2.",
        about="context vectors of the second head: the same steps, with W_q2, W_k2 and W_v2",
        in_words=in_words.second_context,
    ),
    Node(
        name="joined", title="Heads side by side", one="joined context vector", many="joined context vectors",
        shape=("n", "d_joined"), station="mix", role="context",
        way=lambda _: ways.SIDE_BY_SIDE,
        sentence="The context vectors of both heads stand side by side, the first head’s columns first.",
        about="joined context vectors: the columns of the first head, then those of the second",
        in_words=in_words.joined,
        synonyms=("heads", "concatenated", "concat"),
    ),
    Node(
        name="output", title="Output", one="output vector", many="output vectors", shape=("n", "d_out"), station="mix",
        way=lambda _: ways.MIXED,
        sentence="W_o mixes what the heads have found.",
        about="output vectors: the joined context vectors times W_o",
        in_words=in_words.output,
        synonyms=("outputs", "out"),
    ),
)  # fmt: skip

EVERY_NODE: Mapping[str, Node] = MappingProxyType({**NODES, **{node.name: node for node in _OF_HEADS}})
"""The nodes, with those that only two heads have."""

_OUTPUT_WEIGHTS = Input(
    name="W_o",
    title="Output matrix",
    shape=("d_joined", "d_out"),
    sentence="W_o mixes the heads. The numbers in W_o are found by training.",
)

HEAD_INPUTS: Mapping[str, Input] = MappingProxyType({
    **{f"{name}2": replace(INPUTS[name], name=f"{name}2") for name in ("W_q", "W_k", "W_v")}, "W_o": _OUTPUT_WEIGHTS,
})  # fmt: skip
"""The inputs that only two heads have."""

EVERY_INPUT: Mapping[str, Input] = MappingProxyType({**INPUTS, **HEAD_INPUTS})
"""The inputs, with those that only two heads have."""


@cache
def ways_of(form: Form) -> Mapping[str, Way]:
    """How each node is computed in this form of the graph, in order."""
    nodes = EVERY_NODE if form.heads > 1 else NODES
    return MappingProxyType({name: node.way(form) for name, node in nodes.items()})


@cache
def steps_of(form: Form) -> Mapping[str, Step]:
    """The step that computes each node in this form of the graph, in order."""
    return MappingProxyType({name: way.step for name, way in ways_of(form).items()})


_WHOLE = replace(LEARNED, positions=True, heads=2)


@cache
def ancestors(node: str) -> frozenset[str]:
    """A node and all the computed nodes it depends on, in the form that has all nodes.

    >>> sorted(ancestors("scores"))
    ['K', 'P', 'Q', 'X_P', 'scores']
    """
    read = steps.sources(steps_of(_WHOLE)[node])
    before = (name for name in read if name in EVERY_NODE)
    return frozenset({node}).union(*map(ancestors, before))


@cache
def steps_on_the_way(node: str) -> frozenset[str]:
    """The nodes whose way of computing matters to a node: its ancestors, and the steps that a second head repeats.

    The second head reads no number of the first, but whoever forgets to scale forgets it there as well.

    >>> sorted(steps_on_the_way("context_2") - ancestors("context_2"))
    ['K', 'Q', 'V', 'context', 'masked_scores', 'scaled_scores', 'scores', 'weights']
    """
    before = ancestors(node)
    heads = (step for step in map(steps_of(_WHOLE).__getitem__, before) if isinstance(step, SecondHead))
    return before.union(*(head.steps for head in heads))


@cache
def inputs_of(name: str, form: Form, known: str = "") -> frozenset[str]:
    """The inputs on which a node depends in a form of the graph; an input, or a node that is known, depends on itself.

    >>> sorted(inputs_of("Q", LEARNED))
    ['W_q', 'X']
    >>> sorted(inputs_of("context", LEARNED, "weights"))
    ['W_v', 'X', 'weights']
    """
    if name not in EVERY_NODE or name == known:
        return frozenset({name})
    step = steps_of(form)[name]
    return frozenset[str]().union(*(inputs_of(one, form, known) for one in steps.sources(step)))


def is_used(node: str, form: Form) -> bool:
    """Whether this form has a node, and anything comes of it: without positions, nothing comes of P.

    >>> is_used("P", LEARNED)
    False
    """
    return node in steps_of(form) and steps_of(form)[node] is not steps.no_positions


def shown_nodes(form: Form, *stations: Station) -> tuple[str, ...]:
    """The nodes worth showing, in order: those that are not merely copies of another node; of some stations or of all.

    >>> from core.graph.form import PLAIN
    >>> shown_nodes(PLAIN)[:3]
    ('scores', 'weights', 'context')
    >>> shown_nodes(PLAIN, "mix")[:1]
    ('context',)
    """
    shown = (name for name, step in steps_of(form).items() if not steps.is_copy(step) and is_used(name, form))
    return tuple(name for name in shown if not stations or NODES[name].station in stations)


ROLES: Mapping[str, Role] = MappingProxyType(
    {name: record.role for records in (INPUTS, NODES) for name, record in records.items() if record.role}
)
"""The roles of the inputs and nodes that have one."""


def role_of(name: str) -> Role:
    """The role of a matrix with the name of a node or an input, or with such a name and an ending: "Q_2", "Q as asked".

    >>> role_of("W_k"), role_of("weights-1"), role_of("V head 1"), role_of("J")
    ('key', 'weight', 'value', '')
    """
    return ROLES.get(name) or ROLES.get(re.split(r" |[\W_]?\d", name)[0], "")
