"""The lessons of the course, one file each."""
