"""The one error of this package: what was asked for cannot be done, in one sentence."""


class UsageError(ValueError):
    """What was asked for cannot be done; the message is one sentence.

    A notebook shows the sentence alone, without the lines of code that led to it.
    """

    def _render_traceback_(self) -> list[str]:
        """What IPython shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]
