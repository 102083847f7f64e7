"""Sentences with a noun and a pronoun, how each is read after any epoch, and what has been learned."""

import streamlit as st

from core.graph.form import LEARNED
from core.lessons import before_training
from core.lessons.task import spell_weight
from core.models import agreement, agreement_model
from core.models.agreement import ANSWERS, NAMED, OTHER, Sentence
from core.models.agreement_model import D_K, D_MODEL, Snapshot
from core.models.training import Epoch, Run
from ui.charts import drawing, sum_bars, threads
from ui.charts.sum_bars import SumBars
from ui.charts.threads import Row, Threads
from ui.fields import exercise_choice, widgets
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import picture, screen
from ui.machine.picture import Cell, Picture
from ui.machine.side_by_side import chain
from ui.screens import train
from ui.session import contents, learned_matrices, link
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue


def ask(here: Lesson) -> LessonAnswers:
    """Ask for the thread of the figure, for how well it will go, and why learning is needed at all."""
    sentence = chosen_sentence()
    tasks = before_training.tasks(learned_matrices.last_run(), sentence, tuple(drawing.distinct(sentence.tokens)))
    begin = dict.fromkeys([*tasks][:2], lambda _: train.begin_anew())
    return here.ask(tasks, chosen={**begin, "kinds": lambda _: _FOUR.set(_BEST)})


def show(asked: LessonAnswers, learned: Epoch | None, first: Epoch, key: str = "threads") -> None:
    """The figure of the question that is asked: before the training, which is the first epoch, or what was learned."""
    if asked.name == "kinds":
        _show_sums(asked)
    elif asked.name == "prediction":
        train.show_shares(asked, learned, f"{key} of sentences")
    else:
        _show_threads(asked, learned or first, key, asks=not learned)


def _show_threads(asked: LessonAnswers, epoch: Epoch, key: str, *, asks: bool) -> None:
    """What the pronoun of a held-out sentence attends to before the training, or as learned, once that is predicted.

    One draws the thread that one expects, and what is learned is drawn beneath it.
    """
    sentence, predicted = chosen_sentence(), asked.text()
    words = drawing.distinct(sentence.tokens)
    assert epoch.snapshot  # noqa: S101  for the type checker
    weights = agreement_model.attention(sentence, epoch.snapshot).weights

    def expect(word: int) -> None:
        asked.answer(words[word])
        train.begin_anew()

    threads.draw(
        Threads(
            name="What the pronoun attends to", tokens=tuple(sentence.tokens), weights=weights[None, None],
            names=(f"Epoch {epoch.number}, loss {epoch.loss:.4f}",),
            row=Row(0, 0, sentence.at), asks="word" if asks else "", tall=True,
            drawn=words.index(predicted) if predicted in words else None,
        ),
        key=key, on={"word": expect},
    )  # fmt: skip


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


_FOUR = LinkedValue[tuple[int, ...]](
    names=tuple(f"train.{name}" for name in _NUMBERS),
    read=_numbers,
    written=lambda four: tuple(str(number) if number else "" for number in four),
)
"""The four numbers that are added up, kept in the link."""


def _show_sums(asked: LessonAnswers) -> None:
    """Two nouns and two pronouns with a number each, to drag, and which of their four sums come out right."""
    four = _FOUR.value()
    sum_bars.draw(
        SumBars(
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


def describe() -> None:
    """What is learned, and from which sentences; these are listed in an expander."""
    trained_on, held_out = agreement.sentences(held_out=False), agreement.sentences(held_out=True)
    listed = st.expander("What is learned", icon=":material/format_list_bulleted:", key="sentences", on_change="rerun")
    if listed.open:
        listed.markdown(
            "Each noun and each pronoun stands in as many sentences of the one kind as of the other, so no single word "
            f"helps: you have to see whether two words agree. There are {len(trained_on)} sentences to learn from. "
            f"{len(held_out)} more, with nouns that occur in none of those, are held out: nothing is learned from them."
        )
        listed.markdown(
            "In epoch 0 $W_q$ and $W_k$ are small random numbers, so a word attends to all words nearly alike."
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


def show_epoch(run: Run, asked: LessonAnswers) -> None:
    """How the model reads the chosen sentence after an epoch; once predicted, by which weights, and how many."""
    sentence, learned = chosen_sentence(), run.snapshots[train.chosen_epoch(run).number]
    read = agreement_model.read_sentence(sentence, learned)
    if asked.is_open(before_training.name_of_most(sentence)):
        screen.show(_picture(sentence, learned), key="machine")
    verdict = ":green-badge[right]" if read.answer == sentence.answer else ":red-badge[not right]"
    st.markdown(
        f"The classifier reads the row of *{sentence.pronoun}* alone, so no other row is trained to make sense. "
        f"It says *{read.answer}* with probability {spell_weight(read.probability)}; the right answer is "
        f"*{sentence.answer}*: {verdict}"
    )
    st.header("Take it with you", anchor=False)
    _offer_matrices(sentence, learned)


def _picture(sentence: Sentence, learned: Snapshot) -> Picture:
    """The weights of a sentence after an epoch; what the pronoun gives the noun is explained at first."""
    words, trace = drawing.distinct(sentence.tokens), agreement_model.attention(sentence, learned)
    made = picture.draw_matrices(trace, LEARNED, tuple(words), ("scaled_scores", "weights"))
    scaled, weights = made["scaled_scores"], made["weights"]
    noun = Cell(node="weights", row=sentence.at, column=sentence.tokens.index(sentence.noun))
    return chain(f"Weights of “{sentence.text}”", (scaled, weights), {"": (weights,)}, opening=noun)


def _offer_matrices(sentence: Sentence, learned: Snapshot) -> None:
    """Offer to open the matrices and the sentence on the screen that shows every number."""
    st.markdown(
        f"Take $W_q$, $W_k$ and $W_v$ as they are after epoch {learned.epoch}, and “{sentence.text}”, to *Queries, "
        "keys, values*, and follow every number. There, and on *Scaled vs unscaled*, you can use "
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
