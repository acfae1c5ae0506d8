"""The list of commands at a table in the terminal."""

from timescoop.wording import _


def help_lines() -> list[str]:
    """The commands, one a line, in the reader's language."""
    return _("""Type the number of an option, or the start of its words.
A whole move goes in one line, with commas: defend Gallifrey, The Doctor.
  why            the rule for this question
  why WORDS      why you can or can't choose that
  ?              show the question again
  all            choose everything, if you can choose several
  card NAME      show a card
  rule NUMBER    show a rule
  hint           what a bot would choose; this takes some seconds
  undo           take back your last answer, if nothing happened since
  hand, h        show your cards
  table, t       show the whole table
  piles          show the cards in the open piles
  log, l, log 50 what happened, with the rule for each line
  prompts        turn on all reaction prompts, or only the usual ones
  save FILE      save the record so far
  quit           leave the game""").splitlines()
