"""Durability of the store: its hash chain, group commits, backups, and messages between processes that share it."""
