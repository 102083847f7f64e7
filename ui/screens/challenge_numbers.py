"""A challenge with matrices: its picture, in which only what may be changed can be typed over."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from core.graph.form import LEARNED
from core.graph.steps import Matrix, softmax
from core.graph.trace import Trace
from core.practice import challenge as challenges
from core.practice.challenge import UNSCALED, Challenge
from core.practice.measure import Verdict
from core.practice.progress import Solution
from core.reading.matrix_edits import Edits
from core.reading.names import distinct
from ui.fields import editor
from ui.fields.matrices import Inputs, typed_cells
from ui.machine import goal_meter, picture, screen
from ui.machine.goal_meter import Meter
from ui.machine.machine import Handlers
from ui.machine.picture import Picture, Place
from ui.machine.side_by_side import draw_matrix
from ui.session import chosen_challenge, edits

_QUERY = "the query"
"""The name of the query of the word that is asked of."""


def work_on(challenge: Challenge, on: Handlers, *, is_whole: bool) -> tuple[Verdict, Solution]:
    """Draw the picture; returns how far the goal is, and what was changed for that.

    Unless it ``is_whole``, only what may be changed and what the goal is about are seen; the rest is in the arithmetic.
    """
    start = challenges.numbers(challenge)
    at_first = challenges.start_matrices(challenge)
    typed = {name: typed_cells(chosen_challenge.base(challenge.id), name) for name in start.editable}
    given = _inputs(challenge, at_first, typed)
    trace = given.evaluate(LEARNED)
    verdict = challenges.verdict(challenge, given.matrices, trace, is_usable=not any(given.problems.values()))
    cells, change = challenges.cost(challenge, given.matrices)
    meter = Meter(
        measures=challenge.measures, verdict=verdict, cost=goal_meter.cost(cells, change, start.cells),
        start=tuple((name, getattr(start, name)) for name in start.editable),
        least=start.least, most=start.most, cells=start.cells,
    )  # fmt: skip
    drawn = _mark_rows(picture_of(challenge, trace), challenge)
    drawn = drawn if is_whole or _pins_another(challenge) else _keep(_add_query(drawn, trace), _shown_names(challenge))
    editor.show(replace(drawn, goal=meter), given, key=f"machine {challenge.id}", on=on)
    return verdict, Solution(cells=cells, change=round(change, 9), edits=chosen_challenge.link_text(typed))


def _inputs(challenge: Challenge, at_first: Mapping[str, Matrix], typed: Mapping[str, Edits]) -> Inputs:
    matrices, problems, base = dict(at_first), dict[str, Edits](), chosen_challenge.base(challenge.id)
    for name, cells in typed.items():
        edit = partial(challenges.edit, challenge, name, cells)
        matrices[name], problems[name] = edits.from_last_usable(base, name, at_first[name], edit)
    words = challenges.numbers(challenge).words
    return Inputs(
        name=challenge.id, title=challenge.title, tokens=words, matrices=matrices,
        at_first=at_first, bases=dict.fromkeys(typed, base), typed=typed, problems=problems,
    )  # fmt: skip


def _shown_names(challenge: Challenge) -> tuple[str, ...]:
    """X if the hint is about it and there is room for it, what may be changed, and what the goal measures."""
    measured = (name for one in challenge.measures for name in (one.node, *(one.other or ())[:1]))
    editable = challenges.numbers(challenge).editable
    X = ("X",) if "$X$" in challenge.hint and len(editable) == 1 and not challenge.measures[0].other else ()
    return tuple(dict.fromkeys((*X, *editable, *measured)))


def _pins_another(challenge: Challenge) -> bool:
    """Whether a link has pinned a number of another matrix."""
    pinned = screen.PINNED.held()
    return bool(pinned and pinned[0] and pinned[0] not in _shown_names(challenge))


def _add_query(whole: Picture, trace: Trace) -> Picture:
    """Above the key weights, with the query of the word whose weights are asked of: what each column counts."""
    weights = next(M for M in whole.matrices if M.name == "weights")
    if len(weights.lit) != 1:
        return whole
    row, title = weights.lit[0], f"Query of “{weights.rows[weights.lit[0]]}”"
    query = draw_matrix(_QUERY, title, trace.Q[row][None], ["1"], symbol=title, note="What each column of W_k counts.")
    return replace(whole, matrices=(*whole.matrices, replace(query, role="query")))


def _keep(whole: Picture, names: tuple[str, ...]) -> Picture:
    """A picture in which only these matrices stand, what follows after what may be changed."""
    given = {M.name for M in whole.matrices if M.kind == "given"}
    after = next((name for name in names if name not in given), "")
    above = {"W_k": next((M.name for M in whole.matrices if M.name == _QUERY), "")}
    places = tuple(Place(below=name, above=above.get(name, ""), sign="→" if name == after else "") for name in names)
    matrices = tuple(map(picture.equated, whole.matrices))
    return replace(whole, matrices=matrices, places={"compare": places}, is_titled=False, opens_folded=True)


def _mark_rows(whole: Picture, challenge: Challenge) -> Picture:
    """A picture in which the rows are marked of which the goal asks, where it asks of a single one."""
    asked = {one.node: {row for row, _ in one.cells} for one in challenge.measures}
    rows = {node: tuple(rows) for node, rows in asked.items() if len(rows) == 1}
    return replace(whole, matrices=tuple(replace(M, lit=rows.get(M.name, ())) for M in whole.matrices))


def picture_of(challenge: Challenge, trace: Trace) -> Picture:
    """The chain without the goal, and with the weights without scaling where the goal is about them."""
    words = tuple(distinct(challenges.numbers(challenge).words))
    whole = picture.of(trace, LEARNED, words, name=challenge.title)
    if not any(measure.other and measure.other[0] == UNSCALED for measure in challenge.measures):
        return whole
    scores = next(M for M in whole.matrices if M.name == "scores")
    unscaled = draw_matrix(
        UNSCALED, "Unscaled weights", softmax(trace.scores), words, words, symbol="unscaled weights",
        formula="= softmax by rows of scores", share=True, kind="softmax", reads=(scores,),
    )  # fmt: skip
    places = {**whole.places, "weigh": (*whole.places["weigh"], picture.place(unscaled))}
    return replace(whole, matrices=(*whole.matrices, unscaled), places=places)
