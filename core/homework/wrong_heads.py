"""Mistakes where two heads come together: in the second head, in joining them, and in mixing them by W_o."""

from core.graph.steps import side_by_side
from core.homework.mistake import Mistake

WRONG_HEADS: tuple[Mistake, ...] = (
    Mistake(
        id="first-head-twice", screen="two-heads",
        changes=({"context_2": lambda context: context},),
        title="W_q, W_k and W_v of the first head used in both",
        why="Both heads gave the same context, as they do with the same weight matrices; each head has its own.",
        hint="Compute the second head with W_q2, W_k2 and W_v2.",
    ),
    Mistake(
        id="heads-exchanged", screen="two-heads",
        changes=({"joined": lambda context, context_2: side_by_side(context_2, context)},),
        title="Heads in the wrong order",
        why="The columns of the second head stand before those of the first, so W_o multiplies "
        "each head by the rows meant for the other.",
        hint="joined = [first head, second head]: the columns of the first head come first.",
    ),
    Mistake(
        id="heads-added", screen="two-heads",
        changes=({"output": lambda context, context_2, W_o: (context + context_2) @ W_o[..., : context.shape[-1], :]},),
        title="Heads added up instead of joined",
        why="The two context vectors were added up, so that W_o could not treat the heads differently.",
        hint="Set the context vectors side by side; the joined vector is as long as both together.",
    ),
    Mistake(
        id="output-weights-forgotten", screen="two-heads",
        changes=({"output": lambda joined: joined},),
        title="W_o forgotten",
        why="These are the joined context vectors themselves; the output is what W_o makes of them.",
        hint="output = joined W_o.",
    ),
    Mistake(
        id="output-weights-transposed", screen="two-heads",
        changes=({"output": lambda joined, W_o: joined @ W_o.mT},),
        title="W_o transposed",
        why="A row of the joined vectors was multiplied by the rows of W_o; it should meet the columns.",
        hint="output = joined W_o, as W_o stands.",
    ),
)  # fmt: skip
