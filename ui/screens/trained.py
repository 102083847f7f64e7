"""A head of the trained model: what it looks at, where it is wrong, and how it is taken along."""

from collections.abc import Set
from dataclasses import replace

import streamlit as st

from core.graph.form import LEARNED
from core.lessons import trained
from ui.charts import squares, threads
from ui.charts.threads import Row, Threads
from ui.fields import exercise_choice, trained_head
from ui.fields.matrices import Inputs
from ui.fields.trained_head import ChosenHead
from ui.frame import downloads, navigation
from ui.frame.lesson import LessonAnswers
from ui.machine import screen
from ui.screens import head_picture
from ui.session import contents
from ui.session.keys import Key
from ui.session.linked_value import linked_text

_RULE = "rule"
"""The question that is about many sentences."""

_PRESSED = f"trained.{_RULE}-sentence"

_READ = linked_text("trained.read")
"""The sentences that were pressed, one on each line."""


def show_figure(chosen: ChosenHead, asked: LessonAnswers) -> None:
    """The sentence with threads as thick as the weights of one word; a thread answers a question.

    Beneath those of the question that is about many sentences, these stand as boxes.
    """
    if asked.name == _RULE:
        trained.noun_weights(trained.HEAD)  # takes its time at first, so before the figure leaves room for the boxes
        chosen = replace(chosen, head=trained.HEAD)
    tokens, (layer, head) = chosen.run.tokens, chosen.head.place
    name = next(iter(trained.questions_about(chosen.text, chosen.head)), "")
    waiting, answer = _waiting_questions(chosen, asked.open), asked.text(name) if name else ""
    row = Row(0, 0, head_picture.focus(chosen.labels))
    threads.draw(
        Threads(
            name=f"What {chosen.head.name} attends to in: {chosen.text}",
            tokens=tokens,
            weights=chosen.run.weights[layer : layer + 1, head : head + 1], row=row, tall=asked.name != _RULE,
            veiled=frozenset([row] if waiting else []),
            asks="word" if asked.name == name and not asked.is_found() else "",
            candidates=frozenset(i for i, token in enumerate(tokens) if name and token in asked.tasks[name].options),
            drawn=tokens.index(answer) if asked.name == name and answer in tokens else None,
        ),
        key="threads", on={"word": lambda word: asked.answer(tokens[word], name)},
    )  # fmt: skip
    if asked.name == _RULE:
        _show_kinds(asked, chosen.text)


def choose(asked: LessonAnswers, *, is_ready: bool) -> ChosenHead | None:
    """Choose a head and a sentence: that which is asked about, unless one has typed one's own.

    One that is pressed is that of its question alone: other screens open with the sentence of theirs.
    """
    text, (sentence, layer, head) = trained.sentence_of(asked.name), trained_head.MODEL_FIELDS
    if asked.name == _RULE:
        return trained_head.choose((_PRESSED, layer, head), is_ready=is_ready, usual=contents.text(sentence))
    usual = trained.pizza()
    ours = {"", usual, *(one.text for kind in trained.sentence_kinds() for one in kind.sentences)}
    if text not in ("", usual) and contents.text(sentence) in ours:
        return trained_head.choose((f"trained.{asked.name}-sentence", layer, head), is_ready=is_ready, usual=text)
    return trained_head.choose(is_ready=is_ready)


def _show_kinds(asked: LessonAnswers, drawn: str) -> None:
    """The sentences that tell the rules apart, by kind: one that is pressed is read, and a rule is tried on all.

    They come in pairs with the same nouns, and the one that gets more is bold once either is pressed or it is answered.
    """
    kinds, is_open = trained.sentence_kinds(), asked.is_open(_RULE)
    chosen = asked.text(_RULE)
    rule = chosen if chosen in trained.RULES else trained.closest_rule(trained.HEAD)
    right, read = trained.where_right(rule, trained.HEAD), _READ.recalled().split("\n")
    seen = {one.nouns for kind in kinds for one in kind.sentences if one.text in read}
    groups = [
        squares.Group(
            title=kind.title.capitalize(),
            told=f"✓ {sum(fits)} of {len(fits)}"
            if is_open
            else f"{sum(one.text in read for one in kind.sentences)} pressed",
            squares=[
                squares.Square(
                    name=one.text,
                    state=("right" if fit else "wrong") if is_open else "open",
                    begins="" if i % 2 else " ".join(one.nouns),
                    label=one.text.rsplit(" ", 1)[-1].rstrip("."),
                    most=one.nouns[second > first] if is_open or one.nouns in seen else "",
                    drawn=one.text == drawn,
                )
                for i, (one, fit, (first, second)) in enumerate(zip(kind.sentences, fits, weights, strict=True))
            ],
        )
        for kind, fits, weights in zip(kinds, right, trained.noun_weights(trained.HEAD), strict=True)
    ]

    def press(kind: int, i: int) -> None:
        text = kinds[kind].sentences[i].text
        _READ.remember("\n".join(dict.fromkeys([*read, text])))
        contents.change(_PRESSED, text)

    squares.draw(groups, key="sentences of three kinds", height=180, on_square=press)


def _waiting_questions(chosen: ChosenHead, opened: Set[str]) -> list[str]:
    """The questions that would be answered by what the head looks at in this sentence."""
    return [name for name in trained.questions_about(chosen.text, chosen.head) if name not in opened]


def show_head(chosen: ChosenHead, opened: Set[str]) -> None:
    """The head in the machine, unless a question has to be answered first."""
    if _waiting_questions(chosen, opened):
        st.caption("Covered until you answer.")
        return
    screen.show(head_picture.of(chosen), key="machine of a head")
    n = len(chosen.labels)
    st.caption(
        f"{chosen.title}. Evenly spread, each of the {n} tokens would have {1 / n:.4f}. This model only "
        "reads, so it has no causal mask. To see any number’s arithmetic, choose it; *Zoom* shows a part’s figures."
    )


def take_along(chosen: ChosenHead, opened: Set[str]) -> None:
    """Links that open the Compute screens with this head's matrices, and the head as files."""
    fields = {
        Key.EXAMPLE: exercise_choice.HEAD, Key.HEAD_SENTENCE: chosen.text,
        Key.HEAD_LAYER: str(chosen.head.layer), Key.HEAD_NUMBER: str(chosen.head.number),
    }  # fmt: skip
    n = len(chosen.labels)
    st.markdown(
        f"X ({n} × 385) has the 384 numbers of each token that enter layer {chosen.head.layer} of *all-MiniLM-L6-v2*, "
        "and a 1: it adds the last row of $W_q$, $W_k$ or $W_v$ (385 × 32), a *bias*, to each query, key or value."
    )
    navigation.link("train", "See how such matrices are learned.")
    navigation.link("learned", "Look into every number of this head.", fields=fields)
    navigation.link("scaling", "With other divisors: is √32 a good one?", fields=fields)
    heads = head_picture.threads(chosen.run, chosen.head, f"What the heads attend to in: {chosen.text}")
    heading = f"{chosen.title} of all-MiniLM-L6-v2: {chosen.text}"
    downloads.offer_files(
        Inputs(name=chosen.name, title=heading, tokens=chosen.run.tokens, matrices=chosen.matrices), LEARNED,
        picture=head_picture.of(chosen), heads=None if _waiting_questions(chosen, opened) else heads,
    )  # fmt: skip
