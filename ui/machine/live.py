"""A picture whose numbers change while the script runs."""

from time import monotonic

import streamlit as st

from ui.machine import machine
from ui.machine.picture import Picture

_BETWEEN = 0.2
"""The least seconds between two pictures: as many as an eye can follow, and no burden to the server."""


class LivePicture:
    """A picture in one place, to which later ones glide."""

    def __init__(self, key: str) -> None:
        self._key, self._stage, self._messenger = key, st.container(), st.empty()
        self._turn, self._shown_at = 0, 0.0

    def show(self, picture: Picture) -> None:
        """Show a picture, unless the one before it has only just appeared."""
        if self._turn == 0:
            with self._stage:
                machine.draw(picture, key=self._key)
        elif monotonic() - self._shown_at < _BETWEEN:
            return
        else:
            with self._messenger:
                machine.update(picture, key=self._key, turn=self._turn)
        self._turn, self._shown_at = self._turn + 1, monotonic()
