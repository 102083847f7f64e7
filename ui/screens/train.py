"""A training as it is seen: live while it runs, then its curves and what came of it."""

import streamlit as st

from core.models import senses, training
from core.models.training import Run
from ui.charts import learning_curves
from ui.fields import widgets
from ui.session import learned_matrices, memory
from ui.session.keys import Key

_EPOCHS = 200


def train() -> Run | None:
    """Ask for a seed and epochs, train at the press of a button; returns what is trained by now.

    Streamlit ends a run of the script where it draws as soon as a button is pressed or a field changed, and begins
    another. So the stop button needs no code: what was trained so far is in the session, and is what is shown next.
    """
    with st.grid(2, min_column_width=250):
        seed = widgets.seed(Key.TRAIN_SEED)
        epochs = widgets.linked(
            st.slider, "Epochs",
            key=Key.TRAIN_EPOCHS, usual=_EPOCHS, min_value=5, max_value=300, value=_EPOCHS, step=5,
        )  # fmt: skip
    pressed = st.button(
        "Train", icon=":material/play_arrow:", type="primary", on_click=memory.reset, args=(Key.TRAIN_EPOCH,)
    )
    if pressed:
        with st.container():
            _live(seed, int(epochs))
        st.rerun()
    run: Run | None = learned_matrices.last_run()
    return run


def _live(seed: int, wanted: int) -> None:
    """Train, and draw the bar and the curves at every snapshot."""
    st.button("Stop", icon=":material/stop:")
    bar, place = st.progress(0.0, text="Getting ready"), st.empty()
    epochs = []
    for epoch in training.train(seed, wanted):
        epochs.append(epoch)
        if epoch.snapshot:
            run = Run(seed=seed, wanted=wanted, epochs=tuple(epochs))
            learned_matrices.keep_run(run, epoch.snapshot)
            bar.progress(epoch.number / wanted, text=_progress(run))
            with place.container():
                curves(run)


def _progress(run: Run) -> str:
    last = run.last
    return (
        f"Epoch {last.number} of {run.wanted}: loss {last.loss:.4f}, right {last.trained:.0%} of the sentences trained "
        f"on, {_many(last.held_out)} held out"
    )


def _many(share: float) -> str:
    """A share of the held-out sentences as what it counts."""
    count = len(senses.sentences(held_out=True))
    return f"{round(share * count)} of {count}"


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
                learning_curves.draw(title, numbers, series, run.wanted)


def results(run: Run) -> None:
    """The curves, and the share of the held-out sentences that are right beside that with nothing learned."""
    without = training.baselines()
    stopped = " Stopped: what was learned until then is kept." if run.last.number < run.wanted else ""
    st.markdown(f"Seed {run.seed}. {_progress(run)}.{stopped}")
    curves(run)
    with st.grid(4, min_column_width=130):
        for title, share in (
            ("Learned", run.last.held_out),
            ("Without learning", without.plain),
            ("Even weights", without.even),
            ("Usual sense", training.most_frequent()),
        ):
            st.metric(title, _many(share), border=True)
    more = round((run.last.held_out - without.even) * len(senses.sentences(held_out=True)))
    compared = "more than" if more > 0 else "fewer than" if more < 0 else "as many as"
    st.caption(
        "Right, of the held-out sentences. *Without learning*: the same kind of head, on the context of softmax(X Xᵀ) "
        "X, in which a word looks nearly only at itself. *Usual sense*: always the one that is more frequent in "
        "training. *Even weights*: the same kind of head, on the plain mean of all vectors of the sentence. Attention "
        f"gets {compared} that here: in sentences this short it nearly suffices to know which words are around. A "
        "sentence or two more or fewer is chance: try other seeds."
    )
