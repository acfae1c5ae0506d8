"""The Doctor, companions and allies.

One line a card, in the form that the package explains.
"""

from typing import Final

FRIENDS: Final = """
invasion:2012:the doctor: hero 11 *
first doctor: hero 1 *
second doctor, the doctor / disarming clown: hero 2 *
third doctor, the doctor / interfering timelord: hero 3 *
fourth doctor, the doctor / scarfwrapped bohemian: hero 4 *
fifth doctor: hero 5 *
sixth doctor: hero 6 *
seventh doctor: hero 7 *
eighth doctor: hero 8 *
war doctor: hero war-doctor *
ninth doctor: hero 9 *
tenth doctor: hero 10 *
eleventh doctor: hero 11 *
twelfth doctor: hero 12 *
thirteenth doctor: hero 13 *
fourteenth doctor, fifteenth doctor: hero 14 *
the doctor / human schoolmaster: hero teacher
the doctor: hero 4 *
susan, susan foreman: dusk susan
ian: dusk ian
barbara: dusk barbara
ian barbara: dusk ian+barbara
jamie, jamie mccrimmon: dusk jamie
zoe heriot: dusk zoe
victoria waterfield: dusk victoria
the brigadier, brigadier lethbridgestewart: olive brigadier
sergeant benton: olive benton
jo grant: dusk jo
liz shaw: dusk liz
sarah jane, sarah jane smith: dusk sarah
sarah jane smith / bannerman road investigator: dusk sarah-later
harry sullivan: dusk harry
leela: dusk leela
romana: dusk romana
nyssa: dusk nyssa
tegan: dusk tegan
nyssa tegan: dusk nyssa+tegan
adric: dusk adric
peri brown: dusk peri
mel, mel bush: dusk mel
ace: dusk ace
grace holloway: dusk grace
rose tyler: dusk rose
captain jack: dusk jack
donna noble: dusk doctor-donna
doctordonna: hero doctor-donna *
martha jones: dusk martha
martha jones / undercover maid: dusk martha-maid
wilfred mott: dusk wilfred
amy pond: dusk amy
rory: dusk rory
amy rory: dusk amy+rory
river song: dusk river
clara oswald: dusk clara
bill potts: dusk bill
yaz graham ryan: dusk yaz+graham+ryan
sally sparrow: dusk sally
isobel watkins: dusk isobel
professor travers: dusk travers ^snow
iris wildthyme: rose iris *
sabalom glitz: brass glitz
king yrcanos: blood yrcanos
jago and litefoot: brass jago+litefoot
k9, k9 mark i, k9 mark ii, k9 mark iii: teal robot-dog
unit, unit soldiers: olive many-soldier
thal patrol: teal many-thal
highland rebels: olive many-highlander
weather station crew: ice many-crew ^snow
gallifreyan envoy: brass envoy
pompeian household: sand roman
useful allies: dusk glitz+peri
human resources: plum many-saxon
the master race: plum many-saxon *
human prey: moon somebody ^sight
everyone lives: hero heart
duty of care: hero hands
"""
