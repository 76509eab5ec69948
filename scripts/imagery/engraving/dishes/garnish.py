"""Leaves, flakes and other parts that an engraving needs larger and clearer than a photograph does."""
import math
import random

from mathutils import Vector

from lib import food as f
from lib import materials as m
from lib.mesh import Builder, cached, jitter, put, settle, transform

GREEN = ((.05, .15, .03), (.05, .15, .03))


def halves(name):
    """The two sides of a leaf: the border between them is its midrib."""
    return m.leaf(f'{name}-left', *GREEN), m.leaf(f'{name}-right', *GREEN)


def banded(b, surface, nu, nv, materials, band, closed=False):
    """A sheet whose faces take the material that `band(u, v)` numbers: their borders become drawn lines."""
    rows = nu if closed else nu + 1
    verts = [surface(i / nu, j / nv) for i in range(rows) for j in range(nv + 1)]
    faces = [[] for _ in materials]
    for i in range(nu):
        for j in range(nv):
            a, c = i * (nv + 1) + j, ((i + 1) % rows) * (nv + 1) + j
            faces[int(band((i + .5) / nu, (j + .5) / nv)) % len(materials)].append((a, c, c + 1, a + 1))
    for material, own in zip(materials, faces):
        if own:
            b.part(verts, own, material)
    return b


def blade(name, length, width, teeth=0.0, lobes=0.0, tip=.8):
    """One leaf along +Y with a bent midrib."""
    def build():
        def surface(u, v):
            w = (u - .5) * 2
            half = width / 2 * math.sin(math.pi * min(1, v ** tip * .97 + .02)) ** .8
            half *= 1 + teeth * (abs((v * 7) % 1 - .5) - .25) + lobes * math.cos(v * math.tau * 2.5)
            return (w * half, v * length, length * (.16 * math.sin(math.pi * v) + .10 * abs(w) * (1 - v) - .12 * v * v))
        return banded(Builder(), surface, 10, 24, halves(name), lambda u, v: u > .5)
    return cached(f'blade-{name}', build)


def sprig(at, size=1.0, turn=0.0, kind='basil', count=4, seed=1):
    """A few leaves that spread from one point: basil, mint, parsley or a single bay leaf."""
    shape = {'basil': (.036, .022, 0, 0), 'mint': (.030, .016, .45, 0), 'parsley': (.024, .020, .7, .28), 'bay': (.046, .014, 0, 0), 'lovage': (.030, .026, .6, .35),
             'rocket': (.052, .015, .2, .45), 'spinach': (.05, .032, 0, 0), 'coriander': (.020, .019, .6, .32), 'sage': (.044, .016, .1, 0)}[kind]
    leaf, rng = blade(kind, *shape), random.Random(seed)
    z = settle([at], .05)[0]
    for k in range(count):
        put(leaf, (at[0], at[1], z + .0012), (rng.uniform(.10, .42), rng.uniform(-.2, .2), turn + k * math.tau / max(count, 1) + rng.uniform(-.3, .3)), size * rng.uniform(.8, 1.08))


def leaf(at, size=1.0, rot=(0, 0, 0), kind='basil'):
    """One leaf as it lies."""
    shape = {'basil': (.036, .022, 0, 0), 'lamb': (.036, .017, 0, 0), 'spinach': (.05, .032, 0, 0), 'bay': (.046, .014, 0, 0), 'rocket': (.052, .015, .2, .45),
             'romaine': (.085, .040, .15, 0), 'oak': (.062, .034, .3, .5)}[kind]
    put(blade(kind, *shape), at, rot, size)


def salad(at, radius=.05, count=14, seed=1, kinds=('oak', 'romaine', 'rocket'), height=.03, size=.8):
    """Leaves heaped loosely."""
    rng = random.Random(seed)
    for k in range(count):
        turn, share = k * 2.4 + rng.uniform(-.3, .3), 1 - k / count
        r = radius * share * .55
        leaf((at[0] + math.cos(turn) * r, at[1] + math.sin(turn) * r, at[2] + height * (1 - share)), size * rng.uniform(.75, 1.05),
             (rng.uniform(.05, .35) + .5 * (1 - share), rng.uniform(-.25, .25), turn - math.pi / 2), rng.choice(kinds))


