"""Trees with trunks, limbs and single leaves, each kind one mesh; woods are instances of them."""
import math
import random

from lib import materials as lm
from lib.mesh import Builder, cached, put, scatter
from mathutils import Quaternion, Vector

from . import materials as hm
from .land import height_at, shore_at
from .measures import WATER


def _grow(rng, start, direction, length, radius, level, shape, limbs, tips):
    """One limb: a bent tube, then its children; `tips` takes the ends of the last level, which carry leaves, and the limb's length."""
    points, radii = [Vector(start)], [radius]
    d = Vector(direction).normalized()
    count = 6 if level < 2 else 4
    for k in range(count):
        bend = shape['bend'] if level == 0 else .10
        d = (d + Vector((rng.gauss(0, bend), rng.gauss(0, bend), rng.gauss(0, .05) + shape['lift'] * (.10 if level else .25)))).normalized()
        points.append(points[-1] + d * length / count)
        radii.append(radius * (1 - .62 * (k + 1) / count))
    limbs.append((points, radii, level))
    if level >= shape['levels']:
        tips.extend((point, length) for point in points[1:])
        return
    children = shape['children'][level]
    for k in range(children):
        u = (k + rng.random()) / children
        t = shape['bare'] + (1 - shape['bare']) * (1 - (1 - u) ** shape.get('low', 1)) if level == 0 else .25 + .75 * u
        i = min(count - 1, int(t * count))
        at = points[i].lerp(points[i + 1], t * count - i)
        turn = k * 2.4 + rng.uniform(-.5, .5)
        side = Vector((math.cos(turn), math.sin(turn), 0))
        tilt = shape['tilt'] * (1.15 - .55 * t if level == 0 else 1) * rng.uniform(.8, 1.2)
        axis = d.cross(side)
        out = Quaternion(axis.normalized() if axis.length > 1e-4 else Vector((1, 0, 0)), tilt) @ d
        size = length * shape['ratio'] * (min(shape.get('widest', 1.12), 1.12 - shape.get('taper', .6) * t) if level == 0 else 1 - .35 * t) * rng.uniform(.8, 1.2)
        _grow(rng, at, out, size, max(.008, radii[i] * .55), level + 1, shape, limbs, tips)
    if level:
        tips.append((points[-1], length))


# Metres, radians and shares. `low` above 1 puts limbs higher up the trunk and below 1 lower, `taper` shortens those at the top,
# `widest` bounds those at the foot, `tuft` is how loosely leaves hang.
SHAPES = {
    'broad': dict(height=9.0, radius=.24, levels=3, children=(11, 6, 4), tilt=1.02, ratio=.50, bare=.20, lift=.35, bend=.10),
    'alder': dict(height=11.0, radius=.19, levels=3, children=(15, 5, 4), tilt=.95, ratio=.34, bare=.10, lift=.30, bend=.06),
    'poplar': dict(height=17.0, radius=.26, levels=3, children=(40, 5, 3), tilt=.40, ratio=.30, bare=.08, lift=.7, bend=.006, taper=.98, widest=.72, low=.72, tuft=.8),
    'shrub': dict(height=1.6, radius=.05, levels=2, children=(9, 6), tilt=.9, ratio=.75, bare=.02, lift=.3, bend=.10),
}
GREENS = {
    'broad': ((.040, .078, .018), (.080, .118, .028)),
    'alder': ((.034, .070, .022), (.060, .100, .028)),
    'poplar': ((.060, .098, .032), (.095, .130, .045)),
    'shrub': ((.036, .074, .020), (.074, .112, .030)),
}


