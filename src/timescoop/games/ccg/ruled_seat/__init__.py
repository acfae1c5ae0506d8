"""The opponent's seat in solitaire: its turn, and how the rules decide for it."""
