"""The bug hunt: guesses at a line and its fault, and what the module computes as it stands."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

import numpy as np
import streamlit as st

from core.graph.steps import Matrix
from core.graph.tex import in_prose, plain, unmarked
from core.lessons import bug_hunt, bug_runs
from core.lessons.bug_hunt import Guess, MarkedGuess
from ui.charts import drawing, listing
from ui.charts.listing import Listing
from ui.fields import questions, widgets
from ui.machine import machine
from ui.machine.picture import DrawnMatrix
from ui.machine.side_by_side import draw_matrix, several
from ui.session import contents, hints_and_checks, kept_answers
from ui.session.linked_value import LinkedValue

_GUESSES = "bugs.named"
"""The field that holds all guesses, to which a button adds."""

_FAULT = "bugs.fault"
"""The field in which a fault is named."""

_TRUE = "Only a line that is wrong counts."
"""What is said to whoever names nothing where nothing is wrong."""

_GOAL = r"Goal: $\text{softmax}(Q K^\top / \sqrt{d_k})\, V$ with ${Q, K, V = X W_q, X W_k, X W_v}.$"
"""What the module should compute."""

_INPUTS = "three sentences", "one sentence"
"""What the inputs of the module are called."""

_LINE = LinkedValue[int](
    names=("bugs.line",), read=bug_hunt.read_line, written=lambda line: (str(line) if line else "",)
)
"""The line that is chosen in the listing, kept in the link; 0 for none."""


def read_guesses() -> tuple[MarkedGuess, ...]:
    """The student's guesses so far, marked; the browser keeps those with which the most faults were found."""
    guesses = bug_hunt.mark(bug_hunt.read_guesses(_letters())[0])
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


def show_found(guesses: Sequence[MarkedGuess]) -> None:
    """Show how many faults have been found and the hints asked for on those that remain, and offer the next hint.

    They come in order, whichever line is chosen: a hint that is there for faulty lines only would give them away.
    """
    remaining = bug_hunt.remaining_faults(guesses)
    shown = [*takewhile(lambda fault: hints_and_checks.hints_shown(fault.kind), remaining)]
    with st.container(key="said-bugs"):
        for fault in shown:
            st.markdown(f":material/lightbulb: {fault.hint}")
    for fault in remaining[len(shown) :][:1]:
        show = hints_and_checks.show_hint
        st.button("Hint", icon=":material/lightbulb:", type="tertiary", on_click=show, args=(fault.kind,))
    questions.show_score(bug_hunt.score(guesses))


def ask_for_faults(guesses: Sequence[MarkedGuess], kinds: frozenset[str], shape: str) -> None:
    """The listing of the module with faults of these kinds, where the fault of a line is named."""
    hunt, line = bug_hunt.hunt(), _LINE.value()
    lines = tuple(line.removeprefix("    ") for line in bug_hunt.listing(kinds).splitlines()[hunt.first_line - 1 :])
    offered = tuple(i for i, line in enumerate(lines, start=hunt.first_line) if line.strip())
    fixed = tuple(fault.line for fault in hunt.faults if fault.kind not in kinds)
    said = next((guess for guess in reversed(guesses) if guess.guess.line == line), None)
    why = (
        f"{hunt.names[fault.kind].capitalize()}. {fault.why}" for fault in hunt.faults if fault.line == line in fixed
    )
    note = f"{_note(said)}{_tell_hidden(said, guesses, kinds, shape)}" if said else next(why, "")
    listing.draw(
        Listing(
            name="The module: press the line that you think is wrong", lines=lines, first=hunt.first_line,
            chosen=line, offered=offered, fixed=fixed, question="What is wrong with line {}?",
            options=tuple(
                (i, tuple((str(Guess(line=i, kind=kind)), text) for kind, text in hunt.names_at(i).items()))
                for i in offered if i not in fixed
            ),
            named=str(Guess(line=line, kind=widgets.named_choice(hunt.names, "", _FAULT, hunt.older).value())),
            notes=((line, note),) if note else (),
            is_wrong=bool(said and said.result.status == "wrong"),
        ),
        key="listing", on_line=_choose, on_option=_name,
    )  # fmt: skip


def _choose(line: int, kind: str = "") -> None:
    _LINE.set(line)
    widgets.named_choice({}, "", _FAULT).set(kind)


def _name(text: str) -> None:
    (guess,), _ = bug_hunt.read_guesses(text)
    _choose(guess.line, guess.kind)
    _add(guess)


def _sentence(marked: MarkedGuess) -> str:
    message = in_prose(marked.result.message) or _TRUE
    badge = questions.BADGES[marked.result.status] if marked.result.message else ":gray-badge[○ true]"
    return f"{badge} **Line {marked.guess.line}, {bug_hunt.hunt().names[marked.guess.kind]}.** {message}"


