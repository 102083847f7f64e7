"""What belongs to one screen only."""
