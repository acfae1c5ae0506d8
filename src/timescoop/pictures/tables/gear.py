"""Things, vehicles and machines.

One line a card, in the form that the package explains.
"""

from typing import Final

GEAR: Final = """
tardis, the tardis, tardis / police box: hero blue-box *
tardis / secondary control room: brass console
tardis / battered time capsule: teal blue-box=battered
tardis console: teal console
the masters tardis: plum capsule-column
sonic screwdriver: hero screwdriver
construct sonic screwdriver: hero screwdriver +burst
laser screwdriver: plum wand ^beam
tissue compression eliminator, tissue compressor: plum wand +burst
psychic paper: hero paper
visual recognition device: moss detector
collecting on debts: hero hands *
crack in time: night crack
chameleon arch: plum watch *
fob watch: time watch
jammy dodger: rose biscuit
fish fingers and custard: teal custard
bessie: dusk car
whomobile: slate hover-car
unit land rover: olive jeep
the key to time: time key
miniscope: teal scope
regeneration, new regeneration: fire shine
time lord politics: blood scales
would you like a jelly baby, jelly babies: rose sweets
recorder: teal recorder
fez: dusk fez
hand of omega: time casket
the moment: fire moment
eye of harmony: time eye
master of time: hero clock
nitro9: fire tin
no more: fire brush
sheffield steel: fire spoon
cerebraton mentor: time chip
glitter gun: time blaster-glitter
medical kit: teal medkit
"""
