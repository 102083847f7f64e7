"""The router: page configuration, navigation in sections, run, tidy up."""

import streamlit as st

from ui.frame import navigation
from ui.session import garbage

page = navigation.navigate()
st.set_page_config(page_title=navigation.tab_title(page), page_icon=":material/grid_on:", layout="wide")
page.run()
garbage.tidy()
