"""Herbs, leaves, crumbs, drops: the small things that make food look made by hand."""
import math
import random

from mathutils import Vector

from . import materials as m
from .mesh import Builder, cached, jitter, put, settle


def basil(at, size=1.0, rot=0.0, seed=1, leaves=3):
    """A sprig top of basil: broad, puffed leaves."""
    mat = m.leaf('basil', (.035, .105, .016), (.065, .16, .03), .32, .3, 60)
    rng = random.Random(seed)

    def build():
        def surface(u, v):
            half = .0135 * math.sin(math.pi * min(1, v ** .8)) ** .75
            w = (u - .5) * 2
            return (w * half, v * .036, .006 * math.sin(math.pi * v) * (1 - w * w) - .010 * v * v - .002 * abs(w) + .0008 * math.sin(v * 26))
        return Builder().sheet(surface, 8, 14, mat)

    leaf = cached('basil-leaf', build)
    at = (at[0], at[1], settle([at], .03)[0])
    for k in range(leaves):
        put(leaf, at, (rng.uniform(.15, .7), rng.uniform(-.3, .3), rot + k * math.tau / leaves + rng.uniform(-.4, .4)),
            size * rng.uniform(.65, 1.1))


def mint(at, size=1.0, seed=1):
    """The top of a mint sprig: pairs of toothed leaves."""
    mat = m.leaf('mint', (.045, .12, .035), (.08, .19, .06), .5, .3, 80)
    rng = random.Random(seed)

    def build():
        def surface(u, v):
            half = .0085 * math.sin(math.pi * min(1, v ** .85)) ** .8 * (1 + .10 * abs(math.sin(v * 30)))
            w = (u - .5) * 2
            return (w * half, v * .026, .004 * math.sin(math.pi * v) + .003 * abs(w) + .0010 * math.sin(v * 30) * (1 - abs(w)))
        return Builder().sheet(surface, 6, 16, mat)

    leaf = cached('mint-leaf', build)
    at = (at[0], at[1], settle([at], .03)[0])
    for k in range(8):
        layer = k // 2
        put(leaf, (at[0], at[1], at[2] + layer * .005 * size), (.2 + layer * .32, 0, (k % 2) * math.pi + layer * math.pi / 2 + rng.uniform(
            -.25, .25) + seed), size * (1.15 - layer * .24))


def cress(at, size=1.0, count=14, spread=.012, seed=1, color=None):
    """Micro greens: fine stems with two small leaves."""
    name, tone = color or ('cress', ((.05, .14, .03), (.09, .22, .05)))
    mat, stem = m.leaf(name, *tone, .4, .35), m.leaf('cress-stem', (.24, .32, .14), (.34, .40, .22), .4, .4)
    rng = random.Random(seed)

    def one(bend):
        b = Builder()
        pts = [(bend * (i / 6) ** 2 * .012, 0, i / 6 * .021) for i in range(7)]
        b.tube(pts, .0005, stem, 5)
        for s in (-1, 1):
            b.sheet(lambda u, v: (pts[-1][0] + s * v * .0062, (u - .5) * .0062 * math.sin(math.pi * min(1, v * .9 + .08)) ** .6,
                                  pts[-1][2] + .002 * math.sin(v * 2.4) - .0005), 4, 5, mat)
        return b

    kinds = [cached(f'cress-{name}-{k}', lambda k=k: one((k - 1.5) * .7)) for k in range(4)]
    spots = [(at[0] + rng.gauss(0, spread * .5), at[1] + rng.gauss(0, spread * .5), at[2]) for _ in range(count)]
    for (x, y, _), height in zip(spots, settle(spots)):
        put(rng.choice(kinds), (x, y, height - .002),
            (rng.uniform(-.55, .55), rng.uniform(-.55, .55), rng.uniform(0, 6.3)), size * rng.uniform(.7, 1.25))


def dill(at, size=1.0, rot=(0, 0, 0), seed=1):
    """A dill tip, finely branched."""
    mat = m.leaf('dill', (.035, .10, .018), (.06, .15, .03), .5, .2)

    def build():
        rng = random.Random(seed)
        b = Builder()
        b.tube([(0, i / 8 * .04, .003 * math.sin(i)) for i in range(9)], .0006, mat, 5)
        for k in range(15):
            y = .006 + k * .0023
            s = 1 if k % 2 else -1
            length = .013 * (1 - .45 * k / 15)
            p0 = Vector((0, y, 0))
            p1 = p0 + Vector((s * length, length * .8, rng.uniform(.0, .006)))
            b.tube([p0, p1], .00035, mat, 4)
            for j in range(7):
                q = p0.lerp(p1, .25 + j * .12)
                d = Vector((rng.uniform(-.4, 1) * s, 1, rng.uniform(-.4, .8))).normalized() * length * .55
                b.tube([q, q + d], .00026, mat, 4)
        return b

    put(cached(f'dill-{seed}', build), (at[0], at[1], settle([at], .03)[0] + .001), rot, size)


