"""Bug hunt: a module with faults to find, line by line."""

from core.lessons.bug_hunt import fixed_kinds, kinds_here
from ui.frame import lesson, page
from ui.screens import bug_hunt

here = lesson.begin("bug-hunt", needs="torch")
guesses = bug_hunt.read_guesses()
shown = frozenset() if here.shows_all else kinds_here() - set(fixed_kinds(guesses))
with here.beside:
    shape = bug_hunt.choose_input()
    bug_hunt.show_found(guesses)
with here.figure:
    bug_hunt.show_output(shown, shape)
    bug_hunt.ask_for_faults(guesses, shown, shape)
bug_hunt.show_guesses(guesses)

page.next_screen("module", "train")
