"""The smallest useful Streamlit app: one field, and what was typed into it."""

import streamlit as st

st.write(st.text_input("Type something"))
