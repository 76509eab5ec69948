"""Parts of dishes that the library of the rendered pictures lacks, or has too finely for a burin."""
import math
import random

import numpy as np
from mathutils import Vector

import stage
from dishes.garnish import banded
from lib import materials as m
from lib import props as p
from lib.mesh import Builder, cached, jitter, put, transform
from lib.solids import blend, blended, limb, ripples
from lib.solids import skin as skin_of

TAU = math.tau


def ball(at, radius, name, tone, stretch=(1, 1, 1), turn=0.0):
    """A smooth small thing: caper, seed, nut, pearl, berry."""
    material = m.surface(name, tone, rough=.35, coat=.3)
    put(cached(f'ball-{name}', lambda: Builder().blob((0, 0, 0), 1, material, 1, .03, 1, 3)), at, (0, 0, turn), tuple(radius * s for s in stretch))


def rosti(at, seed=1):
    """A small potato pancake with a ragged rim and straws of potato."""
    gold = m.surface('rosti', (.60, .40, .16), rough=.6)
    rng = random.Random(seed)
    b = Builder().lathe([(0, .001), (.024, .001), (.0285, .004), (.028, .008), (.024, .0105), (0, .011)], gold, 72, wobble=.12, seed=seed + 2)
    for _ in range(46):
        a, r, turn = rng.uniform(0, TAU), rng.uniform(.019, .0275), rng.uniform(0, TAU)
        c, d = (math.cos(a) * r, math.sin(a) * r), (math.cos(turn) * .006, math.sin(turn) * .006)
        b.tube([(c[0] - d[0], c[1] - d[1], .0095), (c[0], c[1], .0105), (c[0] + d[0], c[1] + d[1], .0085)], [.0008, .0013, .0008], gold, 6)
    put(cached(f'rosti-{seed % 3}', lambda: b), at, (0, 0, seed))


def salmon_folds(at, size=.022, count=3, turn=0.0, seed=1):
    """Slices of cured or smoked salmon in soft folds, their grain drawn as bands."""
    one, two = m.surface('cured', (.78, .40, .22), rough=.4), m.surface('cured-2', (.78, .40, .22), rough=.4)

    def build(k):
        def fold(u, v):
            a = (u - .5) * 2
            w = 1 + .16 * math.sin(v * 5 + k * 2)
            return (a * size * w, (v - .5) * size * 1.35, .0015 + size * .46 * math.exp(-(a * 1.35) ** 2) * (1 + .30 * math.sin(v * 7 + k)) + size * .10 * math.sin(a * 7 + v * 3 + k))
        return banded(Builder(), fold, 60, 40, (one, two), lambda u, v: (u * 4.2 + .3 * math.sin(v * 4 + k)) % 2 > 1)
    for j in range(count):
        put(cached(f'salmon-fold-{(j + seed) % 3}-{size}', lambda: build((j + seed) % 3)), (at[0] + .003 * j, at[1] + (j - (count - 1) / 2) * size * .42, at[2] + j * size * .17),
            (.14 * (j - 1), .1, turn + j * .9))


def burrata(at, size=1.0, seed=5):
    """A soft bag, pleated towards its knot."""
    milk = m.surface('burrata', (.86, .82, .74), rough=.25, coat=.6)
    knot = blended([limb((.002, .004, .046), (.004, .007, .058), .0088, .0062), limb((.004, .007, .058), (.016, .009, .0645), .0056, .0082),
                    limb((.004, .007, .058), (-.006, .014, .0655), .0056, .0076)], .004)

    def field(x, y, z):
        turn, out = np.arctan2(y - .004, x - .002), np.hypot(x - .002, y - .004)
        bag = (np.sqrt((x / .049) ** 2 + (y / .047) ** 2 + ((z - .023) / .029) ** 2) - 1) * .033
        high = np.clip((z - .020) / .026, 0, 1)
        pleats = np.abs(np.sin(turn * 3.5 + 9 * out)) ** .7
        bag = bag + high * np.clip(1.2 - out / .040, 0, 1) * (.0042 * (1 - pleats) - .001) - .0009 * ripples(x, y, z, .040, seed)
        return np.maximum(blend(bag, knot(x, y, z), .012), -z - .0005)

    put(Builder().part(*skin_of(field, (-.058, -.058, -.003), (.058, .058, .082), .0014), milk), at, (0, 0, .3), size)


