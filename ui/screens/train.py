"""A training on the screen: a bar while it runs, then its curves, and how many sentences it gets right."""

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext

import numpy as np
import streamlit as st

from core.lessons.before_training import EXPECTED
from core.lessons.task import nearest_option
from core.models import agreement, agreement_model, training
from core.models.replay import Replay
from core.models.training import Epoch, Run, share_with_even_weights
from ui.charts import bars, tally
from ui.charts.curves import over_epochs
from ui.charts.tally import Tally, line_of_share
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.session import contents, focus, going_back, learned_matrices, link, runs, session_memory, turns
from ui.session.keys import Key

_Place = st.delta_generator.DeltaGenerator

_EPOCHS = 200

_SEEDS = range(1, 11)

_DUE = "training is due"

_GOING = "training goes on"
"""The seed and epochs of a training that has begun, and the epoch that it has reached."""

_DRAWN = 4
"""Of so many snapshots one is drawn while the training goes on."""

_MOMENT = 0.07
"""Seconds for which a moment of a training that was kept stays: it takes no time, and is to be seen."""


def choose() -> tuple[int, int]:
    """Choose the seed and the epochs of the next training."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        seed = widgets.seed("train.seed")
        epochs = widgets.slider("Epochs", "train.epochs", usual=_EPOCHS, least=5, most=training.MOST_EPOCHS, step=5)
    return seed, epochs


def begin_anew() -> None:
    """Have an answer begin a training, unless one has come to its end; for a callback."""
    run = learned_matrices.last_run()
    if not run or run.last.number < run.total:
        _begin()


def _begin() -> None:
    """The last epoch is the one to show."""
    session_memory.reset(Key.TRAIN_EPOCH)
    session_memory.fill(_DUE, value=True)


def train(seed: int, epochs: int, draw: Callable[[Epoch], None], *, is_open: bool) -> Run | None:
    """Train when that is due, with a button and a bar; returns the training so far, of which some epochs are drawn.

    Once that ``is_open``, an epoch is chosen in the place of the bar.

    When a button is pressed or a field changed, Streamlit ends the run of the script and begins another, in which the
    training goes on, unless it was stopped: then what was trained so far is shown.
    """
    button, bar = st.empty(), st.empty()
    focus.place("training", "Training")
    button.button("Train", icon=":material/play_arrow:", on_click=_press)
    going: tuple[int, int, int | None] | None = session_memory.content(_GOING) or _training_in_link()
    due = (seed, epochs, 0) if session_memory.content(_DUE) else going
    if due and _has_trained(*due, button, bar, draw):
        st.rerun()
    run: Run | None = learned_matrices.last_run()
    if run:
        write = link.write if link.parameter(Key.TRAIN_RUN) else link.write_in_place  # Back takes none away
        write(Key.TRAIN_RUN, training.link_text(run.seed, run.last.number))
    if run and is_open:
        with bar:
            _choose_epoch(run)
    elif not due:
        bar.progress(float(run is not None), text=_progress(run) if run else f"Epoch 0 of {epochs}")
    return run


def _press() -> None:
    """As the button gives way to another, the focus waits beside it."""
    _begin()
    focus.move_to("training")


def _training_in_link() -> tuple[int, int, None] | None:
    """The seed and epochs of the training that was on the screen when its link was stored; once per link, unwatched."""
    text = link.new_parameter(Key.TRAIN_RUN)
    asked = training.settings(text)
    if asked:
        link.write(Key.TRAIN_RUN, text)  # as if written here: whoever stops the training is not given it again
    elif text:
        st.warning("The training that this link names cannot be run. Press *Train* for one of your own.")
    return (*asked, None) if asked else None


def _choose_epoch(run: Run) -> None:
    epochs = [str(epoch) for epoch in run.snapshots]
    options = {"options": epochs, "value": epochs[-1], "label_visibility": "collapsed"}
    widgets.field(st.select_slider, "After epoch", key=Key.TRAIN_EPOCH, usual=epochs[-1], **options)


def chosen_epoch(run: Run) -> Epoch:
    """The chosen epoch of a training, or the last one."""
    epochs = [str(epoch) for epoch in run.snapshots]
    contents.replace_if_not_offered(Key.TRAIN_EPOCH, epochs, epochs[-1])
    return run.epochs[int(contents.text(Key.TRAIN_EPOCH) or epochs[-1])]


def _has_trained(
    seed: int, total: int, watched: int | None, button: _Place, bar: _Place, draw: Callable[[Epoch], None]
) -> bool:
    """Train, and say so in the bar; if too many wait to do so, this says that, and returns False."""
    kept = training.shared_epochs(seed, total)
    was_kept = kept.is_complete
    bar.progress(0.0, text="Getting ready")
    going_back.note_drawn()  # the marks wait for the training, but no press of Next does
    try:
        with nullcontext() if was_kept else turns.take_for(kept, bar):
            button.button("Stop", icon=":material/stop:", on_click=session_memory.reset, args=(_GOING,))
            for run in _moments(kept, seed, total, watched):
                learned_matrices.keep_run(run, run.last.snapshot)
                session_memory.reset(_DUE)  # one that is interrupted before begins again
                session_memory.fill(_GOING, (seed, total, run.last.number))
                bar.progress(run.last.number / max(total, 1), text=_progress(run))
                if len(run.snapshots) % _DRAWN == 1 or run.last.number == total:
                    draw(run.last)
                time.sleep(_MOMENT * (was_kept and watched is not None))
        session_memory.reset(_GOING)
        st.toast(f"Trained: {total} epochs.")  # which is heard, not seen: the bar says it
    except turns.TooManyError as problem:
        session_memory.reset(_DUE, _GOING)
        bar.warning(str(problem))
        return False
    return True


def _moments(kept: Replay[Epoch], seed: int, total: int, watched: int | None) -> Iterator[Run]:
    """The training at each snapshot from the epoch ``watched`` on; if none is, one that was kept only as it ended."""
    epochs, least = list[Epoch](), total if watched is None and kept.is_complete else watched or 0
    for epoch in kept:
        epochs.append(epoch)
        if epoch.snapshot and epoch.number >= least:
            yield Run(seed=seed, total=total, epochs=tuple(epochs))


def _progress(run: Run) -> str:
    return f"Epoch {run.last.number} of {run.total}"


def draw_curves(run: Run) -> None:
    """Loss and accuracy over the epochs."""
    numbers = [epoch.number for epoch in run.epochs]
    loss = {"trained on": [epoch.loss for epoch in run.epochs]}
    right = {
        "trained on": [epoch.trained for epoch in run.epochs],
        "held out": [epoch.held_out for epoch in run.epochs],
        "even weights": [share_with_even_weights()] * len(numbers),
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
        draw_curves(run)
        st.header("Was it luck?", anchor=False)
        show_luck(run)


def show_shares(asked: LessonAnswers, learned: Epoch | None, key: str) -> None:
    """Of the sentences with each held-out noun, how many are right as learned; of all, with even weights, too.

    One predicts by a press along the last bar: the option that is nearest to that place.
    """
    n, yours, even = len(agreement.sentences(held_out=True)), EXPECTED.get(asked.text()), share_with_even_weights()
    right = agreement_model.right_by_noun(learned.snapshot) if learned and learned.snapshot else {}
    nouns = [noun for pair in agreement.pairs(held_out=True) for noun in pair]
    each = n // len(nouns)
    told = f"{round(learned.held_out * n)} of {n} right." if learned else f"{each} sentences per noun: are they right?"

    def expect(share: int) -> None:
        asked.answer(nearest_option(EXPECTED, share / 100))
        begin_anew()

    tally.draw(
        Tally(
            name="Held-out sentences that come out right", told=f"{told}{' Dashed: yours.' * bool(yours)}",
            lines=(
                *(line_of_share(noun, sum(right.get(noun, ())) / each, each, cell=n // each) for noun in nouns),
                line_of_share("even weights", even, n),
                line_of_share("learned", learned.held_out if learned else None, n, yours),
            ),
            takes_share=not learned,
        ),
        key=key, height=310, on={"share": expect},
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
            kept = training.held_out_share(seed, run.total)
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
    even = share_with_even_weights()
    st.caption(
        f"Even weights: {even:.2f}. Between {min(shares):.2f} and {max(shares):.2f} here, {np.mean(shares):.2f} on "
        "average. A run that ends near three quarters has learned one of the two pronouns and guesses with the other: "
        "its loss is close to ½ ln 2, and no small step leads away from there. Another seed starts elsewhere."
    )
