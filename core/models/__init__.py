"""A trained transformer, and small models that are trained here."""
