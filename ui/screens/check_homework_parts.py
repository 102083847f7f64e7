"""What was found for each part of an exercise: from where, how surely and why, its mark, and another to choose."""

import re
from dataclasses import replace

import streamlit as st

from core.exercises import Exercise, Part
from core.grading import Grade
from core.graph.nodes import EVERY_NODE
from core.graph.tex import in_prose, plain
from core.practice.offers import homework_attempt
from core.practice.own_graph import own_graph
from core.practice.progress import BestAnswer
from core.reading.readings import listed
from core.uploads.candidates import fitting_outputs, shape_text
from core.uploads.marks import mark, mark_by_last
from core.uploads.match_report import first_line, rivals_for_student
from core.uploads.matches import Matching
from core.uploads.outputs import Output
from core.uploads.print_lines import way_for
from core.uploads.steps_before import right_steps, steps_before
from ui.machine import excerpt, machine
from ui.machine.picture import Picture
from ui.machine.side_by_side import several
from ui.screens import practice_graphs, quiz_dots, quiz_marks, quiz_picture
from ui.screens.answers_in_boxes import MarkedAnswers
from ui.screens.quiz_dots import Dot
from ui.session import clock, focus, found_outputs, kept_progress, keys, screen_scores
from ui.session.keys import Key
from ui.session.linked_value import linked_text
from ui.session.session_memory import fill

_NOTHING = (
    "None of these results answers a part for sure. Press a part and choose its result, print your matrices by their "
    "names, such as `print(weights)`, or choose another exercise above."
)

_FIRST = ("wrong", "partial", "imprecise", "unreadable", "blank", "correct")
"""Which part is open first, by its mark."""


def show(exercise: Exercise, matching: Matching, *, is_own: bool) -> Grade:
    """Show a dot for each part, and the part of which one was pressed; returns their marks.

    Unless they are the student's own, they are noted and changed nowhere.
    """
    grade = mark(exercise, matching)
    if is_own:
        _note(exercise, matching, grade)
    _show_score(exercise, matching, grade, is_own=is_own)
    _tell_by_last(exercise, matching, grade)
    if not matching.matches:
        st.info(_NOTHING, icon=":material/search_off:")
    pressed = linked_text(Key.PART, f"found {keys.exercise_key(exercise.id, exercise.variant)}")
    part = _choose_part(exercise, matching, grade, pressed.value())
    dots = [
        Dot(prompt=one.prompt, sign=sign, state=told, begins=False)
        for one in exercise.parts
        for sign, told in [_state(one, matching, grade)]
    ]
    with st.container(key="dots-found"):
        quiz_dots.draw_all(dots, exercise.parts.index(part), lambda i: pressed.set(exercise.parts[i].id))
    with st.container(border=True, key=f"found {keys.answer_key(exercise, part)}", gap="small"):
        _show_part(exercise, part, matching, grade, is_own=is_own)
        if is_own:
            _offer_others(exercise, part, matching)
    return grade


def _compare(both: Picture, part: Part) -> None:
    """What a part of the example asks for, at first as it was printed, with a slider to how it is right."""
    right = next(M for M in both.matrices if M.name == part.node)
    asked = replace(right.other or right, kind="given", reads=(), formula="", other=replace(right, other=None))
    machine.draw(
        replace(several("What was printed, and what is right", asked), is_small=True, comparison=("printed", "right")),
        key="machine of the slip",
    )


def _choose_part(exercise: Exercise, matching: Matching, grade: Grade, pressed: str) -> Part:
    """The part that was pressed; before that the first of which there is most to say."""
    parts, found = exercise.parts, {*matching.matches, *matching.cut}
    usual = min(parts, key=lambda part: (part.id not in found, _FIRST.index(grade[part.id].status)))
    return next((part for part in parts if part.id == pressed), usual)


def _asked_text(part: Part) -> str:
    return re.split(r"[:?.] |[:?.]$", part.prompt, maxsplit=1)[0]


def _state(part: Part, matching: Matching, grade: Grade) -> tuple[str, str]:
    """The sign of a part, and how it stands in words."""
    if part.id in matching.matches:
        return quiz_dots.state(grade[part.id])
    return ("?", "cut when it was printed") if part.id in matching.cut else ("○", "not found")


