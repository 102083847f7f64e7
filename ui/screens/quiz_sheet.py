"""The answers to an exercise and their marks, and which parts of the screen a change of one redraws."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from math import prod
from types import MappingProxyType

import streamlit as st

from core import grading
from core.exercises import Exercise, Part, Question, Reflection
from core.grading import Grade
from core.practice.offers import homework_attempt
from core.practice.progress import BestAnswer
from core.reading import answers
from ui.fields import earned_parts
from ui.screens.answers_in_boxes import AnswersInBoxes
from ui.session import (
    contents,
    going_back,
    hints_and_checks,
    kept_answers,
    kept_progress,
    keys,
    link,
    step_fields,
    streamlit_internals,
)
from ui.session.keys import Key

LONGEST_IN_LINK = 100
"""The most numbers of an answer that is kept in the link: servers refuse longer links."""

SCORE, ENDING, TAKEN = "score", "ending", "taken"
"""The keys of the fragments with the score, with what to do once all is answered, and with the answers as a file.

That of a question is its id."""


def names_in_link(exercise: Exercise) -> list[str]:
    """The names under which a link holds answers to an exercise: of the parts that are not too long, and of words."""
    observed = (keys.observation_key(exercise, one) for one in exercise.reflections)
    return [*_keys_in_link(exercise).values(), *observed]


def _keys_in_link(exercise: Exercise) -> dict[str, str]:
    """The keys of the fields that a link holds, by id; longer answers the browser keeps by themselves."""
    short = (one for one in exercise.fields if isinstance(one, Reflection) or is_in_link(one))
    return {one.id: keys.answer_key(exercise, one) for one in short}


def is_in_link(part: Part) -> bool:
    """Whether the answer to a part is short enough for the link."""
    return prod(part.shape) <= LONGEST_IN_LINK


def longest(part: Part) -> int:
    """The most characters of an answer."""
    return 2 * (answers.SPACE + answers.SPACE_PER_NUMBER * prod(part.shape))


@dataclass(kw_only=True, eq=False)
class Sheet(AnswersInBoxes):
    """The answers to an exercise and their marks, as last shown on the screen; ``texts`` are what was typed, by part.

    Those with ``checked_keys`` are marked even while blank, and of the parts ``shown`` the solution was shown.
    ``has_noted``: a field holds something else than was noted so far. ``hints`` are offered on every answer that is
    not right, and not only on wrong ones. If it ``is_brought_back``, the fields were filled with what the browser kept.
    ``affects_others``: boxes that were just filled in affect more than their own question.
    """

    is_worksheet = True
    exercise: Exercise
    texts: Mapping[str, str] = field(init=False)
    grade: Grade = field(init=False)
    checked_keys: Collection[str] = field(init=False)
    shown: Collection[str] = field(init=False)
    has_noted: bool = field(init=False)
    hints: bool = field(init=False)
    is_brought_back: bool = field(init=False)
    affects_others: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Mark the answers; the run ends here while the browser is asked for them."""
        exercise = self.exercise
        self.is_brought_back = kept_answers.bring_back(exercise.id, exercise.variant, _keys_in_link(exercise))
        for part in filter(is_in_link, exercise.parts):
            step_fields.restore([self.key(part)], longest=longest(part))
        self.hints = contents.is_on(Key.HINTS)
        self.shown = earned_parts.shown_parts(self.exercise)
        self._mark()

    def write(self, parts: Iterable[Part], others: Mapping[str, str] = MappingProxyType({})) -> None:
        """Write the answers to some parts into the link, and whatever else: as one step for the Back button.

        Call it before their fields are drawn.
        """
        names = [self.key(part) for part in parts if is_in_link(part)]
        held = step_fields.contents(names)
        link.write_all({**{name: held.get(name, "") for name in names}, **others})

    def _mark(self) -> None:
        ids = [part.id for part in self.exercise.parts]
        self.texts = dict(zip(ids, contents.texts(self.keys), strict=True))
        self.checked_keys = hints_and_checks.checked_keys()
        self.grade = grading.grade(self.exercise, self.texts)
        self.has_noted = self._note()

    def _note(self) -> bool:
        """Note the answers that were given in this session, and, once any was, all that stands beside it.

        Returns:
            Whether any of it is new.
        """
        noted, of, short = False, (self.exercise.id, self.exercise.variant), _keys_in_link(self.exercise)
        last = max(map(going_back.changed_at, short.values()), default=0.0)
        for name, key in short.items():
            text = contents.text(key)
            if last and (text or going_back.changed_at(key)):
                noted |= kept_progress.note_last(*of, name, text, int(last))
        given = [
            (part, int(at))
            for part in self.exercise.parts
            if self.grade[part.id].is_answered and (at := going_back.changed_at(self.key(part)))
        ]
        attempted = kept_progress.attempted() if given else ()
        for part, at in given:
            answered = BestAnswer(credit=self.grade[part.id].credit, at=at, text=self.texts[part.id])
            noted |= kept_progress.note_answer(*of, part.id, answered)
            noted |= (*of, part.id) not in attempted and self._note_attempt(part, at)
        return noted

    def _note_attempt(self, part: Part, at: int) -> bool:
        """Note for practice what an answer says of mistakes, unless it was shown; returns whether it says anything."""
        attempt = None if part.id in self.shown else homework_attempt(self.exercise, part, self.grade[part.id], at=at)
        if attempt:
            kept_progress.note_attempt(attempt)
        return attempt is not None

    def mark_again(self, *changed: Part) -> None:
        """Mark again after something was typed, and redraw what that affects; call it from the field's callback.

        Through carry-forward one answer may change the mark of another. Streamlit redraws the field's own question in
        any case; asking for nothing else would only draw it twice.
        """
        if len(fragments := self._affected_by(*changed)) > len(changed):
            st.rerun(fragments)

    def forget(self) -> None:
        """Empty all fields, and forget the answers here and in the browser; call it from a button's callback.

        What a callback fills into a field is drawn only if the page is redrawn at the end of the question.
        """
        kept_answers.forget(self.exercise.id, self.exercise.variant, map(self.key, self.exercise.fields))
        self._mark()
        self.affects_others = True

    def mark_boxes(self, *changed: Part) -> None:
        """Mark again after boxes were filled in, and note whether that affects other questions or the score.

        They are not redrawn from here: what a callback fills into a field gets into the link only when the field is
        drawn next.
        """
        self.affects_others = len(self._affected_by(*changed)) > 1

    def redraw_others(self) -> None:
        """Redraw the page if filling in boxes affects more than their question; call it at the end of that one.

        Streamlit takes the keys of fragments from a callback alone.
        """
        if self.affects_others:
            self.affects_others = False
            st.rerun()

    def _affected_by(self, *changed: Part) -> list[str]:
        """Mark again, and find the keys of the fragments that show something else now, and of those of the parts."""
        if not streamlit_internals.is_partial():
            return []
        before, earned_before, open_before = self.grade, self.earned, self.open_questions
        self._mark()
        affected = {part.id for part in self.exercise.parts if self.grade[part.id] != before[part.id]}
        affected |= {part.id for part in changed}
        fragments = [one.id for one in self.exercise.questions if affected & {part.id for part in one.parts}]
        if self.earned != earned_before:
            others = [one for one in self.exercise.questions if one.id not in fragments]
            fragments += [one.id for one in others if self._is_observed(one)]
        if contents.is_on(Key.ANSWERS):
            fragments.append(TAKEN)
        if self.grade.score != before.score or self.has_noted:
            fragments.append(SCORE)
        if self.open_questions != open_before:
            fragments.append(ENDING)
        return fragments

    def _is_observed(self, question: Question) -> bool:
        """Whether a student has asked for what we observe in a question."""
        return any(contents.is_on(keys.observation_key(self.exercise, one)) for one in question.reflections)

    @property
    def earned(self) -> frozenset[str]:
        """The ids of the parts whose answers may be seen."""
        return earned_parts.solved_parts(self.grade) | frozenset(self.shown)

    def is_shown(self, part: Part) -> bool:
        """Whether the mark of a part is shown: that of a blank one only after a check."""
        return bool(self.texts[part.id].strip()) or self.key(part) in self.checked_keys

    def text(self, part: Part) -> str:
        """What was typed for a part."""
        return self.texts[part.id]

    def cell_marks(self, part: Part, count: int) -> list[str]:
        """The mark of each number of a part; "" while none is shown. What follows from a slip does not look right."""
        result = self.grade[part.id]
        marks = result.cell_statuses(count) if self.is_shown(part) else [""] * count
        return ["carried" if result.carried and mark == "correct" else mark for mark in marks]

    def offers_hints(self, part: Part) -> bool:
        """Whether hints on a part are offered; a right answer needs none, and an idea has its options."""
        status = self.grade[part.id].status
        return not part.options and (status in ("wrong", "partial") or (self.hints and status != "correct"))

    def is_right(self, part: Part) -> bool:
        """Whether the answer to a part is right."""
        return self.grade[part.id].status == "correct"

    @property
    def open_questions(self) -> tuple[str, ...] | None:
        """The ids of the questions with an answer that is not right; None while something has not been answered."""
        if any(mark.status == "blank" for mark in self.grade.values()):
            return None
        return tuple(one.id for one in self.exercise.questions if not all(map(self.is_right, one.parts)))

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all fields, in order."""
        return tuple(self.key(part) for part in self.exercise.parts)

    def key(self, part: Part | Reflection) -> str:
        """The key of the field of a part, or of a text in one's own words."""
        return keys.answer_key(self.exercise, part)
