"""A store in one SQLite file, for one server: nothing to set up."""