def _note(marked: MarkedGuess) -> str:
    """The same beneath its line, without Markdown."""
    kind, is_wrong = bug_hunt.hunt().names[marked.guess.kind].capitalize(), marked.result.status == "wrong"
    return f"{'✗' if is_wrong else '✓'} {kind}{'?' if is_wrong else '.'} {unmarked(marked.result.message) or _TRUE}"


def _tell_hidden(said: MarkedGuess, guesses: Sequence[MarkedGuess], kinds: frozenset[str], shape: str) -> str:
    """That faults hide one another, of the one that was fixed last, if without it the module is no nearer."""
    kind = said.guess.kind
    if said.result.status != "correct" or (kind,) != bug_hunt.fixed_kinds(guesses)[-1:]:
        return ""
    before, now = (bug_runs.run(faults, shape).context_off for faults in (kinds | {kind}, kinds))
    if now > before:
        return " It is farther off now: this fault had hidden part of another."
    hides = now == before and bug_runs.run(frozenset({kind}), shape).context_off > bug_runs.TOLERANCE
    return " No number moves yet: another fault hides this one." if hides else ""


def choose_input() -> str:
    """Choose what the module is run on, by its shape."""
    titles = dict(zip(bug_runs.inputs(), _INPUTS, strict=True))
    return widgets.pick_by_id(
        "Run it on", titles, next(iter(titles)), "bugs.input", widget=st.segmented_control, required=True
    )


def show_output(kinds: frozenset[str], shape: str) -> None:
    """What the listing with faults of these kinds computes, beside what the formula gives, and how far it is off."""
    output, right = bug_runs.run(kinds, shape), bug_runs.formula(shape)
    words = drawing.distinct(bug_runs.words(shape))
    compared = (
        _with_right("weights", _with_sums(output.weights), _with_sums(right.weights), words, (*words, "Σ")),
        _with_right("context", output.context, right.context, words),
    )
    picture = replace(several("What the module computes", *compared), is_small=True)
    if not output.is_right:
        picture = replace(picture, comparison=("the module", "the formula"))
    machine.draw(picture, key="machine of the module")
    st.markdown(_describe_output(output, is_fixed=not kinds))


def _with_right(name: str, M: Matrix, right: Matrix, words: Sequence[str], columns: Sequence[str] = ()) -> DrawnMatrix:
    """The matrix of the first sentence, with that of the formula; where its columns are named, the last has sums."""
    sums = "and sums Σ" if columns else ""
    made, other = (
        draw_matrix(
            name, name.capitalize(), one.reshape(-1, *one.shape[-2:])[0], words, columns, formula=sums, share=bool(sums)
        )
        for one in (M, right)
    )
    made = replace(made, decimals=2)  # the two have room beside each other, whatever is fixed
    return made if np.allclose(made.M, other.M, atol=bug_runs.TOLERANCE) else replace(made, other=other)


def _with_sums(weights: Matrix) -> Matrix:
    """Weights with one more column: the sum of each row."""
    return np.concatenate([weights, weights.sum(axis=-1, keepdims=True)], axis=-1)


def _describe_output(output: bug_runs.Output, *, is_fixed: bool) -> str:
    """What the module does with that input: how far it is off, or that it agrees."""
    if output.is_right and is_fixed:
        off = max(map(bug_runs.distance_from_torch, bug_runs.inputs()))
        return (
            "**The module agrees with the formula**, and with `F.scaled_dot_product_attention` to "
            f"{off:.0e}, which is rounding."
        )
    if output.is_right:
        return f"On {_INPUTS[1]} it agrees with the formula, yet not every fault is fixed: try {_INPUTS[0]}. {_GOAL}"
    return f"**Up to {output.context_off:.2f} off.** {_GOAL}"


def show_guesses(guesses: Sequence[MarkedGuess]) -> None:
    """All guesses, the last one first, and as a text that can be edited by hand."""
    with st.expander("Your guesses"):
        st.markdown("\n".join(f"- {_sentence(guess)}" for guess in reversed(guesses)))
        letters = widgets.text(
            "All guesses in one line", _GUESSES, placeholder="7:no-mask", max_chars=bug_hunt.LONGEST,
            help="It is part of this page’s link. Delete what you like, or add a line number, a colon and a fault.",
        )  # fmt: skip
    if unread := bug_hunt.read_guesses(letters)[1]:
        lines, kinds = len(bug_hunt.hunt().lines), ", ".join(f"`{kind}`" for kind in bug_hunt.hunt().names)
        st.warning(
            f"“{plain(unread[0][:40])}” cannot be read. Type a line from 1 to {lines}, a colon and one of these: "
            f"{kinds}."
        )
