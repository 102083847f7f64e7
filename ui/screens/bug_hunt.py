"""The bug hunt: naming a line and its fault, what was named so far, and what a fault does."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.lessons import bug_hunt, bug_runs
from core.lessons.bug_hunt import Fault, Guess, MarkedGuess
from core.lessons.bug_runs import Ran, Stopped
from ui.charts import drawing
from ui.fields import questions, widgets
from ui.frame import page
from ui.session import contents, edits, hints_and_checks

_BASE, _NAMED = "bug-hunt", "bugs.named"
"""What was named is kept like cells that were typed over: in the link, where a button can add to it."""


def read_named() -> tuple[MarkedGuess, ...]:
    """What the student has named so far, marked."""
    return bug_hunt.mark(bug_hunt.read(_letters()).guesses)


def _letters() -> str:
    return edits.edits(_BASE, _NAMED)[: bug_hunt.LONGEST]


def _add(guess: Guess) -> None:
    letters = _letters().strip()
    # Pressing the button twice is no second guess.
    if letters.split()[-1:] != [str(guess)]:
        edits.set_edits(_BASE, _NAMED, f"{letters} {guess}".strip())


def ask_for_fault(named: Sequence[MarkedGuess]) -> None:
    """Ask for a line and its fault, mark the last one named, and show how many are found."""
    guess, left = _guess(named), bug_hunt.remaining(named)
    with st.container(horizontal=True):
        st.button("Name it", type="primary", on_click=_add, args=(guess,))
        shown = _hint(left[0]) if left else ()
    if named:
        st.markdown(_sentence(named[-1]))
    for hint in shown:
        st.markdown(f":material/lightbulb: {hint}")
    questions.show_score(bug_hunt.best(named))


def _guess(named: Sequence[MarkedGuess]) -> Guess:
    kinds, lines = bug_hunt.hunt().kinds, _lines(named)
    line = 1 + widgets.pick("Line", [str(i + 1) for i in range(len(lines))], "1", "bugs.line")
    st.markdown(f"`{lines[line - 1].strip()}`" if lines[line - 1].strip() else "An empty line.")
    options = sorted(kinds.values())
    chosen = widgets.linked(st.selectbox, "Fault", key="bugs.fault", usual=options[0], options=options)
    return Guess(line=line, kind=_kind(chosen))


def _lines(named: Sequence[MarkedGuess]) -> list[str]:
    return bug_hunt.listing([fault.kind for fault in bug_hunt.remaining(named)]).splitlines()


def _kind(label: str) -> str:
    return next(kind for kind, said in bug_hunt.hunt().kinds.items() if said == label)


def _hint(fault: Fault) -> Sequence[str]:
    """Offer a hint on a fault, and return those asked for so far."""
    hints, shown = bug_hunt.hints(fault), hints_and_checks.hints_shown(fault.kind)
    if shown < len(hints):
        st.button("Hint", type="tertiary", on_click=hints_and_checks.show_hint, args=(fault.kind,))
    return hints[:shown]


def _sentence(one: MarkedGuess) -> str:
    kind = bug_hunt.hunt().kinds[one.guess.kind]
    return f"{questions.BADGES[one.result.status]} **Line {one.guess.line}, {kind}.** {one.result.message}"


def choose_shape() -> str:
    """Choose the input that the module is run on, by its shape."""
    shapes = list(bug_runs.inputs())
    what = "A batch of three sentences of three words, one of two with five words, one sentence."
    return widgets.one_of("Shape of X", shapes, "bugs.input", usual=shapes[0], help=what)


def offer_to_run(left: frozenset[str], shape: str) -> None:
    """What Python says of the listing as it stands."""
    if not widgets.linked(st.toggle, "Let Python run the listing as it stands", key="bugs.run", usual=False):
        return
    with st.spinner("Python runs the listing …"):
        outcome = bug_runs.run(left, shape)
    match outcome:
        case Stopped():
            st.code(str(outcome), language=None, wrap_lines=True)
            st.caption("Python tells one error at a time: the first that stops it.")
        case Ran(is_right=False):
            st.code(f"It runs, and Python says nothing.\nYet the context is off by up to {outcome.context_off:.4f}.",
                    language=None, wrap_lines=True)  # fmt: skip
            st.caption("The faults that are left are silent: only the numbers tell.")
        case Ran():
            st.code("It runs, and agrees with the formula.", language=None, wrap_lines=True)
            if left:
                st.caption("Not everything is mended, though: on this X it does not show. Try another shape.")


def show_named(named: Sequence[MarkedGuess]) -> None:
    """All that was named, the last one first, and as a text that can be changed by hand."""
    st.markdown("\n".join(f"- {_sentence(one)}" for one in reversed(named)))
    letters = _letters()
    typed = st.text_input(
        "All of it in one line", value=letters, placeholder="7:no-mask", max_chars=bug_hunt.LONGEST,
        help="It is part of this page's link. Take out what you like, or type a line, a colon and a fault.",
    )  # fmt: skip
    if typed != letters:
        edits.set_edits(_BASE, _NAMED, typed)
        st.rerun()
    if unread := bug_hunt.read(letters).unread:
        lines, kinds = len(bug_hunt.hunt().lines), ", ".join(f"`{kind}`" for kind in bug_hunt.hunt().kinds)
        st.warning(
            f"“{unread[0][:40]}” was not understood. Type a line from 1 to {lines}, a colon and one of these: {kinds}."
        )


def show_consequence(mended: Sequence[str], shape: str) -> None:
    """Choose one of the faults found and see its line, why it is wrong, and what it does."""
    options = [bug_hunt.hunt().kinds[kind] for kind in reversed(mended)]
    # With another fault found there is another picker, which starts with that fault.
    key = f"bugs.shown-{len(mended)}"
    contents.replace_if_not_offered(key, options, options[0])
    chosen = widgets.linked(st.selectbox, "Fault found", key=key, usual=options[0], options=options)
    fault = bug_hunt.hunt().fault(_kind(chosen))
    right = bug_hunt.hunt().lines[fault.line - 1]
    st.code(f"- {fault.faulty.strip()}\n+ {right.strip()}", language="diff", wrap_lines=True)
    st.markdown(f"**Line {fault.line}.** {fault.why}")
    with st.spinner("Python runs the module …"):
        outcome = bug_runs.run(frozenset({fault.kind}), shape)
    if isinstance(outcome, Stopped):
        st.code(str(outcome), language=None, wrap_lines=True)
    else:
        _compare(outcome, shape)


def _compare(ran: Ran, shape: str) -> None:
    sums = ran.weights.sum(axis=-1)
    with st.container(horizontal=True):
        st.metric("Weights off by up to", f"{ran.weights_off:.4f}", border=True)
        st.metric("Context off by up to", f"{ran.context_off:.4f}", border=True)
        st.metric("Rows of the weights sum to", _range(sums.min(), sums.max()), border=True)
    if ran.is_right:
        st.info(f"With X of shape {shape} this fault changes nothing. Try another shape.")
        return
    node = "weights" if ran.weights_off > bug_runs.ROOM else "context"
    right, faulty = _first(getattr(bug_runs.formula(shape), node)), _first(getattr(ran, node))
    difference = faulty - right
    words = drawing.distinct(bug_runs.inputs()[shape].sentences[0])
    weights = node == "weights"
    dimensions, columns = ("n × n", words) if weights else ("n × d_v", None)
    name, changed = rf"\text{{{node}}}", rf"\widehat{{\text{{{node}}}}}"
    page.draw_steps(
        *(
            page.Step(
                title=title, formula=formula, shape=dimensions, M=M, rows=words, columns=columns,
                weights=weights and M is not difference,
            )
            for title, formula, M in (
                (f"Right {node}", name, right),
                (f"Faulty {node}", changed, faulty),
                ("Difference", f"{changed} - {name}", difference),
            )
        ),
        columns=3,
    )  # fmt: skip
    if faulty.shape != getattr(ran, node).shape:
        st.caption("Of the batch, the first sentence.")


def _first(M: bug_runs.Floats) -> bug_runs.Floats:
    """The matrix of the first sentence."""
    return np.ascontiguousarray(M.reshape(-1, *M.shape[-2:])[0])


def _range(low: float, high: float) -> str:
    return f"{low:.4f}" if high - low < bug_runs.ROOM else f"{low:.4f} to {high:.4f}"


def show_agreement() -> None:
    """How far the mended module is from torch's own function."""
    off = max(map(bug_runs.off_torch, bug_runs.inputs()))
    st.success(
        "All ten are found, and the listing is the mended module: copy it and use it. On all three shapes of X its "
        f"context agrees with `torch.nn.functional.scaled_dot_product_attention` to {off:.0e}, which is rounding."
    )
