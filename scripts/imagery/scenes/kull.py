"""Holthausens Kull: the cove beyond the alders, gravel, reed, chairs in a half circle."""
import math
import random

from house import furnishing, land, light, trees
from house import materials as hm
from house.measures import WATER
from lib import environment as env
from lib import materials as lm
from lib import props as p
from lib import studio
from lib.mesh import Builder, cached, jitter, put

SHORE = 14.0


def _edge(x):
    """The cove's waterline: a shallow bowl whose arms reach out into the lake."""
    wobble = jitter(3, (x * .12, 0, 0), .7, 1)
    if abs(x) < 16:
        return SHORE + .0024 * x * x + wobble
    return SHORE + .6 + (abs(x) - 16) * 1.25 + wobble


def _height(x, y):
    d = _edge(x) - y
    if d < 0:
        return WATER + max(-2.0, d * .16)
    beach = min(d, 9.0) * .055
    bank = max(0.0, d - 9.0) * .10 + max(0.0, abs(x) - 13) * .05
    return WATER + beach + min(bank, 1.6) + jitter(6, (x * .2, y * .2, 0), .05, 1)


def _ground():
    xs = [-60 + .5 * k for k in range(241)]
    ys = [-14 + .45 * k for k in range(170)]
    verts = [(x, y, _height(x, y)) for x in xs for y in ys]
    n = len(ys)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(len(xs) - 1) for j in range(n - 1)]
    put(Builder().part(verts, faces, hm.beach()))


def _pebbles(count=5200, seed=4):
    rng = random.Random(seed)
    tones = [lm.surface(f'pebble-{k}', c, rough=.75, random_value=.3) for k, c in enumerate(((.20, .18, .15), (.28, .26, .23), (.13, .12, .11), (.24, .19, .14)))]
    kinds = [cached(f'pebble-{k}-{j}', lambda k=k, j=j: Builder().blob((0, 0, 0), (1, .8, .45), tones[k], j + 1, .16, 1, 2)) for k in range(4) for j in range(2)]
    for _ in range(count):
        y = rng.uniform(-2, 15) if rng.random() < .6 else rng.uniform(2, 8)
        x = rng.gauss(1, 7)
        if _edge(x) - y < -1.2:
            continue
        s = rng.choice((.012, .016, .02, .024, .03, .05))
        put(rng.choice(kinds), (x, y, _height(x, y) + s * .1), (rng.uniform(-.2, .2), rng.uniform(-.2, .2), rng.uniform(0, 6.28)), s * rng.uniform(.7, 1.3))


def location_holthausens_kull():
    """Late morning: the chairs stand, nobody is there yet, the lake is like glass."""
    light.kull_morning()
    _ground()
    land.lake(.07, .5, near=4)
    _pebbles()
    trees.far_shore(210, 260)
    rng = random.Random(3)
    for side in (-1, 1):
        for k in range(17):
            x = side * (15 + k * 1.7 + rng.uniform(-1, 1))
            y = min(_edge(x) - 1.5, SHORE - 6 + k * 1.5 + rng.uniform(-5, 3))
            trees.tree('alder', (x, y, _height(x, y)), rng.randint(1, 3), rng.uniform(.75, 1.15), rng.uniform(0, 6), leaves=14000, leaf=.13)
    for k, (x, y) in enumerate(((-8.6, 8.6), (-11.2, 11.4), (-13.5, 9.0), (10.8, 9.4))):
        trees.tree('alder', (x, y, _height(x, y)), k % 3 + 1, .82, k * 2.1, leaves=46000, leaf=.075, spread=.30)
    # Both arms of the cove are overgrown down to the water.
    for side in (-1, 1):
        for _ in range(80):
            x = side * rng.uniform(17, 46)
            trees.tree('shrub', (x, _edge(x) - rng.uniform(.2, 4.5), _height(x, _edge(x) - .3)), rng.randint(1, 3), rng.uniform(.7, 1.7), rng.uniform(0, 6), leaves=5000, leaf=.075)
        for _ in range(13):
            x = side * rng.uniform(12.8, 34)
            env.reeds(x - 1.2, x + 1.2, _edge(x) - .6, _edge(x) + 1.0, 130, 1.75, WATER - .1, rng.randint(1, 99))
    seat = furnishing.white_chair()
    cx, cy = 1.2, 12.6
    for row, radius in enumerate((4.2, 5.2, 6.2)):
        n = 9 + 2 * row
        for k in range(n):
            a = math.radians(-90 + (k - (n - 1) / 2) * (124 / n))
            if abs(k - (n - 1) / 2) < .6:
                continue
            x, y = cx + math.cos(a) * radius, cy + math.sin(a) * radius
            put(seat, (x, y, _height(x, y)), (0, 0, a + math.pi / 2 + rng.uniform(-.05, .05)))
    z = _height(cx, 11.3)
    p.standing_table((cx, 11.4, z), lm.linen(), 2)
    p.vase_bouquet((cx, 11.4, z + 1.104), ('white', 'cream', 'blush'), 9, 3, lm.stoneware_light(), .10, .12)
    studio.camera((-2.6, .4, _height(-2.6, .4) + 1.6), (2.0, 14, .15), 27, None, shift=(0, -.02))
    studio.quick_bounces()
