"""The only place that touches session state and the link; every key a widget has is named here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

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
    CLOSER = "closer"
    GLOSSARY = "glossary"
    NUMBERS = "numbers"
    HINTS = "hints"
    TEXT = "text"
    SCALING = "scaling"
    ZOOM = "zoom"
    TRAIN_SEED = "train.seed"
    TRAIN_EPOCHS = "train.epochs"
    TRAIN_SENTENCE = "train.sentence"
    TRAIN_EPOCH = "train.epoch"
    SENSES = "sentences"


HOMEWORK = "bank-interest"
CELL = "cell"
"""What the choice of a cell is called inside a heat map."""

_MEMORY = "memory"
_UNDRAWN = object()
"""What a field holds that was not drawn yet."""


@dataclass(kw_only=True)
class _Memory:
    """What a session holds beside its fields: one thing, for each that it is asked for costs Streamlit time."""

    routed: bool = False
    checked: frozenset[str] = frozenset()
    clicks: int = 0
    """How many cells have been pointed at."""

    hints: dict[str, int] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict)
    """What fields held when they were last changed."""

    lost: set[str] = field(default_factory=set)
    """Fields that no longer hold it."""

    edits: dict[str, str] = field(default_factory=dict)
    """Cells typed over, by the name and base of their matrix, in the letters of the link."""

    linked: dict[str, str] = field(default_factory=dict)
    """What this session has written into the link itself."""

    editors: dict[str, "Editor"] = field(default_factory=dict)
    tables: int = 0
    """How many of these there have been."""

    used: dict[str, tuple[str, Any]] = field(default_factory=dict)
    """Matrices as they could last be used, with their base."""

    training: Any = None
    learned: Any = None


def _memory() -> _Memory:
    memory: _Memory | None = _held(_MEMORY, None)
    if memory is None:
        memory = st.session_state[_MEMORY] = _Memory()
    return memory


def _held(key: str, default: Any) -> Any:
    """What a field or the memory holds; asking for what is not there costs Streamlit a list of all that is."""
    try:
        return st.session_state[key]
    except KeyError:
        return default


def _linked(name: str) -> str:
    return st.query_params[name] if name in st.query_params else ""  # noqa: SIM401


def _unlink(name: str) -> None:
    if name in st.query_params:
        del st.query_params[name]


def routed() -> bool:
    """Whether the router has run in this session."""
    return _memory().routed


def note_routed() -> None:
    """Remember that the router has run in this session."""
    _memory().routed = True


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
        _memory().kept.pop(key, None)


def answer_key(exercise: Exercise, part: Part) -> str:
    """The key of an answer field: the part's id, which the homework has for itself."""
    return part.id if exercise.id == HOMEWORK else f"{exercise.id}.{part.id}"


def checked() -> frozenset[str]:
    """The keys of the answers whose button was pressed, so that a blank one is told that it is blank."""
    return _memory().checked


def check(keys: Iterable[str]) -> None:
    """Note that the button of these answers was pressed."""
    _memory().checked |= set(keys)


def text(key: str) -> str:
    """What a text field holds, or will hold when it is drawn: before that, what the link has for it."""
    (held,) = texts([key])
    return held


def texts(keys: Iterable[str]) -> tuple[str, ...]:
    """What several text fields hold, or will hold."""
    memory = _memory()
    return tuple(str(memory.kept[key]) if key in memory.lost else _held_or_linked(key) for key in keys)


def _held_or_linked(key: str) -> str:
    held = _held(key, _UNDRAWN)
    return str((_linked(key) if held is _UNDRAWN else held) or "")


def is_on(key: str) -> bool:
    """Whether a toggle is on, before it is drawn."""
    return bool(_held(key, False))


def typed(key: str) -> None:
    """Note that a student has changed a field themselves, be it to nothing."""
    memory = _memory()
    memory.kept[key] = _held(key, None)
    memory.checked -= {key}


