"""What was found for each part of an exercise: from where, how surely and why, its mark, and another to choose."""

import streamlit as st

from core.exercises import Exercise, Part
from core.grading import Grade
from core.graph.tex import plain
from core.practice.progress import Answered
from core.uploads import rivals_report
from core.uploads.candidates import fitting, in_words
from core.uploads.found_report import first_line
from core.uploads.marked import mark, mark_by_last
from core.uploads.matches import Match, Matching
from core.uploads.outputs import Output
from core.uploads.print_lines import way_for
from ui.screens import quiz_marks
from ui.session import clock, done, found_outputs, kept_progress, keys

_NONE = "not answered here"

_NOTHING = (
    "None of these results answers a part of this exercise. Print your matrices and weights by their names, such as "
    "`print(weights[1, 3])`, run the notebook and save it; or choose another exercise above."
)

_NARROWEST = 320
"""Pixels of what was found for one part; where there is less, they stand one below the other."""


def show(exercise: Exercise, matching: Matching) -> Grade:
    """Show all parts with what answers them; returns their marks."""
    grade = mark(exercise, matching)
    _note(exercise, matching, grade)
    _show_score(matching, grade)
    _tell_by_last(exercise, matching, grade)
    if not matching.matches:
        st.info(_NOTHING, icon=":material/search_off:")
    _name_what_was_cut(matching)
    for number, question in enumerate(exercise.questions, start=1):
        st.header(f"{number}. {question.title}", anchor=question.id, divider="gray")
        with st.grid(2, min_column_width=_NARROWEST) if question.parts[1:] else st.container():
            for part in question.parts:
                with st.container(border=True, key=f"found {keys.answer_key(exercise, part)}", gap="small"):
                    _show_part(exercise, part, matching, grade)
    return grade


def _note(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """Note what was answered as progress; the example is nobody's."""
    if found_outputs.found().is_example:
        return
    now = int(clock.now())
    for part, one in matching.matches.items():
        answered = Answered(credit=grade[part].credit, at=now, text=one.text)
        known = kept_progress.progress().answers.get((exercise.id, exercise.variant, part))
        if known is None or known.credit < answered.credit:
            kept_progress.note_answer(exercise.id, exercise.variant, part, answered)
    if grade.score:
        done.note_share(grade.score / grade.max_score, len(grade))


def _show_score(matching: Matching, grade: Grade) -> None:
    score = f"{grade.score:.2f}".rstrip("0").rstrip(".")
    found = f"{len(matching.matches)} of {len(grade)} parts are answered"
    which = f", {matching.guesses} of them guessed: check that the right result was taken" if matching.guesses else ""
    st.progress(grade.score / grade.max_score, text=f"**{score} of {grade.max_score:g} points.** {found}{which}.")


def _tell_by_last(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """What this would earn where nobody can choose among several prints, if that is less."""
    if matching.rivals and (score := mark_by_last(exercise, matching).score) < grade.score:
        st.caption(
            "Where a class is marked, the last print that could answer a part counts. "
            f"That would earn {score:.3g} points."
        )


def _name_what_was_cut(matching: Matching) -> None:
    """The results that were cut when they were printed, and the lines that print them whole."""
    if not matching.elided:
        return
    places = ", ".join(_called(one) for one in matching.elided)
    st.warning(
        f"Cut with “…” when it was printed, and so not marked: {places}. Run this line first, then the cell again:",
        icon=":material/content_cut:",
    )
    st.code("\n".join(dict.fromkeys(one.whole_line for one in matching.elided)), language="python")


def _called(one: Output) -> str:
    return f"{plain(one.place)} (`{first_line(one.name)}`)" if one.name else plain(one.place)


def _show_part(exercise: Exercise, part: Part, matching: Matching, grade: Grade) -> None:
    match = matching.matches.get(part.id)
    if part.id in matching.cut:
        places = ", ".join(_called(one) for one in matching.cut[part.id])
        st.markdown(f"**{part.prompt}**\n\n:orange-badge[cut] Not readable; this may be its answer: {places}.")
    elif match is None:
        line = way_for(part, "`")
        st.markdown(f"**{part.prompt}**\n\n:gray-badge[not found] Nothing here answers this. {line}")
    else:
        found = f"{_badge(match)} `{first_line(match.text, 40)}`  \n:gray[:small[{_where(match)}]]"
        st.markdown(f"**{part.prompt}**\n\n{found}")
        quiz_marks.show_verdict(part, grade[part.id])
        if rivals := rivals_report.for_student(matching, part.id):
            st.caption(f":material/alt_route: {plain(rivals)}")
    _offer_others(exercise, part, matching)


def _badge(match: Match) -> str:
    return ":orange-badge[a guess]" if match.is_guess else ":green-badge[found]"


def _where(match: Match) -> str:
    return f"{plain(match.place).capitalize()}: {plain(match.why)}."


def _offer_others(exercise: Exercise, part: Part, matching: Matching) -> None:
    """A picker with all results that may answer a part; made only once it is open."""
    key = keys.answer_key(exercise, part)
    opened = st.expander(
        "Choose another result" if part.id in matching.matches else "Choose a result",
        type="compact", icon=":material/swap_horiz:", key=f"others {key}", on_change="rerun",
    )  # fmt: skip
    if not opened.open:
        return
    match = matching.matches.get(part.id)
    options = sorted({*fitting(exercise, part, matching.outputs), *([match.output] if match else [])})
    labels: dict[int | None, str] = {i: _label(matching.outputs[i]) for i in options}
    labels[None] = _NONE
    field = f"result {key}"
    found_outputs.show_choice(field, match.output if match else None)
    opened.selectbox(
        "This part is answered by", [None, *options], key=field, format_func=labels.__getitem__,
        on_change=found_outputs.note_choice, args=(exercise, part.id, field),
    )  # fmt: skip


def _label(one: Output) -> str:
    size = f" ({in_words(one.shape)})" if one.shape else ""
    name = f"{one.name} = " if one.name else ""
    return f"{one.place}{size}: {first_line(f'{name}{one.text}', 40)}"
