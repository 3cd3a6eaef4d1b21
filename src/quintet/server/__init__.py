"""The table server: tables that people join by link, durable, fair and private.

`app` puts the rooms together and `serving` runs it. A command comes in by a socket (`sockets`), is decided by the one
table that it concerns (`tables`), made durable by the `store`, and only then acknowledged and told to everybody, each
in their own view. Bots think in `thinking`; all that is not playing goes over `http`. The modules beside the rooms
(`protocol`, `refusals`, `limits`, `headers`, `logs`, `metrics`) are for all rooms and know none of them.
"""
