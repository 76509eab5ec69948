"""The terrace on the lake: the long table under string lights."""
import random

from lib import environment as env
from lib import props as p
from lib import studio
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


def terrace(preset='blue', sun=14.0, deck_far=9.0):
    """Sky, lake, far shore and the deck."""
    env.sky(preset, sun)
    env.lake()
    env.far_shore(preset)
    env.deck(-9, 9, -4.5, deck_far)


def canopy(y0, y1, x=4.2, height=2.95, lines=6, seed=1):
    """String lights across the terrace, from post to post."""
    rng = random.Random(seed)
    for i in range(lines):
        y = y0 + (y1 - y0) * i / (lines - 1)
        p.string_lights((-x, y, height + rng.uniform(-.03, .03)), (x, y + rng.uniform(-.4, .4), height), 0.42 + rng.uniform(0, .12), 12,
                        seed + i)


def hero():
    terrace()
    long_table(0.55, 0.4, 9)
    canopy(0.2, 8.2)
    p.pergola(-4.2, 4.2, 0.2, 8.4, 3.0, 7)
    studio.area((0.55, 3.6, 2.75), (0.55, 3.6, 0), (1.6, 6.8), 190, studio.WARM, 150)
    studio.area((-2.6, 4, 2.7), (-2.4, 4, 0), (1.5, 7), 35, studio.WARM, 160)
    p.lantern((-2.0, 2.2, 0), 0.24, 0.5, 0.3, 4)
    p.lantern((-2.35, 2.75, 0), 0.2, 0.36, 0.7, 0)
    studio.camera((-0.62, -1.35, 1.42), (0.18, 4.6, 0.98), 29, 2.0, (0.55, 1.2, 0.8))


def hero_portrait():
    terrace()
    long_table(0.0, 0.4, 9)
    canopy(0.2, 8.2)
    p.pergola(-4.2, 4.2, 0.2, 8.4, 3.0, 7)
    studio.area((0, 3.6, 2.75), (0, 3.6, 0), (1.6, 6.8), 190, studio.WARM, 150)
    studio.camera((-0.80, -1.05, 1.55), (0.06, 4.6, 0.80), 31, 2.0, (0, 1.2, 0.8))
