"""What is said to those who listen to the page: each new mark, and the title of what is new, in a live region.

Its script sees each change of the page, so it colours the names of the roles as well.
"""

from ui.charts import role_styles
from ui.frame import front_page
from ui.session.component import beside, component

_HTML = '<div class="announcer" role="status" aria-live="polite"></div>'


def announce(screen: str, step: str) -> None:
    """Say each mark that appears after the student has done something, and lead the focus to the title of what is new.

    Args:
        screen: the address of the screen; its title is the first heading.
        step: which of its steps is shown, if it has some; its sentence begins with its title, in bold.
    """
    css = role_styles.of_page() + beside(__file__, ".css") + ("" if front_page.is_served() else front_page.styles())
    draw = component("announcer", beside(__file__), html=_HTML, css=css, isolated=False)
    draw(key="announcer", data={"screen": screen, "step": step}, height="content")
