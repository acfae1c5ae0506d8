"""Colours by mood: one palette for each faction, house or hour, so that a card shows its side from afar."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """The colours of one picture, each `#rrggbb`.

    Attributes:
        top: The sky above.
        low: The sky at the horizon.
        disc: The middle of the disc of light behind a figure, and of a moon.
        halo: The rim of that disc.
        far: Hills and houses far away.
        ink: The darkest.
        rim: The lit edge of a body.
        glow: What shines: eyes, windows, weapons.
    """

    top: str
    low: str
    disc: str
    halo: str
    far: str
    ink: str
    rim: str
    glow: str


# name: top low disc halo far ink rim glow
ROWS: Final = """
bronze: #1b0b17 #a23a22 #ffc45c #e2703a #5c1d20 #14060c #ffdf9a #62d8ff
steel: #06141d #1f5f74 #c8eef0 #4d9fb4 #123f52 #030c13 #effcff #53e7ff
moon: #0c111d #4b606b #f1efd9 #a9b7ad #222f3c #080c13 #fbf8e6 #ffe7a0
plum: #14081f #66205a #ff9a5c #c2304f #36103f #0b0512 #ffc9a8 #ffd84d
hero: #081233 #2d5ab0 #ffeab0 #f2b04c #16306f #060b22 #fff0c9 #fff3c4
dusk: #1a1038 #c2577a #ffe2b0 #ff9d6c #4a1f5a #0e0820 #ffe9cf #fff0c0
teal: #05222b #1f8a86 #fff0b8 #8fd6b0 #0d4a52 #031216 #f4ffe0 #c9fff0
moss: #0a1d14 #4b7d3f #f4e58c #a9bd4f #1e4a2b #050f0a #f5f7b8 #ff5a3c
sea: #041a2a #1e7a92 #d9f5d0 #5cc0b4 #0d4a63 #020d16 #e6fff2 #ffb347
ice: #0b1e33 #86b7cf #ffffff #cfe7f0 #3f7391 #071220 #ffffff #ff4f3c
fire: #1d0705 #d2501c #ffe07a #ff9a2e #6b1c0c #140403 #ffe2a0 #fff07a
rust: #1f0d0a #9c4a2c #ffc28a #d97a4a #592519 #140705 #ffdcb8 #c6ff6a
plastic: #1a0d2b #c33b78 #ffe1ec #ff8fb0 #571b52 #0f0619 #fff0f4 #7df9ff
sand: #2a1408 #d48a3c #fff0c4 #ffcf70 #8a4f22 #190b05 #fff0cc #7dffb0
void: #07040f #4a2a9a #ffb866 #b84bd6 #24135a #04020a #e9d6ff #ffd36a
earth: #160f0c #6a5238 #f2deac #bf9a5c #3a2a1e #0d0806 #ffeac2 #ffd23c
olive: #121a12 #77804a #f7ecc0 #cdbf74 #3a4429 #0a0e08 #fbf6d6 #ffcf5a
brass: #1d1006 #8f5a1e #ffedb8 #e0a848 #4d2c0d #120903 #fff2c8 #ffe9a0
time: #0b0724 #3a2fa0 #b7f3ff #6a6cff #1d1760 #060316 #e0f6ff #8af0ff
blood: #17050b #8e1f2e #ffb08a #e2483f #4a0f1c #0e0307 #ffd2c0 #ff6a5a
ivory: #2a2733 #a79b92 #fffaf0 #e8dcc6 #5c5560 #15131b #ffffff #ffffff
night: #050a18 #203a6a #dfe8ff #8aa6d8 #10214a #03060f #eef4ff #ffe08a
acid: #10160a #5f8a1e #f6ffa8 #bfe04a #2a4012 #080c04 #fbffd0 #d8ff5a
rose: #1d0a1d #a8427c #ffe6d8 #ffb0a0 #541a4a #110611 #fff0ea #ffd0f0
slate: #0f141b #56687a #eef3f5 #a8bac6 #2b3845 #080b10 #f7fbff #ffd36a
dawn: #3a1430 #f0905a #fff2c8 #ffc27a #7a2f44 #1a0a18 #fff2d8 #fff0c0
lilac: #161338 #7a68c8 #ffeaf4 #d8a8e8 #3a2f7a #0c0a20 #fbeaff #ffe0f8
meadow: #0d2622 #5aa07a #fff4c0 #c8dc8a #24564a #061210 #fbffe0 #fff6b0
day: #12284a #6aa8d8 #fffbe8 #ffd89a #2f5a8a #081222 #ffffff #fff4c8
"""


def palettes_in(rows: str) -> dict[str, Palette]:
    """The palettes that a table names, by name."""
    named = (line.split(": ") for line in rows.strip().splitlines())
    return {name: Palette(*colours.split()) for name, colours in named}


PALETTES: Final = palettes_in(ROWS)
