"""What can be typed at a table in the terminal."""

from typing import Final

HELP: Final = """Type the number of an option, or its words; beginnings are enough where only one fits.
  why            the rule behind the question
  why WORDS      why you can choose that, or why not
  ?              the question again, with its options
  all            pick everything that can be picked here, where several can be
  card NAME      what is printed on a card
  rule NUMBER    a rule by its number
  hint           what a bot would do
  undo           take your last answer back, while nothing has come of it
  hand, table    your cards; the whole table
  piles          the cards of the piles that anybody may look through
  log, log 50    what has happened, with the rule behind each line
  windows        be asked in every window, and not in the usual ones alone; or back again
  save FILE      write the record of the game so far
  quit           leave the table"""
