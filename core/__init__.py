"""Self-attention as one graph: computed, read, marked and explained. No Streamlit in here."""
