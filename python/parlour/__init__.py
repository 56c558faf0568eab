"""Five card games at native speed, with information sets that cannot leak.

>>> import parlour
>>> position = parlour.Game("tps", seats=4).deal(seed=1)
>>> seat = position.to_act[0]
>>> number, text = position.legal(seat)[0]
>>> position.play(seat, number)

A `Position` holds all cards. A `View` holds what one seat knows and nothing else: it is what players, bots and encoders get. A
`Batch` plays many games at once into NumPy arrays that stay where they are. `docs/python.md` is the way in.
"""

from parlour import lab
from parlour._match import Bot, match
from parlour._parlour import (
    Batch,
    Game,
    IllegalActionError,
    Network,
    ParlourError,
    Position,
    Record,
    View,
    advise,
    games,
)

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "IllegalActionError",
    "Network",
    "ParlourError",
    "Position",
    "Record",
    "View",
    "advise",
    "games",
    "lab",
    "match",
]
