"""How the store came to have the tables it has; run whenever a store is opened."""
