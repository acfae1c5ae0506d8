"""Words of a name, for cards that nobody described: the first line that fits wins.

Before the colon stand beginnings of words as regular expressions, after it what the picture shows.
"""

from typing import Final

WORDS: Final = r"""
dalek.*(emperor)|emperor.*dalek: sand emperor *
daleks|dalek (patrol|squad|army|troop): bronze pepperpots
dalek: bronze pepperpot
cybermat: steel cyber-mite
cybermen|cyber (army|legion|patrol): steel cyborgs
cyber: steel cyborg
davros|creator: rust creator
angels|statues: moon angels
angel|statue|gargoyle|cherub: moon angel
sontaran|clone: rust clone-soldier
silurian|reptile|lizard|draconian: moss reptile
sea devil|fish|merman|aquatic: sea reptile=sea
ice warrior|martian: ice ice-warrior
zygon|shapeshift: rust suckered
auton|mannequin|plastic|nestene|dummy: plastic mannequins
ood|tentac|kraken|octopus|blob|slime: rose tentacles
snake|serpent|mara|viper: blood snake
worm|eel|leech: sea eel
crab|macra|lobster: rust crab
insect|wasp|ant\b|beetle|spider|bug|wirrn|locust|moth: acid insect
yeti|bigfoot|sasquatch: ice shaggy
wolf|werewol: night wolfman
ape\b|apes|ogron|ogre|troll|goblin|caveman|barbarian: earth apeman
vampire|haemovore|drowned|zombie: blood sucker-face
mummy|mummies|skeleton|bone: sand bone-mask
rhino|judoon|police: slate rhino
devil|demon|daemon|beast|dragon: fire horned ^flames
bull|minotaur|nimon: brass horned=bull
scarecrow|straw: earth scarecrow
monk|nun|friar: earth cowled
ghost|spirit|gelth|wraith|phantom: void outline-beast
mind|intelligence|psychic|telepath|dream: blood mind
sphere|drone|orb\b: plum sphere-killer
k-?9|dog|hound: teal robot-dog
robot|android|automaton|droid|machine\b: slate android
god|sutekh|osiran|pharaoh: sand jackal *
time ?lord|president|chancellor|castellan: brass envoy
master\b: plum master
doctor\b: hero 4 *
brigadier|colonel|general|captain: olive brigadier
soldier|guard|troop|army|patrol|squad|platoon|warrior|marine|unit\b: olive many-soldier
priest|cultist|sister: fire many-cultist ^flames
child|girl|boy\b|orphan|bab(?:y|ies): earth red-balloon
lady|madame|queen|duchess|princess: lilac romana
lord|baron|count\b|duke: brass envoy
professor|scientist|inventor: dusk travers
nurse|medic|surgeon: dusk liz
tardis|police box|blue box: hero blue-box *
console|control room: brass console
sonic|screwdriver|gadget|device|tool: hero screwdriver
key: time key
watch: brass watch
car\b|roadster|bessie|taxi|bus\b|van\b: dusk car
jeep|truck|rover|tank: olive jeep
fleet|armada|invasion: bronze fleet
saucer|ufo: slate saucer
ship\b|rocket|shuttle|freighter|cruiser: slate cruiser
gun|blaster|laser|weapon|rifle|cannon: slate gun
bomb|grenade|missile|explos|nitro: fire bomb
blast|explosion|destroy|annihil: fire burst
armou?r|shell|plating: steel mould
shield|barrier|defen[cs]e|protect: hero shield
letter|message|note|telegram|postcard: brass letter
book|diary|journal|history|archive|library card: brass book
paper|ticket|passport: hero paper
film|footage|video|camera|picture|photo: slate film
medic|heal|cure|hospital kit|first aid: teal medkit
scarf: hero 4
fez|hat\b: dusk fez
guitar|music|song: dusk guitar
flute|recorder: teal recorder
tea\b|coffee|cup of: teal calm
drum: plum drum
jelly|sweet|candy|food|cake|banana: rose sweets
crown|king|queen|throne|emperor|rule\b: plum crown
trial|justice|law|court|verdict|politic: brass scales
trap|cage|captur|prison|jail: slate cage
chain|bound|slave|captive|arrest: slate chain
mask|disguise|impost|trick|bluff|deceiv: plum mask
hypno|obey|eye|gaze|watching|blink: plum eye=spiral
plan|scheme|plot\b|blueprint|map\b: plum plan
signal|transmi|radio|broadcast|distress: teal waves
scan|radar|locat|track|seek|search|hunt: acid radar
clue|investigat|mystery|find|evidence: slate lens
riddle|puzzle|logic|enigma: time puzzle
question|who\b|why\b: time question
vortex|paradox|time ?storm|anomal|wormhole|portal|rift: time vortex
crack|fracture|tear\b: ivory crack
hour|clock|time\b|minute|moment|century|year: brass clock
regenerat|rebirth|reborn|renew: fire shine
escape|run\b|chase|flee|retreat: fire steps
ally|allies|friend|rescue|help|together|truce|pact: dusk hands
love|life|heart|courage|brave|hope: hero heart
death|dead|skull|kill|poison|plague: void skull
grave|tombstone|funeral|buried: moon grave
tomb|crypt|mausoleum: ice tomb
lightning|storm|electric|power|energy|charge: time bolt
repair|engineer|fix\b|mend|sabotage: brass spanner
gear|clockwork|mechan|upgrade: brass gears
gold|money|treasure|bribe|ransom|bank|vaults: brass money
lock\b|seal|safe\b: slate lock
dice|luck|chance|fate|gamble: time dice
battle|duel|sword|fight|war\b|revenge|vengeance: blood swords
passage|corridor|airlock|deck\b: steel corridors @none
twin|double|copy|duplicate: plum mask
prophe|legend|tale|story|ancient: brass book
school|academy|university|college: earth school @day
hospital|clinic: steel hospital @day
village|hamlet|church|town: moss village @day
castle|keep\b|fort: plum castle
museum|gallery: brass hall @none
library: brass library @none
london|paris|york|city|metropolis|capital|wharf: hero city
street|alley|lane|victorian|whitechapel: night street
house|manor|mansion|hall\b: night mansion
jungle|forest|swamp|wood\b|woods: moss jungle
desert|dune|waste: sand desert @two
mountain|peak|alps|himalaya: ice peaks
cave|mine\b|tunnel|sewer|underground: moss cave @none
sea\b|ocean|lake|island|beach|atlantis: sea island
market|bazaar|shop|trade: sand market @day
station|satellite|platform|orbit: slate station
base\b|outpost|antarctic|arctic|snow|ice\b|frozen: ice snow-base
citadel|gallifrey|capitol: brass citadel @two
temple|rome|greek|forum: sand temple @day
pyramid|egypt: sand pyramids @day
factory|refinery|drill|power plant|works\b: fire works
lab\b|laborator: acid lab @none
ruin|rubble: rust waste @dying
garden|park|eden|paradise: rose garden
planet|world|moon\b|mars\b|venus|star\b: void planet
galaxy|nebula|cluster|cascade: void nebula @none
"""
