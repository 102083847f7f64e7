"""A head of the trained model: what it looks at, where it is wrong, and how it is taken along."""

from collections.abc import Sequence
from urllib.parse import quote

import streamlit as st

from core.graph.form import LEARNED
from core.graph.tex import emphasised, plain
from core.homework.results import Result
from core.lessons import noun_rules, trained
from core.models.studied_sentences import EITHER, Pronoun
from ui.charts import bars
from ui.fields import exercise_choice, questions
from ui.fields.trained_head import Chosen
from ui.frame import downloads, navigation, tables
from ui.machine import screen
from ui.screens import head_picture
from ui.session.keys import Key

_NBSP = "\N{NO-BREAK SPACE}"

_ADDRESS = "trained?trained.sentence="


def ask(*names: str) -> dict[str, Result]:
    """Ask some of the questions, one below the other."""
    return {name: questions.ask_question(trained.tasks()[name], f"trained.{name}") for name in names}


def show_head(chosen: Chosen, marks: dict[str, Result], *, show_anyway: bool) -> None:
    """The head in the machine, and the row of one word as bars, unless a question has to be answered first."""
    waiting = [name for name in trained.asked_about(chosen.text, chosen.head) if marks[name].status == "blank"]
    if waiting and not show_anyway:
        st.info(
            "What this head does with this sentence is asked on this screen, so it is covered until you have "
            "predicted it. Other sentences and heads are not.",
            icon=":material/visibility_off:",
        )
        return
    screen.show(head_picture.of(chosen), key="machine of a head")
    row, words = head_picture.focus(chosen.labels), list(chosen.labels)
    bars.draw(f"What {words[row]} attends to", {"weights": chosen.trace.weights[row]}, words)
    st.caption(
        f"{chosen.title}: the row of {emphasised(words[row])}. Evenly spread, each of the {len(words)} tokens would "
        f"have {1 / len(words):.4f}. To see any number’s arithmetic, point at it in the picture; *Zoom* shows the "
        "figures of a part, and *Lines between words* the weights of every word."
    )


def show_ten() -> None:
    """What *it* attends to in all sentences, and where that is wrong."""
    sentences, marks = trained.sentences(), [trained.is_right(i) for i in range(len(trained.sentences()))]
    rows = [(one, *weights) for one, weights in zip(sentences, trained.ten(), strict=True)]
    tables.draw(
        {
            **_nouns(rows),
            "meant": ["either" if one.meant == EITHER else one.meant for one in sentences],
            "": [{True: "✓", False: f"✗{_NBSP}another", None: ""}[mark] for mark in marks],
        }
    )
    by_head, of = trained.right_by_head(), len(marks) - marks.count(None)
    best, own = max(by_head.values()), by_head[trained.HEAD]
    st.caption(
        f"So this head is right in {own} of {of}. Is that a lot? Anyone who always named *the noun that comes first* "
        f"would be right in {trained.right_by_first_noun()}, {sum(right >= own for right in by_head.values())} of the "
        f"72 heads are right in {own} or more, and the best is right in {best}."
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


def take_along(chosen: Chosen) -> None:
    """Links that open the Compute screens with this head's matrices, and the head as files."""
    fields = {
        Key.EXAMPLE: exercise_choice.HEAD, Key.HEAD_SENTENCE: chosen.text,
        Key.HEAD_LAYER: str(chosen.head.layer), Key.HEAD_NUMBER: str(chosen.head.number),
    }  # fmt: skip
    n = len(chosen.labels)
    st.markdown(
        f"X ({n} × 385) is what enters layer {chosen.head.layer}, with a column of ones; W_q, W_k and W_v "
        "(385 × 32) are the head’s own, each with its bias as the last row. The other screens compute with them. The "
        "link holds the sentence, the layer and the head, from which they follow."
    )
    navigation.link("learned", "Every number of this head, to point at.", fields=fields)
    navigation.link("scaling", "With other divisors: is √32 a good one?", fields=fields)
    heading = f"{chosen.title} of all-MiniLM-L6-v2: {chosen.text}"
    downloads.offer_files(chosen.name, heading, chosen.run.tokens, chosen.matrices, LEARNED)
