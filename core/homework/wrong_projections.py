"""Mistakes up to the projections: positions or weights left out, weights transposed, one thing taken for another."""

from core.graph import steps
from core.graph.form import Form
from core.graph.steps import Array
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Change, Mistake

_NOT_PROJECTED: Change = {"Q": steps.not_learned, "K": steps.not_learned, "V": steps.not_learned}
_PROJECTED: Change = {"Q": steps.queries, "K": steps.keys, "V": steps.values}
_TRANSPOSED: Change = {
    "Q": lambda X_P, W_q: X_P @ W_q.mT,
    "K": lambda X_P, W_k: X_P @ W_k.mT,
    "V": lambda X_P, W_v: X_P @ W_v.mT,
}
_BY_COLUMNS: Change = {
    "Q": lambda X_P, W_q: X_P @ _by_columns(W_q),
    "K": lambda X_P, W_k: X_P @ _by_columns(W_k),
    "V": lambda X_P, W_v: X_P @ _by_columns(W_v),
}


def _by_columns(W: Array) -> Array:
    """The numbers of a matrix as they follow each other by rows, written down by columns; same shape."""
    return W.reshape(*W.shape[:-2], W.shape[-1], W.shape[-2]).mT


def _is_not_square(form: Form, _part: Part, exercise: Exercise) -> bool:
    """Whether a matrix written by columns is another than the transpose, which has a name of its own."""
    return form.learned and exercise.inputs["W_k"].shape[0] != exercise.inputs["W_k"].shape[1]


def _with_values(form: Form, part: Part, _exercise: Exercise) -> bool:
    """Whether queries, keys and values have all met; before that, one matrix stands for another, and no more."""
    return form.learned and part.node == "context"


def _after_the_projections(form: Form, part: Part, _exercise: Exercise) -> bool:
    """Whether queries have met keys: in a query by itself, a key in its place is an exchange and nothing else."""
    return form.learned and part.node not in ("Q", "K")