def tree_mesh(kind='broad', seed=1, leaves=9000, leaf=.17, season='summer', spread=None):
    """One tree as one mesh, base at the origin, about as tall as its shape says; leaves hang within `spread` of a twig's end."""
    spread = (spread or leaf * 2.1) * SHAPES[kind].get('tuft', 1)

    def build():
        rng = random.Random(seed * 77 + 5)
        shape = SHAPES[kind]
        limbs, tips = [], []
        _grow(rng, (0, 0, -.2), (0, 0, 1), shape['height'], shape['radius'], 0, shape, limbs, tips)
        b = Builder()
        wood = hm.bark()
        for points, radii, level in limbs:
            if level < 3 or season == 'winter':
                b.tube(points, radii, wood, (9, 6, 4, 3)[min(level, 3)], closed_ends=False)
        if season == 'winter':
            for tip, _ in tips:  # twigs
                for _ in range(3):
                    d = Vector((rng.gauss(0, .5), rng.gauss(0, .5), abs(rng.gauss(.35, .3))))
                    b.tube([tip, tip + d * .35, tip + d * .7 + Vector((0, 0, .05))], [.010, .006, .002], wood, 3, closed_ends=False)
            return b
        verts, faces = [], []
        # A long limb carries more leaves than a short one, or crowns were bare below and a ball on top.
        for tip, _ in rng.choices(tips, [length ** .75 for _, length in tips], k=leaves):
            c = tip + Vector((scatter(rng, spread), scatter(rng, spread), scatter(rng, spread * .8)))
            a = rng.uniform(0, math.tau)
            droop = rng.uniform(-.9, .35)
            u = Vector((math.cos(a) * math.cos(droop), math.sin(a) * math.cos(droop), math.sin(droop)))
            w = u.cross(Vector((rng.gauss(0, .5), rng.gauss(0, .5), 1))).normalized()
            s = leaf * rng.uniform(.6, 1.25)
            n = len(verts)
            verts += [c, c + u * s * .5 + w * s * .33, c + u * s, c + u * s * .5 - w * s * .33]
            faces.append((n, n + 1, n + 2, n + 3))
        return b.part(verts, faces, hm.foliage(f'leaves-{kind}', *GREENS[kind]))

    return cached(f'tree-{kind}-{seed}-{leaves}-{leaf}-{spread}-{season}', build)


def tree(kind, at, seed=1, scale=1.0, turn=0.0, season='summer', leaves=9000, leaf=.17, spread=None):
    put(tree_mesh(kind, seed, leaves, leaf, season, spread), (at[0], at[1], at[2] if len(at) > 2 else height_at(*at)), (0, 0, turn), scale)


def wood(spots, seed=1, season='summer', leaves=26000, leaf=.13, spread=.46, kinds=('broad', 'alder'), scale=(.8, 1.35)):
    """Trees at these (x, y) spots, from a few meshes, turned and sized at random."""
    rng = random.Random(seed)
    for x, y in spots:
        kind = rng.choice(kinds)
        tree(kind, (x, y), rng.randint(1, 3), rng.uniform(*scale), rng.uniform(0, 6.28), season, leaves, leaf, spread)


def behind_the_house(season='summer', seed=4):
    """The wood to the east, open where the drive comes in, and the trees on both points of the bay."""
    rng = random.Random(seed)
    spots = []
    for _ in range(230):
        x, y = rng.uniform(-70, 95), rng.uniform(-75, -19)
        if y > -26 and -6 < x < 36:
            continue
        spots.append((x, y))
    for _ in range(120):  # undergrowth, so that nobody looks through below the crowns
        x, y = rng.uniform(-75, 100), rng.uniform(-60, -24)
        tree('shrub', (x, y), rng.randint(1, 3), rng.uniform(2.0, 3.4), rng.uniform(0, 6), season, 1500, .13)
    for side in (-1, 1):
        for _ in range(60):
            x = 11 + side * rng.uniform(40, 95)
            tree('shrub', (x, rng.uniform(-24, min(shore_at(x) - 4, 55))), rng.randint(1, 3), rng.uniform(1.4, 3.0), rng.uniform(0, 6), season, 1500, .13)
    for _ in range(34):  # north point
        x = rng.uniform(44, 110)
        spots.append((x, rng.uniform(-15, min(shore_at(x) - 3, 58))))
    for _ in range(34):  # south point, alders before the Kull
        x = rng.uniform(-95, -27)
        spots.append((x, rng.uniform(-15, min(shore_at(x) - 3, 58))))
    wood(spots, seed, season)
    # Poplars along the lane, as everywhere on the Lower Rhine; none stands over a ridge or the chimney.
    for k, (x, size) in enumerate(((-11, 1.02), (-15.5, 1.16), (-20, 1.08), (-24.5, 1.2), (-29, 1.1), (-33.5, 1.14), (-38, 1.0))):
        tree('poplar', (x, -12 - .4 * k), k % 3 + 1, size, k * 2.1, season, 26000, .13, .46)
    for k, (x, y) in enumerate(((-9.5, 4.0), (36.5, 7.0), (34, -9), (-13, -9))):
        tree('broad', (x, y), k % 3 + 1, (1.15, 1.0, 1.2, 1.1)[k], k * 1.7, season, 13000, .15)