def thin_slice(at, radius, inside, rim, seed=1, turn=0.0):
    """A thin round slice of roast meat, a little wavy."""
    def build():
        def surface(u, v):
            a = u * TAU
            r = radius * v * (1 + jitter(seed % 3 + 1, (math.cos(a), math.sin(a), 0), .08, 1.2))
            return (math.cos(a) * r, math.sin(a) * r * .82, .0010 + .0022 * v * math.sin(a * 3 + seed % 3) ** 2)
        return banded(Builder(), surface, 60, 14, (inside, rim), lambda u, v: v > .90, closed=True)
    put(cached(f'thin-{inside.name}-{seed % 3}-{radius}', build), at, (0, 0, turn))


def roulade(at, radius, meat, rim, core, rot, thick=.010):
    """A thick round slice with a rim and a filled middle, standing or leaning."""
    def build():
        b = Builder().lathe([(0, 0), (radius * .98, 0), (radius, .0008), (radius, thick - .0008), (radius * .97, thick)], rim, 64)
        b.lathe([(radius * .97, thick), (radius * .86, thick + .0002)], rim, 64)
        return b.lathe([(radius * .86, thick + .0002), (radius * .30, thick + .0004)], meat, 64).lathe([(radius * .30, thick + .0004), (0, thick + .0004)], core, 64)
    put(cached(f'roulade-{meat.name}-{radius}-{thick}', build), at, rot)


def spiral(at, radius, material, depth=.004):
    """A cream or purée with the spiral of the spoon."""
    def surface(u, v):
        a, r = u * TAU, v * radius
        groove = depth * math.sin(a + v * 15) * min(1, v * 3) * (1 - v ** 5)
        return (math.cos(a) * r, math.sin(a) * r, groove + depth * 1.5 * (1 - v))
    put(Builder().sheet(surface, 110, 46, material, closed=True), at)


def minced(at, radius, height, name, tone, count=300, seed=1, cubes=False):
    """A low cylinder of fine pieces, pressed in a ring: tartare, dice."""
    body = m.surface(name, tone, rough=.35, coat=.3)
    rng = random.Random(seed)
    put(Builder().cylinder((0, 0, 0), radius * .96, height * .96, body, 64, .003), at)
    size = radius * (.125 if cubes else .092)
    kinds = [cached(f'minced-{name}-{k}', lambda k=k: Builder().box((0, 0, 0), (1.5, 1.5, 1.5), body, .12) if cubes else Builder().blob((0, 0, 0), (1.25, 1, .9), body, k + 2, .3, 1.3, 2))
             for k in range(3)]
    for _ in range(count):
        a, edge = rng.uniform(0, TAU), rng.random() < .45
        r = radius if edge else radius * math.sqrt(rng.random())
        z = rng.uniform(.06, 1.0) * height if edge else height
        put(rng.choice(kinds), (at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, at[2] + z), (rng.uniform(0, 6), rng.uniform(0, 6), 0), size * rng.uniform(.8, 1.15))


