"""What a student writes about a question in their own words, and beside it, once asked for, what we observe."""

import streamlit as st

from core.exercises import Part, Question, Reflection
from core.graph.tex import in_prose
from core.homework.reflections import observation, parts_given_away
from core.reading.readings import listed
from ui.fields import widgets
from ui.screens.quiz_sheet import Sheet
from ui.session import browser_storage, going_back, keys, link

LONGEST = 2000
"""The most characters of a text."""

_LONGEST_IN_LINK = 300
"""The most characters of a text that is kept in the link, beside the answers: servers refuse longer links."""

_NARROWEST = 340
"""The least width of either side, in pixels; where there is less, ours stands below."""


def draw(sheet: Sheet, question: Question) -> None:
    """Draw a field for each text that a question asks for; it is kept, and neither marked nor counted."""
    for reflection in question.reflections:
        key = sheet.key(reflection)
        link.fill_from_link(key, LONGEST)
        with st.grid(2, min_column_width=_NARROWEST, gap="medium"):
            text = _ask(sheet, reflection, key)
            if text.strip() and reflection.observation:
                with st.container():
                    _draw_observation(sheet, reflection)
        widgets.tell_if_full(text, LONGEST)
        browser_storage.keep_if_long(key, text, longest=LONGEST, longest_in_link=_LONGEST_IN_LINK, forgets=sheet.forget)


def _ask(sheet: Sheet, reflection: Reflection, key: str) -> str:
    kept = "your teacher reads it." if reflection.points else "kept, but not marked."
    then = " Then you can see what we observe." if reflection.observation else ""
    text = st.text_area(
        reflection.full_prompt, key=key, persist_state="session", max_chars=LONGEST, height=120,
        placeholder=f"In your own words: {kept}{then}", on_change=_note_change, args=(sheet, key),
    )  # fmt: skip
    return str(text or "")


def _note_change(sheet: Sheet, key: str) -> None:
    going_back.note_change(key)
    sheet.mark_again()


def _draw_observation(sheet: Sheet, reflection: Reflection) -> None:
    is_asked = widgets.field(
        st.toggle, "Show what we observe", key=keys.observation_key(sheet.exercise, reflection), usual=False
    )
    if not is_asked:
        return
    if needed := parts_given_away(sheet.exercise, reflection, sheet.earned):
        st.markdown(f":material/visibility_off: {_describe_cover(sheet, needed)}")
        return
    with st.container(border=True):
        st.markdown(f"**What we observe.** {in_prose(observation(sheet.exercise, reflection))}")


def _describe_cover(sheet: Sheet, needed: tuple[Part, ...]) -> str:
    asking = {part.question for part in needed}
    numbers = [str(i) for i, one in enumerate(sheet.exercise.questions, start=1) if one.id in asking]
    return (
        f"What we observe names answers to question{'s' if len(numbers) > 1 else ''} {listed(numbers)}. It is shown "
        "once you have found them."
    )
