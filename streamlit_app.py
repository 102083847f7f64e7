"""The router: page configuration, navigation in sections, run, tidy up."""

import streamlit as st

from ui.frame import navigation
from ui.session import garbage

st.set_page_config(page_title="Self-attention, computed", page_icon=":material/grid_on:", layout="wide")
navigation.navigate().run()
garbage.tidy()
