"""The parts that the screen /module once had: a link to one that has a screen of its own now leads there."""

from collections.abc import Mapping
from types import MappingProxyType

from ui.frame import navigation
from ui.session import link, moved

_PART = "module.part"

_SCREENS: Mapping[str, str] = MappingProxyType(
    {
        "Parameters": "seeds",
        "nn.Module": "module",
        "nn.Linear": "module",
        "Mask": "torch-mask",
        "Dropout": "dropout",
        "Heads": "torch-heads",
        "torch.empty": "seeds",
        "Agreement": "torch-heads",
    }
)
"""Where each part is now."""

_FIELDS_OF_THE_FIRST = ("module.seed", "module.drawn", "module.order", "module.transposed")
"""The fields of the part that was open unless another was named: its links do not name it."""


def follow() -> None:
    """Open the screen that a stored link to a part means, with the answers that the link holds."""
    navigation.ensure()
    is_first = any(map(link.parameter, _FIELDS_OF_THE_FIRST))
    screen = _SCREENS.get(link.parameter(_PART)) or ("seeds" if is_first else "module")
    if screen != "module":
        moved.forward(f"pages/{screen}.py", without=_PART)
