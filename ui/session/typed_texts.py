"""What stands in a field when the page is loaded again: kept in this tab until Python and the link know it.

Streamlit tells Python what is typed only once the field is left. Nothing of this is seen by Python before that.
"""

from ui.session.component import beside, component

_HTML = "<div></div>"


def keep() -> None:
    """Keep what is being typed, and bring it back; draw it once on each screen."""
    component("typed_texts", beside(__file__), html=_HTML)(key="typed texts", height="content")
