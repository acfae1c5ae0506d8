"""Places and times.

One line a card, in the form that the package explains.
"""

from typing import Final

PLACES: Final = """
starship uk: night towers @none
platform one: fire station @dying
chiswick: dusk suburb @day
torchwood house: night mansion
1940s london: slate blitz
national museum: brass hall @none
leadworth: moss village @day
bowie base one: rust snow-base=red @two
lake silencio: sand sea=lake @day
sardick town: ice snow-town
silurian city: moss cave-city @none
roman britain: sand stones @day
luna university: slate snow-base=moon @ringed
zarathustra: void domes @ringed
pompeii: fire volcano @none
venice: teal canal
demons run: slate station
satellite five: acid station
the library: brass library @none
canary wharf: hero city
new earth: teal towers @day
versailles: brass palace @day
midnight: ice crystals @dying
messaline: olive waste @two
stormcage: time prison @none
cwmtaff: earth mine-valley @day
colchester: teal suburb @day
deffry vale school: earth school @day
gallifrey: brass citadel @two
unit headquarters, unit hq: olive mansion @day
coal hill school: slate school
totters lane: earth gates
deva loka: moss jungle @day
itar: steel lab @none
castrovalva: sand castle @day
egypt: sand pyramids @day
telos, cyber tomb: ice tomb
skaro: rust domes @two
perivale: teal suburb
temple of yetaxa: sand steps-temple @day
mondas: steel snow-base @ringed
san francisco: dusk bridge @day
metebelis three: time crystals
traken: rose garden @two
project inferno: fire works
terminus: void corridors @none
peladon: plum castle @two
karn: blood monastery=ruin
spiridon: ice jungle
devils end: earth village
marinus: sea island=pyramid @two
ribos: ice market
wenley moor: moss cave @none
vortis: night pillars @two
detsen monastery: ice monastery
fang rock: sea lighthouse @none
cardiff: sea harbour=bay
medusa cascade: void nebula @none
the crucible: bronze station
the vault: bronze vault @none
dalek lab: bronze lab @none
dalek mother ship: bronze corridors @none
time war: fire war @none
game station: acid station
earth past: night street
cybership: steel corridors @none
ruins of gallifrey: fire citadel-ruin @two
hedgewicks world: void fair
the doctors mind: time mind-hall @none
comical castle: rose castle
earth present day: plum city
the valiant: plum carrier @day
naismith mansion: plum mansion
the wasteland: rust waste @dying
fortress island: plum island
atlantis: sea atlantis @none
hunting grounds: moon hunting
hunting grounds / lonely assassin: night hunting
wester drumlins: moon mansion
trenzalore: ice graves
winter quay: night hotel
byzantium wreck: moon wreck
battery park: moon harbour
aplan mortarium: moon cave=angel @none
earth 1968: dusk city
earth 2070: ice snow-base
earth 1913: earth school
earth 1746: olive mine-valley=moor @day
earth 79: fire volcano @none
earth 65000000 bc: moss first-age @day
zeta minor 37166: moss jungle @dying
omegas world 1 second: void antimatter @none
gallifrey rassilon era: brass citadel @two
traken 1981: rose garden @two
vulcan 2020: acid works @two
parallel earth 1970: fire works @dying
telos 2486: ice tomb
skaro 1963: rust domes @two
zero room: rose zero @none
torchwood hub: teal harbour=bay
gallifrey stands: hero citadel
gallifrey returns: plum citadel-ruin @ringed
"""
