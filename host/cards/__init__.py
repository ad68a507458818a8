"""The cards of all games: packs, the deck that deals them, what checks them, and tools for their authors."""
