"""The screens, their sections and addresses."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

import streamlit as st

from core.practice.done_screens import Done
from ui.session import done, script_run
from ui.session.keys import Key
from ui.session.link import current_screen, link_to, note_screen

_NONE: Mapping[Key, str] = MappingProxyType({})

WIDEST = 1120
"""Pixels of a screen: wider, its lines would be too long to read."""

NEXT = "The next on the road."
"""The reason to go to the screen that follows on the road."""

_PAGES = Path(__file__).parents[2] / "pages"


@dataclass(frozen=True, kw_only=True)
class Screen:
    """A screen: ``name`` is its file in pages/ and, except for home, its address; ``asks`` is whether it has questions.

    Where nothing is asked, everything is done once it is seen. A screen that ``teaches`` nothing is not on the road.
    """

    name: str
    title: str
    icon: str
    help: str
    asks: bool = True
    teaches: bool = True

    @property
    def address(self) -> str:
        """Its address within the app."""
        return "" if self.name == "home" else self.name


SECTIONS: Mapping[str, tuple[Screen, ...]] = MappingProxyType(
    {
        "": (
            Screen(
                name="home",
                title="Start",
                icon=":material/home:",
                help="Half a minute that moves, then self-attention in nine small steps.",
            ),
        ),
        "Learn": (
            Screen(
                name="why",
                title="Why attention",
                icon=":material/help:",
                help="What a word’s vector leaves out of its sentence: the bank of a river, and one with money.",
            ),
            Screen(
                name="alignments",
                title="Another order, another length",
                icon=":material/swap_calls:",
                help="Which word of a translation should attend to which word of its original.",
            ),
            Screen(
                name="pronouns",
                title="What “it” refers to",
                icon=":material/record_voice_over:",
                help="What a pronoun attends to without learning, and what the order of the words does.",
            ),
            Screen(
                name="two-sentences",
                title="Two sentences",
                icon=":material/translate:",
                help="A translation attends to its original: one vector of 2014, and queries that choose.",
            ),
            Screen(
                name="lookup",
                title="A soft dictionary",
                icon=":material/menu_book:",
                help="Queries, keys and values as a look-up that is forgiving.",
            ),
            Screen(
                name="order",
                title="The order of the words",
                icon=":material/format_list_numbered:",
                help="Sinusoids added to X: what changes if the words are shuffled.",
            ),
            Screen(
                name="masks",
                title="Masks",
                icon=":material/visibility_off:",
                help="No word looks ahead or at padding: −∞ before the softmax.",
            ),
            Screen(
                name="word-by-word",
                title="Writing word by word",
                icon=":material/edit_note:",
                help="What each new word needs again, and what can be kept: the key–value cache.",
            ),
        ),
        "Build": (
            Screen(
                name="two-heads",
                title="Two heads, by hand",
                icon=":material/call_split:",
                help="Split the columns, attend twice, join the heads, and mix them with W_o.",
            ),
            Screen(
                name="gradients",
                title="The gradient of the softmax",
                icon=":material/trending_up:",
                help="What a small push moves, where learning stops, and what reaches W_q, W_k and W_v.",
            ),
            Screen(
                name="module",
                title="As a PyTorch module",
                icon=":material/deployed_code:",
                help="What nn.Module does for a class, and nn.Linear in place of its weights.",
            ),
            Screen(
                name="seeds",
                title="Seeds and empty memory",
                icon=":material/casino:",
                help="The same seed in another order, and numbers that no seed brings back.",
            ),
            Screen(
                name="torch-mask",
                title="A mask in torch",
                icon=":material/block:",
                help="Before the softmax or after it: how the future leaks into a row.",
            ),
            Screen(
                name="dropout",
                title="Dropout",
                icon=":material/grain:",
                help="Weights that become 0 at random in training, and what makes up for them.",
            ),
            Screen(
                name="torch-heads",
                title="Several heads in torch",
                icon=":material/account_tree:",
                help="Split, attend and join; and torch’s own attention does the same.",
            ),
            Screen(
                name="train",
                title="Watch it being learned",
                icon=":material/model_training:",
                help="W_q, W_k and W_v learn whether a pronoun and a noun agree.",
            ),
        ),
        "A trained model": (
            Screen(
                name="trained",
                title="A trained transformer",
                icon=":material/neurology:",
                help="Where a trained head sends “it”, and whether that is the noun meant.",
            ),
            Screen(
                name="bank-in-five",
                title="One word, five sentences",
                icon=":material/account_balance:",
                help="How the words around it move “bank”, layer by layer.",
            ),
            Screen(
                name="atlas",
                title="An atlas of heads",
                icon=":material/grid_view:",
                help="What each of 72 trained heads looks at.",
            ),
            Screen(
                name="head-off",
                title="A head switched off",
                icon=":material/toggle_off:",
                help="What changes without some heads, and what attention weights do not explain.",
            ),
            Screen(
                name="masked-word",
                title="A trained model fills the gap",
                icon=":material/psychology:",
                help="BERT guesses a hidden word, and shows what it attended to.",
            ),
        ),
        "Compute": (
            Screen(
                name="similarity",
                title="Similarity without learning",
                icon=":material/compare_arrows:",
                help="Dot products, softmax and context vectors of the plain embeddings.",
                asks=False,
            ),
            Screen(
                name="learned",
                title="Learned queries, keys, values",
                icon=":material/key:",
                help="The same with W_q, W_k and W_v: every matrix from X to the context.",
                asks=False,
            ),
            Screen(
                name="scaling",
                title="Scaled vs unscaled",
                icon=":material/straighten:",
                help="What dividing the scores does to the weights.",
                asks=False,
            ),
            Screen(
                name="large",
                title="A long text",
                icon=":material/zoom_in:",
                help="The weights of up to 2,048 words as one picture, and any part of it in figures.",
            ),
        ),
        "Practise": (
            Screen(
                name="check-the-slides",
                title="Check the slides",
                icon=":material/fact_check:",
                help="Printed figures that cannot all be right: find the wrong ones.",
            ),
            Screen(
                name="shapes",
                title="Shapes, step by step",
                icon=":material/category:",
                help="Ten lines of NumPy: predict the shape of each result.",
            ),
            Screen(
                name="batches",
                title="More than one sentence",
                icon=":material/layers:",
                help="What np.dot does to a batch of sentences, and @ does not.",
            ),
            Screen(
                name="random-weights",
                title="Random weights",
                icon=":material/scatter_plot:",
                help="What a large weight means before anything is learned.",
            ),
            Screen(
                name="write-the-line",
                title="Write the line",
                icon=":material/code:",
                help="One line of NumPy or torch for each matrix: type it, and see what it makes.",
            ),
            Screen(
                name="bug-hunt",
                title="Bug hunt",
                icon=":material/bug_report:",
                help="Twelve faults in a module: name the line and the fault.",
            ),
            Screen(
                name="practice",
                title="Practice",
                icon=":material/exercise:",
                help="One part at a time on new numbers, until each mistake is mastered.",
            ),
            Screen(
                name="challenges",
                title="Challenges",
                icon=":material/flag:",
                help="The other way round: change the numbers until the weights are as they should be.",
            ),
        ),
        "Homework": (
            Screen(
                name="quiz",
                title="Graded homework",
                icon=":material/assignment:",
                help="Type your answers and have them marked.",
            ),
            Screen(
                name="check-homework",
                title="Check my notebook",
                icon=":material/upload_file:",
                help="Upload your notebook: your answers are found in it and marked.",
            ),
            Screen(
                name="mock-exam",
                title="Mock exam",
                icon=":material/timer:",
                help="As many parts as you like, with a clock, and all verdicts at the end.",
            ),
            Screen(
                name="my-work",
                title="My work",
                icon=":material/folder_open:",
                help="Everything you have done so far: to print, to take along, or to forget.",
                teaches=False,
            ),
        ),
    }
)


ROAD = tuple(screen for screens in SECTIONS.values() for screen in screens if screen.teaches and screen.name != "home")
"""The screens from which one learns, in the order in which they follow one another."""

_IS_DONE = ":material/check_circle:"


def page(screen: Screen, found: Done | None = None) -> st.Page:
    """The Streamlit page of a screen on which something is done; a new one for each run, to which it belongs."""
    return copy(_page(screen, icon(screen, found)))


def icon(screen: Screen, found: Done | None) -> str:
    """The icon of a screen; a check mark once all is done there."""
    return _IS_DONE if found and found.is_complete else screen.icon


@cache
def _page(screen: Screen, icon: str) -> st.Page:
    """Cached, because making a page looks for its file."""
    return st.Page(
        _PAGES / f"{screen.name}.py",
        title=screen.title,
        icon=icon,
        help=screen.help,
        default=screen.name == "home",
        url_path=screen.address,
    )


TAB_ICON = "/app/static/icon.png"
"""A file of our own: for one of Streamlit's icons each browser would ask Google's servers."""


def tab_title(page: st.Page) -> str:
    """The title of the browser's tab: that of the screen before that of the app."""
    app = "Self-attention, computed"
    return app if page.url_path == "" else f"{page.title} · {app}"


