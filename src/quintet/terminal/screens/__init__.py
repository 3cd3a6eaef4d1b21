"""The table for the eye, with Textual: the board, dialogs over it, and the program around them."""
