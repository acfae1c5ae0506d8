"""One room for each game; no room imports another.

Each hands out one `Game`: the functions that everything above may call.

>>> from timescoop.games.invasion import GAME
>>> table = GAME.deal(seats=2, seed=bytes(32), edition="classic")
>>> view = GAME.view(table, 1)
>>> view["seat"], view["turn"], view["prompt"]
(1, 0, None)
>>> sorted(GAME.words(table, 0, option, ["Ada", "Bo"]) for option in table.options(0))[:2]
['attack Coal Hill School', 'discard']
"""