def navigate() -> st.Page:
    """Draw the navigation and return the page that was asked for."""
    script_run.note_router()
    # Before the navigation: until the tab has an icon, the browser fetches that of the screen for it, from Google.
    st.set_page_config(page_icon=TAB_ICON, layout="wide")
    chosen = st.navigation(_menus(), position="top")
    note_screen(chosen.url_path)
    return chosen


def _menus() -> dict[str, list[st.Page]]:
    """The pages by menu. A section of one screen needs none: its screen stands before the menus, to be seen at once."""
    menus, found = {"": list[st.Page]()}, done.done()
    for title, screens in SECTIONS.items():
        pages = [page(screen, found.get(screen.address)) for screen in screens]
        menus.setdefault(title if len(pages) > 1 else "", []).extend(pages)
    return menus


def ensure() -> None:
    """Start the router if Streamlit ran a page without it.

    Until `st.navigation` has been called once in a server process, Streamlit takes the folder pages/ for its
    older kind of app and runs a linked page alone. Calling it ends that; the next run starts the router.
    """
    if not script_run.router_has_run():
        navigate()
        st.rerun()


def link(name: str, why: str = "", *, fields: Mapping[Key, str] = _NONE) -> None:
    """A link to a screen by name, with a reason to go there, and what it opens with."""
    screen = named(name)
    label = f"**{screen.title}**  \n{why}" if why else screen.title
    link_to(_page(screen, screen.icon), fields, label=label, icon=screen.icon)


def named(name: str) -> Screen:
    """A screen by its name."""
    return next(screen for screens in SECTIONS.values() for screen in screens if screen.name == name)


def note_seen() -> None:
    """Note that the screen of this run is seen; where nothing is asked, that is all there is to do."""
    if any(screen.address == current_screen() and not screen.asks for screen in ROAD):
        done.note(0, 0)


def following() -> tuple[str, ...]:
    """The name of the screen that follows on the road; none at its end."""
    return tuple(after.name for screen, after in pairwise(ROAD) if screen.address == current_screen())


def next_to_do() -> Screen | None:
    """The first screen of the road on which not all is done; None if there is none."""
    found = done.done()
    return next((one for one in ROAD if not (one.name in found and found[one.name].is_complete)), None)