def _note(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """Note the best answers, and for practice what those that are sure say of mistakes."""
    now, attempted = int(clock.now()), kept_progress.attempted()
    for part, one in matching.matches.items():
        answered = BestAnswer(credit=grade[part].credit, at=now, text=one.text)
        known = kept_progress.progress().answers.get((exercise.id, exercise.variant, part))
        if known is None or known.credit < answered.credit:
            kept_progress.note_answer(exercise.id, exercise.variant, part, answered)
        if (exercise.id, exercise.variant, part) in attempted or (one.is_guess and not grade[part].mistakes):
            continue  # a known slip shows which part was answered
        if attempt := homework_attempt(exercise, exercise.part(part), grade[part], at=now):
            kept_progress.note_attempt(attempt)
    if grade.score:
        screen_scores.note_share(grade.score / grade.max_score, len(grade))


def _holder(exercise: Exercise, part: Part, matching: Matching) -> int:
    """The number of the part in whose matrix a part that was not found can be read; 0 if there is none."""
    is_missing = part.id not in {*matching.matches, *matching.cut}
    return is_missing * next(
        (
            i
            for i, one in enumerate(exercise.parts, 1)
            if one.shape[1:] and one.id in matching.matches and (one.graph, one.node) == (part.graph, part.node)
        ),
        0,
    )


def _show_score(exercise: Exercise, matching: Matching, grade: Grade, *, is_own: bool) -> None:
    if not is_own:
        st.markdown("**An example, not yours.** ↷ follows from a slip, ? was cut, ○ was not found.")
        return
    score = f"{round(grade.score, 2):g} of {grade.max_score:g} points."
    found = f"{len(matching.matches)} of {len(grade)} parts found"
    unsure = [str(i) for i, part in enumerate(grade, 1) if part in matching.matches and matching.matches[part].is_guess]
    which = f"; not sure about part{'s' * (len(unsure) > 1)} {listed(unsure)}" if unsure else ""
    focus.place(found_outputs.PLACE, on="[data-testid=stProgress] p")
    st.progress(grade.score / grade.max_score, text=f"**{score}** {found}{which}.")
    if held := [str(i) for i, part in enumerate(exercise.parts, 1) if _holder(exercise, part, matching)]:
        which = f"part{'s' * (len(held) > 1)} {listed(held)}"
        st.caption(f"In a matrix that you printed, but counted only once it is printed by itself: {which}.")


def _tell_by_last(exercise: Exercise, matching: Matching, grade: Grade) -> None:
    """What this would earn where nobody can choose among several prints, if that is less."""
    if matching.rivals and (score := mark_by_last(exercise, matching).score) < grade.score:
        st.caption(
            "Where a class is marked, the last print that could answer a part counts. "
            f"That would earn {score:.3g} points."
        )


def _name_output(one: Output) -> str:
    return f"{plain(one.place)} (`{first_line(one.name)}`)" if one.name else plain(one.place)


def _show_part(exercise: Exercise, part: Part, matching: Matching, grade: Grade, *, is_own: bool) -> None:
    """What answers a part, its mark, and where one's own is from; of the example's slip what was asked for."""
    own = None if is_own else own_graph(exercise, part, grade[part.id])
    both = practice_graphs.join_graphs(exercise, part, own)[0] if own else None
    match = matching.matches.get(part.id)
    if both and match:
        verdict, *reasons = quiz_marks.paragraphs(part, grade[part.id], grade[part.id].reading)
        st.markdown(in_prose(f"**{_asked_text(part)}** &nbsp; {verdict}"))
        figure, beside = st.columns((2, 3), gap="medium")
        with figure, st.container(key="hero"):
            _compare(both, part)
        with beside:
            st.markdown(in_prose("\n\n".join(reasons)))
        return
    st.markdown(f"**{part.prompt.partition(': ')[0]}**")  # what its rows and columns are, the figure says
    with st.container(key="found-columns"):
        beside, figure = st.columns((2, 3), gap="medium")  # on a phone and read aloud the mark comes first
    with figure, st.container(key="hero"):
        found = MarkedAnswers(exercise=exercise, texts=matching.texts, grade=grade)
        question = replace(exercise.question_of(part), parts=(part,))
        picture, boxes = quiz_picture.of(found, question)
        if picture.matrices:
            asked = [one.matrix for one in boxes if part.kind != "vector"]  # of a row, what it is made of stands by it
            machine.draw(excerpt.keep_only(picture, asked) if asked else picture, key=found.machine_key(question))
    with beside:
        if part.id in matching.cut:
            places = ", ".join(_name_output(one) for one in matching.cut[part.id])
            st.markdown(
                f":orange-badge[cut] Not readable; this may be its answer: {places}. Run this "
                "line first, then the cell again:"
            )
            lines = dict.fromkeys(one.whole_line for one in matching.cut[part.id])
            st.code("\n".join(lines), language="python", wrap_lines=True)
        elif match is None:
            holder = _holder(exercise, part, matching)
            held = f", but it can be read off part {holder}" if holder else ""
            st.markdown(f":gray-badge[not found] Nothing here answers this{held}. {way_for(part, '`')}")
        else:
            typed, in_boxes = match.text, quiz_picture.has_marks(exercise, part)
            if not in_boxes:
                st.markdown(f"`{first_line(match.text, 40)}`")
            quiz_marks.show_verdict(part, grade[part.id], in_boxes=in_boxes, typed=typed)
            if is_own:
                _tell_figure(exercise, part, grade)
                badge = "orange-badge[unsure]" if match.is_guess else "green-badge[found]"
                where = f"From {match.place[0].lower() + match.place[1:]}: {match.why}."
                st.markdown(f":{badge} :gray[:small[{plain(where)}]]")
                if part.shape and part.node and grade[part.id].credit < 1 and not grade[part.id].carried:
                    _tell_where_it_begins(exercise, part, matching, grade)
                if rivals := rivals_for_student(matching, part.id):
                    st.caption(f":material/alt_route: {plain(rivals)}")


def _tell_figure(exercise: Exercise, part: Part, grade: Grade) -> None:
    """Where figures on the way were shortened, the first of them and its digits, unless it is still to be found."""
    own = own_graph(exercise, part, grade[part.id])
    if own is None or not own.is_one_way:
        return
    both, _ = practice_graphs.join_graphs(exercise, part, own)
    asked = [one for one in exercise.parts if one.graph == part.graph and grade[one.id].credit < 1]
    for cell in practice_graphs.differences(both, is_one_way=True):
        if not any(one.node == cell.node and one.row in (None, cell.row) for one in asked):
            st.markdown(practice_graphs.tell_cell(both, cell, is_one_way=True))
            return


def _tell_where_it_begins(exercise: Exercise, part: Part, matching: Matching, grade: Grade) -> None:
    """Which steps before an answer are right as they were printed; of a slip without a name, which to print."""
    if right := right_steps(exercise, part, matching.outputs):
        names = listed([f"**{EVERY_NODE[name].title}**" for name in right])
        st.markdown(f"Right as you printed them: {names}. So the slip is in another step on the way here.")
    elif not grade[part.id].mistakes and (before := steps_before(exercise, part)):
        st.markdown(f"To learn where it begins, print the steps before it, too: `print({', '.join(before)})`")


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
    options = sorted({*fitting_outputs(exercise, part, matching.outputs), *([match.output] if match else [])})
    labels: dict[int | None, str] = {i: _label(matching.outputs[i]) for i in options}
    labels[None] = "not answered here"
    field = f"result {key}"
    fill(field, match.output if match else None)
    opened.selectbox(
        "This part is answered by", [None, *options], key=field, format_func=labels.__getitem__,
        on_change=found_outputs.note_choice, args=(exercise, part.id, field),
    )  # fmt: skip


def _label(one: Output) -> str:
    size = f" ({shape_text(one.shape)})" if one.shape else ""
    name = f"{one.name} = " if one.name else ""
    return f"{one.place}{size}: {first_line(f'{name}{one.text}', 40)}"
