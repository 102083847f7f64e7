"""The screen /challenges: which one, what it asks, whether it is solved, the records, and help."""

import streamlit as st

from core.graph.tex import plain
from core.practice import challenge as challenges
from core.practice.challenge import Challenge, Numbers, Sentence
from core.practice.measure import Verdict
from core.practice.progress import Solution
from core.reading.readings import counted
from ui.fields import widgets
from ui.machine import screen
from ui.screens import challenge_numbers
from ui.session import chosen_challenge, focus, kept_progress, screen_scores
from ui.session.keys import Key

_LONGEST = 40
"""The most letters of an unknown name that are repeated."""

_PLACE = "challenge"
"""Where the next challenge begins."""


def choose(line: st.delta_generator.DeltaGenerator) -> Challenge:
    """Choose a challenge from the list in the title's line, in which those that are solved have a check mark."""
    found, solved = challenges.load(), kept_progress.progress().solved
    numbers = {id: number for number, id in enumerate(found, start=1)}
    here = solved.keys() & found.keys()
    if here:
        screen_scores.note(len(here), len(found))
    asked = chosen_challenge.open_from_link(list(found))
    if asked:
        st.warning(f"There is no challenge “{plain(asked[:_LONGEST])}” here. Choose one of these.")
    chosen = line.selectbox(
        f"Challenge ({len(here)} of {len(found)} solved)", list(found), width=420, label_visibility="collapsed",
        key=Key.CHALLENGE, on_change=chosen_challenge.note_choice, args=(found,),
        format_func=lambda id: f"{'✓' if id in solved else '○'} {numbers[id]}. {found[id].title}",
    )  # fmt: skip
    return found[chosen]


def work_on(challenge: Challenge) -> None:
    """Say what is asked, draw what can be changed, and say what came of it."""
    focus.place(_PLACE, on=f".st-key-asks-{challenge.id} p")
    with st.container(key=f"asks-{challenge.id}"):
        st.markdown(challenge.asks)
    if challenge.code:
        st.code(challenge.code.strip(), language="python")
    _refuse(challenge)
    comes_by_link = chosen_challenge.opens_from_link(_editable(challenge) or (Key.CHALLENGE_SENTENCE,))
    drawn, told = st.container(), st.container()
    line = st.container(horizontal=True, vertical_alignment="center")
    with line:
        is_whole = isinstance(challenge.start, Numbers) and bool(
            widgets.field(st.toggle, "The whole chain", key="challenge.whole", usual=False)
        )
    on = {"next": lambda _: _go(_next_id(challenge))}
    with drawn:
        if isinstance(challenge.start, Numbers):
            worked: tuple[Verdict, Solution] | None = challenge_numbers.work_on(challenge, on, is_whole=is_whole)
        else:
            from ui.screens import challenge_sentence  # the trained model is imported only where it is used

            worked = challenge_sentence.work_on(challenge, on)
    if worked and comes_by_link:
        chosen_challenge.note_opened(challenge.id, worked[1].edits)
    is_given = bool(worked and chosen_challenge.is_as_opened(challenge.id, worked[1].edits))
    with line:
        _offer_help(challenge, is_given=is_given)
    is_reached = bool(worked and worked[0].is_reached)
    with line, st.container(key="following-reached" if is_reached else "following-open", width="content"):
        is_solved = challenge.id in kept_progress.progress().solved
        st.button(
            "Next challenge", icon=":material/arrow_forward:", type="primary" if is_solved else "tertiary",
            on_click=_go, args=(_next_id(challenge),),
        )  # fmt: skip
    with told:  # what comes and goes here moves nothing below it
        if worked and is_reached:
            _tell_reached(challenge, worked[1], is_given=is_given)
    _show_records(challenge)


def _tell_reached(challenge: Challenge, solution: Solution, *, is_given: bool) -> None:
    """Note a solution of the student's own; one that a link brought is shown, and counts for nothing as it is."""
    best = kept_progress.progress().solved.get(challenge.id)
    is_record = best is not None and solution.edits in (best.fewest.edits, best.smallest.edits)
    if is_given and not is_record:
        given = "**This solution was given to you.** It is yours once it is changed and still reaches the goal."
        st.info(f"{given} {challenge.because}", icon=":material/link:")
        return
    kept_progress.note_solution(challenge.id, solution)
    if best is None:
        st.rerun()  # the list, in which it now has a check mark, stands above
    st.success(f"**Solved.** {challenge.because}")
    st.caption("This page’s link holds your solution: copy it from the address bar, and it opens anywhere.")