def steak(at, count=5, rot=0.0, width=.052, height=.032, pitch=.016, thick=.012, inside=(.62, .26, .20), name='beef'):
    """Slices of roast meat that lean on each other: dark crust, paler middle."""
    crust, rare, core = m.surface(f'{name}-crust', (.12, .06, .03), rough=.4), m.surface(f'{name}-inside', inside, rough=.3), m.surface(f'{name}-core', tuple(c * .8 for c in inside), rough=.3)

    def build(k):
        def outline(scale):
            return [(math.copysign(abs(math.cos(a)) ** .78, math.cos(a)) * width / 2 * scale * (1 + jitter(k + 1, (math.cos(a), math.sin(a), 0), .06, 1.1)),
                     math.copysign(abs(math.sin(a)) ** .85, math.sin(a)) * height / 2 * scale) for a in [TAU * i / 72 for i in range(72)]]
        stand = transform((0, 0, 0), (math.pi / 2, 0, 0))
        b = Builder().slab(outline(1), thick, crust, stand, .0010, rare)
        return b.slab(outline(.66), .0006, core, transform((0, -thick, 0), (math.pi / 2, 0, 0)))
    base = transform(at, (0, 0, rot))
    for k in range(count):
        q = base @ Vector((.0015 * math.sin(k * 1.7), k * pitch, height * .46))
        put(cached(f'{name}-{k % 3}-{width}', lambda k=k: build(k % 3)), q, (-.46 - .045 * k, 0, rot + .03 * math.sin(k * 2.3)))


def chunk(at, size, name, tone, seed=1, rot=0.0, rough=.16):
    """A braised or fried piece with an uneven skin: cheek, meat ball, arancino."""
    material = m.surface(name, tone, rough=.4, coat=.3)
    put(cached(f'chunk-{name}-{seed % 4}', lambda: Builder().blob((0, 0, .92), (1, 1, 1), material, seed % 4 + 2, rough, 1.5, 4, octaves=2, flat=-.9)), at, (0, 0, rot), size)


def sausage(at, length=.10, radius=.011, turn=0.0, bend=.25, name='sausage', tone=(.50, .26, .12), marks=3):
    """A grilled sausage, bent, with a few dark marks of the grate."""
    skin, dark = m.surface(name, tone, rough=.35, coat=.4), m.surface(f'{name}-mark', (.10, .05, .03))

    def build():
        n = 48
        points = [(math.sin((i / (n - 1) - .5) * 2) ** 2 * length * bend, (i / (n - 1) - .5) * length, 0) for i in range(n)]
        radii = [radius * max(.12, min(1, math.sin(math.pi * min(1, max(0, t))) ** .28)) for t in [(i + .3) / (n - .4) for i in range(n)]]
        b = Builder().tube(points, radii, skin, 24)
        for k in range(marks):
            t = .28 + .44 * k / max(1, marks - 1)
            i = int(t * (n - 1))
            x, y, _ = points[i]
            b.tube([(x - radius * .75, y - radius * .5, radius * .72), (x, y, radius * 1.01), (x + radius * .75, y + radius * .5, radius * .72)], radius * .13, dark, 8)
        return b
    put(cached(f'sausage-{name}-{length}-{bend}', build), (at[0], at[1], at[2] + radius), (0, 0, turn))


def bean_bundle(at, turn=0.0, count=7):
    """Green beans in a belt of bacon."""
    green, bacon, fat = m.surface('bean', (.26, .38, .12), rough=.4), m.surface('bacon', (.52, .22, .14)), m.surface('bacon-fat', (.84, .70, .56))
    base, rng = transform(at, (0, 0, turn)), random.Random(count)
    for k in range(count):
        row, x = (0, k - 1.5) if k < 4 else (1, k - 5)
        reach = .042 + rng.uniform(-.004, .004)
        b = Builder().tube([(x * .0066 + .002 * math.sin(i * .5 + k), -reach + 2 * reach * i / 12, .0034 + row * .0056 + .0006 * math.sin(i + k)) for i in range(13)],
                           [.0012] + [.0034] * 11 + [.0010], green, 12)
        put(b, parent=base)

    def belt(u, v):
        a = u * TAU
        return (math.cos(a) * .0178, (v - .5) * .026, .0066 + math.sin(a) * (.0095 if math.sin(a) > 0 else .0072))
    put(banded(Builder(), belt, 60, 16, (bacon, fat), lambda u, v: 1 if .36 < v < .62 else 0, closed=True), parent=base)


