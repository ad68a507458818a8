"""The Alexa skill package: what is made of the phrases, its files, and its commands."""