WRONG_PROJECTIONS: tuple[Mistake, ...] = (
    Mistake(
        id="positions-forgotten", screen="order", when=lambda form, *_: form.positions,
        changes=({"X_P": steps.not_placed},),
        title="Positions left out",
        why="Here each word’s place is added to its embedding first; these are the numbers of the embeddings alone.",
        hint="X_P = X + P comes before the projections: Q = X_P W_q.",
    ),
    Mistake(
        id="positions-not-asked", screen="order",
        when=lambda form, *_: not (form.positions or form.cross),
        changes=({"P": steps.sinusoids, "X_P": steps.placed},),
        title="Positions where none were asked for",
        why="Here the embeddings are taken as they are; these numbers come from embeddings with their places added.",
        hint="Leave out P: queries, keys and values come from X itself.",
    ),
    Mistake(
        id="queries-and-keys-swapped", screen="learned", transposes=True, when=lambda form, *_: form.learned,
        changes=({"Q": steps.keys, "K": steps.queries},),
        title="Queries and keys exchanged",
        why="The word that attends brings its query, the other word its key; here it is the other way round.",
        hint="Q = X W_q belongs to the rows, K = X W_k to the columns: scores = Q Kᵀ.",
    ),
    Mistake(
        id="queries-for-keys", screen="learned", when=_after_the_projections,
        changes=({"K": steps.queries},),
        title="Queries in place of keys",
        why="A query is compared with what each word offers, its key; here it met the queries: Q Qᵀ.",
        hint="K = X W_k, and scores = Q Kᵀ.",
    ),
    Mistake(
        id="keys-for-queries", screen="learned", when=_after_the_projections,
        changes=({"Q": steps.keys},),
        title="Keys in place of queries",
        why="The word that attends brings its query; here it brought its key: K Kᵀ.",
        hint="Q = X W_q, and scores = Q Kᵀ.",
    ),
    Mistake(
        id="transposed-projection", screen="learned", when=lambda form, *_: form.learned,
        changes=(_TRANSPOSED, *({node: step} for node, step in _TRANSPOSED.items())),
        title="Weight matrix transposed in the projection",
        why="A row of X meets the columns of the weight matrix; here it met the rows.",
        hint="Q = X W_q, not X W_qᵀ. (torch.nn.Linear keeps its weight transposed; a written matrix is not.)",
    ),
    Mistake(
        id="filled-by-columns", screen="learned", when=_is_not_square,
        changes=(_BY_COLUMNS, *({node: step} for node, step in _BY_COLUMNS.items())),
        title="A weight matrix filled column by column",
        why="The numbers of a matrix are given row by row; here they were written down column by column.",
        hint="The numbers of the first row come first: compare your matrix with the one that is given.",
    ),
    Mistake(
        id="no-projection", screen="learned", when=lambda form, *_: form.learned,
        changes=(
            _NOT_PROJECTED,
            {**_NOT_PROJECTED, "scaled_scores": steps.not_scaled},
            {"Q": steps.not_learned, "K": steps.not_learned},
            {"Q": steps.not_learned, "K": steps.not_learned, "scaled_scores": steps.not_scaled},
            {"Q": steps.not_learned}, {"K": steps.not_learned},
        ),
        title="Learned weights left out",
        why="Queries, keys and values were taken to be the embeddings themselves; here they are X W_q, X W_k and X "
            "W_v.",
        hint="Project first: Q = X W_q, K = X W_k, V = X W_v.",
    ),
    Mistake(
        id="projection-not-asked", screen="similarity",
        when=lambda form, _, exercise: not form.learned and "W_q" in exercise.inputs,
        changes=({**_PROJECTED, "scaled_scores": steps.scaled}, _PROJECTED),
        title="Learned weights used where none are asked for",
        why="This part is without learning: queries, keys and values are the embeddings themselves.",
        hint="Without learning: Q = K = V = X.",
    ),
    Mistake(
        id="keys-for-values", screen="learned", when=lambda form, *_: form.learned,
        changes=({"V": lambda K: K},),
        title="Keys in place of values",
        why="The weights share out what words pass on, their values; here the keys were used.",
        hint="V = X W_v, and context = weights V.",
    ),
    Mistake(
        id="queries-for-values", screen="learned", when=lambda form, *_: form.learned,
        changes=({"V": lambda Q: Q},),
        title="Queries in place of values",
        why="The weights share out what words pass on, their values; here the queries were used.",
        hint="V = X W_v, and context = weights V.",
    ),
    Mistake(
        id="another-weight-matrix", screen="learned", when=lambda form, *_: form.learned,
        changes=(
            {"Q": steps.values}, {"K": steps.values}, {"V": steps.queries},
            {"Q": steps.values, "K": steps.values}, {"Q": steps.values, "V": steps.queries},
            {"K": steps.values, "V": steps.keys},
        ),
        title="The weight matrix of another projection",
        why="Queries, keys and values each have a matrix of their own; here two of them were confused.",
        hint="Q = X W_q, K = X W_k, V = X W_v.",
    ),
    Mistake(
        id="one-weight-matrix", screen="learned", when=_with_values,
        changes=(
            {"K": steps.queries, "V": steps.queries}, {"Q": steps.keys, "V": steps.keys},
            {"Q": steps.values, "K": steps.values},
        ),
        title="One weight matrix for queries, keys and values",
        why="Queries, keys and values were all made with the same matrix, so that each word looks for "
            "exactly what it offers.",
        hint="Q = X W_q, K = X W_k, V = X W_v: three matrices.",
    ),
    Mistake(
        id="inputs-for-values", screen="learned", when=lambda form, *_: form.learned,
        changes=({"V": steps.not_learned},),
        title="Embeddings in place of values",
        why="With learning, what is shared out are the values X W_v, not the embeddings themselves.",
        hint="V = X W_v, and context = weights V.",
    ),
)  # fmt: skip

WRONG_SENTENCES: tuple[Mistake, ...] = (
    Mistake(
        id="keys-from-wrong-sentence", screen="two-sentences", needs_two_sentences=True,
        changes=(
            {"K": lambda X, W_k: X @ W_k, "V": lambda X, W_v: X @ W_v},
            {"K": lambda X, W_k: X @ W_k},
            {"V": lambda X, W_v: X @ W_v},
        ),
        title="Keys and values from the wrong sentence",
        why="Keys and values were made from the words that ask: that is self-attention within one sentence. Here they "
            "come from the words of the other one.",
        hint="K = X_kv W_k and V = X_kv W_v; only Q = X W_q comes from the words that ask.",
    ),
    Mistake(
        id="queries-from-wrong-sentence", screen="two-sentences", needs_two_sentences=True,
        changes=({"Q": lambda X_kv, W_q: X_kv @ W_q},),
        title="Queries from the wrong sentence",
        why="The queries were made from the words that are asked: that is self-attention within the other sentence.",
        hint="Q = X W_q: the words of the rows ask, those of the columns answer.",
    ),
    Mistake(
        id="sentences-exchanged", screen="two-sentences", needs_two_sentences=True, transposes=True,
        when=lambda _form, part, _exercise: part.node == "weights" and part.kind == "number",
        changes=(
            {
                "Q": lambda X, W_k: X @ W_k,
                "K": lambda X_kv, W_q: X_kv @ W_q,
                "weights": lambda masked_scores: steps.softmax(masked_scores, axis=-2),
            },
        ),
        title="The two sentences exchanged",
        why="This is how much the word that is asked would attend to the word that asks, with the roles of the "
            "sentences exchanged.",
        hint="Rows are the words of X, which bring queries; columns are those of X_kv, which bring keys and values.",
    ),
)  # fmt: skip
