"""The least that a Streamlit app can do: one field, and what was typed in it."""

import streamlit as st

st.write(st.text_input("Type something"))
