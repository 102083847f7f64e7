"""A gap that BERT fills: the sentence, the button that loads the model, the likeliest words and what it attended to."""

import numpy as np
import streamlit as st

from core.graph.tex import emphasised, plain
from core.lessons import masked_word
from core.lessons.masked_word import SENTENCES, FilledGap, SentenceError, StoredText
from core.lessons.task import nearest_option
from core.models import bert
from core.models.bert import MASK, Model, ModelError
from ui.charts import bars, drawing, gap_counts, threads
from ui.charts.gap_counts import GapCounts
from ui.charts.threads import Row, Threads
from ui.fields import widgets
from ui.frame.lesson import LessonAnswers
from ui.session import turns

_TYPED = "your own sentence"

_USUAL, _USUAL_TYPED = "river", "She put her money into the [MASK] and went home."


def choose_sentence() -> str:
    """Choose a sentence of the course or type one; the usual one replaces one that cannot be used."""
    chosen = widgets.one_of("Sentence", [*SENTENCES, _TYPED], "masked-word.sentence", usual=_USUAL)
    if chosen in SENTENCES:
        return _show_sentence(SENTENCES[chosen])
    typed = widgets.text(
        f"A sentence in English with {MASK}, or ___, for one word",
        "masked-word.own",
        usual=_USUAL_TYPED,
        max_chars=masked_word.LONGEST,
    )
    try:
        return _show_sentence(masked_word.tidy(typed))
    except SentenceError as problem:
        st.warning(f"{plain(str(problem))} Using the *{_USUAL}* sentence for now.")
        return _show_sentence(SENTENCES[_USUAL])


def _show_sentence(sentence: str) -> str:
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
        with turns.take(lambda before: place.caption(turns.notice(before)), unless=bert.is_loaded):
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
        st.markdown(_compare_guess(model, filled, expected.strip()))


def _compare_guess(model: Model, filled: FilledGap, expected: str) -> str:
    typed, mine = emphasised(expected[:40]), masked_word.candidate(model, filled, expected)
    if mine is None:
        return f"You expected {typed}. BERT does not know it as a single word, so it has no probability here."
    said = f"its probability is {mine.probability:.4f}, number {mine.place:,} of {len(filled.probabilities):,}."
    return f"You expected {typed}{', and so does BERT' if mine.place == 1 else ''}: {said}"


def show_heads(filled: FilledGap) -> None:
    """What [MASK] attends to in each head: the picture of a head that is pressed shows its threads."""
    threads.draw(
        Threads(
            name=f"What {MASK} attends to in each head", tokens=filled.tokens, weights=filled.attentions,
            row=Row(0, 0, filled.gap),
        ),
        key="threads of BERT",
    )  # fmt: skip
    most, mean = filled.most_attended()
    layers, heads = filled.attentions.shape[:2]
    st.caption(
        f"Press a head: each row is a layer. On average over all {layers * heads} heads \\[MASK\\] attends most "
        f"to {emphasised(filled.tokens[most])}, {mean:.4f}. BERT itself adds [CLS] and [SEP], and looks both ways."
    )


def teach_on_stored_text(asked: LessonAnswers) -> None:
    """The lesson without BERT: how a gap is guessed by counting in a stored text, and what MiniLM makes of it."""
    text, is_open = masked_word.stored_text(), asked.is_open(asked.name)
    start, before, _ = _split_sentence(SENTENCES[_USUAL].replace(MASK, ""), " ".join(text.before))
    if asked.name == "why-not":
        places = masked_word.places()
        drawn = GapCounts(
            name=f"The place of “{text.word}” among all words, where each of these stands", gap=(start, before),
            sentences=tuple((start, before, word) for word in text.places),
            counts=tuple((text.places if is_open else {**text.places, MASK: None}).items()), of=text.vocabulary,
            lit=MASK, asked=MASK, mine=places.get(asked.text()), asks=not is_open,
            marks=tuple((percent, name) for name, percent in masked_word.tenfold_places().items()),
            told=text.told_by if is_open else "", weight=text.most_given if is_open else None,
        )  # fmt: skip
        gap_counts.draw(drawn, key="places", on={"share": lambda share: asked.answer(nearest_option(places, share))})
    else:
        _show_counted(text, (start, before), asked)


def _show_counted(text: StoredText, gap: tuple[str, str], asked: LessonAnswers) -> None:
    """The sentences, and how often each word follows in them; the bar that is pressed answers, or where it is."""
    is_told = asked.name == "told"
    decides = is_told and asked.is_open("told")
    words, is_open = text.last_words(only_told=decides), decides if is_told else asked.is_open("neighbours")
    many = text.last_words(only_told=True).total()
    gap_counts.draw(
        GapCounts(
            name=f"What follows “{gap[1]}”: press a word", gap=gap,
            sentences=tuple(_split_sentence(sentence, gap[1]) for sentence in text.sentences),
            counts=tuple((word, words[word] if is_open else None) for word in asked.tasks["neighbours"].options),
            of=words.total(), lit=text.word if decides else asked.text("neighbours") * (not is_told),
            told=text.told_by if is_told else "", decides=decides,
            asked=text.word if is_told else "", asks=is_told and not decides,
            mine=100 * share if is_told and (share := asked.number()) is not None else None,
        ),
        key="counted",
        on={
            "word": lambda word: None if is_told else asked.answer(word),
            "share": lambda share: asked.answer(f"{round(share * many / 100) / many:.2f}"),
        },
    )  # fmt: skip


def _split_sentence(sentence: str, before: str) -> tuple[str, str, str]:
    start, last = sentence.rstrip(".").rsplit(f" {before} ", 1)
    return start, before, last
