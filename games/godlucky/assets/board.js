// The board comes alive.
