"""What the answers of a student earn under a policy, what is said of them, and which of them wait for the teacher."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from core.classroom.class_rows import Row
from core.classroom.policy import TEACHER_LOOKS, Policy
from core.classroom.reports import visible
from core.homework.exercise import Exercise
from core.homework.results import Result
from core.reading.answers import Choice
from core.reading.readings import counted

KEPT = "kept"
"""The status of a text that nobody marks: it stands in the results to be read, and counts nowhere."""

MOST_SHOWN = 20_000
"""Most characters of a text or an answer that a teacher is shown: a cell of Excel holds 32,767."""

DECISION_LEAD = "Decided by your teacher:"
"""How the message of an answer goes on about which a person has decided."""

Cells = tuple[object, ...]
"""A row of one of the tables that are written; a table without a policy has not the last of them."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """The marks of a row in the parts that are set; ``exercise`` is its id."""

    row: Row
    marks: Mapping[str, Result]
    policy: Policy
    exercise: str

    @cached_property
    def credits(self) -> Mapping[str, float | None]:
        """The share of each part that is earned, after what help costs; None if it is undecided."""
        return {part: self._credit(part, result) for part, result in self.marks.items()}

    def _credit(self, part: str, result: Result) -> float | None:
        """A teacher's word is last."""
        decision = self.row.decided.get(part)
        if decision and decision.credit is not None:
            return decision.credit
        share = self.policy.credit(result)
        if share is not None:
            return share * self.policy.after_help(*self.row.help_with(part))
        return 0.0 if decision and result.status != "collected" else None  # of a text there is no credit to keep

    @cached_property
    def score(self) -> float:
        """The points of all parts, after what lateness costs; undecided ones count as 0."""
        points = sum(self.policy.worth(part) * (share or 0.0) for part, share in self.credits.items())
        return points * self.policy.after_days(self.row.circumstances.late)

    @cached_property
    def open_parts(self) -> list[str]:
        """The parts that wait for a decision: a text for its credit, whatever else is decided about it."""
        return [
            part
            for part, share in self.credits.items()
            if (part not in self.row.decided or share is None) and self._why(part)
        ]

    def _why(self, part: str) -> str:
        """Why a person should look at an answer; empty if nobody has to."""
        status = self.marks[part].status
        if status == "collected":
            return "text"
        is_left = bool(self.row.fault) or (status == "unreadable" and self.policy.unreadable == "review")
        return self.row.doubts.get(part, "unreadable" if is_left else "")

    def results(self, own_words: Mapping[str, str]) -> Iterator[Cells]:
        """A row of the results for each part, and one for each text that nobody marks."""
        student, variant, label = self.row.student, self.row.variant, self.policy.label
        for part, result in self.marks.items():
            worth, share = self.policy.worth(part), self.credits[part]
            if self.row.failed and part not in self.row.decided:
                yield student, variant, part, "error", None, "", "", self.row.fault, None, worth, label
            else:
                yield (
                    student, variant, part, result.status, None if share is None else round(share, 4),
                    ";".join(result.mistakes), result.reading, self._message(part, result),
                    None if share is None else round(worth * share, 4), worth, label,
                )  # fmt: skip
        for name, text in own_words.items():
            yield student, variant, name, KEPT, None, "", text, "", None, 0.0, label

    def _message(self, part: str, result: Result) -> str:
        """What is said of an answer, which help was shown, and where the answer was taken from."""
        told = self.policy.message(result)
        if part in self.row.decided:
            told = f"{told.removesuffix(TEACHER_LOOKS).rstrip()} {self._decision(part)}".strip()
        return " ".join(filter(None, (told, self._help(part, result), self.row.places.get(part))))

    def _decision(self, part: str) -> str:
        """That a teacher has decided, and why; of a text without a credit, that it is still open."""
        decision, share = self.row.decided[part], self.credits[part]
        read = f" It was read as {visible(decision.read_as)}." if decision.read_as else ""
        decided = TEACHER_LOOKS if share is None else f"{DECISION_LEAD} {100 * share:g} % of the credit."
        stop = "." if decision.reason[-1:].isalnum() else ""
        return f"{decided}{read} {visible(decision.reason)}{stop}".rstrip()

    def _help(self, part: str, result: Result) -> str:
        hints, solutions = self.row.help_with(part)
        shown = [counted(hints, "hint")] * bool(hints) + ["the solution"] * bool(solutions)
        if not shown:
            return ""
        costs = f"; that costs {100 * (1 - self.policy.after_help(hints, solutions)):g} % of the credit"
        is_charged = self.policy.help == "deducted" and bool(self.policy.credit(result))
        return f"Shown before: {' and '.join(shown)}{costs if is_charged else ''}."

    def grades(self, waiting: int) -> Cells:
        """The row of the gradebook, where so many answers of the student wait for a decision."""
        most = sum(map(self.policy.worth, self.marks))
        told = (self._note(), self.policy.label, waiting)
        if self.row.fault and waiting:  # a teacher looks at it; a score of 0 would look like one that was earned
            return self.row.student, self.row.variant, None, most, None, *told
        percent = round(100 * self.score / most, 2)
        return self.row.student, self.row.variant, round(self.score, 4), most, percent, *told

    def _note(self) -> str:
        """What a teacher should know about a row besides its marks."""
        days = self.policy.days(self.row.circumstances.late) if self.policy.late_by_day else 0
        lost = 100 * (1 - self.policy.after_days(self.row.circumstances.late))
        late = f"{counted(days, 'day')} late: {lost:g} % off." if days else ""
        return " ".join(filter(None, (self.row.note, late)))

    def cases(self) -> Iterator[Cells]:
        """The answers on which somebody may decide or has decided, as `core.classroom.decisions.COLUMNS`."""
        row, listed = self.row, set[str]()
        lines = [one.line for one in row.decided.values()]
        for each, result in self.marks.items():
            decision = row.decided.get(each)
            part = "" if row.is_whole and (not decision or lines.count(decision.line) > 1) else each
            why = self._why(each) or ("decided" if decision else "")
            if part in listed:
                continue
            listed.add(part)
            if why:
                yield (
                    row.answer_id(self.exercise, part), row.student, row.variant, part, why,
                    row.places.get(part) or row.fault or (f"line {row.line}" if row.line else ""),
                    cut(row.answers.get(part, "")), self._program(result),
                    *((decision.decision, decision.read_as, decision.reason) if decision else ("", "", "")),
                )  # fmt: skip

    def _program(self, result: Result) -> str:
        """What the program would do, which is what the teacher's ``keep`` does; a text it leaves to the teacher."""
        if result.status == "collected":
            return "collected"
        read = f", read as {result.reading}" if result.reading else ""
        return f"{result.status}, credit {round(self.policy.credit(result) or 0.0, 4):g}{read}"


def texts_to_decide(exercise: Exercise, texts: Mapping[str, str]) -> dict[str, Result]:
    """The texts that a teacher reads, as results that wait for a decision."""
    given = {one.id: cut(visible((texts.get(one.id) or "").strip())) for one in exercise.texts}
    return {
        name: Result(status="collected", answer=Choice(word=text, shown=text), message=TEACHER_LOOKS)
        if text
        else Result(status="blank")
        for name, text in given.items()
    }


def texts_to_keep(exercise: Exercise, texts: Mapping[str, str]) -> dict[str, str]:
    """The texts for which nobody gives points, as a teacher is shown them."""
    given = {one.id: texts.get(one.id, "").strip() for one in exercise.reflections if not one.points}
    return {name: cut(visible(text)) for name, text in given.items() if text}


def cut(text: str) -> str:
    """A text, or as much of it as a teacher is shown, with a mark that it is cut."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}… (cut)"
