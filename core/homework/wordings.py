"""The same exercise in other words: what variants say in place of the words of its own sentence.

A text of the file has a word in braces, “{bank}”, wherever a variant says its own word in that place.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import msgspec

from core.graph.nodes import EVERY_NODE
from core.graph.steps import Matrix
from core.homework.exercise import Exercise, Part, Question
from core.homework.exercise_faults import Faults
from core.homework.exercise_files import ExerciseForm, PartForm, SentenceForm
from core.homework.exercise_parts import words_of
from core.reading.data_faults import excerpt, nearest

_BRACES = re.compile(r"\{([^{}]*)\}")

_UNFILLED = re.compile(r"(?<![\w^}])\{[\w'’-]+\}")
"""A word in braces that are not those of a formula, as in \\text{rows} and W_{q}."""

_WORDED_FIELDS = frozenset({"title", "text", "prompt", "why", "observation", "parts", "reflections", "options"})
"""The fields of a question in which braces are filled: its texts, and what holds texts."""


def in_own_words(form: ExerciseForm) -> ExerciseForm:
    """The fields with the exercise's own words in place of the braces; without variants, as they stand."""
    return _filled(form, form) if form.variants else form


def in_other_words(form: ExerciseForm) -> tuple[ExerciseForm, ...]:
    """The fields with the words of each of the other sentences."""
    if form.variants is None:
        return ()
    about = form.variants.about or form.about
    return tuple(
        _filled(msgspec.structs.replace(form, title=one.title, about=about), one) for one in form.variants.sentences
    )


def reworded(exercise: Exercise, form: ExerciseForm, inputs: Mapping[str, Matrix]) -> Exercise:
    """The exercise with the words of some fields, and with the inputs that belong to them."""
    bare = replace(
        exercise,
        title=form.title,
        about=form.about,
        tokens=form.tokens,
        tokens_kv=form.tokens_kv,
        inputs=MappingProxyType(inputs),
    )
    return replace(bare, questions=tuple(_questions(bare, form)))


def check_words(form: ExerciseForm, faults: Faults) -> None:
    """Make sure that the other sentences fit, and that texts have in braces what changes with them, and only that."""
    for i, sentence in enumerate(form.variants.sentences if form.variants else ()):
        for name in ("tokens", "tokens_kv"):
            expected, found = len(getattr(form, name)), len(getattr(sentence, name))
            if expected != found:
                fault = f"expected {expected} words, as many as the exercise has; found {found}"
                faults.note(f"variants.sentences[{i}].{name}", fault)
    texts = list(_texts(form.questions, "questions"))
    as_they_stand = [("title", form.title), ("about", form.about), ("source", form.source)]
    if form.variants:
        for field, text in texts:
            _check_text(field, text, _words(form, form), faults)
        sentences = enumerate(form.variants.sentences)
        as_they_stand += [(f"variants.sentences[{i}].title", one.title) for i, one in sentences]
        as_they_stand.append(("variants.about", form.variants.about))
    else:
        as_they_stand += [(field, text) for field, text in texts if not _has_figures(field)]
    for field, text in as_they_stand:
        if unfilled := _UNFILLED.search(text):
            faults.note(field, f"expected no word in braces, as nothing fills it; found {unfilled[0]}")


def _has_figures(field: str) -> bool:
    """Whether a text has figures in braces, too."""
    return field.endswith(".observation")


def _check_text(field: str, text: str, words: Mapping[str, str], faults: Faults) -> None:
    for name in _BRACES.findall(text):
        if name not in words and not _has_figures(field):
            expected = f"expected one of {', '.join(words)} in braces, words that occur once; found {excerpt(name)}"
            faults.note(field, expected + nearest(name, words))
    for word in words:
        if f"“{word}”" in text or f"*{word}*" in text:
            fault = f"expected “{{{word}}}” in braces, as variants have another word there; found “{word}”"
            faults.note(field, fault)


def _texts(value: Any, field: str) -> Iterator[tuple[str, str]]:
    """The texts in which words may stand in braces, each with its field."""
    match value:
        case str():
            yield field, value
        case tuple():
            for i, one in enumerate(value):
                yield from _texts(one, f"{field}[{i}]")
        case msgspec.Struct():
            for name, one in _worded(value):
                yield from _texts(one, f"{field}.{name}")


def _words(form: ExerciseForm, sentence: ExerciseForm | SentenceForm) -> Mapping[str, str]:
    """The words of the exercise that occur once, each with the word of a sentence in its place."""
    before, after = (*form.tokens, *form.tokens_kv), (*sentence.tokens, *sentence.tokens_kv)
    times = Counter(before)
    return {word: other for word, other in zip(before, after, strict=True) if times[word] == 1}


def _filled(form: ExerciseForm, sentence: ExerciseForm | SentenceForm) -> ExerciseForm:
    words = _words(form, sentence)

    def filled(value: Any) -> Any:
        """The same value, with words in place of the braces in every text that may have them."""
        match value:
            case str():
                return _BRACES.sub(lambda found: words.get(found[1], found[0]), value)
            case tuple():
                return tuple(map(filled, value))
            case msgspec.Struct():
                return msgspec.structs.replace(value, **{name: filled(one) for name, one in _worded(value)})
        return value

    questions = filled(form.questions)
    return msgspec.structs.replace(form, tokens=sentence.tokens, tokens_kv=sentence.tokens_kv, questions=questions)


def _worded(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(value, name)) for name in value.__struct_fields__ if name in _WORDED_FIELDS)


def _questions(exercise: Exercise, form: ExerciseForm) -> Iterator[Question]:
    """The questions of the exercise itself with other texts."""
    for question, entry in zip(exercise.questions, form.questions, strict=True):
        parts = [_part(exercise, one, of) for one, of in zip(question.parts, entry.parts, strict=True)]
        reflections = [
            replace(one, prompt=of.prompt, observation=of.observation)
            for one, of in zip(question.reflections, entry.reflections, strict=True)
        ]
        yield replace(question, title=entry.title, text=entry.text, parts=tuple(parts), reflections=tuple(reflections))


def _part(exercise: Exercise, part: Part, entry: PartForm) -> Part:
    """A part with the texts of other fields and the words of another exercise."""
    if part.options:
        return replace(part, prompt=entry.prompt, options=entry.options or (), choices=words_of(entry))
    rows, _ = EVERY_NODE[part.node].shape
    return replace(
        part,
        prompt=entry.prompt,
        tokens=exercise.words(part.graph, rows),
        tokens_kv=exercise.words(part.graph, "n_kv") if part.tokens_kv else (),
    )
