"""What a session holds. The only room that touches session state and the link."""
