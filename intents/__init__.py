"""What people say: recognised, then understood by what the rules wait for."""
