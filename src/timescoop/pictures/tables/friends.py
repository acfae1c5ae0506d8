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
susan, susan foreman: lilac susan
ian: day ian
barbara: dawn barbara
ian barbara: dawn ian+barbara
jamie, jamie mccrimmon: meadow jamie
zoe heriot: day zoe
victoria waterfield: lilac victoria
the brigadier, brigadier lethbridgestewart: olive brigadier *
sergeant benton: earth benton
jo grant: meadow jo
liz shaw: day liz
sarah jane, sarah jane smith: dusk sarah
sarah jane smith / bannerman road investigator: day sarah-later
harry sullivan: day harry
leela: dawn leela
romana: lilac romana
nyssa: dusk nyssa
tegan: day tegan
nyssa tegan: lilac nyssa+tegan
adric: dawn adric
peri brown: dawn peri
mel, mel bush: meadow mel
ace: dusk ace
grace holloway: day grace
rose tyler: dusk rose
captain jack: day jack
donna noble: dusk doctor-donna
doctordonna: hero doctor-donna *
martha jones: dawn martha
martha jones / undercover maid: lilac martha-maid
wilfred mott: meadow wilfred
amy pond: dusk amy
rory: meadow rory
amy rory: dusk amy+rory
river song: dawn river
clara oswald: lilac clara
bill potts: day bill
yaz graham ryan: day yaz+graham+ryan
sally sparrow: meadow sally
isobel watkins: dawn isobel
professor travers: dusk travers ^snow
iris wildthyme: rose iris *
sabalom glitz: brass glitz
king yrcanos: blood yrcanos
jago and litefoot: brass jago+litefoot
k9, k9 mark i: teal robot-dog
k9 mark ii: dawn robot-dog
k9 mark iii: night robot-dog
unit, unit soldiers: olive many-soldier
thal patrol: teal many-thal
highland rebels: olive many-highlander
weather station crew: ice many-crew ^snow
gallifreyan envoy: brass envoy
pompeian household: sand roman
useful allies: dawn glitz+peri
human resources: plum many-scientist
the master race: plum many-saxon *
human prey: moon somebody ^sight
everyone lives: hero heart
duty of care: hero hands
"""
