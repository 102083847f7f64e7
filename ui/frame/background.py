"""What every screen has around it in the browser: one component for all, because each costs a message with every run.

It says each new mark and the title of what is new in a live region and leads the focus there. It colours the names of
the roles, completes a bare link, writes what is done as cookies, and runs the screen again for whoever was cut off.
What is being typed it keeps until Python and the link know it: Streamlit tells Python only once the field is left.
"""

from ui.frame import front_page
from ui.session import link, reconnection, screen_scores
from ui.session.component import component

_HTML = '<div class="announcer" role="status" aria-live="polite"></div>'


def draw(step: str) -> None:
    """Draw it once on each screen, after all that writes into the link, with the step that is shown, if there are some.

    The sentence of a step begins with its title, in bold.
    """
    css = None if front_page.is_served() else front_page.styles()
    drawn = component(__file__, html=_HTML, css=css, isolated=False)
    data = {
        "screen": link.current_screen(),
        "step": step,
        "completes": link.completion(),
        "cookies": tuple(screen_scores.changed_cookies().items()),
    }
    drawn(key="background", data=data, height="content", on_back_change=reconnection.refill_fields)
