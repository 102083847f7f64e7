"""The bug hunt: guesses at a line and its fault, and what each fault does."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.graph.tex import in_prose, plain
from core.lessons import bug_hunt, bug_runs
from core.lessons.bug_hunt import Fault, Guess, MarkedGuess
from core.lessons.bug_runs import Output, PythonError
from ui.charts import drawing, listing
from ui.charts.listing import Listing
from ui.fields import questions, widgets
from ui.frame import page
from ui.session import contents, hints_and_checks, kept_answers
from ui.session.remembered import Remembered

_GUESSES = "bugs.named"
"""The field that holds all guesses, to which a button adds."""

_LINE = Remembered[int](
    names=("bugs.line",), read=bug_hunt.read_line, written=lambda line: (str(line) if line > 1 else "",)
)
"""The line that is chosen in the listing, kept in the link."""


def read_guesses() -> tuple[MarkedGuess, ...]:
    """The student's guesses so far, marked; the browser keeps those with which the most faults were found."""
    guesses = bug_hunt.mark(bug_hunt.read_guesses(_letters()).guesses)
    found = [mark.credit for mark in bug_hunt.score(guesses)]
    kept_answers.note(_GUESSES, _letters(), sum(found) / len(found))
    return guesses


def _letters() -> str:
    return contents.text(_GUESSES)[: bug_hunt.LONGEST]


def _add(guess: Guess) -> None:
    letters = _letters().strip()
    # Pressing the button twice is not a second guess.
    if letters.split()[-1:] != [str(guess)]:
        contents.change(_GUESSES, f"{letters} {guess}".strip()[: bug_hunt.LONGEST])


def ask_for_fault(guesses: Sequence[MarkedGuess], kinds: frozenset[str]) -> None:
    """Ask for the fault of the line that is chosen, mark the last guess, and show how many faults have been found.

    Args:
        guesses: all of them, marked.
        kinds: the faults of the listing that is shown.
    """
    remaining, line = bug_hunt.remaining(guesses), _LINE.value()
    text = bug_hunt.listing(kinds).splitlines()[line - 1].strip()
    labels = dict(sorted(bug_hunt.hunt().kinds.items(), key=lambda one: one[1]))
    st.markdown(f"**Line {line}:** `{text}`" if text else f"**Line {line}** is empty.")
    kind = widgets.pick_by_id(
        "Its fault", labels, "", "bugs.fault", renamed=bug_hunt.hunt().renamed, index=None, placeholder="Choose one"
    )  # fmt: skip
    with st.container(horizontal=True):
        st.button("Name it", type="primary", disabled=not kind, on_click=_add, args=(Guess(line=line, kind=kind),))
        hints = _offer_hint(remaining[0]) if remaining else ()
    if guesses:
        st.markdown(_sentence(guesses[-1]))
    for hint in hints:
        st.markdown(f":material/lightbulb: {hint}")
    questions.show_score(bug_hunt.score(guesses))


def show_listing(kinds: frozenset[str], outcome: PythonError | Output | None) -> None:
    """The listing with faults of these kinds, in which a line is chosen; Python's error stands beneath its line."""
    error = outcome if isinstance(outcome, PythonError) and outcome.is_in_listing else None
    lines = tuple(bug_hunt.listing(kinds).splitlines())
    listing.draw(
        Listing(
            name="The module: press the line that you think is wrong",
            lines=lines,
            chosen=_LINE.value(),
            offered=tuple(i for i, line in enumerate(lines, start=1) if line.strip()),
            fixed=tuple(fault.line for fault in bug_hunt.hunt().faults if fault.kind not in kinds),
            notes=((error.line, str(error)),) if error else (), scrolls=True,
        ),
        key="listing", on_line=_LINE.set,
    )  # fmt: skip


def _offer_hint(fault: Fault) -> Sequence[str]:
    """Offer a hint on a fault; returns the hints asked for so far."""
    hints, shown = bug_hunt.hints(fault), hints_and_checks.hints_shown(fault.kind)
    if shown < len(hints):
        st.button("Hint", type="tertiary", on_click=hints_and_checks.show_hint, args=(fault.kind,))
    return hints[:shown]


def _sentence(marked: MarkedGuess) -> str:
    kind = bug_hunt.hunt().kinds[marked.guess.kind]
    return f"{questions.BADGES[marked.result.status]} **Line {marked.guess.line}, {kind}.** {marked.result.message}"


def choose_shape() -> str:
    """Choose the module's input by its shape."""
    shapes = list(bug_runs.inputs())
    what = "Three sentences of three words; two sentences of five words; a single sentence."
    return widgets.one_of("Shape of X", shapes, "bugs.input", usual=shapes[0], help=what)


