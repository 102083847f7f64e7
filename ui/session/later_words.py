"""Whether later words are hidden from each word: switched in a picture, and kept in the link."""

from ui.session.keys import Key
from ui.session.remembered import Remembered

_ON = "true"

HIDDEN = Remembered[bool](
    names=(Key.CAUSAL,), read=lambda text: text.casefold() == _ON, written=lambda is_on: (_ON if is_on else "",)
)
