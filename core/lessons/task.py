"""A question with its facts: what a screen asks, and the one way to mark an answer."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isclose
from typing import Any

import numpy as np

from core.graph.tex import plain
from core.homework.results import Result, best_result
from core.lessons.schema import Facts, FactsError, Kind, Lesson, Question
from core.reading import answers
from core.reading.answers import Choice, Numbers, Reading, Unreadable, read_shape
from core.reading.data_files import DataError, DataFile
from core.reading.denied_answers import find_denial
from core.reading.numbers import Number
from core.reading.readings import AnswerForm
from core.reading.verdicts import Verdict, compare

BLANK = Result(status="blank")

_OTHERWISE: Mapping[Kind, str] = {
    "choice": "Not this one: read the question again and try another.",
    "number": "Not this number: look once more at what is shown, and work it out from there.",
    "vector": "None of these numbers is right yet: begin with the first, and work it out term by term.",
}
"""The message for a wrong answer when the question has none of its own."""

_SHARE = re.compile(r"\s*(\d+)\s+(?:out\s+)?of\s+([1-9]\d*)[.\s]*", re.ASCII | re.IGNORECASE)
"""A share as the figures write it; all there is of an answer."""

_COUNTED = re.compile(r"(.*\d)[\s,;(]*((?:[^\W\d_]++\s*+){1,4})[).]*\s*", re.DOTALL)
"""What ends in a number, and up to four words after it."""

_DRAGGED = 2
"""The decimals of a share that is dragged."""

_WHOLE = re.compile(r"(?:.*[^\d.,])?\d+", re.DOTALL)


def _is_count(key: Any) -> bool:
    """Whether the right answer is of whole numbers: 10 of 25 is then no 0.4."""
    return np.issubdtype(np.asarray(key).dtype, np.integer)


@dataclass(frozen=True, kw_only=True)
class Task:
    """A question together with its facts: what a screen asks, and how the answer is marked.

    If the question names no key, the fact ``key`` is the right answer; if it names no options, the fact ``options`` has
    them, and ``renamed`` those that had another name once. A fact that is a mapping holds a value for each option.
    """

    question: Question
    facts: Facts = field(default_factory=dict)

    @property
    def prompt(self) -> str:
        """What is asked, in Markdown."""
        return self.question.prompt.format_map(self.facts)

    @property
    def options(self) -> tuple[str, ...]:
        """The options to choose from; empty if the answer is typed."""
        return self.question.options or (tuple(self.facts["options"]) if self.question.kind == "choice" else ())

    @property
    def renamed(self) -> Mapping[str, str]:
        """The options that had another name when older links were stored, by that name."""
        given_here = self.question.kind != "choice" or self.question.options
        return self.question.renamed if given_here else self.facts.get("renamed", {})

    @property
    def key(self) -> Any:
        """The right answer."""
        name = self.question.key
        return name if name and self.question.kind == "choice" else self.facts[name or "key"]

    @property
    def answer(self) -> str:
        """The right answer as one would type it; "" if it cannot be told.

        >>> Task(question=Question(prompt="1 / 2?", kind="number"), facts={"key": 0.5}).answer
        '0.5000'
        """
        try:
            key = self.key
        except FactsError:
            return ""
        if self.question.kind in ("choice", "shape"):
            return str(key)
        decimals = 0 if _is_count(key) else self.question.decimals
        return " ".join(f"{cell:.{decimals}f}" for cell in np.ravel(key))

    @property
    def answer_form(self) -> AnswerForm:
        """What is asked for, as far as reading needs to know; of an answer of numbers."""
        return AnswerForm(kind=self.question.kind, shape=np.shape(self.key))  # type: ignore[arg-type]

    def is_settled(self, mark: Result) -> bool:
        """Whether the answer may stand in the figure: a prediction is made once; what one computes has to be right."""
        is_prediction = self.question.kind == "choice" or self.question.within > 0
        return mark.status == "correct" or (is_prediction and mark.status == "wrong")

    def slip(self, name: str) -> Any:
        """The wrong answer that a slip leads to: of a choice the option, or the fact, of that name."""
        return self.facts.get(name, name) if self.question.kind == "choice" else self.facts[name]

    def mark(self, text: str) -> Result:
        """Mark what was typed or chosen; raises nothing. Every right number of several earns its share.

        >>> half = Question(prompt="1 / 2?", kind="number", slips={"inverse": "Upside down."})
        >>> Task(question=half, facts={"key": 0.5, "inverse": 2.0}).mark("2").message
        'Upside down.'
        """
        if not text.strip():
            return BLANK
        try:
            return best_result([self._mark_reading(reading, text) for reading in self._readings(text)])
        except FactsError as problem:
            return unreadable(str(problem))

    def _readings(self, text: str) -> tuple[Reading, ...]:
        match self.question.kind:
            case "choice" | "line":
                return (Choice(word=text, shown=text),)
            case "shape":
                return (read_shape(text, len(self.key)),)
            case "number":
                read = answers.readings(text, self.answer_form)
                unread = all(isinstance(one, Unreadable) for one in read)
                return answers.readings(self._bare(text), self.answer_form) if unread else read
            case _:
                return answers.readings(text, self.answer_form)

    def _bare(self, text: str) -> str:
        """What cannot be read without what is counted (57 products) or its unit (16.8 MB); 3 of 4 as 3/4."""
        if find_denial(text):
            return text
        if not _is_count(self.key) and (share := _SHARE.fullmatch(text)):
            return f"{share[1]}/{share[2]}"
        units, (_, _, counted) = self.question.units, self.prompt.lower().partition("how many")
        if (found := _COUNTED.fullmatch(text)) and (units or _WHOLE.fullmatch(found[1])):
            return found[1] if _singular(found[2]) <= _singular(" ".join(units) or counted) else text
        return text

    def _mark_reading(self, reading: Reading, text: str) -> Result:
        match reading:
            case Unreadable(message=message):
                return unreadable(message)
            case Numbers(note=note):
                result = self._result(reading, text)
                return replace(result, message=result.message + note)
            case Choice():
                return self._result(reading, text)
            case _:
                return BLANK

    def _result(self, reading: Numbers | Choice, text: str) -> Result:
        verdicts, question = self._compare(reading, self.key), self.question
        if self._is_nearer_to_a_slip(reading):
            verdicts = [Verdict.WRONG]
        right, blank = sum(verdict.right for verdict in verdicts), verdicts.count(Verdict.BLANK)
        if right == len(verdicts):
            message = self._fill(question.praise, text)
            return Result(status="correct", credit=1.0, answer=reading, message=message)
        if all(verdict.right or verdict is Verdict.IMPRECISE for verdict in verdicts):
            # A 0 or a 1 is rarely meant as a rounding where several decimals are asked for: see what it may mean first.
            if _is_whole(reading) and (explanation := self._slip(reading)):
                return Result(status="wrong", answer=reading, message=self._fill(explanation, text))
            message = f"Right as far as it goes. Work out {question.decimals} decimals, and it will count."
            return Result(status="imprecise", answer=reading, message=message)
        explanation = self._slip(reading) if Verdict.WRONG in verdicts else None
        if right and (blank or explanation is None):
            message = f"{right} of {len(verdicts)} {'is' if right == 1 else 'are'} right."
            message += f" {blank} {'is' if blank == 1 else 'are'} still blank." if blank else ""
            message += f" {self._fill(explanation, text)}" if explanation else ""
            credit = right / len(verdicts)
            return Result(status="partial", credit=credit, answer=reading, message=message)
        message = self._fill(self._otherwise(reading) if explanation is None else explanation, text)
        return Result(status="wrong", answer=reading, message=message)

    def _compare(self, reading: Numbers | Choice, value: Any) -> list[Verdict]:
        """A verdict for each number that was read; a choice and a shape have a single one."""
        if isinstance(reading, Choice):
            return [Verdict.CORRECT if reading.word == value else Verdict.WRONG]
        if self.question.kind == "shape":
            return [Verdict.CORRECT if reading.values == value else Verdict.WRONG]
        cells = enumerate(zip(reading.cells, np.ravel(value), strict=True))
        return [Verdict.BLANK if i in reading.blank else self._verdict(cell, float(x)) for i, (cell, x) in cells]

    def _verdict(self, number: Number | None, key: float) -> Verdict:
        """Right to the decimals written, more than 0.1 has; near, with the two of a drag; or a count itself."""
        verdict, question = compare(number, key, self.question), self.question
        if number is None:
            return verdict
        off = abs(float(number.value) - key)
        if not question.decimals:
            return Verdict.CORRECT if isclose(off, 0, abs_tol=1e-9) else Verdict.WRONG
        match verdict:
            case Verdict.CORRECT if number.places == 1 and abs(number.value) < 1 and not isclose(off, 0, abs_tol=1e-9):
                return Verdict.IMPRECISE
            case Verdict.WRONG if number.places == _DRAGGED and off <= question.within:
                return Verdict.CORRECT
            case Verdict.IMPRECISE if question.within and not number.value:
                return Verdict.WRONG
            case _:
                return verdict

    def _is_nearer_to_a_slip(self, reading: Numbers | Choice) -> bool:
        if self.question.kind != "number" or not isinstance(reading, Numbers) or not (cell := reading.cells[0]):
            return False
        keys = (self.key, *map(self.slip, self.question.slips))
        right, *wrong = (abs(float(cell.value) - float(key)) for key in keys)
        return any(off < right for off in wrong)

    def _slip(self, reading: Numbers | Choice) -> str | None:
        """The explanation of the first slip that leads to this answer, as far as it is there."""
        for name, text in self.question.slips.items():
            if all(one.right or one is Verdict.BLANK for one in self._compare(reading, self.slip(name))):
                return text
        return None

    def _otherwise(self, reading: Numbers | Choice) -> str:
        question = self.question
        if isinstance(reading, Choice):
            # The question has no message for something that is not one of its options.
            return (question.otherwise if reading.word in self.options else "") or _OTHERWISE[question.kind]
        shape = question.kind == "shape"
        return question.otherwise or (
            _compare_shapes(reading.values or (), self.key) if shape else _OTHERWISE[question.kind]
        )

    def _fill(self, message: str, chosen: str) -> str:
        facts = {name: fact.get(chosen) if isinstance(fact, Mapping) else fact for name, fact in self.facts.items()}
        return message.format(**{**facts, "chosen": plain(chosen)})


def tasks_of(lesson: DataFile[Lesson], facts: Mapping[str, Facts]) -> Mapping[str, Task]:
    """The questions of a lesson that have facts, by name.

    Raises:
        DataError: the file has no question of such a name.
    """
    questions = lesson().questions
    if missing := next((name for name in facts if name not in questions), None):
        raise DataError(lesson.path, f"questions.{missing}", "expected this question; found none")
    return {name: Task(question=questions[name], facts=its) for name, its in facts.items()}


def spell_weight(weight: float, places: int = 4) -> str:
    """A weight as the picture writes it; none is called 0 or 1, as a softmax gives neither.

    >>> spell_weight(0.00005), spell_weight(0.00004), spell_weight(0.99996)
    ('0.0001', '≈ 0', '≈ 1')
    """
    return {0.0: "≈ 0", 1.0: "≈ 1"}.get(round(weight, places), f"{weight:.{places}f}")


def nearest_option(options: Mapping[str, float], number: float) -> str:
    """The option whose number is nearest to one that was pressed or measured."""
    return min(options, key=lambda option: abs(options[option] - number))


def sum_of_products(a: Iterable[float], b: Iterable[float]) -> str:
    """The dot product of two rows, term by term.

    >>> sum_of_products([0.5, 2.0], [3.0, -1.0])
    '0.5 · 3 + 2 · (−1)'
    """
    return " + ".join(f"{x:g} · {f'{y:g}' if y >= 0 else f'(−{-y:g})'}" for x, y in zip(a, b, strict=True))


def weights_by_option(words: Sequence[str], weights: Iterable[float], options: Sequence[str]) -> dict[str, str]:
    """The weight of each word as a figure has it, and of the last option, which stands for all that are not offered."""
    pairs = [*zip(words, weights, strict=True)]
    others = max(weight for word, weight in pairs if word not in options)
    written = {word: f"{weight:.2f}".replace("0.00", "≈\N{NO-BREAK SPACE}0") for word, weight in pairs}
    return written | {options[-1]: f"at most {others:.2f}"}


def unreadable(message: str) -> Result:
    """The mark of a text that could not be read, with why."""
    return Result(status="unreadable", answer=Unreadable(message=message), message=plain(message))


def _singular(text: str) -> frozenset[str]:
    """The words of a text, each without its plural s.

    >>> sorted(_singular("10 weights, one weight"))
    ['one', 'weight']
    """
    return frozenset(word.casefold().removesuffix("s") for word in re.findall(r"[^\W\d_]+", text))


def _is_whole(reading: Numbers | Choice) -> bool:
    return isinstance(reading, Numbers) and all(cell is not None and cell.places == 0 for cell in reading.cells)


def _compare_shapes(shape: tuple[float, ...], key: tuple[int, ...]) -> str:
    if len(shape) + 1 == len(key) and [size for size in shape if size != 1] == [size for size in key if size != 1]:
        return "Its sizes are right, but an axis of size 1 is missing."
    if len(shape) != len(key):
        return f"You have {len(shape)} {'dimension' if len(shape) == 1 else 'dimensions'}: there are {len(key)} here."
    if sorted(shape) == sorted(key):
        return "These are the right numbers in another order."
    wrong = " and ".join(f"{size:g}" for size, right in zip(shape, key, strict=True) if size != right)
    return f"The number of dimensions is right. What belongs in place of {wrong}?"