def rosemary(at, rot=(0, 0, 0), size=1.0, seed=1):
    """A twig of rosemary."""
    mat = m.leaf('rosemary', (.035, .070, .035), (.075, .115, .07), .5, .15)
    wood = m.surface('rosemary-wood', (.06, .045, .03), rough=.8)

    def build():
        rng = random.Random(seed)
        b = Builder()
        b.tube([(0, i / 8 * .075, .004 * math.sin(i * .7)) for i in range(9)], .0012, wood, 6)
        for k in range(70):
            t = rng.uniform(.05, 1.03)
            a = rng.uniform(0, 6.3)
            p0 = Vector((0, t * .075, .004 * math.sin(t * 5.6)))
            d = Vector((math.cos(a), 1.1, math.sin(a))).normalized() * .017 * (1.15 - .4 * t)
            b.tube([p0, p0 + d * .5, p0 + d], [.0008, .0011, .0003], mat, 5)
        return b

    tip = (at[0] - math.sin(rot[2]) * .07 * size, at[1] + math.cos(rot[2]) * .07 * size, at[2])
    low, high = settle([at, tip])
    lean = math.atan2(high - low, .07 * size)
    put(cached(f'rosemary-{seed}', build), (at[0], at[1], low + .004 * size), (lean, rot[1], rot[2]), size)


def chives(at, count=10, spread=.02, seed=1, length=(.003, .006)):
    """Rings of chives."""
    mat = m.leaf('chive', (.04, .13, .02), (.07, .18, .035), .35, .25)
    rng = random.Random(seed)
    spots = [(at[0] + rng.gauss(0, spread * .5), at[1] + rng.gauss(0, spread * .5), at[2]) for _ in range(count)]
    for (x, y, _), height in zip(spots, settle(spots)):
        h = rng.uniform(*length)
        ring = cached(f'chive-{int(h * 2000)}', lambda: Builder().lathe([(.0011, 0), (.0016, 0), (.0016, h), (.0011, h), (.0011, 0)], mat,
                                                                       10))
        put(ring, (x, y, height + .0015), (rng.uniform(-1.5, 1.5), rng.uniform(
            -1.5, 1.5), 0))


def parsley(at, count=12, spread=.03, seed=1, size=1.0):
    """Torn flat parsley."""
    mat = m.leaf('parsley', (.03, .11, .02), (.055, .16, .03), .4, .3, 60)
    rng = random.Random(seed)

    def build():
        def surface(u, v):
            w = (u - .5) * 2
            half = .0075 * (math.sin(math.pi * min(1, v)) ** .6) * (.65 + .35 * abs(math.sin(v * 8.5)))
            return (w * half, v * .015, .003 * math.sin(w * 3 + v * 4))
        return Builder().sheet(surface, 6, 14, mat)

    leaf = cached('parsley-leaf', build)
    spots = [(at[0] + rng.gauss(0, spread * .5), at[1] + rng.gauss(0, spread * .5), at[2]) for _ in range(count)]
    for (x, y, _), height in zip(spots, settle(spots)):
        put(leaf, (x, y, height + rng.uniform(.0005, .002)),
            (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 6.3)), size * rng.uniform(.6, 1.1))


def lettuce(at, size=1.0, rot=0.0, seed=1, kind='green', tilt=.3):
    """One frilled salad leaf, about 9 cm."""
    tones = {'green': ((.075, .16, .025), (.16, .26, .05)), 'red': ((.06, .012, .018), (.13, .08, .025)),
             'frisee': ((.22, .30, .07), (.36, .42, .14)), 'rocket': ((.030, .085, .018), (.05, .13, .028)),
             'spinach': ((.014, .052, .010), (.028, .085, .018))}
    mat = m.leaf(f'lettuce-{kind}', *tones[kind], .34, .4, 40)

    def build():
        wild = {'green': 1, 'red': 1, 'frisee': 2.0, 'rocket': .6, 'spinach': .10}[kind]
        slim = {'rocket': .42, 'spinach': .8}.get(kind, 1)

        def surface(u, v):
            w = (u - .5) * 2
            half = .034 * slim * math.sin(math.pi * min(1, .04 + v ** .9 * .93)) ** .7
            if kind == 'rocket':
                half *= .55 + .45 * abs(math.sin(v * 9))
            frill = .008 * wild * abs(w) ** 2.2 * math.sin(v * 34 + seed * 2 + w * 2) * min(1, v * 2)
            puff = jitter(seed, (w, v * 2, 0), .006, 1.6)
            return (w * half, v * .088, .016 * math.sin(v * 2.6) + .010 * w * w + frill + puff - .012 * v * v)
        return Builder().sheet(surface, 16, 30, mat)

    put(cached(f'lettuce-{kind}-{seed}', build), at, (tilt, 0, rot), size)


