"""The fields in which a student chooses and types. Their content is part of the link."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar, cast

import streamlit as st

from core.graph.tex import in_prose, unmarked
from core.reading.matrix_edits import DISTRIBUTIONS, Distribution
from ui.session import contents, going_back, link
from ui.session.keys import Key
from ui.session.linked_value import LinkedValue
from ui.session.session_memory import content, fill

GIVEN, RANDOM, TRAINED = "the exercise's", "random", "trained"
"""Where W_q, W_k and W_v come from."""

WHO_TO_WHOM = "which word attends to which"
"""A closer look; older links have another name for it."""

_WIDEST = 16
"""The largest d_model, d_k and d_v to choose."""

_USUAL_WIDTH = 3

_LONGEST = 1000
"""The most characters of a line of text, unless its field says otherwise."""


_TYPED = (st.text_input, st.text_area)

_Number = TypeVar("_Number", int, float)

_FIRST_IN_FOCUS = ("bank", "its")
"""The word that is in focus at first: the first of these that there is."""


def field(widget: Callable[..., Any], label: str, *, key: str, usual: Any, **options: Any) -> Any:
    """A field whose content is part of the link, and is restored when the student comes back to the screen.

    ``usual`` is what it holds until it is changed; ``then``, among the further arguments of the widget, is
    called with what a student has entered.
    """
    if "options" in options:  # what is not offered would be refused, remembered and refilled in run after run
        contents.replace_if_not_offered(key, options["options"], usual)
    else:
        going_back.restore(key)
    if widget in _TYPED:
        bind = link.binding(key)
    else:  # what is typed is no step for the Back button
        bind = "query-params"
        going_back.note_filling(key)
    options |= {"key": key, "bind": bind, "persist_state": "session"}
    options |= {"on_change": _note_change, "args": (key, options.pop("then", None))}
    value = labelled_field(widget, label, **options)
    going_back.keep(key, value, usual)
    tell_if_beyond(key)
    return value


def labelled_field(widget: Callable[..., Any], label: str, **options: Any) -> Any:
    """A field whose label, in Markdown or with a letter that has an index, stands above it; it is read as written."""
    if (name := unmarked(label)) == (set_label := in_prose(label)):
        return widget(label, **options)
    with st.container(gap="xxsmall"):
        st.markdown(f":small[{set_label}]", help=options.pop("help", None))
        return widget(name, label_visibility="collapsed", **options)


def _note_change(key: str, then: Callable[[str], object] | None) -> None:
    going_back.note_change(key)
    if then and (entered := content(key)):
        going_back.undo_with_back(key)
        then(entered)


def slider(
    label: str, key: str, *, usual: _Number, least: _Number, most: _Number, step: _Number | None = None, **how: Any
) -> _Number:
    """Choose a number from ``least`` to ``most``, a whole one if the usual one is."""
    ends = {"min_value": least, "max_value": most, "value": usual, "step": step, **how}
    return type(usual)(field(st.slider, label, key=key, usual=usual, **ends))


def one_of(label: str, options: Sequence[str], key: str, *, usual: str, **how: Any) -> str:
    """Choose one of a few options, all of them visible."""
    asked = {"options": options, "default": usual, "required": True, **how}
    chosen = field(st.segmented_control, label, key=key, usual=usual, **asked)
    if chosen is None:  # an empty parameter in the link clears even a picker that is never empty
        going_back.refill(key, usual)
    return str(chosen or usual)


def text(label: str, key: str, *, usual: str = "", max_chars: int = _LONGEST, **options: Any) -> str:
    """Ask for a line of text; what does not fit is cut, and the student is told."""
    typed = field(st.text_input, label, key=key, usual=usual, value=usual, max_chars=max_chars, **options) or ""
    tell_if_full(typed, max_chars)
    return str(typed)[:max_chars]


def tell_if_full(typed: str, max_chars: int) -> None:
    """Say that a field takes no more, if it is full."""
    if len(typed) >= max_chars:
        st.caption(f":orange[This field takes {max_chars:,} characters. Anything beyond that is left out.]")


def tell_if_beyond(key: str) -> None:
    """Say that the link has no room for what a field holds, if so."""
    if link.is_beyond(key):
        st.caption("Kept in this browser: the link has no room for it.")


def closer(options: Sequence[str]) -> str:
    """Choose what to look at more closely; only that is drawn. None is chosen at first: ""."""
    contents.rename(Key.CLOSER, {"which word looks at which": WHO_TO_WHOM, "why √d_k": "why √dₖ"})
    return field(st.segmented_control, "Look closer", key=Key.CLOSER, usual=None, options=options) or ""


def weights(options: Sequence[str], key: str) -> str:
    """Choose where W_q, W_k and W_v come from; the first is the usual one."""
    return one_of("Weight matrices", options, key, usual=options[0])


def positions(**how: Any) -> bool:
    """Choose whether positions are added to X."""
    return bool(
        field(
            st.toggle,
            "Add positions",
            key="positions",
            usual=False,
            **how,
            help="Adds to each word’s embedding a row of sines and cosines that stands for its place: X + P.",
        )
    )


def width(name: str) -> int:
    """Choose the number of columns of a matrix; the field is called by its symbol."""
    return slider(name, name, usual=_USUAL_WIDTH, least=1, most=_WIDEST)


def distribution() -> Distribution:
    """Choose how random numbers are distributed."""
    return cast(Distribution, one_of("Distribution", DISTRIBUTIONS, "distribution", usual=DISTRIBUTIONS[0]))


def seed(key: str = Key.SEED, usual: int = 1) -> int:
    """Ask for the seed of random numbers; the usual one replaces one that cannot be used."""
    typed = text("Seed", key, usual=str(usual), max_chars=20).strip()
    if typed.isascii() and typed.isdigit() and len(typed) <= 9:
        return int(typed)
    st.warning(f"A seed is a whole number of up to nine digits, such as 7. Using {usual} for now.")
    return usual


def word(words: Sequence[str]) -> int:
    """Choose the word in focus; returns its position."""
    first = next((one for one in _FIRST_IN_FOCUS if one in words), "")
    return pick("Word in focus", words, first, Key.WORD, width=280)


def pick(label: str, options: Sequence[str], default: str, key: str, **how: Any) -> int:
    """Choose one of many; returns its position. If the default is not among them, the first one replaces it."""
    first = options.index(default) if default in options else 0
    chosen = field(st.selectbox, label, key=key, usual=options[first], options=options, index=first, **how)
    return options.index(chosen)


def pick_by_id(
    label: str,
    titles: Mapping[str, str],
    usual: str,
    key: str,
    *,
    widget: Any = st.selectbox,
    **how: Any,
) -> str:
    """Choose one by its title; the link holds its id, so that a title may change. Older links hold the title.

    ``titles`` are by id; ``usual`` is the id of the one that is chosen at first, or if another is not offered: "" and
    ``index=None`` for none.
    """
    chosen = named_choice(titles, usual, key)
    fill(key, chosen.value() or None)
    widget(
        label, list(titles), format_func=titles.__getitem__, key=key,
        on_change=lambda: chosen.set(str(content(key) or usual)), **how,
    )  # fmt: skip
    return chosen.recalled()


def named_choice(
    titles: Mapping[str, str], usual: str, key: str, older: Mapping[str, str] = MappingProxyType({})
) -> LinkedValue[str]:
    """The id that is chosen with `pick_by_id`; ``older`` has ids by the titles that older links may hold."""
    ids = {**older, **{title: one for one, title in titles.items()}}
    return LinkedValue(
        names=(key,),
        read=lambda text: text if text in titles else ids.get(text, usual),
        written=lambda one: ("" if one == usual else one,),
    )


def whose_lines(focus: int) -> int | None:
    """Choose whose attention is drawn as lines: the word in focus, or None for all."""
    one, all_words = "the word in focus", "all words"
    return focus if one_of("Lines from", [one, all_words], "lines", usual=all_words) == one else None


def blend() -> float:
    """Choose the share of the learned weights, from 0 to 1, in a mix with the weights without learning."""
    return slider("Learned share", "blend", usual=1.0, least=0.0, most=1.0, step=0.05, width=400)
