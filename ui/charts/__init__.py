"""Charts and pictures of matrices."""
