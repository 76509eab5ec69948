"""Larger pieces of the place: boat, arch, fire, bar, tent, hall, stage, Christmas trees."""
import math
import random

from mathutils import Vector

from . import materials as m
from . import props as p
from . import studio
from .mesh import Builder, cached, put, scatter, transform


def rowing_boat(at, rot=0.0, roll=0.03, length=3.6):
    """A clinker-built rowing boat, afloat, with two thwarts and oars."""
    hull = m.planks('boat-hull', (.055, .030, .016), (.14, .080, .042), .38, 'Y', 3)
    inside = m.planks('boat-inside', (.080, .050, .030), (.19, .125, .075), .45, 'Y', 3)

    def build():
        b = Builder()

        def beam(v):
            return .64 * math.sin(math.pi * min(1, .16 + .84 * v ** .9)) ** .75

        def shell(scale, lift):
            def surface(u, v):
                a = (u - .5) * math.pi
                w = beam(v) * scale
                sheer = .40 + .22 * (2 * v - 1) ** 2 * (1.2 if v > .5 else .7)
                plank = .012 * (abs(u - .5) * 12 % 1)
                depth = .20 * (1 - .65 * max(0, 2 * v - 1) ** 3)
                return ((w + plank) * math.sin(a), (v - .5) * length, sheer - (sheer + depth - .0) * math.cos(a) ** .85 + lift)
            return surface

        b.sheet(shell(1.0, 0), 48, 40, hull)
        b.sheet(shell(.955, .018), 32, 40, inside)
        for side in (-1, 1):
            rail = []
            for i in range(41):
                v = i / 40
                rail.append((side * beam(v) * .985, (v - .5) * length, .405 + .22 * (2 * v - 1) ** 2 * (1.2 if v > .5 else .7)))
            b.tube(rail, .024, inside, 8)
        for y in (-.75, .25, 1.1):
            b.box((0, y, .27), (1.72 * beam(min(1, (y + .12) / length + .5)), .24, .035), inside, .006)
        for scale, y, wood in ((1.0, 0, hull), (.955, .012, inside)):
            stern = [shell(scale, 0)(u / 24, 0) for u in range(25)]
            b.part([(x, q + y, z) for x, q, z in stern], [tuple(range(25))], wood)
        for side in (-1, 1):
            b.tube([(side * .30, -1.25, .33), (side * .17, 1.25, .36)], .021, inside, 8)
            b.box((side * .285, -1.3, .33), (.11, .42, .018), inside, .006)
        return b

    return put(cached('boat', build), at, (roll, 0.015, rot))


def ceremony_arch(at, width=2.1, height=2.5, seed=4, density=1.0, roses=('cream', 'blush', 'white')):
    """A wooden arch overgrown with leaves and roses on one side and along the top."""
    rng = random.Random(seed)
    wood = m.oak()
    b = Builder()
    for s in (-1, 1):
        b.box((s * width / 2, 0, height / 2), (.075, .075, height), wood, .006)
    b.box((0, 0, height - .03), (width + .3, .075, .075), wood, .006)
    put(b, at)
    kinds = p.leaf_kinds()
    path = [(-width / 2, height * .28), (-width / 2, height), (width / 2, height), (width / 2, height * .38)]
    lengths = [height * .72, width, height * .62]
    for i in range(int(1500 * density)):
        d = rng.uniform(0, sum(lengths))
        for k, length in enumerate(lengths):
            if d <= length:
                break
            d -= length
        t = d / lengths[k]
        x, z = (path[k][j] + (path[k + 1][j] - path[k][j]) * t for j in (0, 1))
        thick = .13 * (1 - .5 * abs(x + width / 4) / width)
        q = (at[0] + x + scatter(rng, thick, 1.3), at[1] + scatter(rng, thick, 1.3), at[2] + z + scatter(rng, thick, 1.3))
        if i % 13 == 0:
            put(p.rose(rng.choice(roses), rng.randint(1, 3)), (q[0], q[1] - .04, q[2]),
                (1.2 + rng.uniform(-.5, .5), rng.uniform(-.6, .6), rng.uniform(-.7, .7)), rng.uniform(.9, 1.45))
        else:
            put(rng.choice(kinds), q, (rng.uniform(-1, 1.3), rng.uniform(-.8, .8), rng.uniform(0, 6.28)), rng.uniform(1.3, 2.6))


