"""The ways in: Alexa, the simulator, the terminal, the screen. Thin: they translate, nothing else."""
