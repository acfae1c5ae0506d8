"""Which card shows what, as plain text.

A line is `name, other name: palette emblem [+behind ...] [^over ...] [*] [@sky]`. `+` names an effect behind the emblem,
`^` one over it, `*` asks for beams of light. A place may name its sky: moon (if nothing is said), two, dying, ringed,
day, none. Names are compared in small letters without marks; `name / subtitle` goes before the name alone, and
`game:name` or `game:edition:name` before both.
"""
