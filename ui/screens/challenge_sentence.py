"""A challenge with a sentence: typed in a field, and read by a head of the trained model."""

from dataclasses import replace

import streamlit as st

from core.models.minilm import Head
from core.practice import sentence_challenge
from core.practice.challenge import Challenge
from core.practice.measure import Verdict
from core.practice.progress import Solution
from core.reading.readings import counted
from ui.fields import trained_head, widgets
from ui.fields.trained_head import ChosenHead
from ui.machine import screen
from ui.machine.goal_meter import Meter
from ui.machine.machine import Handlers
from ui.screens import head_picture
from ui.session import chosen_challenge
from ui.session.keys import Key


def work_on(challenge: Challenge, on: Handlers) -> tuple[Verdict, Solution] | None:
    """Ask for the sentence and draw the head; returns how far the goal is, and what was changed; None without a model.

    While the sentence cannot be read, it is the one at the start.
    """
    start = sentence_challenge.sentence(challenge)
    typed = widgets.text(
        "Your sentence", Key.CHALLENGE_SENTENCE, usual=start.text, max_chars=sentence_challenge.LONGEST
    )
    with st.container(horizontal=True, vertical_alignment="center"):  # a phone has no room for it beside the field
        st.caption("The meter follows as soon as you have left the field.", width="content")
        st.button(
            "Back to the start", icon=":material/undo:", type="tertiary", disabled=typed == start.text,
            on_click=chosen_challenge.type_sentence, args=(start.text,),
        )  # fmt: skip
    if not trained_head.is_ready():
        return None
    text, run = trained_head.read(typed, start.text)
    verdict = sentence_challenge.verdict(challenge, text)
    cells, change = sentence_challenge.cost(challenge, text)
    told = f"Changed: {counted(cells, 'word')}." if cells else ""
    told += f" Only {start.words} may be changed, left out or added." * (cells > start.words)
    meter = Meter(measures=sentence_challenge.measures(challenge, run), verdict=verdict, cost=told)
    chosen = ChosenHead(text=text, run=run, head=Head(start.layer, start.head))
    screen.show(replace(head_picture.of(chosen), goal=meter), key=f"machine {challenge.id}", on=on)
    return verdict, Solution(cells=cells, change=change, edits=chosen_challenge.sentence_link_text(text))
