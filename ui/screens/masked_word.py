"""A gap that BERT fills: the sentence, the button that loads the model, the likeliest words and what it attended to."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import streamlit as st

from core.graph.tex import emphasised, plain
from core.lessons import masked_word
from core.lessons.masked_word import SENTENCES, FilledGap, SentenceError, StoredText
from core.models import bert
from core.models.bert import MASK, Model, ModelError
from ui.charts import bars, counted, drawing, heat_map
from ui.charts.counted import Counted
from ui.charts.drawing import Pointing
from ui.charts.heat_map import Colours
from ui.fields import questions, widgets
from ui.frame import navigation, page, tables
from ui.frame.lesson import Asked
from ui.session import contents, keys, selection, turns
from ui.session.keys import Key

_TYPED = "your own sentence"

_USUAL, _USUAL_TYPED = "river", "She put her money into the [MASK] and went home."

_ALL_HEADS = "all heads"
"""The name of the heat map of layers and heads, whose cells can be selected."""


def place_for_stored_text() -> st.delta_generator.DeltaGenerator:
    """The place for what stands above the sentence until the model is loaded, which waits for what is said below it."""
    return st.container() if bert.is_loaded() else page.place("stored")


def choose_sentence() -> str:
    """Choose a sentence of the course or type one; the usual one replaces one that cannot be used."""
    chosen = widgets.one_of("Sentence", [*SENTENCES, _TYPED], "masked-word.sentence", usual=_USUAL)
    if chosen in SENTENCES:
        return _shown(SENTENCES[chosen])
    typed = widgets.text(
        f"A sentence in English with {MASK}, or ___, for one word",
        "masked-word.own",
        usual=_USUAL_TYPED,
        max_chars=masked_word.LONGEST,
    )
    try:
        return _shown(masked_word.tidy(typed))
    except SentenceError as problem:
        st.warning(f"{plain(str(problem))} Using the *{_USUAL}* sentence for now.")
        return _shown(SENTENCES[_USUAL])


def _shown(sentence: str) -> str:
    before, after = (plain(part) for part in sentence.split(MASK))
    st.markdown(f"> {before}**\\[MASK\\]**{after}")
    return sentence


def ask_for_model() -> Model | None:
    """The model, once somebody has loaded it in this process; loads nothing before a click."""
    if not bert.is_installed():
        return _load()
    if not bert.is_loaded():
        pressed = st.button("Load BERT and fill the gap", type="primary", icon=":material/psychology:")
        st.caption(
            f"This loads `{bert.NAME}`: {bert.MEGABYTES} MB of weights from the hub, or from the folder that "
            f"{bert.FOLDER} names. That is too much for this app’s free host; run it on your own computer."
        )
        if not pressed or _load() is None:
            return None
        st.rerun()
    return _load()


def _load() -> Model | None:
    place = st.empty()

    def report(share: float, what: str) -> None:
        place.progress(share, text=f"{what} …")

    try:
        with turns.take(lambda before: place.caption(turns.waiting(before)), unless=bert.is_loaded):
            return bert.load(report)
    except (ModelError, turns.TooManyError) as problem:
        st.warning(str(problem))
        return None
    finally:
        place.empty()


def fill(model: Model, sentence: str) -> FilledGap | None:
    """Ask the model; None after saying what is wrong with the sentence."""
    try:
        return masked_word.fill(model, sentence)
    except SentenceError as problem:
        st.warning(plain(str(problem)))
        return None


def show_words(model: Model, filled: FilledGap, expected: str) -> None:
    """The likeliest words as bars, and how likely the expected word is."""
    candidates = filled.candidates
    bars.draw(
        "What BERT puts into the gap", {"probability": np.array([one.probability for one in candidates])},
        drawing.distinct([one.word for one in candidates]), weights=False,
    )  # fmt: skip
    st.caption(
        f"The {len(candidates)} likeliest of {len(filled.probabilities):,} words. Together they have "
        f"{sum(one.probability for one in candidates):.4f} of the probability."
    )
    if expected.strip():
        _compare(model, filled, expected.strip())


def _compare(model: Model, filled: FilledGap, expected: str) -> None:
    typed, mine = emphasised(expected[:40]), masked_word.candidate(model, filled, expected)
    if mine is None:
        st.info(f"You expected {typed}. BERT does not know it as a single word, so it has no probability here.")
        return
    rank = f"its probability is {mine.probability:.4f}, number {mine.rank:,} of {len(filled.probabilities):,}."
    if mine.rank == 1:
        st.success(f"You expected {typed}, and so does BERT: {rank}")
    elif mine.rank <= len(filled.candidates):
        st.success(f"You expected {typed}. It is among the {len(filled.candidates)}: {rank}")
    else:
        st.info(f"You expected {typed}. It is not among the {len(filled.candidates)}: {rank}")


@dataclass(frozen=True, kw_only=True)
class Head:
    """One head of the model on one sentence."""

    filled: FilledGap
    labels: list[str]
    layer: int
    head: int
    d_k: int


def choose_head(model: Model, filled: FilledGap) -> Head:
    """Choose a layer and a head."""
    layers, heads = _names(filled)
    with st.grid(2):
        layer = widgets.pick("Layer", layers, layers[0], Key.ROW)
        head = widgets.pick("Head", heads, heads[0], Key.COLUMN)
    labels = drawing.distinct(filled.tokens)
    return Head(filled=filled, labels=labels, layer=layer, head=head, d_k=model.size.d_k)


def _names(filled: FilledGap) -> tuple[Sequence[str], Sequence[str]]:
    layers, heads = filled.attentions.shape[:2]
    return [f"layer {i + 1}" for i in range(layers)], [f"head {i + 1}" for i in range(heads)]


def show_all_heads(chosen: Head) -> None:
    """How much [MASK] attends to one word in every head; a cell chooses its head."""
    filled = chosen.filled
    most, mean = filled.most_attended()
    j = widgets.pick("Attention to", chosen.labels, chosen.labels[most], Key.WORD)
    M, (layers, heads) = filled.towards(j), _names(filled)
    lit = np.zeros(M.shape, dtype=np.int64)
    lit[chosen.layer, chosen.head] = 2

    def selected() -> None:
        for layer, head in selection.choose_selected_cell(_ALL_HEADS, layers, heads):
            st.toast(f"{layers[layer]}, {heads[head]}: {M[layer, head]:.4f}. It is drawn below.")

    pointing = Pointing(key=keys.cell_key(_ALL_HEADS), on_select=selected, lit=lit, turn=selection.cells_selected())
    heat_map.heat_map(f"{MASK} to {chosen.labels[j]}", M, layers, heads, Colours(weights=True), pointing=pointing)
    i, k = divmod(int(M.argmax()), M.shape[1])
    st.caption(
        f"How much \\[MASK\\] attends to {emphasised(chosen.labels[j])}: most in {layers[i]}, {heads[k]}, with "
        f"{M[i, k]:.4f}. On average over all {M.size} heads it attends most to {emphasised(chosen.labels[most])}, "
        f"{mean:.4f}. Select a cell to see its head below."
    )


def show_head(chosen: Head) -> None:
    """The weights of one head: the row of [MASK] as bars, then all of them."""
    filled, labels = chosen.filled, chosen.labels
    weights = filled.attentions[chosen.layer, chosen.head].astype(np.float64)
    bars.draw(f"What {MASK} attends to", {"weights": weights[filled.gap]}, labels)
    n, divisor = len(labels), rf"\sqrt{{{chosen.d_k}}}"
    pieces = " A piece that begins with ## continues the word before it." if any("##" in t for t in labels) else ""
    st.caption(f"Evenly spread, each would have 1/{n} = {1 / n:.4f}. BERT itself adds [CLS] and [SEP].{pieces}")
    page.draw_steps(
        page.Step(
            title=f"Weights of layer {chosen.layer + 1}, head {chosen.head + 1}",
            formula=rf"\operatorname{{softmax}}_{{\text{{rows}}}}\!\left(\frac{{Q K^\top}}{{{divisor}}}\right)",
            shape="n × n", M=weights, rows=labels, columns=labels, weights=True,
            note="The bars above are the row of \\[MASK\\]. Nothing is masked: BERT looks both ways.",
        )
    )  # fmt: skip


def teach_on_stored_text(asked: Asked) -> None:
    """The lesson without BERT: how a gap is guessed by counting in a stored text, and what is missing."""
    text, before = masked_word.stored_text(), " ".join(masked_word.stored_text().before)
    _show_counted(text, before, asked)
    if asked.is_open("neighbours", "told"):
        every, told = text.last_words(), text.last_words(only_told=True)
        tables.draw(
            {
                "word in the gap": [word for word, _ in every.most_common()],
                f"after *{before}*": [_share(count, every.total()) for _, count in every.most_common()],
                f"and with *{text.told_by}*": [_share(told[word], told.total()) for word, _ in every.most_common()],
            }
        )
        st.caption(
            "Counting needs sentences that are like the one in question, and there are never enough of them. BERT does "
            "not count: it learned weights with which the gap attends to words like *river*, wherever they stand."
        )


def say_what_is_missing() -> None:
    """What only BERT could show."""
    st.caption(
        "What is missing without BERT: its five likeliest words for the gap, how likely yours is, and what the gap "
        f"attends to in each of its {masked_word.BASE.layers} × {masked_word.BASE.heads} heads. *MiniLM*, the model of "
        "*A trained transformer*, cannot stand in for it; question 3 asks why."
    )
    navigation.link("trained", "What its heads attend to, in any sentence.")


def _show_counted(text: StoredText, before: str, asked: Asked) -> None:
    """The sentences, and how often each word follows in them; a bar that is pressed answers the first question."""
    task, field = masked_word.stored_tasks()["neighbours"], "masked-word.neighbours"
    every, is_open = text.last_words(), asked.is_open("neighbours")

    def answer(word: str) -> None:
        if asked.name == "neighbours":
            questions.answer_with(field, task, word)

    counted.draw(
        Counted(
            name=f"What follows “{before}”: press a word",
            gap=_in_parts(SENTENCES[_USUAL].replace(MASK, ""), before)[:2],
            sentences=tuple(_in_parts(sentence, before) for sentence in text.sentences),
            counts=tuple((word, every[word] if is_open else None) for word in task.options),
            lit=contents.text(field),
        ),
        key="counted", on_word=answer,
    )  # fmt: skip
    st.caption(f"Press the word that follows *{before}* most often, or a sentence to see what it counts for.")


def _in_parts(sentence: str, before: str) -> tuple[str, str, str]:
    start, last = sentence.rstrip(".").rsplit(f" {before} ", 1)
    return start, before, last


def _share(count: int, of: int) -> str:
    return f"{count / of:.2f}"
