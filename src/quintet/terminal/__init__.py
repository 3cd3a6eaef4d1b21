"""A table in the terminal: a client of the server's protocol, with two faces.

`connection` speaks to a server, `table` keeps what was told, `actions` and `choices` find what can be done from what
the game declares. None of them draws. `screens` is the table for the eye (Textual), `plain` the one for braille and
speech: lines and numbered choices. `local` is a server of its own within the process, for a table with bots.
"""