def heap_of_leaves(at, radius=.06, count=16, seed=1, kinds=('green', 'red', 'rocket'), height=.035, size=.75):
    """Salad leaves piled loosely."""
    rng = random.Random(seed)
    for k in range(count):
        r = radius * math.sqrt(rng.random())
        a = rng.uniform(0, 6.3)
        z = height * (1 - (r / radius) ** 2) * rng.uniform(.3, 1.0)
        lettuce((at[0] + math.cos(a) * r * .5, at[1] + math.sin(a) * r * .5, at[2] + z), size * rng.uniform(.6, 1.1), a - math.pi / 2, 1 + k % 4,
                rng.choice(kinds), rng.uniform(-.05, .75))


def crumbs(at, spread, count, material, size=(.0006, .002), seed=1):
    """Fine pieces scattered around; also salt, pepper, seeds and zest."""
    rng = random.Random(seed)
    kinds = [cached(f'crumb-{material.name}-{k}', lambda k=k: Builder().blob((0, 0, 0), 1, material, k + 3, .5, 1.4, 1)) for k in range(3)]
    spots = []
    for _ in range(count):
        a, r = rng.uniform(0, 6.3), spread * abs(rng.gauss(0, .55))
        spots.append((at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, at[2]))
    for (x, y, _), height in zip(spots, settle(spots)):
        s = rng.uniform(*size)
        put(rng.choice(kinds), (x, y, height + s * .35), (rng.uniform(0, 6), rng.uniform(0, 6), 0), (s, s * rng.uniform(.6, 1), s * .8))


def drops(at, count, spread, material, size=(.0015, .006), seed=1, height=.28):
    """Dots and puddles of sauce or oil, rounded by surface tension."""
    rng = random.Random(seed)
    profile = [(1, 0), (.97, .22), (.85, .55), (.6, .85), (.3, .98), (0, 1)]
    drop = cached(f'drop-{material.name}', lambda: Builder().lathe(profile, material, 24, wobble=.12, seed=seed))
    spots = []
    for _ in range(count):
        a, r = rng.uniform(0, 6.3), spread * math.sqrt(rng.random())
        spots.append((at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, at[2]))
    for (x, y, _), ground in zip(spots, settle(spots)):
        s = rng.uniform(*size)
        put(drop, (x, y, ground), (0, 0, rng.uniform(0, 6)), (s, s * rng.uniform(.75, 1), s * height))


def pool(at, radius, material, seed=1, wobble=.25, height=.0016, size=(1, 1), rot=0.0):
    """A flat puddle with an uneven outline and a rounded edge."""
    profile = [(radius, 0), (radius * .985, height * .6), (radius * .94, height * .95), (radius * .8, height), (0, height)]
    put(Builder().lathe(profile, material, 72, wobble=wobble, seed=seed), at, (0, 0, rot), (*size, 1))


def stroke(points, width, material, height=.002, seed=1):
    """A brush or spoon stroke of sauce along points."""
    pts = [Vector(q) for q in points]
    n = len(pts) - 1

    def surface(u, v):
        t = v * n
        k = min(n - 1, int(t))
        q = pts[k].lerp(pts[k + 1], t - k)
        d = (pts[k + 1] - pts[k]).normalized()
        side = Vector((-d.y, d.x, 0))
        w = width * (math.sin(math.pi * min(1, v)) ** .45) * (1 + .18 * jitter(seed, (v * 6, 0, 0), 1, 1)) / 2
        x = (u - .5) * 2
        ridge = height * (max(0, 1 - x ** 4)) * (1 + .35 * math.sin(x * 9 + v * 3))
        return q + side * x * w + Vector((0, 0, ridge))

    put(Builder().sheet(surface, 16, 40, material))