def roll(at, length, radius, name, tone, filling, turn=0.0, swirl=True, stand=False):
    """A cut roll: the wrap outside, a spiral or a filling on its face. Lies along +Y, or stands."""
    outside, inside, line = m.surface(name, tone, rough=.5), m.surface(f'{name}-filling', filling, rough=.5), m.surface(f'{name}-line', tone)

    def build():
        b = Builder().lathe([(0, 0), (radius * .97, 0), (radius, .0008), (radius, length - .0008), (radius * .97, length), (radius * .90, length)], outside, 56)
        b.lathe([(radius * .90, length), (0, length)], inside, 56)
        if swirl:
            turns = 2.3
            points = [(math.cos(t * TAU * turns) * radius * .82 * t, math.sin(t * TAU * turns) * radius * .82 * t, length + .0003) for t in [i / 60 for i in range(8, 61)]]
            b.tube(points, radius * .065, line, 8)
        else:
            for k in range(5):
                b.blob((math.cos(k * 2.4) * radius * .45, math.sin(k * 2.4) * radius * .45, length), (radius * .28, radius * .20, radius * .10),
                       m.surface(f'{name}-bit-{k % 3}', ((.70, .32, .07), (.30, .42, .12), (.80, .74, .56))[k % 3]), 1, 0, 1, 2, (0, 0, k))
        return b
    put(cached(f'roll-{name}-{length}', build), (at[0], at[1], at[2] + (0 if stand else radius)), (0, 0, turn) if stand else (math.pi / 2, 0, turn))


def rice(at, radius, height, count=420, name='rice', tone=(.80, .72, .52), length=.0078, width=.0030, seed=1):
    """A mound of grains on a body of the same tone, so that no gaps show."""
    body = m.surface(name, tone, rough=.4)
    rng = random.Random(seed)
    put(Builder().lathe([(radius, 0), (radius * .92, height * .42), (radius * .6, height * .84), (0, height)], body, 64, wobble=.05, seed=seed), at)
    grain = cached(f'grain-{name}', lambda: Builder().blob((0, 0, 0), (width / 2, length / 2, width / 2), body, 2, .04, 1, 2))
    for _ in range(count):
        a, r = rng.uniform(0, TAU), math.sqrt(rng.random())
        z = height * (1 - r ** 2.4)
        put(grain, (at[0] + math.cos(a) * r * radius, at[1] + math.sin(a) * r * radius, at[2] + z + width * .3), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, TAU)), rng.uniform(.85, 1.15))


def curl(at, radius=.010, turns=1.6, width=.010, name='shaving', tone=(.80, .66, .38), turn=0.0):
    """A curl of cheese, chocolate or coconut."""
    material = m.surface(f'{name}-curl', tone, rough=.5)

    def surface(u, v):
        a = u * TAU * turns
        r = radius * (1 - .45 * u)
        return (math.cos(a) * r, (v - .5) * width, r * .8 + math.sin(a) * r)
    put(cached(f'curl-{name}', lambda: Builder().sheet(surface, 40, 6, material)), at, (0, 0, turn))


def glassful(at, layers, kind='verrine'):
    """A small glass filled in layers of (material, height); returns the height of the top."""
    put(p.glass(kind), at)
    z, r0, r1, height0 = .006, .0245, .0325, .085
    for k, (material, height) in enumerate(layers):
        ra, rb = r0 + (r1 - r0) * z / height0, r0 + (r1 - r0) * (z + height) / height0
        put(Builder().lathe([(0, 0), (ra * .97, 0), (rb * .97, height), (rb * .9, height + .0006), (0, height + .0012)], material, 64, wobble=.006, seed=k), (at[0], at[1], at[2] + z))
        z += height
    return at[2] + z


