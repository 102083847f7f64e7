"""The one error of this package: what was asked for cannot be done, in one sentence."""

from collections.abc import Sequence

from core.reading.data_faults import excerpt, nearest


class UsageError(ValueError):
    """What was asked for cannot be done; the message is one sentence.

    A notebook shows the sentence alone, without the lines of code that led to it.
    """

    def _render_traceback_(self) -> list[str]:
        """What IPython shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


def missing_name(what: str, name: object, names: Sequence[str]) -> UsageError:
    """What is said of a name that is none of these."""
    near = nearest(name, names) or f"; there are {', '.join(names)}."
    return UsageError(f"There is no {what} {excerpt(name)}{near}")
