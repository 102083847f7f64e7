"""One query, step by step: its scores, three ways to normalise them, and what goes into its context."""

from dataclasses import dataclass

import numpy as np

from core.graph.steps import Matrix, divided_by_sum, softmax
from core.graph.trace import Trace


@dataclass(frozen=True, kw_only=True, eq=False)
class OneQuery:
    """What makes up one row of the graph, for n words and values of d_v numbers.

    ``contributions`` has shape (n, d_v), ``context_by_sum`` (d_v,), all others (n,).
    """

    scores: Matrix
    cosines: Matrix
    by_sum: Matrix
    exponentials: Matrix
    by_exponentials: Matrix
    stable: Matrix
    contributions: Matrix
    context_by_sum: Matrix

    @property
    def context(self) -> Matrix:
        """The contributions added up, (d_v,)."""
        return np.asarray(self.contributions.sum(axis=0))


def one_query(trace: Trace, row: int) -> OneQuery:
    """Follow the query in one row of the graph.

    cosine: q · k / (|q| |k|), 0 where a vector is 0; by sum: s / Σ s; by exponentials: exp s / Σ exp s, which
    overflows for scores above about 709; stable: exp(s − max s) / Σ exp(s − max s); contribution: weight × value;
    context by sum: Σ shares by the sum × value.
    A masked score is −∞, and its word has no share by the sum either.
    """
    scores = trace.masked_scores[row]
    lengths = np.linalg.norm(trace.Q[row]) * np.linalg.norm(trace.K, axis=1)
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        exponentials = np.exp(scores)
        by_exponentials = exponentials / exponentials.sum()
        by_sum = divided_by_sum(np.where(np.isneginf(scores), 0.0, scores))
    return OneQuery(
        scores=scores,
        cosines=np.divide(trace.scores[row], lengths, out=np.zeros_like(scores), where=lengths > 0),
        by_sum=by_sum,
        exponentials=exponentials,
        by_exponentials=by_exponentials,
        stable=softmax(scores),
        contributions=trace.weights[row][:, None] * trace.V,
        context_by_sum=by_sum @ trace.V,
    )
