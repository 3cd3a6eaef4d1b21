"""A table and everything that happens at it: its document, its match, who attends and whose time runs, what each viewer
has seen, and the tables that are in memory. It knows followers that can be told something, but no socket, no HTTP."""
