"""Events, plans and what happens.

One line a card, in the form that the package explains.
"""

from typing import Final

DEEDS: Final = """
exterminate: bronze pepperpot ^beam
assassinate: bronze target
maximum firepower: bronze pepperpot=gunner ^two-beams
emergency temporal shift: time pepperpot +vortex
dominate: bronze pepperpot=red ^spiral
weapon upgrade: bronze gun
dalekanium shell: bronze mould
transmat link: bronze beam-gate
planetary bombardment: fire fleet +burst
stolen world: bronze planet=chained
reality bomb: bronze reality-bomb
recovering davros: bronze creator ^gold
locate: bronze radar
investigate: bronze lens
extermination order: bronze pepperpots ^two-beams
cybergun: steel gun
armour plating: steel mould
delete: steel cyborg ^cross
upgrade in progress: steel gears
you will become like us: steel cyborg=half
electrical discharge: night cyborg ^bolts
rapid repair: steel spanner
cyber conversion, cyberconversion: steel cyborg=half ^bars
cyberbomb: steel bomb
protect the cyberium: steel chip
find the cyberium: steel lens
death particle: steel atom
struggle for control: steel chess
battle of wills: steel mind
cyberweapon volley: steel cyborgs ^two-beams
the masters trap: plum cage
i am the master: plum master ^gold
hypnotism, hypnotised: plum eye=spiral
you will obey me: plum master ^spiral
cheating death: plum skull
diabolical scheme: plum plan
doomsday weapon: plum reality-bomb
the sound of drums: plum drum
master of everything: plum crown
grand entrance: plum curtain
the mastermind: plum chess
gather power: plum bolt
defeat enemies: plum swords
quantum lock: moon lock
image of an angel: moon footage-wall
dont blink: moon eye
hidden in plain sight: moon angels ^dusk
sent to the past: time angel +vortex
lights out: night bulb
duck now: moon brush=duck
easter egg: moon film
letter from the past: moon letter
life lived twice: moon grave
drain the light: moon bulb
hunting on earth: night angel ^mist
buried in the snow: ice grave=snow
seek prey: moon steps
temporal anomalies: time vortex
spoilers: hero diary
lost time: moon hourglass
cybermen reborn: ice cyborgs ^mist
conquer universe: void flag
all your base are belong to us: acid radar
rob the vaults: plum money
harvest of minds: acid brains
burn the timeline: fire clock ^flames
settle an old score: blood swords
hold the world to ransom: fire bomb *
silent takeover: night city ^spiral
weather control: ice storm
steal a timelord life: blood watch ^flames
field of thralls: blood slave-helmet ^spiral
rewrite history: brass book +vortex
dice pool: time dice
roll of fate: fire dice *
secret plans: slate plan
new companion: hero somebody
break conditioning: hero mind ^bolts
whodunit: night mansion ^sight
babel masters: dusk speech
rift activity: teal crack
logic trap: time puzzle
plague ward: acid medkit ^bars
stasis field: time snowglobe
nerves of steel: steel shield *
ambush ground: moss hunting=ambush
force barrier: time shield ^bubble
time corridor: time vortex
feed on fear: void skull
build the army: steel many-helmet-soldier
deadlock seal: slate lock
fixed point: brass clock *
misjump: time blue-box +vortex
message from the past: brass letter
reverse the polarity: time swap
run for it: fire steps
venusian aikido: teal cloud-hand
taken prisoner: slate chain
daring rescue: fire hands *
gloating speech: plum speech
sudden insight: hero bulb=lit
time ram: fire blue-box +burst
sabotage: fire spanner +burst
stolen moment: brass hourglass
public panic: fire waves
unlikely alliance: slate hands
lost notes: slate paper
archive search: brass lens
paradox: time hourglass +vortex
impostor: plum mask
masterstroke: plum chess
not today: hero shield
second wind: hero heart
found footage: slate film
base under siege: ice snow-base=siege
return of an old foe: blood curtain
stranded: sand desert=box @dying
the quiet before: teal calm
double bluff: plum cards
full house: teal cards
old friends: dawn harry+sarah
cliffhanger: fire cliff
history repeats: blood clock
game end, end of the game: time vortex
"""