def stalks(at, count=3, length=.07, turn=0.0, fan=.3, radius=.0011):
    """Chives laid across, a little fanned."""
    green = m.leaf('stalk', *GREEN)
    for k in range(count):
        put(cached(f'stalk-{length}-{radius}', lambda: Builder().tube([(0, (i / 8 - .5) * length, .004 * math.sin(math.pi * i / 8)) for i in range(9)],
                                                                     [radius] * 7 + [radius * .8, radius * .3], green, 8)), at, (.05 * k, 0, turn + fan * (k - (count - 1) / 2)))


def needles(at, size=1.0, turn=0.0, tilt=.06, seed=1):
    """A twig of rosemary with few, clear needles."""
    green, wood = m.leaf('needle', *GREEN), m.surface('twig', (.2, .15, .1))

    def build():
        b = Builder().tube([(0, i / 8 * .07, 0) for i in range(9)], .0012, wood, 6)
        for k in range(26):
            t, side = k / 26, (-1) ** k
            reach, rise = .015 * (1.1 - .5 * t), .004 * math.sin(k * 2.1) + .003
            b.tube([(0, .004 + t * .066, 0), (side * reach * .6, .010 + t * .066, rise * .7), (side * reach, .018 + t * .066, rise)], [.0009, .0013, .0003], green, 6)
        return b
    put(cached('needles', build), (at[0], at[1], settle([at], .05)[0] + .002), (tilt, 0, turn), size)


def thyme(at, size=1.0, turn=0.0):
    """A twig with pairs of tiny leaves."""
    green, wood = m.leaf('thyme', *GREEN), m.surface('twig', (.2, .15, .1))

    def build():
        b = Builder().tube([(.004 * math.sin(i * .6), i / 8 * .06, 0) for i in range(9)], .0008, wood, 6)
        for k in range(18):
            t, side = k / 18, (-1) ** k
            b.blob((side * .0042 + .004 * math.sin(t * 4.8), .005 + t * .057, .001), (.0034, .0019, .0008), green, 1, 0, 1, 2, (0, 0, side * .5))
        return b
    put(cached('thyme', build), (at[0], at[1], settle([at], .05)[0] + .0015), (.04, 0, turn), size)


def dill(at, size=1.0, turn=0.0, tilt=.1):
    """A frond of dill, drawn with few threads."""
    green = m.leaf('dill', *GREEN)

    def build():
        b = Builder().tube([(0, i / 8 * .045, .002 * math.sin(i)) for i in range(9)], .0007, green, 6)
        for k in range(12):
            side, y = (-1) ** k, .008 + k * .0031
            reach = .013 * (1 - .5 * k / 12)
            b.tube([(0, y, 0), (side * reach, y + reach, .002)], [.0006, .0004], green, 5)
            for j in (.45, .75):
                b.tube([(side * reach * j, y + reach * j, .001), (side * reach * (j + .1), y + reach * (j + .55), .003)], [.0005, .0003], green, 5)
        return b
    put(cached('dill-frond', build), (at[0], at[1], settle([at], .05)[0] + .0012), (tilt, 0, turn), size)


def sprouts(at, count=6, spread=.012, size=1.2, seed=1):
    """Cress with round seed leaves, few enough to be told apart."""
    green, rng = m.leaf('sprout', *GREEN), random.Random(seed)

    def build(bend):
        points = [(bend * (i / 6) ** 2 * .012, 0, i / 6 * .020) for i in range(7)]
        b = Builder().tube(points, .0006, green, 6)
        for s in (-1, 1):
            b.blob((points[-1][0] + s * .0040, 0, .021), (.0040, .0026, .0008), green, 1, 0, 1, 2, (0, s * -.35, 0))
        return b
    for k in range(count):
        x, y = at[0] + rng.gauss(0, spread * .5), at[1] + rng.gauss(0, spread * .5)
        put(cached(f'sprout-{k % 3}', lambda k=k: build((k % 3 - 1) * .8)), (x, y, settle([(x, y, at[2])], .04)[0] - .001),
            (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)), size * rng.uniform(.8, 1.1))


