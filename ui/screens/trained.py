"""A head of the trained model: what it looks at, where it is wrong, and how it is taken along."""

from collections.abc import Sequence, Set
from dataclasses import replace
from functools import partial
from urllib.parse import quote

import streamlit as st

from core.graph.form import LEARNED
from core.graph.tex import plain
from core.lessons import noun_rules, trained
from core.models import minilm
from core.models.studied_sentences import Pronoun
from ui.charts import threads
from ui.charts.threads import Row, Threads
from ui.fields import exercise_choice, questions, trained_head
from ui.fields.trained_head import Chosen
from ui.frame import downloads, navigation, tables
from ui.frame.lesson import Asked
from ui.machine import screen
from ui.screens import head_picture
from ui.session import contents
from ui.session.keys import Key

_PREFIX = "trained."
"""The beginning of the name of an answer in the link."""

_NBSP = "\N{NO-BREAK SPACE}"

_ADDRESS = "trained?trained.sentence="


def show_figure(chosen: Chosen, asked: Asked) -> None:
    """The sentence with threads as thick as the weights of one word, and all 72 heads; a thread answers a question."""
    tokens, figure = chosen.run.tokens, _figure(chosen)
    waiting = _waiting(chosen, asked.open)
    is_asked_of = "predict" in trained.asked_about(chosen.text, chosen.head)
    answer = contents.text(f"{_PREFIX}predict") if is_asked_of else ""
    threads.draw(
        replace(
            figure, veiled=frozenset([figure.row] if waiting else []),
            asks="word" if "predict" in waiting and asked.name == "predict" else "",
            drawn=tokens.index(answer) if answer in tokens else None,
        ),
        key="threads",
        on={"word": partial(_draw_thread, tokens), "head": trained_head.take},
    )  # fmt: skip


def with_asked_sentence(chosen: Chosen, asked: Asked) -> Chosen:
    """The head on the sentence that is asked about once that is answered, unless another sentence was chosen."""
    text = trained.sentence_of(asked.name)
    if not text or asked.name not in asked.open or chosen.text != trained_head.usual_sentence():
        return chosen
    return replace(chosen, text=text, run=minilm.read(text))


def _figure(chosen: Chosen) -> Threads:
    """All heads, with the threads of the word in focus."""
    return Threads(
        name=f"What the heads attend to in: {chosen.text}", tokens=chosen.run.tokens, weights=chosen.run.weights,
        row=Row(*chosen.head.place, head_picture.focus(chosen.labels)),
    )  # fmt: skip


def _waiting(chosen: Chosen, opened: Set[str]) -> list[str]:
    """The questions that would be answered by what the head looks at in this sentence."""
    return [name for name in trained.asked_about(chosen.text, chosen.head) if name not in opened]


def _draw_thread(tokens: tuple[str, ...], word: int) -> None:
    questions.answer_with(f"{_PREFIX}predict", trained.tasks()["predict"], tokens[word])


def show_head(chosen: Chosen, opened: Set[str]) -> None:
    """The head in the machine, unless a question has to be answered first."""
    if _waiting(chosen, opened):
        st.info(
            "What this head does with this sentence is asked above, so its numbers are covered until you have "
            "predicted it. Those of other sentences and heads are not.",
            icon=":material/visibility_off:",
        )
        return
    screen.show(head_picture.of(chosen), key="machine of a head")
    n = len(chosen.labels)
    st.caption(
        f"{chosen.title}. Evenly spread, each of the {n} tokens would have {1 / n:.4f}. To see any number’s "
        "arithmetic, choose it; *Zoom* shows the figures of a part, and *Threads* every word’s weights."
    )


def show_rules() -> None:
    """How often each rule holds in each kind of sentence, and the sentences."""
    kinds, head = noun_rules.kinds(), trained.HEAD
    counts = [noun_rules.counts(rule, head) for rule in noun_rules.RULES]
    tables.draw(
        {
            "the rule": list(noun_rules.RULES),
            **{
                f"{kind.title} ({len(kind.sentences)})": [str(count[i]) for count in counts]
                for i, kind in enumerate(kinds)
            },
        }
    )
    st.caption(
        "In how many sentences of each kind the rule names the noun to which *it* attends more. A rule that is right "
        "in half of them says nothing about them."
    )
    with st.expander("The sentences"):
        rows = [
            (one, *weights)
            for kind, pairs in zip(kinds, noun_rules.weights(head), strict=True)
            for one, weights in zip(kind.sentences, pairs, strict=True)
        ]
        tables.draw(
            {**_nouns(rows), "subject": [one.subject for one, *_ in rows], "meant": [one.meant for one, *_ in rows]}
        )


def _nouns(rows: Sequence[tuple[Pronoun, float, float]]) -> dict[str, list[str]]:
    """The columns of sentences with the weights of both nouns."""
    return {
        "the sentence, as a link to its head": [
            f"[{plain(one.text)}]({_ADDRESS}{quote(one.text)})" for one, *_ in rows
        ],
        "the first noun": [f"{one.nouns[0]}{_NBSP}{first:.4f}" for one, first, _ in rows],
        "the second": [f"{one.nouns[1]}{_NBSP}{second:.4f}" for one, _, second in rows],
    }  # fmt: skip


def take_along(chosen: Chosen, opened: Set[str]) -> None:
    """Links that open the Compute screens with this head's matrices, and the head as files."""
    fields = {
        Key.EXAMPLE: exercise_choice.HEAD, Key.HEAD_SENTENCE: chosen.text,
        Key.HEAD_LAYER: str(chosen.head.layer), Key.HEAD_NUMBER: str(chosen.head.number),
    }  # fmt: skip
    n = len(chosen.labels)
    st.markdown(
        f"X ({n} × 385) is what enters layer {chosen.head.layer}, with a column of ones; $W_q$, $W_k$ and $W_v$ "
        "(385 × 32) are the head’s own, each with its bias as the last row. The other screens compute with them. The "
        "link holds the sentence, the layer and the head, from which they follow."
    )
    navigation.link("learned", "Look into every number of this head.", fields=fields)
    navigation.link("scaling", "With other divisors: is √32 a good one?", fields=fields)
    heading = f"{chosen.title} of all-MiniLM-L6-v2: {chosen.text}"
    downloads.offer_files(
        chosen.name, heading, chosen.run.tokens, chosen.matrices, LEARNED,
        picture=head_picture.of(chosen), heads=None if _waiting(chosen, opened) else _figure(chosen),
    )  # fmt: skip
