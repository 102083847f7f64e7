"""The parts of the browser's code that need no page, run by node."""
