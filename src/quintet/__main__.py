"""`python -m quintet` is the command `quintet`."""

from quintet.cli import main

main()
