"""Start: a tour of self-attention in nine steps, and where to go from here."""

from ui.frame import page
from ui.screens import home

page.begin_bare("Self-attention, computed")
step = home.choose_step()
home.show(step)
page.end()
home.show_ways_on(step)
