"""The known mistakes, one record each: a mistake added here is diagnosed, explained and linked to its screen.

Those of one kind stand together, in a file of their own if they are many.
"""

from collections.abc import Mapping

import numpy as np

from core.homework.misreadings import MISREADINGS
from core.homework.mistake import Mistake, by_id
from core.homework.nothing_done import NOTHING_DONE
from core.homework.rounding import cut
from core.homework.slips import MISCOPIED, SLIPS
from core.homework.wrong_contexts import WRONG_HEADS, WRONG_VALUES
from core.homework.wrong_masks import WRONG_MASKS
from core.homework.wrong_projections import WRONG_PROJECTIONS, WRONG_SENTENCES
from core.homework.wrong_terms import WRONG_TERMS
from core.homework.wrong_weights import WRONG_DIVISORS, WRONG_WEIGHTS

MISTAKES: Mapping[str, Mistake] = by_id((
    *NOTHING_DONE,
    *WRONG_MASKS,
    *WRONG_SENTENCES,
    *WRONG_WEIGHTS,
    *WRONG_PROJECTIONS,
    *WRONG_HEADS,
    *WRONG_DIVISORS,
    *WRONG_VALUES,
    *WRONG_TERMS,
    *MISCOPIED,
    *MISREADINGS,
    Mistake(
        id="rounded-early", screen="learned",
        shortens=np.round,
        title="Rounded too early",
        why="The method is right, but figures on the way were rounded, and the differences grew.",
        hint="Keep at least five decimals until the last step, and round only there.",
    ),
    Mistake(
        id="cut-early", screen="learned",
        shortens=cut,
        title="Cut off too early",
        why="The method is right, but figures on the way were cut off instead of rounded, and the differences grew.",
        hint="Keep at least five decimals until the last step, and round only there.",
    ),
    *SLIPS,
))  # fmt: skip
"""The mistakes by id, most specific first: the order in which a student sees them if several fit."""
