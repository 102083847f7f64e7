"""Applies what a teacher has decided to a row, and lists the answers that wait for a decision."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from core.classroom.class_rows import Row
from core.classroom.decisions import Decisions, answer_id, place_of
from core.classroom.points import credit, cut
from core.classroom.policy import Policy
from core.homework.grade import Grade
from core.homework.results import Result


def _is_whole(row: Row) -> bool:
    """Whether a row is a file that cannot be read: the part "" stands for all parts that are not decided one by one."""
    return bool(row.fault) and not any(row.answers.values())


def applied(row: Row, exercise: str, parts: Sequence[str], decisions: Decisions) -> Row:
    """A row with what was decided about its answers, as they were handed in."""
    if not decisions:
        return row
    whole = [_id(row, exercise, "")] if _is_whole(row) else []
    keys = {part: (_id(row, exercise, part), place_of(row.student, part), *whole) for part in parts}
    known = {part: next((key for key in each if key in decisions), "") for part, each in keys.items()}
    return replace(row, decided={part: decisions[key] for part, key in known.items() if key})


def unclear_appeals(row: Row, parts: Sequence[str], decisions: Decisions) -> Mapping[str, int]:
    """The appeals, by place, to which attempts of a student have different answers, and how many those are."""
    if not row.earlier:
        return {}
    typed = {part: {one.answers.get(part, "") for one in (*row.earlier, row)} for part in parts}
    places = {place_of(row.student, part): len(texts) for part, texts in typed.items() if len(texts) > 1}
    return {place: count for place, count in places.items() if place in decisions}


def _id(row: Row, exercise: str, part: str) -> str:
    return answer_id(exercise, row.student, row.variant, part, row.answers.get(part, ""))


def texts(row: Row) -> dict[str, str]:
    """What is marked: the answers, or what a teacher reads in their place."""
    return {**row.answers, **{part: one.read_as for part, one in row.decided.items() if one.read_as}}


def open_parts(row: Row, grade: Grade, policy: Policy) -> list[str]:
    """The parts that wait for a decision: a text for its credit, whatever else is decided about it."""
    return [
        part
        for part, result in grade.items()
        if (part not in row.decided or credit(row, part, result, policy) is None) and _why(row, part, result, policy)
    ]


def _why(row: Row, part: str, result: Result, policy: Policy) -> str:
    """Why a person should look at an answer; empty if nobody has to."""
    if result.status == "collected":
        return "text"
    is_left = bool(row.fault) or (result.status == "unreadable" and policy.unreadable == "review")
    return row.doubts.get(part, "unreadable" if is_left else "")


def other_texts(attempts: Iterable[tuple[Row, Grade]], row: Row, exercise: str) -> list[tuple[Row, Grade]]:
    """The texts in attempts other than the one that counts so far, each once: their credit may make another count."""
    listed = {_id(row, exercise, part) for part in row.answers}
    found = []
    for other, grade in attempts:
        ids = {part: _id(other, exercise, part) for part, one in grade.items() if one.status == "collected"}
        new = {part: grade[part] for part, name in ids.items() if name not in listed}
        listed.update(ids.values())
        found.append((other, Grade(results=new)))
    return found


def decision_rows(row: Row, grade: Grade, policy: Policy, exercise: str) -> Iterator[tuple[object, ...]]:
    """The answers of a row on which somebody may decide or has decided, as `core.classroom.decisions.COLUMNS`."""
    lines, listed = [one.line for one in row.decided.values()], set[str]()
    for each, result in grade.items():
        decision = row.decided.get(each)
        part = "" if _is_whole(row) and (not decision or lines.count(decision.line) > 1) else each
        if part in listed:
            continue
        listed.add(part)
        why = _why(row, each, result, policy) or ("decided" if decision else "")
        if not why:
            continue
        yield (
            _id(row, exercise, part), row.student, row.variant, part, why,
            row.places.get(part) or row.fault or (f"line {row.line}" if row.line else ""),
            cut(row.answers.get(part, "")), _program(result, policy),
            *((decision.decision, decision.read_as, decision.reason) if decision else ("", "", "")),
        )  # fmt: skip


def _program(result: Result, policy: Policy) -> str:
    """What the program would do, which is what the teacher's ``keep`` does; a text it leaves to the teacher."""
    if result.status == "collected":
        return "collected"
    read = f", read as {result.reading}" if result.reading else ""
    return f"{result.status}, credit {round(policy.credit(result) or 0.0, 4):g}{read}"