def fire_bowl(at, radius=.42, watts=60, seed=2):
    """A steel bowl on legs with burning logs; the fire lights its surroundings."""
    rng = random.Random(seed)
    rust = m.surface('rust', (.022, .013, .009), rough=.7, metal=.5, color2=(.075, .032, .015), scale=9, bump=.4, bump_scale=60)
    b = Builder()
    b.lathe([(0, .22), (radius * .5, .235), (radius * .85, .32), (radius, .44), (radius * 1.04, .445), (radius * .96, .425),
             (radius * .8, .33), (0, .26)], rust, 56)
    for k in range(3):
        a = k * 2.094 + 1.571
        b.tube([(math.cos(a) * radius * .6, math.sin(a) * radius * .6, .28), (math.cos(a) * radius * .85, math.sin(a) * radius * .85, 0)],
               .016, rust, 8)
    put(b, at)
    bark = m.surface('log', (.018, .012, .009), rough=.9, color2=(.06, .04, .028), scale=20, bump=.7, bump_scale=40)
    ember = m.glow('ember', (1.0, .22, .04), 7, 3)
    logs = Builder()
    for k in range(7):
        a = k * .93
        c = Vector((math.cos(a) * .06, math.sin(a) * .06, .36 + .03 * k))
        d = Vector((math.cos(a * 1.7), math.sin(a * 1.7), .32)).normalized() * radius * .55
        logs.tube([c - d, c, c + d], [.045, .05, .042], bark, 10)
    for k in range(60):
        a, r = rng.uniform(0, 6.28), radius * .62 * math.sqrt(rng.random())
        logs.blob((math.cos(a) * r, math.sin(a) * r, .325 + rng.uniform(0, .04)), rng.uniform(.012, .032), ember, k, .4, 2, 1)
    put(logs, at)
    flames(at, .40, 14, radius * .48, seed, .50)
    studio.point((at[0], at[1], at[2] + .62), watts, (1.0, .42, .12), .16)


def flames(at, base, count, radius, seed=1, height=.42):
    """Tongues of fire: twisted, thin, brightest inside."""
    rng = random.Random(seed)
    outer = m.glow('fire-outer', (1.0, .24, .03), 2.6, 2.6)
    inner = m.glow('fire-inner', (1.0, .46, .10), 4.2, 3)
    for k in range(count):
        a, r = rng.uniform(0, 6.28), radius * math.sqrt(rng.random())
        h = height * rng.uniform(.4, 1.0) * (1.15 - r / radius * .6)
        for mat, scale in ((outer, 1.0), (inner, .55)):
            def surface(u, v, h=h, k=k, scale=scale):
                w = .055 * scale * (1 - v) ** .7 * min(1, v * 5 + .3) * h / .3
                sway = .05 * v * math.sin(v * 7 + k * 1.9)
                return (sway + math.cos(u * 6.283) * w * .7, .04 * v * math.cos(v * 6 + k) + math.sin(u * 6.283) * w * .35, v * h * (.75 + .25 * scale))
            put(Builder().sheet(surface, 8, 12, mat, closed=True), (at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, at[2] + base), (0, 0,
                                                                                                                   a))


