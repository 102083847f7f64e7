"""The screen /module: a class with something struck out, nn.Linear, and links to the parts that the screen once had."""

from collections.abc import Mapping
from typing import cast

from core.lessons import torch_class, torch_module
from core.lessons.torch_class import ASKED, PRESSED
from core.lessons.torch_module import Source
from ui.charts import listing
from ui.charts.listing import Listing
from ui.frame import navigation
from ui.frame.lesson import LessonAnswers
from ui.machine import machine
from ui.screens import torch_pictures, torch_questions
from ui.session import contents, link, moved_fields

_PART = "module.part"

_SCREENS: Mapping[str, str] = {
    "Parameters": "seeds",
    "nn.Module": "module",
    "nn.Linear": "module",
    "Mask": "torch-mask",
    "Dropout": "dropout",
    "Heads": "torch-heads",
    "torch.empty": "seeds",
    "Agreement": "torch-heads",
}
"""Where each part is now."""

_FIELDS_OF_THE_FIRST = ("module.seed", "module.drawn", "module.order", "module.transposed")
"""The fields of the part that was open unless another was named: its links do not name it."""

_SUBJECT = "'SelfAttention' object "
"""With what messages begin: beneath a line it goes without saying."""


def follow() -> None:
    """Open the screen that a stored link to a part means, with the answers that the link holds."""
    navigation.ensure()
    is_first = any(map(link.parameter, _FIELDS_OF_THE_FIRST))
    screen = _SCREENS.get(link.parameter(_PART)) or ("seeds" if is_first else "module")
    if screen != "module":
        moved_fields.forward(f"pages/{screen}.py", without=_PART)


def show_figure(asked: LessonAnswers) -> None:
    """What the question is about: the class without something, or nn.Linear beside the parameters."""
    if asked.name in ASKED:
        _show_listing(asked)
    else:
        _show_layers()


def _show_listing(asked: LessonAnswers) -> None:
    """The class in which the question strikes something out; once it is answered, with what torch says of each line.

    Where a question asks for a line, it is pressed.
    """
    name, left_out = asked.name, ASKED[asked.name]
    lines = torch_class.lines(left_out)
    pressed = PRESSED.get(name, {})
    options = {i: pressed[code] for i, line in enumerate(lines, start=1) if (code := line.strip()) in pressed}
    trial = torch_class.trial(left_out) if asked.is_open(name) else None
    chosen = next((i for i, option in options.items() if option == asked.text()), 0)
    held = {line: f"{many} matrices" if many else "0 numbers" for line, many in trial.held.items()} if trial else {}
    said = {**held, **(trial.problems if trial else {})}
    listing.draw(
        Listing(
            name=f"The class without {left_out}, and what is tried with it", lines=torch_class.strike_out(left_out),
            chosen=chosen, offered=tuple(options), fixed=trial.works if trial else (),
            notes=tuple((i, text.removeprefix(_SUBJECT).removeprefix("has ")) for i, text in said.items()),
            is_wrong=asked.marks[name].status == "wrong",
        ),
        key="listing of the class", on_line=lambda line: asked.answer(options[line]),
    )  # fmt: skip


def _show_layers() -> None:
    """What is copied into the weight of nn.Linear, and what becomes of the context of a word."""
    copied = cast(Source, contents.text("module.copy") or "nothing")
    layer = torch_module.linear(copied)
    machine.draw(torch_pictures.of_layer(layer, copied), key="machine of the layer")
    machine.draw(torch_pictures.of_contexts(layer), key="machine of the contexts")


def explain(asked: LessonAnswers) -> None:
    """What nn.Module is for; once it is answered what is copied, what nn.Linear holds and its code."""
    if asked.name not in ASKED and not asked.is_open(asked.name):
        return
    is_of_class = asked.name in ASKED
    section = "nn.Module" if is_of_class else "nn.Linear"
    torch_questions.explain("module", section, torch_class.FACTS[section], has_code=not is_of_class)
