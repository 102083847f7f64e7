"""One evaluation of the graph, keeping every node and the step that made it."""

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace as with_fields
from functools import cache

import numpy as np
from array_api_compat import is_array_api_obj

from core.graph import still
from core.graph.form import Form
from core.graph.masking import CAUSAL, NO_MASK
from core.graph.nodes import EVERY_NODE, HEAD_INPUTS, INPUTS, NODES, steps_of
from core.graph.steps import Array, ShapeError, Step, sources
from core.graph.ways import scaling

_WEIGHTS = frozenset(name for name in INPUTS if name.startswith("W_"))


@dataclass(frozen=True, eq=False)
class Trace:
    """Every matrix of one evaluation of the graph, also available as attributes: ``trace.X``, … ``trace.context``.

    ``matrices`` are the inputs and the nodes by name, in the order of evaluation; a missing weight matrix is None, P is
    0 without positions, and without learning Q = K = V = X_P; ``X_kv`` is None where there is one sentence. ``steps``
    has, for each node, the step that made it or the array that replaced it. Traces compare by identity.
    """

    matrices: Mapping[str, Array]
    steps: Mapping[str, Step | Array]

    def __getattr__(self, name: str) -> Array:
        """A matrix by its name."""
        try:
            return vars(self)["matrices"][name]
        except KeyError:
            raise AttributeError(f"expected one of {', '.join((*INPUTS, *NODES))}; got {name!r}") from None

    def _repr_mimebundle_(self, **_asked: object) -> dict[str, str]:
        """A still of it, for a notebook in which it stands at the end of a cell."""
        return still.bundle(still.tables(self.matrices, self.steps))

    @property
    def d_k(self) -> int:
        """Number of columns of K."""
        return int(self.K.shape[-1])


def attend(
    X: Array,
    W_q: Array | None = None,
    W_k: Array | None = None,
    W_v: Array | None = None,
    *,
    X_kv: Array | None = None,
    scale: bool | None = None,
    causal: bool = False,
    positions: bool = False,
    replace: Mapping[str, Step | Array] | None = None,
) -> Trace:
    """Evaluate the graph: context = softmax(Q Kᵀ / √d_k) V.

    Args:
        X: embeddings, one row per token (…, n, d_model): anything NumPy can read; a torch tensor stays a tensor.
        W_q: query weights (d_model, d_k); None: nothing learned, Q = X.
        W_k: key weights (d_model, d_k); None: K = X.
        W_v: value weights (d_model, d_v); None: V = X.
        X_kv: embeddings of another sentence, from which keys and values come (…, n_kv, d_model); None: from X.
        scale: whether to divide the scores by √d_k; None: only with learning, as the course does.
        causal: whether to stop words from attending to later ones.
        positions: whether to add sinusoids, P, to X.
        replace: by node name, an array to use as that node, or another step to compute it with.

    Raises:
        ShapeError: two matrices do not fit.
        ValueError: later words are to be masked, or positions added, across two sentences.

    >>> round(float(attend([[0.0, 1.0], [1.0, 0.0]]).weights[0, 0]), 4)
    0.7311
    """
    given = {"X": X, "X_kv": X_kv, "W_q": W_q, "W_k": W_k, "W_v": W_v}
    return _evaluate_given(given, _steps(_missing_weights(given), scale, causal, positions), replace or {})


def _missing_weights(given: Mapping[str, Array | None]) -> frozenset[str]:
    return frozenset(name for name, M in given.items() if M is None)


def _evaluate_given(
    given: Mapping[str, Array | None], steps: Mapping[str, Step | Array], replace: Mapping[str, Step | Array]
) -> Trace:
    """Evaluate the graph on inputs by name, None for those that are missing, with some steps or nodes replaced."""
    matrices: dict[str, Array] = {name: None if M is None else _array(M) for name, M in given.items()}
    for name in ("X", "X_kv"):
        if matrices[name] is not None and matrices[name].ndim < 2:
            raise ShapeError(
                f"{name} has shape {tuple(matrices[name].shape)}: it needs two dimensions, one row per token."
            )
    if replace:
        steps = {**steps, **replace}
    for node in NODES if len(steps) == len(NODES) else (node for node in EVERY_NODE if node in steps):
        step = steps[node]
        matrices[node] = step(*[matrices[name] for name in sources(step)]) if callable(step) else _array(step)
    return Trace(matrices, steps)


def evaluate(inputs: Mapping[str, Array], replace: Mapping[str, Step | Array]) -> Trace:
    """Evaluate the graph on inputs by name, with steps or nodes replaced as in `attend`.

    Raises:
        KeyError: there is no X.
        ShapeError: two matrices do not fit.
    """
    given = {"X": inputs["X"], **{name: inputs.get(name) for name in INPUTS if name != "X"}}
    given |= {name: inputs[name] for name in HEAD_INPUTS if name in inputs}
    return _evaluate_given(given, _steps(_missing_weights(given), scale=None, causal=False, positions=False), replace)


@cache
def _steps(missing: frozenset[str], scale: bool | None, causal: bool, positions: bool) -> Mapping[str, Step | Array]:
    """The steps of one evaluation, given which weight matrices are missing; other arguments as in `attend`."""
    learned, cross = not missing.issuperset(_WEIGHTS), "X_kv" not in missing
    form = Form(
        learned=learned,
        scaling=scaling(scale, learned=learned),
        mask=CAUSAL if causal else NO_MASK,
        positions=positions,
        cross=cross,
    )
    copies = steps_of(with_fields(form, learned=False))
    return {node: step if missing.isdisjoint(sources(step)) else copies[node] for node, step in steps_of(form).items()}


def _array(values: Array) -> Array:
    is_array = values.dtype != object if type(values) is np.ndarray else is_array_api_obj(values)
    return values if is_array else np.asarray(values, dtype=np.float64)