def offer_to_run(kinds: frozenset[str], shape: str) -> PythonError | Output | None:
    """Let Python run the listing with faults of these kinds, and say what comes of it, if it is wanted."""
    if not widgets.linked(st.toggle, "Let Python run the listing as it stands", key="bugs.run", usual=False):
        return None
    with st.spinner("Running the listing …"):
        outcome = bug_runs.run(kinds, shape)
    match outcome:
        case PythonError():
            if outcome.is_in_listing:
                st.markdown(f":material/error: Python stops at line {outcome.line}; its message is beneath that line.")
            else:
                st.code(str(outcome), language=None, wrap_lines=True)
            st.caption("Python reports one error at a time: the first that stops it.")
        case Output(is_right=False):
            st.code(f"It runs, and Python says nothing.\nYet the context is off by up to {outcome.context_off:.4f}.",
                    language=None, wrap_lines=True)  # fmt: skip
            st.caption("The remaining faults are silent: only the numbers give them away.")
        case Output():
            st.code("It runs, and agrees with the formula.", language=None, wrap_lines=True)
            if kinds:
                st.caption("Not every fault is fixed, though: on this X the others do not show. Try another shape.")
    return outcome


def show_guesses(guesses: Sequence[MarkedGuess]) -> None:
    """All guesses, the last one first, and as a text that can be edited by hand."""
    st.markdown("\n".join(f"- {_sentence(guess)}" for guess in reversed(guesses)))
    letters = widgets.text(
        "All guesses in one line", _GUESSES, placeholder="7:no-mask", max_chars=bug_hunt.LONGEST,
        help="It is part of this page’s link. Delete what you like, or add a line number, a colon and a fault.",
    )  # fmt: skip
    if unread := bug_hunt.read_guesses(letters).unread:
        lines, kinds = len(bug_hunt.hunt().lines), ", ".join(f"`{kind}`" for kind in bug_hunt.hunt().kinds)
        st.warning(
            f"“{plain(unread[0][:40])}” cannot be read. Type a line from 1 to {lines}, a colon and one of these: "
            f"{kinds}."
        )


def show_consequence(fixed: Sequence[str], shape: str) -> None:
    """Choose one of the faults fixed so far and see its line, why it is wrong, and what it does."""
    labels = {kind: bug_hunt.hunt().kinds[kind] for kind in reversed(fixed)}
    # Each fault fixed brings a new picker, which starts with that fault.
    fault = bug_hunt.hunt().fault(widgets.pick_by_id("The fault", labels, fixed[-1], f"bugs.shown-{len(fixed)}"))
    right = bug_hunt.hunt().lines[fault.line - 1]
    st.code(f"- {fault.faulty.strip()}\n+ {right.strip()}", language="diff", wrap_lines=True)
    st.markdown(f"**Line {fault.line}.** {in_prose(fault.why)}")
    with st.spinner("Running the module …"):
        outcome = bug_runs.run(frozenset({fault.kind}), shape)
    if isinstance(outcome, PythonError):
        st.code(str(outcome), language=None, wrap_lines=True)
    else:
        _compare(outcome, shape)


def _compare(output: Output, shape: str) -> None:
    with st.container(horizontal=True):
        st.metric("Weights off by up to", f"{output.weights_off:.4f}", border=True)
        st.metric("Context off by up to", f"{output.context_off:.4f}", border=True)
        for name, axis in (("Rows", -1), ("Columns", -2)):
            st.metric(f"{name} of the weights sum to", _range(output.weights.sum(axis=axis)), border=True)
    if output.is_right:
        st.info(f"With X of shape {shape} this fault changes nothing. Try another shape.")
        return
    node = "weights" if output.weights_off > bug_runs.TOLERANCE else "context"
    right, faulty = _first(getattr(bug_runs.formula(shape), node)), _first(getattr(output, node))
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
    if faulty.shape != getattr(output, node).shape:
        st.caption("The first sentence of the batch.")


def _first(M: bug_runs.Floats) -> bug_runs.Floats:
    """The matrix of the first sentence."""
    return np.ascontiguousarray(M.reshape(-1, *M.shape[-2:])[0])


def _range(sums: bug_runs.Floats) -> str:
    low, high = sums.min(), sums.max()
    return f"{low:.4f}" if high - low < bug_runs.TOLERANCE else f"{low:.4f} to {high:.4f}"


def show_agreement() -> None:
    """How far the correct module is from torch's own function."""
    off = max(map(bug_runs.distance_from_torch, bug_runs.inputs()))
    st.success(
        "You have found every fault, and the listing is correct: copy it and use it. On all three shapes of X its "
        f"context agrees with `torch.nn.functional.scaled_dot_product_attention` to {off:.0e}, which is rounding."
    )
    st.code(bug_hunt.listing([]), language="python")