def bring_back(*keys: str) -> None:
    """Put what fields held last back into them if the browser's Back button has reset them; before they are drawn.

    Leaving a screen takes its fields out of the link, so that going back to it finds a link without them, and a
    link goes before the memory of the session.
    """
    memory = _memory()
    for key in memory.lost.intersection(keys):
        st.session_state[key] = memory.kept[key]
        memory.lost.discard(key)


def keep(key: str, value: Any, default: Any = "") -> None:
    """Remember what a field holds, or note that it has lost what its student never changed back; after it is drawn."""
    memory = _memory()
    if value != default:
        memory.kept[key] = value
    elif memory.kept.get(key, default) not in (default, None):
        memory.lost.add(key)


def run_again_for_lost() -> None:
    """Run the screen once more if any of its fields has to be filled again."""
    if _memory().lost:
        st.rerun()


def hints_shown(key: str) -> int:
    """How many hints have been asked for on an answer."""
    return _memory().hints.get(key, 0)


def show_hint(key: str) -> None:
    """Show one hint more on an answer."""
    _memory().hints[key] = hints_shown(key) + 1


def cell_key(node: str) -> str:
    """The key of a heat map whose cells can be pointed at."""
    return f"cells {node}"


def clicks() -> int:
    """How many cells have been pointed at."""
    return _memory().clicks


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
                st.session_state[key] = _memory().kept[key] = value
        _memory().clicks += 1
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
    linked, memory = _linked(name), _memory()
    if linked and linked != memory.linked.get(name):
        memory.edits[f"{name} {base}"] = linked
        memory.editors.pop(name, None)
    letters = memory.edits.get(f"{name} {base}", "")
    _write(name, letters)
    return letters


def set_edits(base: str, name: str, letters: str) -> None:
    """Remember the cells typed over a matrix, and put them into the link."""
    _memory().edits[f"{name} {base}"] = letters
    _write(name, letters)


def drop_edits(bases: Iterable[tuple[str, str]]) -> None:
    """Bring back matrices, each given by base and name, as they were; to be called from a callback."""
    memory = _memory()
    for base, name in bases:
        memory.edits.pop(f"{name} {base}", None)
        memory.editors.pop(name, None)
        memory.linked.pop(name, None)
        _unlink(name)


def take_linked(key: str) -> None:
    """Put what the link holds into a field that is too long for it at times, so not bound to it; before it is drawn.

    What this session has written there itself is in the field already.
    """
    linked = _linked(key)
    if linked and linked != _memory().linked.get(key):
        st.session_state[key] = linked


def link(key: str, text: str) -> None:
    """Write what such a field holds into the link, or nothing; after it is drawn."""
    _write(key, text)


def _write(name: str, letters: str) -> None:
    _memory().linked[name] = letters
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
    memory = _memory()
    known = memory.editors.get(name)
    if known is None or known.base != base or known.key not in st.session_state:
        memory.tables += 1
        known = Editor(key=f"cells of {name}, {memory.tables}", base=base, letters=letters)
        memory.editors[name] = known
    return known


def last_used(base: str, name: str, otherwise: Any) -> Any:
    """The last matrix that could be used whole."""
    known, M = _memory().used.get(name, (None, None))
    return M if known == base else otherwise


def use(base: str, name: str, M: Any) -> None:
    """Remember a matrix that can be used whole."""
    _memory().used[name] = (base, M)


def training() -> Any:
    """What was trained in this session so far; None: nothing."""
    return _memory().training


def keep_training(run: Any, learned: Any) -> None:
    """Remember a training as far as it has come, and what it has learned."""
    memory = _memory()
    memory.training, memory.learned = run, learned


def learned() -> Any:
    """The matrices that were learned in this session; None: none."""
    return _memory().learned


def carry(learned: Any, filled: Mapping[Key, str]) -> None:
    """Take matrices along, and fill fields of the screen that they are taken to; to be called from a callback."""
    _memory().learned = learned
    for key, value in filled.items():
        st.session_state[key] = _memory().kept[key] = value


def go(page: str, filled: Mapping[Key, str]) -> None:
    """Open a screen by its file, with such fields in its link: Streamlit refuses to empty a link that fields hold."""
    st.switch_page(page, query_params=[(str(key), value) for key, value in filled.items()])
