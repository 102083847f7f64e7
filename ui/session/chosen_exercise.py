"""The exercise that a student has chosen and its variant, on all screens, and both as parameters of the link."""

from collections.abc import Collection, Sequence

from core.homework.variants import LARGEST_SEED
from ui.session import asked_part, keys, link, step_fields
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue
from ui.session.session_memory import content, fill, fill_and_keep, memory

_MOST_DIGITS = 10

_BETWEEN = " "
"""What stands between two answers in the link."""


def open_from_link(key: str, options: Sequence[str], *, opening: str, before: str) -> str | None:
    """Fill the picker of an exercise before it is drawn; returns what a link asks for that is not offered.

    A screen opens on ``opening``. A link that names no exercise but something else was stored when screens opened on
    the one ``before``.
    """
    asked = link.parameter(key)
    if asked and link.has_lost(Key.VARIANT):  # Back to the course's numbers
        _forget_variant(asked)
    if not link.is_new(key):
        held = content(key) or memory().contents.get(key)
        # Filled in every run: on another screen the picker of the same key is a new one, which opens empty.
        fill(key, held if held in options else opening if link.is_bare() else before)
        return None
    if asked not in options:
        fill(key, None)
        return asked
    fill_and_keep(key, asked)
    link.pass_over(key)
    _forget_variant(asked)  # a link without a variant means the course's numbers
    return None


def chosen_id(key: str) -> str:
    """The exercise that is chosen in a picker; "" if none is."""
    return str(content(key) or "")


def _forget_variant(exercise_id: str) -> None:
    _variant(exercise_id).remember(None)
    memory().parameters_written.pop(Key.VARIANT, None)


def note_choice(key: str) -> None:
    """Remember the choice, in place of what a link that was opened asked for; for the picker's callback."""
    memory().contents[key] = chosen_id(key)
    link.pass_over(key, Key.VARIANT)


def choose(key: str, exercise_id: str, variant: int | None) -> None:
    """Choose an exercise and a variant in place of the student; call it from a callback."""
    fill(key, exercise_id)
    note_choice(key)
    use_variant(exercise_id, variant)


def open_variant_from_link(exercise_id: str) -> bool:
    """Work on the variant that a link asks for; returns whether it asks for something that is no variant."""
    if not link.is_new(Key.VARIANT):
        return False
    asked = _number_in(link.parameter(Key.VARIANT))
    if asked is None or asked > LARGEST_SEED:
        return True
    use_variant(exercise_id, asked)
    return False


def _variant(exercise_id: str) -> LinkedValue[int | None]:
    return LinkedValue(
        names=(Key.VARIANT,),
        read=_number_in,
        base=exercise_id,
        written=lambda variant: ("" if variant is None else str(variant),),
    )


def _number_in(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


def write(key: str, exercise_id: str, *, answers: Collection[str] = ()) -> None:
    """Put the choice into the link, as one step for the Back button.

    ``answers`` are the names under which a link holds answers to it; those to another choice leave the link with that.
    """
    asked = variant(exercise_id)
    texts = {key: exercise_id, **_variant(exercise_id).in_link(asked)}
    if not answers:
        link.write_all(texts)
        return
    remembered = memory()
    others, remembered.answers_in_link = remembered.answers_in_link - {*answers}, frozenset(answers)
    instead = dict(step_fields.contents(answers))
    if others and not link.is_new(Key.PART):  # the part that is asked belongs to the exercise that is left
        others |= {Key.PART}
        instead[Key.PART] = asked_part.part_name(keys.exercise_key(exercise_id, asked)).recalled()
    link.write_exchanged(texts, left=others, instead=instead)


def variant(exercise_id: str) -> int | None:
    """The variant of an exercise that a student works on; None for the course's numbers."""
    return _variant(exercise_id).recalled()


def next_variant(exercise_id: str) -> int:
    """The variant of an exercise with other numbers than those that a student works on."""
    current = variant(exercise_id)
    return 1 if current is None else current + 1


def use_variant(exercise_id: str, variant: int | None) -> None:
    """Work on a variant from now on; call it from a callback, or for what a link asks for."""
    _variant(exercise_id).remember(variant)
    link.pass_over(Key.VARIANT)


def show_solutions(keys: Sequence[str]) -> None:
    """Remember that a student was shown the solution of some answers, by their keys."""
    memory().solutions_shown |= set(keys)


def solutions_shown(keys: Sequence[str]) -> frozenset[str]:
    """Those of some answers whose solution a student was shown, by their keys; kept in the link."""
    if link.is_new(Key.SHOWN):
        show_solutions(sorted({*link.parameter(Key.SHOWN).split(_BETWEEN)}.intersection(keys)))
    shown = memory().solutions_shown.intersection(keys)
    link.write(Key.SHOWN, _BETWEEN.join(key for key in keys if key in shown))
    return shown
