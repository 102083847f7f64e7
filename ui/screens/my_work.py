"""My work: the homework, the practice, the challenges and the screens, as far as a student has got."""

from collections.abc import Mapping
from math import prod
from urllib.parse import quote

import streamlit as st

from core import exercises, grading
from core.exercises import Exercise, ExerciseDataError
from core.graph.nodes import EVERY_NODE
from core.graph.tex import plain
from core.homework.mistakes import MISTAKES
from core.practice import challenge
from core.practice import so_far as words
from core.practice.attempts import TO_MASTER, Record, records
from core.practice.mastery import by_step
from core.practice.offers import EVERYTHING, choices
from core.practice.progress import Answered, Progress, Solution
from ui.charts import squares
from ui.charts.squares import Group, Square
from ui.frame import navigation, tables
from ui.frame.sections import ROAD, ROADS, SECTIONS
from ui.session import clock, kept_progress, keys
from ui.session.keys import Key
from ui.session.link import will_open

_MOST_SETS = 40
"""The most sets of numbers of the homework that are listed: the latest ones."""

_LONGEST = 60
"""The most characters of an answer that are shown."""

_LONGEST_LINK, _MOST_NUMBERS = 1500, 100
"""The most characters of answers in a link, and the most numbers of an answer that the homework takes from one."""

_NONE: Mapping[str, str] = {}

_NBSP = "\N{NO-BREAK SPACE}"


def so_far() -> Progress:
    """Everything so far."""
    return kept_progress.progress()


def show_beginning() -> None:
    """Where to begin: on the first stop of the shortest road."""
    road = ROADS[0]
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("Nothing yet.", width="content")
        st.button(
            f"Begin with “{road.title}”",
            type="primary",
            on_click=navigation.open_along,
            args=(road.title, road.stops[0]),
        )


_Place = tuple[str, Mapping[Key, str]]
"""A screen, and what it opens with."""


def show_map(progress: Progress) -> None:
    """A square for each lesson, part of the homework, challenge and known mistake: how it stands, and the way there."""
    kinds = (_lessons(progress), _parts(progress), _challenges(progress), _mistakes(progress))

    def go(group: int, square: int) -> None:
        name, fields = list(kinds[group][1].values())[square]
        will_open(f"pages/{name}.py", fields)

    squares.draw([group for group, _ in kinds], key="map of my work", on_square=go)


def _group(
    title: str,
    told: str,
    places: Mapping[str, _Place],
    states: Mapping[str, float],
    *,
    starts: Mapping[str, str] = _NONE,
    labels: Mapping[str, str] = _NONE,
    ahead: str = "to do",
) -> tuple[Group, Mapping[str, _Place]]:
    """Squares by name; what has got a state of 1 is done, and of what is in none nothing is: all is ``ahead``."""
    many = sum(states.get(name, 0) >= 1 for name in places)
    drawn = [
        Square(
            name=name, begins=starts.get(name, ""), label=labels.get(name, ""),
            state="open" if name not in states else "done" if states[name] >= 1 else "begun",
        )
        for name in places
    ]  # fmt: skip
    return Group(
        title=title, told=f"{many} of {len(places)} {told}" if many else f"{len(places)} {ahead}", squares=drawn
    ), places


def _lessons(progress: Progress) -> tuple[Group, Mapping[str, _Place]]:
    scores = {name: one.score for name, one in progress.done.items()}
    named = {one.name: f"{one.title}: {score}" if (score := scores.get(one.name)) else one.title for one in ROAD}
    starts = {named[screens[0].name]: section for section, screens in SECTIONS.items() if section}
    states = {named[name]: float(one.is_complete) for name, one in progress.done.items() if name in named}
    labels = {named[one.name]: one.title for one in ROAD}
    places: Mapping[str, _Place] = {told: (name, {}) for name, told in named.items()}
    return _group("Lessons", "done", places, states, starts=starts, labels=labels)


def _parts(progress: Progress) -> tuple[Group, Mapping[str, _Place]]:
    graded = [exercises.load(name) for name in exercises.graded_ids()]
    named = {(one.id, part.id): f"{one.title}: {part.prompt}" for one in graded for part in one.parts}
    best = dict[str, float]()
    for (name, _, part), one in progress.homework.items():
        if told := named.get((name, part)):
            best[told] = max(best.get(told, 0.0), one.credit)
    starts = {named[one.id, one.parts[0].id]: one.title for one in graded}
    places = {told: ("quiz", {Key.EXERCISE: name, Key.PART: part}) for (name, part), told in named.items()}
    labels = {named[one.id, part.id]: str(i) for one in graded for i, part in enumerate(one.parts, 1)}
    return _group("Homework", "parts right", places, best, starts=starts, labels=labels)


def _challenges(progress: Progress) -> tuple[Group, Mapping[str, _Place]]:
    titles = {name: one.title for name, one in challenge.load().items()}
    states = {title: 1.0 for name, title in titles.items() if name in progress.solved}
    places = {title: ("challenges", {Key.CHALLENGE: name}) for name, title in titles.items()}
    labels = {title: str(i) for i, title in enumerate(places, 1)}
    return _group("Challenges", "solved", places, states, labels=labels)