def lectern(at, rot=0.0):
    """A slim speaker's desk with a small lamp."""
    b = Builder()
    wood, dark = m.walnut_x(), m.iron()
    b.box((0, 0, .02), (.50, .42, .04), dark)
    b.box((0, .05, .54), (.34, .06, 1.02), wood, .004)
    b.box((0, -.02, 1.10), (.60, .44, .03), wood, .004, rot=(.32, 0, 0))
    b.box((0, -.215, 1.045), (.58, .018, .05), wood, .003, rot=(.32, 0, 0))
    b.box((0, -.02, 1.121), (.21, .297, .004), m.surface('paper', (.78, .75, .69), rough=.8), .001, rot=(.32, 0, 0))
    b.tube([(.20, .16, 1.15), (.20, .20, 1.42), (.17, .12, 1.52), (.12, .02, 1.50)], .006, m.brass(), 8)
    b.lathe([(.012, .03), (.03, 0), (.028, 0), (0, .02)], m.brass(), 20, transform((.12, .01, 1.475), (-.3, 0, 0)))
    for s in (-1, 1):
        b.tube([(s * .03, .15, 1.15), (s * .035, .10, 1.34), (s * .03, -.02, 1.42)], .004, dark, 6)
    put(b, at, (0, 0, rot))


def tent(x0, x1, y0, y1, eave=2.5, ridge=3.9):
    """A white pavilion seen from inside: posts, draped roof towards the ridge."""
    cloth = m.surface('canvas', (.62, .58, .50), rough=.85, sheen=.3)
    b = Builder()
    cx = (x0 + x1) / 2
    for s in (-1, 1):
        edge = x0 if s < 0 else x1

        def roof(u, v, edge=edge):
            x = edge + (cx - edge) * v
            sag = -.16 * math.sin(math.pi * v) - .05 * abs(math.sin(u * math.pi * 4)) * (1 - v)
            return (x, y0 + (y1 - y0) * u, eave + (ridge - eave) * v + sag)
        b.sheet(roof, 48, 14, cloth)
        for k in range(5):
            y = y0 + (y1 - y0) * k / 4
            b.cylinder((edge, y, 0), .045, eave, m.dark_wood(), 16)
    put(b)


def bar(center, length=3.2, height=1.1, rot=0.0, front=None):
    """A counter with wooden slats in front and a dark stone top."""
    b = Builder()
    slat = front or m.planks('slat', (.030, .016, .009), (.085, .045, .024), .4, 'Z', 7)
    n = int(length / .09)
    for k in range(n):
        b.box((-length / 2 + length * (k + .5) / n, -.28, height / 2), (.072, .03, height - .06), slat, .004)
    b.box((0, -.02, height / 2), (length - .04, .46, height - .08), m.surface('bar-body', (.012, .013, .014), rough=.6), .004)
    b.box((0, -.04, height), (length + .1, .66, .045), m.slate(), .005)
    b.box((0, -.27, .05), (length, .03, .1), m.brass(), .002)
    put(b, center, (0, 0, rot))


def bottle(at, kind='wine', rot=0.0, tint=None):
    """A wine or spirit bottle."""
    body = m.liquid(f'bottle-{kind}', tint or {'wine': (.010, .028, .012), 'clear': (.80, .86, .84), 'amber': (.42, .16, .03)}[kind], .5, .03)
    profile = [(0, .004), (.034, .002), (.037, .008), (.037, .19), (.034, .215), (.018, .24), (.0145, .26), (.0142, .30), (.0165, .302),
               (.0165, .312), (.0145, .313), (0, .313)]
    label = m.surface('label', (.74, .69, .58), rough=.75)

    def build():
        b = Builder().lathe(profile, body, 32)
        b.sheet(lambda u, v: (.0374 * math.sin((u - .5) * 2.6), -.0374 * math.cos((u - .5) * 2.6), .06 + .085 * v), 16, 2, label)
        b.lathe([(.0155, .255), (.0158, .315), (0, .316)], m.surface('capsule', (.05, .04, .03), rough=.35, metal=.5), 24)
        return b

    put(cached(f'bottle-{kind}', build), at, (0, 0, rot))
