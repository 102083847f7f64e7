"""The ways to mask the scores: which words each word sees, one record each."""

from core.graph import steps
from core.graph.steps import SlidingWindow
from core.graph.way import Account, Mask, Reads, Writing, reading


def _hiding(condition: str) -> str:
    return rf"M_{{ij}} = -\infty \text{{ if }} {condition} \text{{, else }} 0"


def _plus_mask(of: Reads) -> str:
    return rf"{of('scaled_scores')} + M"


def _where(seen: str) -> Writing:
    return reading("scaled_scores", f"masked_scores = np.where({seen}, {{M}}, -np.inf)")


def _filled(hidden: str) -> Writing:
    return reading("scaled_scores", f"masked_scores = {{M}}.masked_fill({hidden}, -torch.inf)")


NO_MASK = Mask(step=steps.not_masked, sees=lambda *_: True, called="nothing hidden")

CAUSAL = Mask(
    step=steps.causal_mask,
    sees=lambda i, j: j <= i,
    seen=" up to the word itself, ",
    hidden=" after it",
    terms=r"m \le i",
    tex=_plus_mask,
    letters=_hiding("j > i"),
    plain=lambda _: "later words hidden",
    numpy=_where("np.tri(len({M}), dtype=bool)"),
    torch=_filled("torch.ones_like({M}).triu(1).bool()"),
    account=Account(kind="mask", lead="{column} comes later than {row}, so it is hidden."),
    called="later words hidden",
    file_name="causal",
    heading="with a mask",
    instruction="No word attends to a later one.",
)


def sliding_window(size: int) -> Mask:
    """A mask behind which each word sees the last ``size`` words only, itself included."""
    last = "only itself" if size == 1 else f"only the last {size} words, itself included"
    return Mask(
        step=SlidingWindow(size),
        sees=lambda i, j: i - size < j <= i,
        seen=f" in the last {size} words up to the word itself, ",
        hidden=" elsewhere",
        terms=rf"i - {size} < m \le i",
        tex=_plus_mask,
        letters=_hiding(rf"j > i \text{{ or }} j \le i - {size}"),
        plain=lambda _: f"all but the last {size} hidden",
        numpy=_where(f"np.tri(len({{M}}), dtype=bool) & ~np.tri(len({{M}}), k=-{size}, dtype=bool)"),
        torch=_filled(f"torch.ones_like({{M}}).triu(1).bool() | torch.ones_like({{M}}).tril(-{size}).bool()"),
        account=Account(kind="mask", lead=f"{{row}} sees {last}, so {{column}} is hidden."),
        called=f"a window of {size}",
        file_name=f"window-{size}",
        heading=f"with a window of {size}",
        instruction=f"Each word attends to {last}.",
        sentence=f"Each word sees {last}: −∞ hides those that come later, and those further back.",
    )