def fish(at, size=(.105, .044, .020), rot=0.0, flakes=9, tone=(.72, .42, .28), skin=None, name='salmon', tilt=0.0):
    """A fillet with a curved back; slanting flakes, or skin scored by the knife, are drawn as lines."""
    one, two = m.surface(f'{name}-flake', tone, rough=.4), m.surface(f'{name}-flake-2', tone, rough=.4)
    scored = m.surface(f'{name}-skin', skin, rough=.3) if skin else None
    dark = m.surface(f'{name}-skin-2', tuple(c * .55 for c in skin), rough=.3) if skin else None

    def build():
        def surface(u, v):
            a = u * math.tau
            taper = math.sin(math.pi * min(1, .12 + .80 * v)) ** .5
            x = math.copysign(abs(math.cos(a)) ** .75, math.cos(a))
            z = math.copysign(abs(math.sin(a)) ** .8, math.sin(a))
            return (x * size[1] / 2 * taper, (v - .5) * size[0], (1 + z) * size[2] / 2 * (.55 + .45 * taper))

        def band(u, v):
            side = abs(u - .25) * 2
            if scored and side < .36:
                return 2 + ((v * flakes + side * .9) % 1 < .22)
            return (v * flakes + side * 2.4) % 2 > 1
        return banded(Builder(), surface, 72, 120, [one, two, *([scored, dark] if skin else [])], band, closed=True)
    put(cached(f'fish-{name}-{size}', build), at, (tilt, 0, rot))


def jus(at, radius=.03, seed=1, stretch=(1.3, .8), rot=.3, name='jus', tone=(.10, .03, .012), accent=True):
    """A puddle of sauce with an uneven edge; the plate's accent."""
    sauce = m.liquid(f'sauce-{name}', tone, .9)
    sauce['accent'] = accent
    profile = [(radius, 0), (radius * .98, .0011), (radius * .92, .0017), (0, .0018)]
    put(Builder().lathe(profile, sauce, 96, wobble=.22, seed=seed), at, (0, 0, rot), (*stretch, 1))
    return sauce


def dots(spots, size=.004, name='dot', tone=(.10, .03, .012), accent=True):
    """Drops of sauce set one by one."""
    sauce = m.liquid(f'sauce-{name}', tone, .9)
    sauce['accent'] = accent
    drop = cached(f'drop-{name}', lambda: Builder().lathe([(1, 0), (.95, .3), (.75, .5), (0, .6)], sauce, 24))
    for k, (x, y, z) in enumerate(spots):
        put(drop, (x, y, settle([(x, y, z)], .03)[0]), (0, 0, 0), size * (1, .72, .85)[k % 3])


def accent(material):
    """Marks a material as the plate's flat second colour."""
    material['accent'] = True
    return material


def cream(name='cream'):
    return m.surface(f'{name}-smooth', (.80, .74, .62), rough=.3)


def mound(at, radius, height, material, seed=1, folds=.0, steps=64):
    """A heap with a soft, uneven skin: purée, cream, cabbage."""
    def surface(u, v):
        a = u * math.tau
        r = radius * v * (1 + jitter(seed, (math.cos(a), math.sin(a), 0), .07, 1.2))
        z = height * (1 - v ** 2.2) + folds * math.sin(a * 3 + v * 16) * math.sin(math.pi * v)
        return (math.cos(a) * r, math.sin(a) * r, z + .0006)
    put(Builder().sheet(surface, steps, 26, material, closed=True), at)


def place(parent_at, turn, local):
    """A point given in the plate's own turned frame."""
    q = transform(parent_at, (0, 0, turn)) @ Vector(local)
    return (q.x, q.y, q.z)


BREAD = ((.50, .36, .20), (.62, .48, .30))


def toast(at, rot=(0, 0, 0), size=(.062, .042), thick=.011, seed=1):
    """A slice of bread: dark crust, pale crumb, nothing printed on it."""
    crust, crumb = m.surface('crust-plain', (.22, .11, .04), rough=.7), m.surface('crumb-plain', (.74, .62, .44), rough=.9)

    def build():
        outline = []
        for i in range(56):
            a = math.tau * i / 56
            k = 1 + jitter(seed, (math.cos(a), math.sin(a), 0), .06, 1.3)
            outline.append((math.cos(a) * size[0] / 2 * k, math.sin(a) * size[1] / 2 * k * (1 if math.sin(a) > 0 else .84)))
        b = Builder().slab(outline, thick, crust, bevel=.0014, top=crumb)
        return b.slab([(x * .90, y * .86) for x, y in outline], .0004, crumb, transform((0, 0, thick)))
    put(cached(f'toast-{size}-{thick}-{seed % 3}', build), at, rot)


def wedge_of_lemon(at, rot=(0, 0, 0), size=.022, kind='lemon'):
    f.lemon_slice(at, rot, size, kind)
