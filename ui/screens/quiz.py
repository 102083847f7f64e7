"""The homework: answer fields with hints, marked as they are filled, and the score."""

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cache, partial

import streamlit as st

from core.exercises import Part, Question
from core.graph.tex import in_prose
from core.homework.arithmetic_lines import arithmetic_line
from core.homework.hints import hints, screen_of, screens_of
from core.homework.line_marks import line_marks
from core.reading import answers, filled_cells
from core.reading.answers import Choice
from core.reading.options import labelled, letters
from ui.fields import widgets
from ui.frame import covered_answers, navigation, page
from ui.screens import quiz_marks, quiz_numbers, quiz_picture, quiz_reflections
from ui.screens.quiz_sheet import SCORE, Sheet, is_in_link, longest
from ui.session import (
    browser_storage,
    contents,
    focus,
    going_back,
    hints_and_checks,
    kept_progress,
    keys,
    runs,
    screen_scores,
    step_fields,
)
from ui.session.keys import Key

_HINTS = ("Hint", "Hint 2", "Hint 3")

RULE = "Four decimals, marked as often as you like."

_FEW = 6
"""The most numbers of a vector that are typed rather than pasted."""


def draw_question(sheet: Sheet, question: Question, title: str) -> None:
    """Draw a question: its text, and in a fragment its numbers, and beside them field, mark and hints of each part."""
    left = next((part for part in question.parts if not sheet.is_right(part)), question.parts[0])
    focus.place(
        question.id, on=f".st-key-{re.sub('[^A-Za-z0-9_-]', '-', sheet.key(left))} [data-testid=stWidgetLabel] p"
    )
    st.header(title, anchor=question.id, divider="gray")
    st.markdown(in_prose(question.text))
    _fragment(question.id)(sheet, question)


@cache
def _fragment(key: str) -> Callable[[Sheet, Question], None]:
    """The fragment that draws the parts of a question; cached, because Streamlit inspects what it is made of."""
    return runs.fragment(key)(_draw_parts)


def _draw_parts(sheet: Sheet, question: Question) -> None:
    sheet.write(question.parts)
    with quiz_numbers.draw_beside(sheet, question), st.container() if question.parts[1:] else nullcontext():
        _draw_answers(sheet, question)
    quiz_reflections.draw(sheet, question)
    sheet.redraw_others()


def _draw_answers(sheet: Sheet, question: Question) -> None:
    for part in question.parts:
        # A mark must not move the fields beneath it: a field that moves is redrawn and loses what is being typed.
        in_boxes = quiz_picture.has_boxes(sheet.exercise, part)
        with st.container(key=f"{'boxed' if in_boxes else 'typed'} {sheet.key(part)}"):
            draw_field(sheet, part)
            tell_mark(sheet, part, in_boxes=in_boxes)
            if sheet.offers_hints(part):
                tell_hints(sheet, part)
                offer_hint(sheet.key(part))


def tell_mark(sheet: Sheet, part: Part, *, in_boxes: bool) -> None:
    """The mark of a part, whether its solution was shown, and how its boxes come back if they are gone."""
    if part.id in sheet.shown:
        st.caption(":material/visibility: You were shown the solution.")
    if sheet.is_shown(part):
        is_right = part.id in sheet.earned
        quiz_marks.show(
            sheet.exercise, part, sheet.grade[part.id], in_boxes=in_boxes, typed=sheet.texts[part.id],
            working=arithmetic_line(sheet.exercise, part, sheet.earned) if is_right else "",
        )  # fmt: skip
        if in_boxes and part.kind != "ranking" and filled_cells.box_texts(sheet.texts[part.id], part) is None:
            st.caption(f"The boxes come back once the field holds {answers.describe(part)} or nothing.")


def tell_hints(sheet: Sheet, part: Part) -> None:
    """The hints asked for so far, and where to look it up, unless the mark leads there."""
    key, result = sheet.key(part), sheet.grade[part.id]
    is_led = sheet.is_shown(part) and bool(screens_of(sheet.exercise, part, result.mistakes))
    told = hints(sheet.exercise, part, result) if hints_and_checks.hints_shown(key) else ()
    if show_hints(key, told) and not is_led:
        navigation.link(screen_of(sheet.exercise, part), fields=covered_answers.fields(Key.EXAMPLE, sheet.exercise))


def show_hints(key: str, told: Sequence[str]) -> bool:
    """Show those hints on the answer in a field that were asked for; returns whether there are any."""
    shown = told[: hints_and_checks.hints_shown(key)]
    with st.container(key=f"said-{key}", gap="xsmall"):  # as one thing, which is read aloud and comes into sight
        for number, hint in enumerate(shown):
            is_formula = hint.startswith("$")
            row = f"formula-{number} {key}" if is_formula else None
            with st.container(horizontal=True, wrap=not is_formula, key=row):
                st.markdown(f":material/lightbulb: {in_prose(hint)}", width="content" if is_formula else "stretch")
    return bool(shown)


