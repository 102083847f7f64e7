"""A training on the screen: a bar while it runs, then its curves, and how many sentences it gets right."""

import time
from collections.abc import Callable
from contextlib import nullcontext

import numpy as np
import streamlit as st

from core.lessons.before_training import EXPECTED
from core.lessons.task import nearest
from core.models import agreement, training
from core.models.training import Run
from ui.charts import bars, tallied
from ui.charts.curves import over_epochs
from ui.charts.tallied import Block, Line, Tallied
from ui.fields import widgets
from ui.frame.lesson import Asked
from ui.session import focus, learned_matrices, link, runs, session_memory, turns
from ui.session.keys import Key

_Place = st.delta_generator.DeltaGenerator

_EPOCHS = 200

_SEEDS = range(1, 11)

_MOMENT = 0.07
"""Seconds for which a moment of a training that was kept stays: it takes no time, and is to be seen."""


def choose() -> tuple[int, int]:
    """Choose the seed and the epochs of the next training."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        seed = widgets.seed("train.seed")
        epochs = widgets.slider("Epochs", "train.epochs", usual=_EPOCHS, least=5, most=training.MOST_EPOCHS, step=5)
    return seed, epochs


def train(seed: int, epochs: int, row: _Place, draw: Callable[[Run], None], asked: Asked) -> Run | None:
    """Train when the button in the row is pressed; returns the training so far.

    ``draw`` draws what is learned, while it is. The button is blue if a prediction that is ``asked`` waits for it.

    When a button is pressed or a field changed, Streamlit ends the run of the script and begins another. So the stop
    button needs no code: what was trained so far is in the session and is shown next.
    """
    is_awaited = asked.text() != "" and asked.marks[asked.name].status == "blank"
    with row:
        button, bar = st.empty(), st.empty()
    is_pressed = button.button(
        "Train", icon=":material/play_arrow:", type="primary" if is_awaited else "secondary",
        on_click=_begin, args=(asked.name,),
    )  # fmt: skip
    if is_awaited:
        bar.caption("and see whether it is so.")
    due = _asked_by_the_link()
    if is_pressed:
        due = (seed, epochs)
    if due and _has_trained(*due, button, bar, draw, is_watched=is_pressed):
        st.rerun()
    run: Run | None = learned_matrices.last_run()
    if run:
        write = link.write if link.parameter(Key.TRAIN_RUN) else link.write_in_place  # Back takes none away
        write(Key.TRAIN_RUN, training.written(run.seed, run.last.number))
    return run


def _begin(question: str) -> None:
    """The last epoch is the one to show; as this button gives way to another, the focus waits beneath the question."""
    session_memory.reset(Key.TRAIN_EPOCH)
    focus.move_to(f"training {question}")


def _asked_by_the_link() -> tuple[int, int] | None:
    """The seed and epochs of the training that was on the screen when its link was stored; once per link."""
    text = link.new_parameter(Key.TRAIN_RUN)
    asked = training.settings(text)
    if asked:
        link.write(Key.TRAIN_RUN, text)  # as if written here: whoever stops the training is not given it again
    elif text:
        st.warning("The training that this link names cannot be run. Press *Train* for one of your own.")
    return asked


def _has_trained(
    seed: int, total: int, button: _Place, bar: _Place, draw: Callable[[Run], None], *, is_watched: bool
) -> bool:
    """Train, and say so in the bar; if too many wait to do so, this says that, and returns False.

    One that is watched is gone through moment by moment even if it was kept; that takes nobody's turn.
    """
    kept, epochs = training.kept(seed, total), list[training.Epoch]()
    was_kept = kept.is_complete
    st.toast(f"Training begins: {total} epochs.")  # which is heard, not seen: the bar says it
    bar.progress(0.0, text="Getting ready")
    try:
        with nullcontext() if was_kept else turns.take_for(kept, bar):
            button.button("Stop", icon=":material/stop:")
            for epoch in kept:
                epochs.append(epoch)
                if epoch.snapshot and (is_watched or not kept.is_complete or epoch.number == total):
                    run = Run(seed=seed, total=total, epochs=tuple(epochs))
                    learned_matrices.keep_run(run, epoch.snapshot)
                    bar.progress(epoch.number / max(total, 1), text=_progress(run))
                    draw(run)
                    time.sleep(_MOMENT * (is_watched and was_kept))
        st.toast(f"Trained: {total} epochs.")
    except turns.TooManyError as problem:
        bar.warning(str(problem))
        return False
    return True


def _progress(run: Run) -> str:
    return f"Epoch {run.last.number} of {run.total}"


def curves(run: Run) -> None:
    """Loss and accuracy over the epochs."""
    numbers = [epoch.number for epoch in run.epochs]
    loss = {"trained on": [epoch.loss for epoch in run.epochs]}
    right = {
        "trained on": [epoch.trained for epoch in run.epochs],
        "held out": [epoch.held_out for epoch in run.epochs],
        "even weights": [training.with_even_weights()] * len(numbers),
    }
    with st.grid(2, min_column_width=250):
        for title, series in (("Loss", loss), ("Share of sentences right", right)):
            with st.container(border=True):
                st.markdown(f"**{title}**")
                over_epochs(title, numbers, series, run.total)


def show_results(run: Run, *, is_open: bool) -> None:
    """The curves, and how many held-out sentences are right, once that is predicted."""
    stopped = " Stopped: what was learned so far is kept." if run.last.number < run.total else ""
    n = len(agreement.sentences(held_out=True))
    right = (
        f": loss {run.last.loss:.4f}, {run.last.trained:.0%} of the training sentences right, "
        f"{round(run.last.held_out * n)} of {n} of those held out"
    )
    st.markdown(f"Seed {run.seed}. {_progress(run)}{right * is_open}.{stopped}")
    if is_open:
        curves(run)
        st.header("Was it luck?", anchor=False)
        show_luck(run)


def show_shares(run: Run | None, asked: Asked, *, is_open: bool) -> None:
    """A strip for each held-out sentence: how many are right with even weights, as predicted, and as learned.

    One predicts by a press along the last: the option that is nearest to that place.
    """
    predicted, is_asked = asked.text(), not (run and is_open)
    n, even = len(agreement.sentences(held_out=True)), training.with_even_weights()
    learned = run.last.held_out if run and is_open else None

    def line(name: str, share: float | None, note: str = "") -> Line:
        right = round((share or 0) * n)
        of_right = Block(wide=right, high=1, state="kept" if note else "")
        blocks = (of_right, Block(wide=n - right, high=1, state="gone"))
        return Line(
            label=name,
            note=note or ("?" if share is None else f"{right} of {n} right"),
            blocks=tuple(one for one in blocks if one.wide),
        )

    said = line("You say", EXPECTED.get(predicted), predicted if predicted in EXPECTED else "")
    tallied.draw(
        Tallied(
            name="Held-out sentences that come out right",
            told=f"{n} sentences with new nouns: may the pronoun mean the person named?",
            lines=(line("Even weights", even), said, line("Learned", learned)), takes_share=is_asked,
        ),
        key="threads of sentences", height=310,
        on={"share": lambda share: asked.answer(nearest(EXPECTED, share / 100))},
    )  # fmt: skip


@runs.fragment()
def show_luck(run: Run) -> None:
    """How the same training ends from ten seeds, on request."""
    st.markdown("One run may be lucky. Ten show more.")
    if not st.toggle(f"Train with seeds 1 to {len(_SEEDS)}, {run.total} epochs each", key="train.luck"):
        return
    bar = st.progress(0.0, text="Getting ready")
    shares: list[float] = []
    try:
        for done, seed in enumerate(_SEEDS, start=1):
            kept = training.held_out_right(seed, run.total)
            with turns.take_for(kept, bar):
                shares += kept
            bar.progress(done / len(_SEEDS), text=f"{done} of {len(_SEEDS)} seeds")
    except turns.TooManyError as problem:
        bar.empty()
        st.warning(str(problem))
        return
    bar.empty()
    bars.draw(
        "Held-out sentences right", {"share": np.array(shares)}, [f"seed {seed}" for seed in _SEEDS], weights=False
    )
    even = training.with_even_weights()
    st.caption(
        f"Even weights: {even:.2f}. Between {min(shares):.2f} and {max(shares):.2f} here, {np.mean(shares):.2f} on "
        "average. A run that ends near three quarters has learned one of the two pronouns and guesses with the other: "
        "its loss is close to ½ ln 2, and no small step leads away from there. Another seed starts elsewhere."
    )
