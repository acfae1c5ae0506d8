"""What a card says of itself besides its name: traits, types, factions and eras."""

from typing import Final

# a trait, species, keyword or family: what the picture shows
TRAITS: Final = """
dalek: bronze pepperpot
cyberman: steel cyborg
cybermen: steel cyborg
cybermat: steel cyber-mite
angel: moon angel
angels: moon angel
weepingangel: moon angels
master: plum master
slave: earth many-worker
planet: void planet
paradox: time vortex
installation: slate gears
upgrade: steel mould
robot: slate android
silurian: moss reptile
sontaran: rust clone-soldier
ogron: earth apeman
thal: teal thal
timelord: brass envoy
kaled: olive black-soldier
nestene: plastic mannequin
construct: earth scarecrow
family: earth schoolboy
intelligence: blood mind
creature: rose tentacles
auton: plastic mannequins
zygon: rust suckered
icewarrior: ice ice-warrior
doctor: hero 4 *
companion: dusk somebody
medicine: teal medkit
attack: fire gun
defense: hero shield
temporal: time vortex
puzzle: time puzzle
purpose: plum plan
apocalypse: fire burst
conversion: steel gears
invasion: void flag
profit: brass money
research: acid lab
vengeance: blood swords
minion: earth many-helmet-soldier
human: dusk somebody
"""

# a type of card: what it may show, chosen by the card's name
TYPES: Final = """
location: moss village | hero city | void domes @two | sand desert @two | slate station | ice peaks | sea island | earth mine-valley @day | plum castle @two | teal towers | time crystals
starting location: hero city | moss village | slate station
spacetime: void domes @two | sand desert @two | slate station | moss jungle
defender: dusk somebody | dawn somebody | lilac somebody | meadow somebody | day somebody
ally: dusk somebody | dawn somebody | lilac somebody | meadow somebody | day somebody
tardis character: dusk somebody | dawn somebody | lilac somebody | meadow somebody | day somebody
enemy: rose tentacles | acid insect | void outline-beast | rust bone-mask | slate android | blood horned | sea eel | fire crab | moss reptile | night wolfman | ivory whiskered | plum great-mask
support: hero screwdriver | teal gears | time clock | brass key | acid detector | plum watch
character: dusk somebody | dawn somebody | lilac somebody | meadow somebody | day somebody
instant: time bolt | fire burst | acid atom | plum swap | ice storm
moment: time hourglass | brass clock
constant: brass gears | slate chip
goal: void flag | plum crown | fire target
plot: plum curtain | brass book | slate plan
tardis: hero blue-box *
artifact: brass gears | time key | teal detector
condition: slate plan | time puzzle | teal scales
bang!: fire burst | time bolt
"""

# a palette: the factions whose cards wear it
FACTIONS: Final = """
bronze: dalek, davros, emperor dalek
steel: cybermen, ashad, cyberplanner
plum: master, masterful master, scheming master
moon: angels, weeping angels, lonely assassin
"""

# an era: the palette and the sky of a place at that time
ERAS: Final = """
prehistory: moss @day
antiquity: sand @day
middle ages: olive @day
renaissance: earth @day
victorian era: night
modern era: slate
present: dusk
postmodern era: teal
near future: time
colonial era: sea @ringed
expansion era: steel @two
imperial era: void @two
twilight era: rust @dying
far future: fire @dying
dark night era: blood @dying
gallifrey: brass @two
antimatter universe: void @none
"""
