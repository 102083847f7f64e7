"""My work: the map of what there is to do, the homework and the challenges, as far as a student has got."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod
from urllib.parse import quote

import streamlit as st

from core import exercises, grading
from core.exercises import Exercise, ExerciseDataError
from core.graph.nodes import EVERY_NODE
from core.graph.tex import plain
from core.homework.mistakes import MISTAKES
from core.practice import challenge
from core.practice.next_part import mastery_by_step
from core.practice.offers import EVERYTHING, choices
from core.practice.progress import BestAnswer, Progress, Solution, day
from core.reading.readings import counted
from ui.charts import squares
from ui.charts.squares import Group, Kind, Square, State
from ui.frame import navigation, road, tables
from ui.frame.sections import ROAD, ROADS, SECTIONS, Road, Screen
from ui.session import clock, keys
from ui.session.keys import Key
from ui.session.link import will_open

_MOST_SETS = 40
"""The most sets of numbers of the homework that are listed: the latest ones."""

_LONGEST = 40
"""The most characters of an answer that are shown."""

_LONGEST_LINK, _MOST_NUMBERS = 1500, 100
"""The most characters of answers in a link, and the most numbers of an answer that the homework takes from one."""

_NBSP = "\N{NO-BREAK SPACE}"

_Thing = tuple[Square, Callable[[], None]]
"""A square, and what opens the screen that it leads to."""


def show_map(progress: Progress) -> None:
    """What is known and comes next, the roads, other lessons; once anything is begun, homework, challenges, mistakes.

    Each says how it stands, and leads there.
    """
    roads = [(one, list(_lessons(progress, {"": one.stops}, one))) for one in ROADS if not one.is_uncovered]
    along = {screen for one in ROADS if not one.is_uncovered for screen in one.stops}
    beside = {title: [one for one in screens if one not in along] for title, screens in SECTIONS.items()}
    others = list(_lessons(progress, beside))
    things = [thing for _, stops in roads for thing in stops] + others
    ahead = next((thing for state in ("begun", "open") for thing in things if thing[0].state == state), None)
    complete = {name for name, one in progress.done.items() if one.is_complete}
    done = sum(one.name in complete for one in ROAD)
    with st.container(horizontal=True, vertical_alignment="center"):
        told = "Nothing yet." if progress.is_empty else f"{done} of {len(ROAD)} lessons done."
        st.markdown(told, width="content")
        if ahead:
            way = "Go on with" if ahead[0].state == "begun" else "Next:"
            label = f"Begin with “{ROADS[0].title}”" if progress.is_empty else f"{way} {ahead[0].label}"
            st.button(label, type="primary", on_click=ahead[1])
    known = [f"- **{one.title}.** {one.take_away}" for one in ROAD if one.take_away and one.name in complete]
    if known:
        with st.expander(f"What you know from {counted(len(known), 'lesson')}", expanded=len(known) < 4):
            st.markdown("\n".join(known))
    kinds = [] if progress.is_empty else [list(kind(progress)) for kind in (_parts, _challenges, _mistakes)]
    folded = (("Homework, part by part", "parts right", "to do"), ("Challenges", "solved", "to do"),
              ("Practice", "common mistakes avoided", "common mistakes to avoid"))  # fmt: skip
    groups = [
        *(
            replace(_group(one.title, "done", stops, "road", ahead=f"to do, {road.takes(one.stops)}"), able=one.able)
            for one, stops in roads
        ),
        _group("Other lessons", "done", others, "map"),
        *(
            _group(title, told, things, ahead=ahead)
            for things, (title, told, ahead) in zip(kinds, folded, strict=False)
        ),
    ]
    ways = [things for _, things in roads] + [others, *kinds]
    squares.draw(groups, key="map of my work", height=640, on_square=lambda group, i: ways[group][i][1]())


def _group(title: str, told: str, things: Sequence[_Thing], kind: Kind = "folded", *, ahead: str = "to do") -> Group:
    drawn = [square for square, _ in things]
    many = sum(square.state in ("done", "later") for square in drawn)
    begun = sum(square.state == "begun" for square in drawn)
    told = f"{many} of {len(drawn)} {told}" if many else f"{len(drawn)} {ahead}"
    told += f", {begun} begun" * (begun > 0 and ahead.startswith("to do"))
    return Group(title=title, told=told, squares=drawn, kind=kind)


def _square(name: str, credit: float | None, *, label: str = "", begins: str = "", is_later: bool = False) -> Square:
    """A square of something that has got this credit; None if it was not begun."""
    state: State = "open" if credit is None else "begun" if credit < 1 else "later" if is_later else "done"
    return Square(name=name, label=label, begins=begins, state=state)


def _lessons(progress: Progress, titled: Mapping[str, Sequence[Screen]], along: Road | None = None) -> Iterator[_Thing]:
    """The lessons under some titles; those of a road are opened along it."""
    for title, screens in titled.items():
        for i, one in enumerate(screen for screen in screens if screen in ROAD):
            done = progress.done.get(one.name)
            score = f"{done.score}{done.at_first}" if done and done.score else ""
            name, credit = f"{one.title}: {score}" if score else one.title, float(done.is_complete) if done else None
            is_later, begins = bool(done and done.later), "" if i else title
            alone = partial(will_open, f"pages/{one.name}.py", {})
            opens = partial(navigation.open_along, along.id, one) if along else alone
            square = _square(name, credit, label=one.title, begins=begins, is_later=is_later)
            if done and (not done.is_complete or (is_later and not along)):
                square = replace(square, score=done.score if along else score, share=done.share)
            if along:
                time = f" {one.minutes} minutes." if one.minutes else ""
                icon = one.icon.removeprefix(":material/").removesuffix(":")
                square = replace(square, help=f"{one.help}{time}", icon=icon)
            yield square, opens


def _parts(progress: Progress) -> Iterator[_Thing]:
    best = dict[tuple[str, str], float]()
    for (exercise, _, part_id), one in progress.homework.items():
        best[exercise, part_id] = max(best.get((exercise, part_id), 0.0), one.credit)
    for graded in map(exercises.load, exercises.graded_ids()):
        for i, part in enumerate(graded.parts):
            name, credit = f"{graded.title}: {part.prompt}", best.get((graded.id, part.id))
            opens = partial(will_open, "pages/quiz.py", {Key.EXERCISE: graded.id, Key.PART: part.id})
            yield _square(name, credit, label=str(i + 1), begins="" if i else graded.title), opens


def _challenges(progress: Progress) -> Iterator[_Thing]:
    for i, (name, one) in enumerate(challenge.load().items(), 1):
        credit = 1.0 if name in progress.solved else None
        yield _square(one.title, credit, label=str(i)), partial(will_open, "pages/challenges.py", {Key.CHALLENGE: name})


def _mistakes(progress: Progress) -> Iterator[_Thing]:
    station = ""
    for node, step in mastery_by_step(progress.attempts, choices()[EVERYTHING]).items():
        for name, record in step.items():
            before, station = station, EVERY_NODE[node].station if node else "read off"
            credit = 1.0 if name in progress.mastered else 0.0 if record.made else None
            begins = "" if station == before else station.capitalize()
            yield _square(MISTAKES[name].title, credit, begins=begins), partial(will_open, "pages/practice.py", {})


def show_homework(progress: Progress) -> None:
    """For each exercise and set of numbers: its score, and the best answer to each part."""
    if not progress.homework:
        return
    st.header("Your answers to the homework", divider="gray")
    sets = dict[tuple[str, int | None], dict[str, BestAnswer]]()
    for (exercise_id, variant, part), one in progress.homework.items():
        sets.setdefault((exercise_id, variant), {})[part] = one
    shown = sorted(sets.items(), key=lambda item: max(one.at for one in item[1].values()), reverse=True)
    for (exercise_id, variant), found in shown[:_MOST_SETS]:
        _show_set(exercise_id, variant, found)
    if len(shown) > _MOST_SETS:
        st.caption(f"{len(shown) - _MOST_SETS} older ones are in the file that you can download below.")


def _show_set(exercise_id: str, variant: int | None, found: Mapping[str, BestAnswer]) -> None:
    exercise = _exercise(exercise_id)
    prompts = {part.id: part.prompt for part in exercise.parts} if exercise else {}
    coarse = _coarse_parts(exercise_id, variant, found)
    rows = {name: found[name] for name in (*prompts, *found) if name in found}
    worth = {part.id: part.points for part in exercise.parts} if exercise else {}
    points = f"{round(sum(worth.get(name, 1) * one.credit for name, one in found.items()), 2):g}"
    total = f" of {sum(worth.values()):g} points" if exercise else " point" if points == "1" else " points"
    numbers = "the course’s numbers" if variant is None else f"variant {variant}"
    st.subheader(f"{plain(exercise.title if exercise else exercise_id)}, {numbers}: {points}{total}", anchor=False)
    tables.draw({
        "part": [plain(prompts.get(name, name)) for name in rows],
        "best answer": [_cut(one.text) for one in rows.values()],
        "mark": [f"{_mark(one.credit, is_coarse=name in coarse)}, {_date(one.at)}" for name, one in rows.items()],
    })  # fmt: skip
    if exercise:
        fields = _fields(exercise, variant, found)
        navigation.link("quiz", "Open these answers there.", fields=fields)


def _coarse_parts(exercise_id: str, variant: int | None, found: Mapping[str, BestAnswer]) -> frozenset[str]:
    """The parts whose answers earn nothing yet for lack of digits, as the homework says too."""
    if all(one.credit for one in found.values()) or (exercise := _exercise(exercise_id, variant)) is None:
        return frozenset()
    grade = grading.grade(exercise, {name: one.text for name, one in found.items()})
    return frozenset(name for name, mark in grade.items() if mark.status == "imprecise")


def _exercise(exercise_id: str, variant: int | None = None) -> Exercise | None:
    """The exercise of an id; a file may name one that is not here."""
    try:
        return exercises.load(exercise_id, variant)
    except ExerciseDataError:
        return None


def _fields(exercise: Exercise, variant: int | None, found: Mapping[str, BestAnswer]) -> Mapping[Key, str]:
    """What opens an exercise with the answers that fit into a link."""
    fields: dict[str, str] = {Key.EXERCISE: exercise.id}
    if variant is not None:
        fields[Key.VARIANT] = str(variant)
    room = _LONGEST_LINK
    for part in exercise.parts:
        text = found[part.id].text if part.id in found else ""
        if text and prod(part.shape) <= _MOST_NUMBERS and len(text) <= room:
            room -= len(text)
            fields[keys.answer_key_of(exercise.id, variant, part.id)] = text
    return fields  # type: ignore[return-value]


def show_challenges(progress: Progress) -> None:
    """The records of each challenge that was solved."""
    if not progress.solved:
        return
    st.header("Your records in the challenges", divider="gray")
    named, solved = challenge.load(), sorted(progress.solved.items())
    tables.draw({
        "challenge": [plain(named[name].title if name in named else name) for name, _ in solved],
        "fewest": [_solution(name, one.fewest, known=name in named) for name, one in solved],
        "smallest change": [_solution(name, one.smallest, known=name in named) for name, one in solved],
    })  # fmt: skip


def _solution(name: str, found: Solution, *, known: bool) -> str:
    """What a solution costs; it opens the solution if this version of the app knows the challenge."""
    cost = f"{counted(found.cells, 'change')}, {found.change:.4g} in all"
    return f"[{cost}](challenges?challenge={quote(name)}&{quote(found.edits, safe='=&')})" if known else cost


def _mark(credit: float, *, is_coarse: bool) -> str:
    if credit >= 1:
        return ":green[:material/check:] right"
    if is_coarse:
        return ":blue[…] more digits"
    return f":orange[◐] {credit:.0%} right" if credit else ":red[:material/close:] not right yet"


def _cut(text: str) -> str:
    """An answer on one line, of whole numbers; the last blank keeps them to the left, where the other answers are."""
    one_line = " ".join(text.split())
    begins = one_line[:_LONGEST].rpartition(" ")[0] or one_line[:_LONGEST]
    return f"{plain(one_line if len(one_line) <= _LONGEST else f'{begins} …')}{_NBSP}"


def _date(at: int) -> str:
    """A day, on one line however narrow its column is."""
    return f"{day(at, clock.zone()):%-d{_NBSP}%b{_NBSP}%Y}"
