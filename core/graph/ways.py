"""The ways of the nodes that can be computed in several: one record each. Those to mask are in `core.graph.masking`.

To add another, write its step in `core/graph/steps.py` and its record here; a form of the graph may then have it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import sqrt

from core.graph import steps, tex
from core.graph.masking import CAUSAL
from core.graph.steps import Across, DividedBy, Step
from core.graph.way import PRODUCT, Account, Normalising, Scaling, Way, writer

SINUSOIDS = Way(
    step=steps.sinusoids,
    tex=lambda _: (
        r"\left[\, \sin\tfrac{p}{10000^{2i/d_{\text{model}}}} \;\; "
        r"\cos\tfrac{p}{10000^{2i/d_{\text{model}}}} \,\right]_{p, i}"
    ),
    plain=lambda _: "sines and cosines",
    numpy=writer(
        "X",
        "p, j = np.arange(len({M}))[:, None], np.arange({M}.shape[1])\n"
        "angles = p / 10000 ** (j // 2 * 2 / {M}.shape[1])\n"
        "P = np.where(j % 2 == 0, np.sin(angles), np.cos(angles))",
    ),
    torch=writer(
        "X",
        "p, j = torch.arange(len({M}), dtype={M}.dtype)[:, None], torch.arange({M}.shape[1])\n"
        "angles = p / 10000 ** ((j // 2 * 2).to({M}.dtype) / {M}.shape[1])\n"
        "P = torch.where(j % 2 == 0, torch.sin(angles), torch.cos(angles))",
    ),
    account=Account(
        lead="A sine in an odd column, a cosine in an even one: of the place of {row}, counted from 0, divided by a "
        "power of 10000 that grows from left to right. It is the same whatever the word is."
    ),
)

NO_POSITIONS = Way(
    step=steps.no_positions,
    tex=lambda _: "0",
    plain=lambda _: "no positions",
    numpy=lambda of: f"P = np.zeros_like({of('X')})",
    torch=lambda of: f"P = torch.zeros_like({of('X')})",
    account=Account(lead="No positions are added here."),
)

PLACED = Way(
    step=steps.placed,
    tex=lambda of: f"{of('X')} + {of('P')}",
    plain=lambda of: f"{of('X')} + P",
    numpy=lambda of: f"X_P = {of('X')} + {of('P')}",
    account=Account(kind="sum"),
)

NOT_PLACED = Way(step=steps.not_placed)


@cache
def projection(node: str, step: Step, *, learned: bool, cross: bool = False) -> Way:
    """Q, K or V: X times its weights, or a copy where nothing is learned; ``cross``: of the other sentence."""
    X, W, made = "X_kv" if cross else "X_P", f"W_{node.lower()}", step if learned else steps.not_learned
    return Way(
        step=Across(made) if cross else made,
        tex=lambda of: f"{of(X)} {of(W)}",
        plain=lambda of: f"{of(X)} {of(W)}",
        numpy=lambda of: f"{node} = {of(X)} @ {of(W)}",
        account=PRODUCT,
    )


BY_ROOT = Scaling(
    step=steps.scaled,
    over=lambda d_k: rf"\sqrt{{{d_k}}}",
    tex=lambda of: rf"\frac{{{of('scores')}}}{{\sqrt{{{of('d_k')}}}}}",
    plain=lambda of: f"{of('scores')} ÷ √d_k",
    numpy=lambda of: f"scaled_scores = {of('scores')} / {of('K')}.shape[-1] ** 0.5",
    account=Account(kind="quotient", divisor=lambda d_k: (sqrt(d_k), f"√{d_k}")),
    called="divided by √d_k",
    file_name="scaled",
    instruction="Divide the scores by √d_k.",
)

UNSCALED = Scaling(
    step=steps.not_scaled,
    over=lambda _: "",
    called="not divided",
    file_name="unscaled",
    instruction="Do not divide the scores by √d_k.",
)


def divided_by(divisor: float) -> Scaling:
    """The scores divided by a number."""
    by, figure = f"{tex.rounded(divisor):g}", tex.figure(tex.rounded(divisor))
    return Scaling(
        step=DividedBy(divisor),
        over=lambda _: figure,
        tex=lambda of: rf"\frac{{{of('scores')}}}{{{figure}}}",
        plain=lambda of: f"{of('scores')} ÷ {by}",
        numpy=lambda of: f"scaled_scores = {of('scores')} / {divisor}",
        account=Account(kind="quotient", divisor=lambda _: (divisor, by)),
        called=f"divided by {by}",
        file_name=f"divided-by-{divisor}",
        instruction=f"Divide the scores by {by}.",
    )


OF_STEP: Mapping[type, Callable[..., Scaling]] = {DividedBy: divided_by}
"""What makes the way of a step that is made with a number, from what the step holds."""


def scaling(scale: bool | None, *, learned: bool) -> Scaling:
    """By √d_k or not, as ``scale`` says; None: only with learning, as the course does."""
    return BY_ROOT if (learned if scale is None else scale) else UNSCALED


SOFTMAX = Normalising(
    step=steps.attention_weights,
    part=lambda score: f"e^{{{score}}}",
    tex=lambda of: rf"\operatorname{{softmax}}_{{\text{{rows}}}}\left({of('masked_scores')}\right)",
    plain=lambda _: "softmax by rows",
    numpy=writer(
        "masked_scores",
        "exponentials = np.exp({M} - {M}.max(axis=-1, keepdims=True))\n"
        "weights = exponentials / exponentials.sum(axis=-1, keepdims=True)",
    ),
    torch=lambda of: f"weights = torch.softmax({of('masked_scores')}, dim=-1)",
    account=Account(kind="softmax"),
    called="softmax",
    file_name="softmax",
    instruction="Apply the softmax to each row.",
)

BY_SUM = Normalising(
    step=steps.divided_by_sum,
    part=lambda score: score,
    tex=lambda of: rf"\frac{{{of('masked_scores')}}}{{\sum_{{\text{{row}}}} {of('masked_scores')}}}",
    plain=lambda of: f"{of('masked_scores').replace('_', ' ')} ÷ row sum",
    numpy=writer("masked_scores", "weights = {M} / {M}.sum(axis=-1, keepdims=True)"),
    torch=writer("masked_scores", "weights = {M} / {M}.sum(dim=-1, keepdim=True)"),
    account=Account(kind="shares"),
    called="divided by the row’s sum",
    file_name="by-sum",
    heading="shares of the sum",
    instruction="Divide each score by the sum of its row: no softmax.",
)

SIDE_BY_SIDE = Way(
    step=steps.side_by_side,
    tex=lambda of: rf"\left[\, {of('context')} \;\; {of('context_2')} \,\right]",
    plain=lambda _: "[head 1, head 2]",
    numpy=lambda of: f"joined = np.concatenate([{of('context')}, {of('context_2')}], axis=-1)",
    torch=lambda of: f"joined = torch.cat([{of('context')}, {of('context_2')}], dim=-1)",
    account=Account(
        lead="The row of {row} in the context of the first head, and then that of the second, stand side by side.",
        parts=("row", "row"),
    ),
)

MIXED = Way(
    step=steps.mixed,
    tex=lambda of: f"{of('joined')} \\, {of('W_o')}",
    plain=lambda _: "joined W_o",
    numpy=lambda of: f"output = {of('joined')} @ {of('W_o')}",
    account=PRODUCT,
)

ELSEWHERE = (SINUSOIDS, PLACED, BY_ROOT, CAUSAL, SOFTMAX)
"""What known mistakes do where it was not asked for: a picture explains it there as well."""
