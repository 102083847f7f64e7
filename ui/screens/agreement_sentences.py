"""Sentences with a noun and a pronoun, how each is read after any epoch, and what has been learned."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.lessons.schema import Question
from core.lessons.task import Task
from core.models import agreement, agreement_model
from core.models.agreement import ANSWERS, NAMED, OTHER, Sentence
from core.models.agreement_model import D_K, D_MODEL, SentenceReading, Snapshot
from core.models.training import Run
from ui.charts import bars, drawing, threads
from ui.charts.threads import Row, Threads
from ui.fields import exercise_choice, questions, widgets
from ui.machine import screen
from ui.screens import held_out_weights
from ui.session import contents, learned_matrices, link, runs
from ui.session.keys import Key

_MOST_LISTED = 12


def show_threads() -> None:
    """What the pronoun of a held-out sentence attends to without learning, and once something is learned."""
    sentence, run = held_out_weights.chosen_sentence(), learned_matrices.last_run()
    drawn = {"without learning": agreement_model.attention_without_learning(sentence).weights}
    if run:
        learned = list(run.snapshots.values())[-1]
        drawn[f"after epoch {learned.epoch}"] = agreement_model.attention(sentence, learned).weights
    threads.draw(
        Threads(
            name="What the pronoun attends to", tokens=tuple(sentence.tokens), names=tuple(drawn),
            weights=np.stack([*drawn.values()])[None], row=Row(0, len(drawn) - 1, sentence.at),
        ),
        key="threads", on={"head": lambda _: None},
    )  # fmt: skip


def describe() -> None:
    """What is learned, and from which sentences; these are listed in an expander."""
    trained_on, held_out = agreement.sentences(held_out=False), agreement.sentences(held_out=True)
    agreeing, other = (next(s.text for s in trained_on if s.agrees == agrees) for agrees in (True, False))
    st.markdown(
        f"*{agreeing}*: the pronoun may mean the person who is named. *{other}*: it must mean somebody else. Each noun "
        "and each pronoun stands in as many sentences of the one kind as of the other, so no single word helps: you "
        f"have to see whether two words agree. There are {len(trained_on)} sentences to learn from. {len(held_out)} "
        "more, with nouns that occur in none of those, are held out: nothing is learned from them."
    )
    st.markdown(
        f"The vectors stay fixed. What is learned is $W_q$, $W_k$ and $W_v$ ({D_MODEL} × {D_K} each) and a small "
        f"classifier ({D_K} × {len(ANSWERS)}: one column for *{NAMED}*, one for *{OTHER}*). It sees one row, the "
        "context of the pronoun."
    )
    listed = st.expander(
        "The sentences", icon=":material/format_list_bulleted:", key=Key.TRAIN_SENTENCES, on_change="rerun"
    )
    if listed.open:
        with listed:
            _list_sentences()


def _list_sentences() -> None:
    """The frames, and the nouns that fill them."""
    st.markdown("\n".join(f"- {frame}" for frame in agreement.frames()))
    for kind, held_out in (("Trained on", False), ("Held out", True)):
        nouns = " · ".join(" / ".join(pair) for pair in agreement.pairs(held_out=held_out))
        st.markdown(f"**{kind}**: :small[{nouns}]")


@runs.fragment()
def show_epoch(run: Run) -> None:
    """How the model reads a held-out sentence after an epoch; the student chooses both."""
    sentence, learned = _choose(run)
    read = agreement_model.read_sentence(sentence, learned)
    screen.show(held_out_weights.picture(sentence, learned), key="machine")
    bars.draw(
        f"Attention weights of {sentence.pronoun}",
        {
            "without learning": agreement_model.weights_without_learning(sentence),
            f"after epoch {learned.epoch}": read.weights,
        },
        drawing.distinct(sentence.tokens),
    )
    verdict = ":green-badge[✓ right]" if read.answer == sentence.answer else ":red-badge[✗ not right]"
    st.markdown(
        f"{verdict} The classifier says *{read.answer}* with {read.probability:.1%}; the right answer is "
        f"*{sentence.answer}*."
    )
    _ask_most_attended(sentence, list(run.snapshots.values())[-1])
    st.header("What it gets wrong", anchor=False)
    _list_mistakes(learned)
    st.header("Take it with you", anchor=False)
    _offer_matrices(sentence, learned)


def _choose(run: Run) -> tuple[Sentence, Snapshot]:
    held_out, epochs = agreement.sentences(held_out=True), [str(epoch) for epoch in run.snapshots]
    texts = [sentence.text for sentence in held_out]
    number = widgets.pick("Held-out sentence", texts, texts[0], Key.TRAIN_SENTENCE)
    contents.replace_if_not_offered(Key.TRAIN_EPOCH, epochs, epochs[-1])
    epoch = widgets.linked(
        st.select_slider, "After epoch", key=Key.TRAIN_EPOCH, usual=epochs[-1], options=epochs, value=epochs[-1]
    )
    return held_out[number], run.snapshots[int(epoch)]


def _ask_most_attended(sentence: Sentence, last: Snapshot) -> None:
    """Ask which word the pronoun attends to most at the end; no browser keeps it, for each training has its own."""
    words = drawing.distinct(sentence.tokens)
    learned, plain = (
        agreement_model.read_sentence(sentence, last).weights,
        agreement_model.weights_without_learning(sentence),
    )
    asked = Question(
        prompt=f"After the last epoch, which word does *{sentence.pronoun}* attend to most?",
        kind="choice",
        key=words[int(np.argmax(learned))],
        options=tuple(words),
        praise="Right, with {weight:.4f}.",
        otherwise="*{chosen}* has only {weight:.4f} after epoch {epoch}. Look for the longest bar.",
        slips={
            words[int(np.argmax(plain))]: "*{chosen}* has the most without learning, but only {weight:.4f} after epoch "
            "{epoch}. Move the slider to the end."
        },
    )
    facts = {"weight": dict(zip(words, learned.tolist(), strict=True)), "epoch": last.epoch}
    number = agreement.sentences(held_out=True).index(sentence) + 1
    task = Task(question=asked, facts=facts)
    with st.container():
        questions.show_mark(task.mark(questions.read_answer(task, f"train.most-{number}")))


def _list_mistakes(learned: Snapshot) -> None:
    """How many held-out sentences of each kind are right, and which are not."""
    read = [
        (sentence, agreement_model.read_sentence(sentence, learned)) for sentence in agreement.sentences(held_out=True)
    ]
    st.markdown(f"Held-out sentences right after epoch {learned.epoch}: {_counts(read)}.")
    st.markdown(by_noun(learned))
    wrong = [
        f"- {sentence.text}: the classifier says *{reading.answer}* ({reading.probability:.1%})"
        for sentence, reading in read
        if reading.answer != sentence.answer
    ]
    st.markdown("\n".join(wrong[:_MOST_LISTED]) or "None is wrong.")
    if wrong[_MOST_LISTED:]:
        st.caption(f"And {len(wrong) - _MOST_LISTED} more.")


def by_noun(learned: Snapshot) -> str:
    """How many held-out nouns come out right in all of their sentences, and which do not."""
    right = agreement_model.right_by_noun(learned)
    partly = ", ".join(f"*{noun}* ({sum(marks)} of {len(marks)})" for noun, marks in right.items() if not all(marks))
    whole = sum(all(marks) for marks in right.values())
    return (
        f"By noun: {whole} of {len(right)} come out right in all of their sentences"
        + (f", and these do not: {partly}. " if partly else ". ")
        + "The sentences of one noun stand or fall together, so count nouns before you trust a percentage."
    )


def _counts(read: Sequence[tuple[Sentence, SentenceReading]]) -> str:
    kinds: dict[str, list[bool]] = {}
    for sentence, reading in read:
        kind = f"*{sentence.pronoun}*, {sentence.answer}"
        kinds.setdefault(kind, []).append(reading.answer == sentence.answer)
    return "; ".join(f"{kind}: {sum(marks)} of {len(marks)}" for kind, marks in kinds.items())


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
