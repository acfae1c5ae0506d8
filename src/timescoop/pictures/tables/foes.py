"""Enemies, armies and monsters.

One line a card, in the form that the package explains.
"""

from typing import Final

FOES: Final = """
dalek: bronze pepperpot
daleks: bronze pepperpots
dalek patrol: bronze pepperpots
renegade daleks: slate pepperpots=white *
weapons dalek: bronze pepperpot=gunner ^beam
supreme dalek: blood pepperpot=red *
dalek sec: night pepperpot=black ^bolts
dalek emperor, emperor dalek: sand emperor *
dalek flagship, dalek fleet: bronze fleet
dalek timeship: bronze saucer +vortex
dalek invasion: fire pepperpots ^sky-fleet
davros: rust creator
robomen: slate slave-helmet
local labor: earth many-worker ^bars
ogrons, ogron guards: earth many-apeman
cyberman: steel cyborg
cybermen: steel cyborgs
cyber patrol: steel cyborgs ^snow
cyber legion: night cyborgs ^sky-fleet
cyber army: rust cyborgs *
cybermat: steel cyber-mite
cyber leader: steel cyborg=leader *
cyber controller: steel cyborg=brain
cyberking: fire cyber-giant
cyberlord: blood cyborg=collar *
ashad: rust cyborg=half
cyberplanner: steel trickster
sontarans: rust many-clone-soldier
weeping angel: moon angel
weeping angels: moon angels
cherub: ivory angel=child
angel bob: night angel=fanged ^bolts
lonely assassin: blood angel=fanged *
statue of liberty: moon colossus
slitheen: acid green-giant
silurians, silurian sentry: moss reptile
sea devils: sea reptile=sea
the silence: slate many-quiet-grey
headless monks: void many-headless
clerics: slate many-cleric
madame kovarian: slate kovarian
roboforms: rose masked-robot ^snow
the pandorica: teal cube *
shadow proclamation: slate rhino
saturnyns: sea fish-lady
sycorax: blood bone-mask
nestene consciousness: plastic tentacles
the minotaur: brass horned=bull
the beast: fire horned ^flames
gangers: olive many-melting
prisoner zero: sea eel
yetis: ice shaggies
yeti: ice shaggy
primords: fire wolfman ^flames
republican security forces: slate many-black-soldier
brigade leader lethbridgestewart: slate black-soldier *
the mara: blood snake
the black guardian: void raven-lord
omega: void great-mask
the rani: rose rani
the meddling monk: earth cowled
haemovores: sea many-sucker-face
macra: rust crab ^mist
sensorites: ivory many-whiskered
sutekh: sand jackal *
ice warriors: ice many-ice-warrior
zygons: rust many-suckered
autons: plastic mannequins
scarecrows: earth scarecrows
great intelligence: blood mind
antimatter beast: void outline-beast
volcanic cultists: fire many-cultist ^flames
son of mine: earth schoolboy
mother of mine: slate matron
father of mine: moss squire
daughter of mine: earth red-balloon
tobias vaughn: slate vaughn
eric klieg: brass klieg
toclafane: plum sphere-killer
the master: plum master
masterful master: plum master *
scheming master: void master +crack
reverend magister: plum preacher ^flames
decayed master: plum headless=decayed
sir gilles estram: plum courtier
bruce: plum bruce ^bolts
professor yana: plum yana ^gold
harold saxon: plum saxon
missy: plum missy *
agent o: plum agent ^sight
the valeyard: slate judge
kamelion: slate android
the dreamlord: dusk trickster +vortex
teselecta: slate split-man
the face of boe: rust great-face
the morphos: acid brains
"""