def _editable(challenge: Challenge) -> tuple[str, ...]:
    return challenge.start.editable if isinstance(challenge.start, Numbers) else ()


def _refuse(challenge: Challenge) -> None:
    """Leave out of the link what cannot be changed here, and say so."""
    editable = _editable(challenge)
    if refused := chosen_challenge.refuse([name for name in challenges.INPUTS if name not in editable]):
        st.warning(f"This link also changes {' and '.join(refused)}, which cannot be changed in this challenge.")


def _show_records(challenge: Challenge) -> None:
    """The student's best so far, and the stored solution's figures as something to beat."""
    best = kept_progress.progress().solved.get(challenge.id)
    if not best:
        return
    stored = f"The stored solution: {_describe_cost(challenge, *_stored_cost(challenge))}"
    records = {"Show it": ("", best.fewest)}
    if best.fewest != best.smallest:
        records = {
            "Show the fewest": ("Fewest: ", best.fewest), "Show the smallest": ("Smallest change: ", best.smallest)
        }  # fmt: skip
    told = " ".join(lead + _describe_cost(challenge, one.cells, one.change) for lead, one in records.values())
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(f"**Your best.** {told} {stored}")
        for name, (_, solution) in records.items():
            st.button(
                name, key=f"best {name}", type="tertiary", icon=":material/history:",
                on_click=_open, args=(challenge, solution.edits),
            )  # fmt: skip


def _describe_cost(challenge: Challenge, cells: int, change: float) -> str:
    if isinstance(challenge.start, Sentence):
        return f"{counted(cells, 'word')}, {counted(int(change), 'letter')}."
    return f"{counted(cells, 'number')}, by {change:.4g} in all."


def _stored_cost(challenge: Challenge) -> tuple[int, float]:
    if isinstance(challenge.start, Sentence):
        from core.practice import sentence_challenge

        return sentence_challenge.cost(challenge, challenge.start.solution)
    return challenges.cost(challenge, challenges.solution(challenge))


def _open(challenge: Challenge, written: str) -> None:
    """Put a solution of the student's own back into the picture; for a button's callback."""
    if isinstance(challenge.start, Sentence):
        chosen_challenge.type_sentence(written.partition("=")[2])
        return
    parts = dict(part.partition("=")[::2] for part in written.split("&") if part)
    chosen_challenge.type_over(challenge.id, {name: parts.get(name, "") for name in challenge.start.editable})


def _offer_help(challenge: Challenge, *, is_given: bool) -> None:
    """A hint and a solution, which is another panel once it has been put into the picture: one that is closed."""
    panels = (
        ("A hint", "lightbulb", "hint", _show_hint),
        ("Show me a solution", "visibility", "solution", _show_solution),
    )
    for label, icon, name, show in panels:
        panel = st.popover(label, icon=f":material/{icon}:", type="tertiary", key=f"{name} {challenge.id} {is_given}")
        with panel, st.container(key=f"stored-{name}"):  # filled at once, as The words are
            show(challenge)


def _next_id(challenge: Challenge) -> str:
    ids = list(challenges.load())
    return ids[(ids.index(challenge.id) + 1) % len(ids)]


def _go(challenge: str) -> None:
    chosen_challenge.choose(challenge)
    screen.PINNED.set(None)  # it is one of the other challenge
    focus.move_to(_PLACE)


def _show_hint(challenge: Challenge) -> None:
    st.markdown(f"{challenge.hint} *The whole chain* has every matrix." if _editable(challenge) else challenge.hint)


def _show_solution(challenge: Challenge) -> None:
    """The stored solution, and a button that puts it into the picture, where it counts for nothing as it is."""
    if isinstance(challenge.start, Sentence):
        lines, written = [challenge.start.solution], chosen_challenge.sentence_link_text(challenge.start.solution)
    else:
        start, solution = challenges.start_matrices(challenge), challenge.start.solution
        lines = [
            f"${name}$, row {i + 1}, column {j + 1}: {start[name][i, j]:g} → **{value:g}**".replace("-", "−")
            for name, cells in solution.items()
            for i, j, value in cells
        ]
        written = chosen_challenge.link_text(
            {name: {(i, j): f"{value:g}" for i, j, value in cells} for name, cells in solution.items()}
        )
    st.markdown("One of many:\n\n" + "  \n".join(lines))
    st.button("Try it", on_click=_try, args=(challenge, written))


def _try(challenge: Challenge, written: str) -> None:
    chosen_challenge.note_opened(challenge.id, written)
    _open(challenge, written)
    focus.move_to(_PLACE)
