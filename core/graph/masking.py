"""The ways to mask the scores: which words each word sees, one record each."""

from collections.abc import Callable, Mapping

from core.graph import steps
from core.graph.steps import SlidingWindow
from core.graph.way import Account, Mask, writer

NO_MASK = Mask(step=steps.not_masked, sees=lambda *_: True, called="nothing hidden")

CAUSAL = Mask(
    step=steps.causal_mask,
    sees=lambda i, j: j <= i,
    seen=" up to the word itself, ",
    hidden=" after it",
    terms=r"m \le i",
    tex=lambda of: rf"{of('scaled_scores')} + M",
    letters=r"M_{ij} = -\infty \text{ if } j > i \text{, else } 0",
    plain=lambda _: "later words hidden",
    numpy=writer("scaled_scores", "masked_scores = np.where(np.tri(len({M}), dtype=bool), {M}, -np.inf)"),
    torch=writer("scaled_scores", "masked_scores = {M}.masked_fill(torch.ones_like({M}).triu(1).bool(), -torch.inf)"),
    account=Account(kind="mask", lead="{column} comes later than {row}, so it is hidden."),
    called="later words hidden",
    file_name="causal",
    heading="with a mask",
    instruction="No word attends to a later one.",
)


def sliding_window(size: int) -> Mask:
    """A mask behind which each word sees the last ``size`` words only, itself included."""
    last = "only itself" if size == 1 else f"only the last {size} words, itself included"
    seen = f"np.tri(len({{M}}), dtype=bool) & ~np.tri(len({{M}}), k=-{size}, dtype=bool)"
    hidden = f"torch.ones_like({{M}}).triu(1).bool() | torch.ones_like({{M}}).tril(-{size}).bool()"
    return Mask(
        step=SlidingWindow(size),
        sees=lambda i, j: i - size < j <= i,
        seen=f" in the last {size} words up to the word itself, ",
        hidden=" elsewhere",
        terms=rf"i - {size} < m \le i",
        tex=lambda of: rf"{of('scaled_scores')} + M",
        letters=rf"M_{{ij}} = -\infty \text{{ if }} j > i \text{{ or }} j \le i - {size} \text{{, else }} 0",
        plain=lambda _: f"all but the last {size} hidden",
        numpy=writer("scaled_scores", f"masked_scores = np.where({seen}, {{M}}, -np.inf)"),
        torch=writer("scaled_scores", f"masked_scores = {{M}}.masked_fill({hidden}, -torch.inf)"),
        account=Account(kind="mask", lead=f"{{row}} sees {last}, so {{column}} is hidden."),
        called=f"a window of {size}",
        file_name=f"window-{size}",
        heading=f"with a window of {size}",
        instruction=f"Each word attends to {last}.",
        sentence=f"Each word sees {last}: −∞ hides those that come later, and those further back.",
    )


OF_STEP: Mapping[type, Callable[..., Mask]] = {SlidingWindow: sliding_window}
"""What makes the mask of a step that is made with a number, from what the step holds."""