def croissant(at, turn=0.0, size=1.0):
    """A croissant: rolled layers, drawn as bands."""
    one, two = m.surface('croissant', (.62, .40, .16), rough=.5), m.surface('croissant-2', (.62, .40, .16), rough=.5)

    def build():
        def surface(u, v):
            a, t = u * TAU, v
            bend = (t - .5) * 2.5
            ridge = abs(t - .5) * 9 % 1.0
            r = (.003 + .0215 * math.sin(math.pi * t) ** .75) * (.90 + .14 * ridge ** .6)
            x, y = math.sin(bend) * (.046 + math.cos(a) * r), -math.cos(bend) * (.046 + math.cos(a) * r) + .046
            return (x, y, .020 + math.sin(a) * r * .92)
        return banded(Builder(), surface, 44, 180, (one, two), lambda u, v: (abs(v - .5) * 9) % 2 > 1, closed=True)
    put(cached('croissant', build), at, (0, 0, turn), size)


def bun(at, size=.03, turn=0.0, name='roll', tone=(.60, .38, .16)):
    """A bread roll with a cut along its top."""
    crust, crumb = m.surface(name, tone, rough=.5), m.surface(f'{name}-cut', (.80, .66, .44), rough=.8)

    def build():
        def surface(u, v):
            a, t = u * TAU, v * math.pi
            r = math.sin(t) ** .9
            z = .62 + math.cos(t) * (.62 if t < 1.57 else .50)
            cut = .10 * math.exp(-((math.sin(a) * r) / .16) ** 2) * max(0, math.cos(t)) ** .3
            return (math.cos(a) * r * 1.22, math.sin(a) * r * .86, z - cut)
        return banded(Builder(), surface, 72, 44, (crust, crumb), lambda u, v: v < .42 and abs(math.sin(u * TAU) * math.sin(v * math.pi)) < .13, closed=True)
    put(cached(f'bun-{name}', build), at, (0, 0, turn), size)


def wedge_of_cheese(at, turn=0.0, size=1.0, name='cheese', inside=(.82, .68, .40), rind=(.50, .34, .16), height=.034, holes=True):
    """A wedge with its rind and some holes."""
    paste, skin, hole = m.surface(name, inside, rough=.5), m.surface(f'{name}-rind', rind, rough=.7), m.surface(f'{name}-hole', tuple(c * .6 for c in inside))

    def build():
        outline = [(0, 0), (.076, -.022), (.080, 0), (.076, .022)]
        b = Builder().slab(outline, height, paste, bevel=.0006, top=paste)
        b.slab([(.0755, -.0225), (.084, -.0235), (.088, 0), (.084, .0235), (.0755, .0225), (.080, 0)], height + .0006, skin, bevel=.0006, top=skin)
        for k in range(6 if holes else 0):
            b.blob((.030 + .0085 * k, .0035 * (-1) ** k - .002, height), (.0032, .0026, .0006), hole, 1, 0, 1, 2)
            b.blob((.022 + .009 * k, -(.022 + .009 * k) * .29, height * (.3 + .12 * (k % 4))), (.0030, .0006, .0026), hole, 1, 0, 1, 2)
        return b
    put(cached(f'cheese-{name}', build), at, (0, 0, turn), size)


def bowl_of_dip(at, radius=.026, height=.020, name='dip', tone=(.50, .12, .04), accent=True):
    """A small bowl of sauce."""
    stage.deep(radius, height, at, .08)
    sauce = m.surface(f'dip-{name}', tone, rough=.25, coat=.4)
    if accent:
        sauce['accent'] = True
    stage.surface_in_bowl((at[0], at[1], at[2] + height * .80), radius * .86, sauce)


def stick(at, length=.06, rot=(0, 0, 0)):
    """A wooden pick."""
    wood = m.surface('pick', (.62, .46, .26), rough=.6)
    put(cached(f'pick-{length}', lambda: Builder().tube([(0, 0, 0), (0, 0, length)], .0010, wood, 8).blob((0, 0, length), (.0026, .0026, .0034), wood, 1, 0, 1, 2)), at, rot)
