"""Stub."""

from ui.frame import page

page.begin("x", "y")
