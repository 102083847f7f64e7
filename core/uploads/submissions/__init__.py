"""What a platform exports of all that a class handed in: whose each file is, what it holds, what is odd about it."""
