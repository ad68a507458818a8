"""The Alexa interaction model, made from the phrase files: built, linted, packed, and emulated."""
