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
from core.reading.answers import Numbers
from ui.charts import bars, counted, drawing, heat_map
from ui.charts.counted import Counted
from ui.charts.drawing import Pointing
from ui.charts.heat_map import Colours
from ui.fields import widgets
from ui.frame import page
from ui.frame.lesson import Asked
from ui.session import keys, selection, turns
from ui.session.keys import Key

_TYPED = "your own sentence"

_USUAL, _USUAL_TYPED = "river", "She put her money into the [MASK] and went home."

_ALL_HEADS = "all heads"
"""The name of the heat map of layers and heads, whose cells can be selected."""


def place_for_model() -> st.delta_generator.DeltaGenerator:
    """Where the sentence is chosen and the model loaded: folded, for it needs a computer of one's own."""
    return st.expander(f"With BERT on your own computer ({bert.MEGABYTES} MB)", icon=":material/psychology:")


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
            f"BERT gives its five likeliest words for the gap, and what the gap attends to in each of its "
            f"{masked_word.BASE.layers} × {masked_word.BASE.heads} heads. `{bert.NAME}` is {bert.MEGABYTES} MB, loaded "
            f"from the hub, or from the folder that {bert.FOLDER} names, too much for this app’s free host."
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


def show_words(filled: FilledGap) -> None:
    """The likeliest words as bars."""
    candidates = filled.candidates
    bars.draw(
        "What BERT puts into the gap", {"probability": np.array([one.probability for one in candidates])},
        drawing.distinct([one.word for one in candidates]), weights=False,
    )  # fmt: skip
    st.caption(
        f"The {len(candidates)} likeliest of {len(filled.probabilities):,} words. Together they have "
        f"{sum(one.probability for one in candidates):.4f} of the probability."
    )


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
    chart = heat_map.chart(f"{MASK} to {chosen.labels[j]}", M, layers, heads, Colours(weights=True), pointing=pointing)
    drawing.show(chart)
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
    """The lesson without BERT: how a gap is guessed by counting in a stored text, and what MiniLM makes of it."""
    text, is_open = masked_word.stored_text(), asked.is_open(asked.name)
    start, before, _ = _in_parts(SENTENCES[_USUAL].replace(MASK, ""), " ".join(text.before))
    if asked.name == "why-not":
        mine = masked_word.PLACES.get(asked.text())
        drawn = Counted(
            name=f"The place of “{text.word}” among all words, where each of these stands", gap=(start, before),
            sentences=tuple((start, before, word) for word in text.places),
            counts=tuple((text.places if is_open else {**text.places, MASK: None}).items()), of=text.vocabulary,
            lit=MASK, asked=MASK, mine=mine and masked_word.percent_of(mine), asks=not is_open,
            marks=tuple((masked_word.percent_of(at), name.split()[-1]) for name, at in masked_word.PLACES.items()),
        )  # fmt: skip
        counted.draw(drawn, key="places", on={"share": lambda share: asked.answer(masked_word.place_at(share))})
    else:
        _show_counted(text, (start, before), asked)


def _show_counted(text: StoredText, gap: tuple[str, str], asked: Asked) -> None:
    """The sentences, and how often each word follows in them; the bar that is pressed answers, or where it is."""
    is_told = asked.name == "told"
    decides = is_told and asked.is_open("told")
    words, is_open = text.last_words(only_told=decides), decides or asked.is_open("neighbours")
    many = text.last_words(only_told=True).total()
    counted.draw(
        Counted(
            name=f"What follows “{gap[1]}”: press a word", gap=gap,
            sentences=tuple(_in_parts(sentence, gap[1]) for sentence in text.sentences),
            counts=tuple((word, words[word] if is_open else None) for word in asked.tasks["neighbours"].options),
            of=words.total(), lit=text.word if decides else asked.text("neighbours"),
            told=text.told_by if is_told else "", decides=decides,
            asked=text.word if is_told else "", asks=is_told and not decides,
            mine=_percent(asked.marks["told"].answer) if is_told else None,
        ),
        key="counted",
        on={
            "word": lambda word: None if is_told else asked.answer(word),
            "share": lambda share: asked.answer(f"{round(share * many / 100) / many:.2f}"),
        },
    )  # fmt: skip


def _percent(answer: object) -> float | None:
    """A probability that was answered, in per cent; None if it is none."""
    cell = answer.cells[0] if isinstance(answer, Numbers) else None
    return 100 * float(cell.value) if cell and 0 <= cell.value <= 1 else None


def _in_parts(sentence: str, before: str) -> tuple[str, str, str]:
    start, last = sentence.rstrip(".").rsplit(f" {before} ", 1)
    return start, before, last