def shore_growth(season='summer', seed=9, count=90):
    """Shrubs and reed along the water, none before the house's meadow."""
    rng = random.Random(seed)
    for _ in range(count):
        x = rng.choice((rng.uniform(-80, -19), rng.uniform(33, 95)))
        tree('shrub', (x, shore_at(x) - rng.uniform(.6, 3)), rng.randint(1, 3), rng.uniform(.7, 1.9), rng.uniform(0, 6), season, 1500, .13)


def far_shore(distance=260, count=240, seed=5, season='summer', spread=1.5, rows=3, windows=0):
    """The other side of the lake: real trees in rows, paler with distance through their material; `windows` are lit houses before them."""
    rng = random.Random(seed)
    bank = Builder()
    material = hm.ground(season)
    for r in range(rows):
        far = distance + 22 * r
        for k in range(count // rows):
            t = (k + rng.random()) / (count // rows) * 2 - 1
            x = t * far * spread
            y = far - abs(t) ** 2 * far * .35 + rng.uniform(-7, 7)
            kind = rng.choices(('broad', 'alder', 'poplar', 'shrub'), (6, 5, .35, 2))[0]
            size = rng.uniform(.9, 1.5) * (1.2 if r else 1) * {'shrub': 3.0, 'poplar': .8}.get(kind, 1)
            put(tree_mesh(kind, rng.randint(1, 3), 14000, .23, season, .84), (x, y, WATER + .3 + 1.2 * r), (0, 0, rng.uniform(0, 6.28)), size)
    verts, faces = [], []
    for k in range(121):
        t = k / 60 - 1
        x, y = t * distance * spread * 1.25, distance - abs(t) ** 2 * distance * .35 - 9
        verts += [(x, y, WATER - .1), (x, y + 4, WATER + .5), (x * 1.4, y + 160, WATER + 6)]
    for k in range(120):
        for j in range(2):
            faces.append((3 * k + j, 3 * k + 3 + j, 3 * k + 4 + j, 3 * k + 1 + j))
    put(bank.part(verts, faces, material))
    lights = [lm.flat_light(f'window-{strength}', (1.0, .58, .23), strength) for strength in (9, 4)]
    for _ in range(windows):
        x = rng.uniform(-.75, .75) * distance
        for _ in range(rng.choice((1, 2, 3))):
            x += rng.uniform(1.6, 4.2)
            put(Builder().box((0, 0, 0), (rng.uniform(.7, 1.4), .1, rng.uniform(.8, 1.3)), rng.choice(lights), .01),
                (x, distance - 8 - (x / distance) ** 2 * distance * .16, WATER + rng.choice((2.0, 2.3, 5.0))))


def north_wood(season='summer', seed=14):
    """What closes the view to the north: the wood on the point and hedges before it."""
    rng = random.Random(seed)
    for _ in range(46):
        x = rng.uniform(48, 105)
        tree(rng.choice(('broad', 'alder', 'broad')), (x, rng.uniform(-34, min(shore_at(x) - 3, 60))), rng.randint(1, 3), rng.uniform(.8, 1.3), rng.uniform(0, 6), season, 26000, .13, .46)
    for _ in range(70):
        x = rng.uniform(43, 70)
        tree('shrub', (x, rng.uniform(-30, min(shore_at(x) - 2, 55))), rng.randint(1, 3), rng.uniform(1.2, 2.6), rng.uniform(0, 6), season, 1500, .13)
