"""Every table at which a game can be played: what most tests are repeated over."""

import parlour

TABLES = [
    (slug, seats)
    for slug in parlour.games()
    for seats in range(parlour.Game(slug).seat_range[0], parlour.Game(slug).seat_range[1] + 1)
]
