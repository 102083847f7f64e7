"""Start: half a minute that moves, a tour of self-attention in nine steps, and the roads through the other screens."""

from ui.frame import navigation, page, road
from ui.screens import home

line = page.begin_with_picture("Self-attention, computed")
step = home.choose_step()
if not (step or home.ended_road()):
    with line:
        navigation.link_with_score("quiz")
home.show(step)
page.end(step.id if step else "")
road.show(is_tour_taken=step is not None, is_end=home.ended_road() is not None, tour=home.done())
