"""The router: page configuration, navigation in sections, run."""

import streamlit as st

from ui import navigation

st.set_page_config(page_title="Self-attention, computed", page_icon=":material/grid_on:", layout="wide")
navigation.navigate().run()
