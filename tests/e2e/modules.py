"""Modules of ui/machine in a page of their own, as they are written, without the app."""

from pathlib import Path

from ui.machine import machine

FOLDER = Path(machine.__file__).parent

_SITE = "http://modules.test/"
_IMPORTED = """async (names) => {
  for (const name of names) window[`${name}_module`] = await import(`./${name}.js`)
}"""


def page_with(chromium, *names, **options):
    """A page on which each of these modules is to be had under its name, such as ``chain_module``."""
    page = chromium.new_page(**options)
    page.route(f"{_SITE}*.js", lambda route: route.fulfill(path=FOLDER / route.request.url.removeprefix(_SITE)))
    page.route(_SITE, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(_SITE)
    page.evaluate(_IMPORTED, names)
    return page
