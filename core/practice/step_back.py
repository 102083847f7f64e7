"""Looks for the first wrong step: after wrong answers that no known mistake explains, back along the graph.

One wrong step makes all that follows wrong. So a wrong answer says that the first wrong step is the node that was asked
for or one before it, and a right one that it is none of these.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import reduce

from core.graph.nodes import EVERY_NODE, ancestors
from core.practice.attempts import Attempt, time_order
from core.practice.next_part import Offer


@dataclass(frozen=True, kw_only=True)
class Search:
    """What is known of the first wrong step: ``suspects`` are the nodes of which one is it, none before the search.

    ``wrong`` is the part to which the last answer was wrong without a known mistake; None while nothing is suspected.
    """

    wrong: Offer | None = None
    suspects: tuple[str, ...] = ()

    @property
    def is_under_way(self) -> bool:
        """Whether there is still something to ask."""
        return len(self.suspects) > 1

    @property
    def first_wrong_step(self) -> str:
        """The node that was found; "" before."""
        return self.suspects[0] if len(self.suspects) == 1 else ""


def search(attempts: Collection[Attempt], offers: Sequence[Offer]) -> Search:
    """What is known after some attempts.

    A search begins after two wrong answers that have no known mistake: in a row, or with nothing right in between that
    depends on what was wrong. It ends when one node is left, or with a known mistake; what comes then begins anew.
    The offers are all parts that can be asked, whatever the student wants to practise.
    """
    asked = {(offer.exercise, offer.part): offer for offer in offers}

    def after(so_far: Search, attempt: Attempt) -> Search:
        offer = asked.get((attempt.exercise, attempt.part))
        if offer is None or attempt.made:
            return Search()
        if so_far.is_under_way:
            return _narrow(so_far, offer, is_right=attempt.right)
        if attempt.right:
            follows = so_far.wrong and offer.form == so_far.wrong.form and so_far.wrong.node in ancestors(offer.node)
            return Search() if follows else so_far
        if not so_far.wrong or so_far.first_wrong_step:
            return Search(wrong=offer)
        there = {one.node for one in offers if one.form == offer.form} & ancestors(offer.node)
        return Search(wrong=offer, suspects=tuple(node for node in EVERY_NODE if node in there))

    return reduce(after, sorted(attempts, key=time_order), Search())


def _narrow(so_far: Search, offer: Offer, *, is_right: bool) -> Search:
    """What is left after an answer; one to something else says nothing."""
    if so_far.wrong is None or offer.form != so_far.wrong.form or offer.node not in so_far.suspects:
        return so_far
    before = ancestors(offer.node)
    left = tuple(node for node in so_far.suspects if (node in before) != is_right)
    return Search(wrong=so_far.wrong if is_right else offer, suspects=left)


def step_back(so_far: Search, offers: Sequence[Offer]) -> Offer | None:
    """The part whose answer halves what is left; None without a search.

    Of several it is one of the exercise that was wrong, where the mistake shows; else the shortest.
    """
    suspects, wrong = set(so_far.suspects), so_far.wrong
    if wrong is None:
        return None

    def halves(offer: Offer) -> int:
        return min(len(suspects & ancestors(offer.node)), len(suspects - ancestors(offer.node)))

    def worth(offer: Offer) -> tuple[int, bool, int, int]:
        return halves(offer), offer.exercise == wrong.exercise, -offer.numbers, -order.index(offer.node)

    order = list(EVERY_NODE)
    asked = [one for one in offers if one.form == wrong.form and one.node in suspects and halves(one)]
    return max(asked, key=worth, default=None)
