"""Sentences in which a word has one of two senses, how each is read after any epoch, and what has been learned."""

from collections.abc import Sequence

import numpy as np
import streamlit as st

from core.homework.results import Result
from core.lessons.schema import Question
from core.lessons.task import Task
from core.models import sense_model, senses
from core.models.sense_model import D_K, D_MODEL, Reading, Snapshot
from core.models.senses import Sentence
from core.models.training import Run
from ui.charts import bars, drawing
from ui.fields import exercise_choice, questions, widgets
from ui.session import contents, learned_matrices, link
from ui.session.keys import Key


def describe() -> None:
    """What is learned, and from which sentences; these are listed in an expander."""
    trained_on, held_out = senses.sentences(held_out=False), senses.sentences(held_out=True)
    words = senses.words()
    st.markdown(
        f"There are {len(trained_on)} short sentences to learn from, each with one of the words "
        f"{', '.join(f'*{word}*' for word in words)}. {len(held_out)} more are held out: nothing is learned from "
        f"those. The vectors stay fixed. What is learned is W_q, W_k and W_v ({D_MODEL} × {D_K} each) and a small head "
        f"({D_K} × {2 * len(words)}: two senses for each word). The head sees one row, the context of the word in "
        "question."
    )
    listed = st.expander("The sentences", icon=":material/format_list_bulleted:", key=Key.SENSES, on_change="rerun")
    if listed.open:
        with listed:
            _list_sentences()


def _list_sentences() -> None:
    """All sentences, by word and sense."""
    for kind, held_out in (("Trained on", False), ("Held out", True)):
        st.markdown(f"**{kind}**")
        sentences = senses.sentences(held_out=held_out)
        for word, sense in dict.fromkeys((sentence.word, sentence.sense) for sentence in sentences):
            texts = [sentence.text for sentence in sentences if (sentence.word, sentence.sense) == (word, sense)]
            st.markdown(f"*{word}*, {sense} ({len(texts)}): :small[{' · '.join(texts)}]")


@st.fragment
def show_epoch(run: Run) -> None:
    """How the model reads a held-out sentence after an epoch; the student chooses both."""
    sentence, learned = _choose(run)
    read = sense_model.read(sentence, learned)
    bars.draw(
        f"Attention weights of {sentence.word}",
        {
            "without learning": sense_model.weights_without_learning(sentence),
            f"after epoch {learned.epoch}": read.weights,
        },
        drawing.distinct(sentence.tokens),
    )
    verdict = ":green-badge[✓ right]" if read.sense == sentence.sense else ":red-badge[✗ not right]"
    st.markdown(f"{verdict} The head says *{read.sense}* with {read.probability:.1%}; it means *{sentence.sense}*.")
    _ask_most_attended(sentence, list(run.snapshots.values())[-1])
    st.subheader("What it gets wrong", anchor=False)
    _list_mistakes(learned)
    st.subheader("Take it with you", anchor=False)
    _offer_matrices(sentence, learned)


def _choose(run: Run) -> tuple[Sentence, Snapshot]:
    held_out, epochs = senses.sentences(held_out=True), [str(epoch) for epoch in run.snapshots]
    texts = [sentence.text for sentence in held_out]
    number = widgets.pick("Held-out sentence", texts, texts[0], Key.TRAIN_SENTENCE)
    contents.replace_if_not_offered(Key.TRAIN_EPOCH, epochs, epochs[-1])
    epoch = widgets.linked(
        st.select_slider, "After epoch", key=Key.TRAIN_EPOCH, usual=epochs[-1], options=epochs, value=epochs[-1]
    )
    return held_out[number], run.snapshots[int(epoch)]


def _ask_most_attended(sentence: Sentence, last: Snapshot) -> Result:
    """Ask which word the sentence's word attends to most at the end."""
    words = drawing.distinct(sentence.tokens)
    learned, plain = sense_model.read(sentence, last).weights, sense_model.weights_without_learning(sentence)
    asked = Question(
        prompt=f"After the last epoch, which word does *{sentence.word}* attend to most?",
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
    number = senses.sentences(held_out=True).index(sentence) + 1
    return questions.ask_question(Task(question=asked, facts=facts), f"train.most-{number}")


def _list_mistakes(learned: Snapshot) -> None:
    """How many held-out sentences of each word are right, and which are not."""
    read = [(sentence, sense_model.read(sentence, learned)) for sentence in senses.sentences(held_out=True)]
    st.markdown(f"Held-out sentences right after epoch {learned.epoch}: {_counts(read)}.")
    wrong = [
        f"- {sentence.text}: the head says *{reading.sense}* ({reading.probability:.1%}) instead of *{sentence.sense}*"
        for sentence, reading in read
        if reading.sense != sentence.sense
    ]
    st.markdown("\n".join(wrong) or "None is wrong.")


def _counts(read: Sequence[tuple[Sentence, Reading]]) -> str:
    right = {word: [r.sense == s.sense for s, r in read if s.word == word] for word in senses.words()}
    return ", ".join(f"*{word}* {sum(marks)} of {len(marks)}" for word, marks in right.items())


def _offer_matrices(sentence: Sentence, learned: Snapshot) -> None:
    """Offer to open the matrices and the sentence on the screen that shows every number."""
    st.markdown(
        f"Take W_q, W_k and W_v as they are after epoch {learned.epoch}, and “{sentence.text}”, to *Learned queries, "
        "keys, values*, and follow every number. There, and on *Scaled vs unscaled*, you can use them on a sentence of "
        "your own too."
    )
    fields = {
        Key.EXAMPLE: exercise_choice.SENTENCE,
        Key.SENTENCE: sentence.text,
        Key.WEIGHTS_OR_TRAINED: widgets.TRAINED,
        Key.WORD: sentence.word,
    }
    use = learned_matrices.use_matrices
    if st.button("Use these matrices", icon=":material/key:", on_click=use, args=(learned, fields)):
        link.open_screen("pages/learned.py", fields)
