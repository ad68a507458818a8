"""The quizmaster: tables, games, dialogue, wording and the ports people reach it through."""
