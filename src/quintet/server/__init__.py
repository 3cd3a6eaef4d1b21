"""The table server: tables that people join by link, durable, fair and private.

`app` puts it together. A command comes in by `connection`, is decided by the one `table` that it concerns, made durable
by the `store`, and only then acknowledged and told to everybody, each in his own view.
"""
