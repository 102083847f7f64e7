"""One word in two sentences: predictions to make, then what one round of attention does to its vector."""

from collections.abc import Mapping

import pyarrow as pa
import streamlit as st

from core import meaning
from core.lesson import BLANK, Mark
from core.lookup import VectorsError
from core.meaning import BANDS, DIVIDED, MEAN, NEIGHBOURS, UNDIVIDED, WAYS, Occurrence
from core.why import Question, Why
from ui import charts, fields, known, state
from ui.known import plain
from ui.lesson import question


def predict(lesson: Why) -> list[Mark]:
    """Ask what one round does to the word of the course's two sentences."""
    word, asked = lesson.bank["word"], lesson.questions
    both = {way: [_course(lesson, name, way) for name in ("a", "b")] for way in WAYS}
    a = {way: first for way, (first, _) in both.items()}
    cosines = {way: meaning.cosine(first.after, second.after) for way, (first, second) in both.items()}
    bands = list(BANDS)

    def of_cosine(id: str, found: float, **facts: float) -> Mark:
        mark = asked[id].marker(meaning.band(found), bands, {"cosine": found, **facts})
        return question(asked[id].prompt, f"why.{id}", mark, options=bands)

    scores = a[UNDIVIDED].scores
    others = [score for token, score in scores.items() if token != word]
    own = {way: float(found.weights[found.position]) for way, found in a.items()}
    first, second = both[UNDIVIDED]
    return [
        of_cosine("before", meaning.cosine(first.before, second.before)),
        of_cosine(
            "undivided", cosines[UNDIVIDED], own=own[UNDIVIDED], gap=max(1 - cosines[UNDIVIDED], 0.0),
            itself=scores[word], runner_up=max(others),
        ),
        of_cosine("divided", cosines[DIVIDED], own=own[DIVIDED], mean=cosines[MEAN]),
        _pull(asked["pull"], scores, a[UNDIVIDED].tokens),
        _new(asked["new"], a[DIVIDED], lesson.bank["nearby"]),
    ]  # fmt: skip


def _course(lesson: Why, name: str, way: str) -> Occurrence:
    tokens, X = known.look_up(lesson.bank[name]).resolve({})
    return meaning.occurrence(tokens, X, lesson.bank["word"], way)


def _pull(asked: Question, scores: Mapping[str, float], tokens: tuple[str, ...]) -> Mark:
    key = max(asked.options, key=lambda word: scores[word])
    facts = {word: scores[word] for word in asked.options}
    return question(
        asked.prompt, "why.pull", asked.marker(key, facts={**facts, "times": tokens.count(key)}), options=asked.options
    )


def _new(asked: Question, found: Occurrence, nearby: str) -> Mark:
    """Ask which neighbour is new; only an answer brings in gensim, which takes most of a second."""

    def mark(text: str) -> Mark:
        if not text:
            return BLANK
        try:
            new = meaning.newcomers(found.before, found.after)
        except VectorsError as problem:
            return Mark(status="unreadable", message=str(problem))
        at = found.trace.X[found.tokens.index(nearby)]
        facts = {
            "new": ", ".join(f"*{word}*" for word in new),
            "from": meaning.cosine(found.before, at),
            "to": meaning.cosine(found.after, at),
        }
        key = next(option for option in asked.options if option in new)
        return asked.marker(key, facts=facts)(text)

    return question(asked.prompt, "why.new", mark, options=asked.options)


def compare(lesson: Why) -> Mapping[str, Occurrence]:
    """Two sentences, of the student's own if they like, and what one round does to a word that they share.

    Returns the word in both of them, by the name of the sentence.
    """
    a, b = known.ask("Sentence A", "why.a", lesson.bank["a"]), known.ask("Sentence B", "why.b", lesson.bank["b"])
    words = meaning.shared(a[0], b[0])
    if not words:
        st.warning("A and B need a word in common, such as *bank*. Meanwhile you see the sentences of the course.")
        a, b = (known.look_up(lesson.bank[name]).resolve({}) for name in ("a", "b"))
        words = meaning.shared(a[0], b[0])
    left, right = st.columns(2)
    with left:
        state.settle("why.word", words, words[0])
        word = str(fields.kept(st.selectbox, "The word they share", key="why.word", usual=words[0], options=words))
    with right:
        way = _way()
    both = {way: [meaning.occurrence(*one, word, way) for one in (a, b)] for way in WAYS}
    _cosines(word, both)
    shown = dict(zip("AB", both[way], strict=True))
    with st.grid(2, min_column_width=250):
        for name, found in shown.items():
            with st.container(border=True, height="stretch"):
                st.markdown(f"**{name}: weights of *{plain(word)}***")
                charts.bars(f"{name}: weights of {word}", {way: found.weights}, charts.distinct(found.tokens))
    st.caption(
        f"How much *{plain(word)}* attends to each word ({way}). To try: *dog* in “the dog bit the man” and “the man "
        "bit the dog”."
    )
    return shown


def _way() -> str:
    return fields.one_of("Scores of the round", list(WAYS), "why.way", usual=DIVIDED)


def _cosines(word: str, both: Mapping[str, list[Occurrence]]) -> None:
    with st.container(horizontal=True):
        first, second = both[UNDIVIDED]
        st.metric("Cosine before", f"{meaning.cosine(first.before, second.before):.4f}", border=True)
        for way, (first, second) in both.items():
            st.metric(f"After, {way}", f"{meaning.cosine(first.after, second.after):.4f}", border=True)
    st.caption(f"The cosine between the *{plain(word)}* of A and that of B, before and after one round.")


def neighbours(shown: Mapping[str, Occurrence]) -> None:
    """The nearest neighbours of the word, before and after the round in each sentence."""
    try:
        with st.spinner("gensim looks for neighbours …"):
            before = meaning.neighbours(shown["A"].before)
            after = {name: meaning.neighbours(found.after) for name, found in shown.items()}
    except VectorsError as problem:
        st.warning(str(problem))
        return
    known_before = {word for word, _ in before}
    columns = {"before": [f"{plain(word)} {cosine:.4f}" for word, cosine in before]}
    for name, near in after.items():
        bold = ["" if word in known_before else "**" for word, _ in near]
        columns[f"after, in {name}"] = [
            f"{mark}{plain(word)}{mark} {cosine:.4f}" for mark, (word, cosine) in zip(bold, near, strict=True)
        ]
    st.table(pa.table(columns), hide_index=True, alt=f"The {NEIGHBOURS} nearest neighbours, before and after")
    st.caption(
        f"The {NEIGHBOURS} of 40,000 words with the highest cosine: gensim's `most_similar`, given the vector. Bold: "
        "not among them before the round."
    )
