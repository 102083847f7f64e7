"""Practice without end: what a student has shown to master, and which part comes next."""
