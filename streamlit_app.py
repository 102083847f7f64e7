"""The router: page configuration, a menu for each section, run, tidy up. For the server, the app around it."""

import streamlit as st

from ui.session import garbage  # first: it keeps Python from collecting again and again while the rest is imported

# isort: split
if not st.runtime.exists():  # the server looks for the app here before it runs anything
    from ui.frame import front_page

    needed = ("ui.frame.damaged_files", "ui.frame.navigation", "PIL.Image")  # besides the screen that is opened
    app = st.App(__file__, routes=front_page.routes(ahead=needed))
else:
    from ui.frame import damaged_files, navigation
    from ui.session import runs, session_memory

    with session_memory.look_up_once():
        page = navigation.navigate()
        with runs.measure(), damaged_files.report_damage():
            page.run()
        navigation.note_title()
    garbage.tidy()
