"""Sentences with a noun and a pronoun, how each is read after any epoch, and what has been learned."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import numpy as np
import streamlit as st

from core.graph.form import LEARNED
from core.lessons import before_training
from core.models import agreement, agreement_model, training
from core.models.agreement import ANSWERS, NAMED, OTHER, Sentence
from core.models.agreement_model import D_K, D_MODEL, Snapshot
from core.models.training import Run
from ui.charts import drawing, summed, threads
from ui.charts.summed import Summed
from ui.charts.threads import Row, Threads
from ui.fields import exercise_choice, widgets
from ui.frame.lesson import Asked, Lesson
from ui.machine import picture, screen
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain
from ui.session import contents, focus, learned_matrices, link
from ui.session.keys import Key
from ui.session.remembered import Remembered


def ask(here: Lesson) -> tuple[Asked, st.delta_generator.DeltaGenerator | None]:
    """Ask for the thread of the figure, for how well it will go, and why learning is needed at all.

    Returns which is asked, and beneath its answer the place of what trains; None where something is learned already.
    """
    sentence = chosen_sentence()
    words = tuple(drawing.distinct(sentence.tokens))
    tasks = before_training.tasks(learned_matrices.last_run(), sentence, words)
    places = dict[str, st.delta_generator.DeltaGenerator]()

    def make_room(name: str) -> None:
        if name != "kinds":
            focus.place(f"training {name}", "Training")
            places[name] = st.container(horizontal=True, vertical_alignment="center", key=f"trains {name}")

    asked = here.ask(tasks, then=make_room, chosen={"kinds": lambda _: _FOUR.set(_BEST)})
    return asked, None if learned_matrices.last_run() else places.get(asked.name)


def shown_meanwhile(asked: Asked, figure: st.delta_generator.DeltaGenerator) -> Callable[[Run], None]:
    """What draws the figure anew over itself while its pronoun's weights are learned, once they are predicted.

    The moments of the training fill up; what is learned between two of them stands in the place of the later one.
    """
    sentence, before = chosen_sentence(), np.zeros(1)
    predicted = asked.text(before_training.name_of_most(sentence))

    def draw(run: Run) -> None:
        nonlocal before
        moments, now = _moments(training.snapshot_epochs(run.total)), [*run.snapshots][-1]
        weights = agreement_model.read_sentence(sentence, run.snapshots[now]).weights
        if now not in moments and np.abs(weights - before).max() < 0.05:  # too little to be seen
            return
        before = weights
        to_come = [epoch for epoch in moments if epoch > now][now not in moments :]
        learned = {epoch: run.snapshots[epoch] for epoch in moments if epoch < now} | {now: run.snapshots[now]}
        with figure:
            threads.draw(
                _attention(sentence, learned | dict.fromkeys(to_come), now, drawn=predicted),
                key=f"threads after {now}",  # of its own: no key comes twice in a run
            )

    is_predicted = asked.shows_all or predicted in drawing.distinct(sentence.tokens)
    return draw if is_predicted and asked.name == before_training.name_of_most(sentence) else lambda _: None


def show_threads(asked: Asked, epochs: int) -> None:
    """What the pronoun of a held-out sentence attends to, moment by moment of the training; it asks for a thread.

    One draws the thread that one expects, and what is learned is drawn over it; until then that is covered. Before
    the first training the moments of one of so many epochs have their places.
    """
    sentence, run = chosen_sentence(), learned_matrices.last_run()
    words, name = drawing.distinct(sentence.tokens), before_training.name_of_most(sentence)
    predicted = asked.text(name)
    chosen = chosen_epoch(run).epoch if run else None
    moments = _moments(run.snapshots, chosen or 0) if run else _moments(training.snapshot_epochs(epochs))
    is_covered = not run or (predicted not in words and not asked.shows_all)  # in what was learned all rows look alike
    learned = {epoch: run.snapshots[epoch] if run and not is_covered else None for epoch in moments}
    shown = _attention(sentence, learned, chosen, drawn=predicted)
    threads.draw(
        replace(
            shown,
            covered=("covered until you have answered",) if run else shown.covered,
            asks="word" if is_covered else "",
        ),
        key="threads",
        on={
            "head": lambda at: contents.change(Key.TRAIN_EPOCH, str(moments[at[1] - 1])) if run and at[1] else None,
            "word": lambda word: asked.answer(words[word], name),
        },
    )  # fmt: skip


def _attention(sentence: Sentence, moments: Mapping[int, Snapshot | None], shown: int | None, *, drawn: str) -> Threads:
    """The threads of the pronoun without learning and after some epochs, of which one is shown; None is veiled.

    ``drawn`` is the word to which one expects the strongest.
    """
    words, plain = drawing.distinct(sentence.tokens), agreement_model.attention_without_learning(sentence)
    traces = (agreement_model.attention(sentence, one) if one else plain for one in moments.values())
    return Threads(
        name="What the pronoun attends to", tokens=tuple(sentence.tokens),
        names=("no learning", *(f"epoch {epoch}" for epoch in moments)),
        weights=np.stack([trace.weights for trace in (plain, *traces)])[None],
        row=Row(0, 0 if shown is None else 1 + [*moments].index(shown), sentence.at),
        veiled=frozenset(
            Row(0, i, word) for i, one in enumerate(moments.values(), start=1) if not one for word in range(len(words))
        ),
        covered=("not learned yet",), drawn=words.index(drawn) if drawn in words else None,
    )  # fmt: skip


def _moments(kept: Iterable[int], chosen: int = 0) -> list[int]:
    """The epochs that are drawn: each about half as far as the next, as most changes early, and the chosen one."""
    numbers = [*kept]
    wanted = [0, *(numbers[-1] / 2**halved for halved in range(6)), chosen]
    return sorted({min(numbers, key=lambda number: abs(number - epoch)) for epoch in wanted})


_NUMBERS = ("king", "queen", "he", "she")

_MOST = 3
"""How far from 0 each of these numbers may be."""

_BEST = (1, -1, 1, -1)
"""With these most sums are right."""


def _numbers(*texts: str) -> tuple[int, ...]:
    """The four numbers of a link; 0 where it names none.

    >>> _numbers("-3", "", "4", "x")
    (-3, 0, 0, 0)
    """
    offered = {str(number): number for number in range(-_MOST, _MOST + 1)}
    return tuple(offered.get(text, 0) for text in texts)


_FOUR = Remembered[tuple[int, ...]](
    names=tuple(f"train.{name}" for name in _NUMBERS),
    read=_numbers,
    written=lambda four: tuple(str(number) if number else "" for number in four),
)
"""The four numbers that are added up, kept in the link."""


def show_sums(asked: Asked) -> None:
    """Two nouns and two pronouns with a number each, to drag, and which of their four sums come out right."""
    four = _FOUR.value()
    summed.draw(
        Summed(
            name="A number for each noun and each pronoun, and their sums",
            numbers=dict(zip(_NUMBERS, four, strict=True)), most=_MOST,
            told=f"Above 0 means “{NAMED}”.", compares=asked.is_open("kinds"),
            sums=tuple((one.noun, one.pronoun, one.meant == NAMED) for one in before_training.sums(*four)),
        ),
        key="threads of sums",
        on_number=lambda at: _FOUR.set((*four[: at[0]], at[1], *four[at[0] + 1 :])),
    )  # fmt: skip


def choose() -> None:
    """Choose the held-out sentence of the figure."""
    texts = [one.text for one in agreement.sentences(held_out=True)]
    widgets.pick("Held-out sentence", texts, texts[0], Key.TRAIN_SENTENCE)


def chosen_sentence() -> Sentence:
    """The held-out sentence that the student has chosen, or the first."""
    text, held_out = contents.text(Key.TRAIN_SENTENCE), agreement.sentences(held_out=True)
    return next((sentence for sentence in held_out if sentence.text == text), held_out[0])


def chosen_epoch(run: Run) -> Snapshot:
    """What had been learned after the chosen epoch, or the last one."""
    epochs = [str(epoch) for epoch in run.snapshots]
    contents.replace_if_not_offered(Key.TRAIN_EPOCH, epochs, epochs[-1])
    return run.snapshots[int(contents.text(Key.TRAIN_EPOCH) or epochs[-1])]


def describe() -> None:
    """What is learned, and from which sentences; these are listed in an expander."""
    trained_on, held_out = agreement.sentences(held_out=False), agreement.sentences(held_out=True)
    agreeing, other = (next(s.text for s in trained_on if s.agrees == agrees) for agrees in (True, False))
    st.markdown(f"*{agreeing}*: the pronoun may mean the person who is named. *{other}*: it must mean somebody else.")
    st.caption(
        "No learning: queries and keys are the word vectors themselves, so a word attends to itself. Epoch 0: $W_q$ "
        "and $W_k$ are small random numbers, so it attends to all words nearly alike."
    )
    listed = st.expander("What is learned", icon=":material/format_list_bulleted:", key="sentences", on_change="rerun")
    if listed.open:
        listed.markdown(
            "Each noun and each pronoun stands in as many sentences of the one kind as of the other, so no single word "
            f"helps: you have to see whether two words agree. There are {len(trained_on)} sentences to learn from. "
            f"{len(held_out)} more, with nouns that occur in none of those, are held out: nothing is learned from them."
        )
        listed.markdown(
            f"The vectors stay fixed. What is learned is $W_q$, $W_k$ and $W_v$ ({D_MODEL} × {D_K} each) and a small "
            f"classifier ({D_K} × {len(ANSWERS)}: one column for *{NAMED}*, one for *{OTHER}*). It sees one row, the "
            "context of the pronoun."
        )
        listed.markdown("\n".join(f"- {frame}" for frame in agreement.frames()))
        for kind, is_held_out in (("Trained on", False), ("Held out", True)):
            nouns = " · ".join(" / ".join(pair) for pair in agreement.pairs(held_out=is_held_out))
            listed.markdown(f"**{kind}**: :small[{nouns}]")


def show_epoch(run: Run, asked: Asked) -> None:
    """How the model reads the chosen sentence after an epoch; once predicted, by which weights, and how many."""
    epochs = [str(epoch) for epoch in run.snapshots]
    widgets.linked(
        st.select_slider, "After epoch", key=Key.TRAIN_EPOCH, usual=epochs[-1], options=epochs, value=epochs[-1]
    )
    sentence, learned = chosen_sentence(), chosen_epoch(run)
    read = agreement_model.read_sentence(sentence, learned)
    if asked.is_open(before_training.name_of_most(sentence)):
        screen.show(_picture(sentence, learned), key="machine")
    verdict = ":green-badge[right]" if read.answer == sentence.answer else ":red-badge[not right]"
    st.markdown(
        f"The classifier reads the row of *{sentence.pronoun}* alone, so no other row is trained to make sense. "
        f"It says *{read.answer}* with {read.probability:.1%}; the right answer is "
        f"*{sentence.answer}*: {verdict}"
    )
    if asked.is_open("prediction"):
        st.header("What it gets wrong", anchor=False)
        st.markdown(_by_noun(learned))
    st.header("Take it with you", anchor=False)
    _offer_matrices(sentence, learned)


def _picture(sentence: Sentence, learned: Snapshot) -> Picture:
    """The weights of a sentence after an epoch; what the pronoun gives the noun is explained at first."""
    words, trace = drawing.distinct(sentence.tokens), agreement_model.attention(sentence, learned)
    made = picture.draw_matrices(trace, LEARNED, tuple(words), ("scaled_scores", "weights"))
    scaled, weights = made["scaled_scores"], made["weights"]
    noun = Cell(node="weights", row=sentence.at, column=sentence.tokens.index(sentence.noun))
    return chain(f"Weights of “{sentence.text}”", (scaled, weights), {"": (weights,)}, opening=noun)


def _by_noun(learned: Snapshot) -> str:
    right = agreement_model.right_by_noun(learned)
    partly = ", ".join(f"*{noun}* ({sum(marks)} of {len(marks)})" for noun, marks in right.items() if not all(marks))
    whole = sum(all(marks) for marks in right.values())
    return (
        f"By noun: {whole} of {len(right)} come out right in all of their sentences"
        + (f", and these do not: {partly}. " if partly else ". ")
        + "The sentences of one noun stand or fall together, so count nouns before you trust a percentage."
    )


def _offer_matrices(sentence: Sentence, learned: Snapshot) -> None:
    """Offer to open the matrices and the sentence on the screen that shows every number."""
    st.markdown(
        f"Take $W_q$, $W_k$ and $W_v$ as they are after epoch {learned.epoch}, and “{sentence.text}”, to *Learned "
        "queries, keys, values*, and follow every number. There, and on *Scaled vs unscaled*, you can use "
        "them on a sentence of your own too."
    )
    fields = {
        Key.EXAMPLE: exercise_choice.SENTENCE,
        Key.SENTENCE: sentence.text,
        Key.WEIGHTS_OR_TRAINED: widgets.TRAINED,
        Key.WORD: sentence.pronoun,
    }
    use = learned_matrices.use_matrices
    if st.button("Use these matrices", icon=":material/key:", on_click=use, args=(learned, fields)):
        link.open_screen("pages/learned.py", fields)