def _mistakes(progress: Progress) -> tuple[Group, Mapping[str, _Place]]:
    found = by_step(progress.attempts, choices()[EVERYTHING])
    titles = {name: MISTAKES[name].title for step in found.values() for name in step}
    steps = {
        titles[name]: EVERY_NODE[node].station if node else "read off" for node, step in found.items() for name in step
    }
    starts = {next(title for title in steps if steps[title] == step): step.capitalize() for step in steps.values()}
    met = {titles[name]: 0.0 for name in records(progress.attempts) if name in titles}
    states = met | {titles[name]: 1.0 for name in progress.mastered if name in titles}
    places = {title: ("practice", dict[Key, str]()) for title in titles.values()}
    return _group(
        "Practice", "common mistakes avoided", places, states, starts=starts, ahead="common mistakes to avoid"
    )


def show_homework(progress: Progress) -> None:
    """For each exercise and set of numbers: its score, and the best answer to each part."""
    if not progress.homework:
        return
    st.header("Homework", divider="gray")
    sets = dict[tuple[str, int | None], dict[str, Answered]]()
    for (exercise_id, variant, part), one in progress.homework.items():
        sets.setdefault((exercise_id, variant), {})[part] = one
    shown = sorted(sets.items(), key=lambda item: max(one.at for one in item[1].values()), reverse=True)
    for (exercise_id, variant), found in shown[:_MOST_SETS]:
        _show_set(exercise_id, variant, found)
    if len(shown) > _MOST_SETS:
        st.caption(f"{len(shown) - _MOST_SETS} older ones are in the file that you can download below.")


def _show_set(exercise_id: str, variant: int | None, found: Mapping[str, Answered]) -> None:
    exercise = _exercise(exercise_id)
    prompts = {part.id: part.prompt for part in exercise.parts} if exercise else {}
    coarse = _coarse(exercise_id, variant, found)
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


def _coarse(exercise_id: str, variant: int | None, found: Mapping[str, Answered]) -> frozenset[str]:
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


def _fields(exercise: Exercise, variant: int | None, found: Mapping[str, Answered]) -> Mapping[Key, str]:
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


def show_practice(progress: Progress) -> None:
    """How much was practised, and how far each mistake is mastered."""
    if not progress.attempts and not progress.mastered:
        return
    st.header("Practice", divider="gray")
    right, many = sum(one.right for one in progress.attempts), len(progress.attempts)
    days = words.days(progress.attempts, clock.zone())
    in_a_row = words.days_in_a_row(days, words.day(int(clock.now()), clock.zone()))
    st.markdown(
        f"{many:,} answer{'s' * (many != 1)} on {len(days):,} day{'s' * (len(days) != 1)}, {right:,} of them right. "
        f"Days in a row: **{in_a_row}**."
    )
    found = records(progress.attempts)
    names = sorted({*found, *progress.mastered}, key=lambda name: (name not in progress.mastered, name))
    if not names:
        return
    tables.draw({
        "mistake": [plain(MISTAKES[name].title if name in MISTAKES else name) for name in names],
        "mastered": [_mastered(found.get(name), progress.mastered.get(name)) for name in names],
        "made": [str(sum(found[name].made) if name in found else 0) for name in names],
        "avoided": [str(found[name].made.count(False) if name in found else 0) for name in names],
    })  # fmt: skip


def _mastered(record: Record | None, at: int | None) -> str:
    if at is None:
        return f"{min(record.streak, TO_MASTER) if record else 0} of {TO_MASTER}"
    again = "" if record is None or record.is_mastered else "; made again since"
    return f":green[:material/check:] {_date(at)}{again}"


def show_challenges(progress: Progress) -> None:
    """The records of each challenge that was solved."""
    if not progress.solved:
        return
    st.header("Challenges", divider="gray")
    named, solved = challenge.load(), sorted(progress.solved.items())
    tables.draw({
        "challenge": [plain(named[name].title if name in named else name) for name, _ in solved],
        "fewest": [_solution(name, one.fewest, known=name in named) for name, one in solved],
        "smallest change": [_solution(name, one.smallest, known=name in named) for name, one in solved],
    })  # fmt: skip


def _solution(name: str, found: Solution, *, known: bool) -> str:
    """What a solution costs; it opens the solution if this version of the app knows the challenge."""
    cost = f"{found.cells} change{'s' * (found.cells != 1)}, {found.change:.4g} in all"
    return f"[{cost}](challenges?challenge={quote(name)}&{quote(found.edits, safe='=&')})" if known else cost


def _mark(credit: float, *, is_coarse: bool) -> str:
    if credit >= 1:
        return ":green[:material/check:] right"
    if is_coarse:
        return ":blue[…] more digits"
    return f"{credit:.0%} right" if credit else ":red[:material/close:] not right yet"


def _cut(text: str) -> str:
    """An answer on one line; the last blank keeps numbers to the left, where the other answers are."""
    one_line = " ".join(text.split())
    return f"{plain(one_line if len(one_line) <= _LONGEST else f'{one_line[: _LONGEST - 1]}…')}{_NBSP}"


def _date(at: int) -> str:
    """A day, on one line however narrow its column is."""
    return f"{words.day(at, clock.zone()):%-d{_NBSP}%b{_NBSP}%Y}"
