"""The challenge that a student has chosen, and the numbers typed into it, in the session and in the link."""

from collections.abc import Container, Mapping, Sequence

from core.reading import matrix_edits
from core.reading.matrix_edits import Edits
from ui.session import link
from ui.session.keys import Key
from ui.session.linked_value import linked_text
from ui.session.session_memory import content, fill_and_keep, memory

_CHALLENGE = linked_text(Key.CHALLENGE)


def open_from_link(ids: Sequence[str]) -> str:
    """Fill the picker before it is drawn; returns what a link asks for that is not there, else ""."""
    asked = _CHALLENGE.held()
    choose(next(one for one in (asked, content(Key.CHALLENGE), ids[0]) if one in ids))
    return "" if asked in ids else asked


def note_choice(ids: Container[str]) -> None:
    """Put the choice into the link; for the picker's callback.

    While a first solution gives an option its check mark, the browser may still send its former label: no choice.
    """
    if (chosen := content(Key.CHALLENGE)) in ids:
        choose(chosen)


def choose(challenge: str) -> None:
    """Work on a challenge from now on; call it from a callback, or before the picker is drawn."""
    fill_and_keep(Key.CHALLENGE, challenge)
    _CHALLENGE.set(challenge)


def base(challenge: str) -> str:
    """Which numbers those of a challenge are, so that edits stay with their own."""
    return f"challenge {challenge}"


def refuse(names: Sequence[str]) -> tuple[str, ...]:
    """Take matrices that cannot be changed here out of the link; returns those that a link wanted to change."""
    refused = tuple(name for name in names if link.new_parameter(name))
    for name in names:
        link.write(name, "")
    return refused


def opens_from_link(names: Sequence[str]) -> bool:
    """Whether a link has just brought edits of matrices of these names, or the sentence; before they are drawn.

    The sentence is bound to the link, so it came with that unless the student has changed it.
    """
    if Key.CHALLENGE_SENTENCE in names:
        return Key.CHALLENGE_SENTENCE not in memory().changed_at
    return any(link.new_parameter(name) for name in names)


def note_opened(challenge: str, written: str) -> None:
    """Note what a link has opened a challenge with."""
    memory().challenges_opened[challenge] = written


def is_as_opened(challenge: str, written: str) -> bool:
    """Whether a challenge stands as a link has opened it, with nothing changed since."""
    return memory().challenges_opened.get(challenge) == written


def link_text(typed: Mapping[str, Edits]) -> str:
    """Edits by matrix, as they stand in a link."""
    letters = {name: matrix_edits.pack(cells) for name, cells in typed.items()}
    return "&".join(f"{name}={text}" for name, text in letters.items() if text)


def sentence_link_text(text: str) -> str:
    """A sentence, as it stands in a link."""
    return f"{Key.CHALLENGE_SENTENCE}={text}"


def type_over(challenge: str, found: Mapping[str, str]) -> None:
    """Put edits into the matrices of a challenge, by matrix as they stand in a link; call it from a callback."""
    for name, typed in found.items():
        linked_text(name, base(challenge)).set(typed)


def type_sentence(text: str) -> None:
    """Put a sentence into the field of a challenge; call it from a callback."""
    fill_and_keep(Key.CHALLENGE_SENTENCE, text)
