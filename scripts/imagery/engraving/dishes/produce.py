"""Vegetables and fruit that the library of the rendered pictures lacks, or has too finely for a burin."""
import math
import random

from dishes import models
from dishes.garnish import GREEN
from lib import food as f
from lib import materials as m
from lib.mesh import Builder, cached, put, transform

TAU = math.tau


def caper_berry(at, turn=0.0, size=1.0):
    """A caper berry on its stalk."""
    green = m.surface('caper-berry', (.34, .38, .16), rough=.4)

    def build():
        b = Builder().blob((0, 0, .0062), (.0062, .0085, .0062), green, 2, .04, 1, 3)
        return b.tube([(0, .008, .0065), (.002, .016, .008), (.007, .025, .010)], [.0010, .0008, .0008], green, 8)
    put(cached('caper-berry', build), at, (0, 0, turn), size)


def asparagus(at, turn=1.4, size=1.0, seed=1):
    """A spear with scales and a pointed head, about 11 cm, along its own Y."""
    stem, tip = m.surface('asparagus', (.74, .72, .54), rough=.4), m.surface('asparagus-tip', (.52, .56, .34), rough=.5)

    def build():
        n = 40
        points = [(.0012 * math.sin(i * .12), (i / (n - 1) - .5) * .108, 0) for i in range(n)]
        radii = [.0056 * (1 if t < .76 else max(.08, (1 - (t - .76) / .24) ** .6 * 1.04)) for t in [i / (n - 1) for i in range(n)]]
        b = Builder().tube(points, radii, stem, 20)
        for k in range(13):
            t = .30 + k * .16 if k < 3 else .70 + (k - 3) * .026
            a, r = k * 2.4, .0052 * (1 if t < .78 else (1 - (t - .78) / .24))
            q = (math.cos(a) * r, (t - .5) * .108, math.sin(a) * r)
            b.blob(q, (.0030, .0068, .0016), tip, 1, 0, 1, 2, (0, a + math.pi / 2, 0))
        return b
    put(cached('asparagus', build), (at[0], at[1], at[2] + .002), (0, seed * 1.1, turn), size)


def strawberry(at, turn=0.0, half=False, size=1.0):
    """A strawberry on its side, whole or cut in half."""
    red, seed = m.surface('strawberry', (.48, .05, .04), rough=.3, coat=.5), m.surface('strawberry-seed', (.72, .55, .24))
    flesh, core, green = m.surface('strawberry-cut', (.66, .24, .18)), m.surface('strawberry-core', (.86, .70, .60)), m.leaf('calyx', *GREEN)

    def shape(t):
        return .0135 * math.sin(math.pi * min(1, .02 + t ** .72 * .96)) ** .75 * (1 - .28 * t)

    def build():
        b = Builder()
        span = math.pi if half else TAU

        def surface(u, v):
            a = u * span - (0 if half else 0)
            r = shape(v)
            return (math.cos(a) * r, (.5 - v) * .034, -math.sin(a) * r if half else math.sin(a) * r)
        b.sheet(surface, 40, 30, red, closed=not half)
        if half:
            b.sheet(lambda u, v: ((u - .5) * 2 * shape(v), (.5 - v) * .034, .0002), 20, 30, flesh)
            b.sheet(lambda u, v: ((u - .5) * 1.0 * shape(v), (.5 - v) * .026, .0008), 12, 20, core)
        for k in range(0 if half else 30):
            v, a = .14 + .026 * k, k * 2.4
            r = shape(v) * 1.0
            b.blob((math.cos(a) * r, (.5 - v) * .034, math.sin(a) * r), (.0007, .0012, .0007), seed, 1, 0, 1, 1)
        for k in range(5):
            a = k * TAU / 5
            b.sheet(lambda u, v, a=a: ((u - .5) * .006 * (1 - v) * math.cos(a) + math.cos(a) * .011 * v, .0175 - .004 * v * v, math.sin(a) * .011 * v + (u - .5) * .006 * (1 - v) * math.sin(a + 1.57)), 3, 6, green)
        return b
    put(cached(f'strawberry-{half}', build), (at[0], at[1], at[2] + (.0105 if half else .0115) * size), (.12, 0, turn), size)


def lime_slice(at, rot=(0, 0, 0), size=.02):
    f.lemon_slice(at, rot, size, 'lime')


