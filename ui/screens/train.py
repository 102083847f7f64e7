"""A training on the screen: live while it runs, then its curves and results."""

import streamlit as st

from core.models import senses, training
from core.models.training import Run
from ui.charts import learning_curves
from ui.fields import widgets
from ui.session import learned_matrices, session_memory, turns
from ui.session.keys import Key

_EPOCHS = 200


def train() -> Run | None:
    """Ask for a seed and epochs, and train when a button is pressed; returns the training so far.

    When a button is pressed or a field changed, Streamlit ends the run of the script and begins another. So the stop
    button needs no code: what was trained so far is in the session and is shown next.
    """
    with st.grid(2, min_column_width=250):
        seed = widgets.seed(Key.TRAIN_SEED)
        epochs = widgets.linked(
            st.slider, "Epochs",
            key=Key.TRAIN_EPOCHS, usual=_EPOCHS, min_value=5, max_value=300, value=_EPOCHS, step=5,
        )  # fmt: skip
    pressed = st.button(
        "Train", icon=":material/play_arrow:", type="primary", on_click=session_memory.reset, args=(Key.TRAIN_EPOCH,)
    )
    if pressed:
        with st.container():
            _live(seed, int(epochs))
        st.rerun()
    run: Run | None = learned_matrices.last_run()
    return run


def _live(seed: int, total: int) -> None:
    """Train, and draw the bar and the curves at every snapshot, unless the training is there already."""
    st.button("Stop", icon=":material/stop:")
    bar, place, kept = st.progress(0.0, text="Getting ready"), st.empty(), training.kept(seed, total)
    with turns.take(lambda before: bar.progress(0.0, text=turns.waiting(before)), unless=lambda: kept.is_complete):
        epochs = []
        for epoch in kept:
            epochs.append(epoch)
            if epoch.snapshot and (not kept.is_complete or epoch.number == total):
                run = Run(seed=seed, total=total, epochs=tuple(epochs))
                learned_matrices.keep_run(run, epoch.snapshot)
                bar.progress(epoch.number / total, text=_progress(run))
                with place.container():
                    curves(run)


def _progress(run: Run) -> str:
    last = run.last
    return (
        f"Epoch {last.number} of {run.total}: loss {last.loss:.4f}, {last.trained:.0%} of the training sentences "
        f"right, {_count(last.held_out)} of those held out"
    )


def _count(share: float) -> str:
    """A share of the held-out sentences as a count."""
    n = len(senses.sentences(held_out=True))
    return f"{round(share * n)} of {n}"


def curves(run: Run) -> None:
    """Loss and accuracy over the epochs."""
    numbers = [epoch.number for epoch in run.epochs]
    loss = {"trained on": [epoch.loss for epoch in run.epochs]}
    right = {
        "trained on": [epoch.trained for epoch in run.epochs],
        "held out": [epoch.held_out for epoch in run.epochs],
        "without learning": [training.baselines().plain] * len(numbers),
    }
    with st.grid(2, min_column_width=250):
        for title, series in (("Loss", loss), ("Share of sentences right", right)):
            with st.container(border=True):
                st.markdown(f"**{title}**")
                learning_curves.draw(title, numbers, series, run.total)


def show_results(run: Run) -> None:
    """The curves, and how many held-out sentences are right, with learning and without."""
    without = training.baselines()
    stopped = " Stopped: what was learned so far is kept." if run.last.number < run.total else ""
    st.markdown(f"Seed {run.seed}. {_progress(run)}.{stopped}")
    curves(run)
    with st.grid(4, min_column_width=130):
        for title, share in (
            ("Learned", run.last.held_out),
            ("Without learning", without.plain),
            ("Even weights", without.even),
            ("Usual sense", training.most_frequent()),
        ):
            st.metric(title, _count(share), border=True)
    more = round((run.last.held_out - without.even) * len(senses.sentences(held_out=True)))
    compared = "more than" if more > 0 else "fewer than" if more < 0 else "as many as"
    st.caption(
        "Held-out sentences that come out right. *Without learning*: the same kind of head, on the context of "
        "softmax(X Xᵀ) X, in which a word looks almost only at itself. *Usual sense*: always the one that is more "
        "frequent in training. *Even weights*: the same kind of head, on the plain mean of all vectors of the "
        f"sentence. Attention gets {compared} that here: in sentences this short it is almost enough to know which "
        "words are there. A sentence or two more or fewer is chance: try other seeds."
    )