def offer_hint(key: str) -> None:
    """A button for the next hint on the answer in a field, while there is one."""
    if (shown := hints_and_checks.hints_shown(key)) < len(_HINTS):
        st.button(
            _HINTS[shown], icon=":material/lightbulb:", key=f"hint {key}", type="tertiary",
            on_click=hints_and_checks.show_hint, args=(key,),
        )  # fmt: skip


def draw_footer(sheet: Sheet) -> None:
    """Draw the score, with a bar, and what applies to all answers, hints and a check, at the foot of the window."""
    page.end()
    with st.bottom, st.container(horizontal=True, vertical_alignment="center"):
        draw_score(sheet)
        st.toggle("Hints", key=Key.HINTS, persist_state="session")
        st.button("Check all", type="primary", on_click=_check_all, args=(sheet,))


def _check_all(sheet: Sheet) -> None:
    """Mark everything, and go to the first answer that is not right."""
    hints_and_checks.check(sheet.keys)
    left = (part.question for part in sheet.exercise.parts if not sheet.is_right(part))
    if first := next(left, ""):
        focus.move_to(first)


@runs.fragment(key=SCORE)
def draw_score(sheet: Sheet) -> None:
    """Draw the score with a bar, and keep what was achieved."""
    exercise = sheet.exercise
    score, max_score = f"{round(sheet.grade.score, 2):g}", f"{sheet.grade.max_score:g}"
    from_teacher = sum(text.points for text in exercise.texts)
    more = f", and {from_teacher:g} from your teacher" if from_teacher else ""
    st.progress(sheet.grade.score / sheet.grade.max_score, text=f"**{score} of {max_score} points**{more}")
    best = max(sheet.grade.score, kept_progress.best_score(exercise.id, exercise.variant, exercise.points))
    if best or any(text.strip() for text in contents.texts(map(sheet.key, exercise.fields))):
        screen_scores.note_share(best / sheet.grade.max_score, len(sheet.grade))
    screen_scores.keep()
    kept_progress.keep()


def draw_field(sheet: Sheet, part: Part) -> None:
    """Draw the field of a part, and keep what it holds."""
    key = sheet.key(part)
    if part.options:
        draw_options(sheet, part, st.radio)
        return
    widget = st.text_area if part.kind == "matrix" else st.text_input
    text = widget(
        part.full_prompt, key=key, placeholder=placeholder(part), max_chars=longest(part),
        persist_state="session", on_change=_note_change, args=(sheet, part),
    )  # fmt: skip
    if part.kind == "line":
        names = line_marks(sheet.exercise, part).here.given.names
        st.caption(
            f"You may use {', '.join(f'`{name}`' for name in names)}. "
            "Your line is worked out by our own program, not run as Python."
        )
    widgets.tell_if_full(text or "", longest(part))
    widgets.tell_if_beyond(key)
    if not is_in_link(part):
        st.file_uploader(
            "Or a file with the numbers", type=["csv", "txt", "tsv"], key=keys.upload_key(key), max_upload_size=2,
            on_change=_take_file, args=(sheet, part), help="Its text replaces what is in the field.",
        )  # fmt: skip
        browser_storage.keep(
            key, text or "", longest=longest(part), asks=not text,
            changed=partial(sheet.mark_again, part), forgets=sheet.forget,
        )  # fmt: skip


def draw_options(sheet: Sheet, part: Part, widget: Callable[..., object]) -> None:
    """Draw what can be chosen in a part; what was typed elsewhere chooses one, if it can be read as one."""
    key, typed = sheet.key(part), letters(part.choices)
    shown = labelled(part.choices)
    reading = answers.read_typed(contents.text(key), part)
    usual = typed[part.choices.index(reading.word)] if isinstance(reading, Choice) else None
    step_fields.choice(key, typed, usual=usual)
    widget(
        part.full_prompt, typed, key=key, format_func=dict(zip(typed, shown, strict=True)).__getitem__,
        on_change=_note_change, args=(sheet, part), persist_state="session",
    )  # fmt: skip


def _note_change(sheet: Sheet, part: Part) -> None:
    going_back.note_change(sheet.key(part))
    sheet.mark_again(part)


def _take_file(sheet: Sheet, part: Part) -> None:
    contents.fill_from_file(sheet.key(part), longest(part))
    sheet.mark_again(part)


def placeholder(part: Part) -> str:
    """What an empty field shows of how an answer may be written."""
    match part.kind:
        case "number":
            return "such as 0.1234, 12.34 % or 1/8"
        case "vector" if part.shape[0] <= _FEW:
            return "  ".join(f"0.{i + 1}" for i in range(part.shape[0]))
        case "vector" | "matrix":
            return "Or paste what NumPy or torch prints"
        case "line":
            return "One line of NumPy or torch"
        case "ranking":
            return "word 0.5, other 0.25"
        case "choice":
            return " or ".join(part.choices)