def apple_slice(at, flesh, skin, turn=0.0, size=1.0):
    """A half moon of apple with its peel."""
    def build():
        arc = [(math.cos(a) * .021, math.sin(a) * .021) for a in [math.pi * i / 26 for i in range(27)]]
        b = Builder().slab(arc, .0045, skin, bevel=.0006, top=flesh)
        return b.blob((0, .003, .0045), (.006, .0035, .0010), m.surface('apple-core', (.60, .50, .30)), 1, 0, 1, 2)
    put(cached('apple-slice', build), at, (.25, .1, turn), size)


def tomato_half(at, size=.016, rot=(0, 0, 0)):
    """A small tomato cut across: wall, four chambers, two seeds in each."""
    skin, wall = m.surface('tomato-skin', (.42, .05, .02), rough=.2, coat=.7), m.surface('tomato-wall', (.60, .20, .12))
    gel, seed = m.surface('tomato-chamber', (.40, .09, .03)), m.surface('tomato-seed', (.80, .66, .40))

    def build():
        b = Builder().lathe([(0, -.95), (.45, -.85), (.8, -.55), (.98, -.15), (1, 0), (.98, .02)], skin, 48).lathe([(.98, .02), (0, .02)], wall, 48)
        for k in range(4):
            a0, a1 = TAU * (k + .12) / 4, TAU * (k + .88) / 4
            ring = [a0 + (a1 - a0) * i / 10 for i in range(11)]
            outline = [(math.cos(a) * .80, math.sin(a) * .80) for a in ring] + [(math.cos(a) * .30, math.sin(a) * .30) for a in reversed(ring)]
            b.slab(outline, .012, gel, transform((0, 0, .02)))
            a = (a0 + a1) / 2
            b.blob((math.cos(a) * .60, math.sin(a) * .60, .035), (.17, .10, .03), seed, 1, 0, 1, 2, (0, 0, a))
        return b
    put(cached('tomato-cut', build), at, rot, size)


def carrot(at, turn=0.0, size=1.0, bend=.004, tone=(.66, .30, .07)):
    """A small glazed carrot with the stub of its green."""
    body, green = m.surface('carrot-whole', tone, rough=.35, coat=.3), m.leaf('carrot-green', *GREEN)

    def build():
        n = 22
        b = Builder().tube([(bend * math.sin(i / n * 4), -.034 + .068 * i / (n - 1), 0) for i in range(n)], [.0076 * (1 - .80 * (i / (n - 1)) ** 1.4) for i in range(n)], body, 22)
        for s in (-1, 0, 1):
            b.tube([(0, -.033, 0), (.0018 * s, -.040, .002), (.0052 * s, -.048 + .002 * abs(s), .005)], [.0015, .0012, .0006], green, 8)
        return b
    put(cached(f'carrot-{bend}', build), (at[0], at[1], at[2] + .0075 * size), (0, 0, turn), size)


def potato(at, seed=1, size=1.0, tone=(.68, .50, .24)):
    """A small potato, plain and smooth."""
    skin = m.surface('potato-skin', tone, rough=.5)
    put(cached(f'potato-{seed % 4}', lambda: Builder().blob((0, 0, .0150), (.0165, .0220, .0150), skin, seed % 4 + 1, .09, 1.1, 3, octaves=2)), at, (.25 * math.sin(seed), .2 * math.cos(seed), seed * 1.3), size)


def disc_slice(at, radius, thick, top, side, rot=(0, 0, 0)):
    """A round slice with a rim of another material: courgette, aubergine, apple, mozzarella."""
    put(cached(f'disc-{top.name}-{side.name}-{radius}-{thick}', lambda: Builder().lathe([(0, 0), (radius, 0), (radius * 1.02, thick * .5), (radius * .985, thick)], side, 64).lathe(
        [(radius * .985, thick), (radius * .90, thick * 1.04), (0, thick * 1.04)], top, 64)), at, rot)


def grapes(at, count=16, seed=1, size=.0078):
    """A small bunch of grapes with its stalk."""
    rng = random.Random(seed)
    for k in range(count):
        row, t = k % 3, k / count
        x, y = (row - 1) * size * 1.5 * (1 - t * .7) + rng.uniform(-.001, .001), t * size * 7
        models.ball((at[0] + x, at[1] - y, at[2] + size * (1 + .9 * ((k // 3) % 2) * (1 - t))), size, 'grape', (.30, .22, .26))
    put(Builder().tube([(0, 0, size * 2), (.001, .012, size * 2.2), (.006, .022, size * 2.6)], [.0014, .0011, .0016], m.surface('vine', (.30, .22, .12)), 8), at)
