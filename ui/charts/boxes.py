"""Shapes drawn to scale: a product and its factors as boxes, the left factor beside it and the right one above it."""

from dataclasses import asdict

from core.lessons.fitting import Fitting
from ui.session.component import beside, component


def draw(fitting: Fitting, *, key: str) -> None:
    """Draw boxes to one scale, mark sides that should be equal and are not, and say so beneath.

    Args:
        fitting: the boxes.
        key: the component's.
    """
    told = [misfit.sentence for misfit in fitting.misfits] or [fitting.otherwise] * bool(fitting.otherwise)
    marked = [at for misfit in fitting.misfits for at in misfit.sides]
    unequal = {box.place: [side for place, side in marked if place == box.place] for box in fitting.boxes}
    data = {"boxes": [{**asdict(box), "unequal": unequal[box.place]} for box in fitting.boxes], "told": told}
    component("boxes", beside(__file__), css=beside(__file__, ".css"))(key=key, data=data, height="content")
