"""The only place that touches session state and the link; every key a widget has is named here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from core.exercises import Exercise, Part


class Key(StrEnum):
    """Widget keys. Those bound to the link are also the names of its parameters, so they stay as they are."""

    EXAMPLE = "example"
    SENTENCE = "sentence"
    WORD = "word"
    UNKNOWN = "unknown"
    VECTOR = "vector"
    LEARNING = "learning"
    DIVISOR = "divisor"
    EXERCISE = "exercise"
    MATRIX = "matrix"
    ROW = "row"
    COLUMN = "column"
    PREDICTION = "prediction"
    REVEAL = "reveal"
    TEMPERATURE = "temperature"
    SCORE = "score"
    LINES = "lines"
    BLEND = "blend"
    WORDS = "words"
    D_MODEL = "d_model"
    WEIGHTS = "weights"
    WEIGHTS_OR_TRAINED = "weights-50"
    SEED = "seed"
    DISTRIBUTION = "distribution"
    D_K = "d_k"
    D_V = "d_v"
    OWN = "own numbers"
    STEPS = "step by step"
    GLOSSARY = "glossary"
    NUMBERS = "numbers"
    TEXT = "text"
    SCALING = "scaling"
    ZOOM = "zoom"
    TRAIN_SEED = "train.seed"
    TRAIN_EPOCHS = "train.epochs"
    TRAIN_SENTENCE = "train.sentence"
    TRAIN_EPOCH = "train.epoch"
    SENSES = "sentences"


_Collection = TypeVar("_Collection")

_ROUTED = "routed"
_CHECKED = "checked answers"
_CLICKS = "cells pointed at"
_KEPT = "kept texts"
_LOST = "lost texts"
_EDITS = "cells typed over"
_LINKED = "cells in the link"
_EDITORS = "tables being edited"
_USED = "matrices last used"
_RUN = "training"
_LEARNED = "matrices learned"
_COUNT = ""
"""Where, among the tables being edited, it is counted how many there have been."""
HOMEWORK = "bank-interest"
CELL = "cell"
"""What the choice of a cell is called inside a heat map."""


def _held(key: str, default: Any) -> Any:
    """What the session holds; asking for what it does not hold costs Streamlit a list of all that it does."""
    return st.session_state[key] if key in st.session_state else default  # noqa: SIM401


def _linked(name: str) -> str:
    return st.query_params[name] if name in st.query_params else ""  # noqa: SIM401


def _unlink(name: str) -> None:
    if name in st.query_params:
        del st.query_params[name]


def _own(key: str, empty: _Collection) -> _Collection:
    """A collection that the session holds, an empty one at first."""
    if key not in st.session_state:
        st.session_state[key] = empty
    held: _Collection = st.session_state[key]
    return held


def routed() -> bool:
    """Whether the router has run in this session."""
    return bool(_held(_ROUTED, False))


def note_routed() -> None:
    """Remember that the router has run in this session."""
    st.session_state[_ROUTED] = True


def run_is_partial() -> bool:
    """Whether only a fragment of the screen is drawn again in this run, and not all of it."""
    context = get_script_run_ctx()
    return bool(context and context.fragment_ids_this_run)


def numbered(key: Key, i: int) -> str:
    """The key of one of several alike widgets."""
    return f"{key}-{i}"


def forget(*keys: str) -> None:
    """Let widgets start again from their defaults; to be called from a callback, or before they are drawn."""
    for key in keys:
        st.session_state.pop(key, None)
        _kept().pop(key, None)


def answer_key(exercise: Exercise, part: Part) -> str:
    """The key of an answer field: the part's id, which the homework has for itself."""
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def checked() -> frozenset[str]:
    """The keys of the answers whose button was pressed, so that a blank one is told that it is blank."""
    return frozenset(_held(_CHECKED, ()))


def check(keys: Iterable[str]) -> None:
    """Note that the button of these answers was pressed."""
    st.session_state[_CHECKED] = checked() | set(keys)


def text(key: str) -> str:
    """What a text field holds, or will hold when it is drawn: before that, what the link has for it."""
    if key in _lost():
        return str(_kept()[key])
    return str((st.session_state[key] if key in st.session_state else _linked(key)) or "")


def typed(key: str) -> None:
    """Note that a student has changed a field themselves, be it to nothing."""
    _kept()[key] = _held(key, None)
    st.session_state[_CHECKED] = checked() - {key}


def bring_back(key: str) -> None:
    """Put what a field held last back into it if the browser's Back button has reset it; before it is drawn.

    Leaving a screen takes its fields out of the link, so that going back to it finds a link without them, and a
    link goes before the memory of the session.
    """
    if key in _lost():
        st.session_state[key] = _kept()[key]
        _lost().discard(key)


def keep(key: str, value: Any, default: Any = "") -> None:
    """Remember what a field holds, or note that it has lost what its student never changed back; after it is drawn."""
    if value != default:
        _kept()[key] = value
    elif _kept().get(key, default) not in (default, None):
        _lost().add(key)


def run_again_for_lost() -> None:
    """Run the screen once more if any of its fields has to be filled again."""
    if _lost():
        st.rerun()


def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = _own(_KEPT, {})
    return kept


def _lost() -> set[str]:
    lost: set[str] = _own(_LOST, set())
    return lost


def hints_key(question: str) -> str:
    """The key of the hints on a question."""
    return f"hints on {question}"


def hints_shown(key: str) -> int:
    """How many hints have been asked for on an answer."""
    return int(_held(f"hints {key}", 0))


