"""The terrace on the lake: the long table under string lights."""
import random

from lib import props as p
from lib.mesh import put


def long_table(x=0.0, y0=0.0, places=9, pitch=0.66, width=1.05, seats=True, seed=1, cloth=None, roses=('cream', 'blush', 'white'),
               density=260, skip=()):
    """A laid table along Y with chairs on both sides, garland and candles down the middle."""
    rng = random.Random(seed)
    length = places * pitch + 0.3
    p.clothed_table((x, y0 + length / 2 - 0.15), (width, length), material=cloth)
    for side in (-1, 1):
        for i in range(places):
            y = y0 + 0.33 + i * pitch - 0.15 + 0.15
            rot = -side * 1.5708
            p.place_setting((x + side * (width / 2 - 0.19), y, p.TABLE), rot=side * 1.5708, seed=seed * 100 + i * 2 + side)
            if seats and (side, i) not in skip:
                put(p.chair(), (x + side * (width / 2 + 0.19 + rng.uniform(0, 0.05)), y + rng.uniform(-0.03, 0.03), 0),
                    (0, 0, -rot + rng.uniform(-0.09, 0.09)))
    middle = [(x + 0.03 * ((k % 2) * 2 - 1), y0 + 0.15 + k * (length - 0.6) / 10, p.TABLE) for k in range(11)]
    p.garland(middle, density, roses, int(length * 7), width=0.10, seed=seed)
    y = y0 + 0.3
    while y < y0 + length - 0.4:
        p.taper((x + rng.uniform(-0.06, 0.06), y, p.TABLE), rng.choice((0.24, 0.28, 0.32)))
        for _ in range(2):
            p.tealight((x + rng.choice((-1, 1)) * rng.uniform(0.10, 0.15), y + rng.uniform(0.08, 0.4), p.TABLE))
        y += 0.46
    return length