def show_hint(key: str) -> None:
    """Show one hint more on an answer."""
    st.session_state[f"hints {key}"] = hints_shown(key) + 1


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be pointed at."""
    return f"cells {node}"


def clicks() -> int:
    """How many cells have been pointed at."""
    return int(_held(_CLICKS, 0))


def take_cell(node: str, title: str | None, rows: Sequence[str], columns: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Let the pickers say what was pointed at in a heat map; returns its row and column, nothing if it was nothing.

    Without a title there is no picker of the matrix, for there is but one.
    """
    points = st.session_state[cell_key(node)].selection[CELL]
    cells = tuple((int(point["i"]), int(point["j"])) for point in points)
    for i, j in cells:
        chosen = {Key.MATRIX: title, Key.ROW: rows[i], Key.COLUMN: columns[j]}
        for key, value in chosen.items():
            if value is not None:
                st.session_state[key] = _kept()[key] = value
        st.session_state[_CLICKS] = clicks() + 1
    return cells


def drop_if_gone(key: str, options: Sequence[str]) -> None:
    """Let a picker that may be empty be so if what it holds is no longer on offer; before it is drawn."""
    if _held(key, None) not in (None, *options):
        forget(key)


def settle(key: str, options: Sequence[str], usual: str) -> None:
    """Let a picker start again from its usual option if what it holds is no longer on offer; before it is drawn."""
    if _held(key, usual) not in options:
        forget(key)
        st.session_state[key] = usual  # a browser goes on showing what it was not told to give up


def upload_key(key: str) -> str:
    """The key of the file field beside an answer."""
    return f"file {key}"


def take_upload(key: str) -> None:
    """Put the text of an uploaded file into its answer's field."""
    if (file := st.session_state.get(upload_key(key))) is not None:
        st.session_state[key] = file.getvalue().decode("utf-8-sig", errors="replace")
        typed(key)


def edits(base: str, name: str) -> str:
    """The cells typed over a matrix, in the letters of the link.

    They belong to what they were typed over, its ``base``: over another one there are others. The link goes first
    where it holds what this session has not written there itself.
    """
    linked, written = _linked(name), _by_name(_LINKED)
    if linked and linked != written.get(name):
        _by_name(_EDITS)[f"{name} {base}"] = linked
        _by_name(_EDITORS).pop(name, None)
    letters = str(_by_name(_EDITS).get(f"{name} {base}", ""))
    _write(name, letters)
    return letters


def set_edits(base: str, name: str, letters: str) -> None:
    """Remember the cells typed over a matrix, and put them into the link."""
    _by_name(_EDITS)[f"{name} {base}"] = letters
    _write(name, letters)


def drop_edits(bases: Iterable[tuple[str, str]]) -> None:
    """Bring back matrices, each given by base and name, as they were; to be called from a callback."""
    for base, name in bases:
        _by_name(_EDITS).pop(f"{name} {base}", None)
        _by_name(_EDITORS).pop(name, None)
        _by_name(_LINKED).pop(name, None)
        _unlink(name)


def take_linked(key: str) -> None:
    """Put what the link holds into a field that is too long for it at times, so not bound to it; before it is drawn.

    What this session has written there itself is in the field already.
    """
    linked = _linked(key)
    if linked and linked != _by_name(_LINKED).get(key):
        st.session_state[key] = linked


def link(key: str, text: str) -> None:
    """Write what such a field holds into the link, or nothing; after it is drawn."""
    _write(key, text)


def _write(name: str, letters: str) -> None:
    _by_name(_LINKED)[name] = letters
    if letters:
        if _linked(name) != letters:
            st.query_params[name] = letters
    else:
        _unlink(name)


@dataclass(frozen=True, kw_only=True)
class Editor:
    """A table in which cells are edited: its key, and the letters of what had been typed as it was first drawn.

    What is typed into it is not fed back to it as what it shows.
    """

    key: str
    base: str
    letters: str


def editor(base: str, name: str, letters: str) -> Editor:
    """The table for a matrix; a new one where there was none, or where it is another matrix now."""
    editors = _by_name(_EDITORS)
    known: Editor | None = editors.get(name)
    if known is None or known.base != base or known.key not in st.session_state:
        editors[_COUNT] = editors.get(_COUNT, 0) + 1
        known = Editor(key=f"cells of {name}, {editors[_COUNT]}", base=base, letters=letters)
        editors[name] = known
    return known


def last_used(base: str, name: str, otherwise: Any) -> Any:
    """The last matrix that could be used whole."""
    known, M = _by_name(_USED).get(name, (None, None))
    return M if known == base else otherwise


def use(base: str, name: str, M: Any) -> None:
    """Remember a matrix that can be used whole."""
    _by_name(_USED)[name] = (base, M)


def training() -> Any:
    """What was trained in this session so far; None: nothing."""
    return _held(_RUN, None)


def keep_training(run: Any, learned: Any) -> None:
    """Remember a training as far as it has come, and what it has learned."""
    st.session_state[_RUN], st.session_state[_LEARNED] = run, learned


def learned() -> Any:
    """The matrices that were learned in this session; None: none."""
    return _held(_LEARNED, None)


def carry(learned: Any, filled: Mapping[Key, str]) -> None:
    """Take matrices along, and fill fields of the screen that they are taken to; to be called from a callback."""
    st.session_state[_LEARNED] = learned
    for key, value in filled.items():
        st.session_state[key] = _kept()[key] = value


def go(page: str, filled: Mapping[Key, str]) -> None:
    """Open a screen by its file, with such fields in its link: Streamlit refuses to empty a link that fields hold."""
    st.switch_page(page, query_params=[(str(key), value) for key, value in filled.items()])


def _by_name(what: str) -> dict[str, Any]:
    known: dict[str, Any] = _own(what, {})
    return known
